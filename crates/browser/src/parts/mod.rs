//! Parts of the page that are fetched when they are first wanted.
//!
//! Whoever joins a table needs the frame and the stage of one game. The other stages, and every page
//! with its rules, bots and files, are parts of their own: the build cuts off what only a function
//! marked with `wasm_split` leads to (`crates/bundle/build/cut.rs`). Such a function hands out
//! plain pointers to functions, so that everything behind them stays as simple as if it had always
//! been there. The sentences of a part (`words::Part`) come with it.

mod extras;
mod stages;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::prefs::Prefs;
use crate::words::pages as words;

pub use extras::{extras, silent_extras};
pub use stages::{Opener, opener};

/// How far the way to a part is.
#[derive(Clone, Copy)]
enum Way<T> {
    Fetching,
    Open(T),
    Shut,
}

/// Shows something of a part once it is here; a part that cannot be had can be asked for again.
pub fn later<T, F>(
    fetch: impl Fn() -> F + Copy + Send + Sync + 'static,
    show: impl Fn(T) -> AnyView + Send + 'static,
) -> AnyView
where
    T: Copy + Send + Sync + 'static,
    F: Future<Output = Option<T>> + 'static,
{
    let prefs = Prefs::get();
    let way = RwSignal::new(Way::Fetching);
    let go = move || {
        way.set(Way::Fetching);
        spawn_local(async move {
            way.try_set(fetch().await.map_or(Way::Shut, Way::Open));
        });
    };
    go();
    let shown = move || match way.get() {
        Way::Open(part) => show(part),
        Way::Fetching => view! {
            <p class="page-note">{move || words::LOADING.of(prefs.lang())}</p>
        }
        .into_any(),
        Way::Shut => view! {
            <div class="page-note" role="alert" data-test="part-missing">
                <p>{move || words::PART_MISSING.of(prefs.lang())}</p>
                <button class="button" data-test="part-again" on:click=move |_| go()>
                    {move || words::PART_AGAIN.of(prefs.lang())}
                </button>
            </div>
        }
        .into_any(),
    };
    shown.into_any()
}
