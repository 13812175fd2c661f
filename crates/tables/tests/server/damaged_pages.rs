//! A disk that gives back other bytes than it was given: whatever becomes of the file, no table is served with
//! a log that was not written, and whoever looks through the file is told what is wrong.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use bots::{BotRng, rng_from};
use game::luck;
use tables::store::{Database, Store, StoreError, TableRow, check_database};
use tables::table::{Entry, Stored};
use tempfile::TempDir;

use crate::app::{TestApp, database_in, registry};
use crate::client::{no_settings, play_on, seat};
use crate::keeping::closing;

/// Bytes of a page of SQLite, as our files have them.
const PAGE: usize = 4096;

/// Copies of a played table, enough for trees with more than one level.
const TABLES: usize = 8;

/// Tables that are removed again and leave free pages behind.
const REMOVED: usize = 6;

/// Damages of each kind of place.
const TRIES: u64 = 16;

/// What can lie where a byte is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Header,
    Schema,
    /// A list of free pages, or one of those.
    Free,
    InteriorOfIndex,
    LeafOfIndex,
    LeafOfTable,
}

/// A sound file, and the tables in it.
struct Sound {
    bytes: Vec<u8>,
    tables: BTreeMap<String, (TableRow, Vec<Stored>)>,
}

impl Sound {
    /// A server's file after some tables were played and others removed.
    async fn new() -> Sound {
        let app = TestApp::start().await;
        let (played, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
        play_on(&mut [&mut anna, &mut ben], &mut [], 24, &mut rng_from(1)).await;
        let store = &app.tables.store;
        let row = store.table(&played).await.unwrap().unwrap();
        let log = store.log(&played).await.unwrap();
        let mut tables = BTreeMap::from([(played, (row.clone(), log.clone()))]);
        let copy =
            |number| TableRow { id: format!("{number:08}{}", "c".repeat(24)), ..row.clone() };
        for number in 0..TABLES + REMOVED {
            store.create(copy(number), log.clone()).await.unwrap();
        }
        for number in 0..TABLES {
            tables.insert(copy(number).id, (copy(number), log.clone()));
        }
        let at_ms = log.last().unwrap().at_ms;
        let gone = (TABLES..TABLES + REMOVED).map(|number| (copy(number).id, at_ms)).collect();
        assert_eq!(store.remove(gone).await.unwrap(), REMOVED as u64);
        drop((anna, ben));
        let folder = app.stop().await;
        let bytes = std::fs::read(database_in(&folder)).unwrap();
        Sound { bytes, tables }
    }

    /// Where each kind of thing lies.
    fn places(&self) -> BTreeMap<Kind, Vec<Range<usize>>> {
        let mut places: BTreeMap<Kind, Vec<Range<usize>>> = BTreeMap::new();
        places.entry(Kind::Header).or_default().push(0..100);
        places.entry(Kind::Schema).or_default().push(100..PAGE);
        let free = self.free_pages();
        for start in (PAGE..self.bytes.len()).step_by(PAGE) {
            let kind = match self.bytes[start] {
                _ if free.contains(&(start / PAGE + 1)) => Kind::Free,
                0x02 => Kind::InteriorOfIndex,
                0x0a => Kind::LeafOfIndex,
                0x0d => Kind::LeafOfTable,
                other => panic!("page {} begins with {other}", start / PAGE + 1),
            };
            places.entry(kind).or_default().push(start..start + PAGE);
        }
        places
    }

    /// The numbers of the pages that list free pages, and of those in the lists.
    fn free_pages(&self) -> Vec<usize> {
        let number =
            |at: usize| u32::from_be_bytes(self.bytes[at..at + 4].try_into().unwrap()) as usize;
        let (mut free, mut list) = (Vec::new(), number(32));
        while list != 0 {
            let start = (list - 1) * PAGE;
            free.push(list);
            free.extend((0..number(start + 4)).map(|nth| number(start + 8 + 4 * nth)));
            list = number(start);
        }
        free
    }
}

/// What became of the tables of a damaged file.
#[derive(Debug, Default)]
struct Outcome {
    served: usize,
    /// Refused, or no longer to be found.
    refused: usize,
    /// No table at all: the file itself was refused.
    file_refused: usize,
    /// Damages that those who looked through the file named.
    named: usize,
}

/// Turns a few bytes; half of the time near the beginning, where a page says what is in it.
fn damage(bytes: &mut [u8], place: &Range<usize>, rng: &mut BotRng) {
    let room = if luck::below(rng, 2) == 0 { place.len().min(48) } else { place.len() };
    for _ in 0..=luck::below(rng, 3) {
        let at = place.start + luck::below(rng, room as u32) as usize;
        bytes[at] ^= 1 + luck::below(rng, 255) as u8;
    }
}

/// An error is an answer; a thread of the database that has died is none.
fn is_an_answer(error: &StoreError) -> bool {
    !error.to_string().contains("crashed")
}

/// Is it what was written? What is noted about a table for the operator alone carries no checksum.
fn is_as_written(sound: &(TableRow, Vec<Stored>), row: TableRow, log: &[Stored]) -> bool {
    let row = TableRow { archived: sound.0.archived, phase: sound.0.phase, ..row };
    row == sound.0 && log == sound.1
}

/// The table if it is served.
async fn read(store: &Database, id: &str) -> Option<(TableRow, Vec<Stored>)> {
    let read = async { Ok((store.table(id).await?, store.log(id).await?)) };
    match read.await {
        Ok((row, log)) => row.map(|row| (row, log)),
        Err(error) => {
            assert!(is_an_answer(&error), "{error}");
            None
        }
    }
}

/// Looks through the file, then serves from it, as far as that goes.
async fn weather(sound: &Sound, bytes: &[u8], what: &str, outcome: &mut Outcome) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("db");
    std::fs::write(&path, bytes).unwrap();
    let is_named = is_named(sound, &path).await;
    outcome.named += usize::from(is_named);
    let store = match Database::open(&path, 1).await {
        Ok(store) => store,
        Err(error) => {
            assert!(is_an_answer(&error), "{what}: {error}");
            assert!(is_named, "{what}: refused, and nothing was found: {error}");
            outcome.file_refused += 1;
            return;
        }
    };
    for (id, sound) in &sound.tables {
        match read(&store, id).await {
            Some((row, log)) => {
                assert!(is_as_written(sound, row, &log), "{what}: {id} is served altered");
                outcome.served += 1;
            }
            None => {
                assert!(is_named, "{what}: {id} is refused, and nothing was found");
                outcome.refused += 1;
            }
        }
    }
    play_one_more(sound, &store, what).await;
    store.close().await.ok();
}

/// Does looking through the file name anything? Where it does not, everything must be there.
async fn is_named(sound: &Sound, path: &Path) -> bool {
    match check_database(path, &registry()).await {
        Ok(found) if found.wrong.is_empty() => {
            let entries = sound.tables.values().map(|(_, log)| log.len()).sum();
            assert_eq!((found.tables, found.entries), (sound.tables.len(), entries));
            false
        }
        Ok(found) => {
            assert!(!found.wrong.iter().any(|wrong| wrong.contains("crashed")), "{found:?}");
            true
        }
        Err(error) => {
            assert!(is_an_answer(&error), "{error}");
            true
        }
    }
}

/// Tables that are served go on where the file lets them; what that overwrites is refused afterwards.
async fn play_one_more(sound: &Sound, store: &Database, what: &str) {
    let more = Stored { entry: Entry::Left { seat: seat(0) }, ..sound.last_entry() };
    for (id, (_, log)) in &sound.tables {
        if read(store, id).await.is_some() {
            store.append(id, log.len() as u64 + 1, std::slice::from_ref(&more)).await.ok();
        }
    }
    for (id, sound) in &sound.tables {
        let Some((row, mut log)) = read(store, id).await else { continue };
        if log.len() == sound.1.len() + 1 {
            assert_eq!(log.pop(), Some(more.clone()), "{what}: {id}");
        }
        assert!(is_as_written(sound, row, &log), "{what}: {id} is served altered after a write");
    }
}

impl Sound {
    fn last_entry(&self) -> Stored {
        self.tables.values().next().unwrap().1.last().unwrap().clone()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_becomes_of_the_file_no_log_is_served_that_was_not_written() {
    let sound = Sound::new().await;
    let places = sound.places();
    assert_eq!(places.len(), 6, "{:?}", places.keys());
    for (kind, ranges) in places {
        let mut outcome = Outcome::default();
        for seed in 0..TRIES {
            let mut rng = rng_from(seed);
            let place = luck::pick(&mut rng, &ranges).unwrap();
            let mut bytes = sound.bytes.clone();
            damage(&mut bytes, place, &mut rng);
            weather(&sound, &bytes, &format!("{kind:?}, seed {seed}"), &mut outcome).await;
        }
        assert!(outcome.named > 0, "{kind:?}: {outcome:?}");
        match kind {
            Kind::Header | Kind::Schema => {
                assert!(outcome.file_refused > 0, "{kind:?}: {outcome:?}")
            }
            Kind::InteriorOfIndex | Kind::LeafOfIndex => {
                assert!(outcome.refused > 0, "{kind:?}: {outcome:?}");
                assert!(outcome.served > outcome.refused, "the others go on: {outcome:?}");
            }
            Kind::Free | Kind::LeafOfTable => assert!(outcome.served > 0, "{kind:?}: {outcome:?}"),
        }
    }
}

/// Turns a letter of an entry of this table in the file.
fn turn_a_letter(folder: &TempDir, table: &str) {
    let path = database_in(folder);
    let mut bytes = std::fs::read(&path).unwrap();
    let id = table.as_bytes();
    let rows = (0..bytes.len() - 512).filter(|&at| bytes[at..].starts_with(id));
    let played = br#""what":"played""#;
    let word = |row: usize| (row..row + 512).find(|&at| bytes[at..].starts_with(played));
    let at = rows.filter_map(word).next().expect("an entry of the table");
    bytes[at + played.len() - 2] ^= 1;
    std::fs::write(path, bytes).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_on_a_damaged_page_is_refused_and_the_next_one_plays_on() {
    let app = TestApp::start().await;
    let (damaged, mut anna, mut ben) = app.pair("lanterns", no_settings()).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 4, &mut rng_from(1)).await;
    let (other, mut clara, mut dora) = app.pair("carcassonne", no_settings()).await;
    play_on(&mut [&mut clara, &mut dora], &mut [], 4, &mut rng_from(1)).await;
    drop((anna, ben, clara, dora));
    let folder = app.stop().await;
    turn_a_letter(&folder, &damaged);

    let found = check_database(&database_in(&folder), &registry()).await.unwrap();
    assert_eq!(found.wrong.len(), 1, "{found:?}");
    assert!(found.wrong[0].starts_with(&format!("table {}…: ", &damaged[..8])), "{found:?}");
    let app = TestApp::start_in(Arc::clone(&folder), 2_000_000, |_| {}).await;
    assert_eq!(closing(&app, &damaged).await.as_deref(), Some("table-unreadable"));
    assert_eq!(app.get(&format!("/api/tables/{damaged}")).await.json()["code"], "table-unreadable");
    let (mut clara, mut dora) = (app.person(&other, 1).await, app.person(&other, 2).await);
    assert_eq!(play_on(&mut [&mut clara, &mut dora], &mut [], 4, &mut rng_from(2)).await, 4);
}
