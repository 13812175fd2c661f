//! A new table: which game, who plays, and whatever else a table may agree on.

mod agreement;
mod cards;
mod draft;
mod options;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::rest::GameCard;

use self::agreement::{AidChoice, ClockChoice, TalkChoice};
use self::options::{GameOptions, PicturedOptions};
use super::api;
use super::go::Go;
use super::seats::{Seats, Who, given_name, people_here, remember_name};
use super::shell::Shell;
use super::sitting::Waiter;
use super::trouble::TroubleBox;
use crate::prefs::Prefs;
use crate::route::Route;
use crate::words::{pages as words, workshop as workshop_words};

pub use agreement::{aid_in_words, clock_in_words};
pub use cards::GameCards;
pub use draft::{Draft, NEWCOMER};

/// A new table.
#[component]
pub fn Setup() -> impl IntoView {
    let prefs = Prefs::get();
    let waiter = Waiter::new();
    let cards = RwSignal::new(Vec::<GameCard>::new());
    // One person here, one who is sent a link: what most people want.
    let draft = Draft::new(cards, vec![Who::Here(given_name(prefs)), Who::Invited]);
    spawn_local(async move {
        match api::games().await {
            Ok(found) => drop(cards.try_set(found.into_iter().filter(is_shown).collect())),
            Err(trouble) => drop(waiter.trouble().try_set(Some(trouble))),
        }
    });
    let newcomer = Who::Bot(NEWCOMER.to_owned());
    view! {
        <Shell class="setup">
            <h1>{move || words::SETUP_TITLE.of(prefs.lang())}</h1>
            <GameCards cards draft/>
            <Scenarios draft/>
            <section class="panel">
                <h2>{move || words::SEATS.of(prefs.lang())}</h2>
                <Seats seats=draft.seats choices=Signal::derive(move || draft.choices(true)) newcomer/>
            </section>
            <More draft timed=true/>
            <TroubleBox trouble=waiter.trouble()/>
            <CreateButton draft waiter/>
        </Shell>
    }
}

/// Only what the page can show is offered.
fn is_shown(card: &GameCard) -> bool {
    stage::theatre(&card.name).is_some()
}

/// What is chosen with the game: where it is played.
#[component]
pub fn Scenarios(
    /// The table.
    draft: Draft,
) -> impl IntoView {
    let prefs = Prefs::get();
    let workshop = |card: &GameCard| {
        let theatre = stage::theatre(&card.name).filter(|theatre| theatre.has_workshop());
        theatre.map(|_| Route::Workshop { game: card.name.clone() })
    };
    let door = move |to: Route| {
        view! {
            <Go to class="text-link" test="workshop">
                {move || workshop_words::DOOR_HINT.of(prefs.lang())}
            </Go>
        }
    };
    let shown = move |card: GameCard| {
        let door = workshop(&card).map(door);
        let notice = notice(&card, draft, prefs);
        view! {
            {move || notice().map(|text| view! {
                <p class="setup-notice" data-test="game-notice">{text}</p>
            })}
            <PicturedOptions card chosen=draft.options/>
            {door}
        }
    };
    move || draft.card.get().map(shown)
}

/// What people should know before they play as chosen; tracked.
fn notice(card: &GameCard, draft: Draft, prefs: Prefs) -> impl Fn() -> Option<String> + use<> {
    let (backstage, book) = (stage::backstage(&card.name), card.book.clone());
    move || {
        let mut options = book.clone();
        options.extend(draft.options.get());
        backstage?.notice(&options, prefs.lang())
    }
}

/// What most tables leave as it is.
#[component]
pub fn More(
    /// The table.
    draft: Draft,
    /// Whether time can be kept there.
    #[prop(optional)]
    timed: bool,
) -> impl IntoView {
    let prefs = Prefs::get();
    let card = move || draft.card.get();
    view! {
        <details class="panel more">
            <summary data-test="setup-more">
                <h2>{move || words::MORE.of(prefs.lang())}</h2>
                <span class="more-hint">{move || words::MORE_HINT.of(prefs.lang())}</span>
            </summary>
            <AidChoice settings=draft.settings/>
            {timed.then(|| view! {
                <ClockChoice settings=draft.settings/>
                <TalkChoice settings=draft.settings/>
            })}
            {move || card().map(|card| view! { <GameOptions card chosen=draft.options/> })}
        </details>
    }
}

#[component]
fn CreateButton(draft: Draft, waiter: Waiter) -> impl IntoView {
    let prefs = Prefs::get();
    let create = move |_| {
        let Some(wish) = draft.wish() else { return };
        let people = draft.seats.with_untracked(|seats| people_here(seats, prefs.peek().lang));
        draft.seats.with_untracked(|seats| remember_name(seats, prefs));
        waiter.go_to(async move { api::create(&wish).await }, people);
    };
    view! {
        <div class="page-foot">
            <button
                class="button primary big"
                data-test="create-table"
                disabled=move || waiter.is_busy() || draft.card.with(Option::is_none)
                on:click=create
            >
                {move || words::CREATE_TABLE.of(prefs.lang())}
            </button>
            <p class="page-foot-hint">{move || words::CREATE_HINT.of(prefs.lang())}</p>
        </div>
    }
}
