//! A match at a table, wherever the table stands: on a server or inside a page.
//!
//! [`TableMatch`] is a plain value without a clock, a socket or a store. Whoever hosts a table tells it
//! what people and bots want; it says whether that may be, what everybody sees then, what can be
//! taken back and who has won. A host that has to store a decision before anybody hears of it works
//! it out first ([`TableMatch::decide`]) and takes it in afterwards ([`TableMatch::commit`]).
//!
//! - `deciding` and `undoing`: decisions, and taking them back.
//! - `leaving`: who is out of the match, when it is given up, who has won.
//! - `looking`: the game through somebody's eyes.
//! - `expecting`: what bots expected, told when it is over.
//! - `hinting`: what a bot would do, for who asks.
//! - [`Asides`]: what happened around the match, and between which lines of its log.

mod asides;
mod deciding;
mod expecting;
mod hinting;
mod leaving;
mod looking;
mod past;
mod start;
mod table_match;
mod undoing;

pub use asides::{ASIDES_MAX, Asides};
pub use deciding::{Decided, check_client_id};
pub use looking::{audiences_of, look_back};
pub use start::Start;
pub use table_match::{Beginning, Company, TableMatch, Terms};
pub use undoing::{TakenBack, Undo};
