//! The line to a table with a puzzle: no bot thinks there, and what is wrong is not played.

use std::cell::RefCell;
use std::rc::Rc;

use client::{PuzzleNews, PuzzleTable};
use leptos::task::spawn_local;
use wire::{ClientFrame, PROTOCOL, Reads, ServerFrame};

use crate::games::now_ms;
use crate::link::{Ear, Line, LinkState};

/// The line to a table with a puzzle.
pub struct PuzzleLine {
    table: Rc<RefCell<PuzzleTable>>,
    ear: Ear,
    /// Told what somebody did.
    tell: Rc<dyn Fn(PuzzleNews)>,
}

impl PuzzleLine {
    /// Sits down at the table.
    pub fn to(
        table: Rc<RefCell<PuzzleTable>>,
        ear: Ear,
        tell: impl Fn(PuzzleNews) + 'static,
    ) -> PuzzleLine {
        let line = PuzzleLine { table, ear, tell: Rc::new(tell) };
        line.greet_again();
        line
    }
}

impl Line for PuzzleLine {
    /// As over a socket, the answer comes later: whoever sends has finished by then.
    fn send(&self, frame: ClientFrame) {
        let (table, ear, tell) = (self.table.clone(), self.ear, self.tell.clone());
        spawn_local(async move {
            let (frames, news) = table.borrow_mut().hear(frame, now_ms());
            say(ear, frames);
            news.into_iter().for_each(|news| tell(news));
        });
    }

    fn greet_again(&self) {
        self.ear.is(LinkState::Open);
        self.send(ClientFrame::Hello {
            protocol: PROTOCOL,
            key: None,
            last: None,
            reads: Reads::ALL,
            shares: false,
        });
    }
}

/// Tells the page what came of it.
pub fn say(ear: Ear, frames: Vec<ServerFrame>) {
    frames.into_iter().for_each(|frame| ear.tell(frame));
}
