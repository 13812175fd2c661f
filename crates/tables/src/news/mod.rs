//! What servers of one store tell each other about their tables: a small trait, and three ways to do it.
//!
//! The log is the truth, and nothing here is: a letter may be lost, come twice or late. Who missed one finds out
//! from the next, from a conflict, or by asking the store (`table::following`).

mod address;
mod alone;
mod errand;
mod letter;
mod memory;
mod nats;
mod nats_work;
mod topic;

pub use address::{BadNatsAddress, NatsAddress, NatsText};
pub use alone::Alone;
pub use errand::{Errand, Lane, Later, Receipt};
pub use memory::{MemoryNews, PostOffice};
pub use nats::{NatsError, NatsNews};
pub use topic::Topic;

pub(crate) use errand::{Chore, Task, What};
pub(crate) use letter::{AtTable, Letter, Node, OfLobby, OfNode, Postmark, Standing};

use std::pin::Pin;

use bytes::Bytes;
use futures_util::stream::{self, Stream, StreamExt};
use tokio::sync::watch;

/// The way from node to node.
pub trait News: Send + Sync + 'static {
    /// Is there nobody to tell anything?
    fn is_alone(&self) -> bool {
        false
    }

    /// Sends a letter to all others. Nobody waits for it.
    fn publish(&self, topic: &Topic, letter: Bytes);

    /// What others send on this topic, from when it says [`Heard::Listening`] until it is dropped.
    fn listen(&self, topic: &Topic) -> Hearing;

    /// How the line to the others is.
    fn line(&self) -> watch::Receiver<Line>;

    /// Hands an errand out to whoever has time. Nobody waits for it, and what has the same name counts as one.
    fn hand_out(&self, _lane: Lane, _name: String, _errand: Bytes) {}

    /// Waits for an errand of these lanes, which are all of [`Lane::DECISIONS`] or of [`Lane::CHORES`].
    fn take_errand(&self, _lanes: &'static [Lane]) -> Later<'_, Errand> {
        Box::pin(std::future::pending())
    }

    /// Sends what is still under way.
    fn close(&self) -> Later<'_, ()> {
        Box::pin(std::future::ready(()))
    }
}

/// How the line to the other nodes is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Line {
    pub is_up: bool,
    /// How often it came up.
    pub connected: u64,
    /// How often something that others sent came faster than it was read, and was thrown away.
    pub overrun: u64,
}

/// What is heard on a topic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// From here on letters arrive.
    Listening,
    Letter(Bytes),
}

/// An ear on a topic; dropped, it hears nothing more.
pub struct Hearing(Pin<Box<dyn Stream<Item = Heard> + Send>>);

impl Hearing {
    /// Hears these, and nothing after them.
    pub fn of(heard: impl Stream<Item = Heard> + Send + 'static) -> Hearing {
        Hearing(Box::pin(heard))
    }

    /// Never hears anything.
    pub fn nothing() -> Hearing {
        Hearing::of(stream::pending())
    }

    /// What comes next. It waits for ever where nothing more can come.
    pub async fn next(&mut self) -> Heard {
        match self.0.next().await {
            Some(heard) => heard,
            None => std::future::pending().await,
        }
    }
}
