//! What load, storm and chaos have in common: a server in a process of its own, and screens that play.

pub mod asking;
pub mod player;
pub mod screen;
pub mod served;

use std::error::Error;

/// Whatever goes wrong.
pub type Fault = Box<dyn Error + Send + Sync>;
