//! Positions in files.

use std::path::Path;

use game::{PositionError, PositionText};

use crate::failure::Failure;
use crate::{plain, record_file};

/// Reads a position; all that is wrong with its form is said.
pub fn read(path: &Path) -> Result<PositionText, Failure> {
    let text = record_file::text(path, game::POSITION_BYTES_MAX)?;
    text.parse().map_err(|error| refused(path, &error))
}

/// The same for a word of the command line.
pub fn parse(path: &str) -> Result<PositionText, String> {
    read(Path::new(path)).map_err(|failure| failure.to_string())
}

/// What is wrong with the position in this file.
pub fn refused(path: &Path, error: &PositionError) -> Failure {
    record_file::failure(path, listed(error))
}

/// How many mistakes there are, and each in a line of its own.
pub fn listed(error: &PositionError) -> String {
    let told = |fault: &game::PositionFault| format!("\n  {}", plain::line(&fault.to_string()));
    let lines: Vec<String> = error.faults().map(told).collect();
    record_file::mistakes(lines.len()) + &lines.concat()
}
