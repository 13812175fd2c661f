//! The proof of the dice: done here, from the record alone.

use client::{Checked, DiceOrigin, Keepsake, Replay, ReplayError};
use game::{Coded, Seat, SeatSet, Seed};
use leptos::prelude::*;
use leptos::task::spawn_local;
use stage::Lang;

use super::Source;
use super::reel::Reel;
use crate::fairness::HandsList;
use crate::link::keys;
use crate::pages::api;
use crate::prefs::Prefs;
use crate::words::fairness::{self as words, Tone};
use crate::words::table::TAB_FAIR;

/// Checks the dice, and says what that means.
#[component]
pub fn Dice(
    reel: Reel,
    /// Where its record comes from: there the seed of a match that was given up is known.
    source: Source,
) -> impl IntoView {
    let prefs = Prefs::get();
    let checked = RwSignal::new(None::<Result<Checked, &'static str>>);
    let keepsake = StoredValue::new(remembered(&source));
    let check = move |_| {
        let source = source.clone();
        spawn_local(async move {
            let seed = seed_of(reel, source).await;
            let found: Result<Checked, ReplayError> = reel.ask(|replay| replay.check_dice(seed));
            checked.try_set(Some(found.map_err(|error| error.code())));
        });
    };
    let told = move |found: Result<Checked, &'static str>| {
        verdict(&found, keepsake.get_value().as_ref(), &reel.names(), prefs.lang())
    };
    let commitment = reel.ask(|replay| replay.record().commitment().map(|one| one.to_string()));
    view! {
        <section class="panel">
            <h2>{move || TAB_FAIR.of(prefs.lang())}</h2>
            {commitment.map(|promise| view! {
                <Hands reel/>
                <code class="digits">{promise}</code>
            })}
            <button class="button" data-test="verify" on:click=check>
                {move || words::VERIFY.of(prefs.lang())}
            </button>
            <div role="status" data-test="verify-result">
                {move || checked.get().map(told)}
            </div>
        </section>
    }
}

/// Who had a hand in the dice.
#[component]
fn Hands(reel: Reel) -> impl IntoView {
    let prefs = Prefs::get();
    let (persons, contributions) = reel.ask(|replay| {
        (persons(replay).iter().collect::<Vec<_>>(), replay.record().contributions().to_vec())
    });
    let origin = DiceOrigin::of(persons.iter().copied().collect::<SeatSet>(), &contributions);
    view! {
        <p class="panel-text" data-test="dice-origin">
            {move || words::origin(origin, &reel.names(), prefs.lang())}
        </p>
        <HandsList
            persons=Signal::stored(persons)
            contributions=Signal::stored(contributions)
            names=Signal::derive(move || reel.names())
        />
    }
}

fn persons(replay: &Replay) -> SeatSet {
    let seats = Seat::first(replay.players().len()).zip(replay.players());
    seats.filter(|(_, player)| player.bot.is_none()).map(|(seat, _)| seat).collect()
}

/// What this browser keeps of the table.
fn remembered(source: &Source) -> Option<Keepsake> {
    match source {
        Source::Table(id) => keys::keepsake(id),
        Source::Brought { .. } => None,
    }
}

/// The seed that the table has revealed, where the record has none.
async fn seed_of(reel: Reel, source: Source) -> Option<Seed> {
    if reel.ask(|replay| replay.record().seed().is_some()) {
        return None;
    }
    let seed = match source {
        Source::Table(id) => api::verification(&id).await.ok()?.seed,
        Source::Brought { seed, .. } => seed?,
    };
    seed.parse().ok()
}

fn verdict(
    found: &Result<Checked, &'static str>,
    keepsake: Option<&Keepsake>,
    names: &[String],
    lang: Lang,
) -> impl IntoView + use<> {
    let memory = found.as_ref().ok().and_then(|checked| checked.compare(keepsake, SeatSet::EMPTY));
    let (tone, text) = words::verdict(found, &memory, names, lang);
    let class = match tone {
        Tone::Proven => "verdict proven",
        Tone::Open => "verdict open",
        Tone::False => "verdict false",
    };
    view! { <p class=class>{text}</p> }
}
