//! A study by keyboard.

use leptos::ev;
use leptos::prelude::*;
use stage::Input;

use super::desk::{Desk, Tool};

/// What has keys of its own while it has the focus.
const TAKES_KEYS: [&str; 3] = ["INPUT", "TEXTAREA", "SELECT"];

/// What Enter presses.
const TAKES_ENTER: [&str; 3] = ["BUTTON", "A", "SUMMARY"];

/// Arrow keys walk through the tree, Home and End go to the ends of the line; Enter finishes a choice.
pub fn watch(desk: Desk) {
    let keys = window_event_listener(ev::keydown, move |event| {
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        if !modified && !event.default_prevented() && pressed(desk, &event.key()) {
            event.prevent_default();
        }
    });
    on_cleanup(move || keys.remove());
}

/// Does what the key means; says whether it means anything.
fn pressed(desk: Desk, key: &str) -> bool {
    let focus = document().active_element();
    let tag = focus.as_ref().map(|active| active.tag_name()).unwrap_or_default();
    let on_board = focus.as_ref().is_some_and(|active| active.has_attribute("data-target"));
    let in_dialog =
        focus.is_some_and(|active| active.closest("dialog").is_ok_and(|over| over.is_some()));
    if TAKES_KEYS.contains(&tag.as_str()) || in_dialog {
        return false;
    }
    // On the board the arrow keys walk from thing to thing.
    match key {
        "ArrowRight" | "." if !on_board => desk.course.go(|tree, here| tree.next(here)),
        "ArrowLeft" | "," if !on_board => desk.course.go(|tree, here| tree.parent(here)),
        "ArrowUp" if !on_board => desk.course.go(|tree, here| tree.sibling(here, false)),
        "ArrowDown" if !on_board => desk.course.go(|tree, here| tree.sibling(here, true)),
        "Home" => desk.course.go(|tree, _| Some(tree.root())),
        "End" => desk.course.go(|tree, here| Some(tree.end_of(here))),
        "Enter" if !on_board && !TAKES_ENTER.contains(&tag.as_str()) => desk.hand.feel(Input::Done),
        "p" | "P" => desk.take(Tool::Play),
        "m" | "M" => desk.take(Tool::Mark),
        "a" | "A" => desk.take(Tool::Arrow),
        _ => return false,
    }
    true
}
