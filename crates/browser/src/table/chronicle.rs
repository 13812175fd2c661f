//! Every event of the game so far.

use client::{Happening, Known, LogEdition};
use leptos::prelude::*;
use serde_json::Value;

/// Every event of the game so far, as the shown look was told it. It is read on with each look, and
/// anew only where something was taken back or other eyes look.
#[derive(Clone, Copy)]
pub struct Chronicle(StoredValue<Pages>);

#[derive(Default)]
struct Pages {
    edition: Option<LogEdition>,
    /// How many lines of the log have been read; not each is the game's.
    read: usize,
    events: Vec<Value>,
}

impl Chronicle {
    /// Nothing has happened yet.
    pub fn new() -> Chronicle {
        Chronicle(StoredValue::new(Pages::default()))
    }

    /// Reads what has been written since.
    pub fn read_on(self, known: &Known) {
        let edition = Some(known.log_edition());
        self.0.update_value(|pages| {
            if pages.edition != edition {
                *pages = Pages { edition, ..Pages::default() };
            }
            let news = known.log_from(pages.read);
            pages.read += news.len();
            let event = |what| match what {
                Happening::Game(event) => Some(event),
                Happening::Table(_) => None,
            };
            pages.events.extend(news.into_iter().filter_map(|logged| event(logged.what)));
        });
    }

    /// Reads the events.
    pub fn with<T>(self, read: impl FnOnce(&[Value]) -> T) -> T {
        self.0.with_value(|pages| read(&pages.events))
    }
}
