//! Why the page could not be compiled.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitStatus;

/// Why the page could not be compiled.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// Cargo sets this variable for build scripts.
    #[error("{0} is not set: this is a build script, cargo runs it")]
    NotByCargo(&'static str),
    /// A wish for a care that is not known.
    #[error(transparent)]
    Care(#[from] toolchain::UnknownCare),
    /// The Rust in use cannot compile for the web.
    #[error(transparent)]
    Toolchain(#[from] toolchain::Lack),
    /// The nested build failed; the compiler has said why.
    #[error("`{command}` failed ({status}), the compiler's messages stand above")]
    Client {
        /// What was run.
        command: String,
        /// How it ended.
        status: ExitStatus,
    },
    /// A file that cannot be read or written.
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: io::Error },
}

impl Fault {
    /// For `map_err` on what the file system said about `path`.
    pub fn at(path: &Path) -> impl FnOnce(io::Error) -> Fault + '_ {
        |error| Fault::File { path: path.to_owned(), error }
    }
}
