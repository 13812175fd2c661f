//! What may go wrong with a game known by name.

use crate::illegal::Coded;
use crate::options::SetupError;
use crate::position::PositionError;
use crate::record::RecordError;
use crate::referee::{BeginError, MatchError};
use crate::seat::Seat;

/// A request that was not carried out; the match stays as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AnyError {
    /// The referee refuses.
    #[error("{message}")]
    Refused {
        /// The stable code of the refusal.
        code: &'static str,
        /// The ruling that forbids it, where a rule of the game does.
        ruling: Option<&'static str>,
        /// The refusal in words.
        message: String,
    },
    /// A decision that is not in the game's notation or structure.
    #[error("not an action of {game}: {reason}")]
    BadAction {
        /// The name of the game that was to read it.
        game: &'static str,
        /// What is wrong.
        reason: String,
    },
    /// An outcome that is not in the game's notation or structure.
    #[error("not an outcome of {game}: {reason}")]
    BadOutcome {
        /// The name of the game that was to read it.
        game: &'static str,
        /// What is wrong.
        reason: String,
    },
    /// A seat that this table does not have.
    #[error("there is no seat {seat} at a table of {seats}")]
    NoSuchSeat {
        /// The seat that was asked for.
        seat: Seat,
        /// How many there are.
        seats: usize,
    },
    /// A game that cannot begin like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A record that does not hold.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A position that is none.
    #[error(transparent)]
    Position(#[from] PositionError),
}

impl Coded for AnyError {
    fn code(&self) -> &'static str {
        match self {
            AnyError::Refused { code, .. } => code,
            AnyError::BadAction { .. } => "bad-action",
            AnyError::BadOutcome { .. } => "bad-outcome",
            AnyError::NoSuchSeat { .. } => "no-such-seat",
            AnyError::Setup(error) => error.code(),
            AnyError::Record(error) => error.code(),
            AnyError::Position(error) => error.code(),
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            AnyError::Refused { ruling, .. } => *ruling,
            AnyError::Record(error) => error.ruling(),
            _ => None,
        }
    }
}

impl<R: Coded + std::error::Error + 'static> From<MatchError<R>> for AnyError {
    fn from(error: MatchError<R>) -> AnyError {
        let (code, ruling) = (error.code(), error.ruling());
        AnyError::Refused { code, ruling, message: error.to_string() }
    }
}

impl<R: Coded + std::error::Error + 'static> From<BeginError<R>> for AnyError {
    fn from(error: BeginError<R>) -> AnyError {
        match error {
            BeginError::Setup(error) => error.into(),
            BeginError::Match(error) => error.into(),
        }
    }
}
