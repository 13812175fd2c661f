//! Who plays: a bot of ours, or a program that speaks the engine protocol.

use std::fmt;
use std::str::FromStr;

use crate::budget::Budget;

/// A player, as it is named on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSpec {
    /// The program that is asked, with its arguments; `None` for a bot of ours.
    pub program: Option<Vec<String>>,
    /// The bot's name.
    pub bot: String,
    /// What it may spend on a decision, where its name says so.
    pub budget: Option<Thought>,
}

/// What a player may spend on a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thought {
    /// So many milliseconds.
    Ms(u64),
    /// So many lines of play.
    Playouts(u64),
}

/// A word that names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a player is a bot, or COMMAND@BOT for another program, perhaps with a budget: search:50ms"
)]
pub struct BadPlayer;

impl PlayerSpec {
    /// Its own budget, or else `common`.
    pub fn budget(&self, common: Budget) -> Budget {
        let of = |ms, playouts| Budget { ms, playouts, ..common };
        match self.budget {
            None => common,
            Some(Thought::Ms(ms)) => of(Some(ms), None),
            Some(Thought::Playouts(playouts)) => of(None, Some(playouts)),
        }
    }
}

impl FromStr for PlayerSpec {
    type Err = BadPlayer;

    fn from_str(text: &str) -> Result<PlayerSpec, BadPlayer> {
        let (program, name) = match text.rsplit_once('@') {
            None => (None, text),
            Some((command, name)) => (Some(words(command)?), name),
        };
        let last = name.rsplit_once(':');
        let budget = last.and_then(|(_, budget)| thought(budget));
        let bot = match (last, budget) {
            (Some((bot, _)), Some(_)) => bot,
            _ => name,
        };
        let named = !bot.is_empty() && !bot.contains(char::is_whitespace);
        named.then(|| PlayerSpec { program, bot: bot.to_owned(), budget }).ok_or(BadPlayer)
    }
}

fn words(command: &str) -> Result<Vec<String>, BadPlayer> {
    let words: Vec<_> = command.split_whitespace().map(ToOwned::to_owned).collect();
    if words.is_empty() { Err(BadPlayer) } else { Ok(words) }
}

fn thought(text: &str) -> Option<Thought> {
    let number = |digits: &str| digits.parse().ok().filter(|number| *number > 0);
    match text.strip_suffix("ms") {
        Some(ms) => number(ms).map(Thought::Ms),
        None => number(text).map(Thought::Playouts),
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(program) = &self.program {
            write!(f, "{}@", program.join(" "))?;
        }
        f.write_str(&self.bot)?;
        match self.budget {
            None => Ok(()),
            Some(Thought::Ms(ms)) => write!(f, ":{ms}ms"),
            Some(Thought::Playouts(count)) => write!(f, ":{count}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_and_written_alike() {
        for text in [
            "greedy",
            "search:50ms",
            "search:classic:400",
            "search:doubt=3:20ms",
            "old/anleger engine@search:50ms",
        ] {
            assert_eq!(text.parse::<PlayerSpec>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_budget_of_its_own_goes_before_the_common_one() {
        let common = Budget { ms: Some(9), ..Budget::default() };
        let of = |text: &str| text.parse::<PlayerSpec>().unwrap().budget(common);
        assert_eq!(of("search"), common);
        assert_eq!(of("search:50ms").ms, Some(50));
        assert_eq!(of("search:70"), Budget { ms: None, playouts: Some(70), threads: 1 });
    }

    #[test]
    fn what_names_nobody_is_refused() {
        for text in ["", ":50ms", "@greedy", "anleger engine@", "two words"] {
            assert_eq!(text.parse::<PlayerSpec>(), Err(BadPlayer), "{text}");
        }
    }
}
