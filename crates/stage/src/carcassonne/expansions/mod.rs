//! The expansions on the page.
//!
//! - `deed`, `place`, `choosing`: what is done and where, and how far both are chosen.
//! - `thing`, `standing`, `run`: what stands on the table beside followers, and the dragon's way.
//! - `ghosts`, `reach`: where something can be done now, and what a tower reaches.
//! - `marks`, `risk`: what happened since the last turn, and what would be lost today.
//! - `titles`: King and Robber Baron.
//! - `moment`, `words`: where the turn stands, and what is asked.

mod choosing;
mod deed;
mod ghosts;
mod marks;
mod moment;
mod place;
mod reach;
mod risk;
mod run;
mod standing;
mod thing;
pub mod titles;
pub mod words;

pub use choosing::Choosing;
pub use deed::Deed;
pub use ghosts::{ghosts, light};
pub use marks::mark;
pub use moment::status;
pub use place::Place;
pub use risk::{is_played as risk_is_played, risk};
pub use run::path;
pub use standing::{lights, standing};
pub use thing::Thing;
