//! Why the page could not be built.

use std::io;
use std::path::{Path, PathBuf};

/// Why the page could not be built.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// Cargo sets this variable for build scripts.
    #[error("{0} is not set: this is a build script, cargo runs it")]
    NotByCargo(&'static str),
    /// A wish for a care that is not known.
    #[error(transparent)]
    Care(#[from] toolchain::UnknownCare),
    /// The WebAssembly cannot be cut into parts.
    #[error("the page cannot be cut into parts: {0}")]
    Cut(String),
    /// The generator of the bindings failed.
    #[error("the bindings cannot be made: {0}")]
    Bindings(String),
    /// A file could not be packed.
    #[error("a file of the page could not be packed")]
    Packing,
    /// A file that cannot be read or written.
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: io::Error },
    /// A file of a kind that the page has not had yet.
    #[error("{0}: what media type is that? Add it to shelf.rs")]
    UnknownKind(String),
    /// A placeholder that names no file.
    #[error("{{{{{placeholder}}}}} in {file} names no file of the page")]
    Placeholder {
        /// The file with the placeholder.
        file: String,
        /// What it names.
        placeholder: String,
    },
    /// Files that name each other in a circle, so that none can get its name first.
    #[error("{} name each other in a circle", .0.join(", "))]
    Circle(Vec<String>),
}

impl Fault {
    /// For `map_err` on what the file system said about `path`.
    pub fn at(path: &Path) -> impl FnOnce(io::Error) -> Fault + '_ {
        |error| Fault::File { path: path.to_owned(), error }
    }
}
