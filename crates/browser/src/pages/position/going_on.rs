//! Who plays on from a position, and where.

use client::{LocalTable, Placed};
use game::{Audience, Coded, Seat, Turn};
use leptos::prelude::*;
use wire::rest::LayPosition;
use wire::{AidPolicy, Settings};
use words::extras::position as words;

use crate::app::Place;
use crate::games::{entropy, now_ms, registry};
use crate::pages::seats::{
    Choices, Seats, Who, given_name, levels_here, people_here, players, remember_name,
};
use crate::pages::setup::NEWCOMER;
use crate::pages::sitting::Waiter;
use crate::pages::trouble::TroubleBox;
use crate::pages::{api, offline};
use crate::prefs::Prefs;
use crate::route::Route;
use crate::words::{pages, refusals};

/// Who sits where, and the ways to a table.
#[component]
pub fn GoingOn(placed: Placed) -> impl IntoView {
    let prefs = Prefs::get();
    let count = placed.seats();
    let is_over = placed.turn() == Turn::Over;
    let seats = RwSignal::new(company(&placed, prefs));
    let choices =
        Choices { levels: levels_here(placed.game()), links: true, seats: (count, count) };
    let placed = StoredValue::new(placed);
    (!is_over).then(|| {
        view! {
            <section class="panel">
                <h2>{move || pages::SEATS.of(prefs.lang())}</h2>
                <Seats seats choices=Signal::stored(choices) newcomer=Who::Invited/>
                <Here placed seats/>
                <Elsewhere placed seats/>
            </section>
        }
    })
}

/// Whoever looks at it takes the seat that it was saved for, or the one that is to move; bots take the others.
fn company(placed: &Placed, prefs: Prefs) -> Vec<Who> {
    let mine = match (placed.known_to(), placed.turn()) {
        (Audience::Seat(seat), _) => seat,
        (_, Turn::Decide(seats)) => seats.iter().next().unwrap_or(Seat::FIRST),
        _ => Seat::FIRST,
    };
    let who = |seat: Seat| match seat == mine {
        true => Who::Here(given_name(prefs)),
        false => Who::Bot(NEWCOMER.to_owned()),
    };
    Seat::first(placed.seats()).map(who).collect()
}

/// A table inside the page.
#[component]
fn Here(placed: StoredValue<Placed>, seats: RwSignal<Vec<Who>>) -> impl IntoView {
    let prefs = Prefs::get();
    let place = Place::get();
    let fault = RwSignal::new(None::<&'static str>);
    let invites = move || seats.with(|seats| seats.contains(&Who::Invited));
    let replaces = offline::is_waiting();
    let play = move |_| {
        let seats = seats.get_untracked();
        remember_name(&seats, prefs);
        let players = players(&seats, prefs.peek().lang);
        let plan = placed.with_value(|placed| placed.plan(players, AidPolicy::Learner));
        match LocalTable::found(plan, registry(), entropy, now_ms()) {
            Ok(table) => {
                offline::lay_down(&table);
                place.go(Route::Offline);
            }
            Err(found) => fault.set(Some(found.code())),
        }
    };
    view! {
        {move || fault.get().map(|code| view! {
            <div class="trouble" role="alert">{refusals::sentence(code, prefs.lang())}</div>
        })}
        <button
            class="button primary position-go"
            data-test="position-here"
            disabled=invites
            on:click=play
        >
            {move || words::START_HERE.of(prefs.lang())}
        </button>
        <p class="position-hint">
            {move || match (invites(), replaces) {
                (true, _) => words::INVITED_ELSEWHERE.of(prefs.lang()),
                (false, true) => words::REPLACES.of(prefs.lang()),
                (false, false) => pages::OFFLINE_START_HINT.of(prefs.lang()),
            }}
        </p>
    }
}

/// A table on the server.
#[component]
fn Elsewhere(placed: StoredValue<Placed>, seats: RwSignal<Vec<Who>>) -> impl IntoView {
    let prefs = Prefs::get();
    let waiter = Waiter::new();
    let open = move |_| {
        let people = seats.with_untracked(|seats| people_here(seats, prefs.peek().lang));
        seats.with_untracked(|seats| remember_name(seats, prefs));
        let wish = LayPosition {
            position: placed.with_value(|placed| placed.text().to_owned()),
            seats: seats.with_untracked(|seats| seats.iter().map(Who::plan).collect()),
            settings: Settings::default(),
        };
        waiter.go_to(async move { api::lay_position(&wish).await }, people);
    };
    view! {
        <TroubleBox trouble=waiter.trouble()/>
        <button
            class="button position-go"
            data-test="position-table"
            disabled=move || waiter.is_busy()
            on:click=open
        >
            {move || words::START_TABLE.of(prefs.lang())}
        </button>
        <p class="position-hint">{move || words::START_TABLE_HINT.of(prefs.lang())}</p>
    }
}
