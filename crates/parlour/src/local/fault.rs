//! What a table in the page does not do, by the same codes as on a server.

use bots::{BadLevel, UnknownGame};
use game::erased::AnyError;
use game::{Coded, RecordError, Seat, SetupError};

/// A request that was not carried out; nothing changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LocalFault {
    /// A greeting in another version.
    #[error("this table speaks version {} of the conversation", wire::PROTOCOL)]
    WrongProtocol,
    /// There is no such seat at this table.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    /// Everybody sits already.
    #[error("seat {0} is taken")]
    SeatTaken(Seat),
    /// A bot sits there.
    #[error("seat {0} is not yours")]
    NotYourSeat(Seat),
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
    /// The match is not over.
    #[error("the match is not over")]
    NotOver,
    /// The seat has nothing to decide.
    #[error("seat {0} has nothing to decide now")]
    NotDeciding(Seat),
    /// The seat gave up.
    #[error("seat {0} is out of the match")]
    SeatIsOut(Seat),
    /// The decision was made for another state of the match.
    #[error("the match is at version {version} by now")]
    VersionConflict {
        /// The version now.
        version: u64,
    },
    /// The id of a decision is empty or too long.
    #[error("the client id of a decision has 1 to {} characters", wire::CLIENT_ID_CHARS_MAX)]
    BadClientId,
    /// That seat has decided nothing yet.
    #[error("seat {0} has nothing to take back")]
    NothingToUndo(Seat),
    /// This table takes nothing back once something new has come to light.
    #[error("this table takes nothing back once something new has come to light")]
    UndoNotAllowed,
    /// Nobody is ever asked here.
    #[error("nobody waits for your consent")]
    NoProposal,
    /// Nobody is ever away here.
    #[error("seat {0} needs no caretaker now")]
    NoCaretakerNeeded(Seat),
    /// No bot looks after that seat.
    #[error("seat {0} has no caretaker")]
    NoCaretaker(Seat),
    /// Those who talk at one screen need no chat.
    #[error("there is no chat at a table inside the page")]
    NoChat,
    /// The table plays without hints.
    #[error("this table plays without hints")]
    NoHints,
    /// The browser gives no random numbers.
    #[error("there are no random numbers here")]
    NoEntropy,
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
            LocalFault::WrongProtocol => "wrong-protocol",
            LocalFault::NoSuchSeat(_) => "no-such-seat",
            LocalFault::SeatTaken(_) => "seat-taken",
            LocalFault::NotYourSeat(_) => "not-your-seat",
            LocalFault::MatchOver => "match-over",
            LocalFault::NotOver => "not-over",
            LocalFault::NotDeciding(_) => "not-deciding",
            LocalFault::SeatIsOut(_) => "seat-is-out",
            LocalFault::VersionConflict { .. } => "version-conflict",
            LocalFault::BadClientId => "bad-client-id",
            LocalFault::NothingToUndo(_) => "nothing-to-undo",
            LocalFault::UndoNotAllowed => "undo-not-allowed",
            LocalFault::NoProposal => "no-proposal",
            LocalFault::NoCaretakerNeeded(_) => "no-caretaker-needed",
            LocalFault::NoCaretaker(_) => "no-caretaker",
            LocalFault::NoChat => "no-chat",
            LocalFault::NoHints => "no-hints",
            LocalFault::NoEntropy => "no-entropy",
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
