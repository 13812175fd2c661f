//! What every game on square tiles has on the page: cells and tiles, a tile in the hand, places for
//! figures, lights and overlays, and the sentences that do not depend on the game.
//!
//! - `board`: what is kept between two looks.
//! - `plate`, `ground`: pictures of tiles, and where on them things are.
//! - `reading`: from what travels to what a game knows.
//! - `laying`, `placing`, `target`: from touches to decisions.
//! - `advice`: what to press for what a bot advises, and what it brings.
//! - `items`, `light`, `overlay`, `marks`: what is drawn.
//! - `names`, `grammar`, `words`, `log`, `tally`, `chapters`, `steps`: what is said.

pub mod advice;
pub mod board;
pub mod chapters;
pub mod grammar;
pub mod ground;
pub mod items;
pub mod laying;
pub mod light;
pub mod log;
pub mod marks;
pub mod names;
pub mod overlay;
pub mod placing;
pub mod plate;
pub mod reading;
pub mod steps;
pub mod tally;
pub mod target;
pub mod words;

pub use board::Board;
pub use ground::{Ground, Patch};
pub use laying::Laying;
pub use placing::Placing;
pub use plate::{Album, Plate, Rack, corner};
pub use target::{Kinds, Target};
