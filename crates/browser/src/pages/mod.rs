//! Everything around a table: the start page, a new table, replays, the table inside the page, the
//! first game and the rules.

mod api;
mod go;
mod help;
mod home;
mod lesson;
mod offline;
mod replay;
mod seats;
mod setup;
mod shelf;
mod shell;
mod sitting;
mod start;
mod still;
mod trouble;
mod workshop;

pub use go::Go;
pub use help::{Help, RulesText};
pub use home::keep_for_offline;
pub use lesson::Lesson;
pub use offline::Offline;
pub use replay::{ReplayOfRecord, ReplayOfTable};
pub use setup::Setup;
pub use start::Start;
pub use workshop::WorkshopPage;
