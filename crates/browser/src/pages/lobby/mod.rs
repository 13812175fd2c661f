//! The lobby: tables that wait for strangers.

mod filters;
mod list;
mod quick;
mod visit;

use leptos::prelude::*;
use wire::lobby::LobbyRoom;
use words::extras::lobby as words;

use self::filters::Filters;
use self::list::TableList;
use self::quick::Quick;
use self::visit::Visit;
use super::go::Go;
use super::hour::TableOfTheHour;
use super::shell::Shell;
use crate::link::LinkState;
use crate::prefs::Prefs;
use crate::route::Route;
use crate::words::{pages, refusals};

/// Tables that wait for strangers.
#[component]
pub fn LobbyPage() -> impl IntoView {
    let prefs = Prefs::get();
    let visit = Visit::of(LobbyRoom::Open);
    view! {
        <Shell class="lobby">
            <h1>{move || words::TITLE.of(prefs.lang())}</h1>
            <p class="page-lead">{move || words::LEAD.of(prefs.lang())}</p>
            <OwnName/>
            <Quick visit/>
            <section class="panel">
                <h2>{move || words::OPEN_TABLES.of(prefs.lang())}</h2>
                <Filters visit/>
                <Note visit/>
                <TableList visit/>
                <p class="lobby-own">
                    {move || words::OWN_TABLE.of(prefs.lang())} " "
                    <Go to=Route::Setup class="text-link" test="lobby-new-table">
                        {move || pages::NEW_TABLE.of(prefs.lang())}
                    </Go>
                    " · "
                    <Go to=Route::Watch class="text-link" test="lobby-to-watch">
                        {move || words::WATCH_TITLE.of(prefs.lang())}
                    </Go>
                </p>
            </section>
        </Shell>
    }
}

/// Matches that may be watched.
#[component]
pub fn WatchPage() -> impl IntoView {
    let prefs = Prefs::get();
    let visit = Visit::of(LobbyRoom::Running);
    view! {
        <Shell class="lobby">
            <h1>{move || words::WATCH_TITLE.of(prefs.lang())}</h1>
            <p class="page-lead">{move || words::WATCH_LEAD.of(prefs.lang())}</p>
            <TableOfTheHour/>
            <section class="panel">
                <h2>{move || words::RUNNING_GAMES.of(prefs.lang())}</h2>
                <Filters visit/>
                <Note visit/>
                <TableList visit/>
            </section>
        </Shell>
    }
}

/// How strangers call whoever sits before the screen.
#[component]
fn OwnName() -> impl IntoView {
    let prefs = Prefs::get();
    let take = move |event| {
        let name: String = event_target_value(&event);
        prefs.change(|wishes| wishes.name = name);
    };
    view! {
        <label class="field lobby-name">
            <span class="field-name">{move || pages::YOUR_NAME.of(prefs.lang())}</span>
            <input
                class="input"
                data-test="lobby-name"
                autocomplete="nickname"
                maxlength=game::NAME_CHARS_MAX.to_string()
                placeholder=move || pages::ALONE.of(prefs.lang())
                prop:value=prefs.peek().name
                on:input=take
            />
        </label>
    }
}

/// What was not done, and how the line is.
#[component]
fn Note(visit: Visit) -> impl IntoView {
    let prefs = Prefs::get();
    let said = move || {
        let lang = prefs.lang();
        match (visit.state.get(), visit.refused.get()) {
            (LinkState::Closed { code }, _) | (_, Some(code)) => {
                Some(refusals::sentence(&code, lang))
            }
            (LinkState::Lost, None) => Some(words::LOST.of(lang)),
            _ => None,
        }
    };
    view! {
        <div class="trouble-place" role="alert">
            {move || said().map(|said| view! {
                <div class="trouble" data-test="lobby-note"><p>{said}</p></div>
            })}
        </div>
    }
}
