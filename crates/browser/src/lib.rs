//! The page: draws what a view says and sends back one of the actions it was offered.
//!
//! - [`app`]: which page is shown, in which language and light.
//! - `table`: a table, live, in the page itself, or being learnt at.
//! - `board`: a [`stage::Scene`] as SVG, with a camera.
//! - `pages`: everything around a table: start, set-up, replay, help.
//! - `link`: where frames go and come from: a server's socket, or a table in the page itself.
//! - `bell`: calls somebody to a table.
//! - `panels`: what a game lays beside its board.
//! - `parts`: what is fetched when it is first wanted.
//! - `language`: fetches what is said, in one's own language.
//! - `games`: the games that are played inside the page itself.
//! - `widgets`: small things that every page uses.
//! - `waiting_moves`: how many tables wait for one, on the icon of the installed page.
//! - `words`: what the frame says. What a game says lives with its stage.
//!
//! Nothing here knows a rule of any game.

mod app;
mod bell;
mod board;
mod fairness;
mod games;
mod language;
mod link;
mod pages;
mod panels;
mod parts;
mod prefs;
mod route;
mod table;
mod told;
mod waiting_moves;
mod widgets;
mod words;

use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page. In the worker where bots think there is no document, and nothing to start.
#[wasm_bindgen(start)]
pub fn start() {
    if web_sys::window().is_some() {
        // Not Leptos' own, which begins with the page itself.
        wasm_bindgen_futures::spawn_local(async {
            language::begin().await;
            leptos::mount::mount_to_body(app::App);
        });
    }
}
