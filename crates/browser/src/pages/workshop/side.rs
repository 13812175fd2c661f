//! Beside the board in the making: what is wrong, what to begin with, and the entries.

use leptos::prelude::*;
use stage::{Complaint, Field, FieldKind};
use wasm_bindgen::JsCast;
use web_sys::SvgElement;

use super::bench::Bench;
use crate::prefs::Prefs;
use crate::words::{pages as page_words, workshop as words};

/// So many complaints are read at once; the others are marked on the board.
const COMPLAINTS_SHOWN: usize = 6;

/// What to do next, and what is wrong with the board.
#[component]
pub fn Complaints(bench: Bench) -> impl IntoView {
    let prefs = Prefs::get();
    let found = Memo::new(move |_| bench.ask(|workshop, lang| workshop.complaints(lang)));
    let next = Memo::new(move |_| bench.ask(|workshop, lang| workshop.next_step(lang)));
    let headline = move || words::State { complaints: found.with(Vec::len) }.of(prefs.lang());
    let shown = move || found.get().into_iter().take(COMPLAINTS_SHOWN).collect::<Vec<_>>();
    let more = move || found.with(Vec::len).saturating_sub(COMPLAINTS_SHOWN);
    let key = |said: &Complaint| (said.text.clone(), said.target.clone());
    let refused = move || {
        let refused = bench.refused.get();
        let lines = refused.into_iter().map(|said| complaint(bench, said)).collect_view();
        view! { <ul class="complaints refused" role="alert" data-test="workshop-refused">{lines}</ul> }
    };
    view! {
        <section class="panel" data-test="complaints">
            <h2 class:fine=move || found.with(Vec::is_empty)>{headline}</h2>
            <p class="next-step" role="status" data-test="next-step">{move || next.get()}</p>
            {move || (!bench.refused.with(Vec::is_empty)).then(refused)}
            <ul class="complaints">
                <For each=shown key=key children=move |said| complaint(bench, said)/>
            </ul>
            {move || (more() > 0).then(|| view! {
                <p class="quiet">{words::MoreComplaints { count: more() }.of(prefs.lang())}</p>
            })}
        </section>
    }
}

/// One complaint; pressed, it leads to its place on the board.
fn complaint(bench: Bench, said: Complaint) -> impl IntoView {
    let prefs = Prefs::get();
    let Complaint { text, line, target } = said;
    let text = move || match line {
        Some(line) => format!("{} {line}: {text}", page_words::LINE.of(prefs.lang())),
        None => text.clone(),
    };
    let inner = match target {
        Some(target) => view! { <Placed bench target>{text}</Placed> }.into_any(),
        None => view! { <span class="complaint">{text}</span> }.into_any(),
    };
    view! { <li data-test="complaint">{inner}</li> }
}

/// Leads to a place on the board, and lights it up when it is pointed at.
#[component]
fn Placed(bench: Bench, target: String, children: Children) -> impl IntoView {
    let target = StoredValue::new(target);
    let point = move || bench.hand.point(Some(target.get_value()));
    let aside = move || bench.hand.point(None);
    view! {
        <button
            class="complaint lights"
            on:pointerenter=move |_| point()
            on:pointerleave=move |_| aside()
            on:focus=move |_| point()
            on:blur=move |_| aside()
            on:click=move |_| target.with_value(|target| go_to(target))
        >
            {children()}
        </button>
    }
}

/// Gives the focus to a place on the board.
fn go_to(target: &str) {
    let place = document().query_selector(&format!(".touch[data-target='{target}']"));
    if let Some(place) = place.ok().flatten().and_then(|it| it.dyn_into::<SvgElement>().ok()) {
        place.focus().ok();
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
    let field = move |key: &'static str| {
        let field = Memo::new(move |_| fields.get().into_iter().find(|field| field.key == key));
        view! { <Entry bench field/> }
    };
    let of = move |first: bool| {
        let all = fields.get().into_iter().filter(move |field| field.first == first);
        all.map(|field| field.key).collect::<Vec<_>>()
    };
    view! {
        <section class="panel fields">
            <h2>{move || words::FIELDS.of(prefs.lang())}</h2>
            <For each=move || of(true) key=|key| *key children=field/>
            <details>
                <summary data-test="workshop-more">{move || words::FIELDS_MORE.of(prefs.lang())}</summary>
                <For each=move || of(false) key=|key| *key children=field/>
            </details>
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
