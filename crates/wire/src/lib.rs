//! What the browser and the server say to each other: types only, no behaviour of either.

#![warn(missing_docs)]
//!
//! A table is watched and played through one socket. The client speaks in [`ClientFrame`]s, the
//! server answers in [`ServerFrame`]s; both are JSON objects with a `type`. Tables are made and
//! listed over HTTP with the bodies of [`rest`]. `docs/tables.md` shows whole conversations.
//!
//! Views, actions and events of a game travel as plain JSON values: this crate knows no game.
//!
//! ```
//! use wire::{ClientFrame, PROTOCOL, Reads};
//!
//! let reads = Reads { changes: true, notation: false };
//! let hello =
//!     ClientFrame::Hello { protocol: PROTOCOL, key: None, last: Some(7), reads, shares: true };
//! assert_eq!(
//!     serde_json::to_string(&hello)?,
//!     r#"{"type":"hello","protocol":1,"key":null,"last":7,"changes":true,"shares":true}"#
//! );
//! # Ok::<(), serde_json::Error>(())
//! ```

mod client;
mod known_looks;
pub mod lobby;
mod look;
mod patch;
pub mod people;
mod reads;
mod refusal;
pub mod rest;
mod server;
mod settings;
mod sight;
mod state;

pub use client::ClientFrame;
pub use game::Withdrawal;
pub use game::erased::{ActionInput, Standing};
pub use known_looks::KnownLooks;
pub use look::{Aids, Look, UndoOffer};
pub use patch::{Patch, PatchMisfit};
pub use reads::Reads;
pub use refusal::TableRefusal;
pub use server::{Aside, CatchUp, ChatLine, Numbered, ServerFrame, TableEvent};
pub use settings::{AidPolicy, ClockRule, Listing, SeatPlan, Settings, Talk};
pub use sight::{Sight, SightScene};
pub use state::{ClockFace, Mixing, Occupant, Phase, Presence, Proposal, SeatState, TableState};

/// The version of the conversation; a client that speaks another one is sent away.
pub const PROTOCOL: u32 = 1;

/// The most bytes of a frame from a client: the longest action of any game stays far below, and
/// nobody can make the server hold more for one sender.
pub const FRAME_BYTES_MAX: usize = 16 * 1024;

/// The most characters of one line of chat: a few sentences, not a leaflet.
pub const CHAT_CHARS_MAX: usize = 500;

/// The most characters of the id that a client gives an action: a UUID has 36.
pub const CLIENT_ID_CHARS_MAX: usize = 40;

/// How many hexadecimal digits the secret key of a seat has: 128 bits.
pub const KEY_DIGITS: usize = 32;
