//! Cells by column and row, counted from the coast.

use std::fmt;
use std::str::FromStr;

use landscape::Cell;
use serde::{Deserialize, Serialize};

/// A cell (N-03): the coast is column 0, columns grow to the west; rows grow to the south, and
/// the start fields are rows 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Place {
    /// Columns west of the coast.
    pub column: i16,
    /// The row, 1 beside the northernmost start field.
    pub row: i16,
}

impl Place {
    /// The place in this column and row.
    pub const fn new(column: i16, row: i16) -> Place {
        Place { column, row }
    }

    /// The cell on a map whose columns grow to the east.
    #[inline]
    pub const fn cell(self) -> Cell {
        Cell::new(self.column.wrapping_neg(), self.row)
    }

    /// The place of a cell.
    #[inline]
    pub const fn of(cell: Cell) -> Place {
        Place { column: cell.x.wrapping_neg(), row: cell.y }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column, self.row)
    }
}

/// Text that names no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a place is written as column,row, columns counted from the coast: 2,5")]
pub struct NotAPlace;

impl FromStr for Place {
    type Err = NotAPlace;

    fn from_str(text: &str) -> Result<Place, NotAPlace> {
        let (column, row) = text.split_once(',').ok_or(NotAPlace)?;
        let number = |text: &str| text.parse::<i16>().map_err(|_| NotAPlace);
        Ok(Place::new(number(column)?, number(row)?))
    }
}
