//! How large a record may be: it may come from anybody.

use crate::referee::MATCH_STEPS_MAX;

/// The most bytes in one line: room for a scenario of one's own as an option.
pub const LINE_BYTES_MAX: usize = 16 * 1024;

/// The most steps. A match takes no decision after [`MATCH_STEPS_MAX`] steps; as many again
/// leave room for the chance that follows the last one, so every match can be loaded again.
pub const RECORD_STEPS_MAX: usize = 2 * MATCH_STEPS_MAX;

/// The most bytes in all: the most steps with 80 characters each, which no notation needs.
pub const RECORD_BYTES_MAX: usize = 80 * RECORD_STEPS_MAX;

/// The most options: several times what the richest of our games has.
pub const OPTIONS_MAX: usize = 100;
