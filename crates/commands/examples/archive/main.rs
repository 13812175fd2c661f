//! Adds to the archive of matches and tables what the present program plays and writes: `cargo xtask archive`.
//!
//! What is there stays as it is. There is something to add when the rules of a game, the form of records or
//! that of the database have a new number, and when more can be agreed on; `tests/archive/README.md`
//! tells the rest.

mod evening;
mod house;
mod plan;
mod playing;
#[path = "../../tests/archive/reopening.rs"]
#[expect(dead_code, reason = "shared with the tests, which turn the clock as well")]
mod reopening;
#[path = "../../tests/archive/replay.rs"]
mod replay;
#[path = "../../tests/archive/visitor.rs"]
mod visitor;

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use commands::games;
use game::RecordText;
use game::record::RECORD_VERSION;

use crate::house::House;
use crate::playing::Planned;
use crate::reopening::{DATABASE, Reopened};
use crate::visitor::Fault;

const ARCHIVE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/archive");

#[tokio::main]
async fn main() -> ExitCode {
    match add_what_is_new(Path::new(ARCHIVE)).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

async fn add_what_is_new(archive: &Path) -> Result<(), Fault> {
    for game in games::all() {
        let rules = format!("{}-{}", game.name(), game.rules_version());
        let folder = archive.join(format!("record-{RECORD_VERSION}")).join(rules);
        fs::create_dir_all(&folder)?;
        add_matches(game.name(), &folder)?;
    }
    let form = Reopened::inside(tempfile::tempdir()?).await?.close().await?;
    let folder = archive.join(format!("database-{form}"));
    if folder.exists() { Ok(()) } else { add_tables(&folder).await }
}

fn add_matches(game: &'static str, folder: &Path) -> Result<(), Fault> {
    let is_new = |planned: &Planned| !record_path(folder, &planned.name).exists();
    for planned in plan::matches_of(game)?.into_iter().filter(is_new) {
        let record = planned.play().map_err(|fault| format!("{game} {}: {fault}", planned.name))?;
        add_record(folder, &planned.name, &record)?;
    }
    Ok(())
}

/// A database as a server leaves it, what its tables show, and the records of those that are over.
async fn add_tables(folder: &Path) -> Result<(), Fault> {
    let made = tempfile::tempdir()?;
    let mut house = House::open(made.path()).await?;
    evening::spend(&mut house).await?;
    let tables = house.close().await?;
    fs::create_dir_all(folder)?;
    let database = folder.join(DATABASE);
    add(&database, &fs::read(made.path().join(DATABASE))?)?;
    let reopened = Reopened::copy_of(&database).await?;
    let mut shown = String::new();
    for (name, id) in tables {
        shown += &format!("table {id} {name}\n{}\n", reopened.show(&id).await?);
        let record = reopened.tables.inspect(&id, |folded| folded.record()).await?;
        record.map_or(Ok(()), |record| add_record(folder, name, &record))?;
    }
    add(&database.with_extension("shown"), shown.as_bytes())
}

/// A record, and beside it what its replay tells.
fn add_record(folder: &Path, name: &str, record: &RecordText) -> Result<(), Fault> {
    let path = record_path(folder, name);
    add(&path, record.to_string().as_bytes())?;
    add(&path.with_extension("replay"), replay::retell(record)?.as_bytes())
}

fn record_path(folder: &Path, name: &str) -> PathBuf {
    folder.join(name).with_extension("anleger")
}

fn add(path: &Path, bytes: &[u8]) -> Result<(), Fault> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    let name = path.strip_prefix(ARCHIVE).unwrap_or(path);
    println!("{}: {} bytes", name.display(), bytes.len());
    Ok(file.write_all(bytes)?)
}
