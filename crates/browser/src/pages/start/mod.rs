//! The start page.

mod bring;
mod picture;
mod visits;

use game::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use stage::GameInfo;

use self::picture::Picture;
use self::visits::MyTables;
use super::go::Go;
use super::seats::my_name;
use super::shell::Shell;
use super::sitting::Waiter;
use super::trouble::TroubleBox;
use super::usual::Usual;
use crate::app::Place;
use crate::parts::extras;
use crate::prefs::Prefs;
use crate::route::Route;
use crate::words::{pages as words, workshop as workshop_words};

pub use bring::BringRecord;
pub use picture::picture;

/// The start page.
#[component]
pub fn Start() -> impl IntoView {
    let prefs = Prefs::get();
    let waiter = Waiter::new();
    play_if_asked(waiter);
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
            <OfTheHour/>
            <SideDoors/>
            <MyTables/>
        </Shell>
    }
}

/// The table of the hour, once that part of the page is here.
#[component]
fn OfTheHour() -> impl IntoView {
    let hour = RwSignal::new(None::<fn() -> AnyView>);
    spawn_local(async move {
        if let Some(extras) = extras().await {
            hour.try_set(Some(extras.hour));
        }
    });
    move || hour.get().map(|hour| hour())
}

/// The two ways to a table that most people want, and the other games at once.
#[component]
fn Doors(waiter: Waiter) -> impl IntoView {
    let prefs = Prefs::get();
    let usual = Usual::now();
    let game = usual.as_ref().map(|usual| usual.game().to_owned());
    let others = stage::GAMES.iter().filter(move |it| Some(it.game()) != game.as_deref());
    view! {
        <div class="doors">
            {usual.map(|usual| view! { <PlayNow usual waiter/> })}
            <Go to=Route::Setup class="button door" test="new-table">
                <span class="door-name">{move || words::NEW_TABLE.of(prefs.lang())}</span>
                <span class="door-hint">{move || words::NEW_TABLE_HINT.of(prefs.lang())}</span>
            </Go>
            <Go to=Route::Lobby class="button door" test="lobby">
                <span class="door-name">{move || words::LOBBY_DOOR.of(prefs.lang())}</span>
                <span class="door-hint">{move || words::LOBBY_DOOR_HINT.of(prefs.lang())}</span>
            </Go>
            <div class="other-doors">
                {others.map(|game_info| other_game(*game_info, waiter)).collect_view()}
            </div>
        </div>
    }
}

/// What was played the last time, at once.
#[component]
fn PlayNow(usual: Usual, waiter: Waiter) -> impl IntoView {
    let prefs = Prefs::get();
    let game_info = stage::game_info(usual.game());
    let (told, begun) = (usual.clone(), usual);
    view! {
        <button
            class="button primary door"
            data-test="play-now"
            disabled=move || waiter.is_busy()
            on:click=move |_| play_now(&begun, waiter)
        >
            <span class="door-name">{move || words::PLAY_NOW.of(prefs.lang())}</span>
            <span class="door-hint">
                {move || game_info.map(|game_info| told.told(game_info, prefs.lang()))}
            </span>
        </button>
    }
}

/// Another game, at once and against bots as well.
fn other_game(game_info: &'static dyn GameInfo, waiter: Waiter) -> impl IntoView {
    let prefs = Prefs::get();
    let usual = Usual::of(game_info.game());
    let told = usual.clone();
    view! {
        <button
            class="button small other-game"
            data-test=format!("play-now-{}", game_info.game())
            disabled=move || waiter.is_busy()
            on:click=move |_| play_now(&usual, waiter)
        >
            {move || told.told(game_info, prefs.lang())}
        </button>
    }
}

/// The icon of the installed page has a way to play at once: `/?play=now`.
fn play_if_asked(waiter: Waiter) {
    let search = window().location().search().unwrap_or_default();
    let usual = Usual::now().filter(|_| search == "?play=now");
    if let Some(usual) = usual {
        // Whoever comes back here has played.
        Place::get().rename(Route::Start);
        play_now(&usual, waiter);
    }
}

fn play_now(usual: &Usual, waiter: Waiter) {
    let people = vec![(Seat::FIRST, my_name(Prefs::get()))];
    waiter.go_to(usual.clone().open(), people);
}

/// Everything else that can be done from here.
#[component]
fn SideDoors() -> impl IntoView {
    let prefs = Prefs::get();
    let lesson = |game_info: &&'static dyn GameInfo| {
        let game_info = *game_info;
        let to = Route::Lesson { game: game_info.game().to_owned(), course: None };
        view! {
            <Go to class="side-door" test="lesson">
                <span class="side-door-name">
                    {move || words::FirstGameOf { game: game_info.about(prefs.lang()).title }.of(prefs.lang())}
                </span>
                <span class="side-door-hint">{move || words::FIRST_GAME_HINT.of(prefs.lang())}</span>
            </Go>
        }
    };
    let workshop = |game_info: &&'static dyn GameInfo| {
        let to = Route::Workshop { game: game_info.game().to_owned() };
        view! {
            <Go to class="side-door" test="workshop">
                <span class="side-door-name">{move || workshop_words::DOOR.of(prefs.lang())}</span>
                <span class="side-door-hint">{move || workshop_words::DOOR_HINT.of(prefs.lang())}</span>
            </Go>
        }
    };
    let workshops = stage::GAMES.iter().filter(|game_info| game_info.has_workshop());
    view! {
        <section class="side-doors">
            {stage::GAMES.iter().map(lesson).collect_view()}
            <Go to=Route::Offline class="side-door" test="offline">
                <span class="side-door-name">{move || words::OFFLINE.of(prefs.lang())}</span>
                <span class="side-door-hint">{move || words::OFFLINE_HINT.of(prefs.lang())}</span>
            </Go>
            {workshops.map(workshop).collect_view()}
            <BringRecord/>
        </section>
        <p class="side-doors-more">
            <Go to=Route::Watch class="text-link" test="watch">
                {move || words::WATCH_DOOR.of(prefs.lang())}
            </Go>
            <Go to=Route::Puzzles class="text-link" test="puzzles">
                {move || words::PUZZLES_DOOR.of(prefs.lang())}
            </Go>
            <Go to=Route::Position class="text-link" test="position">
                {move || words::POSITION_DOOR.of(prefs.lang())}
            </Go>
            <Go to=Route::Study { id: None } class="text-link" test="study">
                {move || words::STUDY_DOOR.of(prefs.lang())}
            </Go>
        </p>
    }
}
