//! What a person likes: kept in the browser, shared by all pages.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::{Deserialize, Serialize};
use stage::Lang;
use web_sys::Storage;

use crate::language;
use crate::route::Route;

/// Where the wishes are kept.
const KEY: &str = "anleger.wishes";

/// What a person likes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Wishes {
    /// The language; until one is chosen, the browser's.
    pub lang: Lang,
    /// Light or dark.
    pub theme: Theme,
    /// Whether a first touch previews and a second one decides.
    pub preview: bool,
    /// Whether a sound says that it is one's turn.
    pub sound: bool,
    /// Whether the window's title says that it is one's turn.
    pub title_signal: bool,
    /// The name given at the last table.
    pub name: String,
    /// The name that is one's own on the server, while this browser is signed in.
    pub kept: Option<String>,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    Light,
    Dark,
}

impl Default for Wishes {
    fn default() -> Wishes {
        Wishes {
            lang: browser_lang(),
            theme: Theme::System,
            preview: true,
            sound: true,
            title_signal: true,
            name: String::new(),
            kept: None,
        }
    }
}

impl Wishes {
    /// What was kept, or what most people like. A board in a page of somebody else looks as that page wants it to.
    pub fn kept() -> Wishes {
        let kept = load(KEY).unwrap_or_default();
        if is_lent() { as_asked(kept) } else { kept }
    }
}

/// Are we a board in a page of somebody else?
fn is_lent() -> bool {
    let path = window().location().pathname().unwrap_or_default();
    matches!(Route::read(&path), Route::Embed { .. })
}

/// The wishes in the address: `?lang=de&theme=dark`.
fn as_asked(mut wishes: Wishes) -> Wishes {
    let search = window().location().search().unwrap_or_default();
    for wish in search.trim_start_matches('?').split('&') {
        match wish.split_once('=') {
            Some(("lang", code)) => wishes.lang = Lang::choose([code]),
            Some(("theme", "dark")) => wishes.theme = Theme::Dark,
            Some(("theme", "light")) => wishes.theme = Theme::Light,
            _ => {}
        }
    }
    wishes
}

/// The wishes, for every component below the app.
#[derive(Clone, Copy)]
pub struct Prefs(RwSignal<Wishes>);

impl Prefs {
    /// Reads what was kept, keeps what changes, and dresses the document accordingly.
    pub fn provide() -> Prefs {
        let mut wishes = Wishes::kept();
        wishes.lang = language::spoken();
        let prefs = Prefs(RwSignal::new(wishes));
        Effect::new(move || {
            let wishes = prefs.0.get();
            if !is_lent() {
                save(KEY, &wishes);
            }
            dress(&wishes);
        });
        provide_context(prefs);
        prefs
    }

    /// The wishes of the app around this component.
    pub fn get() -> Prefs {
        use_context().unwrap_or_else(Prefs::provide)
    }

    /// Are they those of a page around us, and nobody's to be kept?
    pub fn are_lent(self) -> bool {
        is_lent()
    }

    /// The wishes, tracked.
    pub fn now(self) -> Wishes {
        self.0.get()
    }

    /// The wishes, untracked.
    pub fn peek(self) -> Wishes {
        self.0.get_untracked()
    }

    /// The language, tracked.
    pub fn lang(self) -> Lang {
        self.0.with(|wishes| wishes.lang)
    }

    /// Changes the language, once it is here; without a server only those can be spoken that were
    /// spoken before.
    pub fn speak(self, lang: Lang) {
        spawn_local(async move {
            if language::speak(lang).await {
                self.change(|wishes| wishes.lang = lang);
            }
        });
    }

    pub fn change(self, how: impl FnOnce(&mut Wishes)) {
        self.0.update(how);
    }
}

/// The store of this browser; private windows may have none.
pub fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What is kept under a key; nothing where it cannot be read.
pub fn load<T: for<'de> Deserialize<'de>>(key: &str) -> Option<T> {
    let text = storage()?.get_item(key).ok().flatten()?;
    serde_json::from_str(&text).ok()
}

/// Keeps something under a key; a full or missing store is no reason to stop a game.
pub fn save<T: Serialize>(key: &str, value: &T) {
    if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(value)) {
        storage.set_item(key, &text).ok();
    }
}

fn browser_lang() -> Lang {
    let asked: Vec<String> =
        window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect();
    Lang::choose(asked.iter().map(String::as_str))
}

/// The language and the light of the document itself.
fn dress(wishes: &Wishes) {
    let Some(root) = document().document_element() else { return };
    let theme = match wishes.theme {
        Theme::System => "system",
        Theme::Light => "light",
        Theme::Dark => "dark",
    };
    root.set_attribute("lang", wishes.lang.code()).ok();
    root.set_attribute("data-theme", theme).ok();
}
