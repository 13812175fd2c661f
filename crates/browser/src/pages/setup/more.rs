//! What most tables leave as it is: folded, with what holds then in words.

use leptos::prelude::*;
use wire::rest::GameCard;

use super::agreement::{
    AidChoice, ClockChoice, ListingChoice, PuzzlesChoice, TalkChoice, aid_name, clock_name,
};
use super::draft::Draft;
use super::knob::Knob;
use super::options::GameOptions;
use crate::prefs::Prefs;
use crate::words::pages as words;

/// What most tables leave as it is.
#[component]
pub fn More(
    draft: Draft,
    /// Whether time can be kept there.
    timed: bool,
) -> impl IntoView {
    let folded = move |card: GameCard| {
        let knobs = Knob::all(card, draft.options).into_iter();
        let knobs = knobs.filter(|knob| knob.pictured().is_none()).collect();
        view! { <Folded draft knobs timed/> }
    };
    move || draft.card.get().map(folded)
}

#[component]
fn Folded(draft: Draft, knobs: Vec<Knob>, timed: bool) -> impl IntoView {
    let prefs = Prefs::get();
    let told = knobs.clone();
    let agreed = move || {
        let (settings, lang) = (draft.settings.get(), prefs.lang());
        let clock = timed.then(|| clock_name(settings.clock).of(lang).to_owned());
        let asked = told.iter().filter(|knob| knob.is_asked());
        let said = asked.filter_map(|knob| knob.meaning(&knob.value()));
        let frame = [Some(aid_name(settings.aid).of(lang).to_owned()), clock];
        frame.into_iter().flatten().chain(said).collect::<Vec<String>>().join(" · ")
    };
    view! {
        <details class="panel more">
            <summary data-test="setup-more">
                <h2>{move || words::MORE.of(prefs.lang())}</h2>
                <span class="more-hint">{move || words::MORE_HINT.of(prefs.lang())}</span>
                <span class="more-agreed" data-test="setup-agreed">{agreed}</span>
            </summary>
            <AidChoice settings=draft.settings/>
            {timed.then(|| view! {
                <ClockChoice settings=draft.settings/>
                <ListingChoice settings=draft.settings/>
                <TalkChoice settings=draft.settings/>
                <PuzzlesChoice settings=draft.settings/>
            })}
            <GameOptions knobs/>
        </details>
    }
}
