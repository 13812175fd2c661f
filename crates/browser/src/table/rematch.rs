//! Another match with the same people: asked for, agreed to, begun.

use client::Rematch;
use game::SeatSet;
use leptos::prelude::*;
use wire::ClientFrame;

use super::room::Room;
use crate::pages::Go;
use crate::route::Route;
use crate::words::{table, together as words};

/// The wish for another match, however far it is.
#[component]
pub fn RematchWish(
    /// What tests call its button.
    test: &'static str,
) -> impl IntoView {
    let room = Room::here();
    let lang = move || room.prefs.lang();
    let wish = Memo::new(move |_| room.known(client::Known::rematch));
    let names =
        move |seats: SeatSet| -> Vec<String> { seats.iter().map(|seat| room.name(seat)).collect() };
    let ask = move |_| {
        for seat in room.peek(|known| known.yours).unwrap_or_default().iter() {
            room.send(ClientFrame::Rematch { seat });
        }
    };
    let button = move |word: crate::words::Word| {
        view! {
            <button class="button primary" data-test=test on:click=ask>
                {move || word.of(lang())}
            </button>
        }
    };
    move || {
        match wish.get() {
        None | Some(Rematch::NotAsked) => ().into_any(),
        Some(Rematch::Open) => button(table::REMATCH).into_any(),
        Some(Rematch::Wanted { by }) => view! {
            <div class="rematch-wish" role="status">
                <p data-test=format!("{test}-wanted")>{words::wants_rematch(&names(by), lang())}</p>
                {button(words::ACCEPT_REMATCH)}
            </div>
        }
        .into_any(),
        Some(Rematch::Asked { missing }) => view! {
            <p class="quiet" role="status" data-test=format!("{test}-asked")>
                {words::rematch_asked(&names(missing), lang())}
            </p>
        }
        .into_any(),
        Some(Rematch::Laid { table: id }) => view! {
            <Go to=Route::Table { id, seat: None } class="button primary" test=format!("{test}-next")>
                {move || table::NEXT_MATCH.of(lang())}
            </Go>
        }
        .into_any(),
    }
    }
}
