//! The brushes.

use leptos::prelude::*;
use stage::{Brush, BrushGroup};

use super::bench::Bench;
use crate::prefs::Prefs;
use crate::words::workshop as words;

/// The brushes in their groups, and the way back of one stroke.
#[component]
pub fn Palette(bench: Bench) -> impl IntoView {
    let prefs = Prefs::get();
    let groups = Memo::new(move |_| bench.ask(|workshop, lang| workshop.brushes(lang)));
    let count = Memo::new(move |_| groups.with(Vec::len));
    let group = move |at: usize| {
        let group = Memo::new(move |_| groups.with(|groups| groups.get(at).cloned()));
        view! { <Group bench group/> }
    };
    let undo = move |_| {
        bench.change(|workshop| workshop.undo());
    };
    view! {
        <div class="palette" role="group" aria-label=move || words::BRUSHES.of(prefs.lang())>
            <button
                class="button"
                data-test="workshop-undo"
                aria-label=move || words::UNDO.of(prefs.lang())
                on:click=undo
            >
                <span aria-hidden="true">"↶"</span>
                <span class="undo-label">{move || words::UNDO.of(prefs.lang())}</span>
            </button>
            {move || (0..count.get()).map(group).collect_view()}
        </div>
    }
}

#[component]
fn Group(bench: Bench, group: Memo<Option<BrushGroup>>) -> impl IntoView {
    let title = move || group.get().map(|group| group.title);
    let brushes = Memo::new(move |_| group.get().map(|group| group.brushes).unwrap_or_default());
    let keys = move || brushes.get().into_iter().map(|brush| brush.key).collect::<Vec<String>>();
    let brush = move |key: String| {
        let brush = Memo::new(move |_| brushes.get().into_iter().find(|brush| brush.key == key));
        view! { <BrushView bench brush/> }
    };
    view! {
        <section class="brush-group" aria-label=title>
            <h2>{title}</h2>
            <div class="brushes">
                <For each=keys key=Clone::clone children=brush/>
            </div>
        </section>
    }
}

#[component]
fn BrushView(bench: Bench, brush: Memo<Option<Brush>>) -> impl IntoView {
    let Some(first) = brush.get_untracked() else { return ().into_any() };
    let name = move || brush.get().map(|brush| brush.name);
    let taken = move || brush.with(|brush| brush.as_ref().is_some_and(|brush| brush.taken));
    let (key, hook) = (first.key.clone(), format!("brush-{}", first.key));
    view! {
        <button
            class="brush"
            data-test=hook
            aria-pressed=move || taken().to_string()
            aria-label=name
            title=name
            on:click=move |_| bench.change(|workshop| workshop.take(&key))
        >
            <svg viewBox="0 0 100 100" aria-hidden="true" inner_html=first.art.to_string()></svg>
        </button>
    }
    .into_any()
}
