//! Why a request was not answered with what it asked for.

use bots::UnknownBot;
use game::erased::AnyError;
use game::{Coded, Seat};

use crate::games::UnknownGame;

/// A request that failed. The conversation goes on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// More bytes in a line than allowed.
    #[error("the line is longer than {0} bytes")]
    LineTooLong(usize),
    #[error("the line is not UTF-8")]
    NotUtf8,
    /// Text, but not JSON.
    #[error("the line is not JSON: {0}")]
    BadJson(String),
    /// JSON, but not a request.
    #[error("a request is an object with a 'method' and perhaps an 'id', a string or number")]
    BadRequest,
    /// A method that nobody knows.
    #[error("there is no method '{0}'")]
    UnknownMethod(String),
    /// A parameter that is missing, unknown or of the wrong kind.
    #[error("{0}")]
    BadParams(String),
    /// More than one caller may ask for.
    #[error("at most {most} {what}, not {asked}")]
    OverLimit {
        what: &'static str,
        most: u64,
        /// What was asked for.
        asked: u64,
    },
    /// There is no match to speak about.
    #[error("no match has begun: use 'new' or 'load' first")]
    NoMatch,
    /// A seat that this table does not have.
    #[error("there is no seat {seat} at a table of {seats}")]
    NoSuchSeat {
        /// The seat asked for.
        seat: usize,
        /// How many there are.
        seats: usize,
    },
    /// More steps than the match has.
    #[error("the match has {steps} steps, not {asked}")]
    NoSuchStep {
        /// The steps asked for.
        asked: usize,
        /// How many there are.
        steps: usize,
    },
    /// A seat must be named, since not exactly one decides.
    #[error("name a seat: not exactly one decides now")]
    WhichSeat,
    /// The bot has nothing to decide.
    #[error("seat {0} has nothing to decide now")]
    NothingToDecide(Seat),
    /// The operating system gave no seed.
    #[error("the operating system gave no random numbers; give a seed")]
    NoEntropy,
    /// No such game.
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    /// No such bot.
    #[error(transparent)]
    UnknownBot(#[from] UnknownBot),
    /// The match or the record refuses.
    #[error(transparent)]
    Match(#[from] AnyError),
}

impl Coded for Fault {
    fn code(&self) -> &'static str {
        match self {
            Fault::LineTooLong(_) => "line-too-long",
            Fault::NotUtf8 => "not-utf8",
            Fault::BadJson(_) => "bad-json",
            Fault::BadRequest => "bad-request",
            Fault::UnknownMethod(_) => "unknown-method",
            Fault::BadParams(_) => "bad-params",
            Fault::OverLimit { .. } => "over-limit",
            Fault::NoMatch => "no-match",
            Fault::NoSuchSeat { .. } => "no-such-seat",
            Fault::NoSuchStep { .. } => "no-such-step",
            Fault::WhichSeat => "which-seat",
            Fault::NothingToDecide(_) => "not-deciding",
            Fault::NoEntropy => "no-entropy",
            Fault::UnknownGame(error) => error.code(),
            Fault::UnknownBot(error) => error.code(),
            Fault::Match(error) => error.code(),
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        if let Fault::Match(error) = self { error.ruling() } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;

    #[test]
    fn every_code_is_documented() {
        let document = include_str!("../../../../docs/protocol.md");
        let (no_game, no_bot) = (games::find("x").err(), bots::by_name::<Toy>("x").err());
        let faults = [
            Fault::LineTooLong(1),
            Fault::NotUtf8,
            Fault::BadJson(String::new()),
            Fault::BadRequest,
            Fault::UnknownMethod(String::new()),
            Fault::BadParams(String::new()),
            Fault::OverLimit { what: "", most: 0, asked: 1 },
            Fault::NoMatch,
            Fault::NoSuchSeat { seat: 7, seats: 2 },
            Fault::NoSuchStep { asked: 3, steps: 2 },
            Fault::WhichSeat,
            Fault::NothingToDecide(Seat::FIRST),
            Fault::NoEntropy,
            Fault::UnknownGame(no_game.unwrap()),
            Fault::UnknownBot(no_bot.unwrap()),
        ];
        for fault in faults {
            let code = format!("`{}`", fault.code());
            assert!(document.contains(&code), "{code} is not in docs/protocol.md");
        }
    }

    type Toy = game::toys::Lanterns;
}
