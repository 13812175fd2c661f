//! What a table in the page does not do, by the same codes as on a server.

use bots::{BadLevel, UnknownGame};
use game::erased::AnyError;
use game::{Coded, RecordError, SetupError};
use wire::TableRefusal;

/// A request that was not carried out; nothing changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LocalFault {
    /// What a table on a server would refuse too.
    #[error(transparent)]
    Table(#[from] TableRefusal),
    /// Those who talk at one screen need no chat.
    #[error("there is no chat at a table inside the page")]
    NoChat,
    /// A kept table whose seed is no seed.
    #[error("the kept table cannot be read")]
    KeptUnreadable,
    /// A game that is not in this page.
    #[error(transparent)]
    UnknownGame(#[from] UnknownGame),
    /// A level that no bot has.
    #[error(transparent)]
    BadLevel(#[from] BadLevel),
    /// The game refuses.
    #[error(transparent)]
    Game(#[from] AnyError),
}

impl From<SetupError> for LocalFault {
    fn from(error: SetupError) -> LocalFault {
        AnyError::from(error).into()
    }
}

impl From<RecordError> for LocalFault {
    fn from(error: RecordError) -> LocalFault {
        AnyError::from(error).into()
    }
}

impl Coded for LocalFault {
    fn code(&self) -> &'static str {
        match self {
            LocalFault::Table(refusal) => refusal.code(),
            LocalFault::NoChat => "no-chat",
            LocalFault::KeptUnreadable => "kept-unreadable",
            LocalFault::UnknownGame(error) => error.code(),
            LocalFault::BadLevel(error) => error.code(),
            LocalFault::Game(error) => error.code(),
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        match self {
            LocalFault::Game(error) => error.ruling(),
            _ => None,
        }
    }
}
