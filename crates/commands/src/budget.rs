//! How long a bot may think, in the units a person gives: the only place that reads a clock
//! for it.

use std::time::{Duration, Instant};

use bots::{Bot, Limits};
use game::{Game, Rng, Window};

/// What a bot may spend on one decision. With neither time nor playouts the bots' own default
/// applies ([`bots::DEFAULT_PLAYOUTS`]); with both, whichever ends first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The most milliseconds. Moves under a time limit differ from run to run.
    pub ms: Option<u64>,
    /// The most lines of play to try.
    pub playouts: Option<u64>,
    /// How many threads may think.
    pub threads: usize,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { ms: None, playouts: None, threads: 1 }
    }
}

impl Budget {
    /// Asks `bot` for a move within this budget.
    pub fn ask<G: Game>(
        &self,
        bot: &mut dyn Bot<G>,
        window: Window<'_, G>,
        rng: &mut dyn Rng,
    ) -> Option<G::Action> {
        let Budget { ms, playouts, threads } = *self;
        let Some(ms) = ms else {
            return bot.choose(window, &Limits { playouts, out_of_time: None, threads }, rng);
        };
        let (start, allowed) = (Instant::now(), Duration::from_millis(ms));
        let over = || start.elapsed() >= allowed;
        bot.choose(window, &Limits { playouts, out_of_time: Some(&over), threads }, rng)
    }
}
