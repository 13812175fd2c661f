//! Our own pictures, as SVG drawn from tile and map data.
//!
//! Outlines come from the sides a feature reaches, figures stand where there is most room, and
//! scenery is scattered by a seed; so a corrected tile file redraws itself.

mod figure;
mod map;
mod mask;
mod outline;
mod palette;
mod point;
mod scenery;
mod tile;

pub use figure::{emblem, follower};
pub use map::map;
pub use palette::{INK, SEATS, SeatColour, TABLE};
pub use point::{Point, TILE};
pub use tile::TileArt;
