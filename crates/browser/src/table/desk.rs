//! What lies over the lower edge of the board, because it asks for something or was called for; and
//! the cards beside the hand.

use leptos::prelude::*;
use stage::Spot;

use super::playing::Play;
use crate::panels::{PanelsAt, Tap, keys_at};

/// The desk.
#[component]
pub fn Desk() -> impl IntoView {
    view! { <Place spot=Spot::Desk test="desk" class="desk"/> }
}

/// The cards, always in sight.
#[component]
pub fn HandPanels() -> impl IntoView {
    view! { <Place spot=Spot::Hand test="hand-panels" class="hand-panels sideways"/> }
}

#[component]
fn Place(spot: Spot, test: &'static str, class: &'static str) -> impl IntoView {
    let Play { panels, hand, .. } = Play::here();
    let empty = Memo::new(move |_| keys_at(panels, spot).is_empty());
    view! {
        <Show when=move || !empty.get()>
            <div class=class data-test=test>
                <PanelsAt panels spot tap=Tap::to(hand)/>
            </div>
        </Show>
    }
}
