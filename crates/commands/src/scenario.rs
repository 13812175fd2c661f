//! `anleger scenario`: maps of one's own for the Settlers.

use std::io::Write;
use std::path::{Path, PathBuf};

use settlers::scenario::{self, Mistake};

use crate::failure::Failure;
use crate::{plain, record_file};

/// More text than any map of 64 hexes needs; keeps a wrong file from filling the memory.
const FILE_BYTES_MAX: u64 = 256 * 1024;

/// What to do with a scenario file; docs/scenarios.md describes the format
#[derive(Clone, Debug, clap::Subcommand)]
pub enum Command {
    /// List every mistake in a scenario file, with its line and reason
    Check {
        /// The scenario
        file: PathBuf,
    },
    /// Draw the board of a scenario file as text
    Draw {
        /// The scenario, or the name of one of ours, such as four-islands-3
        file: PathBuf,
    },
}

impl Command {
    /// Checks or draws.
    pub fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        match self {
            Command::Check { file } => {
                let mistakes = scenario::check(&read(file)?);
                if !mistakes.is_empty() {
                    return Err(refused(file, &mistakes));
                }
                writeln!(out, "{}: no mistakes", file.display())?;
            }
            Command::Draw { file } => {
                let ours = file.to_str().and_then(scenario::text).map(str::to_owned);
                let text = ours.map_or_else(|| read(file), Ok)?;
                let board = scenario::draw(&text).map_err(|mistakes| refused(file, &mistakes))?;
                write!(out, "{}", plain::lines(&board))?;
            }
        }
        Ok(())
    }
}

fn read(path: &Path) -> Result<String, Failure> {
    let size =
        std::fs::metadata(path).map_err(|error| record_file::failure(path, error.to_string()))?;
    if size.len() > FILE_BYTES_MAX {
        return Err(record_file::failure(path, format!("is longer than {FILE_BYTES_MAX} bytes")));
    }
    std::fs::read_to_string(path).map_err(|error| record_file::failure(path, error.to_string()))
}

fn refused(path: &Path, mistakes: &[Mistake]) -> Failure {
    let told = |mistake: &Mistake| format!("\n  {}", plain::line(&mistake.to_string()));
    let lines: Vec<String> = mistakes.iter().map(told).collect();
    record_file::failure(path, record_file::mistakes(lines.len()) + &lines.concat())
}
