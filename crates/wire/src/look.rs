//! The game as one audience sees it.

use game::Audience;
use game::erased::{ListedAction, Standing};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The game as one audience sees it, and what that audience may do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Look {
    /// Who is looking.
    pub audience: Audience,
    /// What they see; the game documents its own views.
    pub view: Value,
    /// Every decision they may make now.
    pub actions: Vec<ListedAction>,
    /// The points, as this audience may know them and as the table's aids allow.
    pub standing: Standing,
    /// Whether they may take something back.
    pub undo: UndoOffer,
}

/// What happens when this audience asks for its last decision back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UndoOffer {
    /// It has none, or the table does not allow it.
    No,
    /// It gets it: its turn still runs, and nothing new has come to light since.
    Free,
    /// The other persons are asked.
    ByConsent,
}

/// Which aids a table gives; the server withholds what it can, the page hides the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aids {
    /// The points if the game ended now.
    pub projection: bool,
    /// What a bot would do, on request.
    pub hints: bool,
    /// What is still in the stack, and what would fit where.
    #[serde(rename = "outlook")]
    pub remaining: bool,
    /// Taking back beyond the own turn, by consent.
    pub undo_by_consent: bool,
}
