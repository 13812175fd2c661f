//! Positions with one best answer: found, collected, rated.
//!
//! A [`Finder`] plays a game of bots against itself, or takes a finished match, and looks in it for decisions of
//! which one is clearly better than all others. What it found is a [`Source`] with its [`Puzzle`]s; a
//! [`Collection`] is a file of them, a line of JSON each. Which decision is clearly better is judged by counted
//! lines of play, as the teacher does: nothing here reads a clock, and the same numbers find the same puzzles.
//!
//! A player's [`Rating`] is that of Glicko-2, and so is a puzzle's, though that never changes: how hard it is was
//! measured when it was found. [`Calendar`] says which puzzle is the one of a day.
//!
//! docs/puzzles.md says what the numbers mean.

#![warn(missing_docs)]

mod calendar;
mod check;
mod collection;
mod finder;
mod glicko;
mod line;
mod progress;
mod puzzle;
mod search;

pub use calendar::Calendar;
pub use check::{Wrong, check, weigh_again};
pub use collection::{BadCollection, COLLECTION_BYTES_MAX, Collection, Entry};
pub use finder::{Finder, Habits, Walk};
pub use glicko::{Rating, Scored};
pub use progress::{Daily, GameProgress, Progress};
pub use puzzle::{Answer, CannotOpen, Other, Puzzle, Source};
pub use search::{BadSearch, Heading, Search};

/// The collection of the house; its card is `data/puzzles.md`.
#[cfg(feature = "embedded")]
pub const BUILT_IN: &str = include_str!("../data/puzzles.jsonl");
