//! Games and matches whose type is only known by name: for the engine and the server, which
//! speak JSON and notation and never see a rule.

mod any_game;
mod any_match;
mod error;

pub use any_game::{AnyGame, game};
pub use any_match::AnyMatch;
pub use error::AnyError;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::contract::Audience;
use crate::seat::Seat;

/// A decision or outcome as it comes in, in one of its two spellings; it travels as
/// `"notation": "…"` or `"action": …`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ActionInput {
    /// In the short notation that a person types.
    #[serde(rename = "notation")]
    Text(String),
    /// In its structured form, copied from a list of legal actions.
    #[serde(rename = "action")]
    Json(Value),
}

/// How legal decisions are spelt for those who read them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Spelling {
    /// In the notation that a person types.
    #[default]
    Notation,
    /// In notation and, beside it, in the structured form: for programs that parse no notation.
    Both,
}

/// A legal decision. It travels as its notation, `"…"`; in [`Spelling::Both`] as
/// `{"notation": "…", "action": …}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "SpeltAction", into = "SpeltAction")]
pub struct ListedAction {
    /// As a person types it.
    pub notation: String,
    /// As a program reads it that parses no notation, where it was asked for.
    pub action: Option<Value>,
}

impl From<ListedAction> for ActionInput {
    fn from(listed: ListedAction) -> ActionInput {
        ActionInput::Text(listed.notation)
    }
}

/// A [`ListedAction`] as it is written.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum SpeltAction {
    Notation(String),
    Both { notation: String, action: Value },
}

impl From<SpeltAction> for ListedAction {
    fn from(spelt: SpeltAction) -> ListedAction {
        match spelt {
            SpeltAction::Notation(notation) => ListedAction { notation, action: None },
            SpeltAction::Both { notation, action } => {
                ListedAction { notation, action: Some(action) }
            }
        }
    }
}

impl From<ListedAction> for SpeltAction {
    fn from(ListedAction { notation, action }: ListedAction) -> SpeltAction {
        match action {
            None => SpeltAction::Notation(notation),
            Some(action) => SpeltAction::Both { notation, action },
        }
    }
}

/// A possible outcome in both spellings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListedOutcome {
    /// As a person types it.
    pub notation: String,
    /// As a program reads it.
    pub outcome: Value,
    /// In how many of the equally likely cases it happens.
    pub weight: u32,
}

/// The points per seat, as one audience may know them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Made so far.
    pub current: Vec<i32>,
    /// If the game ended now; absent where that is not told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub projected: Option<Vec<i32>>,
    /// Once the game is over.
    #[serde(rename = "final", default, skip_serializing_if = "Option::is_none")]
    pub last: Option<Vec<i32>>,
}

/// What happened, told to each audience as it may know it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Told {
    pub(crate) seats: Vec<Vec<Value>>,
    pub(crate) spectator: Vec<Value>,
    pub(crate) referee: Vec<Value>,
}

impl Told {
    /// What this audience hears; a seat that is not at the table hears what spectators do.
    pub fn to(&self, audience: Audience) -> &[Value] {
        match audience {
            Audience::Seat(seat) => self.seats.get(seat.index()).unwrap_or(&self.spectator),
            Audience::Spectator => &self.spectator,
            Audience::Referee => &self.referee,
        }
    }
}

/// Is this audience at a table of `seats`?
fn present(audience: Audience, seats: usize) -> Result<(), AnyError> {
    match audience {
        Audience::Seat(seat) if seat.index() >= seats => Err(AnyError::NoSuchSeat { seat, seats }),
        _ => Ok(()),
    }
}

/// The seats of a table, spectators and the referee.
fn audiences(seats: usize) -> impl Iterator<Item = Audience> {
    Seat::first(seats).map(Audience::Seat).chain([Audience::Spectator, Audience::Referee])
}
