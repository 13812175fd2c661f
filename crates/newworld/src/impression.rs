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
        horizon: 6,
        by_habit: true,
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

#[cfg(test)]
mod tests {
    use game::{Game, Heuristics, Turn};
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;
    use crate::options::Agreement;

    /// Looks at every position of a random game at a table of three.
    fn watch(mut look: impl FnMut(&NewWorld)) {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let game = NewWorld::start(&Agreement::default(), 3).expect("three may play");
        game::conformance::watch(game, &mut rng, |game| {
            if game.turn() != Turn::Over {
                look(game);
            }
        });
    }

    #[test]
    fn what_is_remembered_changes_nothing() {
        let mut kept = Impression::default();
        watch(|game| {
            let mut fresh = Impression::default();
            judgement().impression(game, Seat::FIRST, &mut fresh);
            judgement().impression(game, Seat::FIRST, &mut kept);
            assert_eq!(kept, fresh);
            let widths = PARTS.iter().zip(&fresh.parts);
            assert!(widths.into_iter().all(|(width, numbers)| numbers.len() % width == 0));
        });
    }

    #[test]
    fn the_estimate_is_that_of_the_game() {
        watch(|game| {
            let mut memory = Vec::new();
            let mut openings = Openings::new(game.rules.tiles.atlas(), &game.stock, &mut memory);
            let seen = Holdings::read(game, Seat::FIRST, &mut openings).estimate;
            let off = |(seen, estimate): (f32, f32)| (seen - estimate).abs() > 1e-3;
            assert!(!seen.into_iter().zip(game.outlook()).any(off), "{seen:?}");
        });
    }
}
