//! What speaks for each intersection in the set-up: what can be counted there, and what it leaves for later.

use game::{Fact, Game, Opening, Seat};

use crate::action::Action;
use crate::geometry::{Corner, Corners};
use crate::goods::Resource;
use crate::land::HarbourKind;
use crate::phase::Phase;
use crate::state::Settlers;

impl Settlers {
    /// Every intersection that `seat` may found a start settlement on, with what speaks for it.
    pub(crate) fn first_openings(&self, seat: Seat) -> Vec<Opening<Action>> {
        let Phase::FirstSettlement { placed } = self.now.phase else { return Vec::new() };
        let mut legal = Vec::new();
        self.actions(seat, &mut legal);
        let opening = |action: Action| match action {
            Action::Settle { at } => Some(Opening { action, facts: self.facts(seat, at, placed) }),
            _ => None,
        };
        legal.into_iter().filter_map(opening).collect()
    }

    fn facts(&self, seat: Seat, at: Corner, placed: u8) -> Vec<Fact> {
        let mut facts = vec![
            Fact { code: "pips", count: self.pips_around(at.0).into() },
            Fact { code: "kinds", count: self.kinds_with(seat, at) },
        ];
        let rate = self.harbour_rate(at);
        facts.extend(rate.map(|count| Fact { code: "harbour", count }));
        let left = self.left_for_the_second(at, placed);
        facts.extend(left.map(|count| Fact { code: "left", count }));
        facts
    }

    /// How many kinds of cards the seat would get by its numbers.
    fn kinds_with(&self, seat: Seat, at: Corner) -> i32 {
        let own = self.player(seat).settlements.iter().chain([at.0]);
        let mut kinds = [false; 5];
        for hex in own.flat_map(|corner| self.geometry().hexes_at(corner).collect::<Vec<_>>()) {
            let kind = self.now.terrain[hex].resource().filter(|_| self.now.chips[hex] > 0);
            kinds.iter_mut().zip(Resource::ALL).for_each(|(has, one)| *has |= kind == Some(one));
        }
        kinds.into_iter().filter(|has| *has).count() as i32
    }

    /// How many cards a harbour there takes for one.
    fn harbour_rate(&self, at: Corner) -> Option<i32> {
        let laid = &self.now.harbours[..usize::from(self.now.harbour_count)];
        let here = |(side, _): &&(u8, HarbourKind)| {
            self.geometry().side_ends[*side as usize].contains(&at.0)
        };
        laid.iter().find(here).map(|(_, kind)| match kind {
            HarbourKind::General => 3,
            HarbourKind::Special(_) => 2,
        })
    }

    /// The pips of the best intersection that is left for the second settlement, if every rival in between takes
    /// the best there is; nothing where this is the second.
    fn left_for_the_second(&self, at: Corner, placed: u8) -> Option<i32> {
        let between = (2 * self.terms.seats).checked_sub(2 + 2 * usize::from(placed))?;
        if usize::from(placed) >= self.terms.seats {
            return None;
        }
        let mut free = self.first_spots();
        self.close(&mut free, at.0);
        for _ in 0..between {
            let taken = self.best_of(&free)?;
            self.close(&mut free, taken);
        }
        self.best_of(&free).map(|corner| self.pips_around(corner).into())
    }

    fn best_of(&self, free: &Corners) -> Option<u8> {
        free.iter().max_by_key(|corner| self.pips_around(*corner))
    }

    /// Takes a corner and its neighbours out (S-73).
    fn close(&self, free: &mut Corners, corner: u8) {
        free.remove(corner);
        for side in self.geometry().sides_from(corner) {
            free.remove(self.geometry().across(side, corner));
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Heuristics, Quiet, Turn};
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;
    use crate::options::SettlersOptions;

    /// The base game once its board is dealt.
    fn dealt() -> Settlers {
        let mut game = Settlers::start(&SettlersOptions::default(), 3).expect("three may play");
        let (mut rng, mut scratch) = (ChaCha8Rng::seed_from_u64(4), Vec::new());
        while game.turn() == Turn::Chance {
            let outcome = game.pick_outcome(&mut rng, &mut scratch).expect("chance's turn");
            game.settle_unchecked(outcome, &mut Quiet);
        }
        game
    }

    fn count(opening: &Opening<Action>, code: &str) -> Option<i32> {
        opening.facts.iter().find(|fact| fact.code == code).map(|fact| fact.count)
    }

    #[test]
    fn every_intersection_that_may_be_settled_has_its_facts() {
        let game = dealt();
        let openings = game.openings(Seat::FIRST);
        assert_eq!(openings.len(), 54, "all intersections of the base island");
        for opening in &openings {
            assert!((0..=15).contains(&count(opening, "pips").unwrap()), "{opening:?}");
            assert!((0..=3).contains(&count(opening, "kinds").unwrap()), "{opening:?}");
            assert!(matches!(count(opening, "harbour"), None | Some(2 | 3)), "{opening:?}");
        }
        let harbours = openings.iter().filter(|opening| count(opening, "harbour").is_some());
        assert_eq!(harbours.count(), 18, "nine harbours, each with two ends");
    }

    #[test]
    fn what_is_left_for_the_second_is_no_better_than_the_best() {
        let game = dealt();
        let openings = game.openings(Seat::FIRST);
        let best = openings.iter().filter_map(|opening| count(opening, "pips")).max().unwrap();
        for opening in &openings {
            assert!(count(opening, "left").unwrap() <= best, "{opening:?}");
        }
    }

    #[test]
    fn after_the_set_up_there_is_no_such_advice() {
        let mut game = dealt();
        let mut placed = 0;
        while let Turn::Decide(seats) = game.turn() {
            let seat = seats.iter().next().expect("somebody decides");
            let openings = game.openings(seat);
            if placed >= 3 && !openings.is_empty() {
                assert_eq!(count(&openings[0], "left"), None, "the second leaves nothing open");
            }
            let mut actions = Vec::new();
            game.actions(seat, &mut actions);
            if !actions
                .iter()
                .any(|action| matches!(action, Action::Settle { .. } | Action::Road { .. }))
            {
                break;
            }
            placed += usize::from(!openings.is_empty());
            game.play(seat, actions[0]).expect("legal");
        }
        assert_eq!(placed, 6);
        assert!(game.openings(Seat::FIRST).is_empty());
    }
}
