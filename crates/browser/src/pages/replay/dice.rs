//! The proof of the dice: done here, from the record alone.

use client::{Checked, ReplayError};
use game::{Coded, Proof, Seed};
use leptos::prelude::*;
use leptos::task::spawn_local;
use stage::Lang;

use super::Source;
use super::reel::Reel;
use crate::pages::api;
use crate::prefs::Prefs;
use crate::words::{pages as words, table as table_words};

/// Checks the dice, and says what that means.
#[component]
pub fn Dice(
    reel: Reel,
    /// Where its record comes from: there the seed of a match that was given up is known.
    source: Source,
) -> impl IntoView {
    let prefs = Prefs::get();
    let checked = RwSignal::new(None::<Result<Checked, String>>);
    let check = move |_| {
        let source = source.clone();
        spawn_local(async move {
            let seed = seed_of(reel, source).await;
            let found: Result<Checked, ReplayError> = reel.ask(|replay| replay.check_dice(seed));
            checked.try_set(Some(found.map_err(|error| error.code().to_owned())));
        });
    };
    let commitment = reel.ask(|replay| replay.record().commitment().map(|one| one.to_string()));
    view! {
        <section class="panel">
            <h2>{move || table_words::TAB_FAIR.of(prefs.lang())}</h2>
            <p class="panel-text">{move || table_words::FAIR_PROMISE.of(prefs.lang())}</p>
            {commitment.map(|promise| view! { <code class="digits">{promise}</code> })}
            <button class="button" data-test="verify" on:click=check>
                {move || table_words::VERIFY.of(prefs.lang())}
            </button>
            <div role="status" data-test="verify-result">
                {move || checked.get().map(|found| verdict(&found, prefs.lang()))}
            </div>
        </section>
    }
}

/// The seed that the table has revealed, where the record has none.
async fn seed_of(reel: Reel, source: Source) -> Option<Seed> {
    if reel.ask(|replay| replay.record().seed().is_some()) {
        return None;
    }
    let seed = match source {
        Source::Table(id) => api::verification(&id).await.ok()?.seed,
        Source::Brought { seed } => seed?,
    };
    seed.parse().ok()
}

fn verdict(found: &Result<Checked, String>, lang: Lang) -> impl IntoView + use<> {
    let (class, text) = match found {
        Ok(Checked { proof: Proof::Proven, steps }) => {
            ("verdict proven", table_words::Proven { steps: *steps }.of(lang))
        }
        Ok(Checked { proof: Proof::SeedNotRevealed, .. }) => {
            ("verdict open", words::DICE_SEALED.of(lang).to_owned())
        }
        Ok(Checked { proof: Proof::ExternalChance, .. }) => {
            ("verdict open", words::DICE_EXTERNAL.of(lang).to_owned())
        }
        Err(code) => {
            let why = words::record_fault(code).of(lang);
            ("verdict false", format!("{} {why}", words::DICE_FALSE.of(lang)))
        }
    };
    view! { <p class=class>{text}</p> }
}
