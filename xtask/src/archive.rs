//! The archive of matches and tables that every later program has to replay.

use crate::Failure;
use crate::commands::cargo;

/// Adds what is new; what is there stays as it is.
pub fn add() -> Result<(), Failure> {
    cargo(&["run", "--quiet", "-p", "anleger-commands", "--example", "archive"])
}
