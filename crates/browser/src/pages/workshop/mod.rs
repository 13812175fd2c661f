//! Where people make boards of their own: brushes, a board to paint on, and what is still wrong.

mod bench;
mod board_link;
mod easel;
mod files;
mod palette;
mod play;
mod side;

use leptos::prelude::*;
use stage::GameInfo;

use self::bench::Bench;
use self::files::FileButtons;
use self::palette::Palette;
use self::play::PlayIt;
use self::side::{Complaints, Fields, Patterns};
use super::go::Go;
use super::lesson::NoSuchGame;
use crate::board::{Board, FitButton};
use crate::prefs::Prefs;
use crate::route::Route;
use crate::widgets::{LangSwitch, ThemeSwitch};
use crate::words::{pages as page_words, workshop as words};

/// The workshop of a game.
#[component]
pub fn WorkshopPage(game: String) -> impl IntoView {
    let found = stage::extras(&game).and_then(|game_info| Some((game_info, game_info.workshop()?)));
    match found {
        Some((game_info, workshop)) => {
            let bench = Bench::new(game_info, workshop);
            view! { <Workplace bench game_info/> }.into_any()
        }
        None => view! { <NoSuchGame/> }.into_any(),
    }
}

#[component]
fn Workplace(bench: Bench, game_info: &'static dyn GameInfo) -> impl IntoView {
    let prefs = Prefs::get();
    let title = move || words::Title { game: game_info.about(prefs.lang()).title }.of(prefs.lang());
    let told = Memo::new(move |_| bench.ask(|workshop, lang| workshop.told(lang)));
    view! {
        <main class="workshop" data-test="workshop">
            <header class="workshop-head">
                <Go to=Route::Start class="button small">
                    {move || page_words::TO_START.of(prefs.lang())}
                </Go>
                <h1>{title}</h1>
                <div class="replay-switches">
                    <LangSwitch/>
                    <ThemeSwitch/>
                </div>
            </header>
            <p class="unseen" role="status" data-test="workshop-told">{move || told.get()}</p>
            <div class="workshop-board">
                <Board hand=bench.hand lens=bench.lens/>
                <div class="tools" role="toolbar" aria-label=move || words::TOOLS.of(prefs.lang())>
                    <FitButton lens=bench.lens/>
                </div>
            </div>
            <Palette bench/>
            <div class="workshop-side">
                <Complaints bench/>
                <Patterns bench/>
                <PlayIt bench/>
                <Fields bench/>
                <FileButtons bench/>
            </div>
        </main>
    }
}
