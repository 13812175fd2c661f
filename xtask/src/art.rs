//! The art sheets: every tile and figure, every hex and piece, to be looked at.

use crate::Failure;
use crate::commands::cargo;

/// Where the sheets are written.
pub const FOLDER: &str = "target/art";

/// Draws the sheets anew.
pub fn draw() -> Result<(), Failure> {
    for sheet in ["carcassonne", "newworld", "hexes"] {
        cargo(&["run", "--release", "-p", "anleger-art", "--example", sheet, "--", FOLDER])?;
    }
    Ok(())
}
