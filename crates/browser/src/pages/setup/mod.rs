//! A new table: which game, who plays, and whatever else a table may agree on.

mod agreement;
mod cards;
mod draft;
mod knob;
mod maps;
mod more;
mod options;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::rest::GameCard;

use self::cards::GameCards;
use self::knob::Knob;
use self::maps::PicturedOption;
use self::more::More;
use super::api;
use super::go::Go;
use super::seats::{Seats, Who, given_name, people_here, remember_name};
use super::shell::Shell;
use super::sitting::Waiter;
use super::trouble::TroubleBox;
use super::usual;
use crate::prefs::Prefs;
use crate::route::Route;
use crate::words::{pages as words, workshop as workshop_words};

pub use agreement::{CLOCKS_FOR_STRANGERS, aid_in_words, aid_name, clock_in_words};
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
            <Arrangement cards draft newcomer served=true/>
            <TroubleBox trouble=waiter.trouble()/>
            <CreateButton draft waiter/>
        </Shell>
    }
}

/// Only what the page can show is offered.
fn is_shown(card: &GameCard) -> bool {
    stage::game_info(&card.name).is_some()
}

/// Everything that is chosen for a table, in the order in which people think of it: what, who,
/// where, and what most leave as it is.
#[component]
pub fn Arrangement(
    cards: RwSignal<Vec<GameCard>>,
    draft: Draft,
    /// Who comes when a seat is added.
    newcomer: Who,
    /// Is it on a server, where others come by a link and time can be kept?
    served: bool,
) -> impl IntoView {
    let prefs = Prefs::get();
    view! {
        <GameCards cards draft/>
        <section class="panel">
            <h2>{move || words::SEATS.of(prefs.lang())}</h2>
            <Seats seats=draft.seats choices=Signal::derive(move || draft.choices(served)) newcomer/>
            {move || draft.by_agreement(prefs.lang()).map(|few| view! {
                <p class="seats-hint" role="status" data-test="seats-hint">{few.said}</p>
            })}
        </section>
        <Pictured draft/>
        <More draft timed=served/>
    }
}

/// What is chosen by pictures: maps and expansions, and the way to maps of one's own.
#[component]
fn Pictured(draft: Draft) -> impl IntoView {
    let prefs = Prefs::get();
    let workshop = |card: &GameCard| {
        let game_info = stage::game_info(&card.name).filter(|game_info| game_info.has_workshop());
        game_info.map(|_| Route::Workshop { game: card.name.clone() })
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
        let knobs = Knob::all(card, draft.options).into_iter();
        let pictured = knobs.filter_map(|knob| Some((knob, knob.pictured()?)));
        let option = |(knob, of): (Knob, Vec<String>)| view! { <PicturedOption knob of draft/> };
        view! {
            {pictured.map(option).collect_view()}
            {door.map(|door| view! { <p class="setup-door">{door}</p> })}
        }
    };
    move || draft.card.get().map(shown)
}

#[component]
fn CreateButton(draft: Draft, waiter: Waiter) -> impl IntoView {
    let prefs = Prefs::get();
    let create = move |_| {
        let Some(wish) = draft.wish() else { return };
        let people = draft.seats.with_untracked(|seats| people_here(seats, prefs.peek().lang));
        draft.seats.with_untracked(|seats| remember_name(seats, prefs));
        usual::remember(&wish);
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
