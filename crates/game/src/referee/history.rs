//! Looking back over a match.

use super::{Match, Step};
use crate::contract::Game;
use crate::sink::Quiet;

/// One step of a match, seen again.
#[derive(Debug)]
pub struct Moment<'a, G: Game> {
    /// The number of the step, counted from 1 as in the record.
    pub number: usize,
    /// The decision, or the outcome of chance, that the step was.
    pub step: Step<G>,
    /// What happened in it.
    pub events: &'a [G::Event],
    /// The game after it.
    pub game: &'a G,
}

impl<G: Game> Match<G> {
    /// The game before the first step.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The game after the first `steps` steps, or as it stands where there are fewer.
    pub fn at(&self, steps: usize) -> G {
        let mut game = self.start.clone();
        for step in self.steps.iter().take(steps) {
            step.apply(&mut game, &mut Quiet);
        }
        game
    }

    /// What chance did before the first decision.
    pub fn opening(&self) -> Vec<G::Event> {
        let mut game = self.start.clone();
        let mut events = Vec::new();
        for step in self.steps.iter().take_while(|step| matches!(step, Step::Chance(_))) {
            step.apply(&mut game, &mut events);
        }
        events
    }

    /// Plays the match once more from the start and shows every step to `visit`.
    pub fn retell(&self, mut visit: impl FnMut(Moment<'_, G>)) {
        let mut game = self.start.clone();
        let mut events = Vec::new();
        for (place, &step) in self.steps.iter().enumerate() {
            events.clear();
            step.apply(&mut game, &mut events);
            visit(Moment { number: place + 1, step, events: &events, game: &game });
        }
    }
}
