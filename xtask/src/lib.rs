//! Chores: the test command and the checks that keep the house in order.
//!
//! - [`steps`]: what `cargo xtask test` runs, in order;
//! - [`rulings`]: every ruling of a finished set has a test that bears its id;
//! - [`rooms`], [`arrows`], [`purity`]: which crate may know which, and what the crates below
//!   the server may not touch;
//! - [`limits`]: how big files and functions may grow;
//! - [`house`], [`source`]: the workspace and its Rust sources, as the checks see them.

pub mod arrows;
mod failure;
pub mod house;
pub mod limits;
pub mod purity;
pub mod rooms;
pub mod rulings;
pub mod source;
pub mod steps;

pub use failure::Failure;
