//! The level of a bot: which one, and how much it may think.

use std::fmt;
use std::str::FromStr;

use game::Coded;

use crate::names::NAMES;

/// The levels offered to people, weakest first.
pub const OFFERED: [&str; 5] =
    ["random", "greedy", "search:100ms", "search:500ms", "search:2000ms"];

/// The bot that looks after a seat: it answers at once and plays soundly.
pub const CARETAKER: &str = "greedy";

/// The most milliseconds a bot may think about one decision: nobody waits longer gladly.
pub const BOT_MS_MAX: u64 = 5_000;

/// The most lines of play a bot may try for one decision.
pub const BOT_PLAYOUTS_MAX: u64 = 100_000;

/// Which bot, and how much it may think: `greedy`, `search:200ms`, `search:500`.
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

    /// Does it answer at once, without searching?
    pub fn is_quick(&self) -> bool {
        !matches!(self.bot.as_str(), "search" | "mind")
    }

    /// The most milliseconds it thinks about one decision.
    pub fn ms_most(&self) -> u64 {
        match self.budget {
            Some(Thinking::Ms(ms)) => ms,
            _ if self.is_quick() => 0,
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
        if !NAMES.iter().any(|known| known.name == bot) {
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
        for text in OFFERED.into_iter().chain(["search:500", CARETAKER]) {
            assert_eq!(text.parse::<Level>().unwrap().to_string(), text);
        }
        assert_eq!(CARETAKER.parse(), Ok(Level::caretaker()));
    }

    #[test]
    fn unknown_bots_and_endless_thinking_are_refused() {
        for text in ["", "deep", "search:0", "search:5001ms", "search:x", "search:-1ms", "greedy:"]
        {
            assert!(text.parse::<Level>().is_err(), "{text}");
        }
    }
}
