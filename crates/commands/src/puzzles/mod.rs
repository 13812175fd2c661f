//! `anleger puzzles`: positions with one best answer; found, gathered, listed and shown.

mod find;
mod gather;
mod list;
mod mine;
mod servers;
mod show;
mod verify;

pub(crate) use servers::ByTheRules;

use std::io::Write;
use std::path::{Path, PathBuf};

use puzzles::{COLLECTION_BYTES_MAX, Collection};

use crate::failure::Failure;
use crate::record_file;

/// What to do with puzzles; docs/puzzles.md describes them and their files
#[derive(Clone, Debug, clap::Subcommand)]
pub enum Command {
    Find(find::Args),
    Mine(mine::Args),
    Gather(gather::Args),
    List(list::Args),
    Show(show::Args),
    Check(verify::Args),
}

impl Command {
    /// Does it.
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        match self {
            Command::Find(args) => args.run(out),
            Command::Mine(args) => args.run(out),
            Command::Gather(args) => args.run(out),
            Command::List(args) => args.run(out),
            Command::Show(args) => args.run(out),
            Command::Check(args) => args.run(out),
        }
    }
}

/// Which collection
#[derive(Clone, Debug, Default, clap::Args)]
pub struct From {
    /// The collection in this file, not the one of the house
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
}

impl From {
    /// Reads it.
    fn read(&self) -> Result<Collection, Failure> {
        match &self.file {
            Some(path) => read(path),
            None => Collection::read(puzzles::BUILT_IN)
                .map_err(|error| record_file::failure(Path::new("puzzles"), error.to_string())),
        }
    }
}

/// The collection in a file.
fn read(path: &Path) -> Result<Collection, Failure> {
    let text = record_file::text(path, COLLECTION_BYTES_MAX)?;
    Collection::read(&text).map_err(|error| record_file::failure(path, error.to_string()))
}
