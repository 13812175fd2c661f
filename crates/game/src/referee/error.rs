//! What a referee refuses.

use crate::illegal::{Coded, Illegal};
use crate::options::SetupError;

/// What a match does not take; it stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchError<R> {
    /// It is against the rules of the game.
    #[error(transparent)]
    Illegal(#[from] Illegal<R>),
    /// Somebody brings an outcome where fair dice draw it.
    #[error("the dice of this match are fair: nobody brings them an outcome")]
    ChanceIsFair,
    /// The match was loaded from a record whose seed is not revealed.
    #[error("the seed of this match is not known, so its dice cannot go on")]
    Sealed,
    /// A seed for a match that needs none.
    #[error("this match does not wait for a seed")]
    NotSealed,
    /// The seed is not the one that was promised.
    #[error("the seed does not match the commitment")]
    WrongSeed,
    /// The promised seed gives another outcome.
    #[error("step {step} is not what the dice of the seed give")]
    NotTheDice {
        /// Which step, counted from 1.
        step: usize,
    },
    /// What is written of chance ends although chance is to act once more.
    #[error("what chance did in step {step} is not written")]
    ChanceMissing {
        /// Which step, counted from 1.
        step: usize,
    },
    /// The match has as many steps as any may have.
    #[error("the match has reached its {} steps", super::MATCH_STEPS_MAX)]
    TooLong,
    /// There are not so many decisions to take back.
    #[error("{asked} decisions cannot be taken back: only {taken} were taken")]
    NothingToUndo {
        /// How many were to be taken back.
        asked: usize,
        /// How many there are.
        taken: usize,
    },
}

impl<R: Coded> Coded for MatchError<R> {
    fn code(&self) -> &'static str {
        match self {
            MatchError::Illegal(illegal) => illegal.code(),
            MatchError::ChanceIsFair => "chance-is-fair",
            MatchError::Sealed => "seed-unknown",
            MatchError::NotSealed => "not-sealed",
            MatchError::WrongSeed => "wrong-seed",
            MatchError::NotTheDice { .. } => "not-the-dice",
            MatchError::ChanceMissing { .. } => "chance-missing",
            MatchError::TooLong => "match-too-long",
            MatchError::NothingToUndo { .. } => "nothing-to-undo",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            MatchError::Illegal(illegal) => illegal.ruling(),
            _ => None,
        }
    }
}

/// Why a match of before does not begin as it is written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BeginError<R> {
    /// It cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Chance cannot have acted like that.
    #[error(transparent)]
    Match(#[from] MatchError<R>),
}
