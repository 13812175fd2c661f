//! What of a panel can be touched: pictures and buttons.

use leptos::html::Button;
use leptos::prelude::*;
use stage::{Press, Token};
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

use super::Tap;

/// A picture with its count and note: a button where it has a target.
#[component]
pub fn TokenView(
    /// The picture as it is now.
    token: Memo<Option<Token>>,
    /// Who is told of touches.
    tap: Tap,
) -> impl IntoView {
    let Some(first) = token.get_untracked() else { return ().into_any() };
    let name = move || token.with(|token| token.as_ref().map(|token| token.name.clone()));
    let enabled = move || token.with(|token| token.as_ref().is_some_and(|token| token.enabled));
    let chosen = move || token.with(|token| token.as_ref().is_some_and(|token| token.chosen));
    match first.target {
        None => view! {
            <span class="token" class:chosen=chosen role="img" aria-label=name title=name>
                <Face token/>
            </span>
        }
        .into_any(),
        Some(target) => {
            let (own, lit) = (target.clone(), target.clone());
            let button = comes_into_sight(tap, &target);
            // What cannot be used now stays in reach, so that its name can say why.
            let press = move |_| {
                if enabled() {
                    tap.on(&own)
                }
            };
            view! {
                <button
                    node_ref=button
                    class="token"
                    class:chosen=chosen
                    class:lit=move || tap.is_lit(&lit)
                    data-test="token"
                    data-tap=target
                    aria-disabled=move || (!enabled()).to_string()
                    aria-pressed=move || chosen().then_some("true")
                    title=name
                    on:click=press
                >
                    <span class="unseen">{name}</span>
                    <Face token/>
                </button>
            }
            .into_any()
        }
    }
}

/// A button that is scrolled into sight when a hint or a lesson says that it is to be pressed.
fn comes_into_sight(tap: Tap, target: &str) -> NodeRef<Button> {
    let (button, target) = (NodeRef::<Button>::new(), target.to_owned());
    Effect::new(move |_| {
        let Some(button) = button.get().filter(|_| tap.is_lit(&target)) else { return };
        let nearest = ScrollIntoViewOptions::new();
        nearest.set_block(ScrollLogicalPosition::Nearest);
        nearest.set_inline(ScrollLogicalPosition::Nearest);
        button.scroll_into_view_with_scroll_into_view_options(&nearest);
    });
    button
}

/// What is seen of a picture.
#[component]
fn Face(token: Memo<Option<Token>>) -> impl IntoView {
    let art = Memo::new(move |_| {
        token.with(|token| token.as_ref().map(|token| token.art.to_string()).unwrap_or_default())
    });
    let count = move || token.with(|token| token.as_ref().and_then(|token| token.count));
    let note = move || {
        let note = token.with(|token| token.as_ref().map(|token| token.note.clone()));
        note.filter(|note| !note.is_empty())
    };
    view! {
        <span class="token-face" class:none=move || count() == Some(0)>
            <svg viewBox="0 0 100 100" aria-hidden="true" inner_html=move || art.get()></svg>
            {move || count().map(|count| view! { <span class="count">{count}</span> })}
        </span>
        {move || note().map(|note| view! { <span class="token-note">{note}</span> })}
    }
}

/// A button with a name.
#[component]
pub fn PressView(
    /// The button as it is now.
    press: Memo<Option<Press>>,
    /// Who is told of touches.
    tap: Tap,
) -> impl IntoView {
    let Some(Press { target, .. }) = press.get_untracked() else { return ().into_any() };
    let read =
        move |read: fn(&Press) -> Option<String>| press.with(|press| press.as_ref().and_then(read));
    let why_not = move || read(|press| press.why_not.clone());
    let main = move || press.with(|press| press.as_ref().is_some_and(|press| press.main));
    let chosen = move || press.with(|press| press.as_ref().is_some_and(|press| press.chosen));
    let (own, lit) = (target.clone(), target.clone());
    let button = comes_into_sight(tap, &target);
    let pressed = move |_| {
        if why_not().is_none() {
            tap.on(&own)
        }
    };
    view! {
        <button
            node_ref=button
            class="button press"
            class:primary=main
            class:chosen=chosen
            aria-pressed=move || chosen().then_some("true")
            class:lit=move || tap.is_lit(&lit)
            data-test="press"
            data-tap=target
            aria-disabled=move || why_not().is_some().then_some("true")
            aria-description=why_not
            title=why_not
            on:click=pressed
        >
            {move || read(|press| Some(press.label.clone()))}
        </button>
    }
    .into_any()
}
