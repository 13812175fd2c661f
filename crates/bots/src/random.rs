//! The player that does not think.

use game::{Game, Heuristics, Rng, Window, luck};

use crate::bot::{Bot, Limits};
use crate::findings::Findings;

/// Answers every action that does not pester the others equally often.
#[derive(Debug)]
pub struct Random<G: Game> {
    legal: Vec<G::Action>,
}

impl<G: Game> Default for Random<G> {
    fn default() -> Self {
        Random { legal: Vec::new() }
    }
}

impl<G: Heuristics> Bot<G> for Random<G> {
    fn choose(
        &mut self,
        window: Window<'_, G>,
        _limits: &Limits<'_>,
        rng: &mut dyn Rng,
    ) -> Option<G::Action> {
        self.legal.clear();
        window.mannerly(&mut self.legal);
        luck::pick(rng, &self.legal).copied()
    }

    fn findings(
        &mut self,
        _window: Window<'_, G>,
        _rng: &mut dyn Rng,
    ) -> Option<Findings<G::Action>> {
        None
    }
}
