//! A [`stage::Scene`] as SVG, with a camera. Nothing here knows a game.
//!
//! For replay and analysis: `let hand = BoardController::on(game_info.open(), |_| ())` and `let lens =
//! Lens::new()`, then `hand.see(&look, events)` at each step and `view! { <Board hand lens/> }`.
//! For small still pictures use `inner_html` with the art itself.

mod answer;
mod closeup;
mod controller;
mod drawing;
mod gestures;
mod hand;
mod keys;
mod land;
mod layer;
mod lens;
mod reach;
mod tools;
mod view;

pub use answer::TallyView;
pub use closeup::has_fingers;
pub use controller::BoardController;
pub use hand::Hand;
pub use lens::Lens;
pub use tools::{BoardTools, FitButton};
pub use view::Board;
