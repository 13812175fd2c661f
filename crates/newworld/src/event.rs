//! What happens in a game, and every scoring with its why.

use std::fmt;

use game::{Seat, SeatSet};
use landscape::{Terrain, TileCode, Turns};
use serde::{Deserialize, Serialize};

use crate::place::Place;
use crate::spot::Spot;

/// Something that happened. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A tile was drawn and shown to all.
    Drawn {
        /// Who drew it.
        seat: Seat,
        /// The letters of the tile.
        tile: TileCode,
    },
    /// The drawn tile fitted nowhere and left the game (N-11).
    Removed {
        /// The letters of the tile.
        tile: TileCode,
    },
    /// A tile was laid.
    Laid {
        /// The active seat, which drew it.
        seat: Seat,
        /// The letters of the tile.
        tile: TileCode,
        /// The place it covers from now on.
        place: Place,
        /// Turned clockwise by this many quarters.
        turns: Turns,
    },
    /// A settler was placed.
    Settled {
        /// The active seat, whose supply it came from.
        seat: Seat,
        /// On which tile.
        place: Place,
        /// On which part of it.
        spot: Spot,
    },
    /// A structure or plain was scored.
    Scored(Scoring),
    /// Surveyors paid a player for the structure scored just now (N-33).
    Bonus {
        /// The seat that gets the points; one event for each that does (N-37).
        seat: Seat,
        /// How often a surveyor paid.
        surveyors: u8,
        /// What they paid.
        points: i32,
    },
    /// A settler of a structure scored just now went back to its owner (N-26, N-49).
    Returned {
        /// The owner, which need not be the active seat.
        seat: Seat,
        /// From which tile.
        place: Place,
        /// From which part of it.
        spot: Spot,
    },
    /// A surveyor moved on (N-39).
    Surveyed {
        /// From which column.
        from: i16,
        /// Into which column.
        to: i16,
    },
    /// No surveyor could move: both stand in the westernmost column (N-42).
    Blocked {
        /// The column they both stay in.
        column: i16,
    },
    /// A settler east of both surveyors went back without points (N-43).
    SentHome {
        /// The owner, which need not be the active seat.
        seat: Seat,
        /// From which tile.
        place: Place,
        /// From which part of it.
        spot: Spot,
    },
    /// The game is over.
    Ended {
        /// The final points.
        scores: Vec<i32>,
        /// Who has most points (N-51).
        winners: SeatSet,
    },
}

/// What is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Structure {
    /// A road with its trading posts (N-21).
    Road,
    /// A town with its flags (N-22).
    Town,
    /// A farm with the eight places around it (N-24).
    Farm,
    /// A plain, which is no structure in the book's sense and scores at the end only.
    Plain,
}

impl Structure {
    /// What a piece of this terrain belongs to.
    pub const fn of(terrain: Terrain) -> Structure {
        match terrain {
            Terrain::Road => Structure::Road,
            Terrain::Town => Structure::Town,
            Terrain::Monastery => Structure::Farm,
            Terrain::Land => Structure::Plain,
        }
    }

    /// What is printed on it and counts.
    const fn mark(self) -> &'static str {
        match self {
            Structure::Road => "trading post",
            Structure::Town => "flag",
            Structure::Farm | Structure::Plain => "animal",
        }
    }
}

impl fmt::Display for Structure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Structure::Road => "road",
            Structure::Town => "town",
            Structure::Farm => "farm",
            Structure::Plain => "plain",
        })
    }
}

/// A structure or plain was scored, and why it paid what it paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scoring {
    /// What was scored.
    pub structure: Structure,
    /// Was it finished, or scored as it stood at the end?
    pub finished: bool,
    /// Its cards; for a farm also the neighbours that counted.
    pub cards: Vec<Place>,
    /// Trading posts, flags or animals that counted.
    pub marks: u8,
    /// Settlers in it, per seat.
    pub settlers: Vec<u8>,
    /// What each of the holders gets, surveyors apart.
    pub points: i32,
    /// Who has the majority (N-25).
    pub holders: SeatSet,
}

/// The reason in one line: `finished town, 4 cards (1,3 …), 1 flag, settlers 2:1`.
impl fmt::Display for Scoring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let structure = self.structure;
        let mark = counted(usize::from(self.marks), structure.mark());
        match (structure, self.finished) {
            (Structure::Plain, _) => write!(f, "plain with {mark}")?,
            (_, true) => write!(f, "finished {structure}")?,
            (_, false) => write!(f, "unfinished {structure}")?,
        }
        let cards: Vec<String> = self.cards.iter().map(ToString::to_string).collect();
        write!(f, ", {} ({})", counted(cards.len(), "card"), cards.join(" "))?;
        if self.marks > 0 && structure != Structure::Plain {
            write!(f, ", {mark}")?;
        }
        let settlers: Vec<String> = self.settlers.iter().map(ToString::to_string).collect();
        write!(f, ", settlers {}", settlers.join(":"))
    }
}

/// Why surveyors paid, in one line.
pub(crate) fn bonus_line(surveyors: u8) -> String {
    format!("{} in the column of the settler", counted(usize::from(surveyors), "surveyor"))
}

fn counted(number: usize, word: &str) -> String {
    format!("{number} {word}{}", if number == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scoring_says_why() {
        let town = Scoring {
            structure: Structure::Town,
            finished: true,
            cards: vec![Place::new(1, 3), Place::new(2, 3)],
            marks: 1,
            settlers: vec![2, 1],
            points: 6,
            holders: SeatSet::only(Seat::FIRST),
        };
        let said = "finished town, 2 cards (1,3 2,3), 1 flag, settlers 2:1";
        assert_eq!(town.to_string(), said);
        let plain =
            Scoring { structure: Structure::Plain, finished: false, marks: 3, ..town.clone() };
        assert_eq!(plain.to_string(), "plain with 3 animals, 2 cards (1,3 2,3), settlers 2:1");
        let road = Scoring { structure: Structure::Road, finished: false, marks: 0, ..town };
        assert_eq!(road.to_string(), "unfinished road, 2 cards (1,3 2,3), settlers 2:1");
        assert_eq!(bonus_line(2), "2 surveyors in the column of the settler");
    }
}
