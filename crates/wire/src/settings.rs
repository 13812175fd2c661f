//! What a table agrees on beside the rules of its game.

use serde::{Deserialize, Serialize};

use crate::Aids;

/// What a table agrees on beside the rules of its game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// How much the table helps its players.
    pub aid: AidPolicy,
    /// How time is kept.
    pub clock: ClockRule,
    /// Who may talk at the table.
    #[serde(skip_serializing_if = "Talk::is_free")]
    pub talk: Talk,
    /// May whoever runs the server look for puzzles in the match once it is over? Their positions are told to
    /// others, without names.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub puzzles: bool,
    /// May strangers find the table in the lobby and sit down?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
    /// May strangers find the match among those that run, and look on?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub watch: bool,
}

impl Settings {
    /// Who may find the table, as it was agreed on when it was made.
    pub fn listing(self) -> Listing {
        Listing { open: self.open, watch: self.watch }
    }
}

/// Who may find a table. Without either only those who are sent its link.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Listing {
    /// Strangers, in the lobby, as long as a seat is open.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
    /// Strangers who look on, while the match runs.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub watch: bool,
}

impl Listing {
    /// Can nobody find it who has not been sent the link?
    pub fn is_private(&self) -> bool {
        *self == Listing::default()
    }
}

/// Who may talk at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Talk {
    /// Everybody who has the link: friends look on, and a spectator's view holds no secret.
    #[default]
    Everybody,
    /// Only those who have a seat.
    Seats,
}

impl Talk {
    /// May those talk who only look on? So it is at every table that agreed on nothing else.
    pub fn is_free(&self) -> bool {
        *self == Talk::Everybody
    }
}

/// How much the table helps its players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AidPolicy {
    /// Every aid, and a bot that can be asked.
    Learner,
    /// What an attentive player could work out at the table.
    #[default]
    Normal,
    /// The board and nothing else.
    Tournament,
}

impl AidPolicy {
    /// The aids of this policy.
    pub fn aids(self) -> Aids {
        let helped = self != AidPolicy::Tournament;
        Aids {
            projection: helped,
            hints: self == AidPolicy::Learner,
            remaining: helped,
            undo_by_consent: helped,
        }
    }
}

/// How time is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind", deny_unknown_fields)]
pub enum ClockRule {
    /// Not at all.
    #[default]
    None,
    /// It is counted and shown; nobody loses by it.
    CountUp,
    /// Each seat has a bank of time; whose bank is empty is out.
    Bank {
        /// The bank at the start.
        bank_ms: u64,
        /// Put into the bank when a seat has finished its turn.
        increment_ms: u64,
    },
}

/// Who is to sit on a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind", deny_unknown_fields)]
pub enum SeatPlan {
    /// A person, who sits down by the link.
    Person,
    /// A bot: `random`, `greedy`, `search:200ms` and the like.
    Bot {
        /// Which, and how strong.
        level: String,
    },
}
