//! Our own pictures, as SVG drawn from tile and map data.
//!
//! Outlines come from the sides a feature reaches and from the fields it parts, figures stand where
//! there is most room, and scenery is scattered by a seed; so a corrected tile file redraws itself.
//!
//! - Geometry: [`Point`], `curve`, `reading` (what fields tell), `town`, `road`, `plan` (lines),
//!   `mask` (spots), `trace`.
//! - Symbols: `sign` (their shapes), `printed` (their places). Figures: `stand` (theirs).
//! - What others ask for: [`Picture`], [`figure()`], [`emblem`], [`seat_patterns`], [`map()`].
//! - Carcassonne: [`TileArt`], [`pieces`]. New World: [`newworld`]. The Settlers: [`hex`].
//! - Drawing: `paint` (what is laid on in which order), `things` (drawn by hand, once), and who
//!   sets them down: `ground`, `bridge`, `houses`, `monastery`, `nature`. Both worlds share all of it and mix
//!   their paints differently (`palette`, `prairie`).

mod bridge;
mod curve;
mod draft;
mod figure;
mod ground;
mod hatch;
pub mod hex;
mod houses;
mod map;
mod mask;
mod monastery;
mod nature;
pub mod newworld;
mod paint;
mod palette;
mod pen;
pub mod pieces;
mod plan;
mod point;
mod prairie;
mod printed;
mod reading;
mod region;
mod road;
mod scatter;
mod shore;
mod sign;
mod site;
pub mod sizes;
mod stand;
mod things;
mod tile;
mod town;
mod trace;

pub use draft::{Draft, Picture};
pub use figure::{emblem, figure, follower};
pub use hatch::seat_patterns;
pub use map::{map, map_with_titles};
pub use palette::{INK, NIGHT, SEATS, SeatColour, TABLE};
pub use point::Point;
pub use scatter::seed;
pub use sizes::TILE;
pub use tile::TileArt;
