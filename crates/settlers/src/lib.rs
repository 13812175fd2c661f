//! The Settlers with Seafarers (1997): the base game, ships, eleven scenarios and one's own.

#![warn(missing_docs)]
//!
//! ```
//! use game::{Audience, Chance, Game, Match, Player, Seat, Seed};
//! use settlers::{Settlers, SettlersOptions};
//!
//! let players = ["Anna", "Ben", "Cleo"].map(Player::person).to_vec();
//! let (options, chance) = (SettlersOptions::default(), Chance::Fair(Seed([7; 32])));
//! let mut table = Match::<Settlers>::begin(options, players, chance)?; // chance deals the island
//! table.play(Seat::FIRST, "settle c30".parse()?)?; // on an intersection
//! assert_eq!(table.game().scores(Audience::Spectator)[..3], [1, 0, 0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Rulings are cited by their numbers, S-01 to S-83; `docs/rulings/settlers.md` lists them.
//!
//! The package is called `anleger-settlers`, the crate `settlers`. Its feature `arbitrary` makes decisions and
//! outcomes from random bytes, for whoever fuzzes.

mod action;
mod agreement;
mod arrays;
mod beliefs;
mod bits;
mod board;
mod building;
mod cards;
mod chance;
mod choices;
mod contract;
mod counting;
mod deal;
mod decisions;
mod dice;
mod discovery;
mod drawing;
mod event;
mod geometry;
mod goods;
mod greater_catan;
mod heuristics;
mod impression;
mod invariants;
mod islands;
mod land;
mod manners;
mod notation;
mod openings;
mod options;
mod outlook;
mod phase;
mod position;
mod production;
mod promising;
mod refusal;
mod resample;
mod robber;
mod route;
#[cfg(test)]
mod ruling_tests;
pub mod scenario;
mod scoring;
mod setup;
mod ships;
mod state;
mod themes;
mod trade;
mod trade_lines;
mod turn;
mod view;

pub use action::{Action, Card, Outcome};
pub use agreement::AGREED_REDEALS_MOST;
pub use bits::Bits;
pub use board::{Board, Grids};
pub use building::{CITY, DEVELOPMENT, ROAD, SETTLEMENT, SHIP};
pub use deal::{SPIRAL_CHIPS, SPIRAL_NUMBERS, spiral_order};
pub use dice::Roll;
pub use drawing::{DrawingError, Sketch};
pub use event::{Answer, ChipReason, Event};
pub use geometry::{
    Arc, Corner, Corners, DIRECTIONS, Geometry, Hex, NOWHERE, Row, Side, Sides, TooLarge,
};
pub use goods::{Bundle, Cards, Resource};
pub use land::{CHIP_NUMBERS, ChipPile, HarbourKind, Terrain, TerrainPile, is_red, pips};
pub use notation::NotationError;
pub use options::{
    CUSTOM, DiceKind, HarbourDeal, NumberLayout, RollKind, SettlersOptions, TradeLines,
};
pub use refusal::Refusal;
pub use state::{Settlers, Terms};
pub use view::{CardsView, DealView, HarbourView, HexView, LineView, OfferView, PlayerView, View};
