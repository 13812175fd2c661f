//! Games as arrays: numbered decisions, observations in bytes, and many matches at once.
//!
//! ```
//! use arrays::{BatchPlan, Rows, find};
//!
//! let plan = BatchPlan { seats: 4, count: 8, ..BatchPlan::default() };
//! let mut batch = find("settlers")?.batch(&plan)?;
//! let mut rows = Rows::of(batch.as_ref());
//! batch.begin(7, &mut rows.lend())?;
//! for _ in 0..100 {
//!     let actions = rows.drawn.clone(); // or what a model prefers among the legal ones
//!     batch.step(&actions, &mut rows.lend())?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What numbers and bytes mean is [`game::arrays`]; a batch tells it by its layout. Nothing here knows
//! Python or any other language.

#![warn(missing_docs)]

mod batch;
mod candidate;
mod crew;
mod fault;
mod learnable;
mod plan;
mod rows;
mod table;

pub use batch::{AnyBatch, Batch};
pub use candidate::{BRINGS, Candidate, candidates};
pub use fault::{ActFault, BatchFault, Unknown};
pub use learnable::{Advice, Learnable, Weighed, all, find};
pub use plan::{Again, BatchPlan, Opponent, Reward};
pub use rows::{Lent, Rows};
