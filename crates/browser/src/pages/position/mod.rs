//! A position that somebody brought: what is wrong with it, or the board, who is to play, and the way on.

mod board;
mod going_on;
mod text;

use client::Placed;
use leptos::prelude::*;
use stage::GameExtras;
use wire::rest::PositionProblem;

use self::board::Shown;
use self::text::Written;
use super::shelf;
use crate::games::{entropy, registry};

/// The position that was brought last, or the place to bring one.
#[component]
pub fn PositionPage() -> impl IntoView {
    let text = RwSignal::new(shelf::position().unwrap_or_default());
    // Somebody wants to read or change it, though it may be sound.
    let writing = RwSignal::new(false);
    move || {
        let brought = text.get();
        if brought.trim().is_empty() {
            return view! { <Written text writing problems=Vec::new()/> }.into_any();
        }
        match read(&brought) {
            Err(problems) => view! { <Written text writing problems/> }.into_any(),
            Ok(_) if writing.get() => {
                view! { <Written text writing problems=Vec::new()/> }.into_any()
            }
            Ok((game_info, placed)) => view! { <Shown game_info placed writing/> }.into_any(),
        }
    }
}

/// The position on this device, or all that is wrong with it.
fn read(text: &str) -> Result<(&'static dyn GameExtras, Placed), Vec<PositionProblem>> {
    let bytes = entropy().unwrap_or_default();
    let drawn = bytes.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
    let placed = Placed::read(text, registry(), drawn)?;
    let game_info = stage::extras(placed.game());
    let unknown = || vec![PositionProblem::new("unknown-game", None, &"")];
    Ok((game_info.ok_or_else(unknown)?, placed))
}
