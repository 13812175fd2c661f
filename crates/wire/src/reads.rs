//! Forms of the conversation that came after its first version.

use game::erased::Spelling;
use serde::{Deserialize, Serialize};

/// Which later forms a client reads; to one that says nothing the server speaks in the first forms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reads {
    /// [`Changed`](crate::ServerFrame::Changed) frames, which say what is different in a look instead
    /// of repeating it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub changes: bool,
    /// Legal actions as their notation alone, instead of in both spellings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub notation: bool,
}

impl Reads {
    /// Everything that this version knows.
    pub const ALL: Reads = Reads { changes: true, notation: true };

    /// The first forms alone.
    pub const FIRST: Reads = Reads { changes: false, notation: false };

    /// How legal actions are spelt for this client.
    pub fn spelling(self) -> Spelling {
        if self.notation { Spelling::Notation } else { Spelling::Both }
    }
}
