//! The level of a bot, as the server refuses what is none.

pub use bots::{BadLevel, CARETAKER, Level, Thinking};

use crate::refusal::Refusal;

impl From<BadLevel> for Refusal {
    fn from(BadLevel { level }: BadLevel) -> Refusal {
        Refusal::BadLevel { level }
    }
}
