//! Adds to the archive of matches and tables what the present program plays and writes: `cargo xtask archive`.
//!
//! What is there stays as it is. There is something to add when the rules of a game, the form of records or
//! that of the database have a new number; `tests/archive/README.md` tells the rest.

mod plan;
mod playing;
#[path = "../../tests/archive/replay.rs"]
mod replay;

use std::error::Error;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use commands::games;
use game::RecordText;
use game::record::RECORD_VERSION;

/// Whatever goes wrong.
type Fault = Box<dyn Error + Send + Sync>;

const ARCHIVE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/archive");

fn main() -> ExitCode {
    match add_what_is_new(Path::new(ARCHIVE)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

fn add_what_is_new(archive: &Path) -> Result<(), Fault> {
    for game in games::all() {
        let rules = format!("{}-{}", game.name(), game.rules_version());
        let folder = archive.join(format!("record-{RECORD_VERSION}")).join(rules);
        if !folder.exists() {
            add_matches(game.name(), &folder)?;
        }
    }
    Ok(())
}

fn add_matches(game: &'static str, folder: &Path) -> Result<(), Fault> {
    let planned = plan::matches_of(game)?;
    fs::create_dir_all(folder)?;
    for planned in planned {
        let record = planned.play().map_err(|fault| format!("{game} {}: {fault}", planned.name))?;
        add_record(folder, &planned.name, &record)?;
    }
    Ok(())
}

/// A record, and beside it what its replay tells.
fn add_record(folder: &Path, name: &str, record: &RecordText) -> Result<(), Fault> {
    add(&folder.join(format!("{name}.anleger")), record.to_string().as_bytes())?;
    add(&folder.join(format!("{name}.replay")), replay::retell(record)?.as_bytes())
}

fn add(path: &Path, bytes: &[u8]) -> Result<(), Fault> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    println!("{} {} bytes", path.display(), bytes.len());
    Ok(file.write_all(bytes)?)
}
