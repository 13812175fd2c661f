//! How each game is shown and touched.
//!
//! A [`Stage`] takes in a [`wire::Look`] and gives a [`Scene`]: plain items with a place and a
//! picture, which the page draws without knowing what they are. Touches come back by the name of
//! what was touched; the stage answers with one of the decisions that the look offered. Live play,
//! replay and analysis share the stage and differ only in what they do with that decision.
//!
//! Everything here is a pure step: no clock, no browser, no socket. The words of a game, in both
//! languages, live beside its stage; the words of the frame around it live in the page.

mod badge;
pub mod carcassonne;
mod colours;
mod guide;
mod lang;
pub mod newworld;
mod panel;
mod report;
mod scene;
pub mod settlers;
mod stage;
mod tiles;
mod workshop;

pub use colours::{colour, emblem_word};
pub use guide::{Help, Lesson, Paragraph, Section, Until};
pub use lang::Lang;
pub use panel::{Bar, Panel, Press, Row, Spot, Token};
pub use report::{Entry, LogLine, Reason, Tally};
pub use scene::{Art, Item, Point, Rect, Scene, Touchable, UNIT};
pub use stage::{
    Button, Choice, HandItem, Input, Manner, Prompt, Reaction, SeatNote, Stage, StageError,
};
pub use workshop::{Brush, BrushGroup, Complaint, Field, FieldKind, Workshop};

/// A game as the set-up shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// Its title.
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

/// A value of an option with a picture: a scenario in the set-up.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// A whole `<svg>` element.
    pub art: Art,
    /// Two sentences of ours.
    pub story: String,
    /// What else to know, line by line: goal, length, special rules.
    pub facts: Vec<String>,
    /// For how many seats.
    pub seats: std::ops::RangeInclusive<u8>,
}

/// A game that the page can show: its stage, and its words before a match exists.
pub trait Theatre: Sync {
    /// The name of the game, as on the wire.
    fn game(&self) -> &'static str;

    /// An empty stage.
    fn open(&self) -> Box<dyn Stage>;

    /// What the set-up says about it.
    fn about(&self, lang: Lang) -> About;

    /// A picture for its card in the set-up, [`UNIT`] high and two wide.
    fn emblem(&self) -> Art;

    /// An option in words; `None` for an option that the set-up does not show.
    fn option(&self, key: &str, lang: Lang) -> Option<OptionWords>;

    /// A value of an option in words.
    fn value(&self, key: &str, value: &str, lang: Lang) -> Option<&'static str>;

    /// A value of an option that has a picture; the set-up shows such values as cards.
    fn preview(&self, key: &str, value: &str, lang: Lang) -> Option<Preview> {
        let _ = (key, value, lang);
        None
    }

    /// What people should know before they play with these options: all that the table agrees on.
    fn notice(
        &self,
        options: &serde_json::Map<String, serde_json::Value>,
        lang: Lang,
    ) -> Option<String> {
        let _ = (options, lang);
        None
    }

    /// Where people make boards of their own; `None` for a game that has no such thing.
    fn workshop(&self) -> Option<Box<dyn Workshop>> {
        None
    }

    /// The rules in our own words.
    fn help(&self, lang: Lang) -> Help;

    /// The first game for newcomers: what is said when, and until what happens.
    fn lessons(&self, lang: Lang) -> Vec<Lesson>;

    /// The seed of the first game, whose draws suit the lessons; 64 hexadecimal digits. The first
    /// game is for two seats with the book's options: the person has seat 0, a bot seat 1.
    fn lesson_seed(&self) -> &'static str;

    /// A sentence for a refusal by this code of the game's rules; `None` where it is unknown.
    fn refusal(&self, code: &str, lang: Lang) -> Option<&'static str>;
}

/// Every game that the page can show, in the order in which a person should see them.
pub const THEATRES: &[&dyn Theatre] =
    &[&carcassonne::Theatre, &newworld::Theatre, &settlers::Theatre];

/// The game of that name.
pub fn theatre(game: &str) -> Option<&'static dyn Theatre> {
    THEATRES.iter().copied().find(|theatre| theatre.game() == game)
}
