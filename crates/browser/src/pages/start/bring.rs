//! A record from a file, to be looked at again or played on from; or a position.

use game::record::RECORD_BYTES_MAX;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DragEvent, File, HtmlInputElement};

use crate::app::Place;
use crate::pages::shelf::{self, Brought};
use crate::pages::trouble::{Fault, FaultBox};
use crate::parts::extras;
use crate::prefs::Prefs;
use crate::route::Route;
use crate::words::pages as words;

/// What a file holds.
enum Found {
    Record(String),
    /// Whether it can be set up, its own page says.
    Position(String),
    /// Whether it can be opened, its own page says.
    Study(String),
}

/// How the first line of every position begins.
const POSITION: &str = "anleger position";

/// How the first line of every study begins.
const STUDY: &str = "anleger study";

/// Takes a record or a position from a file and shows it; says what is wrong with a record that does not hold.
#[component]
pub fn BringRecord() -> impl IntoView {
    let prefs = Prefs::get();
    let place = Place::get();
    let fault = RwSignal::new(None::<Fault>);
    let bring = move |file: File| {
        fault.set(None);
        spawn_local(async move {
            match read(&file).await {
                Ok(Found::Record(record)) => {
                    shelf::put_up(Brought { record, seed: None, expected: Vec::new() });
                    place.go(Route::Record);
                }
                Ok(Found::Position(text)) => {
                    shelf::put_up_position(text);
                    place.go(Route::Position);
                }
                Ok(Found::Study(text)) => {
                    shelf::put_up_study(text, None);
                    place.go(Route::Study { id: None });
                }
                Err(found) => drop(fault.try_set(Some(found))),
            }
        });
    };
    let chosen = move |event: ev::Event| {
        let input: HtmlInputElement = event_target(&event);
        let file = input.files().and_then(|files| files.get(0));
        // The same file can be brought again after it was mended.
        input.set_value("");
        file.into_iter().for_each(bring);
    };
    let dropped = window_event_listener(ev::drop, move |event| {
        dropped_file(&event).into_iter().for_each(bring);
    });
    on_cleanup(move || dropped.remove());
    view! {
        <div class="side-door-place">
            <label class="side-door">
                <span class="side-door-name">{move || words::LOAD_RECORD.of(prefs.lang())}</span>
                <span class="side-door-hint">{move || words::LOAD_RECORD_HINT.of(prefs.lang())}</span>
                <input
                    class="side-door-file"
                    type="file"
                    accept=".anleger,.jcz,.record,text/plain"
                    data-test="load-record"
                    on:change=chosen
                />
            </label>
            {move || fault.get().map(|fault| view! { <FaultBox fault/> })}
        </div>
    }
}

/// The file that was let go over the page.
fn dropped_file(event: &DragEvent) -> Option<File> {
    event.data_transfer()?.files()?.get(0)
}

/// What is in a file: a position, a record of ours that holds, or one made of another program's saved game.
async fn read(file: &File) -> Result<Found, Fault> {
    if file.size() > RECORD_BYTES_MAX as f64 {
        return Err(Fault::of("record-too-large"));
    }
    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
    let text = text.ok_or_else(|| Fault::of("record-unknown-form"))?;
    if text.starts_with(POSITION) {
        return Ok(Found::Position(text));
    }
    if text.starts_with(STUDY) {
        return Ok(Found::Study(text));
    }
    // Without that part of the page nobody can tell; then the page of the record says so.
    let record = match extras().await {
        Some(extras) => (extras.record_in)(&text)?,
        None => text,
    };
    Ok(Found::Record(record))
}
