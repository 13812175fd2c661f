//! Positions: one moment of a game as text that a person can write.
//!
//! Two types for one thing. What somebody writes down is a [`PositionText`]: anything at all may stand in
//! it. What can be played is the game itself, and [`PositionText::set_up`] is the only door from the one to
//! the other. It says what is wrong, each thing with a stable code and its line. `docs/positions.md`
//! documents the form.
//!
//! ```
//! use game::toys::Lanterns;
//! use game::{Audience, Game, PositionText};
//!
//! let game = Lanterns::start(&Default::default(), 2)?;
//! let text = PositionText::of(&game, Audience::Referee).to_string();
//! assert!(text.starts_with("anleger position 1\ngame lanterns\n"));
//! let read: PositionText = text.parse()?;
//! assert_eq!(read.set_up::<Lanterns>(None)?, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod door;
mod fault;
mod lines;
mod parse;
mod write;

pub use fault::{Faults, PositionError, PositionFault, PositionFlaw};
pub use lines::{Entry, Lines};

pub(crate) use door::place;
pub(crate) use write::lines;

use serde_json::{Map, Value};

use crate::contract::Audience;

/// The version of the form; a change that an old program would misread raises it.
pub const POSITION_VERSION: u32 = 1;

/// The most bytes of a position: half of what one line of the engine protocol holds, so that it fits
/// there with every line feed escaped.
pub const POSITION_BYTES_MAX: usize = 512 * 1024;

/// A position whose form is right; whether a game can look like that is for the game to say.
///
/// `Display` writes the text, `FromStr` reads it.
#[derive(Clone, Debug, PartialEq)]
pub struct PositionText {
    game: String,
    /// `None` where nobody wrote it: this program's version is meant.
    rules: Option<u32>,
    options: Vec<(String, Value)>,
    seats: usize,
    /// The referee knows everything.
    known_to: Audience,
    lines: Vec<String>,
    /// Where the game's own lines begin, counted from 1.
    first: usize,
}

impl PositionText {
    /// The line that names the game, counted from 1.
    pub const GAME_LINE: usize = 2;

    /// The name of the game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The version of the rules, where it is named.
    pub fn rules(&self) -> Option<u32> {
        self.rules
    }

    /// What the table agreed on.
    pub fn options(&self) -> Map<String, Value> {
        self.options.iter().cloned().collect()
    }

    /// How many seats play.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// Whose knowledge it is; the referee's where nothing is left open.
    pub fn known_to(&self) -> Audience {
        self.known_to
    }

    /// The game's own lines.
    pub fn lines(&self) -> Lines<'_> {
        Lines::new(&self.lines, self.first)
    }
}
