//! `anleger move-database`: from a file to a PostgreSQL server, or back.

use std::ffi::OsString;
use std::io::Write;

use clap::builder::{OsStringValueParser, TypedValueParser};
use indicatif::ProgressBar;
use tables::store::{Address, Moved, Step, move_database};

use crate::failure::Failure;
use crate::keeper::wait;
use crate::many_games::bar;

/// Move all tables, studies and people from one database to another, an empty one
///
/// Stop the servers first: a database in use is refused. Everything is copied as it lies there, read back and compared;
/// the database it comes from stays as it is. Whoever is interrupted finds the other one empty and begins again.
/// Addresses are those of --database: a file, or postgres://USER@HOST:PORT/NAME with the password in PGPASSWORD or
/// ~/.pgpass, where nobody reads it over your shoulder.
#[derive(Clone, Debug, clap::Args)]
pub struct MoveDatabase {
    /// The database that is there
    #[arg(value_parser = address())]
    from: Address,
    /// The database to which everything goes
    #[arg(value_parser = address())]
    to: Address,
}

fn address() -> impl TypedValueParser<Value = Address> {
    OsStringValueParser::new().map(|text: OsString| Address::from(text))
}

impl MoveDatabase {
    /// Moves it, and says what was moved.
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        for address in [&self.from, &self.to] {
            address.check()?;
        }
        let mut progress = Progress::default();
        let moved = wait(async {
            let mut tell = |step| progress.tell(step);
            Ok(move_database(&self.from, &self.to, &mut tell).await?)
        })?;
        progress.bar.finish_and_clear();
        said(&moved, &self.to, out)?;
        Ok(())
    }
}

/// A bar for what is copied, and another for what is compared.
struct Progress {
    bar: ProgressBar,
}

impl Default for Progress {
    fn default() -> Progress {
        Progress { bar: ProgressBar::hidden() }
    }
}

impl Progress {
    fn tell(&mut self, step: Step) {
        match step {
            Step::Copying { of } => self.begin(of, "{pos} of {len} copied, {eta} left"),
            Step::Comparing { of } => self.begin(of, "{pos} of {len} compared, {eta} left"),
            Step::Done(more) => self.bar.inc(more),
        }
    }

    fn begin(&mut self, of: u64, words: &str) {
        self.bar.finish_and_clear();
        self.bar = bar(of, words);
    }
}

fn said(moved: &Moved, to: &Address, out: &mut dyn Write) -> std::io::Result<()> {
    for damaged in &moved.damaged {
        writeln!(out, "{damaged}, here as there")?;
    }
    let rows = |kind: &str| moved.rows.iter().find(|(name, _)| *name == kind).map_or(0, |it| it.1);
    let (tables, entries, studies) = (rows("tables"), rows("log"), rows("studies"));
    let people = rows("people");
    let of_people = if people > 0 { format!(", {people} people") } else { String::new() };
    writeln!(
        out,
        "{tables} tables, {entries} entries, {studies} studies{of_people} moved and compared"
    )?;
    writeln!(out, "{to}")
}
