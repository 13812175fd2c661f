//! The player that takes what looks best at the end of its own turn.

use game::{Game, Heuristics, Rng, Window};

use crate::bot::{Bot, Limits};
use crate::dice;
use crate::findings::{Candidate, Findings, shared};
use crate::lookahead::{Lookahead, margin};
use crate::search::Tuning;
use crate::search::worth::{self, Worth};

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
    chosen: Option<G::Action>,
}

impl<G: Heuristics> Default for Greedy<G> {
    fn default() -> Self {
        let (legal, values, lookahead) = (Vec::new(), Vec::new(), Lookahead::default());
        Greedy { legal, values, lookahead, chosen: None }
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
        self.chosen = match self.legal.len() > 1 {
            true => {
                self.judge(window, limits, rng);
                let best = dice::pick_best(rng, &self.values);
                best.and_then(|best| self.legal.get(best)).copied()
            }
            false => self.legal.first().copied(),
        };
        self.chosen
    }

    /// Looks at every action once more: choosing needs only how far each leads the seat ahead.
    fn findings(
        &mut self,
        window: Window<'_, G>,
        rng: &mut dyn Rng,
    ) -> Option<Findings<G::Action>> {
        let chosen = self.chosen?;
        let worlds: Vec<G> = (0..WORLDS).map(|_| window.resample(rng)).collect();
        let mut candidates = Vec::new();
        let mut chances = Worth::default();
        for at in 0..self.legal.len() {
            let action = self.legal[at];
            let worth = self.worth(window, &worlds, action);
            let chance = worth[window.seat().index()];
            candidates.push(Candidate { action, lines: 0, chance });
            if action == chosen {
                chances = worth;
            }
        }
        Some(Findings::new(candidates, chances, window.seats()))
    }

    /// Only what was chosen is looked at once more: as much work again as that one decision.
    fn expects(&mut self, window: Window<'_, G>, rng: &mut dyn Rng) -> Option<Vec<f32>> {
        let chosen = self.chosen?;
        let worlds: Vec<G> = (0..WORLDS).map(|_| window.resample(rng)).collect();
        Some(shared(&self.worth(window, &worlds, chosen), window.seats()))
    }
}

impl<G: Heuristics> Greedy<G> {
    /// Sums up how far each action leads the seat ahead, over several worlds; over one at least.
    fn judge(&mut self, window: Window<'_, G>, limits: &Limits<'_>, rng: &mut dyn Rng) {
        self.values.clear();
        self.values.resize(self.legal.len(), 0.0);
        for (place, (world, times)) in distinct_worlds(window, rng).iter().enumerate() {
            if place > 0 && limits.over() {
                break;
            }
            self.add_values(world, *times, window);
        }
    }

    /// What `action` is worth to every seat, over these worlds.
    fn worth(&mut self, window: Window<'_, G>, worlds: &[G], action: G::Action) -> Worth {
        let share = G::FOLLOW_UPS / self.legal.len().max(1);
        let steepness = Tuning::default().steepness;
        let mut sum = Worth::default();
        for world in worlds {
            let outlook = self.lookahead.after(world, window.seat(), action, share);
            worth::add(&mut sum, &worth::of_outlook::<G>(&outlook, window.seats(), steepness));
        }
        sum.map(|chance| chance / worlds.len() as f32)
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

/// Worlds that agree with what the window's seat knows, each once, and how often it was drawn.
fn distinct_worlds<G: Game>(window: Window<'_, G>, rng: &mut dyn Rng) -> Vec<(G, f32)> {
    let mut worlds: Vec<(G, f32)> = Vec::with_capacity(WORLDS);
    for _ in 0..WORLDS {
        let drawn = window.resample(rng);
        match worlds.iter_mut().find(|(world, _)| *world == drawn) {
            Some((_, times)) => *times += 1.0,
            None => worlds.push((drawn, 1.0)),
        }
    }
    worlds
}
