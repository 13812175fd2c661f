//! The replay's screen: the board, the controls below it, everything told beside it.

use client::Replay;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use stage::GameExtras;

use super::Source;
use super::chart::PointsChart;
use super::controls::Controls;
use super::dice::Dice;
use super::expected::ExpectedPanel;
use super::figures::Figures;
use super::lines::{GamePanels, LogPanel, PointsPanel};
use super::play_on::PlayOn;
use super::reel::Reel;
use super::review::ReviewPanels;
use super::share::ShareMatch;
use crate::board::{Board, BoardTools, Lens};
use crate::pages::go::Go;
use crate::pages::study::StudyRecord;
use crate::prefs::Prefs;
use crate::route::Route;
use crate::table::{PositionButtons, copy_text, file_name, save_text};
use crate::widgets::{LangSwitch, SeatMark, ThemeSwitch};
use crate::words::{pages as words, table, together};

/// The match on the screen.
#[component]
pub fn Screen(
    game_info: &'static dyn GameExtras,
    replay: Replay,
    /// Where its record comes from.
    source: Source,
) -> impl IntoView {
    let prefs = Prefs::get();
    let options = StoredValue::new(replay.record().options());
    let title = Signal::derive(move || {
        options.with_value(|options| game_info.title(options, Prefs::get().lang()))
    });
    let reel = Reel::new(game_info, replay);
    let lens = Lens::new();
    watch_keys(reel);
    view! {
        <main class="replay">
            <ReplayHead title source=source.clone()/>
            <div class="replay-board">
                <Board hand=reel.hand lens remaining=true still=true/>
                <BoardTools hand=reel.hand lens remaining=true/>
            </div>
            <Controls reel/>
            <div class="replay-side">
                <Scores reel/>
                <ReviewPanels reel source=source.clone()/>
                <ExpectedPanel reel source=source.clone()/>
                <LogPanel reel/>
                <GamePanels reel/>
                <PointsChart reel/>
                <Figures reel/>
                <PointsPanel reel/>
                {id_of(&source).map(|id| view! { <ShareMatch id/> })}
                <Dice reel source/>
                <Download reel/>
                <TakePosition reel/>
                <PlayOn reel/>
                <StudyHere reel/>
                <Go to=Route::Puzzles class="button" test="puzzles">
                    {move || words::PUZZLES_DOOR.of(prefs.lang())}
                </Go>
            </div>
        </main>
    }
}

/// The table of the server that draws what is handed on.
fn id_of(source: &Source) -> Option<String> {
    match source {
        Source::Table(id) => Some(id.clone()),
        Source::Brought { .. } => None,
    }
}

#[component]
fn ReplayHead(title: Signal<String>, source: Source) -> impl IntoView {
    let prefs = Prefs::get();
    let (back, back_word) = match source {
        Source::Table(id) => (Route::Table { id, seat: None }, words::TO_TABLE),
        Source::Brought { .. } => (Route::Start, words::TO_START),
    };
    view! {
        <header class="replay-head">
            <Go to=back class="button small">{move || back_word.of(prefs.lang())}</Go>
            <h1>
                {move || format!("{} · {}", words::REPLAY.of(prefs.lang()), title.get())}
            </h1>
            <div class="replay-switches">
                <LangSwitch/>
                <ThemeSwitch/>
            </div>
        </header>
    }
}

/// Arrow keys step, the space bar starts and stops, Home and End go to the ends.
fn watch_keys(reel: Reel) {
    let keys = window_event_listener(ev::keydown, move |event| {
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
        let focus = document().active_element().map(|active| active.tag_name()).unwrap_or_default();
        if modified || event.default_prevented() || TAKES_KEYS.contains(&focus.as_str()) {
            return;
        }
        match event.key().as_str() {
            "ArrowRight" | "." => reel.step(1),
            "ArrowLeft" | "," => reel.step(-1),
            "Home" => reel.go_to(0),
            "End" => reel.go_to(usize::MAX),
            " " if !TAKES_SPACE.contains(&focus.as_str()) => reel.toggle(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
}

/// What has keys of its own while it has the focus.
const TAKES_KEYS: [&str; 3] = ["INPUT", "TEXTAREA", "SELECT"];

/// What the space bar presses.
const TAKES_SPACE: [&str; 3] = ["BUTTON", "A", "SUMMARY"];

/// The players with their points at this moment.
#[component]
fn Scores(reel: Reel) -> impl IntoView {
    let prefs = Prefs::get();
    let row = move |seat: game::Seat| {
        let rating = |rating| {
            let said = move || table::Rating { rating }.of(prefs.lang());
            view! { <small title=said data-test=format!("rating-{seat}")>{rating}</small> }
        };
        let name = move || reel.names().get(seat.index()).cloned();
        let points = move || reel.points().get(seat.index()).copied();
        let acts = move || {
            let moment = reel.moment();
            reel.ask(|replay| replay.seat(moment)) == Some(seat)
        };
        view! {
            <li class="replay-player" class:acts=acts data-test=format!("player-{seat}")>
                <SeatMark seat/>
                <span class="replay-name">{name} {reel.rating(seat).map(rating)}</span>
                <span class="replay-points" data-test=format!("score-{seat}")>{points}</span>
            </li>
        }
    };
    view! { <ul class="replay-players">{reel.seats().map(row).collect_view()}</ul> }
}

/// The way to the study board; a match that still runs has none.
#[component]
fn StudyHere(reel: Reel) -> impl IntoView {
    let moment = move || {
        let moment = untrack(|| reel.moment());
        (reel.ask(|replay| replay.record().to_string()), moment)
    };
    reel.ask(Replay::is_over).then(|| view! { <StudyRecord moment/> })
}

#[component]
fn Download(reel: Reel) -> impl IntoView {
    let prefs = Prefs::get();
    let save = move |_| {
        let (name, text) = reel.ask(|replay| {
            let record = replay.record();
            (format!("{}.anleger", record.game()), record.to_string())
        });
        save_text(&name, &text);
    };
    view! {
        <button class="button" data-test="download-record" on:click=save>
            {move || words::DOWNLOAD.of(prefs.lang())}
        </button>
    }
}

/// The position at the moment shown.
#[component]
fn TakePosition(reel: Reel) -> impl IntoView {
    let text = move || {
        let moment = untrack(|| reel.moment());
        reel.ask(|replay| replay.position(moment).ok().map(|position| position.to_string()))
    };
    let copied = RwSignal::new(false);
    let save = move || {
        let name = reel.ask(|replay| file_name(replay.record().game()));
        text().into_iter().for_each(|text| save_text(&name, &text));
    };
    let copy = move || {
        let Some(text) = text() else { return };
        spawn_local(async move {
            copied.try_set(copy_text(&text).await);
        });
    };
    view! {
        <PositionButtons class="button" save copy/>
        <p class="replay-copied" role="status">
            {move || copied.get().then(|| together::COPIED.of(Prefs::get().lang()))}
        </p>
    }
}
