//! Players that think, for any game that keeps the contract and answers what bots ask
//! ([`Heuristics`](game::Heuristics)).
//!
//! A [`Bot`] looks at a game through the [`Window`](game::Window) of its seat and answers one of
//! the actions it is offered. It cannot see what its seat may not know: who wants to look ahead
//! asks the window for resampled worlds and plays there.
//!
//! | name     | how it thinks                                                            |
//! |----------|--------------------------------------------------------------------------|
//! | `random` | not at all: whatever pesters nobody is equally likely ([`Random`])       |
//! | `person` | one turn ahead, overlooking and misjudging things as people do ([`Person`]) |
//! | `greedy` | one turn ahead, by the game's own estimate ([`Greedy`])                  |
//! | `search` | Monte Carlo tree search over decisions and chance ([`Search`])           |
//! | `mcts`   | the same as the textbooks have it, as a yardstick ([`PlainSearch`]) |
//! | `mind`   | by a learned judgement, over lines with the same luck ([`Mind`])         |
//!
//! `greedy:plain` is a `greedy` that knows nothing of a game's expansions: against it one measures what
//! their part of the estimate is worth ([`Greedy::plain`]).
//!
//! People choose from eight levels ([`LEVELS`]): which bot plays a level depends on the game, and how much it
//! thinks is counted in lines of play.
//!
//! A [`Registry`] holds games with their bots behind their names, and a [`Level`] says in one word
//! which bot plays and how much it may think: what a server and a page share.
//!
//! Nothing here reads a clock: a budget of time is a question the caller answers
//! ([`Limits::out_of_time`]). All randomness comes from the caller too, so that the same numbers
//! give the same move.

#![warn(missing_docs)]

mod bot;
mod dice;
mod findings;
mod greedy;
mod judge;
mod ladder;
mod level;
mod lookahead;
mod mind;
mod names;
mod person;
mod plain_search;
mod random;
mod registry;
mod search;

pub use bot::{Bot, DEFAULT_PLAYOUTS, Limits};
pub use dice::{BotRng, rng_from};
pub use findings::{Candidate, Findings};
pub use greedy::Greedy;
pub use judge::{BadWeights, Judge};
pub use ladder::{ANCHOR, ANCHOR_RATING, LEVEL_MS_MAX, LEVELS, Rung, offered, rating, rung};
pub use level::{BOT_MS_MAX, BOT_PLAYOUTS_MAX, BadLevel, CARETAKER, Level, Thinking};
pub use mind::{Aftermath, Effort, Mind, Parts, Reflex, Said, Swing, Weighed, Weigher};
pub use names::{Known, NAMES, UnknownBot, by_name};
pub use person::{Person, Practice};
pub use plain_search::PlainSearch;
pub use random::Random;
pub use registry::{Playable, Pondering, Registry, Thought, UnknownGame};
pub use search::{Search, Tuning};
