//! Who plays, how they stand, and what lies before them.

use client::Known;
use game::{Seat, Turn};
use leptos::prelude::*;
use stage::Reason;
use wire::{Occupant, Phase, Presence, SeatState, Withdrawal};

use super::playing::Play;
use super::room::Room;
use crate::widgets::SeatMark;
use crate::words::table as words;

#[component]
pub fn Players() -> impl IntoView {
    let room = Room::here();
    let count = Memo::new(move |_| room.known(|known| known.state.seats.len()).unwrap_or(0));
    let open = RwSignal::new(None::<Seat>);
    view! {
        <ol class="players" aria-label=move || words::PLAYERS.of(room.prefs.lang())>
            {move || Seat::first(count.get()).map(|seat| view! { <Player seat open/> }).collect_view()}
        </ol>
    }
}

#[component]
fn Player(seat: Seat, open: RwSignal<Option<Seat>>) -> impl IntoView {
    let room = Room::here();
    let deciding = Memo::new(move |_| room.known(|known| is_deciding(known, seat)) == Some(true));
    let winner = Memo::new(move |_| {
        room.known(|known| known.state.winners.is_some_and(|won| won.contains(seat))) == Some(true)
    });
    let unfolded = move || open.get() == Some(seat);
    let toggle = move |_| open.update(|open| *open = (*open != Some(seat)).then_some(seat));
    let score = Memo::new(move |_| room.known(|known| points(known, seat)).flatten());
    view! {
        <li
            class=format!("player seat-{seat}")
            class:deciding=move || deciding.get()
            class:winner=move || winner.get()
            class:unfolded=unfolded
            data-test=format!("player-{seat}")
            aria-current=move || deciding.get().then_some("true")
        >
            <button class="player-row" aria-expanded=move || unfolded().to_string() on:click=toggle>
                <SeatMark seat/>
                <span class="who">
                    <Name seat/>
                    <Note seat/>
                </span>
                <Clock seat/>
                <output class="score" data-test=format!("score-{seat}")>
                    {move || score.get().map(|score| score.to_string())}
                </output>
            </button>
            <Show when=unfolded>
                <Reasons seat/>
            </Show>
        </li>
    }
}

fn is_deciding(known: &Known, seat: Seat) -> bool {
    let decides = matches!(known.state.turn, Some(Turn::Decide(seats)) if seats.contains(seat));
    decides && known.state.phase == Phase::Playing
}

/// The points to show: the final ones once there are any.
fn points(known: &Known, seat: Seat) -> Option<i32> {
    let standing = &known.look()?.standing;
    standing.last.as_ref().unwrap_or(&standing.current).get(seat.index()).copied()
}

/// The name, and what is special about whoever bears it.
#[component]
fn Name(seat: Seat) -> impl IntoView {
    let room = Room::here();
    // Who is called so already needs no sign that says it.
    let mine = move || {
        let you = words::YOU.of(room.prefs.lang());
        let mine = room.known(|known| known.yours.contains(seat)) == Some(true);
        mine && !room.name(seat).eq_ignore_ascii_case(you)
    };
    let tag = Memo::new(move |_| {
        let state = room.known(|known| known.state.seats.get(seat.index()).cloned()).flatten();
        state.and_then(|state| special(&state)).map(|word| word.of(room.prefs.lang()))
    });
    view! {
        <span class="name">
            <span class="name-text">{move || room.name(seat)}</span>
            <Kept seat/>
            <Rating seat/>
            {move || mine().then(|| view! { <small class="you">{words::YOU.of(room.prefs.lang())}</small> })}
            {move || tag.get().map(|tag| view! { <small class="tag">{tag}</small> })}
        </span>
    }
}

/// A mark at the names that people keep on this server: nobody else sits down as them.
#[component]
fn Kept(seat: Seat) -> impl IntoView {
    let room = Room::here();
    let kept = Memo::new(move |_| {
        let state = room.known(|known| known.state.seats.get(seat.index()).cloned()).flatten();
        state.is_some_and(|state| matches!(state.occupant, Occupant::Person { kept: true, .. }))
    });
    move || {
        kept.get().then(|| {
            let said = move || words::KEPT_NAME.of(room.prefs.lang());
            view! {
                <small class="kept" role="img" title=said aria-label=said data-test=format!("kept-{seat}")>
                    "✓"
                </small>
            }
        })
    }
}

/// How strong a bot is; nothing for people.
#[component]
pub fn Rating(seat: Seat) -> impl IntoView {
    let room = Room::here();
    move || {
        room.rating(seat).map(|rating| {
            let said = words::Rating { rating }.of(room.prefs.lang());
            view! { <small title=said data-test=format!("rating-{seat}")>{rating}</small> }
        })
    }
}

fn special(state: &SeatState) -> Option<crate::words::Word> {
    match (state.out, &state.caretaker, state.presence) {
        (Some(Withdrawal::Resigned), ..) => Some(words::RESIGNED),
        (Some(Withdrawal::OutOfTime), ..) => Some(words::OUT_OF_TIME),
        (None, Some(_), _) => Some(words::CARETAKER),
        (None, None, Presence::Away { .. }) => Some(words::AWAY),
        (None, None, Presence::Here) => None,
    }
}

/// What lies before the seat, and its points if it ended now.
#[component]
fn Note(seat: Seat) -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let supply = Memo::new(move |_| {
        let notes = play.hand.ask(|stage, lang| stage.seats(lang));
        notes.into_iter().find(|note| note.seat == seat).map(|note| note.text)
    });
    // Where every point counts at once, the end would add nothing that is worth saying.
    let more = move |known: &Known| {
        projected(known, seat).filter(|projected| points(known, seat) != Some(*projected))
    };
    let projected = Memo::new(move |_| room.known(more).flatten());
    let text = move || {
        let lang = room.prefs.lang();
        let projected = projected.get().map(|points| words::PointsIfItEnded { points }.of(lang));
        let parts: Vec<String> = supply.get().into_iter().chain(projected).collect();
        parts.join(" · ")
    };
    view! { <span class="note">{text}</span> }
}

fn projected(known: &Known, seat: Seat) -> Option<i32> {
    let standing = &known.look()?.standing;
    let projected = standing.projected.as_ref().filter(|_| standing.last.is_none())?;
    projected.get(seat.index()).copied()
}

/// Why the seat would have its points if it ended now.
#[component]
fn Reasons(seat: Seat) -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let shown = move || room.known(|known| projected(known, seat)).flatten();
    let reasons = Memo::new(move |_| play.hand.ask(|stage, lang| stage.reasons(seat, lang)));
    let made = move || room.known(|known| points(known, seat)).flatten().unwrap_or(0);
    let lang = move || room.prefs.lang();
    let row = move |reason: Reason| {
        let place = StoredValue::new(reason.place);
        view! {
            <li
                class="reason"
                on:pointerenter=move |_| play.hand.point(place.get_value())
                on:pointerleave=move |_| play.hand.point(None)
            >
                <span class="reason-points">{format!("{:+}", reason.points)}</span>
                <span>{reason.text}</span>
            </li>
        }
    };
    // Reasons that add up to what is made already explain it; others say what the end would add.
    let explained = move || {
        let sum: i32 = reasons.with(|reasons| reasons.iter().map(|reason| reason.points).sum());
        shown() == Some(made()) && sum == made()
    };
    let sum = move || match shown() {
        Some(points) if !explained() => Some((points, words::IF_IT_ENDED)),
        _ => explained().then(|| (made(), words::MADE_SO_FAR)),
    };
    view! {
        <div class="reasons">
            <p class="reasons-who">{move || room.name(seat)}</p>
            <ul>
                {move || (!explained()).then(|| view! {
                    <li class="reason">
                        <span class="reason-points">{made}</span>
                        <span>{move || words::MADE_SO_FAR.of(lang())}</span>
                    </li>
                })}
                {move || shown().map(|_| reasons.get().into_iter().map(row).collect_view())}
                {move || sum().map(|(points, word)| view! {
                    <li class="reason sum">
                        <span class="reason-points">{points}</span>
                        <span>{word.of(lang())}</span>
                    </li>
                })}
            </ul>
        </div>
    }
}

/// The clock of the seat, where time is kept.
#[component]
fn Clock(seat: Seat) -> impl IntoView {
    let room = Room::here();
    let face = move || room.known(|known| known.clock(seat, room.now_ms.get())).flatten();
    move || {
        face().map(|face| {
            let shown = face.left_ms.unwrap_or(face.used_ms);
            let short = face.left_ms.is_some_and(|left| left < 30_000);
            view! {
                <span class="clock" class:running=face.running class:short=short role="timer">
                    {words::time(shown)}
                </span>
            }
        })
    }
}
