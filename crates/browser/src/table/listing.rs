//! Who may find the table, before the match: chosen by the host, said to everybody else.

use leptos::prelude::*;
use wire::{ClientFrame, Listing};

use super::room::Room;
use crate::words::together as words;

/// Who may find the table.
#[component]
pub fn WhoMayFind() -> impl IntoView {
    let room = Room::here();
    let listing = Memo::new(move |_| room.known(|known| known.state.listing).unwrap_or_default());
    let host = Memo::new(move |_| {
        room.known(|known| known.state.host.filter(|host| known.yours.contains(*host))).flatten()
    });
    let told = move || match (listing.get().open, listing.get().watch) {
        (true, true) => Some(words::IS_OPEN_AND_WATCHED),
        (true, false) => Some(words::IS_OPEN),
        (false, true) => Some(words::IS_WATCHED),
        (false, false) => None,
    };
    let choose = move |change: fn(&mut Listing, bool), chosen: bool| {
        let Some(seat) = host.get_untracked() else { return };
        let mut wanted = listing.get_untracked();
        change(&mut wanted, chosen);
        room.send(ClientFrame::List { seat, listing: wanted });
    };
    view! {
        {move || match host.get() {
            Some(_) => view! {
                <fieldset class="field who-may-find">
                    <legend class="unseen">{words::WHO_MAY_FIND.of(room.prefs.lang())}</legend>
                    <label class="check">
                        <input
                            type="checkbox"
                            data-test="table-open"
                            prop:checked=move || listing.get().open
                            on:change=move |event| {
                                choose(|it, open| it.open = open, event_target_checked(&event));
                            }
                        />
                        <span>{words::OPEN_TO_STRANGERS.of(room.prefs.lang())}</span>
                    </label>
                    <label class="check">
                        <input
                            type="checkbox"
                            data-test="table-watch"
                            prop:checked=move || listing.get().watch
                            on:change=move |event| {
                                choose(|it, watch| it.watch = watch, event_target_checked(&event));
                            }
                        />
                        <span>{words::WATCHED_BY_STRANGERS.of(room.prefs.lang())}</span>
                    </label>
                </fieldset>
            }
            .into_any(),
            None => told()
                .map(|word| view! { <p class="quiet" data-test="table-listed">{word.of(room.prefs.lang())}</p> })
                .into_any(),
        }}
    }
}
