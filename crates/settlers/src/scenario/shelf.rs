//! The scenarios of the book, embedded, and their boards, built once.

use std::sync::{Arc, OnceLock};

use crate::board::Board;

macro_rules! shelf {
    ($($id:literal),* $(,)?) => {
        /// The scenarios of the house, the base island first.
        pub const IDS: &[&str] = &[$($id),*];

        const TEXTS: &[&str] = &[
            $(include_str!(concat!("../../data/", $id, ".toml"))),*
        ];

        static BOARDS: [OnceLock<Arc<Board>>; IDS.len()] =
            [const { OnceLock::new() }; IDS.len()];
    };
}

shelf![
    "base",
    "new-shores",
    "four-islands-3",
    "four-islands-4",
    "oceania-3",
    "oceania-4",
    "desert-3",
    "desert-4",
    "new-world-3",
    "new-world-4",
    "great-crossing-4",
    "greater-catan-4",
];

/// The file of a scenario of the house.
pub fn text(id: &str) -> Option<&'static str> {
    IDS.iter().position(|known| *known == id).map(|at| TEXTS[at])
}

/// The board of a scenario of the house.
pub fn board(id: &str) -> Option<Arc<Board>> {
    let at = IDS.iter().position(|known| *known == id)?;
    let read = || Arc::new(super::read(TEXTS[at]).expect("the house has no mistakes in its files"));
    Some(Arc::clone(BOARDS[at].get_or_init(read)))
}
