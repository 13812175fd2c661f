//! Pictures to send and to print, drawn without a browser from what somebody who looks on may see.
//!
//! - [`card()`]: what stands beside a link, as SVG; [`told`] says the same in words.
//! - [`poster_pdf`], [`poster_svg`]: the final map, on paper.
//! - [`moment()`]: the best moment of a match, animated.
//! - [`icon()`]: the sign of the house, for devices.
//! - [`png`]: any of our SVG as points.
//! - `board`: a look as a piece of a picture; `lettering`: our own letters, so that a picture looks the same everywhere;
//!   `sheet`: what all pictures are made of; `players`: who plays, in rows.
//!
//! What is drawn comes from a [`wire::Sight`], whose looks are a spectator's: nothing hidden gets here.

mod board;
mod card;
mod few_colours;
mod icon;
mod lettering;
mod moving;
mod packing;
mod pdf;
mod players;
mod points;
mod poster;
mod sheet;
mod sight;
mod telling;

pub use card::{CARD_HEIGHT, CARD_WIDTH, asking, card, study};
pub use icon::{icon, maskable_icon};
pub use moving::{MOMENT_WIDTH, best_moment, moment};
pub use points::{Undrawn, png};
pub use poster::{Paper, poster_pdf, poster_svg};
pub use sight::sight;
pub use telling::{Told, told, told_of_puzzle, told_of_study};
