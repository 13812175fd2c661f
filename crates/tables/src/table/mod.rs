//! One table: a task that owns its match, takes what the clients want, stores what happens and
//! tells everybody.
//!
//! What any table does, also one inside a page, is `table_core`; here is what only a server needs:
//! the log (`entry`), what follows from it (`folded_log`) and who is connected.
//!
//! A file is a role: [`task`](self) runs the table, `hearing` takes what clients say, `seating`
//! seats people, `listing` says what strangers may find, `mixing` lets them add to the dice, `playing` takes decisions, `undoing` takes them back, `absence` looks after empty
//! seats, `ending` lets people resign and play again, `talking` carries words, `thinking` lets bots
//! think, `telling` says to each audience what it may know, `announcing` what has happened, `sights`
//! how little of a look is news to whom, by `changes` between two texts; `delayed` is what strangers are told later. What people have asked for and
//! is not settled is kept by `wishes`, and by when somebody has to look at its clocks by `deadline`. Where several servers share the store, `following` takes in what others write,
//! `neighbours` and `others` know who is connected there, and `errands` lets bots think elsewhere.

mod absence;
mod announced;
mod announcing;
mod changes;
mod deadline;
mod delayed;
mod ending;
mod entry;
mod errands;
mod folded_log;
mod following;
mod guests;
mod hearing;
mod history;
mod listing;
mod mixing;
mod neighbours;
mod others;
mod pace;
mod place;
mod playing;
mod seating;
mod sights;
mod talking;
mod task;
mod telling;
mod thinking;
mod timekeeper;
mod undoing;
mod wishes;
mod written;

pub use entry::{Entry, Stored};
pub use folded_log::FoldedLog;
pub use guests::{Greeting, Outbox, Outgoing};
pub use place::{Sitter, check_plan};
pub use seating::Newcomer;
pub use task::{Command, GuestId, start};
pub(crate) use telling::{refused, text};
pub use written::record_as_written;
