//! The rules of Carcassonne: the base game of the collected rules of 2006 and its expansions.

#![warn(missing_docs)]
//!
//! ```
//! use carcassonne::{Agreement, Carcassonne};
//! use game::{Audience, Game, Seat};
//!
//! let mut table = Carcassonne::start(&Agreement::default(), 2)?;
//! table.settle("E".parse()?)?; // chance draws a tile with a city on one side
//! table.play(Seat::FIRST, "lay 0,-1 2".parse()?)?; // which closes that of the start tile
//! table.play(Seat::FIRST, "follower city-s".parse()?)?;
//! assert_eq!(table.scores(Audience::Spectator)[..2], [4, 0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Carcassonne`] keeps the contract [`game::Game`]. Rulings carry ids (`B-07`); the tests that
//! prove them carry the same ids. Each expansion has a room of its own in `expansions/`.
//!
//! The package is called `anleger-carcassonne`, the crate `carcassonne`. Its feature `arbitrary` makes decisions and
//! outcomes from random bytes, for whoever fuzzes.

mod action;
mod arrays;
mod aspects;
mod assets;
mod contract;
mod drawing;
mod event;
mod expansions;
mod extent;
mod fields;
mod figure;
mod final_scoring;
mod heuristics;
mod impression;
mod invariants;
mod layout;
mod leaving;
mod memo;
mod odds;
mod options;
mod outlook;
mod position;
mod powers;
mod prints;
mod prospects;
mod reading;
mod resume;
mod scoring;
mod sets;
mod spot;
mod state;
mod themes;
mod tile_file;
mod tiles;
mod turn;
mod view;
mod writing;

pub use action::{Action, NotAnAction, Refusal};
pub use event::{Event, Feature, Homecoming, Scoring};
pub use expansions::{
    ExpansionView, FairyView, Forbidden, Gain, Happening, InterludeView, Move, NotAMove, Notes,
    Perch, PrisonerView, Reach, RunView, SeatExtras, SecondTile, Title, TitleView, TowerTopView,
    TowerView, Why,
};
pub use extent::{Extent, Part};
pub use figure::{Claim, FOLLOWERS, Figure, StandingFigure, Supply, majority};
pub use landscape::tile_file::TileFileError;
pub use landscape::{Draw, Fit, NotACode, StockView, TileCode};
pub use layout::{Layout, NotALayout};
pub use options::{
    Agreement, DragonMoves, FairyPoint, FairyStands, FieldScoring, LonelyPig, TwoTileCity,
};
pub use position::{DrawingError, Position};
pub use prints::{Good, Print, Prints, Symbol};
pub use sets::{Element, Elements, Set, Sets, Several, Word};
pub use spot::{NotASpot, Spot};
pub use state::{Carcassonne, START};
pub use tiles::{TileKind, TileSet};
pub use view::{FigureView, PhaseView, SeatView, TileView, View};
