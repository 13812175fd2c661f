//! The options of a game, whatever they are: what they take comes from the server, their words from
//! the game's game_info.

use game::Values;
use leptos::prelude::*;
use serde_json::{Value, json};

use super::knob::Knob;
use crate::prefs::Prefs;
use crate::words::pages as words;

/// The options of a game that have no pictures.
#[component]
pub fn GameOptions(knobs: Vec<Knob>) -> impl IntoView {
    let prefs = Prefs::get();
    let asked = move |knob: Knob| {
        view! { <Show when=move || knob.is_asked()><KnobView knob/></Show> }
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

#[component]
fn KnobView(knob: Knob) -> impl IntoView {
    let control = match knob.values() {
        Values::Switch => view! { <Switch knob/> }.into_any(),
        Values::Number { least, most } => {
            let of = (least..=most).map(|number| (number.to_string(), json!(number)));
            view! { <OneOf knob of=of.collect()/> }.into_any()
        }
        Values::Choice { of } => {
            let of = of.into_iter().map(|word| (word.clone(), Value::String(word)));
            view! { <OneOf knob of=of.collect()/> }.into_any()
        }
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

/// One of several values, each with the text that stands for it in the list.
#[component]
fn OneOf(knob: Knob, of: Vec<(String, Value)>) -> impl IntoView {
    let prefs = Prefs::get();
    let known = StoredValue::new(of.clone());
    let choose = move |key: String| {
        let found = known.with_value(|known| known.iter().find(|(text, _)| *text == key).cloned());
        if let Some((_, value)) = found {
            knob.set(value);
        }
    };
    let said = move |value: &Value, text: &str| {
        let words = knob.meaning(value).unwrap_or_else(|| text.to_owned());
        match knob.is_usual(value) {
            true => words::Usually { value: &words }.of(prefs.lang()),
            false => words,
        }
    };
    let option = move |(text, value): (String, Value)| {
        let (name, own, mine) = (text.clone(), value.clone(), value);
        view! {
            <option value=text selected=move || knob.value() == mine>
                {move || said(&own, &name)}
            </option>
        }
    };
    view! {
        <label class="field-line">
            <span class="field-name">{move || knob.label()}</span>
            <select class="select" on:change=move |event| choose(event_target_value(&event))>
                {of.into_iter().map(option).collect_view()}
            </select>
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
