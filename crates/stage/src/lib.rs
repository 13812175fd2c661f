//! How each game is shown and touched.
//!
//! A [`Stage`] takes in a [`wire::Look`] and gives a [`Scene`]: plain items with a place and a
//! picture, which the page draws without knowing what they are. Touches come back by the name of
//! what was touched; the stage answers with one of the decisions that the look offered. Live play,
//! replay and analysis share the stage and differ only in what they do with that decision.
//!
//! Everything here is a pure step: no clock, no browser, no socket. What is said to people stands in
//! the files of `words`; the stages choose the sentence and fill it in.

mod badge;
pub mod carcassonne;
mod claim;
mod colours;
mod decisive;
mod extras;
mod guide;
mod hint;
mod lang;
pub mod newworld;
mod panel;
mod people;
mod report;
mod scene;
pub mod settlers;
mod stage;
mod still;
mod story;
mod tiles;
mod workshop;

pub use claim::{Claim, Facts, Sight};
pub use colours::{colour, emblem_word};
pub use decisive::{Decisive, decisive};
pub use extras::{Advised, ByAgreement, EXTRAS, GameExtras, Length, Preview, extras};
pub use guide::{Course, Guide, Help, Lesson, Paragraph, Pupil, Section, WrittenLesson, lights};
pub use hint::{Hint, Lit};
pub use lang::{Lang, for_hands};
pub use panel::{Bar, Panel, PanelPlace, Press, Row, Token};
pub use people::{level, level_today, list, names};
pub use report::{Entry, LogLine, Reason, Tally};
pub use scene::{Art, Item, Point, Rect, Scene, Touchable, UNIT};
pub use stage::{
    Button, Choice, HandItem, Input, Manner, Prompt, Reaction, SeatNote, Stage, StageError,
};
pub use still::{Growth, still};
pub use story::Story;
pub use workshop::{Brush, BrushGroup, Complaint, Field, FieldKind, Workshop};

use serde_json::{Map, Value};

/// A game as the set-up shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    pub title: &'static str,
    /// Two sentences of ours.
    pub blurb: &'static str,
    /// How long it takes and for how many, in a few words.
    pub length: &'static str,
}

/// An option of a game in the words of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionWords {
    /// What it is about, in a few words.
    pub label: &'static str,
    /// One sentence more.
    pub help: &'static str,
}

/// What a game says before a match exists, and where it refuses; see [`GameInfo`] for each.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    pub about: fn(Lang) -> About,
    pub option: fn(&str, Lang) -> Option<OptionWords>,
    pub value: fn(&str, &str, Lang) -> Option<&'static str>,
    pub refusal: fn(&str, Lang) -> Option<&'static str>,
}

/// A game that the page can show: its stage, and its words before a match exists. Everything that
/// a table needs; what only other pages need is its [`GameExtras`].
pub trait GameInfo: Sync {
    /// The name of the game, as on the wire.
    fn game(&self) -> &'static str;

    /// The fewest seats by its book.
    fn seats_least(&self) -> usize;

    /// What it says.
    fn words(&self) -> Words;

    /// What the set-up says about it.
    fn about(&self, lang: Lang) -> About {
        (self.words().about)(lang)
    }

    /// An option in words; `None` for an option that the set-up does not show.
    fn option(&self, key: &str, lang: Lang) -> Option<OptionWords> {
        (self.words().option)(key, lang)
    }

    /// A value of an option in words.
    fn value(&self, key: &str, value: &str, lang: Lang) -> Option<&'static str> {
        (self.words().value)(key, value, lang)
    }

    /// The option that says what is played: the boxes, the board. Everybody at a table should know
    /// its value, also where it is the book's.
    fn main_option(&self) -> Option<&'static str> {
        None
    }

    /// The game with what is chosen for it, as a table is called in a list: `Settlers · New Shores`.
    fn title(&self, options: &Map<String, Value>, lang: Lang) -> String {
        let _ = options;
        self.about(lang).title.to_owned()
    }

    /// Can people make boards of their own? [`GameExtras::workshop`] is where.
    fn has_workshop(&self) -> bool {
        false
    }

    /// A sentence for a refusal by this code of the game's rules; `None` where it is unknown.
    fn refusal(&self, code: &str, lang: Lang) -> Option<&'static str> {
        (self.words().refusal)(code, lang)
    }
}

/// Every game that the page can show, in the order in which a person should see them.
pub const GAMES: &[&dyn GameInfo] = &[&carcassonne::Info, &newworld::Info, &settlers::Info];

/// The game of that name.
pub fn game_info(game: &str) -> Option<&'static dyn GameInfo> {
    GAMES.iter().copied().find(|game_info| game_info.game() == game)
}

#[cfg(test)]
mod tests {
    use words::Part;

    use super::GAMES;

    #[test]
    fn what_a_game_says_comes_with_its_stage() {
        for game in GAMES.iter().map(|game| game.game()) {
            assert!(Part::named(game).is_some(), "no folder of sentences is called {game}");
        }
    }
}
