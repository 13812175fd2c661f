//! Where people make boards of their own.

use crate::lang::Lang;
use crate::scene::{Art, Scene};

/// A board in the making: brushes, a scene to paint on, and what is still wrong with it.
///
/// The text it gives is a file of the game's own format, and is in the [`Workshop::options`] of a
/// table that plays it; what a check on the command line finds in it, it finds as well, and says it
/// to people who paint.
pub trait Workshop {
    /// The groups of brushes in order.
    fn brushes(&self, lang: Lang) -> Vec<BrushGroup>;

    /// Takes a brush by its key.
    fn take(&mut self, brush: &str);

    /// The board as it stands.
    fn scene(&self, lang: Lang) -> Scene;

    /// Paints what was touched. `false` where the brush does nothing there.
    fn paint(&mut self, target: &str) -> bool;

    /// What the last stroke has made of its place, for those who listen.
    fn told(&self, lang: Lang) -> Option<String>;

    /// Takes the last stroke back. `false` where there is none.
    fn undo(&mut self) -> bool;

    /// The entries beside the board: title, players, goal, stocks of pieces.
    fn fields(&self, lang: Lang) -> Vec<Field>;

    /// Fills in an entry. The board keeps the old one where the new one cannot be read.
    fn fill(&mut self, field: &str, value: &str) -> Result<(), String>;

    /// What is wrong with it, as the check of the file says; empty where it can be played.
    fn complaints(&self, lang: Lang) -> Vec<Complaint>;

    /// What to do next, in a sentence: how to begin, what is missing, or that it can be played.
    fn next_step(&self, lang: Lang) -> String;

    fn text(&self) -> String;

    /// Reads a file; the board stays as it was where it cannot be read.
    fn load(&mut self, text: &str, lang: Lang) -> Result<(), Vec<Complaint>>;

    /// Starting points to choose from: an empty frame, and every board that comes with the game.
    fn patterns(&self, lang: Lang) -> Vec<(String, String)>;

    /// Begins anew from a pattern.
    fn begin(&mut self, pattern: &str);

    /// For how many seats it is.
    fn seats(&self) -> std::ops::RangeInclusive<u8>;

    /// The options of a table that plays this board, as on the wire.
    fn options(&self) -> serde_json::Map<String, serde_json::Value>;
}

/// Brushes that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct BrushGroup {
    /// What they paint: `Land`, `Numbers`, `Harbours`, `Start`.
    pub title: String,
    pub brushes: Vec<Brush>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Brush {
    /// What [`Workshop::take`] is told.
    pub key: String,
    /// Its name for people.
    pub name: String,
    /// Its picture, [`UNIT`](crate::UNIT) by [`UNIT`](crate::UNIT).
    pub art: Art,
    /// Whether it is in the hand.
    pub taken: bool,
}

/// An entry beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// What [`Workshop::fill`] is told.
    pub key: &'static str,
    /// Its name for people.
    pub label: String,
    /// Whether a first board needs it: others can be folded away.
    pub first: bool,
    /// What is in it.
    pub value: String,
    /// What may be in it.
    pub kind: FieldKind,
}

/// What may be in an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    Text,
    /// A number from and to.
    Number(i32, i32),
    /// Yes or no, as `true` and `false`.
    Switch,
}

/// Something that is wrong with a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// What, in a sentence.
    pub text: String,
    /// The line of a file that was opened, from 1. What is painted has no lines.
    pub line: Option<usize>,
    /// What lights up on the board, where it is about a place.
    pub target: Option<String>,
}
