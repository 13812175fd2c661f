//! The back wing: every page but the start page and a server's table, with the rules, bots and files of the
//! games that are played, taught, replayed and made there.

use leptos::prelude::{AnyView, RwSignal};
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use stage::{Scene, Theatre};

use crate::link::ponder;
use crate::pages::{self, Fault};
use crate::route::Route;

/// The doors into the wing.
#[derive(Clone, Copy)]
pub struct Wing {
    /// The page of an address.
    pub page: fn(Route) -> AnyView,
    /// The rules of a game.
    pub rules: fn(&dyn Theatre) -> AnyView,
    /// The points over time of a match, by its record.
    pub points_chart: fn(&str) -> AnyView,
    /// Draws a begun game into the start page, when it is ready.
    pub picture: fn(RwSignal<Option<Scene>>),
    /// What is wrong with the text of a record; nothing where it holds.
    pub fault_of: fn(&str) -> Option<Fault>,
    /// Does a bot's errand: reads it as JSON, answers with a list of actions as JSON.
    pub ponder: fn(&str) -> String,
}

#[wasm_split(wing, fallible, wasm_split_path = leptos::wasm_split)]
fn doors() -> Result<Wing, SplitLoaderError> {
    Ok(Wing {
        page: pages::page_in_wing,
        rules: pages::rules,
        points_chart: pages::points_chart,
        picture: pages::picture,
        fault_of: pages::fault_of,
        ponder,
    })
}

/// Fetches the wing, once; `None` where it cannot be had now.
pub async fn wing() -> Option<Wing> {
    doors().await.ok()
}
