//! What every game is: seats, decisions, chance, views, events, records, fair dice.
//!
//! A game implements [`Game`]; everything else in this house (bots, tables, the page, the
//! command line) sees it only through that contract.

mod contract;
mod illegal;
pub mod options;
mod seat;
mod sink;
mod window;

pub use contract::{Audience, Game, Notation, Outlook, Points, Turn, Weighted};
pub use illegal::{Coded, Illegal};
pub use options::{OptionSpec, Options, SetupError, Values};
pub use rand_core::Rng;
pub use seat::{NoSuchSeat, SEATS_MAX, Seat, SeatSet};
pub use sink::{Quiet, Sink};
pub use window::Window;
