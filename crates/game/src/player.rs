//! Who sits at a table.

use serde::{Deserialize, Serialize};

use crate::options::SetupError;

/// The most characters of a name: what fits on one line of a score board.
pub const NAME_CHARS_MAX: usize = 40;

/// The most characters of the word that names a bot and its strength.
pub const BOT_CHARS_MAX: usize = 64;

/// A player, person or bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// How the others call them.
    pub name: String,
    /// Which bot plays, where it is none of us; one word, as on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

impl Player {
    /// A person whom the others call so.
    pub fn person(name: impl Into<String>) -> Player {
        Player { name: name.into(), bot: None }
    }

    /// A bot, named after its kind.
    pub fn bot(kind: impl Into<String>) -> Player {
        let kind = kind.into();
        Player { name: kind.clone(), bot: Some(kind) }
    }

    /// Can this player stand in a record, at seat number `seat`?
    pub fn check(&self, seat: usize) -> Result<(), SetupError> {
        let bad = |reason: &str| SetupError::BadPlayer { seat, reason: reason.to_owned() };
        if self.name.trim().is_empty() {
            return Err(bad("a player has a name"));
        }
        if self.name.chars().count() > NAME_CHARS_MAX {
            return Err(bad("a name has at most 40 characters"));
        }
        if self.name.chars().any(upsets_a_line) {
            return Err(bad("a name has no control characters"));
        }
        if self.bot.as_deref().is_some_and(|bot| !is_bot_word(bot)) {
            return Err(bad("a bot is named by one word of at most 64 plain characters"));
        }
        Ok(())
    }
}

fn is_bot_word(word: &str) -> bool {
    (1..=BOT_CHARS_MAX).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_graphic())
}

/// Control characters, line and paragraph separators, and marks that turn the writing direction
/// of what follows: in a list of names they would garble the others.
fn upsets_a_line(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_stand_in_a_record() {
        for name in ["Anna", "Jörg 2", "名前", "\"quoted\"", &"x".repeat(40)] {
            assert_eq!(Player::person(name).check(0), Ok(()), "{name}");
        }
        for name in ["", "  ", "a\nb", "a\u{7}", "a\u{202e}b", "a\u{2028}", &"x".repeat(41)] {
            let found = Player::person(name).check(3);
            assert!(matches!(found, Err(SetupError::BadPlayer { seat: 3, .. })), "{name:?}");
        }
    }

    #[test]
    fn a_bot_is_one_word() {
        assert_eq!(Player::bot("search:200ms").check(0), Ok(()));
        for bot in ["", "two words", "tab\t", "ümlaut", &"x".repeat(65)] {
            let player = Player { name: "B".into(), bot: Some(bot.into()) };
            assert!(player.check(0).is_err(), "{bot:?}");
        }
    }
}
