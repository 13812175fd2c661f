//! Sitting down before the match: oneself, or somebody else at the same screen.

use client::Known;
use game::{NAME_CHARS_MAX, Seat};
use leptos::ev;
use leptos::prelude::*;
use wire::{ClientFrame, Occupant};

use super::room::{Room, RoomKind};
use crate::words::Word;
use crate::words::{table, together as words};

/// The seats that are still open.
pub fn open_seats(known: &Known) -> Vec<Seat> {
    let open = |seat: &Seat| {
        known.state.seats.get(seat.index()).is_some_and(|seat| seat.occupant == Occupant::Open)
    };
    Seat::first(known.state.seats.len()).filter(open).collect()
}

/// Which open seat somebody gets who sits down now: the one they chose, that of their link, or the
/// first.
#[derive(Clone, Copy)]
pub struct NextSeat {
    room: Room,
    chosen: RwSignal<Option<Seat>>,
}

impl NextSeat {
    /// That of the link, until another is chosen.
    pub fn new(room: Room) -> NextSeat {
        let invited = match room.kind() {
            RoomKind::Server { seat: Some(seat), .. } => Seat::new(seat.into()),
            _ => None,
        };
        NextSeat { room, chosen: RwSignal::new(invited) }
    }

    pub fn choose(self, seat: Seat) {
        self.chosen.set(Some(seat));
    }

    /// The seat; `None` where none is open. Tracked.
    pub fn get(self) -> Option<Seat> {
        let open = self.room.known(open_seats).unwrap_or_default();
        let chosen = self.chosen.get().filter(|seat| open.contains(seat));
        chosen.or(open.first().copied())
    }
}

/// Sits down oneself, with just a name.
#[component]
pub fn Join(next: NextSeat) -> impl IntoView {
    let room = Room::here();
    let sat = move |name: &String| room.prefs.change(|wishes| wishes.name = name.clone());
    view! {
        <SitForm
            label=table::YOUR_NAME
            button=table::SIT_DOWN
            primary=true
            known=room.prefs.peek().name
            next
            sat
        />
    }
}

/// Somebody else at this screen: an extra that nobody comes upon by chance.
#[component]
pub fn SecondPlayer(
    /// Where they sit.
    next: NextSeat,
) -> impl IntoView {
    let room = Room::here();
    let lang = move || room.prefs.lang();
    view! {
        <details class="second-player">
            <summary data-test="second-player">{move || words::SECOND_PLAYER.of(lang())}</summary>
            <p class="quiet">{move || words::SECOND_PLAYER_HINT.of(lang())}</p>
            <SitForm
                label=words::SECOND_NAME
                button=words::ADD
                primary=false
                known=String::new()
                next
                sat=|_: &String| {}
            />
        </details>
    }
}

/// A name, and a seat for it.
#[component]
fn SitForm(
    label: Word,
    button: Word,
    primary: bool,
    known: String,
    next: NextSeat,
    sat: impl Fn(&String) + 'static,
) -> impl IntoView {
    let room = Room::here();
    let lang = move || room.prefs.lang();
    let name = RwSignal::new(known);
    let sit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let given = name.get_untracked().trim().to_owned();
        let (Some(seat), false) = (untrack(|| next.get()), given.is_empty()) else { return };
        sat(&given);
        room.send(ClientFrame::Sit { seat, name: given });
        name.set(String::new());
    };
    view! {
        <form class="join" on:submit=sit>
            <label for="join-name">{move || label.of(lang())}</label>
            <div class="join-row">
                <input
                    id="join-name"
                    class="input"
                    data-test="join-name"
                    autocomplete="nickname"
                    maxlength=NAME_CHARS_MAX.to_string()
                    prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))
                />
                <button
                    class="button"
                    class:primary=primary
                    data-test="join-sit"
                    disabled=move || name.with(|name| name.trim().is_empty())
                >
                    {move || button.of(lang())}
                </button>
            </div>
        </form>
    }
}
