//! The result, laid over the board.

use game::Seat;
use leptos::prelude::*;
use parlour::Known;
use wire::{ClientFrame, Phase};

use super::breakdown::Breakdown;
use super::fair::VerifyButton;
use super::playing::Play;
use super::record::save_text;
use super::room::{Room, RoomKind};
use crate::pages::Go;
use crate::route::Route;
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
                    <Breakdown/>
                    <NextSteps/>
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
                <span class="name">{move || room.name(seat)}</span>
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
    let standing = known.look().map(|look| look.standing.clone());
    let points = standing.map(|standing| standing.last.unwrap_or(standing.current));
    let points = points.unwrap_or_default();
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
            <RematchButton/>
            <RecordButtons/>
            {(!room.is_lesson()).then(|| view! { <div class="verify"><VerifyButton/></div> })}
        </footer>
    }
}

/// Another match with the same people.
#[component]
fn RematchButton() -> impl IntoView {
    let room = Room::here();
    let lang = move || room.prefs.lang();
    let wanted =
        Memo::new(move |_| room.known(|known| known.state.rematch_wanted).unwrap_or_default());
    let mine = move || room.known(|known| known.yours).unwrap_or_default();
    let asked = move || !mine().is_empty() && mine().iter().all(|seat| wanted.get().contains(seat));
    let ask = move |_| {
        for seat in room.peek(|known| known.yours).unwrap_or_default().iter() {
            room.send(ClientFrame::Rematch { seat });
        }
    };
    let next = Memo::new(move |_| room.known(|known| known.state.rematch.clone()).flatten());
    let link = move |table: String| {
        let to = Route::Table { id: table, seat: None };
        view! { <Go to class="button primary">{move || words::NEXT_MATCH.of(lang())}</Go> }
    };
    view! {
        <Show when=move || !mine().is_empty() && next.get().is_none()>
            <button class="button primary" data-test="rematch" disabled=asked on:click=ask>
                {move || words::REMATCH.of(lang())}
            </button>
        </Show>
        {move || (asked() && next.get().is_none()).then(|| view! {
            <p class="quiet" role="status">{words::REMATCH_ASKED.of(lang())}</p>
        })}
        {move || next.get().map(link)}
    }
}

/// Looking at it again, and taking it home.
#[component]
fn RecordButtons() -> impl IntoView {
    let room = Room::here();
    let lang = move || room.prefs.lang();
    match room.kind() {
        RoomKind::Server { id, .. } => {
            let (record, file) = (format!("/api/tables/{id}/record"), file_name(&id));
            view! {
                <Go to=Route::Replay { id } class="button" test="replay">
                    {move || words::REPLAY.of(lang())}
                </Go>
                <a class="button" data-test="download-record" href=record download=file>
                    {move || words::DOWNLOAD.of(lang())}
                </a>
            }
            .into_any()
        }
        RoomKind::Local(desk) => {
            let download = move |_| {
                if let Some(text) = desk.record.run(()) {
                    save_text(&file_name("offline"), &text);
                }
            };
            view! {
                <button class="button" data-test="replay" on:click=move |_| desk.replay.run(())>
                    {move || words::REPLAY.of(lang())}
                </button>
                <button class="button" data-test="download-record" on:click=download>
                    {move || words::DOWNLOAD.of(lang())}
                </button>
            }
            .into_any()
        }
        RoomKind::Lesson => ().into_any(),
    }
}

/// The name of the file; the whole id of a table would be the secret of its link.
fn file_name(id: &str) -> String {
    let short: String = id.chars().take(6).collect();
    format!("anleger-{short}.txt")
}
