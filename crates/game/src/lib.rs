//! What every game is: seats, decisions, chance, views, events, records, fair dice.

#![warn(missing_docs)]
//!
//! A game implements [`Game`]; everything else in this house (bots, tables, the page, the
//! command line) sees it only through that contract. What bots want to know besides the rules is a
//! second one, [`Heuristics`].
//!
//! A [`Match`] is one game under a referee: it asks who decides, takes decisions, lets chance act and
//! keeps the steps for the record.
//!
//! ```
//! use game::toys::{Lanterns, LanternsOptions};
//! use game::{Chance, Game, Match, Player, Proof, Seed, Turn, verify};
//!
//! let seats = vec![Player::person("Anna"), Player::bot("greedy")];
//! let chance = Chance::Fair(Seed([7; 32]));
//! let mut table = Match::<Lanterns>::begin(LanternsOptions::default(), seats, chance)?;
//!
//! while let Turn::Decide(deciding) = table.turn() {
//!     let seat = deciding.iter().next().ok_or("nobody decides")?;
//!     let mut actions = Vec::new();
//!     table.game().actions(seat, &mut actions);
//!     table.play(seat, actions[0])?;
//! }
//!
//! let text = table.record().to_string();
//! assert_eq!(verify::<Lanterns>(&text.parse()?)?.proof, Proof::Proven);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The package is called `anleger-game`, the crate `game`.
//!
//! - [`options`]: what a table agrees on before the first move.
//! - [`fair`]: dice that can be checked afterwards.
//! - [`record`]: a match as text, and back.
//! - [`position`]: one moment of a game as text, and the game set up from it.
//! - [`erased`]: games and matches known by name only, in JSON and notation.
//! - [`arrays`]: decisions as numbers and positions as bytes, for programs that learn.
//! - [`luck`]: even-handed draws for bots and resampling.
//! - `arbitrary` (feature): seats from random bytes, for whoever fuzzes.
//! - `conformance` (feature): the examination that every game must pass.
//! - `toys` (feature): a small complete game for tests.

pub mod arrays;
mod asked;
#[cfg(feature = "conformance")]
pub mod conformance;
mod contract;
pub mod erased;
pub mod fair;
mod heuristics;
mod illegal;
mod impression;
pub mod luck;
mod open;
pub mod options;
mod perft;
mod player;
pub mod position;
pub mod record;
mod referee;
mod seat;
mod sink;
mod text;
#[cfg(feature = "toys")]
pub mod toys;
mod window;

pub use arrays::Arrays;
pub use asked::Asked;
pub use contract::{Audience, Award, Game, Notation, Points, Turn, Weighted};
pub use fair::{Commitment, Contribution, Contributions, FairDice, Pledge, Seed, Share};
pub use heuristics::{Aspect, Asset, Fact, Heuristics, Opening, Outlook};
pub use illegal::{Coded, Illegal};
pub use impression::{Impression, Judgement, PART_KINDS_MAX, Senses, number};
pub use options::{OptionSpec, Options, SetupError, Values};
pub use perft::perft;
pub use player::{BOT_CHARS_MAX, NAME_CHARS_MAX, Player};
pub use position::{POSITION_BYTES_MAX, PositionError, PositionFault, PositionFlaw, PositionText};
pub use rand_core::Rng;
pub use record::{
    Proof, RawStep, RecordError, RecordFault, RecordText, Verdict, Withdrawal, verify,
};
pub use referee::{BeginError, Chance, MATCH_STEPS_MAX, Match, MatchError, Moment, Step};
pub use seat::{NoSuchSeat, SEATS_MAX, Seat, SeatSet};
pub use sink::{Quiet, Sink};
pub use window::Window;
