//! What lies on the table beside the board: cards, offers, dice, rows of figures.
//!
//! A panel is plain rows of pictures, words and buttons. The page draws them without knowing what
//! they mean; a touch comes back as [`Input::Tap`](crate::Input::Tap) with the name of what was
//! touched, just as from the board.

use crate::scene::Art;

/// Some rows under a heading.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// Stays the same while it is about the same thing.
    pub key: &'static str,
    pub title: String,
    /// Where the page puts it.
    pub spot: PanelPlace,
    /// What it shows, from above.
    pub rows: Vec<Row>,
}

/// Where a panel lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelPlace {
    /// Beside the hand, always in sight: the cards.
    Hand,
    /// Beside the board, because it asks for something now or was called for.
    Desk,
    /// The same for what its title and buttons say in full: where there is little room the rest is
    /// folded at first.
    Aside,
    /// Behind a tab of its own.
    Tab,
}

/// A row of a panel.
#[derive(Clone, Debug, PartialEq)]
pub enum Row {
    Text(String),
    /// Pictures in a row, with a word in front of them.
    Tokens {
        /// What the row is; may be empty.
        label: String,
        tokens: Vec<Token>,
    },
    /// Columns beside each other: how often, against how often to be expected.
    Bars {
        /// What is counted.
        label: String,
        bars: Vec<Bar>,
    },
    /// A table with a heading per column; the first column names the row.
    Table {
        head: Vec<String>,
        /// The lines, as wide as the head.
        lines: Vec<Vec<String>>,
    },
    /// Buttons side by side.
    Presses(Vec<Press>),
}

/// A small picture, perhaps with a count, perhaps to be touched.
#[derive(Clone, Debug, PartialEq)]
pub struct Token {
    /// Its picture, [`UNIT`](crate::UNIT) by [`UNIT`](crate::UNIT).
    pub art: Art,
    /// What a screen reader says and what is shown to those who point at it; the count included.
    pub name: String,
    /// How many; `None` where it is one thing and no number is wanted.
    pub count: Option<u32>,
    /// A second, smaller word under the picture: a rate, a cost; may be empty.
    pub note: String,
    /// What [`Input::Tap`](crate::Input::Tap) is told; `None` for what is only looked at.
    pub target: Option<String>,
    /// Whether a touch does something now. Where it does not, the name says why.
    pub enabled: bool,
    /// Whether it is chosen.
    pub chosen: bool,
}

/// A button with a name of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Press {
    /// What [`Input::Tap`](crate::Input::Tap) is told.
    pub target: String,
    /// What it says.
    pub label: String,
    /// Why it cannot be pressed now; `None` where it can.
    pub why_not: Option<String>,
    /// Whether it is what most people will want now.
    pub main: bool,
    /// Whether it is chosen: it was said before, or waits to be confirmed.
    pub chosen: bool,
}

/// A column of a chart.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// Under the column.
    pub label: String,
    pub value: f32,
    /// How high it was to be expected; `None` without expectation.
    pub expected: Option<f32>,
    /// What a screen reader says.
    pub name: String,
    /// Whether it stands out: the last roll.
    pub marked: bool,
}
