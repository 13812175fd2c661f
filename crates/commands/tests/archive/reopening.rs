//! An archived database, opened by the present program, and what its tables show.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use carcassonne::Carcassonne;
use game::{Contribution, SeatSet};
use newworld::NewWorld;
use serde_json::Value;
use settlers::Settlers;
use tables::store::{Address, Database};
use tables::{Config, HandClock, OpenTables, Registry};
use tempfile::TempDir;
use wire::{Occupant, Proposal, SeatState, TableState};

use crate::visitor::{Fault, Seen, Visitor};

/// When archived tables were made.
pub const EVENING_MS: u64 = 1_700_000_000_000;

/// How much later they are opened again: long enough that nobody is still expected.
const NIGHT_MS: u64 = 12 * 3_600_000;

/// The name of a database in its folder.
pub const DATABASE: &str = "tables.sqlite";

/// Where SQLite keeps the number of a database's form in the file.
const FORM: std::ops::Range<usize> = 60..64;

/// A copy of a database, at work.
pub struct Reopened {
    pub tables: Arc<OpenTables>,
    pub clock: Arc<HandClock>,
    pub copy: TempDir,
}

pub fn registry() -> Registry {
    Registry::default().with::<Carcassonne>().with::<NewWorld>().with::<Settlers>()
}

impl Reopened {
    pub async fn copy_of(database: &Path) -> Result<Reopened, Fault> {
        let copy = tempfile::tempdir()?;
        fs::copy(database, copy.path().join(DATABASE))?;
        Reopened::inside(copy).await
    }

    /// Opens the database in this folder, which may have been altered or may not be there yet.
    pub async fn inside(copy: TempDir) -> Result<Reopened, Fault> {
        let database = copy.path().join(DATABASE);
        Reopened::over(database.into(), copy).await
    }

    /// Opens this database, wherever it is; the folder holds what a server keeps besides.
    pub async fn over(database: Address, copy: TempDir) -> Result<Reopened, Fault> {
        let store = Arc::new(Database::open(&database, EVENING_MS + NIGHT_MS).await?);
        let config = Config { data: copy.path().to_owned(), database, ..Config::default() };
        let clock = Arc::new(HandClock::new(EVENING_MS + NIGHT_MS));
        let tables = Arc::new(OpenTables::new(config, registry(), store, clock.clone()));
        tables.complete_logs().await?;
        Ok(Reopened { tables, clock, copy })
    }

    /// Closes it and says which form it has now.
    pub async fn close(self) -> Result<u32, Fault> {
        self.shut().await?;
        form_of(&self.copy.path().join(DATABASE))
    }

    /// Closes it.
    pub async fn shut(&self) -> Result<(), Fault> {
        self.tables.refuse_input();
        self.tables.stop_tables().await;
        Ok(self.tables.store.close().await?)
    }

    /// What a table shows to whoever looks on; one that was put away, to the person who opens it.
    pub async fn show(&self, id: &str) -> Result<String, Fault> {
        let archived = self.tables.store.table(id).await?.is_some_and(|row| row.archived);
        let visitor = Visitor::enter(&self.tables, id, archived.then_some(0)).await?;
        let mut shown = if archived { "put away\n".to_owned() } else { String::new() };
        shown += &lines(&visitor.seen)?;
        visitor.leave().await?;
        Ok(shown)
    }
}

/// The number of a database's form.
pub fn form_of(database: &Path) -> Result<u32, Fault> {
    let bytes = fs::read(database)?;
    let number = bytes.get(FORM).ok_or("no database")?;
    Ok(u32::from_be_bytes(number.try_into()?))
}

/// All that matters of a table, in words of its own: what travels to a page may grow.
fn lines(seen: &Seen) -> Result<String, Fault> {
    let Seen { card, number, version, state, said, .. } = seen;
    let settings = serde_json::to_value(card.settings)?;
    let (aid, clock) = (word(&settings["aid"])?, word(&settings["clock"]["kind"])?);
    let mut lines = format!("{} by rules {}, aid {aid}, clock {clock}\n", card.game, card.rules);
    if card.seed_known {
        writeln!(lines, "seed known before the match")?;
    }
    lines += &hands(seen);
    writeln!(lines, "event {number}, version {version}, {said} lines of chat")?;
    let phase = serde_json::to_value(state.phase)?;
    writeln!(lines, "{}, to decide: {}", word(&phase)?, list(seen.deciding()))?;
    for (place, seat) in state.seats.iter().enumerate() {
        let points = seen.looks.first().and_then(|look| look.standing.current.get(place));
        let points = points.map(|points| format!(", {points} points")).unwrap_or_default();
        let used = state.clock.get(place).map(|face| format!(", {} ms used", face.used_ms));
        let (sitter, used) = (sitter(seat), used.unwrap_or_default());
        writeln!(lines, "seat {place} {sitter}{points}{used}")?;
    }
    Ok(lines + &wishes(state))
}

/// Who added to the dice.
fn hands(seen: &Seen) -> String {
    let (told, silent): (Vec<_>, Vec<_>) =
        seen.contributions.iter().partition(|one| one.share.is_some());
    let seats = |some: Vec<&Contribution>| list(some.iter().map(|one| one.seat).collect());
    match seen.contributions.is_empty() {
        true => String::new(),
        false => format!("dice shared by: {}, silent: {}\n", seats(told), seats(silent)),
    }
}

/// A word of what tables agree on and store, which stays what it is.
fn word(value: &Value) -> Result<&str, Fault> {
    value.as_str().ok_or_else(|| format!("no word: {value}").into())
}

fn list(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}

fn sitter(seat: &SeatState) -> String {
    let mut line = match &seat.occupant {
        Occupant::Open => "open".to_owned(),
        Occupant::Person { name, .. } => format!("person {name}"),
        Occupant::Bot { level, .. } => format!("bot {level}"),
    };
    if let Some(caretaker) = &seat.caretaker {
        line += &format!(", caretaker {caretaker}");
    }
    if let Some(why) = seat.out {
        line += &format!(", out: {why}");
    }
    if !seat.votes.is_empty() {
        line += &format!(", caretaker wanted by {}", list(seat.votes));
    }
    line
}

/// What people want, and how it ended.
fn wishes(state: &TableState) -> String {
    let mut lines = String::new();
    if let Some(Proposal { seat, decisions, agreed, missing }) = state.proposal {
        let (agreed, missing) = (list(agreed), list(missing));
        lines += &format!("{seat} wants {decisions} decisions back, ");
        lines += &format!("agreed: {agreed}, missing: {missing}\n");
    }
    if !state.rematch_wanted.is_empty() {
        lines += &format!("another match wanted by {}\n", list(state.rematch_wanted));
    }
    if let Some(next) = &state.rematch {
        lines += &format!("another match at {next}\n");
    }
    if let Some(winners) = state.winners {
        lines += &format!("won by {}\n", list(winners));
    }
    lines
}
