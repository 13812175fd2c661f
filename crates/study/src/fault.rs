//! What is wrong with a study, or with what somebody wants of it.

use std::fmt;

use bots::UnknownGame;
use game::Coded;
use game::erased::AnyError;

use crate::limits::{COMMENT_CHARS_MAX, DRAWINGS_MAX, NODES_MAX, STUDY_BYTES_MAX, TITLE_CHARS_MAX};
use crate::text::STUDY_VERSION;

/// Something is wrong; where it is about a line of a text, in that line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyError {
    /// The line, counted from 1.
    pub line: Option<usize>,
    /// What is wrong.
    pub fault: StudyFault,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StudyFault {
    /// More bytes than a study may have.
    #[error("the study has {bytes} bytes; at most {STUDY_BYTES_MAX} are kept")]
    TooLarge {
        /// How many it has.
        bytes: usize,
    },
    /// Some other text.
    #[error("not a study: the first line is not 'anleger study {STUDY_VERSION}'")]
    NotAStudy,
    /// A form that this program does not know.
    #[error("format version {found} is not known here; this program reads {STUDY_VERSION}")]
    UnknownVersion {
        /// The version it names.
        found: String,
    },
    /// A line that is not what it should be.
    #[error("{reason}")]
    BadLine {
        /// What is wrong with it.
        reason: String,
    },
    /// More nodes than a tree may have.
    #[error("a study has at most {NODES_MAX} nodes")]
    TooManyNodes,
    /// A node that is not in the tree, or comes later in the text.
    #[error("there is no node {after} before this one")]
    NoSuchNode {
        /// Its number.
        after: usize,
    },
    /// A step that is missing, or one at the beginning, where nothing has happened yet.
    #[error("every node but the first has a step, and the first has none")]
    StepMisplaced,
    /// A title, a comment or the name of a thing that is too long.
    #[error(
        "too long: a title has at most {TITLE_CHARS_MAX} characters, a comment {COMMENT_CHARS_MAX}"
    )]
    TooLong,
    /// Too many marks and arrows.
    #[error("at most {DRAWINGS_MAX} marks and arrows are kept at a node")]
    TooManyDrawings,
    /// A game that is not known here.
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    /// Rules of another time.
    #[error(
        "it belongs to version {found} of the rules of {game}, which this program does not know"
    )]
    OtherRules {
        /// The name of the game.
        game: &'static str,
        /// The version of the study.
        found: u32,
    },
    /// The beginning cannot be set up.
    #[error("its beginning cannot be set up: {0}")]
    BadStart(Box<AnyError>),
    /// What the rules forbid, or is no decision or outcome at all.
    #[error("{0}")]
    Illegal(Box<AnyError>),
    /// Chance is not to act here.
    #[error("chance does not act here")]
    NotChance,
}

impl StudyFault {
    /// The fault in this line, counted from 1.
    pub fn at(self, line: impl Into<Option<usize>>) -> StudyError {
        StudyError { line: line.into(), fault: self }
    }
}

impl From<StudyFault> for StudyError {
    fn from(fault: StudyFault) -> StudyError {
        fault.at(None)
    }
}

impl From<UnknownGame> for StudyError {
    fn from(unknown: UnknownGame) -> StudyError {
        StudyFault::from(unknown).at(None)
    }
}

impl StudyError {
    /// The most telling code: what the rules say, or what is wrong with the beginning, where it is one of these.
    pub fn telling_code(&self) -> &'static str {
        match &self.fault {
            StudyFault::Illegal(inner) | StudyFault::BadStart(inner) => inner.code(),
            _ => self.code(),
        }
    }
}

impl fmt::Display for StudyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.fault),
            None => self.fault.fmt(f),
        }
    }
}

impl std::error::Error for StudyError {}

impl Coded for StudyError {
    fn code(&self) -> &'static str {
        match &self.fault {
            StudyFault::TooLarge { .. } => "study-too-large",
            StudyFault::NotAStudy => "study-unknown-form",
            StudyFault::UnknownVersion { .. } => "study-unknown-version",
            StudyFault::BadLine { .. } => "study-bad-line",
            StudyFault::TooManyNodes => "study-too-many-nodes",
            StudyFault::NoSuchNode { .. } => "study-no-such-node",
            StudyFault::StepMisplaced => "study-step-misplaced",
            StudyFault::TooLong => "study-text-too-long",
            StudyFault::TooManyDrawings => "study-too-many-drawings",
            StudyFault::UnknownGame(error) => error.code(),
            StudyFault::OtherRules { .. } => "study-other-rules",
            StudyFault::BadStart(_) => "study-bad-start",
            StudyFault::Illegal(_) => "study-illegal-step",
            StudyFault::NotChance => "study-not-chance",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match &self.fault {
            StudyFault::Illegal(error) => error.ruling(),
            _ => None,
        }
    }
}

/// What the rules forbid.
pub(crate) fn illegal(error: AnyError) -> StudyFault {
    StudyFault::Illegal(Box::new(error))
}
