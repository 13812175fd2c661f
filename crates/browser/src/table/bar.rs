//! What is asked, what is in the hand, undo and done: always at the same place.

use client::Known;
use game::{Seat, Turn};
use leptos::prelude::*;
use stage::{Input, Lit, Prompt};
use wire::{ClientFrame, Occupant, Phase, Presence, UndoOffer};

use super::desk::HandPanels;
use super::next_steps::EndBar;
use super::playing::Play;
use super::room::Room;
use super::toasts::ToastPlace;
use crate::board::{Hand, has_fingers};
use crate::words::{table as words, together};

/// The bar below the board.
#[component]
pub fn Bar() -> impl IntoView {
    let room = Room::here();
    let end = Memo::new(move |_| End::of(room));
    let actions = move || match end.get() {
        End::Acts => view! {
            <div class="actions">
                <HintButton/>
                <UndoButton/>
                <DoneButton/>
            </div>
        }
        .into_any(),
        End::Watches => view! { <Watching/> }.into_any(),
        End::Over => view! { <EndBar/> }.into_any(),
    };
    view! {
        <div class="bar" class:watched=move || end.get() == End::Watches>
            <Hand hand=Play::here().hand/>
            <HandPanels/>
            <Sentence/>
            {actions}
        </div>
    }
}

/// What stands at the end of the bar.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// Buttons for who plays.
    Acts,
    /// A word for who looks on: buttons would do nothing.
    Watches,
    /// What comes next.
    Over,
}

impl End {
    fn of(room: Room) -> End {
        match room.known(|known| known.state.phase) {
            Some(Phase::Over) => End::Over,
            _ if room.plays() => End::Acts,
            _ => End::Watches,
        }
    }
}

/// Says to who looks on that they do.
#[component]
fn Watching() -> impl IntoView {
    let room = Room::here();
    let said = move || {
        let lang = room.prefs.lang();
        let delay_ms = room.known(|known| known.state.delay_ms).flatten();
        match (room.is_seated(), delay_ms) {
            (true, _) => together::RESIGNED_WATCHING.of(lang).to_owned(),
            (false, None) => together::WATCHING.of(lang).to_owned(),
            (false, Some(delay_ms)) => {
                together::WatchingLate { seconds: (delay_ms / 1_000) as usize }.of(lang)
            }
        }
    };
    view! { <p class="watching" data-test="watching">{said}</p> }
}

/// Whose turn it is and what to do.
#[component]
fn Sentence() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let prompt = Memo::new(move |_| sentence(room, play));
    let fingers = has_fingers();
    let mine = Memo::new(move |_| room.known(|known| deciding(known).is_some()).unwrap_or(false));
    let said = move || {
        play.hint.with(|hint| hint.as_ref().map(|hint| words::hint(hint, room.prefs.lang())))
    };
    let hinted = move || play.hint.with(Option::is_some);
    view! {
        <div class="prompt" class:mine=move || mine.get() data-test="prompt">
            <div class="sentence">
                <h2 class="prompt-title">{move || prompt.get().title}</h2>
                <p class="prompt-hint" data-test="hint-said" role="status">{said}</p>
                <p class="prompt-detail" hidden=hinted>
                    {move || stage::for_hands(&prompt.get().detail, fingers)}
                </p>
            </div>
            // A message takes the place of the sentence: it hides no button, and no part of the board.
            <ToastPlace toasts=room.toasts/>
        </div>
    }
}

/// The own seat that must decide now.
fn deciding(known: &Known) -> Option<Seat> {
    known.my_seat().filter(|&seat| known.decides(seat))
}

fn sentence(room: Room, play: Play) -> Prompt {
    let lang = room.prefs.lang();
    let my_turn = room.known(|known| Some((deciding(known)?, known.yours.len() > 1))).flatten();
    if let Some((seat, shared)) = my_turn {
        let mut prompt = play.hand.ask(|stage, lang| stage.prompt(lang));
        if shared {
            prompt.title = format!("{}: {}", room.name(seat), prompt.title);
        }
        return prompt;
    }
    let others = room.known(|known| match (known.state.phase, known.state.turn) {
        (Phase::Over, _) => None,
        (_, Some(Turn::Decide(seats))) => Some(seats.iter().collect::<Vec<Seat>>()),
        _ => Some(Vec::new()),
    });
    match others.flatten() {
        None => Prompt { title: words::OVER.of(lang).to_owned(), detail: winners(room) },
        Some(seats) => {
            let special = play.hand.ask(|stage, lang| stage.status(&room.names(), lang));
            let waiting = || seats.first().map(|&seat| why_waiting(room, seat)).unwrap_or_default();
            let detail = special.unwrap_or_else(waiting);
            Prompt { title: waited_for(room, play, &seats), detail }
        }
    }
}

/// Whose turn it is, or what of theirs the table waits for.
pub fn waited_for(room: Room, play: Play, seats: &[Seat]) -> String {
    let names: Vec<String> = seats.iter().map(|&seat| room.name(seat)).collect();
    let special = play.hand.ask(|stage, lang| stage.awaited(&names, lang));
    special.unwrap_or_else(|| words::turn_of(&names, room.prefs.lang()))
}

/// Who has won.
pub fn winners(room: Room) -> String {
    let winners = room.known(|known| known.state.winners).flatten().unwrap_or_default();
    let names: Vec<String> = winners.iter().map(|seat| room.name(seat)).collect();
    words::won(&names, room.prefs.lang())
}

fn why_waiting(room: Room, seat: Seat) -> String {
    let lang = room.prefs.lang();
    if room.known(|known| known.state.late.contains(seat)) == Some(true) {
        return words::BOT_IS_LATE.of(lang).to_owned();
    }
    let state = room.known(|known| known.state.seats.get(seat.index()).cloned()).flatten();
    let why = state.map(|state| match (&state.occupant, state.caretaker, state.presence) {
        (Occupant::Bot { .. }, ..) | (_, Some(_), _) => words::THINKING.of(lang).to_owned(),
        (_, None, Presence::Away { .. }) => words::IS_AWAY.of(lang).to_owned(),
        (_, None, Presence::Here) => words::IsThinking { name: room.name(seat) }.of(lang),
    });
    why.unwrap_or_default()
}

/// Takes back: first a half-made choice, then the last decision.
#[component]
fn UndoButton() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let offer = Memo::new(move |_| {
        let offer = room.known(|known| known.look().map(|look| look.undo)).flatten();
        offer.unwrap_or(UndoOffer::No)
    });
    let choosing = Memo::new(move |_| {
        play.hand.ask(|stage, lang| stage.done(lang)).is_some_and(|done| done.enabled)
    });
    let help = move || match offer.get() {
        UndoOffer::ByConsent => words::UNDO_ASKS.of(room.prefs.lang()),
        _ => words::UNDO_HELP.of(room.prefs.lang()),
    };
    let undo = move |_| {
        if play.hand.cancel() || offer.get_untracked() == UndoOffer::No {
            return;
        }
        if let Some(Some(seat)) = room.peek(Known::my_seat) {
            room.send(ClientFrame::Undo { seat });
        }
    };
    view! {
        <button
            class="button undo"
            class:lit=move || play.hand.is_lit(&Lit::Undo)
            data-test="undo"
            disabled=move || offer.get() == UndoOffer::No && !choosing.get()
            title=help
            on:click=undo
        >
            {move || words::UNDO.of(room.prefs.lang())}
        </button>
    }
}

/// Finishes a step.
#[component]
fn DoneButton() -> impl IntoView {
    let (room, hand) = (Room::here(), Play::here().hand);
    let done = Memo::new(move |_| hand.ask(|stage, lang| stage.done(lang)));
    let label = move || match done.get() {
        Some(done) => done.label,
        None => words::DONE.of(room.prefs.lang()).to_owned(),
    };
    let enabled = move || done.get().is_some_and(|done| done.enabled) && !room.is_deciding();
    view! {
        <button
            class="button primary done"
            class:lit=move || hand.is_lit(&Lit::Done)
            data-test="done"
            disabled=move || !enabled()
            title=move || words::DONE_HELP.of(room.prefs.lang())
            on:click=move |_| hand.feel(Input::Done)
        >
            {label}
        </button>
    }
}

/// Asks a bot, at tables for learners.
#[component]
fn HintButton() -> impl IntoView {
    let room = Room::here();
    let offered = move || room.aids().is_some_and(|aids| aids.hints);
    let seat = Memo::new(move |_| room.known(deciding).flatten());
    let ask = move |_| {
        if let Some(seat) = seat.get_untracked() {
            room.send(ClientFrame::Hint { seat });
        }
    };
    view! {
        <Show when=offered>
            <button
                class="button quiet hint"
                data-test="hint"
                disabled=move || seat.get().is_none()
                title=move || words::HINT_HELP.of(room.prefs.lang())
                on:click=ask
            >
                {move || words::HINT.of(room.prefs.lang())}
            </button>
        </Show>
    }
}
