//! What has pictures: maps in a strip that can be narrowed down, and expansions to be ticked.

use leptos::prelude::*;
use stage::{Length, Preview};

use super::draft::Draft;
use super::knob::Knob;
use crate::prefs::Prefs;
use crate::words::pages as words;

/// What the strip of maps is narrowed down to.
#[derive(Clone, Copy)]
struct Sieve {
    seats: RwSignal<Option<u8>>,
    length: RwSignal<Option<Length>>,
}

impl Sieve {
    /// Is this one of those that are looked for? Tracked.
    fn passes(self, preview: &Preview) -> bool {
        self.seats.get().is_none_or(|seats| preview.seats.contains(&seats))
            && self.length.get().is_none_or(|length| preview.length == Some(length))
    }
}

/// An option whose values have pictures.
#[component]
pub fn PicturedOption(knob: Knob, of: Vec<String>, draft: Draft) -> impl IntoView {
    let inner = if knob.takes_several() {
        view! { <Expansions knob of/> }.into_any()
    } else {
        view! { <Maps knob of draft/> }.into_any()
    };
    view! {
        <section class="panel" data-test=format!("option-{}", knob.key())>
            <h2>{move || knob.label()}</h2>
            {inner}
        </section>
    }
}

/// Any mix of these.
#[component]
fn Expansions(knob: Knob, of: Vec<String>) -> impl IntoView {
    let card = move |value: String| view! { <Card knob value/> };
    view! {
        <p class="knob-help">{move || knob.words().map(|words| words.help)}</p>
        <div class="preview-cards several" role="group" aria-label=move || knob.label()>
            {of.into_iter().map(card).collect_view()}
        </div>
    }
}

/// One of these, in a strip.
#[component]
fn Maps(knob: Knob, of: Vec<String>, draft: Draft) -> impl IntoView {
    let prefs = Prefs::get();
    let sieve = Sieve { seats: RwSignal::new(None), length: RwSignal::new(None) };
    let previews = StoredValue::new(previews(knob, &of, prefs));
    let shown =
        move || previews.with_value(|all| all.iter().filter(|(_, map)| sieve.passes(map)).count());
    let all = of.len();
    let card = move |value: String| view! { <Card knob value sieve/> };
    let fitted =
        move || draft.fitted().map(|seats| words::SeatsFitted { count: seats }.of(prefs.lang()));
    view! {
        <SieveView sieve previews/>
        <p class="map-count" role="status" data-test="map-count">
            {move || words::maps_found(shown(), all, prefs.lang())}
        </p>
        <div class="preview-cards strip" role="radiogroup" aria-label=move || knob.label()>
            {of.into_iter().map(card).collect_view()}
        </div>
        <p class="map-fitted" role="status">{fitted}</p>
        <Story knob/>
    }
}

fn previews(knob: Knob, of: &[String], prefs: Prefs) -> Vec<(String, Preview)> {
    let lang = prefs.peek().lang;
    let preview =
        |value: &String| Some((value.clone(), knob.game_info.preview(&knob.key(), value, lang)?));
    of.iter().filter_map(preview).collect()
}

/// Fewer maps: for so many players, of such a length.
#[component]
fn SieveView(sieve: Sieve, previews: StoredValue<Vec<(String, Preview)>>) -> impl IntoView {
    let prefs = Prefs::get();
    let counts = previews.with_value(|all| {
        let mut counts: Vec<u8> = all.iter().flat_map(|(_, map)| map.seats.clone()).collect();
        counts.sort_unstable();
        counts.dedup();
        counts
    });
    let seats = counts.into_iter().map(|count| {
        view! { <option value=count.to_string()>{move || words::Players { count }.of(prefs.lang())}</option> }
    });
    let length = |length: Length| {
        view! { <option value=length.key()>{move || length.word(prefs.lang())}</option> }
    };
    let sift_length = move |key: String| {
        sieve.length.set(Length::ALL.into_iter().find(|length| length.key() == key));
    };
    view! {
        <div class="sieve">
            <label>
                <span>{move || words::SIEVE_PLAYERS.of(prefs.lang())}</span>
                <select
                    class="select"
                    data-test="sieve-players"
                    on:change=move |event| sieve.seats.set(event_target_value(&event).parse().ok())
                >
                    <option value="">{move || words::SIEVE_ANY_PLAYERS.of(prefs.lang())}</option>
                    {seats.collect_view()}
                </select>
            </label>
            <label>
                <span>{move || words::SIEVE_LENGTH.of(prefs.lang())}</span>
                <select
                    class="select"
                    data-test="sieve-length"
                    on:change=move |event| sift_length(event_target_value(&event))
                >
                    <option value="">{move || words::SIEVE_ANY_LENGTH.of(prefs.lang())}</option>
                    {Length::ALL.map(length).collect_view()}
                </select>
            </label>
        </div>
    }
}

/// What the chosen map is about.
#[component]
fn Story(knob: Knob) -> impl IntoView {
    let prefs = Prefs::get();
    let preview = Memo::new(move |_| {
        knob.value().as_str().and_then(|it| knob.game_info.preview(&knob.key(), it, prefs.lang()))
    });
    let rules = move |rules: String| {
        view! { <p class="map-rules">{words::SpecialRules { rules }.of(prefs.lang())}</p> }
    };
    view! {
        <div class="map-story" data-test="map-story">
            <p>{move || preview.get().map(|preview| preview.story)}</p>
            {move || preview.get().and_then(|preview| preview.rules).map(rules)}
        </div>
    }
}

/// One value with its picture and facts; its story as well where there is no other place for it.
#[component]
fn Card(
    knob: Knob,
    value: String,
    /// What must let it pass.
    #[prop(optional)]
    sieve: Option<Sieve>,
) -> impl IntoView {
    let prefs = Prefs::get();
    let (shown, own, wanted) = (value.clone(), value.clone(), value.clone());
    let preview = Memo::new(move |_| knob.game_info.preview(&knob.key(), &shown, prefs.lang()));
    let chosen = Memo::new(move |_| knob.has(&own));
    let several = knob.takes_several();
    let (shape, class) = if several { ("checkbox", "preview-tick") } else { ("radio", "unseen") };
    let name = value.clone();
    let read = move |read: fn(&Preview) -> String| {
        preview.with(|preview| preview.as_ref().map(read).unwrap_or_default())
    };
    let facts = move || preview.get().map(|preview| preview.facts).unwrap_or_default();
    // What is chosen is always seen.
    let sifted_out = move || {
        let passes =
            |sieve: Sieve| preview.with(|it| it.as_ref().is_some_and(|it| sieve.passes(it)));
        !chosen.get() && sieve.is_some_and(|sieve| !passes(sieve))
    };
    view! {
        <label
            class="preview-card"
            class:chosen=move || chosen.get()
            data-test=format!("value-{value}")
            hidden=sifted_out
        >
            <input
                class=class
                type=shape
                name=knob.key()
                prop:checked=move || chosen.get()
                on:change=move |event| knob.choose(&wanted, event_target_checked(&event))
            />
            <span
                class="preview-art"
                aria-hidden="true"
                inner_html=move || read(|it| it.art.to_string())
            ></span>
            <span class="preview-name">{move || knob.value_words(&name)}</span>
            {several.then(|| view! {
                <span class="preview-story">{move || read(|it| it.story.clone())}</span>
            })}
            <span class="preview-facts">
                {move || facts().into_iter().map(|fact| view! { <span>{fact}</span> }).collect_view()}
            </span>
        </label>
    }
}
