//! A record that somebody brought waits here to be looked at; where the browser keeps anything, it
//! survives a reload, but not the window.

use std::cell::RefCell;

use leptos::prelude::window;
use serde::{Deserialize, Serialize};
use web_sys::Storage;

const KEY: &str = "anleger.record";

/// A record, and what its own table has revealed beyond it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Brought {
    /// The text of the record.
    pub record: String,
    /// The seed of the dice: the record of a match that was given up has none.
    pub seed: Option<String>,
}

thread_local! {
    static BROUGHT: RefCell<Option<Brought>> = const { RefCell::new(None) };
}

/// The record that was brought last.
pub fn take_down() -> Option<Brought> {
    let kept = || serde_json::from_str(&storage()?.get_item(KEY).ok().flatten()?).ok();
    BROUGHT.with_borrow(Clone::clone).or_else(kept)
}

/// Puts a record here.
pub fn put_up(brought: Brought) {
    if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(&brought)) {
        // A full store is no reason not to look at it now.
        storage.set_item(KEY, &text).ok();
    }
    BROUGHT.set(Some(brought));
}

fn storage() -> Option<Storage> {
    window().session_storage().ok().flatten()
}
