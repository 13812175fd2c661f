//! A board as a file and as a link.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlInputElement;

use super::bench::Bench;
use super::board_link;
use crate::prefs::Prefs;
use crate::table::save_text;
use crate::words::workshop as words;

/// A larger file is no board of ours.
const FILE_BYTES_MAX: f64 = 65_536.0;

/// Saves, loads and shares the board.
#[component]
pub fn FileButtons(bench: Bench) -> impl IntoView {
    let prefs = Prefs::get();
    let save = move |_| {
        let text = untrack(|| bench.ask(|workshop, _| workshop.text()));
        save_text(&format!("{}.toml", bench.game_info.game()), &text);
    };
    let load = move |event: ev::Event| {
        let input: HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        // The same file can be brought again after it was mended.
        input.set_value("");
        if file.size() > FILE_BYTES_MAX {
            return bench.load("");
        }
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            bench.load(&text.unwrap_or_default());
        });
    };
    view! {
        <section class="panel workshop-files">
            <button class="button" data-test="workshop-save" on:click=save>
                {move || words::SAVE.of(prefs.lang())}
            </button>
            <label class="button">
                {move || words::LOAD.of(prefs.lang())}
                <input class="unseen" type="file" accept=".toml,text/plain" data-test="workshop-load" on:change=load/>
            </label>
            <ShareButton bench/>
        </section>
    }
}

/// Gives the link of the board, copied where the browser allows it.
#[component]
fn ShareButton(bench: Bench) -> impl IntoView {
    let prefs = Prefs::get();
    let link = RwSignal::new(None::<String>);
    let share = move |_| {
        let text = untrack(|| bench.ask(|workshop, _| workshop.text()));
        spawn_local(async move {
            let made = board_link::make(&text).await;
            if let Some(made) = &made {
                JsFuture::from(window().navigator().clipboard().write_text(made)).await.ok();
            }
            link.try_set(made);
        });
    };
    let field = move |link: String| {
        view! {
            <input
                class="input link-field"
                readonly
                data-test="workshop-link"
                aria-label=move || words::LINK.of(prefs.lang())
                value=link
            />
        }
    };
    view! {
        <button class="button" data-test="workshop-share" on:click=share>
            {move || words::SHARE.of(prefs.lang())}
        </button>
        <div role="status">{move || link.get().map(field)}</div>
    }
}
