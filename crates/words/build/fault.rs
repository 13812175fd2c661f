//! Why the sentences cannot be used.

use std::io;
use std::path::{Path, PathBuf};

/// Why the sentences cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    #[error("OUT_DIR is not set: this is a build script, cargo runs it")]
    NotByCargo,
    #[error("lang/en is missing: all other languages are compared with it")]
    NoOriginal,
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: io::Error },
    #[error("{}, line {line}: {why}", path.display())]
    Syntax { path: PathBuf, line: usize, why: String },
    #[error("{}: `{message}` stands there twice", path.display())]
    Twice { path: PathBuf, message: String },
    #[error("lang/{code} is no language that plural rules are known for")]
    UnknownLanguage { code: String },
    #[error("lang/{code} does not say its own name: `language-name` in frame/language.ftl")]
    Nameless { code: String },
    #[error("lang/{code}/{file} lacks `{message}`, which lang/en has")]
    Missing { code: String, file: String, message: String },
    #[error("lang/{code}/{file} has `{message}`, which lang/en has not")]
    Surplus { code: String, file: String, message: String },
    #[error(
        "lang/{code}/{file}: `{message}` lacks {{ ${argument} }}, which the English sentence has"
    )]
    ArgumentMissing { code: String, file: String, message: String, argument: String },
    #[error(
        "lang/{code}/{file}: `{message}` has {{ ${argument} }}, which the English sentence has not"
    )]
    ArgumentSurplus { code: String, file: String, message: String, argument: String },
    #[error("lang/{code}: `{message}`: {why}")]
    Unsupported { code: String, message: String, why: &'static str },
}

impl Fault {
    /// For `map_err` on what the file system said about `path`.
    pub fn at(path: &Path) -> impl FnOnce(io::Error) -> Fault + '_ {
        |error| Fault::File { path: path.to_owned(), error }
    }
}

impl From<Fault> for Vec<Fault> {
    fn from(fault: Fault) -> Vec<Fault> {
        vec![fault]
    }
}
