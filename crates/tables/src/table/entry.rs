//! The log of a table: what is stored, and from which everything else follows.

use game::{Player, Pledge, Seat, Share};
use serde::{Deserialize, Serialize};
use wire::{ActionInput, Listing, TableEvent, Withdrawal};

use crate::keys::KeyHash;
use crate::time::{Moment, Reading};

/// An entry as it is stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stored {
    /// When it was stored, by the calendar.
    pub at_ms: u64,
    /// What the server's clock showed; absent where no time is kept, and in older logs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reading: Option<Reading>,
    /// The time each seat had used by then; empty where no time is kept. Stored, not computed from
    /// `at_ms`, so that nobody pays for hours in which the server was down.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used_ms: Vec<u64>,
    pub entry: Entry,
}

impl Stored {
    /// What happened at that moment, to clocks that stood still.
    pub fn new(moment: Moment, entry: Entry) -> Stored {
        let Moment { at_ms, reading } = moment;
        Stored { at_ms, reading: Some(reading), used_ms: Vec::new(), entry }
    }
}

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Entry {
    /// Somebody sat down.
    Sat {
        seat: Seat,
        name: String,
        /// The hash of their key.
        key: KeyHash,
        /// Whether their page adds to the dice; older ones cannot.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        adds: bool,
        /// Who that is, where somebody sits under the name they keep.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<String>,
    },
    /// Somebody stood up before the match.
    Stood { seat: Seat },
    /// The host chose before the match who may find the table.
    Listed {
        #[serde(flatten)]
        listing: Listing,
    },
    /// The list of pledges is closed, in the order of the seats. From here on the only way is to begin:
    /// nobody can look at the shares and have them asked for again.
    Pledged { pledges: Vec<(Seat, Pledge)> },
    /// A share was told that was pledged.
    Told { seat: Seat, share: Share },
    /// The match began.
    Begun {
        players: Vec<Player>,
        /// All shares that were told in time, in the order of the seats.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        shares: Vec<(Seat, Share)>,
        /// What chance did, in notation: at the opening, then after each decision of the prelude.
        /// Absent until it is worked out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chance: Option<Vec<Vec<String>>>,
    },
    /// A seat decided.
    Played {
        seat: Seat,
        /// What, in the game's notation as it lists the decision; older logs hold what persons
        /// decided as it came in.
        #[serde(flatten)]
        chosen: ActionInput,
        /// The client's id; `None` where a bot decided.
        client: Option<String>,
        /// What chance did after it, in notation; absent until it is worked out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chance: Option<Vec<String>>,
        /// Every seat's chance to win as the bot saw them that decided, in thousandths; a secret until the match
        /// is over. Empty where a person decided or the bot weighs nothing, and in older logs.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        expected: Vec<u16>,
    },
    /// Decisions were taken back.
    Undone {
        /// Who asked for it.
        seat: Seat,
        decisions: usize,
    },
    /// A bot looks after a seat.
    CaretakerCame { seat: Seat, level: String },
    /// The person took the seat back.
    TookBack { seat: Seat },
    /// A seat is out of the match.
    Withdrew { seat: Seat, why: Withdrawal },
    /// Somebody wants their last decision back, and the others are asked.
    UndoWanted { seat: Seat },
    /// Somebody answered that, and it was not the last answer that was needed.
    Consented { seat: Seat, agree: bool },
    /// Somebody wants a caretaker for an absent person, and others have yet to want one.
    Voted { seat: Seat, absent: Seat },
    /// Somebody left the table during the match, on purpose.
    Left { seat: Seat },
    /// Somebody is back whom the others had begun to replace, or at a table that was put away.
    CameBack { seat: Seat },
    /// Somebody wants another match, and others have yet to want one.
    RematchWanted { seat: Seat },
    /// The next match has a table.
    Rematch { table: String },
}

impl Entry {
    /// The match begins with these players, who have added nothing to the dice.
    pub fn begun(players: Vec<Player>) -> Entry {
        Entry::begun_with(players, Vec::new())
    }

    /// The match begins with these players and shares.
    pub fn begun_with(players: Vec<Player>, shares: Vec<(Seat, Share)>) -> Entry {
        Entry::Begun { players, shares, chance: None }
    }

    /// A seat decides.
    pub fn played(seat: Seat, chosen: ActionInput, client: Option<String>) -> Entry {
        Entry::Played { seat, chosen, client, chance: None, expected: Vec::new() }
    }

    /// Whose decision it was, where it was anybody's.
    pub fn decider(&self) -> Option<Seat> {
        match self {
            Entry::Played { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// The id that a client gave this decision.
    pub fn client(&self) -> Option<&str> {
        match self {
            Entry::Played { client, .. } => client.as_deref(),
            _ => None,
        }
    }

    /// What everybody may know of it; what was told of the game is kept apart, by audience, and who
    /// added what to the dice is known to the table.
    pub fn event(&self) -> TableEvent {
        let told = Vec::new();
        match self.clone() {
            Entry::Sat { seat, name, .. } => TableEvent::Sat { seat, name },
            Entry::Stood { seat } => TableEvent::Stood { seat },
            Entry::Listed { listing } => TableEvent::Listed { listing },
            Entry::Pledged { .. } => TableEvent::Pledged { pledges: Vec::new() },
            // What it is may be known when the match begins.
            Entry::Told { seat, .. } => TableEvent::Told { seat },
            Entry::Begun { .. } => TableEvent::Begun { told, contributions: Vec::new() },
            Entry::Played { seat, client, .. } => {
                TableEvent::Played { seat, by_bot: client.is_none(), told }
            }
            Entry::Undone { seat, decisions } => TableEvent::Undone { seat, decisions },
            Entry::CaretakerCame { seat, level } => TableEvent::CaretakerCame { seat, level },
            Entry::TookBack { seat } => TableEvent::TookBack { seat },
            Entry::Withdrew { seat, why } => TableEvent::Withdrew { seat, why },
            Entry::UndoWanted { seat } => TableEvent::UndoWanted { seat },
            Entry::Consented { seat, agree } => TableEvent::Consented { seat, agree },
            Entry::Voted { seat, absent } => TableEvent::Voted { seat, absent },
            Entry::Left { seat } => TableEvent::Left { seat },
            Entry::CameBack { seat } => TableEvent::CameBack { seat },
            Entry::RematchWanted { seat } => TableEvent::RematchWanted { seat },
            Entry::Rematch { table } => TableEvent::Rematch { table },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_survive_the_store() {
        let entry = Entry::Played {
            seat: Seat::FIRST,
            chosen: ActionInput::Text("rest".into()),
            client: Some("c".into()),
            chance: Some(vec!["card 4".into()]),
            expected: vec![620, 380],
        };
        let moment = Moment { at_ms: 7, reading: Reading { run: 3, now_ms: 9 } };
        let stored = Stored { used_ms: vec![1, 2], ..Stored::new(moment, entry) };
        let text = serde_json::to_string(&stored).unwrap();
        assert_eq!(serde_json::from_str::<Stored>(&text).unwrap(), stored);
        let older = text.replace("\"reading\":[3,9],", "");
        assert_eq!(serde_json::from_str::<Stored>(&older).unwrap().reading, None);
        let silent = text.replace(",\"expected\":[620,380]", "");
        assert_ne!(silent, text);
        let Entry::Played { expected, .. } = serde_json::from_str::<Stored>(&silent).unwrap().entry
        else {
            panic!("a decision")
        };
        assert!(expected.is_empty());
        // A program that does not know a field of a decision passes it over.
        let later = text.replace("\"expected\":", "\"later\":");
        assert!(serde_json::from_str::<Stored>(&later).is_ok());
    }
}
