//! What is true of a whole study: what is played, by whom, and how it begins.

use game::{Audience, NAME_CHARS_MAX, SEATS_MAX};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::StudyFault;
use crate::limits::TITLE_CHARS_MAX;

/// What is true of a whole study.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heading {
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// What it is about, in a line; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// What the players are called, in the order of the seats; empty for those without a name.
    pub players: Vec<String>,
    /// What is agreed on, where it begins as the book says.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub options: Map<String, Value>,
    /// The position in which it begins, nothing of it left open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Whose knowledge that position was: what they did not know was drawn.
    #[serde(default = "everybody", skip_serializing_if = "is_everybody")]
    pub known_to: Audience,
}

fn everybody() -> Audience {
    Audience::Referee
}

fn is_everybody(known_to: &Audience) -> bool {
    *known_to == Audience::Referee
}

impl Heading {
    /// Is all of it within its bounds?
    pub(crate) fn check(&self) -> Result<(), StudyFault> {
        if self.players.is_empty() || self.players.len() > SEATS_MAX {
            return Err(StudyFault::BadLine { reason: "too few or too many players".to_owned() });
        }
        let named = |name: &String| name.chars().count() <= NAME_CHARS_MAX;
        let short = self.title.chars().count() <= TITLE_CHARS_MAX;
        let plain = !self.title.chars().any(char::is_control);
        match short && plain && self.players.iter().all(named) {
            true => Ok(()),
            false => Err(StudyFault::TooLong),
        }
    }
}
