//! What a player in a hurry weighs: every decision but offers and second thoughts.
//!
//! Offers are most of a turn's decisions, each brings a round of answers, and few change much:
//! whoever plays a game on in its head leaves them out. And whoever is taken at his word deals,
//! so that an offer can be answered by what it says.

use game::Seat;

use crate::action::Action;
use crate::bits::Bits;
use crate::choices::{Choices, Heard, MORE};
use crate::event::Answer;
use crate::state::{SEATS, Settlers, Step};

/// A list that wants no offers.
struct Hurried<'a>(&'a mut Vec<Action>);

impl Choices for Hurried<'_> {
    fn one(&mut self, action: Action) -> Heard {
        self.0.push(action);
        MORE
    }

    fn each<const N: usize>(
        &mut self,
        places: impl FnOnce() -> Bits<N>,
        make: impl Fn(u8) -> Action,
    ) -> Heard {
        self.0.extend(places().iter().map(make));
        MORE
    }

    fn wants_offers(&self) -> bool {
        false
    }
}

impl Settlers {
    /// The decisions of a seat that decides now, the hasty ones.
    pub(crate) fn list_hurried(&self, seat: Seat, into: &mut Vec<Action>) {
        let before = into.len();
        if self.now.step == Step::CloseDeal {
            let accepted = self.all_seats().filter(|with| self.has_accepted(*with));
            into.extend(accepted.map(|with| Action::Deal { with }));
        }
        if into.len() == before {
            let _told = self.list(seat, &mut Hurried(into));
        }
    }

    fn has_accepted(&self, seat: Seat) -> bool {
        self.now.trade.answers[seat.index() % SEATS] == Answer::Accepted
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Quiet, Turn};
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

    #[test]
    fn nobody_in_a_hurry_offers_or_goes_back_on_an_offer() {
        let (mut offers, mut taken_up) = (0, 0);
        watch(|game, all, hasty| {
            let offer = |action: &Action| matches!(action, Action::Offer { .. });
            let accepted = game.all_seats().any(|seat| game.has_accepted(seat));
            let closes = game.now.step == Step::CloseDeal && accepted;
            offers += all.iter().copied().filter(offer).count();
            taken_up += usize::from(closes);
            let as_agreed = |action: &Action| match action {
                Action::Deal { with } => game.has_accepted(*with),
                _ => false,
            };
            let kept = all.iter().filter(|action| match closes {
                true => as_agreed(action),
                false => !offer(action),
            });
            assert_eq!(hasty, kept.copied().collect::<Vec<_>>());
        });
        assert!(offers > 1_000 && taken_up > 20, "{offers}, {taken_up}");
    }
}
