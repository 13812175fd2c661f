//! The games that are played here. The server knows them by name only; the program that starts
//! it says which there are.

pub use bots::{Playable, Registry, UnknownGame};
pub use teacher::Teachers;

use crate::refusal::Refusal;

impl From<UnknownGame> for Refusal {
    fn from(UnknownGame { name }: UnknownGame) -> Refusal {
        Refusal::UnknownGame { name }
    }
}
