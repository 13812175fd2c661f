//! Who plays: a bot of ours, or a program that speaks the engine protocol.

use std::fmt;
use std::str::FromStr;

use crate::bot_spec::BotSpec;

/// A player, as it is named on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerSpec {
    /// The program that is asked, with its arguments; `None` for a bot of ours.
    pub program: Option<Vec<String>>,
    /// The bot, and what it may spend.
    pub bot: BotSpec,
}

/// A word that names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a player is a bot, or COMMAND@BOT for another program, perhaps with a budget: search:50ms"
)]
pub struct BadPlayer;

impl FromStr for PlayerSpec {
    type Err = BadPlayer;

    fn from_str(text: &str) -> Result<PlayerSpec, BadPlayer> {
        let (program, name) = match text.rsplit_once('@') {
            None => (None, text),
            Some((command, name)) => (Some(words(command)?), name),
        };
        let bot = name.parse().map_err(|_| BadPlayer)?;
        Ok(PlayerSpec { program, bot })
    }
}

fn words(command: &str) -> Result<Vec<String>, BadPlayer> {
    let words: Vec<_> = command.split_whitespace().map(ToOwned::to_owned).collect();
    if words.is_empty() { Err(BadPlayer) } else { Ok(words) }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(program) = &self.program {
            write!(f, "{}@", program.join(" "))?;
        }
        self.bot.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_and_written_alike() {
        for text in ["greedy", "search:50ms", "old/anleger engine@search:50ms"] {
            assert_eq!(text.parse::<PlayerSpec>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_names_nobody_is_refused() {
        for text in ["", ":50ms", "@greedy", "anleger engine@", "two words"] {
            assert_eq!(text.parse::<PlayerSpec>(), Err(BadPlayer), "{text}");
        }
    }
}
