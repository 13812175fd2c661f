//! A record or a position that somebody brought waits here to be looked at; where the browser keeps anything, it
//! survives a reload, but not the window.

use std::cell::RefCell;

use leptos::prelude::window;
use serde::{Deserialize, Serialize};
use web_sys::Storage;
use wire::rest::Expected;

const RECORD: &str = "anleger.record";

const POSITION: &str = "anleger.position";

const STUDY: &str = "anleger.study";

/// A record, and what its own table has revealed beyond it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Brought {
    /// The text of the record.
    pub record: String,
    /// The seed of the dice: the record of a match that was given up has none.
    pub seed: Option<String>,
    /// What the bots of its table expected when they decided.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub expected: Vec<Expected>,
}

/// A study, and where one is in it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Studied {
    /// The text of the study.
    pub text: String,
    /// The number of the node in that text.
    pub at: Option<usize>,
}

thread_local! {
    static BROUGHT: RefCell<Option<Brought>> = const { RefCell::new(None) };
    static STUDIED: RefCell<Option<Studied>> = const { RefCell::new(None) };
    static PLACED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The record that was brought last.
pub fn take_down() -> Option<Brought> {
    let kept = || serde_json::from_str(&storage()?.get_item(RECORD).ok().flatten()?).ok();
    BROUGHT.with_borrow(Clone::clone).or_else(kept)
}

/// Puts a record here.
pub fn put_up(brought: Brought) {
    if let Ok(text) = serde_json::to_string(&brought) {
        keep(RECORD, &text);
    }
    BROUGHT.set(Some(brought));
}

/// The text of the position that was brought last.
pub fn position() -> Option<String> {
    let kept = || storage()?.get_item(POSITION).ok().flatten();
    PLACED.with_borrow(Clone::clone).or_else(kept)
}

/// Puts a position here.
pub fn put_up_position(text: String) {
    keep(POSITION, &text);
    PLACED.set(Some(text));
}

/// The study that was brought or changed last.
pub fn study() -> Option<Studied> {
    let kept = || serde_json::from_str(&storage()?.get_item(STUDY).ok().flatten()?).ok();
    STUDIED.with_borrow(Clone::clone).or_else(kept)
}

/// Puts a study here.
pub fn put_up_study(text: String, at: Option<usize>) {
    let studied = Studied { text, at };
    if let Ok(text) = serde_json::to_string(&studied) {
        keep(STUDY, &text);
    }
    STUDIED.set(Some(studied));
}

/// Puts the study away: a new one is about to begin.
pub fn put_away_study() {
    STUDIED.set(None);
    if let Some(storage) = storage() {
        storage.remove_item(STUDY).ok();
    }
}

fn keep(name: &str, text: &str) {
    if let Some(storage) = storage() {
        // A full store is no reason not to look at it now.
        storage.set_item(name, text).ok();
    }
}

fn storage() -> Option<Storage> {
    window().session_storage().ok().flatten()
}
