//! What is refused.

use game::erased::AnyError;
use game::{Coded, Seat, SetupError};

/// A name that no game has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game '{0}'; known: carcassonne, newworld, settlers")]
pub struct Unknown(pub String);

impl Coded for Unknown {
    fn code(&self) -> &'static str {
        "unknown-game"
    }
}

/// Why a decision is not carried out by its number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActFault {
    /// The match is one of another game.
    #[error("the match is one of another game")]
    OtherGame,
    /// No legal decision of this seat has the number.
    #[error("action {number} is not legal for seat {seat} now: see its mask")]
    Illegal {
        /// Who should decide so.
        seat: Seat,
        /// What came.
        number: i64,
    },
    /// The referee refuses.
    #[error(transparent)]
    Refused(#[from] AnyError),
}

impl Coded for ActFault {
    fn code(&self) -> &'static str {
        match self {
            ActFault::OtherGame => "other-game",
            ActFault::Illegal { .. } => "illegal-action",
            ActFault::Refused(error) => error.code(),
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            ActFault::Refused(error) => error.ruling(),
            _ => None,
        }
    }
}

/// Why a batch cannot begin or go on. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum BatchFault {
    /// The table cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There must be as many actions as matches.
    #[error("{got} actions for {wanted} matches")]
    Count {
        /// As many as there are matches.
        wanted: usize,
        /// As many as came.
        got: usize,
    },
    /// A number that is not legal now.
    #[error("action {action} of match {at} is not legal: see its mask")]
    Illegal {
        /// Which match.
        at: usize,
        /// What came for it.
        action: i64,
    },
    /// An array is shorter or longer than the batch needs.
    #[error("the {name} have {got} entries instead of {wanted}")]
    Shape {
        /// Which array.
        name: &'static str,
        /// How long it has to be.
        wanted: usize,
        /// How long it is.
        got: usize,
    },
    /// More matches or steps than anybody has memory for.
    #[error("a batch has 1 to {most} matches")]
    Size {
        /// The most there may be.
        most: usize,
    },
    /// As many players as seats must be named.
    #[error("{got} players are named for {wanted} seats")]
    Players {
        /// As many as there are seats.
        wanted: usize,
        /// As many as were named.
        got: usize,
    },
    /// Somebody has to be played from outside.
    #[error("no seat is left to the caller")]
    NobodyLearns,
    /// A player that there is not.
    #[error("there is no bot '{0}'")]
    Bot(String),
}

impl Coded for BatchFault {
    fn code(&self) -> &'static str {
        match self {
            BatchFault::Setup(error) => error.code(),
            BatchFault::Count { .. } => "action-count",
            BatchFault::Illegal { .. } => "illegal-action",
            BatchFault::Shape { .. } => "array-shape",
            BatchFault::Size { .. } => "batch-size",
            BatchFault::Players { .. } => "player-count",
            BatchFault::NobodyLearns => "nobody-learns",
            BatchFault::Bot(_) => "unknown-bot",
        }
    }
}
