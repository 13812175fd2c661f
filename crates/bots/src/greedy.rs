//! The player that takes what looks best at the end of its own turn.

use game::{Game, Heuristics, Rng, Window};

use crate::bot::{Bot, Limits};
use crate::dice;
use crate::lookahead::{Lookahead, margin};

/// In how many worlds an action is tried.
///
/// A few even out what the seat cannot know. Where nothing is hidden they are all the same
/// one, which is then looked at once.
const WORLDS: usize = 4;

/// Judges every action by the game's own estimate, follow-ups within its own turn included.
#[derive(Debug)]
pub struct Greedy<G: Game> {
    legal: Vec<G::Action>,
    values: Vec<f32>,
    lookahead: Lookahead<G>,
}

impl<G: Heuristics> Default for Greedy<G> {
    fn default() -> Self {
        Greedy { legal: Vec::new(), values: Vec::new(), lookahead: Lookahead::default() }
    }
}

impl<G: Heuristics> Greedy<G> {
    /// One that knows nothing of the game's expansions ([`Heuristics::plain_outlook`]): the rival against
    /// which their part of the estimate is measured.
    pub fn plain() -> Self {
        Greedy { lookahead: Lookahead::by(G::plain_outlook), ..Greedy::default() }
    }
}

impl<G: Heuristics> Bot<G> for Greedy<G> {
    fn choose(
        &mut self,
        window: Window<'_, G>,
        limits: &Limits<'_>,
        rng: &mut dyn Rng,
    ) -> Option<G::Action> {
        self.legal.clear();
        window.mannerly(&mut self.legal);
        if self.legal.len() > 1 {
            self.judge(window, limits, rng);
            return self.legal.get(dice::pick_best(rng, &self.values)?).copied();
        }
        self.legal.first().copied()
    }
}

impl<G: Heuristics> Greedy<G> {
    /// Sums up how far each action leads the seat ahead, over several worlds; over one at least.
    fn judge(&mut self, window: Window<'_, G>, limits: &Limits<'_>, rng: &mut dyn Rng) {
        self.values.clear();
        self.values.resize(self.legal.len(), 0.0);
        let worlds: Vec<G> = (0..WORLDS).map(|_| window.resample(rng)).collect();
        for (place, world) in worlds.iter().enumerate() {
            if place > 0 && limits.over() {
                break;
            }
            if !worlds[..place].contains(world) {
                let times = worlds.iter().filter(|&other| other == world).count();
                self.add_values(world, times as f32, window);
            }
        }
    }

    fn add_values(&mut self, world: &G, times: f32, window: Window<'_, G>) {
        let (seat, seats) = (window.seat(), window.seats());
        let share = G::FOLLOW_UPS / self.legal.len().max(1);
        for (value, &action) in self.values.iter_mut().zip(&self.legal) {
            let outlook = self.lookahead.after(world, seat, action, share);
            *value += times * margin(&outlook, seat, seats);
        }
    }
}
