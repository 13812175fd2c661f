//! The stages, each a part of its own: a table needs one of them.

use carcassonne::Carcassonne;
use game::Game;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use newworld::NewWorld;
use settlers::Settlers;
use stage::{GameExtras, Stage};
use words::Part;

use crate::language;

/// Opens a stage.
pub type Opener = fn() -> Box<dyn Stage>;

#[wasm_split(carcassonne, fallible, wasm_split_path = leptos::wasm_split)]
fn carcassonne_stage() -> Result<Opener, SplitLoaderError> {
    Ok(|| stage::carcassonne::Info.open())
}

#[wasm_split(newworld, fallible, wasm_split_path = leptos::wasm_split)]
fn newworld_stage() -> Result<Opener, SplitLoaderError> {
    Ok(|| stage::newworld::Info.open())
}

#[wasm_split(settlers, fallible, wasm_split_path = leptos::wasm_split)]
fn settlers_stage() -> Result<Opener, SplitLoaderError> {
    Ok(|| stage::settlers::Info.open())
}

/// Fetches the stage of a game, once, with what it says; `None` where it cannot be had now.
pub async fn opener(game: &str) -> Option<Opener> {
    language::learn(Part::named(game)?).await?;
    let found = match game {
        Carcassonne::NAME => carcassonne_stage().await,
        NewWorld::NAME => newworld_stage().await,
        Settlers::NAME => settlers_stage().await,
        _ => return None,
    };
    found.ok()
}
