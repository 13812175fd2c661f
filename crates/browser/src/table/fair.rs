//! The dice: who had a hand in them, what was promised before the first move, and after the end the proof,
//! worked out here.

use client::{Checked, DiceOrigin, Known, Memory};
use game::{Contribution, Seat, SeatSet};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::{Occupant, Phase};

use super::mixing;
use super::room::{Room, RoomKind};
use crate::fairness::HandsList;
use crate::pages::{Trouble, record_of};
use crate::parts::extras;
use crate::words::fairness::{self as words, Tone};
use crate::words::refusals;

/// What came of checking the dice.
#[derive(Clone, PartialEq)]
enum Check {
    NotYet,
    Running,
    Done(Result<Checked, &'static str>),
    /// The record, or what it takes to check it, cannot be had.
    Failed(String),
}

#[component]
pub fn Fair() -> impl IntoView {
    let room = Room::here();
    let lang = move || room.prefs.lang();
    let commitment = move || room.known(|known| known.card.commitment.clone());
    let seed = Memo::new(move |_| room.known(|known| known.state.seed.clone()).flatten());
    let over =
        Memo::new(move |_| room.known(|known| known.state.phase == Phase::Over) == Some(true));
    let contributions = Memo::new(move |_| room.known(contributions).unwrap_or_default());
    let persons = Memo::new(move |_| room.known(persons).unwrap_or_default());
    view! {
        <article class="fair" tabindex="0">
            <Origin/>
            <Remembered/>
            <Show
                when=move || over.get()
                fallback=move || view! { <p class="quiet">{words::REVEALED_LATER.of(lang())}</p> }
            >
                <VerifyButton/>
            </Show>
            <HandsList persons contributions names=Signal::derive(move || room.names())/>
            <h2>{move || words::COMMITMENT.of(lang())}</h2>
            <code class="digits" data-test="commitment">{commitment}</code>
            <p class="quiet">{move || words::FINGERPRINT.of(lang())}</p>
            {move || seed.get().map(|seed| view! {
                <h2>{words::SEED.of(lang())}</h2>
                <code class="digits" data-test="seed">{seed}</code>
            })}
        </article>
    }
}

/// Who had a hand in the dice, in two sentences.
#[component]
fn Origin() -> impl IntoView {
    let room = Room::here();
    let origin = Memo::new(move |_| room.known(|known| origin(room, known)));
    let text =
        move || origin.get().map(|origin| words::origin(origin, &room.names(), room.prefs.lang()));
    view! { <p data-test="dice-origin">{text}</p> }
}

fn origin(room: Room, known: &Known) -> DiceOrigin {
    match room.kind() {
        _ if known.card.seed_known => DiceOrigin::Record,
        RoomKind::Server { .. } => {
            DiceOrigin::of(persons(known).into_iter().collect(), &known.contributions)
        }
        RoomKind::Local(_) | RoomKind::Lesson => DiceOrigin::ThisPage,
    }
}

/// What the people here added: of a match that goes on from a record, others did.
fn contributions(known: &Known) -> Vec<Contribution> {
    match known.card.seed_known {
        true => Vec::new(),
        false => known.contributions.clone(),
    }
}

fn persons(known: &Known) -> Vec<Seat> {
    let seats = Seat::first(known.state.seats.len()).zip(&known.state.seats);
    let person = |state: &wire::SeatState| matches!(state.occupant, Occupant::Person { .. });
    seats.filter(|(_, state)| person(state)).map(|(seat, _)| seat).collect()
}

/// Whether it is all as this browser saw it before the first move.
#[component]
fn Remembered() -> impl IntoView {
    let room = Room::here();
    let compared = Memo::new(move |_| room.known(|known| remembered(room, known)).flatten());
    let said = move || {
        let memory = compared.get()?;
        Some(match words::memory(&memory, &room.names(), room.prefs.lang()) {
            Ok(calm) => view! { <p class="quiet" data-test="dice-memory">{calm}</p> }.into_any(),
            Err(alarm) => view! {
                <p class="verified" role="alert" data-test="dice-alarm">{alarm}</p>
            }
            .into_any(),
        })
    };
    view! { {said} }
}

/// Nothing is to be remembered of dice that this page drew itself, or that a record brought along.
fn remembered(room: Room, known: &Known) -> Option<Memory> {
    let keepsake = mixing::kept(room, &room.server_id()?);
    if keepsake.is_none() && known.card.seed_known {
        return None;
    }
    let commitment = known.card.commitment.parse().ok()?;
    let found = &known.contributions;
    Some(keepsake.map(|keepsake| keepsake.compare(&commitment, found, known.yours)))
}

/// Checks the dice of a match that is over, on this device, and says what came of it.
#[component]
pub fn VerifyButton() -> impl IntoView {
    let room = Room::here();
    let check = RwSignal::new(Check::NotYet);
    let lang = move || room.prefs.lang();
    let result = Memo::new(move |_| match check.get() {
        Check::NotYet => (None, String::new()),
        Check::Running => (None, words::CHECKING.of(lang()).to_owned()),
        Check::Done(found) => {
            let (tone, text) = verdict(room, &found);
            (Some(tone), text)
        }
        Check::Failed(code) => (Some(Tone::Open), refusals::sentence(&code, lang()).to_owned()),
    });
    view! {
        <button class="button" data-test="verify" on:click=move |_| verify(room, check)>
            {move || words::VERIFY.of(lang())}
        </button>
        <p
            class="verified"
            class:proven=move || result.get().0 == Some(Tone::Proven)
            data-test="verify-result"
            role="status"
        >
            {move || result.get().1}
        </p>
    }
}

fn verdict(room: Room, found: &Result<Checked, &'static str>) -> (Tone, String) {
    let keepsake = room.server_id().and_then(|table| mixing::kept(room, &table));
    let yours = room.peek(|known| known.yours).unwrap_or(SeatSet::EMPTY);
    let memory = found.as_ref().ok().and_then(|checked| checked.compare(keepsake.as_ref(), yours));
    words::verdict(found, &memory, &room.names(), room.prefs.lang())
}

fn verify(room: Room, check: RwSignal<Check>) {
    let kind = room.kind();
    check.set(Check::Running);
    spawn_local(async move {
        let unreachable = || "unreachable".to_owned();
        let record = match kind {
            RoomKind::Server { id, .. } => record_of(&id).await.map_err(Trouble::code),
            RoomKind::Local(desk) => desk.record.run(()).ok_or_else(unreachable),
            RoomKind::Lesson => Err(unreachable()),
        };
        let found = match (record, extras().await) {
            (Ok(record), Some(extras)) => {
                room.peek(|known| Check::Done((extras.check)(&record, known)))
            }
            (Ok(_), None) => Some(Check::Failed(unreachable())),
            (Err(code), _) => Some(Check::Failed(code)),
        };
        check.try_set(found.unwrap_or(Check::NotYet));
    });
}
