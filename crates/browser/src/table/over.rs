//! The result, laid over the board.

use client::Known;
use game::Seat;
use leptos::prelude::*;
use wire::Phase;

use super::breakdown::Breakdown;
use super::fair::VerifyButton;
use super::next_steps::{PointsOverTime, ReplayButton, SaveButton, ShareButton};
use super::players::Rating;
use super::playing::Play;
use super::rematch::RematchWish;
use super::room::Room;
use super::verdict::{Verdict, final_points};
use crate::widgets::SeatMark;
use crate::words::table as words;

/// The result of a match that is over; it can be put aside to see the board.
#[component]
pub fn GameOver() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let over =
        Memo::new(move |_| room.known(|known| known.state.phase == Phase::Over) == Some(true));
    let open = play.result_open;
    let lang = move || room.prefs.lang();
    view! {
        <Show when=move || over.get()>
            <Show
                when=move || open.get()
                fallback=move || view! {
                    <button class="button result-again" on:click=move |_| open.set(true)>
                        {move || words::RESULT.of(lang())}
                    </button>
                }
            >
                <section class="game-over" data-test="game-over" aria-label=move || words::RESULT.of(lang())>
                    <header>
                        <h2>{move || headline(room)}</h2>
                        <button
                            class="icon-button"
                            aria-label=move || words::SHOW_BOARD.of(lang())
                            title=move || words::SHOW_BOARD.of(lang())
                            on:click=move |_| open.set(false)
                        >
                            "✕"
                        </button>
                    </header>
                    <FinalScores/>
                    <Verdict/>
                    <NextSteps/>
                    <PointsOverTime/>
                    <Breakdown/>
                </section>
            </Show>
        </Show>
    }
}

fn headline(room: Room) -> String {
    let winners = room.known(|known| known.state.winners).flatten().unwrap_or_default();
    let names: Vec<String> = winners.iter().map(|seat| room.name(seat)).collect();
    words::won(&names, room.prefs.lang())
}

/// The seats by their points.
#[component]
fn FinalScores() -> impl IntoView {
    let room = Room::here();
    let ranked = Memo::new(move |_| room.known(ranked).unwrap_or_default());
    let row = move |(seat, points, won): (Seat, i32, bool)| {
        view! {
            <li class="final" class:won=won>
                <SeatMark seat/>
                <span class="name">{move || room.name(seat)} <Rating seat/></span>
                {won.then(|| view! { <span class="laurel" aria-hidden="true">"❦"</span> })}
                <span class="score">{points}</span>
            </li>
        }
    };
    view! {
        <ol class="finals">{move || ranked.get().into_iter().map(row).collect_view()}</ol>
    }
}

fn ranked(known: &Known) -> Vec<(Seat, i32, bool)> {
    let points = final_points(known);
    let won = |seat| known.state.winners.is_some_and(|winners| winners.contains(seat));
    let mut ranked: Vec<(Seat, i32, bool)> =
        Seat::first(points.len()).zip(points).map(|(seat, made)| (seat, made, won(seat))).collect();
    // Who gave up may have more points than who has won.
    ranked.sort_by_key(|&(_, points, won)| (!won, -points));
    ranked
}

/// What can be done now.
#[component]
fn NextSteps() -> impl IntoView {
    let room = Room::here();
    view! {
        <footer class="next-steps">
            <RematchWish test="rematch"/>
            <ReplayButton test="replay"/>
            {(!room.is_lesson()).then(|| view! {
                <ShareButton/>
                <SaveButton/>
                <div class="verify"><VerifyButton/></div>
            })}
        </footer>
    }
}
