//! What can be wrong with a drawing, or with a position or view that somebody wrote down.

use std::fmt::Display;

use game::position::{Faults, PositionError, PositionFault, PositionFlaw};
use game::{Coded, Seat, SetupError};

use crate::reading::ReadingError;
use crate::table::NotInTheBox;

/// The word that begins the first line of a drawing; its upper left corner follows.
pub const HEADING: &str = "map";

/// More points than the most tiles a table can hold could bring, and few enough to be added up.
pub const POINTS_MAX: i32 = 1_000_000;

/// A drawing that cannot be read, or a position that no game can have. `P` is how a game calls the
/// place of a tile.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DrawingError<P> {
    /// The first line does not name the corner.
    #[error("line 1: a drawing begins with '{HEADING} COLUMN,ROW'")]
    Heading,
    /// Something is wrong on a line.
    #[error("line {line}: {reason}")]
    Line {
        /// The line, counted from 1.
        line: usize,
        /// What is wrong.
        reason: String,
    },
    /// Something is said twice.
    #[error("line {line}: '{what}' is there twice")]
    Doubled {
        /// The line of the second time, counted from 1.
        line: usize,
        /// What is said twice.
        what: String,
    },
    /// Something must be said and is not.
    #[error("there is no line '{0}'")]
    Missing(&'static str),
    /// The position breaks a rule.
    #[error("the tile at {place}: {reason}")]
    Tile {
        /// The place of the tile, in the game's own notation.
        place: P,
        /// What is wrong.
        reason: String,
    },
    /// A position or view that no game shows.
    #[error("no game looks like this: {0}")]
    View(String),
    /// The table cannot be set up at all.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl<P> DrawingError<P> {
    /// A tile that cannot lie or be held like this.
    pub fn tile(place: P, reason: impl Display) -> DrawingError<P> {
        DrawingError::Tile { place, reason: reason.to_string() }
    }

    /// What no game shows.
    pub fn view(reason: impl Display) -> DrawingError<P> {
        DrawingError::View(reason.to_string())
    }

    /// An error of a drawing that begins below so many lines of heading.
    pub fn below(heading: usize, error: ReadingError) -> DrawingError<P> {
        DrawingError::Line { line: heading + error.line + 1, reason: error.reason }
    }

    /// Is there such a seat to play, at a table of so many?
    pub fn check_active(active: Seat, seats: usize) -> Result<(), DrawingError<P>> {
        if active.index() < seats {
            return Ok(());
        }
        Err(DrawingError::view(format!("there is no seat {active} at a table of {seats}")))
    }
}

impl<P> From<NotInTheBox> for DrawingError<P> {
    fn from(error: NotInTheBox) -> DrawingError<P> {
        DrawingError::view(error)
    }
}

impl<P: Display> DrawingError<P> {
    /// The same as a fault of a position.
    fn fault(self) -> PositionFault {
        let reason = match &self {
            DrawingError::Line { reason, .. } => reason.clone(),
            DrawingError::View(reason) => reason.clone(),
            other => other.to_string(),
        };
        let (line, flaw) = match self {
            DrawingError::Heading => (None, PositionFlaw::Missing { what: HEADING }),
            DrawingError::Line { line, .. } => (Some(line), PositionFlaw::BadLine { reason }),
            DrawingError::Doubled { line, what } => (Some(line), PositionFlaw::Doubled { what }),
            DrawingError::Missing(what) => (None, PositionFlaw::Missing { what }),
            DrawingError::Tile { .. } | DrawingError::View(_) => {
                (None, PositionFlaw::Impossible { reason })
            }
            DrawingError::Setup(error) => (None, PositionFlaw::Setup(error)),
        };
        PositionFault { line, flaw }
    }

    /// All that is wrong with a position.
    pub fn all(errors: Vec<DrawingError<P>>) -> PositionError {
        let mut faults = Faults::default();
        errors
            .into_iter()
            .map(DrawingError::fault)
            .for_each(|fault| faults.add(fault.line, fault.flaw));
        let nothing = PositionFlaw::Drawing { reason: "cannot be read".to_owned() };
        faults.check().err().unwrap_or_else(|| nothing.at(None))
    }
}

impl<P: Display> From<DrawingError<P>> for PositionError {
    fn from(error: DrawingError<P>) -> PositionError {
        error.fault().into()
    }
}

impl<P> Coded for DrawingError<P> {
    fn code(&self) -> &'static str {
        match self {
            DrawingError::Heading => "drawing-heading",
            DrawingError::Line { .. } => "drawing-line",
            DrawingError::Doubled { .. } => "drawing-doubled",
            DrawingError::Missing(_) => "drawing-missing",
            DrawingError::Tile { .. } => "drawing-tile",
            DrawingError::View(_) => "drawing-view",
            DrawingError::Setup(error) => error.code(),
        }
    }
}

/// What stands behind the first word of a line, if that is the word.
pub fn after<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    Some(line.trim().strip_prefix(word)?.trim())
}
