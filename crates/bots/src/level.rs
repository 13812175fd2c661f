//! The level of a bot: which one, and how much it may think.

use std::fmt;
use std::str::FromStr;

use game::Coded;

use crate::ladder::{self, LEVEL_MS_MAX, LEVELS};
use crate::names::NAMES;

/// The bot that looks after a seat: it answers at once and plays soundly.
pub const CARETAKER: &str = "greedy";

/// The most milliseconds a bot may think about one decision: nobody waits longer gladly.
pub const BOT_MS_MAX: u64 = 5_000;

/// The most lines of play a bot may try for one decision.
pub const BOT_PLAYOUTS_MAX: u64 = 100_000;

/// Which bot, and how much it may think: one of the eight levels (`steady`), which people choose from, or a bot by its
/// own name (`greedy`, `search:200ms`, `search:500`), as tables of the time before the levels have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Level {
    /// The name of the bot.
    pub bot: String,
    /// The most it may think about one decision.
    pub budget: Option<Thinking>,
}

/// How much a bot may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thinking {
    /// So many milliseconds.
    Ms(u64),
    /// So many lines of play.
    Playouts(u64),
}

/// A word that is no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no level '{level}'")]
pub struct BadLevel {
    /// The beginning of it.
    pub level: String,
}

impl Coded for BadLevel {
    fn code(&self) -> &'static str {
        "bad-level"
    }
}

impl Level {
    /// The bot that looks after a seat.
    pub fn caretaker() -> Level {
        Level { bot: CARETAKER.to_owned(), budget: None }
    }

    /// Does it answer at once in this game, without searching?
    pub fn is_quick(&self, game: &str) -> bool {
        match ladder::rung(game, &self.bot) {
            Some(rung) => rung.is_quick(),
            None => !matches!(self.bot.as_str(), "search" | "mind" | "mcts"),
        }
    }

    /// The most milliseconds it thinks about one decision of this game.
    pub fn ms_most(&self, game: &str) -> u64 {
        match self.budget {
            Some(Thinking::Ms(ms)) => ms,
            _ if self.is_quick(game) => 0,
            _ => self.ms_allowed(),
        }
    }

    /// After so many milliseconds it stops, though it has tried fewer lines than it should have; `None` where time is all
    /// it is given.
    pub fn lines_end_ms(&self) -> Option<u64> {
        let by_time = matches!(self.budget, Some(Thinking::Ms(_)));
        (!by_time).then(|| self.ms_allowed())
    }

    /// After so many milliseconds it answers, however quick it was meant to be.
    pub(crate) fn ms_allowed(&self) -> u64 {
        match self.budget {
            Some(Thinking::Ms(ms)) => ms,
            _ if LEVELS.contains(&self.bot.as_str()) => LEVEL_MS_MAX,
            _ => BOT_MS_MAX,
        }
    }
}

impl FromStr for Level {
    type Err = BadLevel;

    fn from_str(text: &str) -> Result<Level, BadLevel> {
        let unknown = || BadLevel { level: text.chars().take(80).collect() };
        let (bot, budget) = match text.split_once(':') {
            None => (text, None),
            Some((bot, budget)) => (bot, Some(thinking(budget).ok_or_else(unknown)?)),
        };
        let on_the_ladder = budget.is_none() && LEVELS.contains(&bot);
        if !on_the_ladder && !NAMES.iter().any(|known| known.name == bot) {
            return Err(unknown());
        }
        Ok(Level { bot: bot.to_owned(), budget })
    }
}

fn thinking(text: &str) -> Option<Thinking> {
    let within = |number: u64, most: u64| (1..=most).contains(&number).then_some(number);
    match text.strip_suffix("ms") {
        Some(ms) => Some(Thinking::Ms(within(ms.parse().ok()?, BOT_MS_MAX)?)),
        None => Some(Thinking::Playouts(within(text.parse().ok()?, BOT_PLAYOUTS_MAX)?)),
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            None => f.write_str(&self.bot),
            Some(Thinking::Ms(ms)) => write!(f, "{}:{ms}ms", self.bot),
            Some(Thinking::Playouts(count)) => write!(f, "{}:{count}", self.bot),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_and_written_alike() {
        let before = ["random", "search:100ms", "search:500ms", "search:2000ms"];
        let bots = before.into_iter().chain(["search:500", CARETAKER]);
        for text in LEVELS.into_iter().chain(bots) {
            assert_eq!(text.parse::<Level>().unwrap().to_string(), text);
        }
        assert_eq!(CARETAKER.parse(), Ok(Level::caretaker()));
    }

    #[test]
    fn unknown_bots_and_endless_thinking_are_refused() {
        let endless = ["search:0", "search:5001ms", "search:x", "search:-1ms", "greedy:"];
        for text in ["", "deep", "expert:500ms", "expert:9"].into_iter().chain(endless) {
            assert!(text.parse::<Level>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_level_is_quick_where_its_player_tries_no_lines() {
        let level = |text: &str| text.parse::<Level>().unwrap();
        assert!(level("beginner").is_quick("carcassonne"));
        assert_eq!(level("beginner").ms_most("carcassonne"), 0);
        assert!(!level("expert").is_quick("carcassonne"));
        assert_eq!(level("expert").ms_most("settlers"), LEVEL_MS_MAX);
        assert_eq!(level("search:500").ms_most("settlers"), BOT_MS_MAX);
    }
}
