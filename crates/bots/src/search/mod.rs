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
pub(crate) mod worth;

use game::{Game, Heuristics, Rng, Seat, Window};

use self::explorer::Explorer;
use self::worth::Worth;
use crate::bot::{Bot, Limits};
use crate::dice;
use crate::findings::{self, Candidate, Findings};

pub(crate) use self::chance::{Fortune, Luck, stir};
pub(crate) use self::race::Race;
pub(crate) use self::tree::{Edge, NodeId, Tree};
pub use self::tuning::Tuning;

/// A difference in the chance of winning that is not worth a thought.
const TRIFLE: f32 = 0.002;

/// Monte Carlo tree search. See [`Tuning`] for the numbers behind it.
#[derive(Debug)]
pub struct Search<G: Game> {
    tuning: Tuning,
    explorers: Vec<Explorer<G>>,
    legal: Vec<G::Action>,
    chosen: Option<G::Action>,
}

impl<G: Heuristics> Default for Search<G> {
    fn default() -> Self {
        Search::new(Tuning::default())
    }
}

impl<G: Heuristics> Bot<G> for Search<G> {
    fn choose(
        &mut self,
        window: Window<'_, G>,
        limits: &Limits<'_>,
        rng: &mut dyn Rng,
    ) -> Option<G::Action> {
        self.legal.clear();
        window.mannerly(&mut self.legal);
        self.chosen = match self.legal.len() > 1 {
            true => {
                self.explore(window, limits, rng);
                let best = self.most_tried();
                self.nothing_gained(best, window.idle()).or(best)
            }
            false => {
                self.explorers.iter_mut().for_each(Explorer::restart);
                self.legal.first().copied()
            }
        };
        self.chosen
    }

    fn findings(
        &mut self,
        window: Window<'_, G>,
        rng: &mut dyn Rng,
    ) -> Option<Findings<G::Action>> {
        let chosen = self.chosen?;
        let steepness = self.tuning.steepness;
        let glance = |world: &G| worth::of_world(world, steepness);
        let chances = self
            .chances(window.seat(), chosen)
            .unwrap_or_else(|| findings::at_a_glance(window, rng, glance));
        let mut candidates = Vec::new();
        for at in 0..self.legal.len() {
            let action = self.legal[at];
            let tries = tries_of(&mut self.explorers, action);
            let alone = self.legal.len() == 1;
            let chance = if alone { chances[window.seat().index()] } else { tries.worth() };
            candidates.push(Candidate { action, lines: tries.visits.into(), chance });
        }
        Some(Findings::new(candidates, chances, window.seats()))
    }
}

impl<G: Heuristics> Search<G> {
    /// A search with other numbers than the usual ones.
    pub fn new(tuning: Tuning) -> Self {
        Search { tuning, explorers: Vec::new(), legal: Vec::new(), chosen: None }
    }

    /// Lets every thread grow a tree of its own. The first is the caller's, so that a single
    /// one needs none started; one that cannot be started adds nothing.
    fn explore(&mut self, window: Window<'_, G>, limits: &Limits<'_>, rng: &mut dyn Rng) {
        let tuning = self.tuning;
        self.explorers.resize_with(limits.threads(), || Explorer::new(tuning));
        self.explorers.iter_mut().for_each(Explorer::restart);
        let (first, others) =
            self.explorers.split_first_mut().expect("a search has at least the caller's thread");
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

    /// Every seat's chance to win after `action`, over all trees; `None` where no line was tried with it.
    fn chances(&mut self, seat: Seat, action: G::Action) -> Option<Worth> {
        let (mut sum, mut lines) = (Worth::default(), 0);
        for explorer in &mut self.explorers {
            if let Some((part, visits)) = explorer.hopes(seat, action) {
                worth::add(&mut sum, &part);
                lines += visits;
            }
        }
        (lines > 0).then(|| sum.map(|chance| chance / lines as f32))
    }

    /// The action that most playouts went to; among equals the one that did better.
    fn most_tried(&mut self) -> Option<G::Action> {
        let mut best = None;
        for &action in &self.legal {
            let tries = tries_of(&mut self.explorers, action);
            let most = (tries.visits, tries.sum);
            if best.is_none_or(|(_, other)| most > other) {
                best = Some((action, most));
            }
        }
        best.map(|(action, _)| action)
    }

    /// To do nothing, where that looked no worse at the end of the turn than the best action, and
    /// playing on found no difference worth a thought either.
    fn nothing_gained(
        &mut self,
        best: Option<G::Action>,
        idle: Option<G::Action>,
    ) -> Option<G::Action> {
        let (best, idle) = (best?, idle?);
        let [most, none] = [best, idle].map(|action| tries_of(&mut self.explorers, action));
        let looked_alike = none.prior >= most.prior;
        let turned_out_alike = most.worth() - none.worth() < TRIFLE;
        (looked_alike && turned_out_alike && none.visits > 0).then_some(idle)
    }
}

/// What was found out about an action, over all trees.
#[derive(Default)]
struct Tries {
    visits: u32,
    sum: f32,
    /// What it looked worth at the end of the turn.
    prior: f32,
}

impl Tries {
    /// What it turned out to be worth; where nobody tried it, what it looked worth.
    fn worth(&self) -> f32 {
        if self.visits == 0 { self.prior } else { self.sum / self.visits as f32 }
    }
}

/// Over all trees: how often `action` was tried, what it gave in sum, and what it promised.
fn tries_of<G: Heuristics>(explorers: &mut [Explorer<G>], action: G::Action) -> Tries {
    let findings = explorers.iter_mut().flat_map(Explorer::findings);
    let same = findings.filter(|edge| edge.action == action);
    same.fold(Tries::default(), |tries, edge| Tries {
        visits: tries.visits + edge.visits,
        sum: tries.sum + edge.sum,
        prior: tries.prior.max(edge.prior),
    })
}
