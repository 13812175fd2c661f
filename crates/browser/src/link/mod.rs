//! Where frames go and come from: a server's socket, or a table in the page itself.
//!
//! A room talks to a [`Link`] and cannot tell which [`Line`] is behind it. The line is given an
//! [`Ear`] to put what it hears into; what comes before anybody listens waits there.

pub mod keys;
mod lobby;
mod local;
mod socket;
mod thinker;
mod tutor;
mod worker;

use std::rc::Rc;

use leptos::prelude::*;
use wire::{ClientFrame, ServerFrame};

pub use lobby::LobbyLine;
pub use local::{LocalLine, SharedTable};
pub use socket::Socket;
pub use thinker::do_task;
pub use tutor::{Tutor, pause};

/// How the line is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkState {
    /// Nothing has been heard yet.
    Connecting,
    /// Frames go both ways.
    Open,
    /// It broke; it is being mended.
    Lost,
    /// The other side closed it for good, and said why.
    Closed {
        /// The stable word for the reason.
        code: String,
    },
}

/// What carries frames to a table.
pub trait Line {
    /// Sends a frame. What matters is kept and sent again until it is answered.
    fn send(&self, frame: ClientFrame);

    /// Greets the table anew and asks for everything: what we know has a hole.
    fn greet_again(&self);
}

/// Where a line puts what it hears, and how it is.
#[derive(Clone, Copy)]
pub struct Ear {
    listener: StoredValue<Listener, LocalStorage>,
    state: RwSignal<LinkState>,
}

enum Listener {
    Waiting(Vec<ServerFrame>),
    Listening(Rc<dyn Fn(ServerFrame)>),
}

impl Ear {
    /// A frame came.
    pub fn tell(self, frame: ServerFrame) {
        let listening = self.listener.try_with_value(|listener| match listener {
            Listener::Waiting(_) => None,
            Listener::Listening(hear) => Some(hear.clone()),
        });
        match listening {
            // The room is gone, and nobody wants to know.
            None => {}
            Some(Some(hear)) => hear(frame),
            Some(None) => self.listener.update_value(|listener| {
                if let Listener::Waiting(frames) = listener {
                    frames.push(frame);
                }
            }),
        }
    }

    /// The line is like this now.
    pub fn is(self, state: LinkState) {
        self.state.try_set(state);
    }
}

/// The way to a table, for everything in a room.
#[derive(Clone, Copy)]
pub struct Link {
    line: StoredValue<Rc<dyn Line>, LocalStorage>,
    ear: Ear,
}

impl Link {
    /// A link over the line that `connect` lays, given its ear.
    pub fn new<L: Line + 'static>(connect: impl FnOnce(Ear) -> L) -> Link {
        let listener = StoredValue::new_local(Listener::Waiting(Vec::new()));
        let ear = Ear { listener, state: RwSignal::new(LinkState::Connecting) };
        let line: Rc<dyn Line> = Rc::new(connect(ear));
        Link { line: StoredValue::new_local(line), ear }
    }

    /// Sends a frame.
    pub fn send(self, frame: ClientFrame) {
        self.line.get_value().send(frame);
    }

    /// Asks for everything anew.
    pub fn greet_again(self) {
        self.line.get_value().greet_again();
    }

    /// Listens from now on, beginning with what came before.
    pub fn listen(self, hear: impl Fn(ServerFrame) + 'static) {
        let hear: Rc<dyn Fn(ServerFrame)> = Rc::new(hear);
        let mut before = Listener::Listening(hear.clone());
        self.ear.listener.update_value(|listener| std::mem::swap(listener, &mut before));
        if let Listener::Waiting(frames) = before {
            frames.into_iter().for_each(|frame| hear(frame));
        }
    }

    /// How the line is, tracked.
    pub fn state(self) -> LinkState {
        self.ear.state.get()
    }
}
