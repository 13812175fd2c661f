//! The points after the match by what they were made with.

use leptos::prelude::*;
use parlour::{Happening, Known};
use serde_json::Value;

use super::playing::Play;
use super::room::Room;
use crate::told::{Headings, rows};

/// The points by heading and seat.
#[component]
pub fn Breakdown() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let rows = Memo::new(move |_| {
        let events = room.known(events).unwrap_or_default();
        play.hand.ask(|stage, lang| rows(stage, &events, lang))
    });
    let names = Memo::new(move |_| room.names());
    view! { <Headings rows names/> }
}

fn events(known: &Known) -> Vec<Value> {
    let event = |what| match what {
        Happening::Game(event) => Some(event),
        Happening::Table(_) => None,
    };
    known.log().into_iter().filter_map(|logged| event(logged.what)).collect()
}
