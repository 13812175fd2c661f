//! The frame of every page that is no table.

use leptos::prelude::*;

use super::go::Go;
use super::offline;
use crate::prefs::Prefs;
use crate::route::Route;
use crate::widgets::{LangSwitch, ThemeSwitch};
use crate::words::pages as words;

/// A page with its head.
#[component]
pub fn Shell(
    /// Words for the style sheet.
    #[prop(optional)]
    class: &'static str,
    children: Children,
) -> impl IntoView {
    let prefs = Prefs::get();
    // Whoever comes from a link begins at the top, and has left the table inside the page.
    window().scroll_to_with_x_and_y(0.0, 0.0);
    offline::note_open(false);
    view! {
        <div class=format!("page {class}")>
            <header class="page-head">
                <Go to=Route::Start class="wordmark">
                    <Mark/>
                    "Anleger"
                </Go>
                <nav class="page-nav" aria-label=move || words::NAVIGATION.of(prefs.lang())>
                    {stage::GAMES.first().map(|game_info| {
                        let to = Route::Help { game: game_info.game().to_owned(), section: None };
                        view! {
                            <Go to class="page-link" test="help">
                                {move || words::RULES.of(prefs.lang())}
                            </Go>
                        }
                    })}
                    <Go to=Route::People class="page-link your-name" test="your-name">
                        {move || prefs.now().kept.unwrap_or_else(|| words::YOUR_NAME.of(prefs.lang()).to_owned())}
                    </Go>
                    <LangSwitch/>
                    <ThemeSwitch/>
                </nav>
            </header>
            <main class="page-body">{children()}</main>
        </div>
    }
}

/// Two tiles, one laid to the other: our mark.
#[component]
pub fn Mark() -> impl IntoView {
    view! {
        <svg class="mark" viewBox="0 0 36 28" aria-hidden="true">
            <g class="mark-tiles">
                <rect class="mark-field" x="1.5" y="5.5" width="16" height="16" rx="1.5"></rect>
                <path class="mark-road" d="M1.5 13.5 H17.5"></path>
                <g transform="rotate(9 26 12)">
                    <rect class="mark-field" x="18.5" y="5" width="16" height="16" rx="1.5"></rect>
                    <path class="mark-road" d="M18.5 13 H26"></path>
                    <path class="mark-city" d="M34.5 5 V21 Q26.5 13 34.5 5 Z"></path>
                </g>
            </g>
        </svg>
    }
}
