//! What decided the match, in a sentence or two.

use client::Known;
use game::SeatSet;
use leptos::prelude::*;
use stage::decisive;
use wire::Withdrawal;

use super::playing::Play;
use super::room::Room;
use crate::words::together as words;

/// What decided the match.
#[component]
pub fn Verdict() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let text = Memo::new(move |_| verdict(room, play));
    move || text.get().map(|text| view! { <p class="verdict-text" data-test="decided">{text}</p> })
}

/// The points that count in the end.
pub fn final_points(known: &Known) -> Vec<i32> {
    let standing = known.look().map(|look| look.standing.clone());
    standing.map(|standing| standing.last.unwrap_or(standing.current)).unwrap_or_default()
}

fn verdict(room: Room, play: Play) -> Option<String> {
    let lang = room.prefs.lang();
    let left = room.known(withdrawn).unwrap_or_default();
    if !left.is_empty() {
        let told = left.into_iter().map(|(seat, why)| {
            let name = room.name(seat);
            match why {
                Withdrawal::Resigned => words::Resigned { name }.of(lang),
                Withdrawal::OutOfTime => words::OutOfTime { name }.of(lang),
            }
        });
        return Some(told.collect::<Vec<_>>().join(" "));
    }
    let winners = room.known(|known| known.state.winners).flatten().unwrap_or(SeatSet::EMPTY);
    let points = room.known(final_points)?;
    let rows = play.hand.ask(|stage, lang| play.chronicle.with(|told| stage.summary(told, lang)));
    let found = decisive(&rows, &points, winners)?;
    let (winner, next) = (room.name(found.winner), room.name(found.next));
    Some(words::decided(&winner, &next, found.lead, found.heading, lang))
}

fn withdrawn(known: &Known) -> Vec<(game::Seat, Withdrawal)> {
    let seats = game::Seat::first(known.state.seats.len()).zip(&known.state.seats);
    seats.filter_map(|(seat, state)| Some((seat, state.out?))).collect()
}
