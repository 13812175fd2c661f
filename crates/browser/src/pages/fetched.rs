//! What a page has to fetch before it can show anything.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::api::Trouble;
use super::shell::Shell;
use super::trouble::TroubleBox;
use crate::prefs::Prefs;
use crate::words::{Word, pages as words};

/// Shows a text once it is here; until then that it comes, or under the page's title why it does not.
pub fn fetched<F>(
    title: Word,
    fetch: F,
    show: impl Fn(&str) -> AnyView + Send + Sync + 'static,
) -> AnyView
where
    F: Future<Output = Result<String, Trouble>> + 'static,
{
    let prefs = Prefs::get();
    let found = RwSignal::new(None::<Result<String, Trouble>>);
    spawn_local(async move { drop(found.try_set(Some(fetch.await))) });
    let shown = move || match found.get() {
        Some(Ok(text)) => show(&text),
        Some(Err(trouble)) => view! {
            <Shell>
                <h1>{move || title.of(prefs.lang())}</h1>
                <TroubleBox trouble=Signal::stored(Some(trouble))/>
            </Shell>
        }
        .into_any(),
        None => view! {
            <Shell>
                <p class="page-lead">{move || words::LOADING.of(prefs.lang())}</p>
            </Shell>
        }
        .into_any(),
    };
    shown.into_any()
}
