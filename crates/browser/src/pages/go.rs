//! Links to other pages of ours.

use leptos::ev;
use leptos::prelude::*;

use crate::app::Place;
use crate::route::Route;

/// A link to another page of ours: followed without loading anything, and still a link that can be
/// opened in a window of its own.
#[component]
pub fn Go(
    #[prop(into)] to: Signal<Route>,
    /// Words for the style sheet.
    #[prop(optional)]
    class: &'static str,
    /// What tests call it.
    #[prop(optional, into)]
    test: String,
    /// What it says.
    children: Children,
) -> impl IntoView {
    let place = Place::get();
    let follow = move |event: ev::MouseEvent| {
        let elsewhere = event.ctrl_key() || event.meta_key() || event.shift_key();
        if !elsewhere && event.button() == 0 {
            event.prevent_default();
            place.go(to.get_untracked());
        }
    };
    view! {
        <a class=class data-test=test href=move || to.get().path() on:click=follow>
            {children()}
        </a>
    }
}
