//! What every game is: seats, decisions, chance, views, events, records, fair dice.
//!
//! A game implements [`Game`]; everything else in this house (bots, tables, the page, the
//! command line) sees it only through that contract.

#[cfg(feature = "conformance")]
pub mod conformance;
mod contract;
pub mod erased;
pub mod fair;
mod illegal;
pub mod luck;
pub mod options;
mod player;
pub mod record;
mod referee;
mod seat;
mod sink;
#[cfg(feature = "toys")]
pub mod toys;
mod window;

pub use contract::{Audience, Game, Notation, Outlook, Points, Turn, Weighted};
pub use fair::{Commitment, FairDice, Seed};
pub use illegal::{Coded, Illegal};
pub use options::{OptionSpec, Options, SetupError, Values};
pub use player::{BOT_CHARS_MAX, NAME_CHARS_MAX, Player};
pub use rand_core::Rng;
pub use record::{Proof, RecordError, RecordFault, RecordText, Verdict, verify};
pub use referee::{Chance, MATCH_STEPS_MAX, Match, MatchError, Moment, Step};
pub use seat::{NoSuchSeat, SEATS_MAX, Seat, SeatSet};
pub use sink::{Quiet, Sink};
pub use window::Window;
