//! What several tests need: seeded play.

use game::{Game, Seat, Sink, Turn};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use settlers::{Action, Event, Outcome, Settlers, SettlersOptions};

pub struct Driver {
    pub rng: ChaCha8Rng,
    actions: Vec<Action>,
    outcomes: Vec<game::Weighted<Outcome>>,
}

impl Driver {
    pub fn new(seed: u64) -> Driver {
        Driver { rng: ChaCha8Rng::seed_from_u64(seed), actions: Vec::new(), outcomes: Vec::new() }
    }

    pub fn below(&mut self, bound: usize) -> usize {
        ((u64::from(self.rng.next_u32()) * bound as u64) >> 32) as usize
    }

    /// One step of uniformly random play; false when the game is over.
    pub fn step(&mut self, game: &mut Settlers, sink: &mut impl Sink<Event>) -> bool {
        match game.turn() {
            Turn::Over => return false,
            Turn::Chance => {
                let outcome = self.chance(game);
                game.settle_unchecked(outcome, sink);
            }
            Turn::Decide(seats) => {
                let nth = self.below(seats.len());
                let seat = seats.iter().nth(nth).expect("within");
                let action = self.choose(game, seat);
                game.play_unchecked(seat, action, sink);
            }
        }
        true
    }

    pub fn chance(&mut self, game: &Settlers) -> Outcome {
        self.outcomes.clear();
        game.outcomes(&mut self.outcomes);
        let total: u32 = self.outcomes.iter().map(|outcome| outcome.weight).sum();
        let mut at = self.below(total as usize) as u32;
        for weighted in &self.outcomes {
            if at < weighted.weight {
                return weighted.outcome;
            }
            at -= weighted.weight;
        }
        unreachable!("weights add up")
    }

    pub fn choose(&mut self, game: &Settlers, seat: Seat) -> Action {
        self.actions.clear();
        game.actions(seat, &mut self.actions);
        assert!(
            !self.actions.is_empty(),
            "nothing to do in {:?}",
            game.view(game::Audience::Referee).phase
        );
        let at = self.below(self.actions.len());
        self.actions[at]
    }
}

/// A scenario of the house, for all who may play it at all.
pub fn options(scenario: &str) -> SettlersOptions {
    let scenario = scenario.to_owned();
    SettlersOptions { scenario, two_players: true, ..Default::default() }
}

/// For how many seats a scenario of the house is.
pub fn seats(scenario: &str) -> Vec<usize> {
    let board = settlers::scenario::board(scenario).expect("of the house");
    board.scenario.players.iter().map(|count| *count as usize).collect()
}
