//! A new study: a game by the book, or something that is brought.

use leptos::prelude::*;
use study::{Opening, Study};
use words::extras::study as words;

use crate::app::Place;
use crate::games::{cards, registry};
use crate::pages::go::Go;
use crate::pages::seats::{Who, players};
use crate::pages::setup::{Arrangement, Draft};
use crate::pages::shelf;
use crate::pages::shell::Shell;
use crate::pages::start::BringRecord;
use crate::prefs::Prefs;
use crate::route::Route;
use crate::words::refusals;

/// How a study can begin.
#[component]
pub fn Begin() -> impl IntoView {
    let prefs = Prefs::get();
    let fault = RwSignal::new(None::<String>);
    let cards = RwSignal::new(cards());
    let nobody = || Who::Here(String::new());
    let draft = Draft::new(cards, vec![nobody(), nobody()]);
    let place = Place::get();
    let begin = move |_| match by_the_book(draft, prefs) {
        Ok(study) => {
            // The page is made anew, and takes the study from the shelf.
            shelf::put_up_study(study.to_text().to_string(), None);
            place.go(Route::Study { id: None });
        }
        Err(code) => fault.set(Some(code)),
    };
    view! {
        <Shell class="setup">
            <h1>{move || words::TITLE.of(prefs.lang())}</h1>
            <p class="page-lead">{move || words::LEAD.of(prefs.lang())}</p>
            <section class="side-doors">
                <BringRecord/>
                <Go to=Route::Position class="side-door" test="study-position">
                    <span class="side-door-name">{move || words::FROM_POSITION.of(prefs.lang())}</span>
                    <span class="side-door-hint">{move || words::FROM_POSITION_HINT.of(prefs.lang())}</span>
                </Go>
            </section>
            <h2>{move || words::BY_THE_BOOK.of(prefs.lang())}</h2>
            <Arrangement cards draft newcomer=nobody() served=false/>
            {move || fault.get().map(|code| view! {
                <div class="trouble" role="alert">{refusals::sentence(&code, prefs.lang())}</div>
            })}
            <div class="page-foot">
                <button class="button primary big" data-test="study-begin" on:click=begin>
                    {move || words::BEGIN.of(prefs.lang())}
                </button>
            </div>
        </Shell>
    }
}

/// A study of what was chosen, or the code of what is wrong with it.
fn by_the_book(draft: Draft, prefs: Prefs) -> Result<Study, String> {
    let card = draft.card.get_untracked();
    let game = card.map(|card| card.name).unwrap_or_default();
    let seats = draft.seats.get_untracked();
    let names = players(&seats, prefs.peek().lang).into_iter().map(|player| player.name).collect();
    let opening = Opening::Book { game: &game, options: draft.chosen(), names };
    Study::begin(opening, registry()).map_err(|error| error.telling_code().to_owned())
}
