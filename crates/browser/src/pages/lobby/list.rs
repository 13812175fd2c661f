//! The list of tables. It changes by itself, and nothing in it moves while a pointer or the focus is on it.

use client::LobbyRow;
use leptos::prelude::*;
use stage::Lang;
use wire::lobby::{LobbyRoom, LobbyTable};
use words::extras::lobby as words;

use super::visit::Visit;
use crate::pages::go::Go;
use crate::pages::hour::{names, title};
use crate::pages::setup::{aid_name, clock_in_words};
use crate::prefs::Prefs;
use crate::route::Route;
use crate::words::{pages, table as table_words};

/// The list of tables.
#[component]
pub fn TableList(visit: Visit) -> impl IntoView {
    let prefs = Prefs::get();
    let ids = Memo::new(move |_| {
        visit
            .rows
            .with(|rows| rows.rows().iter().map(|row| row.table.id.clone()).collect::<Vec<_>>())
    });
    let count = Memo::new(move |_| visit.rows.with(client::LobbyRows::count));
    let told = move || match (count.get(), visit.room) {
        (None, _) => pages::LOADING.of(prefs.lang()).to_owned(),
        (Some(0), LobbyRoom::Open) => words::NONE.of(prefs.lang()).to_owned(),
        (Some(0), LobbyRoom::Running) => words::NONE_RUNNING.of(prefs.lang()).to_owned(),
        (Some(tables), LobbyRoom::Open) => words::Tables { tables }.of(prefs.lang()),
        (Some(games), LobbyRoom::Running) => words::Games { games }.of(prefs.lang()),
    };
    let row = move |id: String| {
        let wanted = id.clone();
        let row = Memo::new(move |_| {
            visit.rows.with(|rows| rows.rows().iter().find(|row| row.table.id == wanted).cloned())
        });
        view! { <TableRow id visit row/> }
    };
    let leaves = move |event: leptos::ev::FocusEvent| {
        // The focus may only have gone to the next row.
        let inside =
            event.current_target().zip(event.related_target()).is_some_and(|(list, next)| {
                use wasm_bindgen::JsCast;
                let list: Option<web_sys::Node> = list.dyn_into().ok();
                let next: Option<web_sys::Node> = next.dyn_into().ok();
                list.is_some_and(|list| list.contains(next.as_ref()))
            });
        if !inside {
            visit.hold(false);
        }
    };
    view! {
        <p class="lobby-count" role="status" aria-live="polite" data-test="lobby-count">{told}</p>
        <ul
            class="lobby-list"
            data-test="lobby-list"
            on:pointerenter=move |_| visit.hold(true)
            on:pointerleave=move |_| visit.hold(false)
            on:focusin=move |_| visit.hold(true)
            on:focusout=leaves
        >
            <For each=move || ids.get() key=Clone::clone children=row/>
        </ul>
    }
}

/// A table that waits.
#[component]
fn TableRow(id: String, visit: Visit, row: Memo<Option<LobbyRow>>) -> impl IntoView {
    let prefs = Prefs::get();
    let about = move |tell: fn(&LobbyTable, Lang) -> String| {
        let lang = prefs.lang();
        row.with(|row| row.as_ref().map(|row| tell(&row.table, lang)))
    };
    let gone = Memo::new(move |_| row.with(|row| row.as_ref().is_none_or(|row| row.is_gone)));
    let stands = move |table: &LobbyTable, lang: Lang| match visit.room {
        LobbyRoom::Open => seats(table, lang),
        LobbyRoom::Running if gone.get() => words::OVER.of(lang).to_owned(),
        LobbyRoom::Running => words::Decisions { decisions: table.decisions }.of(lang),
    };
    let stands = move || {
        let lang = prefs.lang();
        row.with(|row| row.as_ref().map(|row| stands(&row.table, lang)))
    };
    let table = id.clone();
    let way = match visit.room {
        LobbyRoom::Open => view! { <SitDown table visit row gone/> }.into_any(),
        LobbyRoom::Running => view! { <Watch table row/> }.into_any(),
    };
    view! {
        <li class="lobby-row" class:gone=move || gone.get() data-test="lobby-row" data-table=id>
            <div class="lobby-what">
                <strong class="lobby-game">{move || about(title)}</strong>
                <span class="lobby-who">{move || about(names)}</span>
                <span class="lobby-how">{move || about(agreed)}</span>
            </div>
            <span class="lobby-seats">{stands}</span>
            {way}
        </li>
    }
}

/// What is called by its game and the names of its people.
fn called(row: Memo<Option<LobbyRow>>, lang: Lang) -> (String, String) {
    let called = |row: &LobbyRow| (title(&row.table, lang), names(&row.table, lang));
    row.with(|row| row.as_ref().map(called)).unwrap_or_default()
}

/// One click. Where the table is full meanwhile the button stays where it is and says so, or whoever has come to it by
/// the keyboard would lose their place.
#[component]
fn SitDown(
    table: String,
    visit: Visit,
    row: Memo<Option<LobbyRow>>,
    gone: Memo<bool>,
) -> impl IntoView {
    let prefs = Prefs::get();
    let label = move || {
        let (game, names) = called(row, prefs.lang());
        match gone.get() {
            true => format!("{}: {game}, {names}", words::TAKEN.of(prefs.lang())),
            false => words::SitDownAt { game: &game, names: &names }.of(prefs.lang()),
        }
    };
    let word = move || if gone.get() { words::TAKEN } else { table_words::SIT_DOWN };
    let is_idle = move || gone.get() || visit.taking.with(Option::is_some);
    let sit = move |_| {
        if !untrack(is_idle) {
            visit.sit(&table);
        }
    };
    view! {
        <button
            class="button"
            class:primary=move || !gone.get()
            data-test=move || if gone.get() { "lobby-gone" } else { "lobby-sit" }
            aria-label=label
            aria-disabled=move || is_idle().to_string()
            on:click=sit
        >
            {move || word().of(prefs.lang())}
        </button>
    }
}

/// The way to a match.
#[component]
fn Watch(table: String, row: Memo<Option<LobbyRow>>) -> impl IntoView {
    let prefs = Prefs::get();
    let whose = move || {
        let (game, names) = called(row, prefs.lang());
        format!(" {game}, {names}")
    };
    view! {
        <Go to=Route::Table { id: table, seat: None } class="button" test="lobby-watch">
            {move || pages::WATCH.of(prefs.lang())}
            <span class="unseen">{whose}</span>
        </Go>
    }
}

fn seats(table: &LobbyTable, lang: Lang) -> String {
    let taken = table.seats.len() - table.open_seats();
    words::SeatsTaken { taken, seats: table.seats.len() }.of(lang)
}

fn agreed(table: &LobbyTable, lang: Lang) -> String {
    let set_up = table.set_up.then(|| words::SET_UP.of(lang).to_owned());
    let own = [
        aid_name(table.settings.aid).of(lang).to_owned(),
        clock_in_words(table.settings.clock, lang),
    ];
    own.into_iter().chain(set_up).collect::<Vec<_>>().join(" · ")
}
