//! The art sheet: every tile and figure in one picture, to be looked at.

use crate::Failure;
use crate::commands::cargo;

/// Where the sheets are written.
pub const FOLDER: &str = "target/art";

/// Draws the sheets anew.
pub fn draw() -> Result<(), Failure> {
    cargo(&["run", "--release", "-p", "art", "--example", "sheet", "--", FOLDER])
}
