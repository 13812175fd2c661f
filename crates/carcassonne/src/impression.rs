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
        horizon: 4,
        by_habit: true,
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

#[cfg(test)]
mod tests {
    use game::{Game, Turn};
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;
    use crate::options::Agreement;
    use crate::sets::Sets;

    /// Looks at every position of some random games at a table of two.
    fn watch(sets: Sets, mut look: impl FnMut(&Carcassonne)) {
        let agreement = Agreement { sets, ..Agreement::default() };
        for seed in 0..8 {
            let game = Carcassonne::start(&agreement, 2).expect("two may play");
            game::conformance::watch(game, &mut ChaCha8Rng::seed_from_u64(seed), |game| {
                if game.turn() != Turn::Over {
                    look(game);
                }
            });
        }
    }

    fn impression(game: &Carcassonne, seat: Seat, mut into: Impression) -> Impression {
        judgement().impression(game, seat, &mut into);
        into
    }

    #[test]
    fn what_is_remembered_changes_nothing() {
        for sets in [Sets::NONE, Sets::all()] {
            let mut kept = Impression::default();
            watch(sets, |game| {
                let fresh = impression(game, Seat::FIRST, Impression::default());
                kept = impression(game, Seat::FIRST, std::mem::take(&mut kept));
                assert_eq!(kept, fresh);
            });
        }
    }

    #[test]
    fn every_part_has_its_numbers_and_what_one_holds_alone_the_other_sees_as_a_rivals() {
        let other = Seat::FIRST.next(2);
        watch(Sets::all(), |game| {
            let [one, two] =
                [Seat::FIRST, other].map(|seat| impression(game, seat, Impression::default()));
            let features = game.map.features();
            let alone = |seat: Seat, terrain: usize| {
                let held = game.held_features().into_iter().filter(|&(root, of)| {
                    let followers = features.load(root).followers;
                    let rival = followers[usize::from(seat == Seat::FIRST)];
                    of as usize == terrain && followers[seat.index()] > rival
                });
                held.count()
            };
            for (place, terrain) in [landscape::Terrain::Town, landscape::Terrain::Road]
                .into_iter()
                .chain([landscape::Terrain::Monastery, landscape::Terrain::Land])
                .enumerate()
            {
                let width = PARTS[2 * place];
                assert_eq!(one.parts[2 * place].len() % width, 0);
                let rivals = one.parts[2 * place + 1].len() / width;
                assert_eq!(rivals, alone(other, terrain as usize), "{terrain:?}");
                let rivals = two.parts[2 * place + 1].len() / width;
                assert_eq!(rivals, alone(Seat::FIRST, terrain as usize), "{terrain:?}");
            }
        });
    }

    #[test]
    fn tiles_are_counted_as_the_page_counts_them() {
        watch(Sets::all(), |game| {
            let mut memory = Vec::new();
            let atlas = game.rules.tiles.atlas();
            let mut openings = Openings::new(atlas, &game.stock, &mut memory);
            for free in game.map.free() {
                let fits = game.fits(free.cell).expect("the cell is free");
                let count: u16 = fits.iter().map(|fit| fit.count).sum();
                assert_eq!(openings.fitting(free.demand), count);
                for side in landscape::Side::ALL {
                    assert!(openings.closing(free.demand, side) <= count);
                }
            }
        });
    }

    /// West of the start tile its road goes on: of the base game's tiles those close it where a road ends.
    #[test]
    fn a_road_is_closed_by_tiles_where_one_ends() {
        let game = Carcassonne::start(&Agreement::default(), 2).expect("two may play");
        let (atlas, cell) = (game.rules.tiles.atlas(), landscape::Cell::new(-1, 0));
        let demand = game.map.demand(cell).expect("beside the start tile");
        let ends = |kind: landscape::Kind| atlas.shape(kind).has_road_end();
        let left = game.stock.kinds().filter(|&(kind, _)| ends(kind));
        let count: u16 = left.map(|(_, count)| count).sum();
        let mut memory = Vec::new();
        let mut openings = Openings::new(atlas, &game.stock, &mut memory);
        assert_eq!(openings.closing(demand, landscape::Side::E), count);
        assert!(count < openings.fitting(demand));
    }
}
