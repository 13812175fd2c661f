//! `anleger import`: a saved game of another program, replayed by our rules.

mod report;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use jcz::{FILE_BYTES_MAX, Import, ImportError};
use serde_json::Value;

use crate::failure::Failure;
use crate::{plain, record_file};

/// The exit code for sets and elements that we do not play.
const NOT_PLAYED: u8 = 3;
/// The exit code for a replay that stopped at a message.
const STOPPED: u8 = 4;
/// The exit code for an assertion that does not hold.
const ASSERTION_FAILS: u8 = 5;

/// Replay a saved game of JCloisterZone (.jcz) by our rules, and check what it claims
///
/// Exits with 0 if every message could be played and no assertion of the file fails; with 1 if the
/// file cannot be read, or its table not be set up; with 3 if it uses sets or elements that we do not
/// play; with 4 if our rules forbid one of its messages (the record goes as far as the message before);
/// with 5 if an assertion of the file does not hold. docs/importing.md says what is read and how.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// The saved game
    pub file: PathBuf,
    /// Keep the match as a record in this file
    #[arg(short, long, value_name = "RECORD")]
    pub output: Option<PathBuf>,
    /// Write the report as JSON; with the record in it, unless that is kept in a file
    #[arg(long)]
    pub json: bool,
}

impl Args {
    /// Replays the file and reports.
    pub fn run(&self, out: &mut dyn Write) -> Result<ExitCode, Failure> {
        let bytes = record_file::read_up_to(&self.file, FILE_BYTES_MAX)
            .map_err(|error| record_file::failure(&self.file, format!("cannot read: {error}")))?;
        match jcz::import(&bytes) {
            Ok(import) => self.told(&import, out),
            Err(error) => self.refused(&error, out),
        }
    }

    fn told(&self, import: &Import, out: &mut dyn Write) -> Result<ExitCode, Failure> {
        if let Some(path) = &self.output {
            keep(path, &import.played.record().to_string())?;
        }
        if self.json {
            write_json(&report::json(&self.file, import, self.output.is_none()), out)?;
        } else {
            report::text(&self.file, import, self.output.as_deref(), out)?;
        }
        let fails = import.assertions.iter().any(|judged| judged.verdict.fails());
        Ok(match (&import.halt, fails) {
            (Some(_), _) => ExitCode::from(STOPPED),
            (None, true) => ExitCode::from(ASSERTION_FAILS),
            (None, false) => ExitCode::SUCCESS,
        })
    }

    fn refused(&self, error: &ImportError, out: &mut dyn Write) -> Result<ExitCode, Failure> {
        if self.json {
            write_json(&report::refusal_json(&self.file, error), out)?;
        } else if let ImportError::Unplayed(_) = error {
            writeln!(out, "{}: {}", self.file.display(), plain::line(&error.to_string()))?;
        } else {
            return Err(record_file::failure(&self.file, error.to_string()));
        }
        Ok(match error {
            ImportError::Unplayed(_) => ExitCode::from(NOT_PLAYED),
            _ => ExitCode::FAILURE,
        })
    }
}

fn keep(path: &Path, record: &str) -> Result<(), Failure> {
    record_file::write(path, record)
}

fn write_json(report: &Value, out: &mut dyn Write) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, report).map_err(std::io::Error::from)?;
    Ok(writeln!(out)?)
}
