//! The player of a level: a bot that spends what the level gives it.

use game::{Game, Heuristics, Rng, Window};

use super::rungs::Rung;
use crate::bot::{Bot, Limits};
use crate::findings::Findings;
use crate::names::{UnknownBot, by_name};

/// A bot on its rung. However many lines the caller allows, it tries those of its level; time alone makes
/// them fewer.
pub struct Climber<G: Game> {
    bot: Box<dyn Bot<G>>,
    lines: u64,
}

impl<G: Heuristics> Climber<G> {
    /// The player on `rung`.
    pub fn on(rung: Rung) -> Result<Self, UnknownBot> {
        Ok(Climber { bot: by_name(rung.bot)?, lines: rung.lines })
    }
}

impl<G: Heuristics> Bot<G> for Climber<G> {
    fn choose(
        &mut self,
        window: Window<'_, G>,
        limits: &Limits<'_>,
        rng: &mut dyn Rng,
    ) -> Option<G::Action> {
        let limits = Limits { playouts: Some(self.lines), threads: 1, ..*limits };
        self.bot.choose(window, &limits, rng)
    }

    fn findings(
        &mut self,
        window: Window<'_, G>,
        rng: &mut dyn Rng,
    ) -> Option<Findings<G::Action>> {
        self.bot.findings(window, rng)
    }

    fn expects(&mut self, window: Window<'_, G>, rng: &mut dyn Rng) -> Option<Vec<f32>> {
        self.bot.expects(window, rng)
    }
}
