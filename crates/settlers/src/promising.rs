//! What a player in a hurry weighs: the decisions that promise something at first sight.
//!
//! Offers are most of a turn's decisions, each brings a round of answers, and few change much:
//! whoever plays a game on in its head leaves them out. And whoever is taken at his word deals,
//! so that an offer can be answered by what it says. Of the large families (trades with the bank,
//! roads, hexes for the robber, spots for a first settlement) only what leads somewhere is left.

use game::Seat;

use crate::action::Action;
use crate::building::{CITY, DEVELOPMENT, ROAD, SETTLEMENT};
use crate::event::Answer;
use crate::goods::{Cards, Resource};
use crate::land::pips;
use crate::phase::Phase;
use crate::state::{Settlers, place_of};
use crate::trade::Offers;

/// A hand larger than this is halved by a seven.
const HAND_SAFE: u8 = 7;
/// A route from this length on may soon be the longest.
const ROUTE_NEAR: u8 = 4;
/// How many pips fewer than the best a first settlement may have.
const SPOT_TOLERANCE: u8 = 3;

impl Settlers {
    /// The decisions of a seat that decides now, the hasty ones.
    pub(crate) fn list_promising(&self, seat: Seat, into: &mut Vec<Action>) {
        let before = into.len();
        if self.now.phase == Phase::CloseDeal {
            let accepted = self.all_seats().filter(|with| self.has_accepted(*with));
            into.extend(accepted.map(|with| Action::Deal { with }));
        }
        if into.len() == before {
            self.list_without_offers(seat, into);
            self.keep_what_promises(seat, before, into);
        }
        if into.len() == before {
            self.list(seat, into);
        }
    }

    fn list_without_offers(&self, seat: Seat, into: &mut Vec<Action>) {
        match self.now.phase {
            Phase::Main => self.list_turn(seat, Offers::EMPTY, into),
            _ => self.list(seat, into),
        }
    }

    /// Leaves out, of what was listed from a place on, whatever deserves no thought.
    fn keep_what_promises(&self, seat: Seat, from: usize, into: &mut Vec<Action>) {
        let pips_least = match self.now.phase {
            Phase::FirstSettlement { .. } => self.best_first_spot().saturating_sub(SPOT_TOLERANCE),
            _ => 0,
        };
        let mut kept = from;
        for at in from..into.len() {
            if self.deserves_a_thought(seat, into[at], pips_least) {
                into.swap(kept, at);
                kept += 1;
            }
        }
        into.truncate(kept);
    }

    fn has_accepted(&self, seat: Seat) -> bool {
        self.now.trade.answers[place_of(seat)] == Answer::Accepted
    }

    /// Does a decision promise anything at first sight? Only of large families is that asked.
    fn deserves_a_thought(&self, seat: Seat, action: Action, pips_least: u8) -> bool {
        match (self.now.phase, action) {
            (Phase::Main, Action::Bank { give, take }) => self.bank_helps(seat, give, take),
            (Phase::Main | Phase::FreeRoad { .. }, Action::Road { at }) => {
                self.road_leads_on(seat, at.0)
            }
            (_, Action::Robber { to }) => self.robber_hurts(seat, to.at()),
            (Phase::FirstSettlement { .. }, Action::Settle { at }) => {
                self.pips_around(at.0) >= pips_least
            }
            _ => true,
        }
    }

    /// Does a trade with the bank make a purchase possible, or at least a dangerous hand smaller?
    fn bank_helps(&self, seat: Seat, give: Resource, take: Resource) -> bool {
        let player = self.player(seat);
        let given = Cards::of(give, self.rate(seat, give));
        let after = player.hand.minus(given).plus(Cards::of(take, 1));
        let city = !player.settlements.is_empty() && player.left.cities > 0;
        let spot = player.reached.and(&self.now.open).and(&self.now.shore);
        let settle = player.left.settlements > 0 && !spot.is_empty();
        let buys = |cost: Cards| after.covers(cost) && cost.count(take) > 0;
        player.hand.total() > HAND_SAFE
            || city && buys(CITY)
            || settle && buys(SETTLEMENT)
            || buys(DEVELOPMENT)
            || !settle && buys(ROAD)
    }

    /// Does a road come to a new spot, or lengthen a route that counts?
    fn road_leads_on(&self, seat: Seat, side: u8) -> bool {
        let player = self.player(seat);
        let free = self.now.open.and(&self.now.shore);
        let new = |end: &u8| free.contains(*end) && !player.reached.contains(*end);
        let ends = self.geometry().side_ends[side as usize];
        let cramped = || player.reached.and(&free).is_empty();
        player.route_least >= ROUTE_NEAR || ends.iter().any(new) || cramped()
    }

    /// Does the robber cost a rival something there, and its mover nothing?
    fn robber_hurts(&self, seat: Seat, hex: usize) -> bool {
        let corners = self.geometry().corners_of[hex];
        let built = corners.and(&self.now.built);
        self.now.chips[hex] > 0 && !built.is_empty() && !self.player(seat).buildings().meets(&built)
    }

    fn best_first_spot(&self) -> u8 {
        let pips = self.first_spots().iter().map(|corner| self.pips_around(corner)).max();
        pips.expect("there is room for every first settlement")
    }

    /// The pips of the hexes that meet at an intersection.
    #[inline]
    pub(crate) fn pips_around(&self, corner: u8) -> u8 {
        let chip = |hex: &u8| self.now.chips.get(usize::from(*hex)).map_or(0, |chip| pips(*chip));
        self.geometry().corner_hexes[corner as usize].iter().map(chip).sum()
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Heuristics, Quiet, Turn};
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;

    /// Shows `look` the decisions of a random game: who decides, all, and the hasty ones.
    fn watch(mut look: impl FnMut(&Settlers, &[Action], &[Action])) {
        let mut rng = ChaCha8Rng::seed_from_u64(4);
        let mut game = Settlers::start(&Default::default(), 4).expect("four may play");
        let (mut all, mut hasty) = (Vec::new(), Vec::new());
        for _ in 0..6_000 {
            match game.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    let outcome = game.pick_outcome(&mut rng, &mut Vec::new());
                    game.settle_unchecked(outcome.expect("chance has its turn"), &mut Quiet);
                }
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().expect("somebody decides");
                    all.clear();
                    hasty.clear();
                    game.actions(seat, &mut all);
                    game.sensible(seat, &mut hasty);
                    look(&game, &all, &hasty);
                    let action = game.pick_action(seat, &mut rng, &mut Vec::new());
                    game.play_unchecked(seat, action.expect("it decides"), &mut Quiet);
                }
            }
        }
    }

    fn is_offer(action: &Action) -> bool {
        matches!(action, Action::Offer { .. })
    }

    #[test]
    fn what_is_hasty_is_legal_and_never_nothing() {
        watch(|_, all, hasty| {
            assert!(!hasty.is_empty() && hasty.iter().all(|action| all.contains(action)));
        });
    }

    #[test]
    fn nobody_in_a_hurry_offers_or_goes_back_on_an_offer() {
        let (mut offers, mut taken_up) = (0, 0);
        watch(|game, all, hasty| {
            offers += all.iter().filter(|action| is_offer(action)).count();
            assert!(!hasty.iter().any(is_offer));
            let accepted = game.all_seats().any(|seat| game.has_accepted(seat));
            if game.now.phase == Phase::CloseDeal && accepted {
                taken_up += 1;
                let as_agreed = |action: &Action| match action {
                    Action::Deal { with } => game.has_accepted(*with),
                    _ => false,
                };
                let kept = all.iter().copied().filter(as_agreed);
                assert_eq!(hasty, kept.collect::<Vec<_>>());
            }
        });
        assert!(offers > 1_000 && taken_up > 20, "{offers}, {taken_up}");
    }

    #[test]
    fn large_families_are_thinned_and_nothing_else() {
        let mut thinned = [0; 4];
        watch(|_, all, hasty| {
            for action in all.iter().filter(|action| !hasty.contains(action)) {
                match action {
                    Action::Bank { .. } => thinned[0] += 1,
                    Action::Road { .. } => thinned[1] += 1,
                    Action::Robber { .. } => thinned[2] += 1,
                    Action::Settle { .. } => thinned[3] += 1,
                    Action::Offer { .. } | Action::Withdraw | Action::Deal { .. } => {}
                    _ => panic!("{action} was left out"),
                }
            }
        });
        assert!(thinned.iter().all(|count| *count > 20), "{thinned:?}");
    }

    #[test]
    fn a_trade_that_buys_something_is_kept() {
        let mut bought = 0;
        watch(|game, all, hasty| {
            let seat = game.now.active;
            for action in all.iter().filter(|action| matches!(action, Action::Bank { .. })) {
                let mut after = game.clone();
                after.play_unchecked(seat, *action, &mut Quiet);
                let (before, after) = (game.player(seat).hand, after.player(seat).hand);
                if after.covers(DEVELOPMENT) && !before.covers(DEVELOPMENT) {
                    bought += 1;
                    assert!(hasty.contains(action), "{action}");
                }
            }
        });
        assert!(bought > 5, "{bought}");
    }
}
