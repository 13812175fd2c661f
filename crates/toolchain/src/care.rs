//! How much care is taken: a page for people, as light as it can be, or one that is there soon for
//! somebody who works on it.

use std::env;

/// The variable that asks for less care: `ANLEGER_PAGE=quick`, or for no page at all: `none`.
pub const WISH: &str = "ANLEGER_PAGE";

/// How much care is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// The page that is given to people.
    Best,
    /// The same page, several times as heavy, in a fraction of the time.
    Quick,
}

/// A wish for a care that is not known.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{WISH} is \"best\", \"quick\" or \"none\", not {0:?}")]
pub struct UnknownCare(String);

impl Care {
    /// What the surroundings ask for; nothing for whoever only reads the code, as lints do.
    pub fn wished() -> Result<Option<Care>, UnknownCare> {
        match env::var(WISH).as_deref() {
            Err(_) | Ok("" | "best") => Ok(Some(Care::Best)),
            Ok("quick") => Ok(Some(Care::Quick)),
            Ok("none") => Ok(None),
            Ok(other) => Err(UnknownCare(other.to_owned())),
        }
    }

    /// The profile in the workspace's `Cargo.toml`.
    pub fn profile(self) -> &'static str {
        match self {
            Care::Best => "page",
            Care::Quick => "page-quick",
        }
    }
}
