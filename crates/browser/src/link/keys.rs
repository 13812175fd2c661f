//! The keys of this browser: one secret of 128 bits for each table, kept here and nowhere else.

use client::Keepsake;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use wire::KEY_DIGITS;

use crate::prefs::{load, save, storage};

/// What the store's keys begin with.
const PREFIX: &str = "anleger.table.";

/// A table that this browser has been at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Visit {
    /// The secret key, which opens the seats taken with it.
    pub key: String,
    /// When the table was last looked at, in milliseconds.
    pub at_ms: f64,
    /// The time of the last line of its chat that was read, by the table's clock.
    #[serde(default)]
    pub read_ms: u64,
    /// What it keeps of the dice, as it was written: the key must be readable also where that is of a newer page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dice: Option<Value>,
}

/// The key for a table; a new one at the first visit. `None` where the browser has no random
/// numbers: then one can only look on.
pub fn key_for(table: &str) -> Option<String> {
    let name = format!("{PREFIX}{table}");
    let known: Option<Visit> = load(&name);
    let known = match known {
        Some(visit) => visit,
        None => Visit { key: draw()?, at_ms: 0.0, read_ms: 0, dice: None },
    };
    let visit = Visit { at_ms: js_sys::Date::now(), ..known };
    save(&name, &visit);
    Some(visit.key)
}

/// Notes a table at which somebody sat down at another device, unless this browser knows it already.
pub fn remember(table: &str, at_ms: u64) {
    let name = format!("{PREFIX}{table}");
    if let (None, Some(key)) = (load::<Visit>(&name), draw()) {
        save(&name, &Visit { key, at_ms: at_ms as f64, read_ms: 0, dice: None });
    }
}

/// The key for a table that this browser has been at.
pub fn key_of_visit(table: &str) -> Option<String> {
    load::<Visit>(&format!("{PREFIX}{table}")).map(|visit| visit.key)
}

/// A key for a table that is not known yet. `None` where the browser has no random numbers.
pub fn new_key() -> Option<String> {
    draw()
}

/// Keeps the key with which a seat was taken elsewhere.
pub fn keep_key(table: &str, key: &str) {
    let visit = Visit { key: key.to_owned(), at_ms: js_sys::Date::now(), read_ms: 0, dice: None };
    save(&format!("{PREFIX}{table}"), &visit);
}

/// The time of the last line of chat that was read at a table.
pub fn read_until(table: &str) -> u64 {
    load::<Visit>(&format!("{PREFIX}{table}")).map_or(0, |visit| visit.read_ms)
}

/// Notes that the chat of a table was read up to this time.
pub fn note_read(table: &str, read_ms: u64) {
    let name = format!("{PREFIX}{table}");
    if let Some(visit) = load::<Visit>(&name) {
        save(&name, &Visit { read_ms, ..visit });
    }
}

/// What this browser keeps of the dice of a table.
pub fn keepsake(table: &str) -> Option<Keepsake> {
    Keepsake::deserialize(load::<Visit>(&format!("{PREFIX}{table}"))?.dice?).ok()
}

/// Keeps it.
pub fn keep(table: &str, keepsake: &Keepsake) {
    let name = format!("{PREFIX}{table}");
    if let Some(visit) = load::<Visit>(&name) {
        save(&name, &Visit { dice: serde_json::to_value(keepsake).ok(), ..visit });
    }
}

/// Opens the next table with the key of this one: the people of a rematch keep their keys.
pub fn pass_on(from: &str, to: &str) {
    let known: Option<Visit> = load(&format!("{PREFIX}{from}"));
    if let Some(visit) = known {
        let name = format!("{PREFIX}{to}");
        let dice = load::<Visit>(&name).and_then(|known| known.dice);
        save(&name, &Visit { dice, ..visit });
    }
}

/// Every table that this browser has been at, the latest first.
pub fn visits() -> Vec<(String, Visit)> {
    let Some(storage) = storage() else { return Vec::new() };
    let names = (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten());
    let visit = |name: String| Some((name.strip_prefix(PREFIX)?.to_owned(), load(&name)?));
    let mut visits: Vec<(String, Visit)> = names.filter_map(visit).collect();
    visits.sort_by(|(_, one), (_, other)| other.at_ms.total_cmp(&one.at_ms));
    visits
}

/// Forgets a table, and with its key every seat there.
pub fn forget(table: &str) {
    if let Some(storage) = storage() {
        storage.remove_item(&format!("{PREFIX}{table}")).ok();
    }
}

/// What the names of studies begin with in the store.
const STUDIES: &str = "anleger.study.";

/// A study that this browser has saved on the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    /// The secret key, with which it can be changed.
    pub key: String,
}

/// The key of a study that this browser has saved.
pub fn study_key(study: &str) -> Option<String> {
    load::<Saved>(&format!("{STUDIES}{study}")).map(|saved| saved.key)
}

/// Keeps the key of a study.
pub fn keep_study_key(study: &str, saved: &Saved) {
    save(&format!("{STUDIES}{study}"), saved);
}

/// A new id for a decision, so that it is played once however often it is sent.
pub fn decision_id() -> String {
    draw().unwrap_or_else(|| format!("{:x}", js_sys::Date::now() as u64))
}

fn draw() -> Option<String> {
    let mut bytes = [0u8; KEY_DIGITS / 2];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
