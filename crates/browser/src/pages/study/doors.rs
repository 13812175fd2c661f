//! The ways into a study from elsewhere: a moment of a finished match, a position.

use leptos::prelude::*;
use study::{Opening, Study};
use words::extras::study as words;

use crate::app::Place;
use crate::games::{entropy, registry};
use crate::pages::shelf;
use crate::prefs::Prefs;
use crate::route::Route;
use crate::words::refusals;

/// Studies a recorded match from a moment on.
#[component]
pub fn StudyRecord(
    /// The record, and after how many decisions.
    moment: impl Fn() -> (String, usize) + 'static,
) -> impl IntoView {
    let study = move || {
        let (record, decisions) = moment();
        let study = begin(Opening::Record(&record))?;
        let here = study.tree().after_decisions(decisions);
        let at = study.tree().in_order().iter().position(|id| *id == here);
        Ok((study, at))
    };
    view! { <Door study/> }
}

/// Studies a position.
#[component]
pub fn StudyPosition(text: String) -> impl IntoView {
    let study = move || {
        let bytes = entropy().unwrap_or_default();
        let entropy = bytes.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
        Ok((begin(Opening::Position { text: &text, entropy })?, None))
    };
    view! { <Door study/> }
}

fn begin(opening: Opening<'_>) -> Result<Study, String> {
    Study::begin(opening, registry()).map_err(|error| error.telling_code().to_owned())
}

/// A button that lays a study on the desk; says why not where that cannot be.
#[component]
fn Door(study: impl Fn() -> Result<(Study, Option<usize>), String> + 'static) -> impl IntoView {
    let prefs = Prefs::get();
    let place = Place::get();
    let fault = RwSignal::new(None::<String>);
    let go = move |_| match study() {
        Ok((study, at)) => {
            shelf::put_up_study(study.to_text().to_string(), at);
            place.go(Route::Study { id: None });
        }
        Err(code) => fault.set(Some(code)),
    };
    view! {
        <button class="button" data-test="study-this" on:click=go>
            {move || words::STUDY_THIS.of(prefs.lang())}
        </button>
        {move || fault.get().map(|code| {
            let said = words::named(&code).map_or_else(
                || refusals::sentence(&code, prefs.lang()),
                |word| word.of(prefs.lang()),
            );
            view! { <div class="trouble" role="alert">{said}</div> }
        })}
    }
}
