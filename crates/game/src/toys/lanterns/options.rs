//! What a table of Lanterns agrees on: one option of each kind there is.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::options::{OptionSpec, Options, SetupError, Values};

/// The most characters of a toast.
const TOAST_CHARS_MAX: usize = 40;

/// How a table of Lanterns plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LanternsOptions {
    /// How many nights the game lasts.
    pub nights: u8,
    /// Whether the wind turns each night; without it every night is calm.
    pub wind: bool,
    /// What happens where several lanterns shine alike.
    pub ties: Ties,
    /// What else brings points.
    pub gifts: BTreeSet<Gift>,
    /// A few words to begin with.
    pub toast: String,
}

/// What happens where several lanterns shine alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ties {
    /// Each of them takes a third of the points.
    Share,
    /// Nobody takes any.
    Nobody,
}

/// What else brings points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gift {
    /// A six kept to the end is worth two points.
    Moon,
    /// A breeze doubles the points of the night.
    Oil,
}

impl Default for LanternsOptions {
    fn default() -> Self {
        LanternsOptions {
            nights: 3,
            wind: true,
            ties: Ties::Share,
            gifts: BTreeSet::from([Gift::Moon]),
            toast: String::new(),
        }
    }
}

impl Options for LanternsOptions {
    fn schema() -> Vec<OptionSpec> {
        let words = |words: &[&str]| words.iter().map(ToString::to_string).collect();
        let spec = |key: &str, values, help: &str| OptionSpec {
            key: key.into(),
            values,
            help: help.into(),
        };
        vec![
            spec("nights", Values::Number { least: 1, most: 5 }, "How many nights to play."),
            spec("wind", Values::Switch, "Whether the wind turns each night."),
            spec(
                "ties",
                Values::Choice { of: words(&["share", "nobody"]) },
                "Who takes the points of a tie.",
            ),
            spec(
                "gifts",
                Values::Several { of: words(&["moon", "oil"]) },
                "What else brings points.",
            ),
            spec("toast", Values::Text, "A few words to begin with, 40 characters at most."),
        ]
    }
}

impl LanternsOptions {
    /// Checks what the schema cannot say, and what a caller without the schema may have set.
    pub(super) fn check(&self) -> Result<(), SetupError> {
        let bad = |key: &str, reason: &str| SetupError::BadOption {
            key: key.to_owned(),
            reason: reason.to_owned(),
        };
        if !(1..=5).contains(&self.nights) {
            return Err(bad("nights", "takes a number from 1 to 5"));
        }
        if self.toast.chars().count() > TOAST_CHARS_MAX {
            return Err(bad("toast", "has at most 40 characters"));
        }
        Ok(())
    }
}
