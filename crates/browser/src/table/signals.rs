//! How the page calls somebody to the table: by sound, in the window's title, and aloud.

use std::time::Duration;

use client::{Known, News};
use game::{Seat, SeatSet, Turn};
use leptos::prelude::*;

use super::bar::{waited_for, winners};
use super::playing::Play;
use super::room::Room;
use crate::bell::Bell;
use crate::waiting_moves;
use crate::words::table as words;

/// Calls when it is the person's turn, as they like to be called.
pub fn call_to_table(room: Room) {
    let bell = Bell::get();
    room.on_news(move |news| {
        if let (News::MyTurn(_), true, Some(bell)) = (news, room.prefs.peek().sound, bell) {
            bell.ring();
        }
    });
    let called = Memo::new(move |_| room.known(is_called) == Some(true));
    if let Some(id) = room.server_id() {
        Effect::new(move || waiting_moves::note(&id, called.get()));
    }
    Effect::new(move || {
        let wishes = room.prefs.now();
        let title = match called.get() && wishes.title_signal {
            true => words::TITLE_MY_TURN.of(wishes.lang),
            false => words::TITLE,
        };
        document().set_title(title);
    });
    on_cleanup(|| document().set_title(words::TITLE));
}

fn is_called(known: &Known) -> bool {
    known.my_seat().is_some_and(|seat| known.decides(seat))
}

/// Reads out whose turn it is and what happened, for those who do not see it.
#[component]
pub fn LiveRegion() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let said = RwSignal::new(String::new());
    let pending = StoredValue::new(Vec::<String>::new());
    let speak = move || {
        // News of one frame are read out together; the next would cut the first short.
        let texts = pending.try_update_value(std::mem::take).unwrap_or_default();
        if !texts.is_empty() {
            said.try_set(texts.join(". "));
        }
    };
    let say = move |text: String| {
        if !text.is_empty() {
            pending.update_value(|pending| pending.push(text));
            set_timeout(speak, Duration::ZERO);
        }
    };
    room.on_news(move |news| {
        say(untrack(|| match news {
            News::Told(events) => aloud(room, play, events),
            News::MyTurn(seat) => call(room, play, *seat),
            News::Ended => winners(room),
            _ => String::new(),
        }));
    });
    let others = Memo::new(move |_| room.known(others_deciding).unwrap_or_default());
    Effect::new(move |before: Option<SeatSet>| {
        let now = others.get();
        if before.is_some_and(|before| before != now) && !now.is_empty() {
            let seats: Vec<Seat> = now.iter().collect();
            say(untrack(|| waited_for(room, play, &seats)));
        }
        now
    });
    view! { <p class="unseen" aria-live="polite" data-test="live">{move || said.get()}</p> }
}

/// The others who decide now, unless the person before the screen does as well.
fn others_deciding(known: &Known) -> SeatSet {
    match known.state.turn {
        Some(Turn::Decide(seats)) if !is_called(known) => seats,
        _ => SeatSet::EMPTY,
    }
}

fn aloud(room: Room, play: Play, events: &[serde_json::Value]) -> String {
    let names = room.names();
    let lang = room.prefs.lang();
    let line = |event| {
        let line = play.hand.line(event, &names, lang)?;
        let name = line.seat.and_then(|seat| names.get(seat.index()));
        Some(name.map_or(line.text.clone(), |name| format!("{name} {}", line.text)))
    };
    let lines: Vec<String> = events.iter().filter_map(line).collect();
    lines.join(". ")
}

fn call(room: Room, play: Play, seat: Seat) -> String {
    let prompt = play.hand.ask(|stage, lang| stage.prompt(lang));
    let call = words::YOUR_TURN.of(room.prefs.lang());
    format!("{}: {call}. {}. {}", room.name(seat), prompt.title, prompt.detail)
}
