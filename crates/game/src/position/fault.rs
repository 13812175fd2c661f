//! What is wrong with a position, and where.

use std::fmt;

use super::POSITION_VERSION;
use crate::illegal::Coded;
use crate::options::SetupError;

/// More than so many faults help nobody.
const FAULTS_MOST: usize = 20;

/// A position that cannot be read or set up: all that was found, at least one thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionError {
    first: PositionFault,
    others: Vec<PositionFault>,
}

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionFault {
    /// The line, counted from 1, where it is about one.
    pub line: Option<usize>,
    /// What is wrong.
    pub flaw: PositionFlaw,
}

/// What is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionFlaw {
    /// More bytes than any position has.
    #[error("the position has {bytes} bytes; at most {} are read", super::POSITION_BYTES_MAX)]
    TooLarge {
        /// How many bytes there are.
        bytes: usize,
    },
    /// A line longer than any position has.
    #[error("the line is too long")]
    LineTooLong,
    /// Some other text.
    #[error("not a position: the first line is not 'anleger position {POSITION_VERSION}'")]
    NotAPosition,
    /// A position in a form that this program does not know.
    #[error("format version {found} is not known here; this program reads {POSITION_VERSION}")]
    UnknownVersion {
        /// The version it names.
        found: String,
    },
    /// A line that has no business there.
    #[error("expected {expected}, found '{found}'")]
    Unexpected {
        /// What should stand there.
        expected: &'static str,
        /// The beginning of what does.
        found: String,
    },
    /// A line of the right kind with something wrong in it.
    #[error("{reason}")]
    BadLine {
        /// What is wrong.
        reason: String,
    },
    /// Something is said twice.
    #[error("'{what}' is there twice")]
    Doubled {
        /// What is said twice.
        what: String,
    },
    /// Something must be said and is not.
    #[error("there is no line '{what}'")]
    Missing {
        /// What is missing.
        what: &'static str,
    },
    /// A position of another game.
    #[error("this is a position of {found}, not of {asked}")]
    WrongGame {
        /// The game of the position.
        found: String,
        /// The game it was to be.
        asked: &'static str,
    },
    /// A position of rules that are not known here.
    #[error("of version {found} of the rules of {game}; this program knows version {ours}")]
    RulesVersion {
        /// The name of the game, which is known here.
        game: &'static str,
        /// The version of the position.
        found: u32,
        /// The version of this program.
        ours: u32,
    },
    /// A table that cannot play.
    #[error(transparent)]
    Setup(SetupError),
    /// A drawing that cannot be read.
    #[error("{reason}")]
    Drawing {
        /// What is wrong.
        reason: String,
    },
    /// No game can look like that.
    #[error("no game looks like this: {reason}")]
    Impossible {
        /// Why not.
        reason: String,
    },
    /// Something is left open that must be known here.
    #[error("left open: {what}")]
    Open {
        /// What is left open.
        what: String,
    },
}

impl Coded for PositionFlaw {
    fn code(&self) -> &'static str {
        match self {
            PositionFlaw::TooLarge { .. } => "position-too-large",
            PositionFlaw::LineTooLong => "position-line-too-long",
            PositionFlaw::NotAPosition => "position-unknown-form",
            PositionFlaw::UnknownVersion { .. } => "position-unknown-version",
            PositionFlaw::Unexpected { .. } => "position-unexpected-line",
            PositionFlaw::BadLine { .. } => "position-bad-line",
            PositionFlaw::Doubled { .. } => "position-doubled",
            PositionFlaw::Missing { .. } => "position-missing",
            PositionFlaw::WrongGame { .. } => "position-wrong-game",
            PositionFlaw::RulesVersion { .. } => "position-rules-version",
            PositionFlaw::Setup(_) => "position-setup",
            PositionFlaw::Drawing { .. } => "position-drawing",
            PositionFlaw::Impossible { .. } => "position-impossible",
            PositionFlaw::Open { .. } => "position-open",
        }
    }
}

impl PositionFlaw {
    /// The flaw as the only thing that is wrong.
    pub fn at(self, line: impl Into<Option<usize>>) -> PositionError {
        PositionError::from(PositionFault { line: line.into(), flaw: self })
    }
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.flaw),
            None => self.flaw.fmt(f),
        }
    }
}

impl From<PositionFault> for PositionError {
    fn from(first: PositionFault) -> PositionError {
        PositionError { first, others: Vec::new() }
    }
}

impl PositionError {
    /// All that is wrong.
    pub fn faults(&self) -> impl Iterator<Item = &PositionFault> {
        std::iter::once(&self.first).chain(&self.others)
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.first.fmt(f)?;
        self.others.iter().try_for_each(|fault| write!(f, "; {fault}"))
    }
}

impl std::error::Error for PositionError {}

impl Coded for PositionError {
    fn code(&self) -> &'static str {
        self.first.flaw.code()
    }
}

/// Faults as they are found; what else is wrong is looked for all the same.
#[derive(Debug, Default)]
pub struct Faults(Vec<PositionFault>);

impl Faults {
    /// Notes a flaw.
    pub fn add(&mut self, line: impl Into<Option<usize>>, flaw: PositionFlaw) {
        if self.0.len() < FAULTS_MOST {
            self.0.push(PositionFault { line: line.into(), flaw });
        }
    }

    /// Notes a line of the right kind with something wrong in it.
    pub fn bad(&mut self, line: usize, reason: impl Into<String>) {
        self.add(line, PositionFlaw::BadLine { reason: reason.into() });
    }

    /// Notes what no game looks like.
    pub fn impossible(&mut self, reason: impl Into<String>) {
        self.add(None, PositionFlaw::Impossible { reason: reason.into() });
    }

    /// Notes what is wrong with something, or gives it back.
    pub fn keep<T>(&mut self, line: usize, read: Result<T, String>) -> Option<T> {
        read.map_err(|reason| self.bad(line, reason)).ok()
    }

    /// Goes on if nothing is wrong so far.
    pub fn check(&mut self) -> Result<(), PositionError> {
        let mut all = std::mem::take(&mut self.0).into_iter();
        match all.next() {
            None => Ok(()),
            Some(first) => Err(PositionError { first, others: all.collect() }),
        }
    }
}
