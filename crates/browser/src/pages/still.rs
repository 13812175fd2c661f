//! A board as a still picture.

use leptos::prelude::*;
use stage::{Item, Scene, UNIT};

/// A scene that is only looked at and fills its frame; empty cells are for those who play.
#[component]
pub fn Still(
    /// What is drawn.
    scene: Scene,
    /// Words for the style sheet.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    let frame = scene.bounds;
    let view_box = format!("{} {} {} {}", frame.at.x, frame.at.y, frame.width, frame.height);
    let lies = |item: &Item| !item.class.split_whitespace().any(|word| word == "vacant");
    let items = scene.items.into_iter().filter(lies).map(still_item).collect_view();
    view! {
        <svg
            class=format!("map still {class}")
            viewBox=view_box
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
        >
            {items}
        </svg>
    }
}

fn still_item(item: Item) -> impl IntoView {
    let middle = UNIT / 2.0;
    let Item { class, at, turned, art, .. } = item;
    let place = format!("translate({} {}) rotate({turned} {middle} {middle})", at.x, at.y);
    view! {
        <g class=class transform=place>
            <g class="art" inner_html=art.to_string()></g>
        </g>
    }
}
