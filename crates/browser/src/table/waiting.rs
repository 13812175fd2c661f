//! Before the match: who sits where, and links for those who are still to come.

use game::{NAME_CHARS_MAX, Seat};
use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use parlour::Known;
use wasm_bindgen_futures::JsFuture;
use wire::{ClientFrame, Occupant, Presence};

use super::qr::Qr;
use super::room::{Room, RoomKind};
use crate::pages::Go;
use crate::route::Route;
use crate::widgets::{LangSwitch, SeatMark, ThemeSwitch};
use crate::words::table as words;

/// Before the match.
#[component]
pub fn WaitingRoom() -> impl IntoView {
    let room = Room::here();
    let lang = move || room.prefs.lang();
    let count = Memo::new(move |_| room.known(|known| known.state.seats.len()).unwrap_or(0));
    let game = move || {
        let game = room.known(|known| known.card.game.clone()).unwrap_or_default();
        stage::theatre(&game).map(|theatre| theatre.about(lang()).title)
    };
    let seats = move || Seat::first(count.get()).map(|seat| view! { <WaitingSeat seat/> });
    view! {
        <main class="waiting">
            <header class="waiting-head">
                <Go to=Route::Start class="chip home">{move || words::TO_START.of(lang())}</Go>
                <span class="switches"><LangSwitch/><ThemeSwitch/></span>
            </header>
            <section class="card">
                <h1>{game}</h1>
                <p class="lead">{move || lead(room)}</p>
                <Join/>
                <ol class="waiting-seats">{move || seats().collect_view()}</ol>
                <p class="quiet">{move || words::BEGINS_WHEN_FULL.of(lang())}</p>
            </section>
        </main>
    }
}

fn lead(room: Room) -> String {
    let lang = room.prefs.lang();
    let open = room.known(|known| open_seats(known).len()).unwrap_or(0);
    let seated = room.known(|known| !known.yours.is_empty()) == Some(true);
    words::waiting(open, seated, lang)
}

fn open_seats(known: &Known) -> Vec<Seat> {
    let open = |seat: &Seat| {
        known.state.seats.get(seat.index()).is_some_and(|seat| seat.occupant == Occupant::Open)
    };
    Seat::first(known.state.seats.len()).filter(open).collect()
}

/// The seat a newcomer takes: that of their link, or the first open one.
fn next_seat(room: Room, known: &Known) -> Option<Seat> {
    let open = open_seats(known);
    let invited = match room.kind() {
        RoomKind::Server { seat: Some(seat), .. } => Seat::new(seat.into()),
        _ => None,
    };
    invited.filter(|seat| open.contains(seat)).or(open.first().copied())
}

/// Sits down with just a name.
#[component]
fn Join() -> impl IntoView {
    let room = Room::here();
    let lang = move || room.prefs.lang();
    let seated = Memo::new(move |_| room.known(|known| !known.yours.is_empty()) == Some(true));
    let next = Memo::new(move |_| room.known(|known| next_seat(room, known)).flatten());
    let name = RwSignal::new(room.prefs.peek().name);
    let sit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let given = name.get_untracked().trim().to_owned();
        let (Some(seat), false) = (next.get_untracked(), given.is_empty()) else { return };
        if !seated.get_untracked() {
            room.prefs.change(|wishes| wishes.name = given.clone());
        }
        room.send(ClientFrame::Sit { seat, name: given });
        name.set(String::new());
    };
    let label = move || match seated.get() {
        true => words::SOMEBODY_ELSE_HERE.of(lang()),
        false => words::YOUR_NAME.of(lang()),
    };
    view! {
        <Show when=move || next.get().is_some()>
            <form class="join" class:again=move || seated.get() on:submit=sit>
                <label for="join-name">{label}</label>
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
                        class="button primary"
                        data-test="join-sit"
                        disabled=move || name.with(|name| name.trim().is_empty())
                    >
                        {move || words::SIT_DOWN.of(lang())}
                    </button>
                </div>
            </form>
        </Show>
    }
}

/// One seat before the match.
#[component]
fn WaitingSeat(seat: Seat) -> impl IntoView {
    let room = Room::here();
    let lang = move || room.prefs.lang();
    let state = Memo::new(move |_| {
        room.known(|known| known.state.seats.get(seat.index()).cloned()).flatten()
    });
    let mine = Memo::new(move |_| room.known(|known| known.yours.contains(seat)) == Some(true));
    let open =
        Memo::new(move |_| state.get().is_some_and(|state| state.occupant == Occupant::Open));
    let away =
        move || state.get().is_some_and(|state| matches!(state.presence, Presence::Away { .. }));
    view! {
        <li class="waiting-seat" class:open=move || open.get() data-test=format!("player-{seat}")>
            <div class="waiting-row">
                <SeatMark seat/>
                <span class="name">{move || room.name(seat)}</span>
                {move || mine.get().then(|| view! { <small class="you">{words::YOU.of(lang())}</small> })}
                {move || (away() && !open.get()).then(|| view! {
                    <small class="tag">{words::AWAY.of(lang())}</small>
                })}
                <Show when=move || mine.get()>
                    <button
                        class="button small quiet"
                        on:click=move |_| room.send(ClientFrame::Stand { seat })
                    >
                        {move || words::STAND_UP.of(lang())}
                    </button>
                </Show>
            </div>
            <Show when=move || open.get()>
                <Invitation seat/>
            </Show>
        </li>
    }
}

/// A link to a seat: to copy, or for the camera of a phone.
#[component]
fn Invitation(seat: Seat) -> impl IntoView {
    let room = Room::here();
    let lang = move || room.prefs.lang();
    let link = room.server_id().map(|id| address(&Route::Table { id, seat: Some(seat.into()) }));
    let link = StoredValue::new(link.unwrap_or_default());
    let field = NodeRef::<html::Input>::new();
    let shown = RwSignal::new(false);
    let copied = RwSignal::new(false);
    let copy = move |_| {
        if let Some(field) = field.get_untracked() {
            field.select();
        }
        copy(link.get_value(), copied);
    };
    view! {
        <div class="invitation">
            <input
                class="input link"
                data-test=format!("seat-link-{seat}")
                readonly
                aria-label=move || words::SEAT_LINK.of(lang())
                value=link.get_value()
                node_ref=field
                on:focus=move |_| if let Some(field) = field.get_untracked() { field.select() }
            />
            <button class="button small" on:click=copy>
                {move || if copied.get() { words::COPIED } else { words::COPY }.of(lang())}
            </button>
            <button
                class="button small"
                data-test=format!("seat-qr-{seat}")
                aria-expanded=move || shown.get().to_string()
                on:click=move |_| shown.update(|shown| *shown = !*shown)
            >
                {move || words::QR.of(lang())}
            </button>
        </div>
        <Show when=move || shown.get()>
            <Qr link=link.get_value()/>
        </Show>
    }
}

/// The whole address of a page of ours.
fn address(route: &Route) -> String {
    let origin = window().location().origin().unwrap_or_default();
    format!("{origin}{}", route.path())
}

/// Copies a link, where the browser lets a page do so; else it is selected, ready to be copied.
fn copy(link: String, copied: RwSignal<bool>) {
    if !window().is_secure_context() {
        return;
    }
    let written = JsFuture::from(window().navigator().clipboard().write_text(&link));
    spawn_local(async move {
        if written.await.is_ok() {
            copied.try_set(true);
        }
    });
}
