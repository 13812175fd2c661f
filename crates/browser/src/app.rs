//! Which page is shown.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::DragEvent;

use crate::bell::Bell;
use crate::pages;
use crate::prefs::Prefs;
use crate::route::Route;

/// Where the page is, for every component below the app.
#[derive(Clone, Copy)]
pub struct Place(RwSignal<Route>);

impl Place {
    /// The place of the app around this component.
    pub fn get() -> Place {
        use_context().unwrap_or_else(|| Place(RwSignal::new(here())))
    }

    /// The page, tracked.
    pub fn now(self) -> Route {
        self.0.get()
    }

    /// Goes to another page; the browser's back button leads here again.
    pub fn go(self, to: Route) {
        let history = window().history();
        let pushed = history
            .and_then(|history| history.push_state_with_url(&JsValue::NULL, "", Some(&to.path())));
        if pushed.is_ok() {
            self.0.set(to);
        }
    }

    /// What is shown has this address from now on.
    pub fn rename(self, to: Route) {
        let history = window().history();
        history
            .and_then(|history| {
                history.replace_state_with_url(&JsValue::NULL, "", Some(&to.path()))
            })
            .ok();
    }
}

fn here() -> Route {
    Route::read(&window().location().pathname().unwrap_or_default())
}

/// What browsers say is carried where it is a file.
const FILES: &str = "Files";

/// A file that is let go over the page would else be opened in its place, and a table left.
fn keep_on_stray_drops() {
    let keep_on = |event: DragEvent| {
        // Words that are dragged into a field are the browser's business.
        if event.data_transfer().is_some_and(|carried| carried.types().includes(&FILES.into(), 0)) {
            event.prevent_default();
        }
    };
    let over = window_event_listener(ev::dragover, keep_on);
    let dropped = window_event_listener(ev::drop, keep_on);
    on_cleanup(move || [over, dropped].into_iter().for_each(|listener| listener.remove()));
}

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let prefs = Prefs::provide();
    Bell::provide();
    let place = Place(RwSignal::new(here()));
    provide_context(place);
    let back = window_event_listener(ev::popstate, move |_| place.0.set(here()));
    on_cleanup(move || back.remove());
    keep_on_stray_drops();
    if !prefs.are_lent() {
        pages::keep_for_offline(prefs);
    }
    move || pages::page(place.now())
}
