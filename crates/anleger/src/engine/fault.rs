//! Why a request was not answered with what it asked for.

use bots::UnknownBot;
use game::{Coded, SetupError};
use serde_json::{Value, json};

use crate::games::UnknownGame;

/// A request that failed. The conversation goes on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// More bytes in a line than allowed.
    #[error("the line is longer than {0} bytes")]
    LineTooLong(usize),
    /// Not text.
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
        /// Of what.
        what: &'static str,
        /// The most.
        most: u64,
        /// What was asked for.
        asked: u64,
    },
    /// There is no game to speak about.
    #[error("no game has begun: use 'new' or 'load' first")]
    NoGame,
    /// A seat that this table does not have.
    #[error("there is no seat {seat} at a table of {seats}")]
    NoSuchSeat {
        /// The seat asked for.
        seat: usize,
        /// How many there are.
        seats: usize,
    },
    /// The bot has nothing to decide.
    #[error("seat {0} has nothing to decide now")]
    NothingToDecide(usize),
    /// No such game.
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    /// No such bot.
    #[error(transparent)]
    UnknownBot(#[from] UnknownBot),
    /// A game that cannot begin like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The operating system gave no seed.
    #[error("the operating system gave no random numbers; give a seed")]
    NoEntropy,
    /// The game, a record or the dice refuse; the code is theirs.
    #[error("{message}")]
    Refused {
        /// The stable code.
        code: &'static str,
        /// The sentence.
        message: String,
        /// The ruling that forbids it.
        ruling: Option<&'static str>,
    },
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
            Fault::NoGame => "no-game",
            Fault::NoSuchSeat { .. } => "no-such-seat",
            Fault::NothingToDecide(_) => "not-deciding",
            Fault::UnknownGame(_) => "unknown-game",
            Fault::UnknownBot(error) => error.code(),
            Fault::Setup(error) => error.code(),
            Fault::NoEntropy => "no-entropy",
            Fault::Refused { code, .. } => code,
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        if let Fault::Refused { ruling, .. } = self { *ruling } else { None }
    }
}

impl Fault {
    /// The refusal of somebody who has codes of their own.
    pub fn refused(error: &(impl Coded + std::fmt::Display)) -> Fault {
        let (code, ruling) = (error.code(), error.ruling());
        Fault::Refused { code, message: error.to_string(), ruling }
    }

    /// As it goes over the wire.
    pub fn to_json(&self) -> Value {
        let mut error = json!({ "code": self.code(), "message": self.to_string() });
        if let Some(ruling) = self.ruling() {
            error["ruling"] = ruling.into();
        }
        error
    }
}
