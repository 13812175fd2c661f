//! Finished games judged: every decision against the best one, every stroke of luck against what could have come,
//! and why.
//!
//! A [`Reviewer`] goes through a match step by step and gives a [`Review`], plain data that can be written as JSON.
//! It sees a game only through the contract, and a decision only through the window of the seat that made it: what
//! that seat could not know then is drawn anew, again and again. Nothing here reads a clock: work is counted in
//! lines of play, and the same match, effort and seed give the same review on every machine.
//!
//! ```
//! use game::toys::Lanterns;
//! use game::{Chance, Match, Player, Seat, Seed};
//! use teacher::{Effort, Reviewer};
//!
//! let players = vec![Player::person("Anna"), Player::person("Ben")];
//! let played = Match::<Lanterns>::begin(Default::default(), players, Chance::Fair(Seed([3; 32])))?;
//! let mut reviewer = Reviewer::new(&played, Effort::default(), 1);
//! while reviewer.advance() {}
//! assert_eq!(reviewer.finish().seats.len(), 2);
//! # Ok::<(), game::SetupError>(())
//! ```
//!
//! docs/review.md says what the numbers mean.

#![warn(missing_docs)]

mod by_name;
mod candidates;
mod openings;
mod question;
mod reasons;
mod review;
mod reviewer;
mod summary;
mod thought;
mod verdict;
pub mod wording;

pub use bots::{Effort, Parts, UnknownGame};
pub use by_name::{AnyReviewer, AnyTeacher, Teachers};
pub use candidates::{Candidate, Candidates, candidates};
pub use openings::{OpeningAdvice, Openings, openings};
pub use question::{Answer, compare, why_not};
pub use reasons::reasons;
pub use review::{
    Alternative, Fortune, Judged, Phase, Reason, Review, SeatReview, Spoken, Thing, TurningPoint,
    VerdictCount, Whose,
};
pub use reviewer::{Reviewer, spoken};
pub use thought::{LINES_MOST, Thought, WIDE_MOST};
pub use verdict::{Verdict, accuracy, scale};
