//! A table inside the page: people at this screen and bots, without a server.

use std::cell::RefCell;
use std::rc::Rc;

use client::{Kept, LocalFault, LocalTable, Plan, Start};
use leptos::prelude::*;
use wire::AidPolicy;

use super::seats::{Who, given_name, players, remember_name};
use super::setup::{Arrangement, Draft, NEWCOMER};
use super::shelf::{self, Brought};
use super::shell::Shell;
use super::usual;
use crate::app::Place;
use crate::games::{cards, entropy, now_ms, registry};
use crate::link::{Link, LocalLine, SharedTable};
use crate::prefs::{Prefs, load, save, storage};
use crate::route::Route;
use crate::table::{Desk, RoomKind, TableRoom};
use crate::words::{pages as words, refusals};

/// Where the table is kept.
const KEY: &str = "anleger.offline";

/// Says, in this window alone, that the table was open: after a reload it is open again.
const OPEN: &str = "anleger.offline.open";

/// The table inside the page, or what it takes to lay one.
#[component]
pub fn Offline() -> impl IntoView {
    let open = RwSignal::new_local(None::<SharedTable>);
    if was_open() {
        open.set(kept().and_then(|kept| lay_again(&kept).ok()));
    }
    move || match open.get() {
        Some(table) => {
            note_open(true);
            view! { <Room table/> }.into_any()
        }
        None => view! { <Laying open/> }.into_any(),
    }
}

fn was_open() -> bool {
    let store = window().session_storage().ok().flatten();
    store.is_some_and(|store| store.get_item(OPEN).ok().flatten().is_some())
}

/// Notes whether the table inside the page is open in this window.
pub fn note_open(open: bool) {
    let Some(store) = window().session_storage().ok().flatten() else { return };
    match open {
        true => store.set_item(OPEN, "yes").ok(),
        false => store.remove_item(OPEN).ok(),
    };
}

/// The table that was kept.
fn kept() -> Option<Kept> {
    load(KEY)
}

fn lay_again(kept: &Kept) -> Result<SharedTable, LocalFault> {
    let table = LocalTable::resume(kept, registry(), entropy)?;
    Ok(Rc::new(RefCell::new(table)))
}

/// Lays this table in place of the last one: it is there when the page of the table is opened.
pub fn lay_down(table: &LocalTable) {
    save(KEY, &table.keep());
    note_open(true);
}

/// Does a game that is not over wait here?
pub fn is_waiting() -> bool {
    kept().is_some_and(|kept| !is_over(&kept))
}

/// The room around the table.
#[component]
fn Room(table: SharedTable) -> impl IntoView {
    let shared = table.clone();
    let link = Link::new(|ear| LocalLine::to(shared, ear, |table| save(KEY, &table.keep())));
    let kind = RoomKind::Local(desk(table));
    view! { <TableRoom link kind/> }
}

fn desk(table: SharedTable) -> Desk {
    let (record_of, replay_of, position_of) = (table.clone(), table.clone(), table);
    let place = Place::get();
    let record = move |()| {
        let table = record_of.borrow();
        table.revealed().map(|_| table.record().to_string())
    };
    let replay = move |()| {
        let table = replay_of.borrow();
        let seed = table.revealed().map(|seed| seed.to_string());
        let expected = table.expected().unwrap_or_default();
        shelf::put_up(Brought { record: table.record().to_string(), seed, expected });
        place.go(Route::Record);
    };
    let position = move |seat| {
        let position = position_of.borrow().position(seat).ok();
        position.map(|position| position.to_string())
    };
    Desk {
        record: UnsyncCallback::new(record),
        replay: UnsyncCallback::new(replay),
        position: UnsyncCallback::new(position),
    }
}

/// Everything needed for a new game, and the way back to the last one.
#[component]
fn Laying(open: RwSignal<Option<SharedTable>, LocalStorage>) -> impl IntoView {
    let prefs = Prefs::get();
    let fault = RwSignal::new(None::<String>);
    let cards = RwSignal::new(cards());
    let draft =
        Draft::new(cards, vec![Who::Here(given_name(prefs)), Who::Bot(NEWCOMER.to_owned())]);
    draft.settings.update(|settings| settings.aid = AidPolicy::Learner);
    let newcomer = Who::Here(String::new());
    let start = move |_| match lay(draft, prefs) {
        Ok(table) => open.set(Some(table)),
        Err(found) => fault.set(Some(game::Coded::code(&found).to_owned())),
    };
    view! {
        <Shell class="setup">
            <h1>{move || words::OFFLINE_TITLE.of(prefs.lang())}</h1>
            <p class="page-lead">{move || words::OFFLINE_LEAD.of(prefs.lang())}</p>
            <GoOn open fault/>
            <Arrangement cards draft newcomer served=false/>
            {move || fault.get().map(|code| view! {
                <div class="trouble" role="alert">{refusals::sentence(&code, prefs.lang())}</div>
            })}
            <div class="page-foot">
                <button class="button primary big" data-test="offline-start" on:click=start>
                    {move || words::OFFLINE_START.of(prefs.lang())}
                </button>
                <p class="page-foot-hint">{move || words::OFFLINE_START_HINT.of(prefs.lang())}</p>
            </div>
        </Shell>
    }
}

fn lay(draft: Draft, prefs: Prefs) -> Result<SharedTable, LocalFault> {
    let seats = draft.seats.get_untracked();
    remember_name(&seats, prefs);
    if let Some(wish) = draft.wish() {
        usual::remember(&wish);
    }
    let plan = Plan {
        game: draft.card.get_untracked().map(|card| card.name).unwrap_or_default(),
        start: Start::Book(draft.chosen()),
        players: players(&seats, prefs.peek().lang),
        aid: draft.settings.with_untracked(|settings| settings.aid),
        seed: None,
    };
    let table = LocalTable::found(plan, registry(), entropy, now_ms())?;
    Ok(Rc::new(RefCell::new(table)))
}

/// The last game, where it is not over.
#[component]
fn GoOn(
    open: RwSignal<Option<SharedTable>, LocalStorage>,
    fault: RwSignal<Option<String>>,
) -> impl IntoView {
    let prefs = Prefs::get();
    let waiting = RwSignal::new(kept().is_some_and(|kept| !is_over(&kept)));
    let go_on = move |_| match kept().map(|kept| lay_again(&kept)) {
        Some(Ok(table)) => open.set(Some(table)),
        Some(Err(found)) => fault.set(Some(game::Coded::code(&found).to_owned())),
        None => waiting.set(false),
    };
    let forget = move |_| {
        if let Some(storage) = storage() {
            storage.remove_item(KEY).ok();
        }
        waiting.set(false);
    };
    view! {
        <Show when=move || waiting.get()>
            <section class="panel go-on">
                <p>{move || words::OFFLINE_WAITS.of(prefs.lang())}</p>
                <button class="button primary" data-test="offline-resume" on:click=go_on>
                    {move || words::OFFLINE_GO_ON.of(prefs.lang())}
                </button>
                <button class="button" on:click=forget>
                    {move || words::OFFLINE_FORGET.of(prefs.lang())}
                </button>
            </section>
        </Show>
    }
}

fn is_over(kept: &Kept) -> bool {
    lay_again(kept).is_ok_and(|table| table.borrow().revealed().is_some())
}
