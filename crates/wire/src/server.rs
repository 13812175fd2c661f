//! What the server says.

use game::erased::ListedAction;
use game::{Contribution, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::rest::TableCard;
use crate::{Listing, Look, Patch, TableState, Withdrawal};

/// A frame from the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerFrame {
    /// The answer to the greeting: all that a page needs to draw the table.
    Welcome {
        /// What never changes about the table.
        card: Box<TableCard>,
        /// The seats whose key this client has.
        yours: SeatSet,
        /// The number of the last event.
        number: u64,
        /// The version of the match, for the next decision.
        version: u64,
        /// The table as everybody sees it.
        state: Box<TableState>,
        /// The game through the eyes of each own seat, or of a spectator; empty before the match.
        looks: Vec<Look>,
        /// What the client missed.
        missed: CatchUp,
        /// The last lines of chat.
        chat: Vec<ChatLine>,
        /// What people added to the dice; nothing before the match.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        contributions: Vec<Contribution>,
        /// The server's clock.
        now_ms: u64,
    },
    /// Something happened.
    Event {
        /// What, with its number.
        #[serde(flatten)]
        numbered: Numbered,
        /// The version of the match after it.
        version: u64,
        /// The table after it.
        state: Box<TableState>,
        /// The game after it.
        looks: Vec<Look>,
        /// The server's clock.
        now_ms: u64,
    },
    /// Something happened, told to a client that takes changes: an [`Event`](ServerFrame::Event)
    /// with what is different in the looks since the frame before.
    Changed {
        /// What, with its number.
        #[serde(flatten)]
        numbered: Numbered,
        /// The version of the match after it.
        version: u64,
        /// The table after it.
        state: Box<TableState>,
        /// What changed in the list of looks that the last `event` or `changed` left;
        /// absent where nothing did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        looks: Option<Patch>,
        /// The server's clock.
        now_ms: u64,
    },
    /// Something about the table changed that is no event: somebody came or went.
    State {
        /// The seats whose key this client has.
        yours: SeatSet,
        /// The table now.
        state: Box<TableState>,
        /// The server's clock.
        now_ms: u64,
    },
    /// A decision is stored.
    Ack {
        /// The client's id of it.
        client: String,
        /// The number of its event.
        number: u64,
        /// Whether it had been stored before.
        repeated: bool,
    },
    /// A frame was not carried out; nothing changed.
    Refused {
        /// A word that never changes its meaning.
        code: String,
        /// One sentence in English, for logs; pages have their own words for each code.
        message: String,
        /// The ruling that forbids it (`B-03`), where a rule of the game does.
        ruling: Option<String>,
        /// The `type` of the refused frame, where it could be read.
        about: Option<String>,
        /// The client's id, where it was a decision.
        client: Option<String>,
        /// The version of the match now.
        version: u64,
    },
    /// Somebody said something.
    Chat {
        /// What.
        line: ChatLine,
    },
    /// What a bot would do.
    Hint {
        /// For whom.
        seat: Seat,
        /// What.
        action: ListedAction,
        /// What it would do right after, where one decision takes several steps of the same kind:
        /// the other cards that are given up after a seven.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        then: Vec<ListedAction>,
    },
    /// I am here.
    Pong {
        /// As asked.
        count: u64,
    },
    /// The server closes the conversation; nothing follows.
    Closed {
        /// A word that never changes its meaning.
        code: String,
        /// One sentence in English.
        message: String,
    },
}

/// What a returning client missed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum CatchUp {
    /// Every event since the number the client named.
    Gap {
        /// The events.
        events: Vec<Numbered>,
    },
    /// Too much, or a first visit: throw away what you have.
    Snapshot {
        /// Everything that happened in the game so far, as each of the looks may know it.
        logs: Vec<Vec<Value>>,
        /// What happened around the game meanwhile; a table of an older version tells none of it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        asides: Vec<Aside>,
    },
}

/// Something that happened around the game, and between which lines of the game's log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Aside {
    /// After how many lines of the log of each look.
    pub after: Vec<usize>,
    /// What, with its number.
    #[serde(flatten)]
    pub numbered: Numbered,
}

/// An event with its number: 1, 2, 3 … without a hole.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Numbered {
    /// Its number.
    pub number: u64,
    /// When it was stored, by the server's clock.
    pub at_ms: u64,
    /// What happened.
    pub event: TableEvent,
}

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum TableEvent {
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who; any text, so escape it.
        name: String,
    },
    /// A seat became free again.
    Stood {
        /// Which.
        seat: Seat,
    },
    /// Who may find the table was chosen anew, before the match.
    Listed {
        /// Who may.
        #[serde(flatten)]
        listing: Listing,
    },
    /// All pledges are there, and none can be added: now the shares are told. Not told to a client that adds
    /// none: to it this number is missing.
    Pledged {
        /// The pledges, in the order of the seats.
        pledges: Vec<Contribution>,
    },
    /// A share that was pledged has been told; what it is, `begun` says. Not told to a client that adds none.
    Told {
        /// Whose.
        seat: Seat,
    },
    /// The match began.
    Begun {
        /// What chance did first, as each of the looks may know it.
        told: Vec<Vec<Value>>,
        /// What people added to the dice.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        contributions: Vec<Contribution>,
    },
    /// A seat decided. The decision itself may be secret; what may be known of it is told.
    Played {
        /// Who.
        seat: Seat,
        /// Whether a bot did it for them.
        by_bot: bool,
        /// What happened, as each of the looks may know it.
        told: Vec<Vec<Value>>,
    },
    /// Decisions were taken back.
    Undone {
        /// Who asked for it.
        seat: Seat,
        /// How many.
        decisions: usize,
    },
    /// A bot looks after a seat.
    CaretakerCame {
        /// Which.
        seat: Seat,
        /// The bot.
        level: String,
    },
    /// The person is back in the seat.
    TookBack {
        /// Which.
        seat: Seat,
    },
    /// A seat is out of the match; where it goes on, a bot plays the seat.
    Withdrew {
        /// Which.
        seat: Seat,
        /// Why.
        why: Withdrawal,
    },
    /// Somebody wants their last decision back; the state's `proposal` says who is asked.
    UndoWanted {
        /// Who.
        seat: Seat,
    },
    /// Somebody answered that; after a no it is settled.
    Consented {
        /// Who.
        seat: Seat,
        /// What.
        agree: bool,
    },
    /// Somebody wants a caretaker for an absent person.
    Voted {
        /// Who.
        seat: Seat,
        /// For whom.
        absent: Seat,
    },
    /// Somebody left the table during the match.
    Left {
        /// Who.
        seat: Seat,
    },
    /// Somebody is back who had left, or whom others wanted to replace.
    CameBack {
        /// Who.
        seat: Seat,
    },
    /// Somebody wants another match.
    RematchWanted {
        /// Who.
        seat: Seat,
    },
    /// The next match has a table.
    Rematch {
        /// Its id.
        table: String,
    },
}

impl TableEvent {
    /// Does it belong into the log of the match without being a part of it? Who sat where before
    /// the match does not.
    pub fn is_aside(&self) -> bool {
        !matches!(
            self,
            TableEvent::Sat { .. }
                | TableEvent::Stood { .. }
                | TableEvent::Listed { .. }
                | TableEvent::Pledged { .. }
                | TableEvent::Told { .. }
                | TableEvent::Begun { .. }
                | TableEvent::Played { .. }
        )
    }
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatLine {
    /// When.
    pub at_ms: u64,
    /// Who; nobody's seat where somebody said it who looked on.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// Their name then; any text, so escape it.
    pub name: String,
    /// What; any text, so escape it.
    pub text: String,
}
