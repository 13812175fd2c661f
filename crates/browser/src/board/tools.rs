//! The buttons on the board: overlays, fit, last moves.

use leptos::prelude::*;
use stage::{Choice, Lit};

use super::controller::BoardController;
use super::lens::Lens;
use crate::prefs::Prefs;
use crate::words::table as words;

/// The buttons on the board.
#[component]
pub fn BoardTools(
    /// What is shown.
    hand: BoardController,
    lens: Lens,
    /// Whether overlays that need the table's remaining aid are offered.
    #[prop(optional, into)]
    remaining: Signal<bool>,
) -> impl IntoView {
    let prefs = Prefs::get();
    let overlays =
        Memo::new(move |_| hand.ask(|stage, lang| stage.overlays(remaining.get(), lang)));
    let button = move |choice: Choice| view! { <OverlayButton hand choice/> };
    let marks = hand.marks_shown();
    let open = RwSignal::new(false);
    view! {
        <div
            class="tools"
            class:lit=move || hand.is_lit(&Lit::Overlays)
            class:open=move || open.get()
            role="toolbar"
            aria-label=move || words::TOOLS.of(prefs.lang())
        >
            // Only where there is little room: the others are folded away behind it.
            <button
                class="tool fold"
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
            >
                <span class="sign" aria-hidden="true">"◫"</span>
                <span class="label">{move || words::TOOLS.of(prefs.lang())}</span>
            </button>
            {move || overlays.get().into_iter().map(button).collect_view()}
            <button
                class="tool"
                data-test="last-moves"
                aria-pressed=move || marks.get().to_string()
                title=move || words::LAST_MOVES_HELP.of(prefs.lang())
                on:click=move |_| marks.update(|shown| *shown = !*shown)
            >
                {move || words::LAST_MOVES.of(prefs.lang())}
            </button>
            <FitButton lens/>
        </div>
    }
}

/// Shows the whole board.
#[component]
pub fn FitButton(lens: Lens) -> impl IntoView {
    let prefs = Prefs::get();
    view! {
        <button
            class="tool fit"
            data-test="fit"
            title=move || words::FIT_HELP.of(prefs.lang())
            on:click=move |_| lens.fit()
        >
            <span class="sign" aria-hidden="true">"⤢"</span>
            <span class="label">{move || words::FIT.of(prefs.lang())}</span>
        </button>
    }
}

#[component]
fn OverlayButton(hand: BoardController, choice: Choice) -> impl IntoView {
    let Choice { key, label, help } = choice;
    let chosen = hand.overlay();
    let toggle = move |_| {
        chosen.update(|chosen| *chosen = (*chosen != Some(key)).then_some(key));
    };
    view! {
        <button
            class="tool"
            data-test=format!("overlay-{key}")
            aria-pressed=move || (chosen.get() == Some(key)).to_string()
            title=help
            on:click=toggle
        >
            {label}
        </button>
    }
}
