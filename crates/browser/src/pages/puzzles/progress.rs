//! How far one has come, and what one wants to be asked: kept in this browser.

use puzzles::{Calendar, Collection, Entry, Progress};
use serde::{Deserialize, Serialize};

use crate::games::now_ms;
use crate::prefs::{load, save};

/// Where it is kept.
const KEY: &str = "anleger.puzzles";

/// Where it is kept what was chosen last.
const CHOICE: &str = "anleger.puzzles.choice";

/// What one wants to be asked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Choice {
    /// Which game.
    pub game: String,
    /// Which theme; any without.
    pub theme: Option<String>,
}

/// How far one has come.
pub fn kept() -> Progress {
    load(KEY).unwrap_or_default()
}

/// Keeps how far one has come.
pub fn keep(progress: &Progress) {
    save(KEY, progress);
}

/// What was chosen last.
pub fn choice() -> Choice {
    load(CHOICE).unwrap_or_default()
}

/// Keeps what is chosen.
pub fn choose(choice: &Choice) {
    save(CHOICE, choice);
}

/// Today.
pub fn today() -> Calendar {
    Calendar::at(now_ms())
}

/// The next puzzle of what is chosen.
pub fn next<'a>(collection: &'a Collection, choice: &Choice) -> Option<Entry<'a>> {
    let luck = getrandom::u64().unwrap_or_else(|_| now_ms());
    kept().next(collection, &choice.game, choice.theme.as_deref(), luck)
}
