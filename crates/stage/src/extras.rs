//! What a game has for those who are not at a table: rules help, lessons, pictures of scenarios, and
//! the workshop.
//!
//! It is a list of its own beside [`GAMES`](crate::GAMES), so that a page which shows only a
//! table does not have to carry the texts, nor the readers of files behind the pictures.

use std::ops::RangeInclusive;

use ::words::extras::setup as say;
use serde_json::{Map, Value};
use wire::Look;

use crate::guide::{Course, Guide, Help};
use crate::lang::Lang;
use crate::scene::{Art, Item};
use crate::stage::Stage;
use crate::workshop::Workshop;
use crate::{GameInfo, carcassonne, newworld, settlers};

/// What a game has for those who are not at a table.
pub trait GameExtras: GameInfo {
    /// An empty stage.
    fn open(&self) -> Box<dyn Stage>;

    /// A picture for its card in the set-up, [`UNIT`](crate::UNIT) high and two wide.
    fn emblem(&self) -> Art;

    /// A value of an option that has a picture; the set-up shows such values as cards, of which
    /// one is chosen, or several where the option takes several.
    fn preview(&self, key: &str, value: &str, lang: Lang) -> Option<Preview> {
        let _ = (key, value, lang);
        None
    }

    /// Does an option matter at a table that agrees on all this? The set-up asks only then.
    fn asks(&self, key: &str, options: &Map<String, Value>) -> bool {
        let _ = (key, options);
        true
    }

    /// For how many seats a table is that agrees on all this; `None` where that makes no difference.
    fn seats(&self, options: &Map<String, Value>) -> Option<RangeInclusive<u8>> {
        let _ = options;
        None
    }

    /// What a table of so many seats agrees on besides all this, because its book is for more; `None` where
    /// the book is for as many.
    fn by_agreement(
        &self,
        seats: usize,
        options: &Map<String, Value>,
        lang: Lang,
    ) -> Option<ByAgreement> {
        let _ = (seats, options, lang);
        None
    }

    /// The value of an option at a table that agrees on all this, in words that need no label: `10
    /// points`, never `0`. `None` for what is not said in words.
    fn meaning(
        &self,
        key: &str,
        value: &Value,
        options: &Map<String, Value>,
        lang: Lang,
    ) -> Option<String> {
        self.own_meaning(key, value, options, lang).or_else(|| self.plain_meaning(key, value, lang))
    }

    /// The same for a value that is said otherwise than by its own word: a number, or one that means
    /// something only together with its option.
    fn own_meaning(
        &self,
        key: &str,
        value: &Value,
        options: &Map<String, Value>,
        lang: Lang,
    ) -> Option<String> {
        let _ = (key, value, options, lang);
        None
    }

    /// The words that the game has for a value, whatever else the table agrees on.
    fn plain_meaning(&self, key: &str, value: &Value, lang: Lang) -> Option<String> {
        let word = |word: &str| self.value(key, word, lang).map(str::to_owned);
        match value {
            Value::Bool(on) => word(if *on { "true" } else { "false" }),
            Value::String(text) => word(text),
            Value::Array(all) => {
                let words = all.iter().filter_map(|one| word(one.as_str()?));
                Some(words.collect::<Vec<String>>().join(", ")).filter(|said| !said.is_empty())
            }
            _ => None,
        }
    }

    /// What people should know before they play with these options: all that the table agrees on.
    fn notice(&self, options: &Map<String, Value>, lang: Lang) -> Option<String> {
        let _ = (options, lang);
        None
    }

    /// Where people make boards of their own; `None` for a game that [has no
    /// such thing](GameInfo::has_workshop).
    fn workshop(&self) -> Option<Box<dyn Workshop>> {
        None
    }

    /// What it has for newcomers. The first game is for two seats: the person has seat 0, a bot seat 1.
    fn guide(&self) -> Guide;

    /// Short games for those who know the first one.
    fn courses(&self) -> &'static [Course] {
        &[]
    }

    /// Where somebody might begin, drawn over the board: each place with its number, and hatched the closer the
    /// better it is. Nothing where the game has no such advice.
    fn openings(&self, look: &Look, advice: &[Advised]) -> Vec<Item> {
        let _ = (look, advice);
        Vec::new()
    }

    /// What speaks for one of these places, in a few words: `11 pips · 3 kinds`.
    fn opening(&self, advised: &Advised, lang: Lang) -> String {
        let _ = (advised, lang);
        String::new()
    }

    /// What chance might bring, in a word, where nothing is written into the log for it: `pasture`, for a hex that is
    /// dealt. Nothing where the log has words.
    fn outcome(&self, notation: &str, lang: Lang) -> Option<String> {
        let _ = (notation, lang);
        None
    }

    /// Is this the moment for such advice? Only whoever decides is advised.
    fn begins(&self, look: &Look) -> bool {
        let _ = look;
        false
    }

    /// The rules in our own words.
    fn help(&self, lang: Lang) -> Help {
        (self.guide().help)(lang)
    }
}

/// A place where somebody might begin, and what a teacher says of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Advised {
    /// The decision.
    pub notation: String,
    /// How often one wins with it.
    pub chance: f64,
    /// What can be counted there, by the game's codes.
    pub facts: Vec<(String, i32)>,
}

/// An option that a table of few switches on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByAgreement {
    /// Its key.
    pub option: &'static str,
    /// What the set-up says about it beside the seats.
    pub said: &'static str,
}

/// A value of an option with a picture: a scenario in the set-up.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// A whole `<svg>` element.
    pub art: Art,
    /// Two sentences of ours.
    pub story: String,
    /// What else to know, line by line: goal, length.
    pub facts: Vec<String>,
    /// Its special rules in a few words, where it has any.
    pub rules: Option<String>,
    /// For how many seats.
    pub seats: RangeInclusive<u8>,
    /// How long it takes, where that is a reason to choose it.
    pub length: Option<Length>,
}

/// How long a game takes beside others of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Length {
    /// As short as it gets.
    Short,
    Medium,
    Long,
}

impl Length {
    /// All of them, the shortest first.
    pub const ALL: [Length; 3] = [Length::Short, Length::Medium, Length::Long];

    /// Its name for programs.
    pub const fn key(self) -> &'static str {
        match self {
            Length::Short => "short",
            Length::Medium => "medium",
            Length::Long => "long",
        }
    }

    /// In a word.
    pub fn word(self, lang: Lang) -> &'static str {
        match self {
            Length::Short => say::SHORT.of(lang),
            Length::Medium => say::MEDIUM.of(lang),
            Length::Long => say::LONG.of(lang),
        }
    }
}

/// What every game of [`GAMES`](crate::GAMES) has behind its stage, in the same order.
pub const EXTRAS: &[&dyn GameExtras] = &[&carcassonne::Info, &newworld::Info, &settlers::Info];

/// What the game of that name has behind its stage.
pub fn extras(game: &str) -> Option<&'static dyn GameExtras> {
    EXTRAS.iter().copied().find(|extras| extras.game() == game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GAMES;

    #[test]
    fn every_theatre_has_its_backstage() {
        let infos = GAMES.iter().map(|game_info| game_info.game());
        assert!(infos.eq(EXTRAS.iter().map(|extras| extras.game())));
    }

    #[test]
    fn a_theatre_says_rightly_whether_it_has_a_workshop() {
        for extras in EXTRAS {
            assert_eq!(extras.has_workshop(), extras.workshop().is_some());
        }
    }
}
