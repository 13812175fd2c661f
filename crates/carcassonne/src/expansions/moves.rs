//! Decisions that the expansions add, and their notation.

use std::fmt;
use std::str::FromStr;

use game::Seat;
use landscape::{Cell, NotACell, Side};
use serde::{Deserialize, Serialize};

use crate::figure::Figure;
use crate::spot::{NotASpot, Spot};

/// Where on a tile a follower or the fairy stands: on a part of it, on the tower, or just on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[serde(try_from = "String", into = "String")]
pub enum Perch {
    /// On a part of the tile: `city-n`.
    Spot(Spot),
    /// On top of the tower: `tower`.
    Tower,
    /// On the tile as a whole: `tile`. Only the fairy stands so, where the table agreed on it.
    Tile,
}

const TOWER: &str = "tower";
const TILE: &str = "tile";

impl fmt::Display for Perch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Perch::Spot(spot) => spot.fmt(f),
            Perch::Tower => f.write_str(TOWER),
            Perch::Tile => f.write_str(TILE),
        }
    }
}

impl FromStr for Perch {
    type Err = NotASpot;

    fn from_str(text: &str) -> Result<Perch, NotASpot> {
        match text {
            TOWER => Ok(Perch::Tower),
            TILE => Ok(Perch::Tile),
            _ => text.parse().map(Perch::Spot),
        }
    }
}

game::travels_as_text!(Perch);

/// A decision that an expansion adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Put the fairy beside an own follower: `fairy 1,0 city-n`.
    Fairy {
        /// On which tile the follower stands.
        cell: Cell,
        /// Where on it.
        perch: Perch,
    },
    /// Send a knight away from the princess's city: `princess 1,0 city-n`.
    Princess {
        /// On which tile the knight stands.
        cell: Cell,
        /// Where on it.
        spot: Spot,
    },
    /// Go through the portal to another tile: `portal 1,0`. Which figure goes where on it is
    /// decided next, as on a tile just laid.
    Portal {
        /// To which tile.
        cell: Cell,
    },
    /// Move the dragon by one tile: `dragon n`.
    Dragon {
        /// Beyond which side.
        side: Side,
    },
    /// Put a piece on a tower, or on the place for one: `tower 1,0`.
    Tower {
        /// On which tile.
        cell: Cell,
    },
    /// Close a tower with a follower: `close 1,0 big`.
    Close {
        /// On which tile the tower stands.
        cell: Cell,
        /// Which follower climbs it.
        figure: Figure,
    },
    /// Take a follower prisoner: `capture 1,0 city-n`.
    Capture {
        /// On which tile it stands.
        cell: Cell,
        /// Where on it.
        perch: Perch,
    },
    /// Say which of the own prisoners is exchanged: `exchange big`.
    Exchange {
        /// Which follower comes home.
        figure: Figure,
    },
    /// Buy a prisoner back: `ransom 2 follower`.
    Ransom {
        /// From which seat.
        from: Seat,
        /// Which follower comes home.
        figure: Figure,
    },
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Fairy { cell, perch } => write!(f, "fairy {cell} {perch}"),
            Move::Princess { cell, spot } => write!(f, "princess {cell} {spot}"),
            Move::Portal { cell } => write!(f, "portal {cell}"),
            Move::Dragon { side } => write!(f, "dragon {}", side.letter()),
            Move::Tower { cell } => write!(f, "tower {cell}"),
            Move::Close { cell, figure } => write!(f, "close {cell} {figure}"),
            Move::Capture { cell, perch } => write!(f, "capture {cell} {perch}"),
            Move::Exchange { figure } => write!(f, "exchange {figure}"),
            Move::Ransom { from, figure } => write!(f, "ransom {from} {figure}"),
        }
    }
}

/// Words that are no decision of an expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAMove {
    /// The first word is none of ours, or the number of words is wrong.
    #[error(
        "'fairy', 'princess', 'portal', 'dragon', 'tower', 'close', 'capture', 'exchange', 'ransom'"
    )]
    Verb,
    /// A word that should be a cell is none.
    #[error(transparent)]
    Cell(#[from] NotACell),
    /// The place on a tile.
    #[error(transparent)]
    Spot(#[from] NotASpot),
    /// A word that should be a follower is none.
    #[error("a follower is 'follower' or 'big'")]
    Figure,
    /// A word that should be a side is none.
    #[error("a side is n, e, s or w")]
    Side,
    /// A word that should be a seat is none.
    #[error("a seat is a number from 0 to 5")]
    Seat,
}

impl Move {
    /// Reads the words of a notation.
    pub(crate) fn read(words: &[&str]) -> Result<Move, NotAMove> {
        match *words {
            ["fairy", cell, perch] => {
                Ok(Move::Fairy { cell: cell.parse()?, perch: perch.parse()? })
            }
            ["princess", cell, spot] => {
                Ok(Move::Princess { cell: cell.parse()?, spot: spot.parse()? })
            }
            ["portal", cell] => Ok(Move::Portal { cell: cell.parse()? }),
            ["dragon", side] => Ok(Move::Dragon { side: read_side(side)? }),
            ["tower", cell] => Ok(Move::Tower { cell: cell.parse()? }),
            ["close", cell, figure] => {
                Ok(Move::Close { cell: cell.parse()?, figure: read_figure(figure)? })
            }
            ["capture", cell, perch] => {
                Ok(Move::Capture { cell: cell.parse()?, perch: perch.parse()? })
            }
            ["exchange", figure] => Ok(Move::Exchange { figure: read_figure(figure)? }),
            ["ransom", from, figure] => {
                let number = from.parse().map_err(|_| NotAMove::Seat)?;
                let from = Seat::new(number).ok_or(NotAMove::Seat)?;
                Ok(Move::Ransom { from, figure: read_figure(figure)? })
            }
            _ => Err(NotAMove::Verb),
        }
    }
}

fn read_side(text: &str) -> Result<Side, NotAMove> {
    let side = Side::ALL.into_iter().find(|side| text == side.letter().to_string());
    side.ok_or(NotAMove::Side)
}

fn read_figure(text: &str) -> Result<Figure, NotAMove> {
    text.parse().map_err(|()| NotAMove::Figure)
}
