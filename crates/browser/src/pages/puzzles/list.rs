//! The puzzles to choose from: that of the day, and each game's by themes.

use leptos::prelude::*;
use puzzles::{Collection, Entry};
use words::extras::puzzles as words;

use super::collection::fetched;
use super::game_card::GameCard;
use super::progress::{kept, today};
use crate::pages::go::Go;
use crate::pages::shell::Shell;
use crate::prefs::Prefs;
use crate::route::Route;

/// The puzzles to choose from.
#[component]
pub fn PuzzlesPage() -> impl IntoView {
    fetched(|collection| view! { <List collection/> }.into_any())
}

#[component]
fn List(collection: &'static Collection) -> impl IntoView {
    let prefs = Prefs::get();
    let games = collection.games();
    let card = move |game: &'static str| view! { <GameCard collection game/> };
    view! {
        <Shell class="puzzles">
            <h1>{move || words::TITLE.of(prefs.lang())}</h1>
            <p class="page-lead">{move || words::LEAD.of(prefs.lang())}</p>
            {today().puzzle(collection).map(|entry| view! { <Daily entry/> })}
            {games.into_iter().map(card).collect_view()}
        </Shell>
    }
}

/// The puzzle of the day.
#[component]
fn Daily(entry: Entry<'static>) -> impl IntoView {
    let prefs = Prefs::get();
    let progress = kept();
    let day = today().day;
    let (done, days) = (progress.has_solved_daily(day), progress.days(day));
    let game = stage::game_info(&entry.source.game);
    let title = move || {
        let lang = prefs.lang();
        let game = game.map(|game| game.about(lang).title).unwrap_or_default();
        format!("{} · {game}", words::DAILY.of(lang))
    };
    let hint = move || if done { words::DAILY_DONE } else { words::DAILY_HINT };
    view! {
        <section class="panel puzzle-daily">
            <h2>{title}</h2>
            <p class="panel-text">
                {move || hint().of(prefs.lang())}
                {(days > 0).then(|| view! {
                    <span data-test="puzzle-days">
                        {move || format!(" · {}", words::Days { days }.of(prefs.lang()))}
                    </span>
                })}
            </p>
            <Go
                to=Route::Puzzle { id: entry.puzzle.id.clone() }
                class="button primary"
                test="puzzle-daily"
            >
                {move || words::SOLVE.of(prefs.lang())}
            </Go>
        </section>
    }
}
