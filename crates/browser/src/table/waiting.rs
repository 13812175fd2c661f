//! Before the match: the link for those who are still to come, who sits where, what was agreed on,
//! and talk meanwhile.

use game::Seat;
use leptos::prelude::*;
use wire::{ClientFrame, Mixing, Occupant, Presence};

use super::agreed::Agreed;
use super::chat::Chat;
use super::joining::{Join, NextSeat, SecondPlayer, open_seats};
use super::listing::WhoMayFind;
use super::players::Rating;
use super::room::Room;
use super::sharing::Invitation;
use crate::pages::Go;
use crate::route::Route;
use crate::widgets::{LangSwitch, SeatMark, ThemeSwitch};
use crate::words::{table, together as words};

/// How a visitor stands to the table.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Standing {
    /// How many seats are open.
    open: usize,
    /// Whether one is theirs.
    seated: bool,
}

/// Before the match.
#[component]
pub fn WaitingRoom() -> impl IntoView {
    let room = Room::here();
    let lang = move || room.prefs.lang();
    let next = NextSeat::new(room);
    let standing = Memo::new(move |_| {
        let read = |known: &client::Known| Standing {
            open: open_seats(known).len(),
            seated: !known.yours.is_empty(),
        };
        room.known(read).unwrap_or(Standing { open: 0, seated: false })
    });
    view! {
        <main class="waiting">
            <header class="waiting-head">
                <Go to=Route::Start class="chip home">{move || table::TO_START.of(lang())}</Go>
                <span class="switches"><LangSwitch/><ThemeSwitch/></span>
            </header>
            <div class="waiting-body">
                <section class="card waiting-table">
                    <h1>{move || room.title()}</h1>
                    <Door standing next/>
                    <Seats standing next/>
                    <Show when=move || standing.get().open != 0>
                        <WhoMayFind/>
                    </Show>
                    <Beginning standing/>
                    <Show when=move || standing.get().seated && standing.get().open != 0>
                        <SecondPlayer next/>
                    </Show>
                </section>
                <section class="card waiting-agreed" data-test="agreed">
                    <h2>{move || words::AGREED.of(lang())}</h2>
                    <Agreed/>
                </section>
                <section class="card waiting-chat">
                    <h2>{move || words::CHAT.of(lang())}</h2>
                    <Chat/>
                </section>
            </div>
        </main>
    }
}

/// The first thing to do: send the link, or sit down.
#[component]
fn Door(standing: Memo<Standing>, next: NextSeat) -> impl IntoView {
    let room = Room::here();
    let lang = move || room.prefs.lang();
    let mixing = Memo::new(move |_| room.known(|known| known.state.mixing.clone()).flatten());
    let lead = move || match mixing.get() {
        Some(mixing) => being_mixed(room, &mixing),
        None => {
            let Standing { open, seated } = standing.get();
            words::waiting(open, seated, lang())
        }
    };
    let door = Memo::new(move |_| {
        let Standing { open, seated } = standing.get();
        (open != 0).then_some(seated)
    });
    view! {
        <p class="lead" data-test="waiting-lead">{lead}</p>
        {move || door.get().map(|seated| match seated {
            true => view! { <Invitation/> }.into_any(),
            false => view! {
                <Join next/>
                <details class="invite-others">
                    <summary>{move || words::INVITE_OTHERS.of(lang())}</summary>
                    <Invitation/>
                </details>
            }
            .into_any(),
        })}
    }
}

/// What happens before the match begins, and for whom it waits.
fn being_mixed(room: Room, mixing: &Mixing) -> String {
    let missing: Vec<String> = mixing.missing().iter().map(|seat| room.name(seat)).collect();
    let now_ms = room.now_ms.get();
    let left_ms = room.known(|known| mixing.until_ms().saturating_sub(known.their_time_ms(now_ms)));
    words::being_mixed(&missing, left_ms.unwrap_or_default().div_ceil(1000), room.prefs.lang())
}

/// Who sits where.
#[component]
fn Seats(standing: Memo<Standing>, next: NextSeat) -> impl IntoView {
    let room = Room::here();
    let count = Memo::new(move |_| room.known(|known| known.state.seats.len()).unwrap_or(0));
    let seats = move || {
        Seat::first(count.get())
            .map(|seat| view! { <WaitingSeat seat standing next/> })
            .collect_view()
    };
    view! {
        <h2 class="waiting-title">{move || words::SEATS.of(room.prefs.lang())}</h2>
        <ol class="waiting-seats">{seats}</ol>
    }
}

/// One seat before the match.
#[component]
fn WaitingSeat(seat: Seat, standing: Memo<Standing>, next: NextSeat) -> impl IntoView {
    let room = Room::here();
    let lang = move || room.prefs.lang();
    let state = Memo::new(move |_| {
        room.known(|known| known.state.seats.get(seat.index()).cloned()).flatten()
    });
    let mine = Memo::new(move |_| room.known(|known| known.yours.contains(seat)) == Some(true));
    let open =
        Memo::new(move |_| state.get().is_some_and(|state| state.occupant == Occupant::Open));
    let away =
        move || state.get().is_some_and(|state| matches!(state.presence, Presence::Away { .. }));
    let tag = move || match (mine.get(), open.get(), away()) {
        (true, ..) => Some(table::YOU),
        (_, false, true) => Some(table::AWAY),
        _ => None,
    };
    // Where there is a choice, newcomers have it: colours matter to some.
    let offered = move || !standing.get().seated && standing.get().open > 1 && open.get();
    let chosen = Memo::new(move |_| offered() && next.get() == Some(seat));
    view! {
        <li
            class="waiting-seat"
            class:open=move || open.get()
            class:chosen=move || chosen.get()
            data-test=format!("player-{seat}")
        >
            <SeatMark seat/>
            <span class="name">{move || room.name(seat)} <Rating seat/></span>
            {move || tag().map(|word| view! { <small class="tag">{word.of(lang())}</small> })}
            {move || chosen.get().then(|| view! { <small class="tag">{words::YOUR_SEAT.of(lang())}</small> })}
            <Show when=move || offered() && !chosen.get()>
                <button
                    class="button small"
                    data-test=format!("choose-seat-{seat}")
                    on:click=move |_| next.choose(seat)
                >
                    {move || words::SIT_HERE.of(lang())}
                </button>
            </Show>
            <Show when=move || mine.get()>
                <button
                    class="button small quiet"
                    on:click=move |_| room.send(ClientFrame::Stand { seat })
                >
                    {move || words::LEAVE_SEAT.of(lang())}
                </button>
            </Show>
        </li>
    }
}

/// When it begins: by itself, or by a button where one device has several seats.
#[component]
fn Beginning(standing: Memo<Standing>) -> impl IntoView {
    let room = Room::here();
    let lang = move || room.prefs.lang();
    let waits = Memo::new(move |_| {
        room.known(|known| known.state.mixing.is_none()) == Some(true) && standing.get().seated
    });
    let start = move |_| {
        if let Some(seat) = room.peek(|known| known.yours.iter().next()).flatten() {
            room.send(ClientFrame::Start { seat });
        }
    };
    view! {
        <Show when=move || waits.get()>
            <p class="quiet">{move || words::begins(standing.get().open).of(lang())}</p>
        </Show>
        <Show when=move || waits.get() && standing.get().open == 0>
            <button class="button primary big" data-test="start-game" on:click=start>
                {move || words::START.of(lang())}
            </button>
        </Show>
    }
}
