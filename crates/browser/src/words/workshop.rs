//! What the workshop says.

pub use ::words::frame::workshop::*;
