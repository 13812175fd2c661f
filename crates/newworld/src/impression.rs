//! What the learned judgement sees of a position: everything that is held, how likely it gets finished
//! before the surveyors have passed it, and how the seats stand.
//!
//! All of this game lies open, so that nothing has to be left out.

mod holding;
mod parts;
mod standing;

use game::{Impression, Judgement, Seat, Senses};
use landscape::Openings;

use self::holding::Holdings;
use crate::state::NewWorld;

/// How many numbers there are about each part: towns, roads, farms and plains, first those where the seat has
/// the majority or shares it, then those of rivals.
const PARTS: &[usize] = &[
    parts::BUILDING,
    parts::BUILDING,
    parts::BUILDING,
    parts::BUILDING,
    parts::FARM,
    parts::FARM,
    parts::PLAIN,
    parts::PLAIN,
];

/// What was learned.
const WEIGHTS: &[u8] = include_bytes!("../data/judgement.bin");

/// What the judgement of New World looks at.
pub(crate) fn judgement() -> Judgement<NewWorld> {
    Judgement {
        senses: Senses { whole: standing::NUMBERS, parts: PARTS },
        perceive: NewWorld::perceive,
        foresight: 2,
        in_pieces: true,
        weights: WEIGHTS,
    }
}

impl NewWorld {
    fn perceive(&self, seat: Seat, into: &mut Impression) {
        let Impression { whole, parts, memory } = into;
        let mut openings = Openings::new(self.rules.tiles.atlas(), &self.stock, memory);
        let holdings = Holdings::read(self, seat, &mut openings);
        for holding in holdings.iter() {
            parts::note(self, holding, &mut openings, &mut parts[parts::kind(holding)]);
        }
        standing::note(self, seat, &holdings, whole);
    }
}
