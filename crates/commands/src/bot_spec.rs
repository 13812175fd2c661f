//! A bot as it is named on the command line, perhaps with what it may spend: `search:50ms`.

use std::fmt;
use std::str::FromStr;

use crate::budget::Budget;

/// A bot, and what it may spend on a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotSpec {
    /// Its name, with numbers of its own where it has some: `search:doubt=3`.
    pub bot: String,
    /// What it may spend, where its name says so.
    pub spends: Option<Spending>,
}

/// What a bot may spend on a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spending {
    /// So many milliseconds.
    Ms(u64),
    /// So many lines of play.
    Playouts(u64),
}

/// A word that names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a bot has a name, and perhaps what it may spend: search:50ms, search:400")]
pub struct BadBot;

impl BotSpec {
    /// What it may spend itself, or else what all may.
    pub fn budget(&self, common: Budget) -> Budget {
        let of = |ms, playouts| Budget { ms, playouts, ..common };
        match self.spends {
            None => common,
            Some(Spending::Ms(ms)) => of(Some(ms), None),
            Some(Spending::Playouts(playouts)) => of(None, Some(playouts)),
        }
    }
}

impl FromStr for BotSpec {
    type Err = BadBot;

    fn from_str(name: &str) -> Result<BotSpec, BadBot> {
        let last = name.rsplit_once(':');
        let spends = last.and_then(|(_, spends)| spending(spends));
        let bot = match (last, spends) {
            (Some((bot, _)), Some(_)) => bot,
            _ => name,
        };
        let named = !bot.is_empty() && !bot.contains(char::is_whitespace);
        named.then(|| BotSpec { bot: bot.to_owned(), spends }).ok_or(BadBot)
    }
}

fn spending(text: &str) -> Option<Spending> {
    let number = |digits: &str| digits.parse().ok().filter(|number| *number > 0);
    match text.strip_suffix("ms") {
        Some(ms) => number(ms).map(Spending::Ms),
        None => number(text).map(Spending::Playouts),
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.bot)?;
        match self.spends {
            None => Ok(()),
            Some(Spending::Ms(ms)) => write!(f, ":{ms}ms"),
            Some(Spending::Playouts(count)) => write!(f, ":{count}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_read_and_written_alike() {
        for text in ["greedy", "search:50ms", "search:classic:400", "search:doubt=3:20ms"] {
            assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_it_may_spend_itself_goes_before_what_all_may() {
        let common = Budget { ms: Some(9), ..Budget::default() };
        let of = |text: &str| text.parse::<BotSpec>().unwrap().budget(common);
        assert_eq!(of("search"), common);
        assert_eq!(of("search:50ms").ms, Some(50));
        assert_eq!(of("search:70"), Budget { ms: None, playouts: Some(70), threads: 1 });
    }

    #[test]
    fn what_names_nobody_is_refused() {
        for text in ["", ":50ms", "two words"] {
            assert_eq!(text.parse::<BotSpec>(), Err(BadBot), "{text}");
        }
    }
}
