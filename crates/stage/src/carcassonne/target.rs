//! What can be touched or pointed at, by name: `cell:1,0`, `figure:0,-1:city-s`.

use carcassonne::{Feature, Spot};

use crate::tiles::{self, Kinds};

/// What can be touched or pointed at.
pub type Target = tiles::Target<Spot, Feature>;

/// Every kind of feature.
pub const FEATURES: [Feature; 4] =
    [Feature::City, Feature::Road, Feature::Monastery, Feature::Field];

impl Kinds for Feature {
    const ALL: &'static [Feature] = &FEATURES;
}

#[cfg(test)]
mod tests {
    use landscape::{Cell, Side};

    use super::*;

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
