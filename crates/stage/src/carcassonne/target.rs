//! What can be touched or pointed at, by name: `cell:1,0`, `figure:0,-1:city-s`.

use std::fmt;

use carcassonne::{Feature, Spot};
use landscape::Cell;

/// What can be touched or pointed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// The drawn tile: `hand`.
    Hand,
    /// An empty cell: `cell:1,0`.
    Cell(Cell),
    /// A laid tile: `tile:1,0`.
    Tile(Cell),
    /// A figure on the map: `figure:1,0:road-e`.
    Figure(Cell, Spot),
    /// A place for a figure on the tile just laid: `ghost:road-e`.
    Ghost(Spot),
    /// What a line of the log or a reason is about: `city:0,0;0,1`.
    Scored(Feature, Vec<Cell>),
}

/// Every kind of feature.
pub const FEATURES: [Feature; 4] =
    [Feature::City, Feature::Road, Feature::Monastery, Feature::Field];

impl Target {
    /// The target of that name; `None` for what is none of ours.
    pub fn read(text: &str) -> Option<Target> {
        if text == "hand" {
            return Some(Target::Hand);
        }
        let (word, rest) = text.split_once(':')?;
        match word {
            "cell" => rest.parse().ok().map(Target::Cell),
            "tile" => rest.parse().ok().map(Target::Tile),
            "ghost" => rest.parse().ok().map(Target::Ghost),
            "figure" => {
                let (cell, spot) = rest.split_once(':')?;
                Some(Target::Figure(cell.parse().ok()?, spot.parse().ok()?))
            }
            _ => {
                let feature = FEATURES.into_iter().find(|feature| feature.to_string() == word)?;
                let cells: Result<Vec<Cell>, _> = rest.split(';').map(str::parse).collect();
                Some(Target::Scored(feature, cells.ok()?))
            }
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Hand => f.write_str("hand"),
            Target::Cell(cell) => write!(f, "cell:{cell}"),
            Target::Tile(cell) => write!(f, "tile:{cell}"),
            Target::Figure(cell, spot) => write!(f, "figure:{cell}:{spot}"),
            Target::Ghost(spot) => write!(f, "ghost:{spot}"),
            Target::Scored(feature, cells) => {
                let cells: Vec<String> = cells.iter().map(ToString::to_string).collect();
                write!(f, "{feature}:{}", cells.join(";"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use landscape::Side;

    #[test]
    fn every_target_is_read_as_it_was_written() {
        let cell = Cell::new(-2, 1);
        for target in [
            Target::Hand,
            Target::Cell(cell),
            Target::Tile(cell),
            Target::Figure(cell, Spot::City(Side::S)),
            Target::Ghost(Spot::Monastery),
            Target::Scored(Feature::Field, vec![cell, Cell::new(0, 0)]),
        ] {
            assert_eq!(Target::read(&target.to_string()), Some(target));
        }
    }

    #[test]
    fn what_is_none_of_ours_is_nothing() {
        for text in ["", "hand:", "cell:1", "cell:1,x", "figure:1,0", "castle:0,0", "city:", "tile"]
        {
            assert_eq!(Target::read(text), None, "{text}");
        }
    }
}
