//! What a table does not do, wherever it stands: on a server or inside a page.

use game::{Coded, Seat};

/// A wish that a table refused; nothing changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableRefusal {
    /// The client speaks another version.
    #[error("this table speaks version {} of the conversation", crate::PROTOCOL)]
    WrongProtocol,
    /// There is no such seat at this table.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    /// Somebody sits there.
    #[error("seat {0} is taken")]
    SeatTaken(Seat),
    /// The seat belongs to somebody else, or to a bot.
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
    /// The seat gave up or ran out of time.
    #[error("seat {0} is out of the match")]
    SeatIsOut(Seat),
    /// The decision was made for another state of the match.
    #[error("the match is at version {version} by now")]
    VersionConflict {
        /// The version now.
        version: u64,
    },
    /// The id of a decision is empty or too long.
    #[error("the client id of a decision has 1 to {} characters", crate::CLIENT_ID_CHARS_MAX)]
    BadClientId,
    /// That seat has decided nothing yet.
    #[error("seat {0} has nothing to take back")]
    NothingToUndo(Seat),
    /// This table takes nothing back once something new has come to light.
    #[error("this table takes nothing back once something new has come to light")]
    UndoNotAllowed,
    /// Nobody asked for anything.
    #[error("nobody waits for your consent")]
    NoProposal,
    /// The person is there, or not away for long enough, or has a caretaker.
    #[error("seat {0} needs no caretaker now")]
    NoCaretakerNeeded(Seat),
    /// No bot looks after that seat.
    #[error("seat {0} has no caretaker")]
    NoCaretaker(Seat),
    /// The table plays without hints.
    #[error("this table plays without hints")]
    NoHints,
    /// Nobody asked for a pledge or a share.
    #[error("nothing is added to the dice of this table now")]
    NotMixing,
    /// There are no random numbers to be had.
    #[error("there are no random numbers here")]
    NoEntropy,
}

impl Coded for TableRefusal {
    fn code(&self) -> &'static str {
        match self {
            TableRefusal::WrongProtocol => "wrong-protocol",
            TableRefusal::NoSuchSeat(_) => "no-such-seat",
            TableRefusal::SeatTaken(_) => "seat-taken",
            TableRefusal::NotYourSeat(_) => "not-your-seat",
            TableRefusal::MatchOver => "match-over",
            TableRefusal::NotOver => "not-over",
            TableRefusal::NotDeciding(_) => "not-deciding",
            TableRefusal::SeatIsOut(_) => "seat-is-out",
            TableRefusal::VersionConflict { .. } => "version-conflict",
            TableRefusal::BadClientId => "bad-client-id",
            TableRefusal::NothingToUndo(_) => "nothing-to-undo",
            TableRefusal::UndoNotAllowed => "undo-not-allowed",
            TableRefusal::NoProposal => "no-proposal",
            TableRefusal::NoCaretakerNeeded(_) => "no-caretaker-needed",
            TableRefusal::NoCaretaker(_) => "no-caretaker",
            TableRefusal::NoHints => "no-hints",
            TableRefusal::NotMixing => "not-mixing",
            TableRefusal::NoEntropy => "no-entropy",
        }
    }
}
