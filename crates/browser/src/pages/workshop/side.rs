//! Beside the board in the making: what is wrong, what to begin with, and the entries.

use leptos::prelude::*;
use stage::{Complaint, Field, FieldKind};

use super::bench::Bench;
use crate::prefs::Prefs;
use crate::words::workshop as words;

/// What is wrong with the board; pointing at a line lights up its place.
#[component]
pub fn Complaints(bench: Bench) -> impl IntoView {
    let prefs = Prefs::get();
    let found = Memo::new(move |_| bench.ask(|workshop, lang| workshop.complaints(lang)));
    let headline = move || words::state(found.with(Vec::len), prefs.lang());
    let all = move || found.get().into_iter().map(|said| complaint(bench, said)).collect_view();
    let refused = move || {
        let refused = bench.refused.get();
        let lines = refused.into_iter().map(|said| complaint(bench, said)).collect_view();
        view! { <ul class="complaints refused" role="alert" data-test="workshop-refused">{lines}</ul> }
    };
    view! {
        <section class="panel" data-test="complaints">
            <div role="status">
                <h2 class:fine=move || found.with(Vec::is_empty)>{headline}</h2>
            </div>
            {move || (!bench.refused.with(Vec::is_empty)).then(refused)}
            <ul class="complaints">{all}</ul>
        </section>
    }
}

fn complaint(bench: Bench, said: Complaint) -> impl IntoView {
    let Complaint { text, line, target } = said;
    let placed = target.is_some();
    let target = StoredValue::new(target);
    let point = move || bench.hand.point(target.get_value());
    let aside = move || bench.hand.point(None);
    let number = move || line.map(|line| format!("{line}: "));
    view! {
        <li
            class="complaint"
            class:lights=placed
            data-test="complaint"
            tabindex=placed.then_some("0")
            on:pointerenter=move |_| point()
            on:pointerleave=move |_| aside()
            on:focus=move |_| point()
            on:blur=move |_| aside()
            on:click=move |_| point()
        >
            {number}
            {text}
        </li>
    }
}

/// What to begin with.
#[component]
pub fn Patterns(bench: Bench) -> impl IntoView {
    let prefs = Prefs::get();
    let patterns = Memo::new(move |_| bench.ask(|workshop, lang| workshop.patterns(lang)));
    let begin = move |event: leptos::ev::Event| {
        let pattern = event_target_value(&event);
        if !pattern.is_empty() {
            bench.change(|workshop| workshop.begin(&pattern));
            bench.refused.set(Vec::new());
            bench.lens.fit();
        }
    };
    let option = |(key, name): (String, String)| view! { <option value=key>{name}</option> };
    view! {
        <label class="panel field-line">
            <span class="field-name">{move || words::PATTERN.of(prefs.lang())}</span>
            <select class="select" data-test="pattern" on:change=begin>
                <option value="">{move || words::PATTERN_CHOOSE.of(prefs.lang())}</option>
                {move || patterns.get().into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}

/// The entries beside the board.
#[component]
pub fn Fields(bench: Bench) -> impl IntoView {
    let prefs = Prefs::get();
    let fields = Memo::new(move |_| bench.ask(|workshop, lang| workshop.fields(lang)));
    let keys = move || fields.get().into_iter().map(|field| field.key).collect::<Vec<_>>();
    let field = move |key: &'static str| {
        let field = Memo::new(move |_| fields.get().into_iter().find(|field| field.key == key));
        view! { <Entry bench field/> }
    };
    view! {
        <section class="panel fields">
            <h2>{move || words::FIELDS.of(prefs.lang())}</h2>
            <For each=keys key=|key| *key children=field/>
        </section>
    }
}

#[component]
fn Entry(bench: Bench, field: Memo<Option<Field>>) -> impl IntoView {
    let Some(Field { key, kind, .. }) = field.get_untracked() else { return ().into_any() };
    let fault = RwSignal::new(None::<String>);
    let label = move || field.get().map(|field| field.label);
    let value = move || field.get().map(|field| field.value).unwrap_or_default();
    let fill = move |text: &str| {
        let filled = bench.change(|workshop| workshop.fill(key, text));
        fault.set(filled.err());
    };
    let input = match kind {
        FieldKind::Switch => view! {
            <input
                type="checkbox"
                data-test=format!("field-{key}")
                prop:checked=move || value() == "true"
                on:change=move |event| fill(if event_target_checked(&event) { "true" } else { "false" })
            />
        }
        .into_any(),
        FieldKind::Text | FieldKind::Number(..) => {
            let (form, range) = match kind {
                FieldKind::Number(least, most) => ("number", Some((least, most))),
                _ => ("text", None),
            };
            view! {
                <input
                    class="input"
                    type=form
                    min=range.map(|(least, _)| least)
                    max=range.map(|(_, most)| most)
                    data-test=format!("field-{key}")
                    prop:value=value
                    on:change=move |event| fill(&event_target_value(&event))
                />
            }
            .into_any()
        }
    };
    view! {
        <label class="field-line">
            <span class="field-name">{label}</span>
            {input}
            {move || fault.get().map(|fault| view! { <span class="field-fault" role="alert">{fault}</span> })}
        </label>
    }
    .into_any()
}
