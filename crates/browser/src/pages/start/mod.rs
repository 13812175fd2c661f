//! The start page.

mod bring;
mod picture;
mod visits;

use game::Seat;
use leptos::prelude::*;
use stage::Theatre;
use wire::rest::{CreateTable, Created};
use wire::{AidPolicy, SeatPlan, Settings};

use self::picture::Picture;
use self::visits::MyTables;
use super::api::{self, Trouble};
use super::go::Go;
use super::seats::my_name;
use super::shell::Shell;
use super::sitting::Waiter;
use super::trouble::TroubleBox;
use crate::prefs::Prefs;
use crate::route::Route;
use crate::words::{pages as words, workshop as workshop_words};

pub use bring::BringRecord;
pub use picture::picture;

/// Whom *Play now* plays against: somebody who answers at once and can be beaten.
const OPPONENT: &str = "greedy";

/// The start page.
#[component]
pub fn Start() -> impl IntoView {
    let prefs = Prefs::get();
    let waiter = Waiter::new();
    view! {
        <Shell class="start">
            <section class="hero">
                <div class="hero-words">
                    <h1>{move || words::WELCOME.of(prefs.lang())}</h1>
                    <p class="hero-lead">{move || words::WELCOME_LEAD.of(prefs.lang())}</p>
                    <Doors waiter/>
                    <TroubleBox trouble=waiter.trouble()/>
                </div>
                <Picture/>
            </section>
            <SideDoors/>
            <MyTables/>
        </Shell>
    }
}

/// The two ways to a table that most people want.
#[component]
fn Doors(waiter: Waiter) -> impl IntoView {
    let prefs = Prefs::get();
    view! {
        <div class="doors">
            <button
                class="button primary door"
                data-test="play-now"
                disabled=move || waiter.is_busy()
                on:click=move |_| stage::THEATRES.iter().take(1).for_each(|it| play_now(*it, waiter))
            >
                <span class="door-name">{move || words::PLAY_NOW.of(prefs.lang())}</span>
                <span class="door-hint">{move || words::PLAY_NOW_HINT.of(prefs.lang())}</span>
            </button>
            <Go to=Route::Setup class="button door" test="new-table">
                <span class="door-name">{move || words::NEW_TABLE.of(prefs.lang())}</span>
                <span class="door-hint">{move || words::NEW_TABLE_HINT.of(prefs.lang())}</span>
            </Go>
            {stage::THEATRES.iter().skip(1).map(|theatre| other_game(*theatre, waiter)).collect_view()}
        </div>
    }
}

/// Another game, at once and against bots as well.
fn other_game(theatre: &'static dyn Theatre, waiter: Waiter) -> impl IntoView {
    let prefs = Prefs::get();
    view! {
        <button
            class="button small other-game"
            data-test=format!("play-now-{}", theatre.game())
            disabled=move || waiter.is_busy()
            on:click=move |_| play_now(theatre, waiter)
        >
            {move || words::play_now_at(theatre.about(prefs.lang()).title, prefs.lang())}
        </button>
    }
}

fn play_now(theatre: &dyn Theatre, waiter: Waiter) {
    let game = theatre.game();
    let people = vec![(Seat::FIRST, my_name(Prefs::get()))];
    waiter.go_to(against_bots(game), people);
}

/// A table for one person, and as many bots as the game needs.
async fn against_bots(game: &'static str) -> Result<Created, Trouble> {
    let cards = api::games().await?;
    let least = cards.iter().find(|card| card.name == game).map_or(2, |card| card.seats_least);
    let bot = SeatPlan::Bot { level: OPPONENT.to_owned() };
    let bots = std::iter::repeat_n(bot, least.saturating_sub(1).max(1));
    let wish = CreateTable {
        game: game.to_owned(),
        options: Default::default(),
        seats: std::iter::once(SeatPlan::Person).chain(bots).collect(),
        settings: Settings { aid: AidPolicy::Learner, ..Settings::default() },
    };
    api::create(&wish).await
}

/// Everything else that can be done from here.
#[component]
fn SideDoors() -> impl IntoView {
    let prefs = Prefs::get();
    let lesson = |theatre: &&'static dyn Theatre| {
        let theatre = *theatre;
        let to = Route::Lesson { game: theatre.game().to_owned(), course: None };
        view! {
            <Go to class="side-door" test="lesson">
                <span class="side-door-name">
                    {move || words::first_game_of(theatre.about(prefs.lang()).title, prefs.lang())}
                </span>
                <span class="side-door-hint">{move || words::FIRST_GAME_HINT.of(prefs.lang())}</span>
            </Go>
        }
    };
    let workshop = |theatre: &&'static dyn Theatre| {
        let to = Route::Workshop { game: theatre.game().to_owned() };
        view! {
            <Go to class="side-door" test="workshop">
                <span class="side-door-name">{move || workshop_words::DOOR.of(prefs.lang())}</span>
                <span class="side-door-hint">{move || workshop_words::DOOR_HINT.of(prefs.lang())}</span>
            </Go>
        }
    };
    let workshops = stage::THEATRES.iter().filter(|theatre| theatre.has_workshop());
    view! {
        <section class="side-doors">
            {stage::THEATRES.iter().map(lesson).collect_view()}
            <Go to=Route::Offline class="side-door" test="offline">
                <span class="side-door-name">{move || words::OFFLINE.of(prefs.lang())}</span>
                <span class="side-door-hint">{move || words::OFFLINE_HINT.of(prefs.lang())}</span>
            </Go>
            {workshops.map(workshop).collect_view()}
            <BringRecord/>
        </section>
    }
}
