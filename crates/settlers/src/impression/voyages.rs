//! How far it is to places beyond the water: rings of intersections around what a seat has, a piece apart.

use game::{Seat, number};

use crate::geometry::{Corner, Corners};
use crate::state::{Player, Settlers};

/// The rings whose best place is told: what is nearer is among the spots.
const FIRST: usize = 3;
/// How many pieces a voyage may take to be thought of.
const RINGS: usize = 7;
/// Shores of one island and of another: beyond them nobody plans.
const SHORES: usize = 2;

/// How many numbers there are.
pub(super) const NUMBERS: usize = RINGS - FIRST + 2 * SHORES;

/// A shore that earns chips: how near it is, and what it is worth.
#[derive(Clone, Copy, Default)]
struct Shore {
    regions: u64,
    nearness: i32,
    worth: i32,
}

impl Settlers {
    /// The best place three pieces away and further, ring by ring, then the two nearest shores that earn chips.
    /// Nothing of it where there is no sea.
    pub(super) fn note_voyages(&self, seat: Seat, income: [i32; 6], into: &mut Vec<i8>) {
        let (mut best, mut shores) = ([0; RINGS], [Shore::default(); SHORES]);
        if !self.now.ship_sides.is_empty() {
            self.sound_out(seat, income, &mut best, &mut shores);
        }
        into.extend(best[FIRST..].iter().map(|worth| number(*worth)));
        into.extend(shores.iter().flat_map(|shore| [number(shore.nearness), number(shore.worth)]));
    }

    fn sound_out(
        &self,
        seat: Seat,
        income: [i32; 6],
        best: &mut [i32; RINGS],
        shores: &mut [Shore; SHORES],
    ) {
        let player = self.player(seat);
        let free = self.now.open.and(&self.now.shore);
        let start = player.reached.or(&player.settlements).or(&player.cities);
        let (mut seen, mut ring) = (start, start);
        for (distance, best) in best.iter_mut().enumerate() {
            for corner in ring.and(&free).iter() {
                let worth = self.spot_worth(seat, corner, income);
                *best = (*best).max(worth);
                if self.chips_abroad(seat, corner) > 0 {
                    let regions = self.new_regions(player, corner);
                    note_shore(
                        shores,
                        Shore { regions, nearness: (RINGS - distance) as i32, worth },
                    );
                }
            }
            ring = self.one_piece_on(player, ring).minus(&seen);
            seen = seen.or(&ring);
        }
    }

    /// The intersections that a piece more leads to from some of these.
    fn one_piece_on(&self, player: &Player, from: Corners) -> Corners {
        let passable = self.now.road_sides.or(&self.now.ship_sides).minus(&self.now.occupied);
        let own = player.settlements.or(&player.cities);
        let (geometry, mut next) = (self.geometry(), Corners::EMPTY);
        for corner in from.minus(&self.now.built.minus(&own)).iter() {
            for side in geometry.sides_from(corner).filter(|side| passable.contains(*side)) {
                next.insert(geometry.across(side, corner));
            }
        }
        next
    }

    fn new_regions(&self, player: &Player, corner: u8) -> u64 {
        let here = self.regions_at(Corner(corner), self.board().scenario.bonus.hexes);
        here & !player.visited & !player.home
    }
}

/// Keeps the nearest shore, and the nearest of another island; of those as near the better one.
fn note_shore(shores: &mut [Shore; SHORES], shore: Shore) {
    let better = |known: &Shore| (shore.nearness, shore.worth) > (known.nearness, known.worth);
    for known in shores.iter_mut() {
        if known.regions == shore.regions || known.nearness == 0 {
            if better(known) {
                *known = shore;
            }
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruling_tests::scenes::*;

    fn voyages(game: &Settlers) -> Vec<i8> {
        let mut into = Vec::new();
        game.note_voyages(seat(0), [0; 6], &mut into);
        assert_eq!(into.len(), NUMBERS);
        into
    }

    #[test]
    fn nobody_sails_where_there_is_no_sea() {
        assert_eq!(voyages(&bare("base")), [0; NUMBERS]);
    }

    #[test]
    fn a_ship_brings_a_shore_nearer() {
        let mut game = bare("new-shores");
        let at = game.corner(4, 4, "NE");
        game.village(0, at);
        let nearness = |game: &Settlers| voyages(game)[RINGS - FIRST];
        let ashore = nearness(&game);
        let side = game.side(4, 5, "NW");
        game.ships(0, &[side]);
        assert!(ashore > 0);
        assert_eq!(nearness(&game), ashore + 1);
    }

    #[test]
    fn the_nearest_shore_and_that_of_another_island_are_kept() {
        let shore = |regions, nearness, worth| Shore { regions, nearness, worth };
        let mut shores = [Shore::default(); SHORES];
        for found in [shore(1, 3, 9), shore(1, 3, 12), shore(2, 2, 20), shore(1, 1, 30)] {
            note_shore(&mut shores, found);
        }
        let kept = shores.map(|shore| (shore.regions, shore.nearness, shore.worth));
        assert_eq!(kept, [(1, 3, 12), (2, 2, 20)]);
    }
}
