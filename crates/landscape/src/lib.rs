//! Square tiles: sides, and features that join as the map grows.
//!
//! A game describes its tile kinds as [`Shape`]s, collects them in an [`Atlas`] and lays them on
//! a [`Map`]. What hangs on a feature (pennants, figures, …) is the game's own [`Load`].

mod atlas;
mod cell;
mod features;
mod grid;
mod map;
pub mod raster;
mod shape;
mod side;

pub use atlas::{Atlas, Demand, Kind, NewPiece, TurnSet};
pub use cell::{Cell, NotACell};
pub use features::{Features, Load, PieceId};
pub use map::{FreeCell, Map, Tile, TileId};
pub use shape::{Edge, NO_PIECE, Piece, Shape, ShapeError, Terrain, Turned};
pub use side::{Half, Port, Ports, Side, Turns};
