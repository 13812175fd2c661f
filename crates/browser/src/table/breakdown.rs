//! What can be told after the match: the points by what they were made with, and whatever else the
//! game can tell.

use leptos::prelude::*;

use super::playing::Play;
use super::room::Room;
use crate::panels::Review;
use crate::told::Headings;

/// The points by heading and seat, and the review.
#[component]
pub fn Breakdown() -> impl IntoView {
    let (room, Play { hand, chronicle, .. }) = (Room::here(), Play::here());
    let rows = Memo::new(move |_| {
        hand.ask(|stage, lang| chronicle.with(|told| stage.summary(told, lang)))
    });
    let names = Memo::new(move |_| room.names());
    let review = Memo::new(move |_| {
        let names = names.get();
        hand.ask(|stage, lang| chronicle.with(|told| stage.review(&names, told, lang)))
    });
    view! {
        <Headings rows names/>
        <Review panels=review/>
    }
}
