//! The answer to a question about something on the board: which tiles fit there.

use leptos::prelude::*;
use stage::{Entry, Tally};

use super::controller::BoardController;
use crate::prefs::Prefs;
use crate::words::table as words;

/// The answer to the question that was asked last, until it is closed.
#[component]
pub fn Answer(
    /// Who was asked.
    hand: BoardController,
) -> impl IntoView {
    let prefs = Prefs::get();
    let answer = Memo::new(move |_| hand.answer());
    let card = move |tally: Tally| {
        view! {
            <aside class="answer" on:pointerdown=|event| event.stop_propagation()>
                <header>
                    <h2>{tally.title.clone()}</h2>
                    <button
                        class="icon-button"
                        aria-label=move || words::CLOSE.of(prefs.lang())
                        on:click=move |_| hand.look_into(None)
                    >
                        "✕"
                    </button>
                </header>
                <TallyView tally/>
            </aside>
        }
    };
    view! { <div aria-live="polite">{move || answer.get().map(card)}</div> }
}

/// Pictures with counts.
#[component]
pub fn TallyView(
    /// What is counted.
    tally: Tally,
) -> impl IntoView {
    let entry = |Entry { art, name, count }: Entry| {
        let title = name.clone();
        view! {
            <li class="entry" class:none=move || count == 0 title=title>
                <svg viewBox="0 0 100 100" role="img" aria-label=name inner_html=art.to_string()></svg>
                <span class="count">{count}</span>
            </li>
        }
    };
    view! { <ul class="tally">{tally.entries.into_iter().map(entry).collect_view()}</ul> }
}
