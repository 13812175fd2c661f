//! What the table asks its people beside the game: to take something back, to let a bot play for
//! somebody who is away, to come back.

use client::Known;
use game::{Seat, SeatSet};
use leptos::prelude::*;
use wire::{ClientFrame, Phase, Proposal};

use super::room::Room;
use crate::words::table as words;

/// Everything that is asked now.
#[component]
pub fn Notices() -> impl IntoView {
    let room = Room::here();
    let proposal = Memo::new(move |_| room.known(|known| known.state.proposal).flatten());
    let cared = Memo::new(move |_| room.known(cared_for).unwrap_or_default());
    let absent = Memo::new(move |_| {
        let now_ms = room.now_ms.get();
        room.known(|known| absent(known, now_ms)).unwrap_or_default()
    });
    view! {
        <div class="notices">
            {move || proposal.get().map(|proposal| view! { <Wish proposal/> })}
            {move || cared.get().iter().map(|seat| view! { <TakeBack seat/> }).collect_view()}
            {move || absent.get().iter().map(|seat| view! { <Absent seat/> }).collect_view()}
        </div>
    }
}

/// The own seats that a caretaker plays.
fn cared_for(known: &Known) -> SeatSet {
    let cared = |seat: &Seat| {
        let state = known.state.seats.get(seat.index());
        state.is_some_and(|state| state.caretaker.is_some() && state.out.is_none())
    };
    let playing = known.state.phase == Phase::Playing;
    known.yours.iter().filter(|seat| playing && cared(seat)).collect()
}

/// The seats of others for which a caretaker may be voted in.
fn absent(known: &Known, now_ms: u64) -> SeatSet {
    if known.state.phase != Phase::Playing || known.my_seat().is_none() {
        return SeatSet::EMPTY;
    }
    let seats = Seat::first(known.state.seats.len()).filter(|seat| !known.yours.contains(*seat));
    seats.filter(|&seat| known.may_have_caretaker(seat, now_ms)).collect()
}

/// Somebody wants something back.
#[component]
fn Wish(proposal: Proposal) -> impl IntoView {
    let room = Room::here();
    let Proposal { seat, decisions, missing, .. } = proposal;
    let asked = room.peek(|known| missing.iter().find(|seat| known.yours.contains(*seat)));
    let lang = move || room.prefs.lang();
    let answer = move |seat: Seat, agree: bool| room.send(ClientFrame::Consent { seat, agree });
    let buttons = move |asked: Seat| {
        view! {
            <button class="button primary" data-test="consent-yes" on:click=move |_| answer(asked, true)>
                {move || words::ALLOW.of(lang())}
            </button>
            <button class="button" data-test="consent-no" on:click=move |_| answer(asked, false)>
                {move || words::REFUSE.of(lang())}
            </button>
        }
    };
    let waiting = move || {
        let names: Vec<String> = missing.iter().map(|seat| room.name(seat)).collect();
        words::waiting_for(&names, lang())
    };
    view! {
        <div class="notice" role="alertdialog" data-test="consent">
            <p>{move || words::WantsBack { name: room.name(seat), decisions }.of(lang())}</p>
            {match asked.flatten() {
                Some(asked) => buttons(asked).into_any(),
                None => view! { <p class="quiet">{waiting}</p> }.into_any(),
            }}
        </div>
    }
}

/// A bot plays an own seat.
#[component]
fn TakeBack(seat: Seat) -> impl IntoView {
    let room = Room::here();
    view! {
        <div class="notice">
            <p>{move || words::BotPlaysFor { name: room.name(seat) }.of(room.prefs.lang())}</p>
            <button
                class="button primary"
                data-test="take-back"
                on:click=move |_| room.send(ClientFrame::TakeBack { seat })
            >
                {move || words::TAKE_BACK.of(room.prefs.lang())}
            </button>
        </div>
    }
}

/// Somebody has been away for long.
#[component]
fn Absent(seat: Seat) -> impl IntoView {
    let room = Room::here();
    let votes = move || {
        room.known(|known| known.state.seats.get(seat.index()).map(|state| state.votes))
            .flatten()
            .unwrap_or_default()
    };
    let voted = move || {
        room.known(|known| known.my_seat()).flatten().is_some_and(|me| votes().contains(me))
    };
    let vote = move |_| {
        if let Some(Some(me)) = room.peek(Known::my_seat) {
            room.send(ClientFrame::Vote { seat: me, absent: seat });
        }
    };
    let lang = move || room.prefs.lang();
    view! {
        <div class="notice">
            <p>{move || words::AwayForLong { name: room.name(seat), votes: votes().len() }.of(lang())}</p>
            <button class="button" data-test="vote" disabled=voted on:click=vote>
                {move || words::LET_BOT_PLAY.of(lang())}
            </button>
        </div>
    }
}
