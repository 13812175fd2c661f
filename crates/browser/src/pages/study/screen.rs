//! The study's screen: the board, what is asked below it, everything else beside it.

use game::{Coded, Seat, Turn};
use leptos::prelude::*;
use serde_json::Value;
use stage::PanelPlace;
use study::StudyError;
use words::extras::study as words;

use super::bar::{Bar, DrawnFrom, EyesPanel};
use super::chance::ChancePanel;
use super::course::Course;
use super::desk::Desk;
use super::engine::EnginePanel;
use super::keys;
use super::notes::{NotesPanel, Pens};
use super::share::SharePanel;
use super::tree::TreePanel;
use crate::app::Place;
use crate::board::{Board, BoardTools};
use crate::pages::go::Go;
use crate::pages::lesson::NoSuchGame;
use crate::pages::openings::OpeningAdvice;
use crate::pages::shell::Shell;
use crate::pages::start::BringRecord;
use crate::pages::{offline, shelf};
use crate::panels::{Panels, PanelsAt, Tap, keys_at};
use crate::prefs::Prefs;
use crate::route::Route;
use crate::widgets::{LangSwitch, SeatMark, ThemeSwitch};
use crate::words::{pages, refusals};

/// A study on the screen.
#[component]
pub fn Screen(
    course: Course,
    /// Its id, where the server keeps it.
    id: Option<String>,
) -> impl IntoView {
    let game = untrack(|| course.ask(|study| study.heading().game.clone()));
    offline::note_open(false);
    match stage::extras(&game) {
        Some(game_info) => view! { <Laid desk=Desk::lay(game_info, course) id/> }.into_any(),
        None => view! { <NoSuchGame/> }.into_any(),
    }
}

#[component]
fn Laid(desk: Desk, id: Option<String>) -> impl IntoView {
    let Desk { hand, lens, .. } = desk;
    keys::watch(desk);
    let panels = panels(desk);
    view! {
        <main class="replay study" data-test="study">
            <Head desk/>
            <div class="replay-board">
                <Board hand lens remaining=true still=true/>
                <Pens desk/>
                <BoardTools hand lens remaining=true/>
            </div>
            <div class="replay-bar study-below">
                <Fault desk/>
                <Bar desk panels/>
            </div>
            <div class="replay-side">
                <DrawnFrom desk/>
                <Scores desk/>
                <EyesPanel desk/>
                <PanelsFor desk panels/>
                <ChancePanel desk/>
                <Openings desk/>
                <EnginePanel desk/>
                <TreePanel desk/>
                <NotesPanel desk/>
                <AsText desk/>
                <SharePanel desk id/>
                <Others/>
            </div>
        </main>
    }
}

#[component]
fn Head(desk: Desk) -> impl IntoView {
    let prefs = Prefs::get();
    let title = move || {
        desk.course.ask(|study| match study.heading().title.as_str() {
            "" => desk.game_info.about(prefs.lang()).title.to_owned(),
            title => title.to_owned(),
        })
    };
    view! {
        <header class="replay-head">
            <Go to=Route::Start class="button small">{move || pages::TO_START.of(prefs.lang())}</Go>
            <h1>{move || format!("{} · {}", words::TITLE.of(prefs.lang()), title())}</h1>
            <div class="replay-switches">
                <LangSwitch/>
                <ThemeSwitch/>
            </div>
        </header>
    }
}

/// Why the last thing was not done.
#[component]
fn Fault(desk: Desk) -> impl IntoView {
    let prefs = Prefs::get();
    let game = desk.game_info.game();
    let said = move |code: String| match words::named(&code) {
        Some(word) => word.of(prefs.lang()),
        None => refusals::in_game(&code, game, prefs.lang()),
    };
    move || {
        desk.course.fault().map(|code| {
            view! { <p class="study-fault" role="alert" data-test="study-fault">{said(code)}</p> }
        })
    }
}

/// The players with their points, and who is to move.
#[component]
fn Scores(desk: Desk) -> impl IntoView {
    let course = desk.course;
    let points = Memo::new(move |_| {
        course.look().map(|(look, _)| look.standing.last.unwrap_or(look.standing.current))
    });
    let row = move |seat: Seat| {
        let acts =
            move || matches!(course.turn(), Some(Turn::Decide(seats)) if seats.contains(seat));
        let made = move || points.get().and_then(|points| points.get(seat.index()).copied());
        view! {
            <li class="replay-player" class:acts=acts data-test=format!("player-{seat}")>
                <SeatMark seat/>
                <span class="replay-name">{move || desk.name(seat)}</span>
                <span class="replay-points" data-test=format!("score-{seat}")>{made}</span>
            </li>
        }
    };
    view! { <ul class="replay-players">{course.seats().map(row).collect_view()}</ul> }
}

/// What lies beside the board here.
fn panels(desk: Desk) -> Panels {
    let told = Memo::new(move |_| -> Vec<Value> {
        let audience = desk.course.audience();
        let here = desk.course.here();
        desk.course.ask(|study| {
            let line = study.tree().line_to(here).into_iter();
            line.filter_map(|id| study.told(id))
                .flat_map(|told| told.to(audience).to_vec())
                .collect()
        })
    });
    Memo::new(move |_| {
        let names = desk.names();
        told.with(|told| desk.hand.ask(|stage, lang| stage.panels(&names, told, lang)))
    })
}

/// What asks for something beside the board, and what a table keeps behind tabs.
#[component]
fn PanelsFor(desk: Desk, panels: Panels) -> impl IntoView {
    let tap = Tap::to(desk.hand);
    let at = move |spot: PanelPlace| {
        let empty = move || keys_at(panels, spot).is_empty();
        view! {
            <Show when=move || !empty()>
                <div class="panel study-desk"><PanelsAt panels spot tap/></div>
            </Show>
        }
    };
    let tab = move |key: &'static str| {
        view! {
            <details class="panel more" data-test=format!("study-{key}")>
                <summary><h2>{move || crate::panels::title_of(panels, key)}</h2></summary>
                <crate::panels::PanelRows panels key tap/>
            </details>
        }
    };
    view! {
        {at(PanelPlace::Desk)}
        {at(PanelPlace::Aside)}
        <For each=move || keys_at(panels, PanelPlace::Tab) key=|key| *key children=tab/>
    }
}

/// Where to begin, in games in which that is half of it; for whoever may know what the seat knows that decides.
#[component]
fn Openings(desk: Desk) -> impl IntoView {
    let course = desk.course;
    let look = Signal::derive(move || {
        course.known_mover().and_then(|_| course.look()).map(|(look, _)| look)
    });
    let record = UnsyncCallback::new(move |()| {
        let here = untrack(|| course.here());
        course.work_out(|study| study.record(here))
    });
    view! { <OpeningAdvice game_info=desk.game_info hand=desk.hand look record brought=true/> }
}

/// The ways to another study.
#[component]
fn Others() -> impl IntoView {
    let prefs = Prefs::get();
    let place = Place::get();
    let begin = move |_| {
        shelf::put_away_study();
        place.go(Route::Study { id: None });
    };
    view! {
        <button class="button" data-test="study-new" on:click=begin>
            {move || words::NEW_STUDY.of(prefs.lang())}
        </button>
        <BringRecord/>
    }
}

/// Everything that whoever looks may know, line by line: hands, what is left, whose turn it is.
#[component]
fn AsText(desk: Desk) -> impl IntoView {
    let prefs = Prefs::get();
    let open = RwSignal::new(false);
    let text = move || open.get().then(|| desk.course.position()).flatten();
    view! {
        <details class="panel more" on:toggle=move |_| open.update(|open| *open = !*open)>
            <summary data-test="study-text"><h2>{move || words::AS_TEXT.of(prefs.lang())}</h2></summary>
            <pre class="study-text" tabindex="0" data-test="study-position">{text}</pre>
        </details>
    }
}

/// What is wrong with a study that was brought.
#[component]
pub fn Broken(error: StudyError) -> impl IntoView {
    let prefs = Prefs::get();
    let (code, line, detail) = (error.code(), error.line, error.fault.to_string());
    let place = move || {
        line.map(|line| format!("{} {line}: ", pages::LINE.of(prefs.lang()))).unwrap_or_default()
    };
    let said = move || match words::named(code) {
        Some(word) => word.of(prefs.lang()),
        None => refusals::sentence(code, prefs.lang()),
    };
    view! {
        <Shell>
            <h1>{move || words::TITLE.of(prefs.lang())}</h1>
            <div class="trouble" role="alert" data-test="study-broken">
                <p><strong>{move || words::BROKEN.of(prefs.lang())}</strong> " " {place} {said}</p>
                <p class="trouble-detail" lang="en">{detail}</p>
            </div>
            <section class="side-doors">
                <BringRecord/>
            </section>
        </Shell>
    }
}

/// The link leads to no study, or no longer to one.
#[component]
pub fn Nothing() -> impl IntoView {
    let prefs = Prefs::get();
    view! {
        <Shell>
            <h1>{move || words::TITLE.of(prefs.lang())}</h1>
            <div class="trouble" role="alert">
                <p>{move || words::NO_SUCH_STUDY.of(prefs.lang())}</p>
            </div>
            <Go to=Route::Study { id: None } class="button">
                {move || words::BEGIN.of(prefs.lang())}
            </Go>
        </Shell>
    }
}
