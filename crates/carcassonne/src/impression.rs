//! What the learned judgement sees of a position: everything that is held, how likely it gets finished by
//! the tiles left, and how the seats stand.
//!
//! All of this game lies open, so that nothing has to be left out.

mod holding;
mod parts;
mod standing;

use game::{Impression, Judgement, Seat, Senses};
use landscape::Openings;

use self::holding::Holdings;
use crate::state::Carcassonne;

/// How many numbers there are about the whole.
const WHOLE: usize = standing::NUMBERS;

/// How many about each part: cities, roads, monasteries and fields, first those where the seat has the
/// majority or shares it, then those of rivals.
const PARTS: &[usize] = &[
    parts::BUILDING,
    parts::BUILDING,
    parts::BUILDING,
    parts::BUILDING,
    parts::MONASTERY,
    parts::MONASTERY,
    parts::FIELD,
    parts::FIELD,
];

/// What was learned.
const WEIGHTS: &[u8] = include_bytes!("../data/judgement.bin");

/// What the judgement of Carcassonne looks at.
pub(crate) fn judgement() -> Judgement<Carcassonne> {
    Judgement {
        senses: Senses { whole: WHOLE, parts: PARTS },
        perceive: Carcassonne::perceive,
        foresight: 2,
        in_pieces: true,
        weights: WEIGHTS,
    }
}

impl Carcassonne {
    fn perceive(&self, seat: Seat, into: &mut Impression) {
        let Impression { whole, parts, memory } = into;
        let mut openings = Openings::new(self.rules.tiles.atlas(), &self.stock, memory);
        let holdings = Holdings::read(self, seat, &mut openings);
        for holding in holdings.iter() {
            let kind = parts::kind(holding);
            parts::note(self, holding, &holdings.forecast, &mut openings, &mut parts[kind]);
        }
        standing::note(self, seat, &holdings, whole);
    }
}
