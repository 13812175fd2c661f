//! Work that is handed to whoever has time: a bot's decision about one version of a match. Done twice it counts
//! once, since the log takes one of them; not done at all, whoever handed it out does it.

use std::future::Future;
use std::pin::Pin;

use bytes::Bytes;
use game::Seat;
use serde::{Deserialize, Serialize};

use super::Topic;

/// How urgent an errand is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lane {
    /// Somebody waits for it.
    Live,
    /// Nobody is connected who does.
    Unwatched,
    /// Somebody would like to see a match judged.
    Review,
    /// Nobody waits: puzzles are looked for.
    Mining,
}

impl Lane {
    /// Decisions of bots, the most urgent first.
    pub const DECISIONS: &[Lane] = &[Lane::Live, Lane::Unwatched];

    /// What can wait, in the order in which it is done.
    pub const CHORES: &[Lane] = &[Lane::Review, Lane::Mining];

    /// How many there are.
    pub(super) const COUNT: usize = Lane::DECISIONS.len() + Lane::CHORES.len();

    /// What it is called where errands wait.
    pub fn name(self) -> &'static str {
        match self {
            Lane::Live => "live",
            Lane::Unwatched => "unwatched",
            Lane::Review => "review",
            Lane::Mining => "mining",
        }
    }
}

/// Something that is done some time later.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// An errand that somebody has taken.
pub struct Errand {
    pub text: Bytes,
    pub receipt: Box<dyn Receipt>,
}

/// Whoever has taken an errand says how it goes. Dropped without a word, another takes it after a while.
pub trait Receipt: Send + Sync {
    /// It is still under way.
    fn hold(&self) -> Later<'_, ()>;

    /// It is done, or need not be done.
    fn done(self: Box<Self>) -> Later<'static, ()>;
}

/// A bot is to decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Task {
    v: u32,
    /// The table's id: whoever works reads its log.
    pub table: String,
    pub seat: Seat,
    /// About which version of the match.
    pub version: u64,
}

/// The version of tasks. Later ones are left to others.
const VERSION: u32 = 1;

impl Task {
    pub fn new(table: &str, seat: Seat, version: u64) -> Task {
        Task { v: VERSION, table: table.to_owned(), seat, version }
    }

    /// By this name it is known where it was handed out twice.
    pub fn name(&self) -> String {
        format!("{}.{}.{}", Topic::table(&self.table), self.version, self.seat)
    }

    pub fn write(&self) -> Option<Bytes> {
        serde_json::to_vec(self).ok().map(Bytes::from)
    }

    /// Reads what was handed out; nothing where it is of a later program, or no task.
    pub fn read(text: &[u8]) -> Option<Task> {
        let task: Task = serde_json::from_slice(text).ok()?;
        (task.v <= VERSION).then_some(task)
    }
}

/// Something is to be done with a match that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Chore {
    v: u32,
    pub what: What,
    /// The table's id.
    pub table: String,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum What {
    Review,
    Mining,
}

impl What {
    /// Where it waits.
    pub fn lane(self) -> Lane {
        match self {
            What::Review => Lane::Review,
            What::Mining => Lane::Mining,
        }
    }
}

impl Chore {
    pub fn new(what: What, table: &str) -> Chore {
        Chore { v: VERSION, what, table: table.to_owned() }
    }

    /// By this name it is known where it was handed out twice.
    pub fn name(&self) -> String {
        format!("{}.{}", Topic::table(&self.table), self.what.lane().name())
    }

    pub fn write(&self) -> Option<Bytes> {
        serde_json::to_vec(self).ok().map(Bytes::from)
    }

    /// Reads what was handed out; nothing where it is of a later program, or no chore.
    pub fn read(text: &[u8]) -> Option<Chore> {
        let chore: Chore = serde_json::from_slice(text).ok()?;
        (chore.v <= VERSION).then_some(chore)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_task_arrives_as_it_was_handed_out_and_its_name_tells_no_secret() {
        let task = Task::new("bcdfghjkmnpqrstvwxyz", Seat::FIRST, 7);
        let text = task.write().unwrap();
        assert_eq!(Task::read(&text), Some(task.clone()));
        assert!(task.name().ends_with(".7.0") && !task.name().contains("bcdf"));
        let later = String::from_utf8(text.to_vec()).unwrap().replace("\"v\":1", "\"v\":2");
        assert_eq!((Task::read(later.as_bytes()), Task::read(b"no task")), (None, None));
        let chore = Chore::new(What::Review, "bcdfghjkmnpqrstvwxyz");
        assert_eq!(Chore::read(&chore.write().unwrap()), Some(chore.clone()));
        assert!(chore.name().ends_with(".review") && !chore.name().contains("bcdf"));
        assert_eq!((Chore::read(&text), Task::read(&chore.write().unwrap())), (None, None));
    }
}
