//! What somebody has in the hand: a tile to be turned, beside the board.

use leptos::ev;
use leptos::prelude::*;
use stage::{HandItem, Input, Lit};

use super::controller::BoardController;

/// What is in the hand.
#[component]
pub fn Hand(
    /// The stage whose hand it is.
    hand: BoardController,
) -> impl IntoView {
    let items = Memo::new(move |_| hand.ask(|stage, lang| stage.hand(lang)));
    let keys = move || items.get().into_iter().map(|item| item.key).collect::<Vec<String>>();
    let item = move |key: String| {
        let found = Memo::new(move |_| {
            items.with(|items| items.iter().find(|item| item.key == key).cloned())
        });
        found.get_untracked().map(|first| view! { <HandPiece hand first found/> })
    };
    view! {
        <div class="hand" class:empty=move || items.with(Vec::is_empty)>
            <For each=keys key=|key| key.clone() children=item/>
        </div>
    }
}

#[component]
fn HandPiece(
    hand: BoardController,
    first: HandItem,
    found: Memo<Option<HandItem>>,
) -> impl IntoView {
    let (target, lit) = (first.target.clone(), Lit::target(&first.target));
    let now = move |read: fn(&HandItem) -> String| {
        found.with(|item| item.as_ref().map(read).unwrap_or_default())
    };
    let wheel = move |event: ev::WheelEvent| {
        event.prevent_default();
        hand.feel(Input::Turn(event.delta_y() + event.delta_x() > 0.0));
    };
    view! {
        <button
            class="hand-piece"
            class:lit=move || hand.is_lit(&lit)
            data-test="hand"
            data-hand=target.clone()
            aria-label=move || now(|item| item.name.clone())
            title=move || now(|item| item.name.clone())
            disabled=move || !found.with(|item| item.as_ref().is_some_and(|item| item.acts))
            on:click=move |_| hand.feel(Input::Tap(&target))
            on:wheel=wheel
        >
            <svg viewBox="0 0 100 100" aria-hidden="true">
                <g
                    class="turning"
                    style:transform=move || now(|item| format!("rotate({}deg)", item.turned))
                    inner_html=first.art.to_string()
                ></g>
            </svg>
        </button>
    }
}
