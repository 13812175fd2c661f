//! Fetches what is said, in one's own language: the page itself has no sentence.

use gloo_net::http::Request;
use leptos::prelude::document;
use words::{Lang, Part, frame};

use crate::prefs::Wishes;

/// Fetches the sentences of the language that a visitor wants, or else the English ones.
pub async fn begin() {
    let wanted = Wishes::kept().lang;
    if !speak(wanted).await && !speak(Lang::default()).await {
        web_sys::console::warn_1(&"no language could be fetched; reload to try again".into());
    }
}

/// Fetches the sentences of a language; `false` where they cannot be had now.
pub async fn speak(lang: Lang) -> bool {
    fetch(frame::PART, lang).await.is_some()
}

/// Are the sentences of this language here?
pub fn is_spoken(lang: Lang) -> bool {
    frame::PART.is_here(lang)
}

async fn fetch(part: Part, lang: Lang) -> Option<()> {
    if part.is_here(lang) {
        return Some(());
    }
    let link = document().get_element_by_id(&format!("{}/{}", lang.code(), part.name()))?;
    let answer = Request::get(&link.get_attribute("href")?).send().await.ok()?;
    part.take_in(lang, &answer.text().await.ok()?).ok()
}
