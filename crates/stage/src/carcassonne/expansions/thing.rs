//! What the expansions put on the table to be pointed at, by name: `dragon`, `tower:1,0`.

use std::fmt;

use carcassonne::Spot;
use landscape::Cell;

/// Something on the table that is neither a tile nor a follower on a part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// The dragon: `dragon`.
    Dragon,
    /// The fairy: `fairy`.
    Fairy,
    /// A tower: `tower:1,0`.
    Tower(Cell),
    /// The follower on a tower: `figure:1,0:tower`.
    Top(Cell),
    /// A builder or a pig: `helper:1,0:road-e`.
    Helper(Cell, Spot),
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Dragon => f.write_str("dragon"),
            Thing::Fairy => f.write_str("fairy"),
            Thing::Tower(cell) => write!(f, "tower:{cell}"),
            Thing::Top(cell) => write!(f, "figure:{cell}:tower"),
            Thing::Helper(cell, spot) => write!(f, "helper:{cell}:{spot}"),
        }
    }
}

impl Thing {
    /// The thing of that name; `None` for what is none of ours.
    pub fn read(text: &str) -> Option<Thing> {
        match text.split_once(':') {
            None if text == "dragon" => Some(Thing::Dragon),
            None if text == "fairy" => Some(Thing::Fairy),
            Some(("tower", cell)) => cell.parse().ok().map(Thing::Tower),
            Some(("figure", rest)) => rest.strip_suffix(":tower")?.parse().ok().map(Thing::Top),
            Some(("helper", rest)) => {
                let (cell, spot) = rest.split_once(':')?;
                Some(Thing::Helper(cell.parse().ok()?, spot.parse().ok()?))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use landscape::Side;

    use super::*;

    #[test]
    fn every_thing_is_read_as_it_was_written() {
        let cell = Cell::new(3, -1);
        for thing in [
            Thing::Dragon,
            Thing::Fairy,
            Thing::Tower(cell),
            Thing::Top(cell),
            Thing::Helper(cell, Spot::Road(Side::E)),
        ] {
            assert_eq!(Thing::read(&thing.to_string()), Some(thing));
        }
        for text in ["", "tower", "tower:", "figure:1,0:city-n", "helper:1,0", "dragon:1,0"] {
            assert_eq!(Thing::read(text), None, "{text}");
        }
    }
}
