//! The bots by name.

use game::{Coded, Heuristics};

use crate::bot::Bot;
use crate::ladder::{self, Climber};
use crate::{Greedy, Judge, Mind, Person, PlainSearch, Practice, Random, Search, Tuning};

/// A bot that can be asked for by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// What to ask for.
    pub name: &'static str,
    /// How it thinks, in one line.
    pub about: &'static str,
}

/// Every bot there is, weakest first.
pub const NAMES: [Known; 6] = [
    Known { name: "random", about: "plays any legal action, all equally likely" },
    Known { name: "person", about: "looks one turn ahead like people do who play seldom" },
    Known { name: "greedy", about: "plays what looks best at the end of its own turn" },
    Known { name: "mcts", about: "plain tree search with random playouts, as a yardstick" },
    Known { name: "search", about: "tries many lines of play; stronger the longer it may think" },
    Known {
        name: "mind",
        about: "plays by a learned judgement, where the game has one; else as search",
    },
];

/// There is no such bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot '{name}'; known: {}", known())]
pub struct UnknownBot {
    /// The name that was given.
    pub name: String,
}

impl Coded for UnknownBot {
    fn code(&self) -> &'static str {
        "unknown-bot"
    }
}

/// The bot called `name`, for the game `G`.
///
/// A search may have other numbers than the usual ones, for whoever looks for better ones: those
/// of [`Tuning`] by name, as in `search:curiosity=0.2:trust=4`. `greedy:plain` is blind to a game's
/// expansions: whoever measures what their part of the estimate is worth plays against it.
/// `search:classic` stays what `search` was at first, as a yardstick, and `mcts:plain` is what the textbooks
/// have. `person:sees=0.5:slips=0.2` has the [`Practice`] that its numbers say.
///
/// The name of a level ([`LEVELS`](crate::LEVELS)) is a name as well: it gives the player of that level, who tries as many lines
/// as the level says.
pub fn by_name<G: Heuristics>(name: &str) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    match name {
        "random" => Ok(Box::new(Random::default())),
        "greedy" => Ok(Box::new(Greedy::default())),
        "greedy:plain" => Ok(Box::new(Greedy::plain())),
        "search" => Ok(Box::new(Search::default())),
        "search:classic" => Ok(Box::new(Search::new(Tuning::CLASSIC))),
        "mind" if G::judgement().is_some() => Ok(Box::new(Mind::default())),
        "mind" => Ok(Box::new(Search::default())),
        "mcts" | "mcts:plain" => Ok(Box::new(PlainSearch::default())),
        "person" => Ok(Box::new(Person::new(Practice::USUAL))),
        _ => match ladder::rung(G::NAME, name) {
            Some(rung) => Ok(Box::new(Climber::on(rung)?)),
            None => tuned(name).ok_or_else(|| UnknownBot { name: name.to_owned() }),
        },
    }
}

fn tuned<G: Heuristics>(name: &str) -> Option<Box<dyn Bot<G>>> {
    let (bot, numbers) = name.split_once(':')?;
    match bot {
        "mind" if G::judgement().is_some() => {
            Some(Box::new(Mind::new(Judge::default(), Tuning::MIND.read(numbers)?)))
        }
        "person" => Some(Box::new(Person::new(Practice::read(numbers)?))),
        "search" | "mind" => Some(Box::new(Search::new(Tuning::default().read(numbers)?))),
        _ => None,
    }
}

fn known() -> String {
    NAMES.map(|known| known.name).join(", ")
}
