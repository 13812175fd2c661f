//! What bots think of every player, kept as long as it holds.
//!
//! A bot asks for the estimate of one world after the other, and from one to the next little changes: a
//! trade changes two hands and nothing on the board. So a world that is drawn for a bot keeps the parts
//! of the estimate, player by player, until something is done to them; any other game keeps nothing. It
//! is no part of the game: no two games differ in it.

use game::{Seat, SeatSet};

use crate::state::{SEATS, Settlers, place_of};

/// Parts of the estimate for one player, as far as they were worked out before and still hold.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    /// What the production promises.
    growth: Kept,
    /// What the spots within reach promise.
    expansion: Kept,
    /// What the hand promises.
    savings: Kept,
    /// All that promises points.
    promise: Kept,
}

/// A number, or nothing: then it is none.
#[derive(Clone, Copy, Debug)]
struct Kept(f32);

impl Kept {
    const NOTHING: Kept = Kept(f32::NAN);

    #[inline]
    fn or_else(self, count: impl FnOnce() -> f32) -> f32 {
        if self.0.is_nan() { count() } else { self.0 }
    }
}

impl Standing {
    const NOTHING: Standing = Standing {
        growth: Kept::NOTHING,
        expansion: Kept::NOTHING,
        savings: Kept::NOTHING,
        promise: Kept::NOTHING,
    };
}

/// What is kept of everybody.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standings {
    /// Was this world drawn for a bot?
    kept: bool,
    of: [Standing; SEATS],
}

impl PartialEq for Standings {
    fn eq(&self, _: &Standings) -> bool {
        true
    }
}

impl Eq for Standings {}

impl Standings {
    /// Nothing is kept.
    pub const NONE: Standings = Standings { kept: false, of: [Standing::NOTHING; SEATS] };

    /// A player has other cards, or anything else that is quickly counted.
    #[inline]
    pub fn changed(&mut self, seat: Seat) {
        let standing = &mut self.of[place_of(seat)];
        (standing.savings, standing.promise) = (Kept::NOTHING, Kept::NOTHING);
    }

    /// The same for everybody.
    pub fn all_changed(&mut self) {
        Seat::first(SEATS).for_each(|seat| self.changed(seat));
    }

    /// A player's production changed.
    #[inline]
    pub fn production_changed(&mut self, seat: Seat) {
        self.of[place_of(seat)].growth = Kept::NOTHING;
        self.changed(seat);
    }

    /// Other spots came within a player's reach, or spots went.
    #[inline]
    pub fn reach_changed(&mut self, seat: Seat) {
        self.of[place_of(seat)].expansion = Kept::NOTHING;
        self.changed(seat);
    }

    /// The spots on the board are not worth what they were.
    pub fn spots_changed(&mut self) {
        Seat::first(SEATS).for_each(|seat| self.reach_changed(seat));
    }
}

impl Settlers {
    /// From now on this world keeps what bots think of it, whatever happens in it.
    pub(crate) fn keep_standings(&mut self) {
        self.now.standings.kept = true;
        self.refresh_standings();
    }

    /// Works out what is kept here and does not hold any more: one world often leads to many others.
    #[inline]
    pub(crate) fn refresh_standings(&mut self) {
        if self.now.standings.kept {
            let stale = |seat: &Seat| self.standing(*seat).promise.0.is_nan();
            let stale: SeatSet = self.all_seats().filter(stale).collect();
            stale.iter().for_each(|seat| self.refresh_standing(seat));
        }
    }

    fn refresh_standing(&mut self, seat: Seat) {
        let growth = Kept(self.growth(seat));
        let expansion = Kept(self.expansion(seat));
        let savings = Kept(self.held_savings(seat));
        self.now.standings.of[place_of(seat)] =
            Standing { growth, expansion, savings, promise: Kept::NOTHING };
        self.now.standings.of[place_of(seat)].promise = Kept(self.promise(seat));
    }

    #[inline]
    fn standing(&self, seat: Seat) -> &Standing {
        &self.now.standings.of[place_of(seat)]
    }

    /// Production, its variety, and harbours for what is plenty.
    pub(super) fn growth(&self, seat: Seat) -> f32 {
        self.standing(seat).growth.or_else(|| self.count_growth(seat))
    }

    /// Spots within reach for settlements, by the pips around them.
    pub(super) fn expansion(&self, seat: Seat) -> f32 {
        self.standing(seat).expansion.or_else(|| self.count_expansion(seat))
    }

    /// Cards in hand, by how near they bring the next building.
    pub(super) fn held_savings(&self, seat: Seat) -> f32 {
        self.standing(seat).savings.or_else(|| self.savings(seat, self.player(seat).hand))
    }

    /// All that promises points.
    #[inline]
    pub(super) fn promise(&self, seat: Seat) -> f32 {
        self.standing(seat).promise.or_else(|| self.count_promise(seat))
    }

    /// Is what was kept of a player what a fresh count says?
    pub(super) fn is_up_to_date(&self, seat: Seat) -> bool {
        let (mut fresh, standing) = (self.clone(), self.standing(seat));
        fresh.now.standings = Standings::NONE;
        let holds = |kept: Kept, count: f32| kept.0.is_nan() || kept.0 == count;
        holds(standing.growth, fresh.growth(seat))
            && holds(standing.expansion, fresh.expansion(seat))
            && holds(standing.savings, fresh.held_savings(seat))
            && holds(standing.promise, fresh.promise(seat))
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Quiet, Turn};
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;
    use crate::options::SettlersOptions;
    use crate::scenario;

    fn step(game: &mut Settlers, rng: &mut ChaCha8Rng) -> bool {
        match game.turn() {
            Turn::Over => return false,
            Turn::Chance => {
                let outcome = game.pick_outcome(rng, &mut Vec::new());
                game.settle_unchecked(outcome.expect("chance has its turn"), &mut Quiet);
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                let action = game.pick_action(seat, rng, &mut Vec::new());
                game.play_unchecked(seat, action.expect("it decides"), &mut Quiet);
            }
        }
        true
    }

    #[test]
    fn what_is_kept_holds_after_every_step_on_every_board() {
        for (id, pirate) in scenario::IDS.iter().flat_map(|id| [(id, false), (id, true)]) {
            let board = scenario::board(id).expect("of the house");
            let seats = board.scenario.players.iter().copied().max().expect("some");
            let scenario = (*id).to_owned();
            let options = SettlersOptions { scenario, pirate, ..Default::default() };
            let mut game = Settlers::start(&options, seats as usize).expect("starts");
            let mut rng = ChaCha8Rng::seed_from_u64(9);
            game.keep_standings();
            for number in 0..6_000 {
                if !step(&mut game, &mut rng) {
                    break;
                }
                let kept = |seat: Seat| !game.standing(seat).promise.0.is_nan();
                let holds = |seat: Seat| kept(seat) && game.is_up_to_date(seat);
                assert!(game.all_seats().all(holds), "{id}, step {number}");
            }
        }
    }
}
