//! The tables that this browser has been at.

use leptos::prelude::*;
use leptos::task::spawn_local;
use stage::{GameInfo, Lang};
use wire::rest::TableSummary;
use wire::{Occupant, Phase, SeatPlan};

use crate::link::keys;
use crate::pages::api::{self, Trouble};
use crate::pages::go::Go;
use crate::prefs::Prefs;
use crate::route::Route;
use crate::waiting_moves;
use crate::words::{Word, pages as words, table as table_words};

/// How many tables are shown: the latest ones; older ones are rarely gone back to.
const SHOWN_MAX: usize = 12;

/// A list of the tables that this browser has been at, the latest first.
#[component]
pub fn MyTables() -> impl IntoView {
    let prefs = Prefs::get();
    let tables: Vec<String> =
        keys::visits().into_iter().map(|(table, _)| table).take(SHOWN_MAX).collect();
    let tables = RwSignal::new(tables);
    let forget = move |table: &str| {
        keys::forget(table);
        waiting_moves::note(table, false);
        tables.update(|tables| tables.retain(|kept| kept != table));
    };
    let card = move |table: String| {
        let gone = table.clone();
        view! { <Visited table forget=Callback::new(move |()| forget(&gone))/> }
    };
    view! {
        <Show when=move || !tables.with(Vec::is_empty)>
            <section class="my-tables" data-test="my-tables">
                <h2>{move || words::MY_TABLES.of(prefs.lang())}</h2>
                <ul class="visit-list">
                    <For each=move || tables.get() key=Clone::clone children=card/>
                </ul>
            </section>
        </Show>
    }
}

/// One table, asked about when it is shown.
#[component]
fn Visited(table: String, forget: Callback<()>) -> impl IntoView {
    let prefs = Prefs::get();
    let found = RwSignal::new(None::<Result<TableSummary, Trouble>>);
    let asked = table.clone();
    spawn_local(async move {
        let summary = api::my_summary(&asked).await;
        waiting_moves::note(&asked, summary.as_ref().is_ok_and(|summary| summary.awaits_you));
        found.try_set(Some(summary));
    });
    let to = move || match found.get() {
        Some(Ok(summary)) if summary.phase == Phase::Over => Route::Replay { id: table.clone() },
        _ => Route::Table { id: table.clone(), seat: None },
    };
    let about = move || found.get().and_then(Result::ok);
    view! {
        <li class="visit">
            <Go to=Signal::derive(to) class="visit-link">
                <span class="visit-game">
                    {move || about().map(|summary| title(&summary, prefs.lang()))}
                </span>
                <span class="visit-names">
                    {move || about().map(|summary| names(&summary, prefs.lang()))}
                </span>
                <span class="visit-state">
                    {move || found.with(|found| state(found.as_ref())).of(prefs.lang())}
                </span>
            </Go>
            <button
                class="icon-button visit-forget"
                aria-label=move || words::FORGET_TABLE.of(prefs.lang())
                title=move || words::FORGET_TABLE.of(prefs.lang())
                on:click=move |_| forget.run(())
            >
                "✕"
            </button>
        </li>
    }
}

fn title(summary: &TableSummary, lang: Lang) -> String {
    let game = &summary.card.game;
    let title = |found: &dyn GameInfo| found.title(&summary.card.options, lang);
    stage::game_info(game).map_or_else(|| game.clone(), title)
}

/// Who sits there, in people's words.
fn names(summary: &TableSummary, lang: Lang) -> String {
    let occupant = |(plan, name): (&SeatPlan, &Option<String>)| match (plan, name) {
        (SeatPlan::Bot { level }, _) => Occupant::Bot { level: level.clone(), rating: None },
        (SeatPlan::Person, Some(name)) => Occupant::Person { name: name.clone(), kept: false },
        (SeatPlan::Person, None) => Occupant::Open,
    };
    let occupants: Vec<Occupant> =
        summary.card.seats.iter().zip(&summary.names).map(occupant).collect();
    table_words::names(&occupants, lang).join(" · ")
}

fn state(found: Option<&Result<TableSummary, Trouble>>) -> Word {
    match found {
        None => words::TABLE_ASKED,
        Some(Err(Trouble::Unreachable)) => words::TABLE_UNREACHABLE,
        Some(Err(Trouble::Refused(_))) => words::TABLE_GONE,
        Some(Ok(summary)) if summary.archived => words::TABLE_GONE,
        Some(Ok(summary)) if summary.awaits_you => words::TABLE_AWAITS_YOU,
        Some(Ok(summary)) => match summary.phase {
            Phase::Waiting => words::TABLE_WAITING,
            Phase::Playing => words::TABLE_PLAYING,
            Phase::Over => words::TABLE_OVER,
        },
    }
}
