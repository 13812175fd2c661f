//! The table on this side of the wire, and everything of the page that needs no browser.
//!
//! - [`Guest`]: what a client knows of a table, folded from what the server says.
//! - [`Keepsake`]: what it keeps of the dice, and adds to them; [`DiceOrigin`]: who had a hand in them.
//! - [`Outbox`]: decisions on their way, kept until they are answered.
//! - [`LocalTable`]: a table inside the page itself. It speaks the same frames as the server, so
//!   that a page cannot tell the two apart.
//! - [`Replay`]: a finished record, step by step, through anybody's eyes.
//! - [`PuzzleTable`]: a table at which somebody looks for the best decision.
//! - [`Teaching`]: what a teacher is asked, step by step.
//! - [`Placed`]: a position that somebody brought, set up on this device.
//! - [`Chart`]: points over time as lines to draw.
//! - [`Route`]: which page an address means.
//! - [`base64url`]: bytes inside an address.
//! - [`Camera`] and [`next_that_way`]: where a person looks, and what lies beside it.
//!
//! No clock, socket or random source: who uses it brings them.

pub mod base64url;
mod camera;
mod chart;
mod compass;
mod diary;
mod fairness;
mod guest;
mod keepsake;
mod lobby;
mod local;
mod outbox;
mod placed;
mod puzzle_table;
mod rematch;
mod replay;
mod route;
#[cfg(test)]
mod samples;
mod teaching;

pub use camera::{Camera, Detail, Frame, ScreenPoint};
pub use chart::Chart;
pub use compass::{Way, next_that_way};
pub use diary::{Happening, Logged};
pub use fairness::{DiceOrigin, Hands, Memory};
pub use guest::{Guest, Known, LogEdition, News};
pub use keepsake::{Keepsake, Mismatch, Recalled};
pub use lobby::{LobbyRow, LobbyRows, table_of_the_hour};
pub use local::{BotTask, Entropy, Kept, LocalFault, LocalTable, Plan, Purpose, think};
pub use outbox::Outbox;
pub use placed::Placed;
pub use puzzle_table::{PuzzleFault, PuzzleNews, PuzzleTable};
pub use rematch::Rematch;
pub use replay::{Checked, Instead, Replay, ReplayError};
pub use route::Route;
pub use table_core::Start;
pub use teaching::{TeacherAnswer, TeacherQuestion, TeacherTask, Teaching};
