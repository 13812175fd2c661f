//! What is wrong with a file, and where a replay stops.

use std::fmt;

use game::{Coded, SetupError};

/// A file that we cannot replay at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// More bytes than a saved game has.
    #[error("the file has more than {} bytes", crate::FILE_BYTES_MAX)]
    TooLarge,
    /// No JSON at all; the text says where it breaks.
    #[error("not a saved game: {0}")]
    NotJson(String),
    /// A field that is missing, or is not what it should be.
    #[error("{path}: {reason}")]
    Field {
        /// The path of the field, as in `setup.sets`.
        path: String,
        /// What is wrong with it.
        reason: String,
    },
    /// More messages than a game can have.
    #[error("{0} messages; a game has at most {max}", max = crate::MESSAGES_MAX)]
    TooManyMessages(usize),
    /// Sets and elements that we do not play.
    #[error("not played here: {}", list(.0))]
    Unplayed(Vec<Unplayed>),
    /// The table cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// Something that we do not play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unplayed {
    /// Is it a set or an element?
    pub what: &'static str,
    /// Its name in the file.
    pub name: String,
}

impl fmt::Display for Unplayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} '{}'", self.what, self.name)
    }
}

fn list(all: &[Unplayed]) -> String {
    all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

impl Coded for ImportError {
    fn code(&self) -> &'static str {
        match self {
            ImportError::TooLarge => "import-too-large",
            ImportError::NotJson(_) => "import-not-json",
            ImportError::Field { .. } => "import-bad-field",
            ImportError::TooManyMessages(_) => "import-too-many-messages",
            ImportError::Unplayed(_) => "import-not-played",
            ImportError::Setup(error) => error.code(),
        }
    }
}

/// The message at which a replay stops: our rules forbid it, or it cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Halt {
    /// Its place in `replay`, counted from 1.
    pub number: usize,
    /// Its type, as in `PLACE_TILE`.
    pub kind: String,
    /// The code of the refusal.
    pub code: &'static str,
    /// The ruling that forbids it; none where the message cannot be read.
    pub ruling: Option<&'static str>,
    /// Why, in one sentence for people.
    pub reason: String,
}

impl fmt::Display for Halt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Halt { number, kind, code, reason, .. } = self;
        write!(f, "message {number}, {kind}: {reason} ({code}")?;
        self.ruling.map_or(Ok(()), |ruling| write!(f, ", {ruling}"))?;
        f.write_str(")")
    }
}

/// Why a message is not carried out, before it is known which one it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub code: &'static str,
    pub ruling: Option<&'static str>,
    pub reason: String,
}

impl Fault {
    /// Our rules forbid it.
    pub fn ruled(code: &'static str, ruling: &'static str, reason: impl Into<String>) -> Fault {
        Fault { code, ruling: Some(ruling), reason: reason.into() }
    }

    /// It cannot be read.
    pub fn unread(code: &'static str, reason: impl Into<String>) -> Fault {
        Fault { code, ruling: None, reason: reason.into() }
    }

    /// What the rules say; where they name no ruling, `otherwise` is the one that is meant.
    pub fn refused(error: &(impl Coded + fmt::Display), otherwise: &'static str) -> Fault {
        let ruling = match error.code() {
            "game-over" => "B-20",
            "impossible-outcome" => "B-01",
            _ => error.ruling().unwrap_or(otherwise),
        };
        Fault::ruled(error.code(), ruling, error.to_string())
    }

    /// It is the fault of this message.
    pub fn at(self, number: usize, kind: &str) -> Halt {
        let Fault { code, ruling, reason } = self;
        Halt { number, kind: kind.to_owned(), code, ruling, reason }
    }
}

/// A field of a message that is not what it should be.
impl From<ImportError> for Fault {
    fn from(error: ImportError) -> Fault {
        Fault::unread("bad-message", error.to_string())
    }
}
