//! The player that tries many lines of play: Monte Carlo tree search over decisions and chance.
//!
//! Each playout takes a world that agrees with what the seat knows, walks down the tree of what
//! was done so far to a position nobody has looked at, and passes its worth back up. Every seat
//! is taken to play for its own chance of winning. What makes few playouts go a long way:
//!
//! - a position is judged by the game's own estimate, not by playing on at random ([`worth`]);
//! - a look one turn ahead tells which actions deserve a try first ([`select`]);
//! - a leaf counts halfway between before and after the turn ([`explorer`]), or, where the game
//!   asks for foresight, after some turns more that everybody plays by habit ([`habit`]);
//! - chance is spread evenly instead of rolled, the same for rival plans, and rival plans are
//!   tried in the same worlds ([`chance`]), with foresight even line by line ([`race`]);
//! - once one action is clearly better than the others, no more are spent ([`verdict`]).

mod chance;
mod explorer;
mod habit;
mod race;
mod select;
mod tree;
mod tuning;
mod verdict;
mod worth;

use game::{Game, Rng, Window};

use self::explorer::Explorer;
use crate::bot::{Bot, Limits};
use crate::dice;

pub use self::tuning::Tuning;

/// Monte Carlo tree search. See [`Tuning`] for the numbers behind it.
#[derive(Debug)]
pub struct Search<G: Game> {
    tuning: Tuning,
    explorers: Vec<Explorer<G>>,
    legal: Vec<G::Action>,
}

impl<G: Game> Default for Search<G> {
    fn default() -> Self {
        Search::new(Tuning::default())
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn choose(
        &mut self,
        window: Window<'_, G>,
        limits: &Limits<'_>,
        rng: &mut dyn Rng,
    ) -> Option<G::Action> {
        self.legal.clear();
        window.actions(&mut self.legal);
        if self.legal.len() > 1 {
            self.explore(window, limits, rng);
            return self.most_tried();
        }
        self.legal.first().copied()
    }
}

impl<G: Game> Search<G> {
    /// A search with other numbers than the usual ones.
    pub fn new(tuning: Tuning) -> Self {
        Search { tuning, explorers: Vec::new(), legal: Vec::new() }
    }

    /// Lets every thread grow a tree of its own. The first is the caller's, so that a single
    /// one needs none started; one that cannot be started adds nothing.
    fn explore(&mut self, window: Window<'_, G>, limits: &Limits<'_>, rng: &mut dyn Rng) {
        let tuning = self.tuning;
        self.explorers.resize_with(limits.threads(), || Explorer::new(tuning));
        self.explorers.iter_mut().for_each(Explorer::restart);
        let Some((first, others)) = self.explorers.split_first_mut() else { return };
        let own = dice::fork(rng);
        std::thread::scope(|scope| {
            for (number, explorer) in others.iter_mut().enumerate() {
                let rng = dice::fork(rng);
                let think = move || explorer.explore(window, limits, number + 1, rng);
                let _ = std::thread::Builder::new().spawn_scoped(scope, think);
            }
            first.explore(window, limits, 0, own);
        });
    }

    /// The action that most playouts went to; among equals the one that did better.
    fn most_tried(&mut self) -> Option<G::Action> {
        let mut best = None;
        for &action in &self.legal {
            let tries = tries_of(&mut self.explorers, action);
            if best.is_none_or(|(_, most)| tries > most) {
                best = Some((action, tries));
            }
        }
        best.map(|(action, _)| action)
    }
}

/// Over all trees: how often `action` was tried and what it gave in sum.
fn tries_of<G: Game>(explorers: &mut [Explorer<G>], action: G::Action) -> (u32, f32) {
    let findings = explorers.iter_mut().flat_map(Explorer::findings);
    let same = findings.filter(|edge| edge.action == action);
    same.fold((0, 0.0), |(visits, sum), edge| (visits + edge.visits, sum + edge.sum))
}
