//! What lies beside the board, because it asks for something or was called for; and the cards beside
//! the hand.

use leptos::prelude::*;
use stage::PanelPlace;

use super::playing::Play;
use super::room::Room;
use crate::panels::{PanelsAt, Tap, keys_at};
use crate::words::table as words;

#[component]
pub fn Desk() -> impl IntoView {
    view! {
        <Place spot=PanelPlace::Desk test="desk" class="desk"/>
        <Aside/>
    }
}

/// The cards, always in sight.
#[component]
pub fn HandPanels() -> impl IntoView {
    view! { <Place spot=PanelPlace::Hand test="hand-panels" class="hand-panels sideways"/> }
}

#[component]
fn Place(spot: PanelPlace, test: &'static str, class: &'static str) -> impl IntoView {
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

/// What its title and first buttons say in full: where there is little room the rest is folded away,
/// so that the board stays free.
#[component]
fn Aside() -> impl IntoView {
    let (room, Play { panels, hand, .. }) = (Room::here(), Play::here());
    let empty = Memo::new(move |_| keys_at(panels, PanelPlace::Aside).is_empty());
    let open = RwSignal::new(false);
    let label = move || match open.get() {
        true => words::FOLD.of(room.prefs.lang()),
        false => words::UNFOLD.of(room.prefs.lang()),
    };
    view! {
        <Show when=move || !empty.get()>
            <div class="desk aside" class:folded=move || !open.get() data-test="desk">
                <button
                    class="icon-button desk-fold"
                    data-test="desk-fold"
                    aria-expanded=move || open.get().to_string()
                    aria-label=label
                    title=label
                    on:click=move |_| open.update(|open| *open = !*open)
                >
                    {move || if open.get() { "▾" } else { "▴" }}
                </button>
                <PanelsAt panels spot=PanelPlace::Aside tap=Tap::to(hand)/>
            </div>
        </Show>
    }
}
