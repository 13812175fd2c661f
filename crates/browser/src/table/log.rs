//! What happened at the table, in words a person understands.

use client::{Happening, Known, LogEdition, Logged};
use game::Seat;
use leptos::prelude::*;
use stage::{Lang, LogLine, Story};

use super::playing::Play;
use super::room::Room;
use crate::told::{Lines, Told};
use crate::words::table as words;

/// The log in words, as far as it has been read: a long match is not read again for each move.
#[derive(Clone, PartialEq)]
struct Reading {
    edition: LogEdition,
    names: Vec<String>,
    lang: Lang,
    /// How many events have been read; not each is worth a line.
    read: usize,
    story: Story,
}

/// Reads the log on, tracked; from its beginning where it is another one.
fn read_on(room: Room, play: Play, before: Option<Reading>) -> Option<Reading> {
    let (names, lang) = (room.names(), room.prefs.lang());
    let edition = room.known(Known::log_edition)?;
    let same = |before: &Reading| {
        before.edition == edition && before.names == names && before.lang == lang
    };
    let mut reading = match before.filter(same) {
        Some(before) => before,
        None => Reading { edition, names, lang, read: 0, story: Story::default() },
    };
    let news = room.known(|known| known.log_from(reading.read))?;
    reading.read += news.len();
    news.into_iter().for_each(|logged| tell(logged, play, &mut reading));
    Some(reading)
}

fn tell(logged: Logged, play: Play, reading: &mut Reading) {
    let Reading { names, lang, story, .. } = reading;
    match logged.what {
        Happening::Game(event) => drop(play.hand.tell(story, &event, names, *lang)),
        Happening::Table(event) => {
            if let Some((seat, text)) = words::table_event(&event, names, *lang) {
                story.add(around(seat, text));
            }
        }
    }
}

impl Reading {
    fn told(&self) -> Vec<Told> {
        Told::all(self.story.lines().iter().cloned(), &self.names)
    }
}

fn around(seat: Option<Seat>, text: String) -> LogLine {
    LogLine { seat, text, points: None, place: None, at: None }
}

#[component]
pub fn Log() -> impl IntoView {
    let (room, play) = (Room::here(), Play::here());
    let reading = Memo::new(move |before: Option<&Option<Reading>>| {
        read_on(room, play, before.cloned().flatten())
    });
    let lines = Signal::derive(move || {
        reading.with(|reading| reading.as_ref().map(Reading::told)).unwrap_or_default()
    });
    view! { <Lines lines hand=play.hand/> }
}
