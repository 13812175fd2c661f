//! What a position is worth to a seat: its chance of winning, by a learned judgement where a game has
//! one, else by its own estimate.

mod layer;
mod network;
pub(crate) mod verdict;

use game::{Game, Heuristics, Impression, Judgement, Seat, Turn};

use crate::search::worth;

pub use network::{BadWeights, Network};

/// How many times the scale of the estimate fits into a lead that all but decides, as `search` has it.
const STEEPNESS: f32 = 3.0;

/// Judges positions; keeps its lists from one question to the next.
#[derive(Clone, Debug)]
pub struct Judge<G: Game> {
    learned: Option<Learned<G>>,
}

#[derive(Clone, Debug)]
struct Learned<G: Game> {
    judgement: Judgement<G>,
    network: Network,
    impression: Impression,
}

impl<G: Heuristics> Default for Judge<G> {
    /// By what the game has learned.
    fn default() -> Self {
        let built_in = G::judgement().filter(|judgement| !judgement.weights.is_empty());
        let learned = built_in.and_then(|judgement| Judge::learned(judgement.weights).ok());
        learned.unwrap_or_else(Judge::untaught)
    }
}

impl<G: Heuristics> Judge<G> {
    /// By the game's own estimate.
    pub fn untaught() -> Self {
        Judge { learned: None }
    }

    /// By these weights.
    pub fn learned(weights: &[u8]) -> Result<Self, BadWeights> {
        let judgement = G::judgement().ok_or(BadWeights::NoSenses)?;
        let network = Network::read(weights, judgement.senses)?;
        Ok(Judge {
            learned: Some(Learned { judgement, network, impression: Impression::default() }),
        })
    }

    /// Has anybody taught it?
    pub fn is_taught(&self) -> bool {
        self.learned.is_some()
    }

    /// The chance that `seat` wins.
    pub fn chance(&mut self, world: &G, seat: Seat) -> f32 {
        if world.turn() == Turn::Over {
            return verdict::of(world, seat);
        }
        match &mut self.learned {
            None => estimate(world, seat),
            Some(Learned { judgement, network, impression }) => {
                judgement.impression(world, seat, impression);
                logistic(network.answer(impression))
            }
        }
    }
}

fn estimate<G: Heuristics>(world: &G, seat: Seat) -> f32 {
    worth::of_outlook::<G>(&world.outlook(), world.seats(), STEEPNESS)[seat.index()]
}

/// The logistic curve, by sums and products alone: they give the same on every machine, which the
/// exponential function of the platform does not promise.
fn logistic(x: f32) -> f32 {
    let mut power = 1.0 + x.clamp(-20.0, 20.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    1.0 - 1.0 / (1.0 + power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logistic_curve_rises_from_0_to_1() {
        assert_eq!(logistic(0.0), 0.5);
        assert!((logistic(1.0) - 0.731).abs() < 1e-3);
        assert!((logistic(-3.0) - 0.0474).abs() < 1e-3);
        let steps = (-200..=200).map(|step| logistic(step as f32 / 10.0));
        assert!(steps.is_sorted());
    }
}
