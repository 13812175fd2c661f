//! What can be touched or pointed at, by name: `cell:-1,5`, `column:2`, `due:0`.

use newworld::{Spot, Structure};

use crate::tiles::{self, Kinds};

/// What every game on tiles has.
pub type OnTiles = tiles::Target<Spot, Structure>;

/// What can be touched or pointed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A cell, tile, figure, place for a figure, or what was scored.
    OnTiles(OnTiles),
    /// A column of the map: `column:2`.
    Column(i16),
    /// One of several structures that wait to be scored, in the order of the offers: `due:0`.
    Due(usize),
}

/// Everything that is scored.
pub const STRUCTURES: [Structure; 4] =
    [Structure::Town, Structure::Road, Structure::Farm, Structure::Plain];

impl Kinds for Structure {
    const ALL: &'static [Structure] = &STRUCTURES;
}

impl Target {
    /// The target of that name; `None` for what is none of ours.
    pub fn read(text: &str) -> Option<Target> {
        match text.split_once(':') {
            Some(("column", number)) => number.parse().ok().map(Target::Column),
            Some(("due", number)) => number.parse().ok().map(Target::Due),
            _ => OnTiles::read(text).map(Target::OnTiles),
        }
    }
}

impl std::fmt::Display for Target {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Target::OnTiles(target) => target.fmt(f),
            Target::Column(column) => write!(f, "column:{column}"),
            Target::Due(number) => write!(f, "due:{number}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_is_read_as_it_was_written() {
        let names = ["column:3", "due:1", "figure:-2,1:town-s", "ghost:farm", "plain:-2,1;0,0"];
        for name in names {
            let read = Target::read(name).map(|target| target.to_string());
            assert_eq!(read.as_deref(), Some(name));
        }
        assert_eq!(Target::read("due:1"), Some(Target::Due(1)));
        for text in ["column:x", "due:-1", "column", "city:0,0", "due:"] {
            assert_eq!(Target::read(text), None, "{text}");
        }
    }
}
