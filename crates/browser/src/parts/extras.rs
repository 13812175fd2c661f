//! Every page but the start page and a server's table, with the rules, bots and files of the games that are
//! played, taught, replayed and made there.

use client::{Checked, Known};
use js_sys::Function;
use leptos::prelude::{AnyView, RwSignal, document};
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use stage::{GameInfo, Scene};

use crate::language;
use crate::link::do_task;
use crate::pages::{self, Fault};
use crate::route::Route;

/// What the rest of the page calls there.
#[derive(Clone, Copy)]
pub struct Extras {
    /// The page of an address.
    pub page: fn(Route) -> AnyView,
    /// The rules of a game.
    pub rules: fn(&dyn GameInfo) -> AnyView,
    /// The points over time of a match, by its record.
    pub points_chart: fn(&str) -> AnyView,
    /// Draws a begun game into the start page, when it is ready.
    pub picture: fn(RwSignal<Option<Scene>>),
    /// The best match that may be watched now, for the start page.
    pub hour: fn() -> AnyView,
    /// Checks the record of what is known of a table, or says by a code what is wrong with it.
    pub check: fn(&str, &Known) -> Result<Checked, &'static str>,
    /// The record in the text of a file, or what is wrong with it.
    pub record_in: fn(&str) -> Result<String, Fault>,
    /// Does a task in the worker, a bot's or the teacher's, and tells how far it is.
    pub do_task: fn(&str, &Function) -> String,
}

#[wasm_split(extras, fallible, wasm_split_path = leptos::wasm_split)]
fn functions() -> Result<Extras, SplitLoaderError> {
    Ok(Extras {
        page: pages::extra_page,
        rules: pages::rules,
        points_chart: pages::points_chart,
        picture: pages::picture,
        hour: pages::hour,
        check: pages::check,
        record_in: pages::record_in,
        do_task,
    })
}

/// Fetches them, once, with all that the games say; `None` where they cannot be had now.
pub async fn extras() -> Option<Extras> {
    fetch_style();
    let (learnt, functions) = futures_util::join!(language::learn_all(), functions());
    learnt.and(functions.ok())
}

/// Fetches what they look like: `index.html` names the sheet, so that nobody needs it who only joins a table.
fn fetch_style() {
    if let Some(link) = document().get_element_by_id("extras-style") {
        link.set_attribute("rel", "stylesheet").ok();
    }
}

/// The same for the worker where bots think, in which nobody speaks.
pub async fn silent_extras() -> Option<Extras> {
    functions().await.ok()
}
