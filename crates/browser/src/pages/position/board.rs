//! The board in a position, and whose turn it is.

use client::Placed;
use game::{Audience, Seat, Turn};
use leptos::prelude::*;
use stage::{GameExtras, HandItem, Lang, PanelPlace};
use words::extras::position as words;

use super::going_on::GoingOn;
use crate::board::{Board, BoardController, BoardTools, Lens};
use crate::pages::go::Go;
use crate::pages::start::BringRecord;
use crate::pages::study::StudyPosition;
use crate::panels::{PanelsAt, Tap, keys_at};
use crate::prefs::Prefs;
use crate::route::Route;
use crate::widgets::{LangSwitch, SeatMark, ThemeSwitch};
use crate::words::pages;

/// The board in a position, and beside it all that is needed to go on.
#[component]
pub fn Shown(
    game_info: &'static dyn GameExtras,
    placed: Placed,
    /// Whether somebody wants to change it.
    writing: RwSignal<bool>,
) -> impl IntoView {
    let prefs = Prefs::get();
    let hand = BoardController::on(game_info.open(), |_| ());
    let look = placed.look().ok();
    if let Some(look) = &look {
        // It was set up by the rules themselves: there is nothing to be refused.
        hand.see(look, Vec::new()).ok();
    }
    let points = look.map(|look| look.standing.current).unwrap_or_default();
    let (turn, seats, known_to) = (placed.turn(), placed.seats(), placed.known_to());
    let options = StoredValue::new(placed.options());
    let text = placed.text().to_owned();
    let title = move || options.with_value(|options| game_info.title(options, prefs.lang()));
    let lens = Lens::new();
    view! {
        <main class="replay position" data-test="position">
            <header class="replay-head">
                <Go to=Route::Start class="button small">
                    {move || pages::TO_START.of(prefs.lang())}
                </Go>
                <h1>{move || format!("{} · {}", words::TITLE.of(prefs.lang()), title())}</h1>
                <div class="replay-switches">
                    <LangSwitch/>
                    <ThemeSwitch/>
                </div>
            </header>
            <div class="replay-board">
                <Board hand lens remaining=true still=true/>
                <BoardTools hand lens remaining=true/>
            </div>
            <div class="replay-side">
                <Standing seats turn points/>
                <Held hand seats/>
                <Remarks turn known_to/>
                <GoingOn placed/>
                <StudyPosition text/>
                <Others writing/>
            </div>
        </main>
    }
}

/// The seats with their points, and who is to move.
#[component]
fn Standing(seats: usize, turn: Turn, points: Vec<i32>) -> impl IntoView {
    let prefs = Prefs::get();
    let row = move |seat: Seat| {
        let moves = matches!(turn, Turn::Decide(seats) if seats.contains(seat));
        let made = points.get(seat.index()).copied();
        view! {
            <li class="replay-player" class:acts=moves data-test=format!("player-{seat}")>
                <SeatMark seat/>
                <span class="replay-name">{move || seat_name(seat, prefs.lang())}</span>
                {moves.then(|| view! {
                    <span class="position-moves" data-test="position-moves">
                        {move || words::TO_MOVE.of(prefs.lang())}
                    </span>
                })}
                <span class="replay-points" data-test=format!("score-{seat}")>{made}</span>
            </li>
        }
    };
    view! { <ul class="replay-players">{Seat::first(seats).map(row).collect_view()}</ul> }
}

/// What is held in this moment, as far as it is known: a drawn tile, cards.
#[component]
fn Held(hand: BoardController, seats: usize) -> impl IntoView {
    let prefs = Prefs::get();
    let panels = Memo::new(move |_| {
        let name = |seat: Seat| seat_name(seat, prefs.lang());
        let names: Vec<String> = Seat::first(seats).map(name).collect();
        hand.ask(|stage, lang| stage.panels(&names, &[], lang))
    });
    let tiles = Memo::new(move |_| hand.ask(|stage, lang| stage.hand(lang)));
    let tile = |item: HandItem| {
        view! {
            <svg class="position-tile" viewBox="0 0 100 100" role="img" aria-label=item.name>
                <g inner_html=item.art.to_string()></g>
            </svg>
        }
    };
    let empty = move || tiles.with(Vec::is_empty) && keys_at(panels, PanelPlace::Hand).is_empty();
    view! {
        <Show when=move || !empty()>
            <section class="panel" data-test="position-held">
                {move || tiles.get().into_iter().map(tile).collect_view()}
                <PanelsAt panels spot=PanelPlace::Hand tap=Tap::nowhere()/>
            </section>
        </Show>
    }
}

fn seat_name(seat: Seat, lang: Lang) -> String {
    format!("{} {}", pages::SEAT.of(lang), seat.index() + 1)
}

/// What one should know before going on.
#[component]
fn Remarks(turn: Turn, known_to: Audience) -> impl IntoView {
    let prefs = Prefs::get();
    let next = match turn {
        Turn::Chance => Some(words::CHANCE),
        Turn::Over => Some(words::OVER),
        Turn::Decide(_) => None,
    };
    let open = move || match known_to {
        Audience::Referee => None,
        Audience::Spectator => Some(words::KNOWN_TO_SPECTATOR.of(prefs.lang()).to_owned()),
        Audience::Seat(seat) => {
            Some(words::KnownToSeat { seat: seat.index() + 1 }.of(prefs.lang()))
        }
    };
    view! {
        {next.map(|next| view! {
            <p class="position-note" data-test="position-next">{move || next.of(prefs.lang())}</p>
        })}
        {move || open().map(|open| view! {
            <p class="position-note" data-test="position-open">{open}</p>
        })}
    }
}

/// The ways to its text and to another file.
#[component]
fn Others(writing: RwSignal<bool>) -> impl IntoView {
    let prefs = Prefs::get();
    view! {
        <button class="button" data-test="position-edit" on:click=move |_| writing.set(true)>
            {move || words::EDIT.of(prefs.lang())}
        </button>
        <BringRecord/>
    }
}
