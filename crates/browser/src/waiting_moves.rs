//! How many tables wait for a move of the person, on the icon of the installed page.

use std::cell::RefCell;
use std::collections::BTreeSet;

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::window;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

thread_local! {
    /// The tables that are known to wait.
    static WAITING: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Notes whether this table waits for a move of the person, and shows how many do.
pub fn note(table: &str, waits: bool) {
    let count = WAITING.with_borrow_mut(|waiting| {
        let changed = match waits {
            true => waiting.insert(table.to_owned()),
            false => waiting.remove(table),
        };
        changed.then_some(waiting.len())
    });
    if let Some(count) = count {
        show(count);
    }
}

/// Writes the number on the icon, where the device shows one; none is shown for nothing.
fn show(count: usize) {
    let navigator = window().navigator();
    let name = if count == 0 { "clearAppBadge" } else { "setAppBadge" };
    let call = Reflect::get(&navigator, &JsValue::from_str(name));
    let Some(call) = call.ok().and_then(|call| call.dyn_into::<Function>().ok()) else { return };
    let shown = match count {
        0 => call.call0(&navigator),
        count => call.call1(&navigator, &JsValue::from_f64(count as f64)),
    };
    if let Some(shown) = shown.ok().and_then(|shown| shown.dyn_into::<Promise>().ok()) {
        // Devices that show no numbers say so; there is nothing to mend.
        spawn_local(async move { drop(JsFuture::from(shown).await) });
    }
}
