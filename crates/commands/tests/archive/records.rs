//! Every record of the archive is replayed and compared with what its replay told when it was archived.

use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use commands::games;
use game::record::{RECORD_VERSION, RecordText};

use crate::replay::retell;

pub const ARCHIVE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/archive");

/// A record of the archive.
pub struct Archived {
    /// Its file, for whoever has to look.
    name: String,
    pub record: String,
    /// What its replay told.
    told: String,
}

impl Archived {
    fn read(path: &Path) -> Archived {
        let name = path.strip_prefix(ARCHIVE).unwrap().display().to_string();
        let [record, told] = ["anleger", "replay"].map(|kind| {
            let path = path.with_extension(kind);
            fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
        });
        Archived { name, record, told }
    }

    /// What is not as it was.
    fn check(&self) -> Result<(), String> {
        let fault = |what: &dyn Display| format!("{}: {what}", self.name);
        let record: RecordText = self.record.parse().map_err(|error| fault(&error))?;
        let changed = |what: &dyn Display| format!("{}; {}", fault(what), blame(&record));
        let told = retell(&record).map_err(|error| changed(&error))?;
        if let Some(what) = first_difference(&self.told, &told) {
            return Err(changed(&what));
        }
        let game = games::find(record.game()).map_err(|error| fault(&error))?;
        game.verify(&record).map(|_| ()).map_err(|error| changed(&error))
    }
}

/// Who has to do something about a replay that changed.
fn blame(record: &RecordText) -> String {
    let (game, rules) = (record.game(), record.rules());
    match games::find(game).map(|game| game.rules_version()) {
        Ok(ours) if ours == rules => {
            format!("rules changed: raise RULES_VERSION of {game} and add to the archive")
        }
        _ => format!("matches by rules {rules} of {game} are no longer replayed as they were"),
    }
}

/// The first step after which something else is told.
fn first_difference(before: &str, now: &str) -> Option<String> {
    let (mut before, mut now) = (before.lines(), now.lines());
    for step in 0.. {
        match (before.next(), now.next()) {
            (None, None) => break,
            (before, now) if before == now => {}
            (before, now) => {
                let [before, now] = [before, now].map(|line| line.unwrap_or("nothing"));
                return Some(format!("step {step}: told '{before}', now '{now}'"));
            }
        }
    }
    None
}

/// Every file of the archive of this kind.
pub fn files(folder: &Path, kind: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut found: Vec<PathBuf> = entries
        .flat_map(|path| if path.is_dir() { files(&path, kind) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|found| found == kind))
        .collect();
    found.sort();
    found
}

pub fn archived() -> Vec<Archived> {
    files(Path::new(ARCHIVE), "anleger").iter().map(|path| Archived::read(path)).collect()
}

#[test]
fn every_archived_match_is_replayed_as_it_was() {
    let archived = archived();
    assert_eq!(archived.len(), files(Path::new(ARCHIVE), "replay").len(), "each has its record");
    let jobs = thread::available_parallelism().map_or(1, usize::from);
    let wrong: Vec<String> = thread::scope(|scope| {
        let shares = archived.chunks(archived.len().div_ceil(jobs));
        let workers: Vec<_> = shares
            .map(|share| {
                scope.spawn(|| share.iter().filter_map(|one| one.check().err()).collect::<Vec<_>>())
            })
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_present_rules_of_every_game_are_archived() {
    for game in games::all() {
        let rules = format!("{}-{}", game.name(), game.rules_version());
        let folder = Path::new(ARCHIVE).join(format!("record-{RECORD_VERSION}")).join(rules);
        assert!(folder.is_dir(), "add {} to the archive: cargo xtask archive", folder.display());
    }
}

fn a_match() -> Archived {
    let name = format!("{ARCHIVE}/record-1/carcassonne-1/full-mix-2.anleger");
    Archived::read(Path::new(&name))
}

#[test]
fn a_replay_that_tells_something_else_is_noticed_with_its_step() {
    let found = a_match();
    let told: Vec<&str> = found.told.lines().collect();
    for (step, altered) in [(0, "0 * 0,0 1 00000000"), (told.len() - 1, "nothing at all")] {
        let mut told = told.clone();
        told[step] = altered;
        let altered = Archived { told: told.join("\n"), ..a_match() };
        let said = altered.check().unwrap_err();
        assert!(said.contains(&format!("full-mix-2.anleger: step {step}: told")), "{said}");
        let older = "matches by rules 1 of carcassonne are no longer replayed as they were";
        assert!(said.ends_with(older), "{said}");
    }
    for told in [told[..9].join("\n"), found.told + "one more\n"] {
        assert!(Archived { told, ..a_match() }.check().is_err());
    }
}

#[test]
fn a_change_of_the_present_rules_asks_for_a_new_number() {
    let rules = games::find("carcassonne").unwrap().rules_version();
    let name = format!("{ARCHIVE}/record-1/carcassonne-{rules}/base-2.anleger");
    let told = "0 * 0,0 1 00000000".to_owned();
    let altered = Archived { told, ..Archived::read(Path::new(&name)) };
    let said = altered.check().unwrap_err();
    assert!(said.ends_with("raise RULES_VERSION of carcassonne and add to the archive"), "{said}");
}

#[test]
fn a_record_that_was_altered_is_noticed() {
    for (was, is, what) in [
        ("option followers 7", "option followers 6", "step 96: told"),
        ("option start_seat 0", "option start_seat 1", "step 1: told"),
        ("seat 0 \"greedy\"", "seat 0 \"Greta\"", "line "),
        ("\nscore 0 ", "\nscore 0 1", "line "),
        ("\n1 * ", "\n2 * ", "line "),
    ] {
        let found = a_match();
        let record = found.record.replacen(was, is, 1);
        assert_ne!(record, found.record, "{was}");
        let said = Archived { record, ..a_match() }.check().unwrap_err();
        assert!(said.contains(&format!("full-mix-2.anleger: {what}")), "{said}");
    }
}

#[test]
fn rules_that_are_no_longer_played_are_named() {
    let record = a_match().record.replacen("rules 1", "rules 999", 1);
    let said = Archived { record, ..a_match() }.check().unwrap_err();
    assert!(said.ends_with("rules 999 of carcassonne are no longer replayed as they were"));
}
