//! What happens in a game, and every scoring with its why.

use std::fmt;

use game::{Seat, SeatSet};
use landscape::{Cell, Terrain, TileCode, Turns};
use serde::{Deserialize, Serialize};

use crate::expansions::Happening;
use crate::figure::Figure;
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
    /// The drawn tile fitted nowhere and left the game (B-04).
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
        /// The cell it covers from now on.
        cell: Cell,
        /// Turned clockwise by this many quarters.
        turns: Turns,
    },
    /// A figure was placed.
    Placed {
        /// The active seat, whose supply it came from.
        seat: Seat,
        /// The kind of figure; a small and a big follower are two.
        figure: Figure,
        /// On which tile.
        cell: Cell,
        /// On which part of it.
        spot: Spot,
    },
    /// A feature was scored.
    Scored(Scoring),
    /// A figure went back to its owner's supply.
    Returned {
        /// The owner, which need not be the active seat.
        seat: Seat,
        /// The kind of figure; a small and a big follower are two.
        figure: Figure,
        /// From which tile.
        cell: Cell,
        /// From which part of it.
        spot: Spot,
        /// Why it went.
        #[serde(default, skip_serializing_if = "Homecoming::is_scored")]
        why: Homecoming,
    },
    /// The game is over.
    Ended {
        /// The final points.
        scores: Vec<i32>,
        /// Who has most points (B-24).
        winners: SeatSet,
    },
    /// Something that an expansion adds.
    Expansion(Happening),
}

/// Why a figure goes back to its owner's supply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Homecoming {
    /// What it stood on was finished and scored.
    #[default]
    Scored,
    /// The dragon came onto its tile (D-17).
    Dragon,
    /// The princess of its city sent it away (D-25).
    Princess {
        /// Who wanted it so.
        by: Seat,
    },
    /// A builder or pig: the last follower of its seat has left the feature (T-12, T-15).
    Alone,
}

impl Homecoming {
    /// Is it as in the base game?
    pub fn is_scored(&self) -> bool {
        *self == Homecoming::Scored
    }
}

/// What is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Feature {
    /// A city, with its pennants (B-12).
    City,
    /// A road, from end to end or in a ring (B-10).
    Road,
    /// A monastery, with the eight places around it (B-15).
    Monastery,
    /// A field with its farmers.
    Field,
}

impl Feature {
    /// The feature that a piece of this terrain belongs to.
    pub const fn of(terrain: Terrain) -> Feature {
        match terrain {
            Terrain::Town => Feature::City,
            Terrain::Road => Feature::Road,
            Terrain::Monastery => Feature::Monastery,
            Terrain::Land => Feature::Field,
        }
    }
}

/// A feature was scored, and why it paid what it paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scoring {
    /// What was scored.
    pub feature: Feature,
    /// Was it finished, or scored as it stood at the end?
    pub finished: bool,
    /// Its tiles; for a monastery also the neighbours that counted.
    pub tiles: Vec<Cell>,
    /// Pennants that counted.
    pub pennants: u8,
    /// For fields: one tile of each finished city that counted.
    pub cities: Vec<Cell>,
    /// Followers in it, per seat; a big one counts as two.
    pub figures: Vec<u8>,
    /// Did an inn or a cathedral count (I-03 to I-07)?
    #[serde(rename = "special", default, skip_serializing_if = "std::ops::Not::not")]
    pub inn_or_cathedral: bool,
    /// What each of the holders gets.
    pub points: i32,
    /// Who has the majority (B-14).
    pub holders: SeatSet,
}

impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Feature::City => "city",
            Feature::Road => "road",
            Feature::Monastery => "monastery",
            Feature::Field => "field",
        })
    }
}

/// The reason in one line: `finished city, 4 tiles (0,0 1,0 …), 1 pennant, followers 2:1`.
impl fmt::Display for Scoring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.feature {
            Feature::Field => {
                write!(f, "field with {}", count(self.cities.len(), "finished city"))?
            }
            _ if self.finished => write!(f, "finished {}", self.feature)?,
            _ => write!(f, "unfinished {}", self.feature)?,
        }
        let cells = if self.feature == Feature::Field { &self.cities } else { &self.tiles };
        let cells: Vec<String> = cells.iter().map(ToString::to_string).collect();
        if self.feature != Feature::Field {
            write!(f, ", {}", count(self.tiles.len(), "tile"))?;
        }
        if !cells.is_empty() {
            write!(f, " ({})", cells.join(" "))?;
        }
        if self.pennants > 0 {
            write!(f, ", {}", count(self.pennants.into(), "pennant"))?;
        }
        match (self.inn_or_cathedral, self.feature) {
            (true, Feature::Road) => f.write_str(", inn")?,
            (true, _) => f.write_str(", cathedral")?,
            _ => {}
        }
        let figures: Vec<String> = self.figures.iter().map(ToString::to_string).collect();
        write!(f, ", followers {}", figures.join(":"))
    }
}

fn count(number: usize, word: &str) -> String {
    let plural = match (number, word.strip_suffix('y')) {
        (1, _) => word.to_owned(),
        (_, Some(stem)) => format!("{stem}ies"),
        (_, None) => format!("{word}s"),
    };
    format!("{number} {plural}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scoring(feature: Feature, tiles: &[(i16, i16)], cities: &[(i16, i16)]) -> Scoring {
        let cells = |list: &[(i16, i16)]| list.iter().map(|&(x, y)| Cell::new(x, y)).collect();
        Scoring {
            feature,
            finished: true,
            tiles: cells(tiles),
            pennants: 0,
            cities: cells(cities),
            figures: vec![2, 1],
            inn_or_cathedral: false,
            points: 6,
            holders: SeatSet::only(Seat::FIRST),
        }
    }

    #[test]
    fn a_scoring_says_why() {
        let city = Scoring { pennants: 1, ..scoring(Feature::City, &[(0, 0), (0, 1)], &[]) };
        assert_eq!(city.to_string(), "finished city, 2 tiles (0,0 0,1), 1 pennant, followers 2:1");
        let field = scoring(Feature::Field, &[(4, 4)], &[(0, 0), (-1, 2)]);
        assert_eq!(field.to_string(), "field with 2 finished cities (0,0 -1,2), followers 2:1");
        let road = Scoring { finished: false, ..scoring(Feature::Road, &[(3, 0)], &[]) };
        assert_eq!(road.to_string(), "unfinished road, 1 tile (3,0), followers 2:1");
    }
}
