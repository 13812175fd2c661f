//! What is wrong with a record, and where.

use crate::illegal::Coded;
use crate::options::SetupError;
use crate::seat::Seat;

use super::RECORD_VERSION;

/// A record that cannot be read or does not hold: which line, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: RecordFault,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordFault {
    /// More bytes than any record has.
    #[error("the record has {bytes} bytes; at most {} are read", super::RECORD_BYTES_MAX)]
    TooLarge {
        /// How many bytes there are.
        bytes: usize,
    },
    /// A line longer than any record has.
    #[error("the line is longer than {} bytes", super::LINE_BYTES_MAX)]
    LineTooLong,
    /// More steps than any match has.
    #[error("there are more than {} steps", super::RECORD_STEPS_MAX)]
    TooManySteps,
    /// Some other text.
    #[error("not a record: the first line is not 'anleger record {RECORD_VERSION}'")]
    NotARecord,
    /// A record in a form that this program does not know.
    #[error("format version {found} is not known here; this program reads {RECORD_VERSION}")]
    UnknownVersion {
        /// The version it names.
        found: String,
    },
    /// The record breaks off: its last line is not there.
    #[error("the record breaks off here: its last line 'end STEPS sha256:DIGEST' is missing")]
    Truncated,
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
    /// A step is missing or misnumbered.
    #[error("expected step {expected}, found step {found}")]
    StepNumber {
        /// The number that is next.
        expected: usize,
        /// The number that is there.
        found: usize,
    },
    /// The last line counts other steps than there are.
    #[error("the last line counts {stated} steps, but there are {found}")]
    StepCount {
        /// What the last line says.
        stated: usize,
        /// How many there are.
        found: usize,
    },
    /// A record of another game.
    #[error("this is a record of {found}, not of {asked}")]
    WrongGame {
        /// The game of the record.
        found: String,
        /// The game it was to be.
        asked: &'static str,
    },
    /// A record made by other rules than these.
    #[error("played by version {found} of the rules of {game}; this program knows version {ours}")]
    RulesVersion {
        /// The name of the game, which is known here.
        game: &'static str,
        /// The version of the record.
        found: u32,
        /// The version of this program.
        ours: u32,
    },
    /// A table that cannot play.
    #[error(transparent)]
    Setup(SetupError),
    /// The match began in a position that is none.
    #[error("the position in which the match began: {reason}")]
    Position {
        /// All that is wrong with it.
        reason: String,
    },
    /// A step that is not in the game's notation.
    #[error("step {step}: {reason}")]
    BadNotation {
        /// Which step, counted from 1.
        step: usize,
        /// What is wrong.
        reason: String,
    },
    /// A step that the game refuses.
    #[error("step {step}: {reason} ({})", named(code, ruling))]
    IllegalStep {
        /// Which step, counted from 1.
        step: usize,
        /// The code of the refusal.
        code: &'static str,
        /// The ruling that forbids it, where a rule of the game does.
        ruling: Option<&'static str>,
        /// The refusal in words.
        reason: String,
    },
    /// An outcome that the dice of the seed do not give.
    #[error("step {step}: the dice give '{dice}', the record says '{found}'")]
    NotTheDice {
        /// Which step, counted from 1.
        step: usize,
        /// What the seed gives.
        dice: String,
        /// What the record says.
        found: String,
    },
    /// A share that was not promised.
    #[error("the share of seat {seat} is not the one it pledged")]
    WrongShare {
        /// Whose share it is.
        seat: Seat,
    },
    /// A seed that was not promised.
    #[error("the seed does not match the commitment")]
    WrongSeed,
    /// A seed where the match is not over, or its dice are not fair.
    #[error(
        "a seed is revealed only after the end of a match with fair dice, or when a seat has left it"
    )]
    SeedTooEarly,
    /// The match is over, but its seed is not revealed.
    #[error("the match is over, but the seed of its dice is missing")]
    SeedMissing,
    /// Scores in a record of a match that is not over.
    #[error("the match is not over, but the record has final scores")]
    ScoresTooEarly,
    /// The match is over, but not every seat has a score.
    #[error("the match is over, but {found} of {seats} scores are there")]
    ScoresMissing {
        /// How many scores there are.
        found: usize,
        /// How many seats play.
        seats: usize,
    },
    /// A score that the match does not give.
    #[error("seat {seat} has {ours} points, the record says {found}")]
    WrongScore {
        /// The seat whose points differ.
        seat: Seat,
        /// What the replay gives.
        ours: i32,
        /// What the record says.
        found: i32,
    },
    /// Everything above holds, but some byte was changed.
    #[error("the digest is not that of the lines above: the record was changed")]
    Tampered,
}

fn named(code: &str, ruling: &Option<&'static str>) -> String {
    match ruling {
        Some(ruling) => format!("{code}, {ruling}"),
        None => code.to_owned(),
    }
}

impl RecordFault {
    /// The fault at this line.
    pub(crate) fn at(self, line: usize) -> RecordError {
        RecordError { line, fault: self }
    }
}

impl Coded for RecordError {
    fn code(&self) -> &'static str {
        match self.fault {
            RecordFault::TooLarge { .. } => "record-too-large",
            RecordFault::LineTooLong => "record-line-too-long",
            RecordFault::TooManySteps => "record-too-many-steps",
            RecordFault::NotARecord => "record-unknown-form",
            RecordFault::UnknownVersion { .. } => "record-unknown-version",
            RecordFault::Truncated => "record-truncated",
            RecordFault::Unexpected { .. } => "record-unexpected-line",
            RecordFault::BadLine { .. } => "record-bad-line",
            RecordFault::StepNumber { .. } => "record-step-number",
            RecordFault::StepCount { .. } => "record-step-count",
            RecordFault::WrongGame { .. } => "record-wrong-game",
            RecordFault::RulesVersion { .. } => "record-rules-version",
            RecordFault::Setup(_) => "record-setup",
            RecordFault::Position { .. } => "record-position",
            RecordFault::BadNotation { .. } => "record-bad-notation",
            RecordFault::IllegalStep { .. } => "record-illegal-step",
            RecordFault::NotTheDice { .. } => "record-not-the-dice",
            RecordFault::WrongShare { .. } => "record-wrong-share",
            RecordFault::WrongSeed => "record-wrong-seed",
            RecordFault::SeedTooEarly => "record-seed-too-early",
            RecordFault::SeedMissing => "record-seed-missing",
            RecordFault::ScoresTooEarly => "record-scores-too-early",
            RecordFault::ScoresMissing { .. } => "record-scores-missing",
            RecordFault::WrongScore { .. } => "record-wrong-score",
            RecordFault::Tampered => "record-tampered",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self.fault {
            RecordFault::IllegalStep { ruling, .. } => ruling,
            _ => None,
        }
    }
}
