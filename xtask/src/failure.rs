//! Why a chore did not succeed.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitStatus;

/// Why a chore did not succeed.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// A program could not be started at all.
    #[error("cannot start `{command}`: {error}")]
    Start {
        /// The command line.
        command: String,
        /// What the system said.
        error: io::Error,
    },
    /// A program ran and reported failure.
    #[error("`{command}` failed: {status}")]
    Command {
        /// The command line.
        command: String,
        /// How it ended.
        status: ExitStatus,
    },
    /// A file or folder could not be read or written.
    #[error("{}: {error}", path.display())]
    File {
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
    /// A source file is not made of Rust tokens.
    #[error("{}:{line}: not Rust: {error}", path.display())]
    NotRust {
        path: PathBuf,
        /// Where the tokens end.
        line: usize,
        /// What the lexer said.
        error: String,
    },
    /// There is no browser, and no way to get one.
    #[error(
        "the page is tested in Chromium, but {missing} cannot be found and there is no apt-get to \
         install it: install Chromium, its ChromeDriver and pip for Python 3, and try again"
    )]
    NoBrowser {
        /// The programs that are not there.
        missing: String,
    },
    /// Something that a chore builds on is not there.
    #[error("there is not {what}")]
    Missing {
        /// What should be there.
        what: String,
    },
    /// The toolchain lacks something that cannot be fetched.
    #[error(transparent)]
    Toolchain(#[from] toolchain::Lack),
    /// Cargo could not describe the workspace.
    #[error("cargo metadata: {0}")]
    Metadata(#[from] cargo_metadata::Error),
    /// A check found faults, one line each.
    #[error("{what}:\n  {}", faults.join("\n  "))]
    Faults {
        /// What is wrong with all of them.
        what: &'static str,
        /// One line per fault.
        faults: Vec<String>,
    },
}

impl Failure {
    /// For `map_err` on what the system said about `path`.
    pub fn at(path: &Path) -> impl FnOnce(io::Error) -> Failure + '_ {
        |error| Failure::File { path: path.to_owned(), error }
    }

    /// Success where there are no faults.
    pub fn unless_empty(what: &'static str, faults: Vec<String>) -> Result<(), Failure> {
        if faults.is_empty() { Ok(()) } else { Err(Failure::Faults { what, faults }) }
    }
}
