//! The position of a match, to be taken home as a file or as text.

use client::Known;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

use super::record::save_text;
use super::room::{Room, RoomKind};
use crate::pages::{Trouble, position_of};
use crate::words::{refusals, table as words, together};

/// Two buttons for a position: one saves it, one copies it.
#[component]
pub fn PositionButtons(
    /// Words for the style sheet.
    class: &'static str,
    /// Saves it.
    save: impl Fn() + 'static,
    /// Copies it.
    copy: impl Fn() + 'static,
) -> impl IntoView {
    let prefs = crate::prefs::Prefs::get();
    // Only pages that came safely may copy anything.
    let may_copy = window().is_secure_context();
    view! {
        <button class=class data-test="save-position" on:click=move |_| save()>
            {move || words::SAVE_POSITION.of(prefs.lang())}
        </button>
        {may_copy.then(|| view! {
            <button class=class data-test="copy-position" on:click=move |_| copy()>
                {move || words::COPY_POSITION.of(prefs.lang())}
            </button>
        })}
    }
}

/// The position of the table that we are at, as we know it.
#[component]
pub fn TakePosition(
    /// The window that is closed by it.
    open: RwSignal<bool>,
) -> impl IntoView {
    let room = Room::here();
    let save = move || {
        open.set(false);
        take(room, move |text| {
            let game = room.peek(|known| known.card.game.clone()).unwrap_or_default();
            save_text(&file_name(&game), &text);
        });
    };
    let copy = move || {
        open.set(false);
        take(room, move |text| {
            spawn_local(async move {
                if copy_text(&text).await {
                    room.toasts.say(together::COPIED.of(room.prefs.peek().lang));
                }
            });
        });
    };
    (!room.is_lesson()).then(|| view! { <PositionButtons class="button small" save copy/> })
}

/// The name of the file of a position.
pub fn file_name(game: &str) -> String {
    format!("{game}-position.anleger")
}

/// Copies a text; says whether the browser did.
pub async fn copy_text(text: &str) -> bool {
    JsFuture::from(window().navigator().clipboard().write_text(text)).await.is_ok()
}

/// Asks the table for the position, and hands it on; says why there is none.
fn take(room: Room, hand_on: impl Fn(String) + 'static) {
    let seat = room.peek(Known::my_seat).flatten();
    let fail = move |code: &str| room.toasts.say(refusals::sentence(code, room.prefs.peek().lang));
    match room.kind() {
        RoomKind::Lesson => {}
        RoomKind::Local(desk) => match desk.position.run(seat) {
            Some(text) => hand_on(text),
            None => fail("not-your-seat"),
        },
        RoomKind::Server { id, .. } => spawn_local(async move {
            match position_of(&id, seat).await {
                Ok(text) => hand_on(text),
                Err(Trouble::Refused(problem)) => fail(&problem.code),
                Err(Trouble::Unreachable) => fail("unreachable"),
            }
        }),
    }
}
