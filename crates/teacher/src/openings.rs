//! Where to begin: every decision of a set-up, with what speaks for it and how often one wins with it.

use bots::{Effort, Weigher};
use game::{Heuristics, Seat, Turn, Window};
use serde::{Deserialize, Serialize};

use crate::review::rounded;

/// Lines of play for the most promising; all others are judged at a glance.
const LINES: u32 = 12;

/// Where somebody might begin, the most promising first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Openings {
    /// Who begins.
    pub seat: Seat,
    /// What they may decide.
    pub openings: Vec<OpeningAdvice>,
}

/// A decision of a set-up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpeningAdvice {
    /// The decision.
    pub notation: String,
    /// How often the seat wins with it.
    pub chance: f64,
    /// What speaks for it: codes of the game, and what is counted.
    pub facts: Vec<(String, i32)>,
}

/// Where the seat that decides might begin; nothing where the game has no such advice now.
pub fn openings<G: Heuristics>(game: &G, seed: u64) -> Option<Openings> {
    let Turn::Decide(seats) = game.turn() else { return None };
    let seat = seats.iter().next()?;
    let told = game.openings(seat);
    if told.is_empty() {
        return None;
    }
    let effort = Effort { wide: told.len(), lines: LINES, ending_steps: 0 };
    let weighed = Weigher::default().weigh(Window::new(game, seat), None, effort, seed);
    let advice = |weighed: &bots::Weighed<G::Action>| {
        let facts = &told.iter().find(|opening| opening.action == weighed.action)?.facts;
        Some(OpeningAdvice {
            notation: weighed.action.to_string(),
            chance: rounded(*weighed.chances.get(seat.index())?),
            facts: facts.iter().map(|fact| (fact.code.to_owned(), fact.count)).collect(),
        })
    };
    Some(Openings { seat, openings: weighed.iter().filter_map(advice).collect() })
}
