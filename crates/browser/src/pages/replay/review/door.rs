//! The way to the review from the end of a match: one click, and the replay opens and is judged.

use std::sync::atomic::{AtomicBool, Ordering};

use ::words::extras::review_page as words;
use leptos::prelude::*;

use crate::app::Place;
use crate::prefs::Prefs;
use crate::route::Route;
use crate::table::{Room, RoomKind};

/// Whether whoever comes next to a replay wants it judged.
static WANTED: AtomicBool = AtomicBool::new(false);

/// Does somebody come to have the match judged? Asked once.
pub fn is_wanted() -> bool {
    WANTED.swap(false, Ordering::Relaxed)
}

/// The button beside the result of a table.
#[component]
pub fn ReviewDoor() -> impl IntoView {
    let (prefs, place) = (Prefs::get(), Place::get());
    let go = move |kind: RoomKind| {
        WANTED.store(true, Ordering::Relaxed);
        match kind {
            RoomKind::Server { id, .. } => place.go(Route::Replay { id }),
            RoomKind::Local(desk) => desk.replay.run(()),
            RoomKind::Lesson => {}
        }
    };
    let kind = use_context::<Room>().map(Room::kind);
    let kind = kind.filter(|kind| !matches!(kind, RoomKind::Lesson));
    kind.map(|kind| {
        let kind = StoredValue::new_local(kind);
        view! {
            <button
                class="button primary review-door"
                data-test="review-door"
                on:click=move |_| go(kind.get_value())
            >
                {move || words::START.of(prefs.lang())}
            </button>
        }
    })
}
