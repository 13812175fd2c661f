//! A button with an arrow: a step on, or back.

use leptos::prelude::*;

use crate::prefs::Prefs;
use crate::words::{Word, pages as words};

/// Which way a step leads.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Step {
    Back,
    On,
}

/// A step on, or back.
#[component]
pub fn StepButton(
    /// Which way.
    step: Step,
    /// What tests call it.
    test: &'static str,
    /// Whether there is no such step.
    #[prop(into)]
    stuck: Signal<bool>,
    /// Makes the step.
    go: impl Fn() + 'static,
) -> impl IntoView {
    let prefs = Prefs::get();
    let (word, sign): (Word, _) = match step {
        Step::Back => (words::PREVIOUS, "M15 5 L8 12 L15 19"),
        Step::On => (words::NEXT, "M9 5 L16 12 L9 19"),
    };
    view! {
        <button
            class="icon-button replay-step"
            data-test=test
            aria-label=move || word.of(prefs.lang())
            title=move || word.of(prefs.lang())
            disabled=move || stuck.get()
            on:click=move |_| go()
        >
            <svg viewBox="0 0 24 24" aria-hidden="true"><path class="replay-sign" d=sign></path></svg>
        </button>
    }
}
