//! The options of a game, whatever they are: what they take comes from the server, their words from
//! the game's theatre.

use game::{OptionSpec, Values};
use leptos::prelude::*;
use serde_json::{Map, Value, json};
use stage::{Backstage, OptionWords, Preview};
use wire::rest::GameCard;

use crate::prefs::Prefs;
use crate::words::pages as words;

/// One option that is being chosen.
#[derive(Clone, Copy)]
struct Knob {
    theatre: &'static dyn Backstage,
    spec: StoredValue<OptionSpec>,
    /// As the book plays it.
    book: StoredValue<Value>,
    /// Options that differ from the book.
    chosen: RwSignal<Map<String, Value>>,
    prefs: Prefs,
}

impl Knob {
    fn key(self) -> String {
        self.spec.with_value(|spec| spec.key.clone())
    }

    /// Its value now, tracked.
    fn value(self) -> Value {
        let chosen = self.chosen.with(|chosen| chosen.get(&self.key()).cloned());
        chosen.unwrap_or_else(|| self.book.get_value())
    }

    fn set(self, value: Value) {
        self.chosen.update(|chosen| match self.book.with_value(|book| *book == value) {
            true => drop(chosen.remove(&self.key())),
            false => drop(chosen.insert(self.key(), value)),
        });
    }

    /// Is this word the value, or one of several? Tracked.
    fn has(self, word: &str) -> bool {
        match self.value() {
            Value::Array(all) => all.iter().any(|one| one == word),
            value => value == word,
        }
    }

    /// Takes a word in or out where there may be several; else it becomes the value.
    fn choose(self, word: &str, on: bool) {
        let Values::Several { of } = self.spec.with_value(|spec| spec.values.clone()) else {
            return self.set(Value::String(word.to_owned()));
        };
        // In the order of the schema, so that taking one out and in again changes nothing.
        let keeps = |one: &String| if one == word { on } else { self.has(one) };
        self.set(of.into_iter().filter(keeps).map(Value::String).collect());
    }

    /// What it is about, tracked.
    fn label(self) -> &'static str {
        self.words().map_or("", |words| words.label)
    }

    fn words(self) -> Option<OptionWords> {
        self.theatre.option(&self.key(), self.prefs.lang())
    }

    /// A value in words, tracked.
    fn value_words(self, value: &str) -> String {
        let found = self.theatre.value(&self.key(), value, self.prefs.lang());
        found.map_or_else(|| value.to_owned(), str::to_owned)
    }
}

/// The options of a game.
#[component]
pub fn GameOptions(
    /// The game.
    card: GameCard,
    /// Options that differ from the book.
    chosen: RwSignal<Map<String, Value>>,
) -> impl IntoView {
    let prefs = Prefs::get();
    let book = card.book.clone();
    let agreed = Memo::new(move |_| {
        let mut all = book.clone();
        all.extend(chosen.get());
        all
    });
    let knobs = knobs(card, chosen, prefs).into_iter().filter(|knob| pictured(*knob).is_none());
    let knobs: Vec<Knob> = knobs.collect();
    let asked = move |knob: Knob| {
        let when = move || agreed.with(|all| knob.theatre.asks(&knob.key(), all));
        view! { <Show when><KnobView knob/></Show> }
    };
    (!knobs.is_empty()).then(|| {
        view! {
            <fieldset class="field">
                <legend>{move || words::RULES_AGREED.of(prefs.lang())}</legend>
                {knobs.into_iter().map(asked).collect_view()}
            </fieldset>
        }
    })
}

/// The options of a game whose values have pictures: what is chosen first, before all others.
#[component]
pub fn PicturedOptions(
    /// The game.
    card: GameCard,
    /// Options that differ from the book.
    chosen: RwSignal<Map<String, Value>>,
) -> impl IntoView {
    let knobs = knobs(card, chosen, Prefs::get());
    let knobs = knobs.into_iter().filter_map(|knob| Some((knob, pictured(knob)?)));
    let section = |(knob, of): (Knob, Vec<String>)| {
        view! {
            <section class="panel" data-test=format!("option-{}", knob.key())>
                <h2>{move || knob.label()}</h2>
                {takes_several(knob).then(|| view! {
                    <p class="knob-help">{move || knob.words().map(|words| words.help)}</p>
                })}
                <Cards knob of/>
            </section>
        }
    };
    knobs.map(section).collect_view()
}

fn knobs(card: GameCard, chosen: RwSignal<Map<String, Value>>, prefs: Prefs) -> Vec<Knob> {
    let GameCard { name, schema, book, .. } = card;
    let Some(theatre) = stage::backstage(&name) else { return Vec::new() };
    // An option without words is not for people.
    let meant = |spec: &OptionSpec| theatre.option(&spec.key, prefs.peek().lang).is_some();
    let knob = |spec: OptionSpec| {
        let book = StoredValue::new(book.get(&spec.key).cloned().unwrap_or_default());
        Knob { theatre, spec: StoredValue::new(spec), book, chosen, prefs }
    };
    schema.into_iter().filter(meant).map(knob).collect()
}

#[component]
fn KnobView(knob: Knob) -> impl IntoView {
    let control = match knob.spec.with_value(|spec| spec.values.clone()) {
        Values::Switch => view! { <Switch knob/> }.into_any(),
        Values::Number { least, most } => view! { <Number knob least most/> }.into_any(),
        Values::Choice { of } => view! { <OneOf knob of/> }.into_any(),
        Values::Several { of } => view! { <SomeOf knob of/> }.into_any(),
        Values::Text => view! { <Text knob/> }.into_any(),
    };
    view! {
        <div class="knob" data-test=format!("option-{}", knob.key())>
            {control}
            <p class="knob-help">{move || knob.words().map(|words| words.help)}</p>
        </div>
    }
}

#[component]
fn Switch(knob: Knob) -> impl IntoView {
    view! {
        <label class="check">
            <input
                type="checkbox"
                prop:checked=move || knob.value() == Value::Bool(true)
                on:change=move |event| knob.set(Value::Bool(event_target_checked(&event)))
            />
            <span>{move || knob.label()}</span>
        </label>
    }
}

#[component]
fn Number(knob: Knob, least: i64, most: i64) -> impl IntoView {
    let set = move |text: String| {
        if let Ok(number) = text.parse::<i64>() {
            knob.set(json!(number.clamp(least, most)));
        }
    };
    view! {
        <label class="field-line">
            <span class="field-name">{move || knob.label()}</span>
            <input
                class="input number"
                type="number"
                min=least.to_string()
                max=most.to_string()
                prop:value=move || knob.value().to_string()
                on:change=move |event| set(event_target_value(&event))
            />
        </label>
    }
}

#[component]
fn OneOf(knob: Knob, of: Vec<String>) -> impl IntoView {
    let option = move |value: String| {
        let (name, mine) = (value.clone(), value.clone());
        view! {
            <option value=value selected=move || knob.value() == Value::String(mine.clone())>
                {move || knob.value_words(&name)}
            </option>
        }
    };
    view! {
        <label class="field-line">
            <span class="field-name">{move || knob.label()}</span>
            <select
                class="select"
                on:change=move |event| knob.set(Value::String(event_target_value(&event)))
            >
                {of.into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}

/// The values of an option that has pictures of them; a value without one is not for the set-up.
fn pictured(knob: Knob) -> Option<Vec<String>> {
    let of = match knob.spec.with_value(|spec| spec.values.clone()) {
        Values::Choice { of } | Values::Several { of } => of,
        _ => return None,
    };
    let lang = knob.prefs.peek().lang;
    let shown = |value: &String| knob.theatre.preview(&knob.key(), value, lang).is_some();
    let shown: Vec<String> = of.into_iter().filter(shown).collect();
    (!shown.is_empty()).then_some(shown)
}

fn takes_several(knob: Knob) -> bool {
    knob.spec.with_value(|spec| matches!(spec.values, Values::Several { .. }))
}

#[component]
fn Cards(knob: Knob, of: Vec<String>) -> impl IntoView {
    let card = move |value: String| view! { <Card knob value/> };
    let several = takes_several(knob);
    view! {
        <div
            class="preview-cards"
            class:several=several
            role=if several { "group" } else { "radiogroup" }
            aria-label=move || knob.label()
        >
            {of.into_iter().map(card).collect_view()}
        </div>
    }
}

/// One value with its picture, story and facts.
#[component]
fn Card(knob: Knob, value: String) -> impl IntoView {
    let (shown, own, wanted) = (value.clone(), value.clone(), value.clone());
    let preview = Memo::new(move |_| knob.theatre.preview(&knob.key(), &shown, knob.prefs.lang()));
    let chosen = Memo::new(move |_| knob.has(&own));
    let (shape, class) =
        if takes_several(knob) { ("checkbox", "preview-tick") } else { ("radio", "unseen") };
    let name = value.clone();
    let read = move |read: fn(&Preview) -> String| {
        preview.with(|preview| preview.as_ref().map(read).unwrap_or_default())
    };
    let facts = move || preview.get().map(|preview| preview.facts).unwrap_or_default();
    view! {
        <label class="preview-card" class:chosen=move || chosen.get() data-test=format!("value-{value}")>
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
            <span class="preview-story">{move || read(|it| it.story.clone())}</span>
            <span class="preview-facts">
                {move || facts().into_iter().map(|fact| view! { <span>{fact}</span> }).collect_view()}
            </span>
        </label>
    }
}

#[component]
fn SomeOf(knob: Knob, of: Vec<String>) -> impl IntoView {
    let check = move |word: String| {
        let test = format!("{}-{word}", knob.key());
        let (name, mine, own) = (word.clone(), word.clone(), word);
        view! {
            <label class="check">
                <input
                    type="checkbox"
                    data-test=test
                    prop:checked=move || knob.has(&mine)
                    on:change=move |event| knob.choose(&own, event_target_checked(&event))
                />
                <span>{move || knob.value_words(&name)}</span>
            </label>
        }
    };
    view! {
        <div role="group" aria-label=move || knob.label()>
            <p class="field-name">{move || knob.label()}</p>
            <div class="some-of">{of.into_iter().map(check).collect_view()}</div>
        </div>
    }
}

#[component]
fn Text(knob: Knob) -> impl IntoView {
    view! {
        <label class="field-line">
            <span class="field-name">{move || knob.label()}</span>
            <textarea
                class="input"
                rows="3"
                spellcheck="false"
                prop:value=move || knob.value().as_str().unwrap_or_default().to_owned()
                on:change=move |event| knob.set(Value::String(event_target_value(&event)))
            ></textarea>
        </label>
    }
}
