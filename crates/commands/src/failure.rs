//! Why a command could not do what it was asked: one sentence for a person.

use std::io;

use bots::UnknownBot;
use game::SetupError;

use crate::contest::{ContestError, DiaryError};
use crate::games::UnknownGame;
use crate::selfplay::SelfplayError;
use crate::sim::HallError;

/// A command that failed.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// No such game.
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    /// No such bot.
    #[error(transparent)]
    UnknownBot(#[from] UnknownBot),
    /// A game that cannot begin like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A simulation that did not come to its end.
    #[error(transparent)]
    Hall(#[from] HallError),
    /// A match that did not come to its end.
    #[error(transparent)]
    Contest(#[from] ContestError),
    /// A file that a match cannot go on with.
    #[error(transparent)]
    Diary(#[from] DiaryError),
    /// Samples that could not be made.
    #[error(transparent)]
    Selfplay(#[from] SelfplayError),
    /// A ladder without the player that its scale is hung up on.
    #[error(
        "--players: {} must be among them, since every rating is measured from it",
        bots::ANCHOR
    )]
    NoAnchor,
    /// A position in which nothing can go on.
    #[error("--position: {0}")]
    Position(String),
    /// A position of another number of seats.
    #[error("--position: {seats} play there, not {got}")]
    PositionSeats {
        /// How many play in the position.
        seats: usize,
        /// How many were to play.
        got: usize,
    },
    /// A seat that the table does not have.
    #[error("there is no seat {seat} at a table of {seats}")]
    NoSuchSeat {
        /// The seat that was named.
        seat: usize,
        /// How many there are.
        seats: usize,
    },
    /// A seat must be named, since not exactly one decides.
    #[error("--seat: not exactly one decides here; name one")]
    WhichSeat,
    /// Nothing to ask about.
    #[error("seat {0} has nothing to decide here")]
    NothingToDecide(game::Seat),
    /// A file that cannot be used.
    #[error("{path}: {reason}")]
    File {
        path: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A seed that is none.
    #[error("--seed: {0}")]
    BadSeed(String),
    /// A bot played what the rules forbid.
    #[error("a bot played against the rules: {0}; this is a defect of the program")]
    Bot(String),
    /// Puzzles that are not what they say, each of which was named.
    #[error("{wrong} of {all} puzzles are wrong")]
    WrongPuzzles {
        /// So many.
        wrong: usize,
        /// Of so many.
        all: usize,
    },
    /// The operating system gave no random numbers.
    #[error("the operating system gave no random numbers: {0}")]
    NoEntropy(#[from] getrandom::Error),
    /// A server that could not start, or had to end.
    #[error(transparent)]
    Serve(#[from] tables::ServeError),
    /// A database that cannot be used.
    #[error(transparent)]
    Store(#[from] tables::store::StoreError),
    /// A wish about the log that cannot be read.
    #[error("ANLEGER_LOG: {0}")]
    LogFilter(String),
    /// Standard input or output broke.
    #[error("cannot read or write: {0}")]
    Stream(#[from] io::Error),
}

impl Failure {
    /// Whether the reader of our output has simply gone away (`anleger games | head -1`):
    /// nothing to complain about.
    pub fn is_broken_pipe(&self) -> bool {
        matches!(self, Failure::Stream(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}
