//! Square tiles: sides, and features that join as the map grows.

#![warn(missing_docs)]
//!
//! A game describes its tile kinds as [`Shape`]s, collects them in an [`Atlas`] and lays them on
//! a [`Map`]. What hangs on a feature (pennants, figures, …) is the game's own [`Load`].
//!
//! What all such games need besides is here too: the [`Stock`] of tiles face down, names for the
//! parts of a tile ([`Places`]), the tables of a box ([`Table`]), reading tiles from a file
//! ([`tile_file`]), and maps drawn with characters ([`canvas`]) and read back ([`reading`]) or refused ([`drawing`]). The feature
//! `exam` is for tests: what all of them ask of such files and drawings; `arbitrary` makes cells, turns and draws from random bytes,
//! for whoever fuzzes. The package is called `anleger-landscape`, the crate `landscape`.

mod atlas;
pub mod canvas;
mod cell;
mod code;
pub mod drawing;
#[cfg(feature = "exam")]
pub mod exam;
mod features;
mod finished;
pub mod frame;
mod grid;
mod letters;
mod map;
mod monasteries;
mod openings;
mod places;
pub mod raster;
pub mod reading;
mod shape;
pub mod sheet;
mod side;
mod stock;
mod table;
pub mod tile_file;
mod trail;

pub use atlas::{Atlas, Demand, Kind, NewPiece, TurnSet};
pub use cell::{Cell, NotACell};
pub use code::{Draw, NotACode, StockView, TileCode};
pub use features::{Features, Load, PieceId};
pub use finished::Finished;
pub use frame::Frame;
pub use map::{FreeCell, Map, Misfit, Tile, TileId};
pub use openings::{Crossing, Ends, Joining, Openings, Stake, join};
pub use places::{PlaceName, Places};
pub use shape::{Edge, NO_PIECE, Piece, Shape, ShapeError, Terrain, Turned};
pub use side::{Half, NotTurns, Port, Ports, Side, Turns};
pub use stock::Stock;
pub use table::{Fit, Misnomer, NotInTheBox, Table};
