//! A table inside the page itself.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use bots::Thought;
use client::{BotTask, LocalTable, Purpose};
use leptos::prelude::set_timeout;
use leptos::task::spawn_local;
use wire::{ClientFrame, PROTOCOL, Reads, ServerFrame};

use super::thinker::Thinker;
use super::{Ear, Line, LinkState};
use crate::games::now_ms;

/// A bot takes at least so long for a decision, or nobody could follow what it does.
const PACE_MS: u64 = 450;

/// A table that the page looks into while it is being played at.
pub type SharedTable = Rc<RefCell<LocalTable>>;

/// A table inside the page itself, its bots included.
pub struct LocalLine(Rc<Parlour>);

struct Parlour {
    table: SharedTable,
    ear: Ear,
    /// Told whenever something happened, so that it survives a reload.
    keep: Box<dyn Fn(&LocalTable)>,
    thinker: Thinker,
    /// Whether a bot thinks.
    thinking: Cell<bool>,
}

impl LocalLine {
    /// Sits down at the table; `keep` is told whenever something happened there.
    pub fn to(table: SharedTable, ear: Ear, keep: impl Fn(&LocalTable) + 'static) -> LocalLine {
        let thinker = Thinker::start();
        let keep = Box::new(keep);
        let thinking = Cell::new(false);
        let line = LocalLine(Rc::new(Parlour { table, ear, keep, thinker, thinking }));
        line.greet_again();
        line
    }
}

impl Line for LocalLine {
    /// As over a socket, the answer comes later: whoever sends has finished by then.
    fn send(&self, frame: ClientFrame) {
        let client = Rc::downgrade(&self.0);
        spawn_local(async move {
            if let Some(client) = client.upgrade() {
                let frames = client.table.borrow_mut().hear(frame, now_ms());
                client.tell(frames);
            }
        });
    }

    fn greet_again(&self) {
        self.0.ear.is(LinkState::Open);
        self.send(ClientFrame::Hello {
            protocol: PROTOCOL,
            key: None,
            last: None,
            reads: Reads::ALL,
            shares: false,
        });
    }
}

impl Parlour {
    fn tell(self: &Rc<Parlour>, frames: Vec<ServerFrame>) {
        (self.keep)(&self.table.borrow());
        frames.into_iter().for_each(|frame| self.ear.tell(frame));
        self.let_bot_think();
    }

    fn let_bot_think(self: &Rc<Parlour>) {
        let task = self.table.borrow().task();
        let Some(task) = task.filter(|_| !self.thinking.replace(true)) else { return };
        let client = Rc::downgrade(self);
        spawn_local(async move {
            let Some(client) = client.upgrade() else { return };
            let began_ms = now_ms();
            let thought = client.thinker.ask(&task).await;
            let pause = match task.purpose {
                Purpose::Hint => 0,
                Purpose::Decision => PACE_MS.saturating_sub(now_ms() - began_ms),
            };
            let client = Rc::downgrade(&client);
            let take = move || {
                if let Some(client) = client.upgrade() {
                    client.take(&task, thought);
                }
            };
            set_timeout(take, Duration::from_millis(pause));
        });
    }

    fn take(self: &Rc<Parlour>, task: &BotTask, thought: Thought) {
        self.thinking.set(false);
        let frames = self.table.borrow_mut().thought(task, thought, now_ms());
        self.tell(frames);
    }
}
