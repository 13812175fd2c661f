//! The rules of New World, called Mayflower elsewhere: settlers trek west from the coast, and two

#![warn(missing_docs)]
//! surveyors follow them.
//!
//! ```
//! use game::{Game, Seat, Turn};
//! use newworld::{Agreement, NewWorld};
//!
//! let mut table = NewWorld::start(&Agreement::default(), 2)?;
//! table.settle("N".parse()?)?; // chance draws a tile
//! table.play(Seat::FIRST, "lay 1,3 0".parse()?)?; // beside the coast
//! table.play(Seat::FIRST, "settle road-e".parse()?)?;
//! assert_eq!(table.turn(), Turn::Chance);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`NewWorld`] keeps the contract [`game::Game`]. Rulings carry ids (`N-36`); the tests that
//! prove them carry the same ids.
//!
//! The package is called `anleger-newworld`, the crate `newworld`. Its feature `arbitrary` makes decisions and
//! outcomes from random bytes, for whoever fuzzes.

mod action;
mod arrays;
mod aspects;
mod assets;
mod contract;
mod corrections;
mod drawing;
mod event;
mod extent;
mod final_scoring;
mod heuristics;
mod impression;
mod invariants;
mod odds;
mod options;
mod outlook;
mod place;
mod position;
mod prospects;
mod reading;
mod resume;
mod scoring;
mod settler;
mod spot;
mod state;
mod surveyors;
mod themes;
mod tile_file;
mod tiles;
mod turn;
mod view;
mod writing;

pub use action::{Action, NotAnAction, Refusal};
pub use corrections::corrections;
pub use event::{Event, Scoring, Structure};
pub use extent::{Extent, Part};
pub use landscape::tile_file::TileFileError;
pub use landscape::{Draw, Fit, NotACode, StockView, TileCode};
pub use options::{Agreement, Bonus};
pub use place::{NotAPlace, Place};
pub use position::{DrawingError, Position};
pub use settler::{Claim, SETTLERS, Settler};
pub use spot::{NotASpot, Role, Spot};
pub use state::NewWorld;
pub use surveyors::{BONUS, Surveyors};
pub use tiles::{ROWS, Source, StartField, TILE_FILE, TileKind, TileSet};
pub use view::{PhaseView, SeatView, SettlerView, TileView, View};
