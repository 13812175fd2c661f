//! Weights of a learned judgement, in a file.

use std::fs;
use std::io;
use std::path::Path;

use bots::{BadWeights, Judge};
use game::Heuristics;

/// Why a file gives no judgement.
#[derive(Debug, thiserror::Error)]
pub enum WeightsError {
    /// It cannot be read.
    #[error("{path}: {error}")]
    File {
        /// Where.
        path: String,
        /// Why not.
        error: io::Error,
    },
    /// What it holds cannot be used.
    #[error("{path}: {error}")]
    Weights {
        /// Where.
        path: String,
        /// Why not.
        error: BadWeights,
    },
}

/// The judgement whose weights lie in that file.
pub fn judge<G: Heuristics>(path: &Path) -> Result<Judge<G>, WeightsError> {
    let name = || path.display().to_string();
    Judge::learned(&read(path)?).map_err(|error| WeightsError::Weights { path: name(), error })
}

/// The bytes of that file.
pub fn read(path: &Path) -> Result<Vec<u8>, WeightsError> {
    fs::read(path).map_err(|error| WeightsError::File { path: path.display().to_string(), error })
}
