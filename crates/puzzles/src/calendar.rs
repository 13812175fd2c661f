//! Which puzzle is the one of a day: the same for everybody who has the same collection.

use crate::collection::{Collection, Entry};

/// Milliseconds of a day.
const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// Puzzles harder than this are none for every day.
const RATING_MOST: u32 = 1900;

/// Days, counted from the first of January 1970 in universal time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Calendar {
    /// The number of the day.
    pub day: u64,
}

impl Calendar {
    /// The day of this moment, in milliseconds of universal time.
    pub fn at(ms: u64) -> Calendar {
        Calendar { day: ms / DAY_MS }
    }

    /// The puzzle of the day; `None` where there are none. Games take turns, and with each of them all its
    /// puzzles that are not too hard, in an order that looks like none.
    pub fn puzzle(self, collection: &Collection) -> Option<Entry<'_>> {
        let games = collection.games();
        let game = games.get((self.day % games.len().max(1) as u64) as usize)?;
        let of_game = |easy: bool| -> Vec<Entry<'_>> {
            let entries = collection.entries().filter(|entry| entry.source.game == *game);
            entries.filter(|entry| !easy || entry.puzzle.rating <= RATING_MOST).collect()
        };
        let mut entries = of_game(true);
        if entries.is_empty() {
            entries = of_game(false);
        }
        // By name, which says nothing, so that neighbours are not of the same match.
        entries.sort_by(|a, b| a.puzzle.id.cmp(&b.puzzle.id));
        let round = self.day / games.len() as u64;
        entries.get((round % entries.len().max(1) as u64) as usize).copied()
    }
}
