//! The start page.

mod bring;
mod picture;
mod visits;

use game::Seat;
use leptos::prelude::*;
use wire::rest::CreateTable;
use wire::{AidPolicy, SeatPlan, Settings};

use self::picture::Picture;
use self::visits::MyTables;
use super::api;
use super::go::Go;
use super::seats::my_name;
use super::shell::Shell;
use super::sitting::Waiter;
use super::trouble::TroubleBox;
use crate::prefs::Prefs;
use crate::route::Route;
use crate::words::pages as words;

pub use bring::BringRecord;

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
                on:click=move |_| play_now(waiter)
            >
                <span class="door-name">{move || words::PLAY_NOW.of(prefs.lang())}</span>
                <span class="door-hint">{move || words::PLAY_NOW_HINT.of(prefs.lang())}</span>
            </button>
            <Go to=Route::Setup class="button door" test="new-table">
                <span class="door-name">{move || words::NEW_TABLE.of(prefs.lang())}</span>
                <span class="door-hint">{move || words::NEW_TABLE_HINT.of(prefs.lang())}</span>
            </Go>
        </div>
    }
}

fn play_now(waiter: Waiter) {
    let Some(theatre) = stage::THEATRES.first() else { return };
    let wish = CreateTable {
        game: theatre.game().to_owned(),
        options: Default::default(),
        seats: vec![SeatPlan::Person, SeatPlan::Bot { level: OPPONENT.to_owned() }],
        settings: Settings { aid: AidPolicy::Learner, ..Settings::default() },
    };
    let people = vec![(Seat::FIRST, my_name(Prefs::get()))];
    waiter.go_to(async move { api::create(&wish).await }, people);
}

/// Everything else that can be done from here.
#[component]
fn SideDoors() -> impl IntoView {
    let prefs = Prefs::get();
    let lesson = stage::THEATRES.first().map(|theatre| {
        let to = Route::Lesson { game: theatre.game().to_owned() };
        view! {
            <Go to class="side-door" test="lesson">
                <span class="side-door-name">{move || words::FIRST_GAME.of(prefs.lang())}</span>
                <span class="side-door-hint">{move || words::FIRST_GAME_HINT.of(prefs.lang())}</span>
            </Go>
        }
    });
    view! {
        <section class="side-doors">
            {lesson}
            <Go to=Route::Offline class="side-door" test="offline">
                <span class="side-door-name">{move || words::OFFLINE.of(prefs.lang())}</span>
                <span class="side-door-hint">{move || words::OFFLINE_HINT.of(prefs.lang())}</span>
            </Go>
            <BringRecord/>
        </section>
    }
}
