//! Which kind of tile has these letters.

use crate::atlas::Kind;
use crate::code::TileCode;

/// The kinds of a box by their letters, found without going through all of them: chance speaks in letters, once
/// a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Letters {
    /// Each kind at the place that its letters are scattered to, or at the next one that was empty. There are
    /// more places than kinds.
    places: Vec<Option<(TileCode, Kind)>>,
}

impl Letters {
    /// Those of kinds with these codes, the first where two are alike.
    pub fn new(codes: &[TileCode]) -> Letters {
        let mut letters = Letters { places: vec![None; (4 * codes.len()).next_power_of_two()] };
        for (&code, kind) in codes.iter().zip(0..=u8::MAX) {
            let place = letters.place_of(code);
            letters.places[place].get_or_insert((code, Kind(kind)));
        }
        letters
    }

    /// The kind with these letters.
    #[inline]
    pub fn find(&self, code: TileCode) -> Option<Kind> {
        self.places[self.place_of(code)].map(|(_, kind)| kind)
    }

    /// Where a code is, or would be.
    #[inline]
    fn place_of(&self, code: TileCode) -> usize {
        let last = self.places.len() - 1;
        let mut place = code.scattered() as usize & last;
        while self.places[place].is_some_and(|(other, _)| other != code) {
            place = (place + 1) & last;
        }
        place
    }
}
