//! Endings that are looked through: nothing is left to doubt.

use game::{Heuristics, Window};

use super::{Effort, Trial, Weighed, Weigher};
use crate::bot::Limits;
use crate::dice::rng_from;
use crate::mind::ending::Question;
use crate::mind::{ENDING, Seeds};
use crate::search::worth::Worth;

impl<G: Heuristics> Weigher<G> {
    /// The decisions and what follows from them for certain, where the end is near enough; `None` where it is not,
    /// or takes too many steps.
    ///
    /// What promises most and what was played is known exactly. Of all else it is only made sure that it is no
    /// better, and it is left out.
    pub(super) fn look_through(
        &mut self,
        window: Window<'_, G>,
        ranked: &[Trial<G::Action>],
        played: Option<G::Action>,
        effort: Effort,
        seeds: Seeds,
    ) -> Option<Vec<Weighed<G::Action>>> {
        let world = window.resample(&mut rng_from(seeds.worlds));
        world.turns_to_come().filter(|turns| *turns <= ENDING)?;
        let limits = Limits::playouts(1);
        let (seat, steps_most) = (window.seat(), effort.ending_steps);
        let question = Question { seat, limits: &limits, steps_most };
        self.ending.restart();
        let mut found: Vec<(G::Action, Worth)> = Vec::new();
        let mut best = 0.0;
        for (place, trial) in ranked.iter().enumerate() {
            let wanted = place < effort.wide || Some(trial.action) == played;
            let low = if wanted { 0.0 } else { best };
            let worth = self.ending.after(&world, trial.action, low, question)?;
            if wanted || worth[seat.index()] > best {
                best = worth[seat.index()].max(best);
                found.push((trial.action, worth));
            }
        }
        let hope = |(_, worth): &(G::Action, Worth)| worth[seat.index()];
        let is_played = |(action, _): &(G::Action, Worth)| Some(*action) == played;
        found.sort_by(|a, b| {
            hope(b).total_cmp(&hope(a)).then_with(|| is_played(b).cmp(&is_played(a)))
        });
        Some(
            found
                .into_iter()
                .map(|(action, worth)| certain(action, worth, window.seats()))
                .collect(),
        )
    }
}

fn certain<A>(action: A, worth: Worth, seats: usize) -> Weighed<A> {
    let sum: f32 = worth[..seats].iter().sum();
    let chances = worth[..seats].iter().map(|chance| chance / sum).collect();
    Weighed { action, chances, doubt: 0.0, lines: 0, exact: true }
}
