//! What chance gave or took: what came, against all that could have come.

use game::{Heuristics, Quiet, Weighted};

use super::Weigher;
use crate::search::worth::{self, Worth};
use crate::search::{Luck, stir};

/// What an outcome of chance did to the seats' chances to win.
#[derive(Clone, Debug, PartialEq)]
pub struct Swing {
    /// Every seat's chance before, over all that could have come by its weight.
    pub expected: Vec<f32>,
    /// And after what did come.
    pub came: Vec<f32>,
}

impl<G: Heuristics> Weigher<G> {
    /// What `came` changed in `world`, where chance is to act. Everything that could have come is followed to the
    /// end of the turn, everybody playing at first thought; so luck comes to nothing on the average, whatever
    /// the judgement is worth. `None` where nothing could have come.
    pub fn swing(&mut self, world: &G, came: G::Outcome, seed: u64) -> Option<Swing> {
        let mut outcomes = Vec::new();
        world.chances(&mut outcomes);
        let all: u32 = outcomes.iter().map(|outcome| outcome.weight).sum();
        if all == 0 {
            return None;
        }
        let (mut expected, mut actual) = (Worth::default(), None);
        for Weighted { outcome, weight } in outcomes {
            let worth = self.outcome(world, outcome, seed);
            let share = weight as f32 / all as f32;
            worth::add(&mut expected, &worth.map(|chance| chance * share));
            actual = actual.or((outcome == came).then_some(worth));
        }
        // One outcome may stand for several that the game goes on alike from.
        let actual = actual.unwrap_or_else(|| self.outcome(world, came, seed));
        let told = |worth: Worth| worth[..world.seats()].to_vec();
        Some(Swing { expected: told(expected), came: told(actual) })
    }

    fn outcome(&mut self, world: &G, outcome: G::Outcome, seed: u64) -> Worth {
        let mut after = match self.world.take() {
            None => world.clone(),
            Some(mut after) => {
                after.clone_from(world);
                after
            }
        };
        after.settle_unchecked(outcome, &mut Quiet);
        let horizon = after.turns() + 1;
        let mut fortune = Luck::new(stir(seed)).fortune(0);
        self.reflex.play_on(&mut after, &mut fortune, |world| world.turns() < horizon);
        let worth = self.chances(&after);
        self.world = Some(after);
        worth
    }
}
