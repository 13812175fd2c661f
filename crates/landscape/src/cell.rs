//! Places on the table where a tile may lie.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::side::Side;

/// A place on the table: `x` grows to the east, `y` to the south.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Cell {
    /// Columns east of the start.
    pub x: i16,
    /// Rows south of the start.
    pub y: i16,
}

impl Cell {
    /// How far from the middle of the table the first tile may lie. A map of
    /// [`Map::TILES_MAX`](crate::Map::TILES_MAX) tiles that starts within it never comes near
    /// the last column or row that can be counted.
    pub const REACH: i16 = 16_000;

    /// Does the place lie within [`Cell::REACH`]?
    pub const fn is_within_reach(self) -> bool {
        self.x.unsigned_abs() <= Cell::REACH as u16 && self.y.unsigned_abs() <= Cell::REACH as u16
    }

    /// The place in column `x`, row `y`.
    pub const fn new(x: i16, y: i16) -> Cell {
        Cell { x, y }
    }

    /// The place beyond `side`.
    #[inline]
    pub const fn neighbour(self, side: Side) -> Cell {
        match side {
            Side::N => self.shifted(0, -1),
            Side::E => self.shifted(1, 0),
            Side::S => self.shifted(0, 1),
            Side::W => self.shifted(-1, 0),
        }
    }

    /// The eight places around this one.
    pub fn around(self) -> impl Iterator<Item = Cell> {
        const STEPS: [(i16, i16); 8] =
            [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)];
        STEPS.into_iter().map(move |(x, y)| self.shifted(x, y))
    }

    /// Is `other` this place or one of the eight around it?
    #[inline]
    pub const fn is_near(self, other: Cell) -> bool {
        self.x.abs_diff(other.x) <= 1 && self.y.abs_diff(other.y) <= 1
    }

    const fn shifted(self, x: i16, y: i16) -> Cell {
        Cell { x: self.x.wrapping_add(x), y: self.y.wrapping_add(y) }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// Text that names no cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a cell is written as column,row: 2,-1")]
pub struct NotACell;

impl FromStr for Cell {
    type Err = NotACell;

    fn from_str(text: &str) -> Result<Cell, NotACell> {
        let (x, y) = text.split_once(',').ok_or(NotACell)?;
        Ok(Cell { x: x.parse().map_err(|_| NotACell)?, y: y.parse().map_err(|_| NotACell)? })
    }
}
