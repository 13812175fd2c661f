//! A table as everybody may see it: the frame around the game.

use game::{Contribution, Seat, SeatSet, Turn, Withdrawal};
use serde::{Deserialize, Serialize};

use crate::Listing;

/// A table as everybody may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableState {
    /// How far it is.
    pub phase: Phase,
    /// The seats in playing order.
    pub seats: Vec<SeatState>,
    /// Who decides; `None` before the match.
    pub turn: Option<Turn>,
    /// The clock of each seat; empty where no time is kept.
    pub clock: Vec<ClockFace>,
    /// Who has won, once it is over.
    pub winners: Option<SeatSet>,
    /// How many look on without a seat.
    pub spectators: usize,
    /// What somebody wants to take back.
    pub proposal: Option<Proposal>,
    /// Who wants another match.
    pub rematch_wanted: SeatSet,
    /// The table of the next match, once there is one.
    pub rematch: Option<String>,
    /// The seed of the dice in hexadecimal digits, once the match is over.
    pub seed: Option<String>,
    /// Bots that should have decided by now: others think before them.
    #[serde(default)]
    pub late: SeatSet,
    /// What people are asked for before the match begins, once all seats are taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mixing: Option<Mixing>,
    /// Who may find the table.
    #[serde(default, skip_serializing_if = "Listing::is_private")]
    pub listing: Listing,
    /// Who may change that before the match: of those who sit there, whoever sat down first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<Seat>,
    /// How late this client is told what happens: who only looks on at a table that strangers can find, and where hands
    /// are hidden.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub delay_ms: Option<u64>,
}

/// The dice of a match that is about to begin: everybody who can adds a share.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "ask")]
pub enum Mixing {
    /// Pledges are gathered.
    Pledge {
        /// Whose is missing.
        missing: SeatSet,
        /// When the table goes on without them.
        until_ms: u64,
    },
    /// The list of pledges is closed; shares are gathered.
    Share {
        /// The list, in the order of the seats.
        pledges: Vec<Contribution>,
        /// Whose share is missing.
        missing: SeatSet,
        /// When the match begins without them.
        until_ms: u64,
    },
}

impl Mixing {
    /// Until when the table waits for them.
    pub fn until_ms(&self) -> u64 {
        match self {
            Mixing::Pledge { until_ms, .. } | Mixing::Share { until_ms, .. } => *until_ms,
        }
    }

    /// The seats that have not answered yet.
    pub fn missing(&self) -> SeatSet {
        match self {
            Mixing::Pledge { missing, .. } | Mixing::Share { missing, .. } => *missing,
        }
    }
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Seats are open.
    Waiting,
    /// The match runs.
    Playing,
    /// The match is over.
    Over,
}

/// One seat as everybody may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatState {
    /// Who sits there.
    pub occupant: Occupant,
    /// Whether they are there.
    pub presence: Presence,
    /// The bot that plays for them, where one does.
    pub caretaker: Option<String>,
    /// Who wants a caretaker for this seat.
    pub votes: SeatSet,
    /// Why the seat is out of the match, where it is.
    pub out: Option<Withdrawal>,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// How the others call them; any text, so escape it.
        name: String,
        /// Whether they sit under a name that they keep on this server.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        kept: bool,
    },
    /// A bot.
    Bot {
        /// Which, and how strong.
        level: String,
        /// How strong it was measured to be in this game, where it was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rating: Option<u32>,
    },
}

/// Whether somebody is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Presence {
    /// At least one of their windows is connected; bots always are.
    Here,
    /// Not connected.
    Away {
        /// Since when, in milliseconds of the server's clock.
        since_ms: u64,
        /// From when on a caretaker may be voted in.
        caretaker_from_ms: u64,
    },
}

/// The clock of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockFace {
    /// Time used so far.
    pub used_ms: u64,
    /// Time left in the bank, where there is one.
    pub left_ms: Option<u64>,
    /// Whether it runs now.
    pub running: bool,
}

/// A wish to take something back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// Who asks.
    pub seat: Seat,
    /// How many decisions would be taken back.
    pub decisions: usize,
    /// Who has agreed.
    pub agreed: SeatSet,
    /// Whose answer is missing.
    pub missing: SeatSet,
}
