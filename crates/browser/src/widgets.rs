//! Small things that every page uses.

use game::Seat;
use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use stage::Lang;

use crate::prefs::{Prefs, Theme};
use crate::words::{Word, table as words};

/// Switches the language.
#[component]
pub fn LangSwitch() -> impl IntoView {
    let prefs = Prefs::get();
    let choose = move |event: ev::Event| {
        let code = event_target_value(&event);
        prefs.speak(Lang::choose([code.as_str()]));
    };
    let option = move |lang: Lang| {
        view! {
            <option value=lang.code() lang=lang.code() selected=move || prefs.lang() == lang>
                {lang.name()}
            </option>
        }
    };
    view! {
        <select
            class="select"
            data-test="lang"
            aria-label=move || words::LANGUAGE.of(prefs.lang())
            on:change=choose
        >
            {Lang::ALL.map(option)}
        </select>
    }
}

const THEMES: [(Theme, &str, Word); 3] = [
    (Theme::System, "system", words::THEME_SYSTEM),
    (Theme::Light, "light", words::THEME_LIGHT),
    (Theme::Dark, "dark", words::THEME_DARK),
];

/// Switches between day and night.
#[component]
pub fn ThemeSwitch() -> impl IntoView {
    let prefs = Prefs::get();
    let choose = move |event: ev::Event| {
        let key = event_target_value(&event);
        let chosen = THEMES.iter().find(|(_, known, _)| *known == key);
        prefs.change(|wishes| wishes.theme = chosen.map_or(Theme::System, |(theme, ..)| *theme));
    };
    let option = move |(theme, key, word): (Theme, &'static str, Word)| {
        view! {
            <option value=key selected=move || prefs.now().theme == theme>
                {move || word.of(prefs.lang())}
            </option>
        }
    };
    view! {
        <select
            class="select"
            data-test="theme"
            aria-label=move || words::THEME.of(prefs.lang())
            on:change=choose
        >
            {THEMES.map(option)}
        </select>
    }
}

/// The figure of a seat in its colour and with its emblem; decoration beside a name.
#[component]
pub fn SeatMark(seat: Seat) -> impl IntoView {
    let figure = art::follower(seat, art::Point::new(12.0, 15.0), false);
    view! { <svg class="seat-mark" viewBox="0 0 26 28" aria-hidden="true" inner_html=figure></svg> }
}

/// A window over the page, which Escape closes.
#[component]
pub fn Dialog(
    /// Whether it is open.
    open: RwSignal<bool>,
    #[prop(into)] title: Signal<String>,
    /// What is in it.
    children: Children,
) -> impl IntoView {
    let prefs = Prefs::get();
    let node = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = node.get() else { return };
        match (open.get(), dialog.open()) {
            // A browser that cannot show it over the page shows it in the page.
            (true, false) => dialog.show_modal().unwrap_or_else(|_| dialog.set_open(true)),
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    view! {
        <dialog class="dialog" node_ref=node on:close=move |_| open.set(false)>
            <header class="dialog-head">
                <h2>{move || title.get()}</h2>
                <button
                    class="icon-button"
                    aria-label=move || words::CLOSE.of(prefs.lang())
                    on:click=move |_| open.set(false)
                >
                    "✕"
                </button>
            </header>
            {children()}
        </dialog>
    }
}
