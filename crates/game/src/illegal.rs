//! Why a decision is refused.

use crate::seat::Seat;

/// An error with a code that programs may rely on: it never changes its meaning.
pub trait Coded {
    /// The stable code, in lower case with dashes.
    fn code(&self) -> &'static str;

    /// The id of the ruling that forbids it (`B-03`), where a rule of the game does.
    fn ruling(&self) -> Option<&'static str> {
        None
    }
}

/// A decision or outcome that the game does not take; the state stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal<R> {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Chance acts before any seat does.
    #[error("chance acts first")]
    ChanceFirst,
    /// A seat decides now, not chance.
    #[error("a seat decides now, not chance")]
    NotChance,
    /// That seat has nothing to decide now.
    #[error("seat {0} has nothing to decide now")]
    NotDeciding(Seat),
    /// Chance cannot bring that.
    #[error("chance cannot bring that now")]
    ImpossibleOutcome,
    /// A rule of the game forbids it.
    #[error(transparent)]
    Rule(R),
}

impl<R: Coded> Coded for Illegal<R> {
    fn code(&self) -> &'static str {
        match self {
            Illegal::Over => "game-over",
            Illegal::ChanceFirst => "chance-first",
            Illegal::NotChance => "not-chance",
            Illegal::NotDeciding(_) => "not-deciding",
            Illegal::ImpossibleOutcome => "impossible-outcome",
            Illegal::Rule(refusal) => refusal.code(),
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            Illegal::Rule(refusal) => refusal.ruling(),
            _ => None,
        }
    }
}
