//! One item as SVG.

use leptos::ev;
use leptos::prelude::*;
use stage::{Input, Item, Point, Touchable, UNIT};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::layer::{Layer, Node};
use super::reach::{FINGER, grown};
use super::view::BoardContext;

/// How round the corners of a touchable part are.
const CORNER: f32 = 6.0;

/// The items of a layer, back to front.
#[component]
pub fn LayerView(
    layer: Layer,
    /// Words for the style sheet.
    class: &'static str,
) -> impl IntoView {
    view! {
        <g class=class>
            <For each=move || layer.nodes() key=|node| node.key.clone() let:node>
                <ItemView node/>
            </For>
        </g>
    }
}

#[component]
fn ItemView(node: Node) -> impl IntoView {
    let Node { item, late, .. } = node;
    let art = item.with_untracked(|item| item.art.to_string());
    let (place, look, touched) = (item.clone(), item.clone(), item.clone());
    let touchable = Memo::new(move |_| touched.with(|item| item.touch.is_some()));
    view! {
        <g class=move || look.with(|item| classes(item, late)) style:transform=move || place.with(transform)>
            <g class="art" inner_html=art></g>
            {move || touchable.get().then(|| view! { <TouchArea item=item.clone()/> })}
        </g>
    }
}

fn classes(item: &Item, late: bool) -> String {
    let late = if late { " late" } else { "" };
    format!("item {}{late}", item.class)
}

fn first_word(item: &Item) -> String {
    item.class.split_whitespace().next().unwrap_or_default().to_owned()
}

/// Turned around its middle, then moved to its place. Turns beyond a whole one are kept, so that
/// the style sheet can show them the short way round.
fn transform(item: &Item) -> String {
    let (half, Point { x, y }) = (UNIT / 2.0, item.at);
    format!(
        "translate({}px,{}px) rotate({}deg) translate(-{half}px,-{half}px)",
        x + half,
        y + half,
        item.turned,
    )
}

/// The part of an item that feels touches, is reached by keys and read out.
#[component]
fn TouchArea(item: ArcRwSignal<Item>) -> impl IntoView {
    let board = expect_context::<BoardContext>();
    let hand = board.hand;
    let area = item.with_untracked(|item| item.touch.as_ref().map(|touch| touch.area));
    let touch = Memo::new(move |_| item.with(|item| Some((item.touch.clone()?, first_word(item)))));
    let read = move |read: fn(&Touchable) -> String| {
        touch.with(|touch| touch.as_ref().map(|(touch, _)| read(touch)).unwrap_or_default())
    };
    let word = move || touch.with(|touch| touch.as_ref().map(|(_, word)| word.clone()));
    let acts = move || touch.with(|touch| touch.as_ref().is_some_and(|(touch, _)| touch.acts));
    let target = move || untrack(|| read(|touch| touch.target.clone()));
    let lit = move || hand.point(Some(target()));
    let own = area.unwrap_or_default();
    let area = Memo::new(move |_| {
        let least = if acts() { board.lens.units(FINGER) } else { 0.0 };
        grown(own, least as f32)
    });
    // Where things crowd, a pointer means the nearest.
    let meant = move |event: &ev::MouseEvent| {
        untrack(acts).then(|| board.meant(event)).flatten().unwrap_or_else(target)
    };
    let tap = move |event: ev::MouseEvent| {
        event.stop_propagation();
        if board.gestures.was_drag() {
            return;
        }
        // What is only looked at lights up, also under a finger that cannot hover.
        hand.point((!untrack(acts)).then(target));
        // Who listens to the page presses without a pointer.
        let pressed = event.detail() == 0;
        hand.feel(Input::Tap(&if pressed { target() } else { meant(&event) }));
    };
    let ask = move |event: ev::MouseEvent| {
        event.prevent_default();
        board.look_into(target());
    };
    view! {
        <rect
            class="touch"
            class:acts=acts
            x=move || area.get().at.x
            y=move || area.get().at.y
            width=move || area.get().width
            height=move || area.get().height
            rx=move || CORNER.max(area.get().width - own.width)
            role=move || if acts() { "button" } else { "img" }
            aria-label=move || read(|touch| touch.name.clone())
            tabindex=move || if board.walker.is_tab_stop(&target()) { "0" } else { "-1" }
            data-test=word
            data-target=move || read(|touch| touch.target.clone())
            on:click=tap
            on:contextmenu=ask
            on:pointermove=move |event| {
                if event.pointer_type() == "mouse" {
                    hand.point(Some(meant(&event)));
                }
            }
            on:pointerleave=move |event| if event.pointer_type() == "mouse" { hand.point(None) }
            on:focus=move |event| {
                if is_walked_on(&event) {
                    board.walker.enter(target());
                    lit();
                }
            }
            on:blur=move |event| {
                board.walker.leave(event.target().and_then(|left| left.dyn_into().ok()));
                hand.point(None);
            }
        ></rect>
    }
}

/// Did the focus come by keys? Who taps does not walk, and the light would stay behind the finger.
fn is_walked_on(event: &ev::FocusEvent) -> bool {
    let focused = event.target().and_then(|focused| focused.dyn_into::<Element>().ok());
    focused.is_some_and(|focused| focused.matches(":focus-visible").unwrap_or(true))
}
