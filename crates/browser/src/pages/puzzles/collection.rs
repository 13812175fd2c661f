//! Fetches the puzzles, once, when somebody wants one.

use std::sync::OnceLock;

use gloo_net::http::Request;
use leptos::prelude::*;
use leptos::task::spawn_local;
use puzzles::Collection;
use words::extras::puzzles as words;

use crate::pages::shell::Shell;
use crate::prefs::Prefs;
use crate::words::pages;

static COLLECTION: OnceLock<Collection> = OnceLock::new();

/// Where the page says that they are.
const LINK: &str = "link[rel=puzzles]";

async fn fetch() -> Option<&'static Collection> {
    if let Some(here) = COLLECTION.get() {
        return Some(here);
    }
    let link = document().query_selector(LINK).ok().flatten()?;
    let answer = Request::get(&link.get_attribute("href")?).send().await.ok()?;
    let read = Collection::read(&answer.text().await.ok()?).ok()?;
    Some(COLLECTION.get_or_init(|| read))
}

/// How far the way to them is.
#[derive(Clone, Copy)]
enum Way {
    Fetching,
    Here(&'static Collection),
    Missing,
}

/// Shows something of the puzzles once they are here; what cannot be had can be asked for again.
pub fn fetched(show: impl Fn(&'static Collection) -> AnyView + Send + 'static) -> AnyView {
    let prefs = Prefs::get();
    let way = RwSignal::new(COLLECTION.get().map_or(Way::Fetching, Way::Here));
    let go = move || {
        way.set(Way::Fetching);
        spawn_local(async move {
            way.try_set(fetch().await.map_or(Way::Missing, Way::Here));
        });
    };
    if COLLECTION.get().is_none() {
        go();
    }
    let shown = move || match way.get() {
        Way::Here(collection) => show(collection),
        Way::Fetching => view! {
            <Shell><p class="page-lead">{move || pages::LOADING.of(prefs.lang())}</p></Shell>
        }
        .into_any(),
        Way::Missing => view! {
            <Shell>
                <div class="trouble" role="alert" data-test="puzzles-missing">
                    <p>{move || words::CANNOT_LOAD.of(prefs.lang())}</p>
                    <button class="button" on:click=move |_| go()>
                        {move || pages::PART_AGAIN.of(prefs.lang())}
                    </button>
                </div>
            </Shell>
        }
        .into_any(),
    };
    shown.into_any()
}
