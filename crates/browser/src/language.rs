//! Fetches what is said, in one's own language: the page itself has no sentence.

use std::cell::Cell;

use futures_util::future::try_join_all;
use gloo_net::http::Request;
use leptos::prelude::document;
use words::{Lang, Part, frame};

use crate::prefs::Wishes;

thread_local! {
    /// The language of the page.
    static SPOKEN: Cell<Lang> = const { Cell::new(Lang::ALL[0]) };
}

/// Fetches the sentences of the language that a visitor wants, or else the English ones.
pub async fn begin() {
    let wanted = Wishes::kept().lang;
    if !speak(wanted).await && !speak(Lang::default()).await {
        web_sys::console::warn_1(&"no language could be fetched; reload to try again".into());
    }
}

/// Speaks another language from now on, once all that the page has said so far is here in it; `false`
/// where it cannot be had now.
pub async fn speak(lang: Lang) -> bool {
    // More may be needed by the time the first is here.
    while let Some(part) = Part::all().find(|part| is_needed(*part) && !part.is_here(lang)) {
        if fetch(part, lang).await.is_none() {
            return false;
        }
    }
    SPOKEN.set(lang);
    true
}

/// The language of the page.
pub fn spoken() -> Lang {
    SPOKEN.get()
}

/// Fetches sentences of a part of the page; `None` where they cannot be had now.
pub async fn learn(part: Part) -> Option<()> {
    while !part.is_here(spoken()) {
        fetch(part, spoken()).await?;
    }
    Some(())
}

/// Fetches all sentences, side by side; `None` where some cannot be had now.
pub async fn learn_all() -> Option<()> {
    try_join_all(Part::all().map(|part| async move { learn(part).await.ok_or(()) })).await.ok()?;
    Some(())
}

/// The frame is around everything; other parts are needed once they were.
fn is_needed(part: Part) -> bool {
    part == frame::PART || Lang::ALL.into_iter().any(|lang| part.is_here(lang))
}

async fn fetch(part: Part, lang: Lang) -> Option<()> {
    let link = document().get_element_by_id(&format!("{}/{}", lang.code(), part.name()))?;
    let answer = Request::get(&link.get_attribute("href")?).send().await.ok()?;
    part.take_in(lang, &answer.text().await.ok()?).ok()
}
