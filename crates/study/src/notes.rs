//! What is to be said about a node: words, a sign, and marks and arrows on the board.

use serde::{Deserialize, Serialize};

use crate::StudyFault;
use crate::limits::{COMMENT_CHARS_MAX, DRAWINGS_MAX, TARGET_BYTES_MAX};

/// What is to be said about a node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// In words; lines are broken by line feeds.
    pub comment: String,
    /// In a sign behind the step.
    pub glyph: Option<Glyph>,
    /// On the board.
    pub drawings: Vec<Drawing>,
}

/// A sign behind a step, as chess players write them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Glyph {
    /// Brilliant.
    #[serde(rename = "!!")]
    Brilliant,
    /// Good.
    #[serde(rename = "!")]
    Good,
    /// Interesting.
    #[serde(rename = "!?")]
    Interesting,
    /// Doubtful.
    #[serde(rename = "?!")]
    Doubtful,
    /// A mistake.
    #[serde(rename = "?")]
    Mistake,
    /// A blunder.
    #[serde(rename = "??")]
    Blunder,
}

impl Glyph {
    /// All of them, the best first.
    pub const ALL: [Glyph; 6] = [
        Glyph::Brilliant,
        Glyph::Good,
        Glyph::Interesting,
        Glyph::Doubtful,
        Glyph::Mistake,
        Glyph::Blunder,
    ];

    /// As it is written.
    pub const fn sign(self) -> &'static str {
        match self {
            Glyph::Brilliant => "!!",
            Glyph::Good => "!",
            Glyph::Interesting => "!?",
            Glyph::Doubtful => "?!",
            Glyph::Mistake => "?",
            Glyph::Blunder => "??",
        }
    }
}

/// The colour of a mark or an arrow. Each has a form of its own as well, so that nobody needs to tell colours apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Green, a circle.
    #[default]
    Green,
    /// Red, a cross.
    Red,
    /// Blue, a square.
    Blue,
    /// Yellow, a diamond.
    Yellow,
}

impl Colour {
    /// All of them.
    pub const ALL: [Colour; 4] = [Colour::Green, Colour::Red, Colour::Blue, Colour::Yellow];

    /// Its name for programs.
    pub const fn key(self) -> &'static str {
        match self {
            Colour::Green => "green",
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
        }
    }
}

/// A mark on a thing of the board, or an arrow from one to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawing {
    /// The name of the thing, as the board's scene calls it.
    pub at: String,
    /// Where the arrow ends; a mark has no such place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// Its colour.
    #[serde(default)]
    pub colour: Colour,
}

impl Drawing {
    fn has_names(&self) -> bool {
        let named = |name: &str| !name.is_empty() && name.len() <= TARGET_BYTES_MAX;
        named(&self.at) && self.to.as_deref().is_none_or(named)
    }

    /// Is it on the same things?
    fn is_like(&self, other: &Drawing) -> bool {
        (&self.at, &self.to) == (&other.at, &other.to)
    }
}

impl Notes {
    /// Is there nothing to be said?
    pub fn is_empty(&self) -> bool {
        *self == Notes::default()
    }

    /// Draws something; what is there in the same colour is wiped away, in another it gets this one.
    pub fn draw(&mut self, drawing: Drawing) -> Result<(), StudyFault> {
        if !drawing.has_names() || drawing.to.as_ref() == Some(&drawing.at) {
            return Err(StudyFault::TooLong);
        }
        match self.drawings.iter().position(|known| known.is_like(&drawing)) {
            Some(place) if self.drawings[place] == drawing => drop(self.drawings.remove(place)),
            Some(place) => self.drawings[place] = drawing,
            None if self.drawings.len() >= DRAWINGS_MAX => return Err(StudyFault::TooManyDrawings),
            None => self.drawings.push(drawing),
        }
        Ok(())
    }

    /// Is all of it within its bounds?
    pub(crate) fn check(&self) -> Result<(), StudyFault> {
        if self.drawings.len() > DRAWINGS_MAX {
            return Err(StudyFault::TooManyDrawings);
        }
        let long = self.comment.chars().count() > COMMENT_CHARS_MAX;
        match long || !self.drawings.iter().all(Drawing::has_names) {
            true => Err(StudyFault::TooLong),
            false => Ok(()),
        }
    }
}
