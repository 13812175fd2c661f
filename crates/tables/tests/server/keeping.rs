//! What is kept, for how long, and how what is wrong with it is found.

use std::path::Path;
use std::sync::Arc;

use bots::rng_from;
use serde_json::json;
use sqlx::{Connection, SqliteConnection};
use tables::agreed::finished_for_puzzles;
use tables::limits::CHAT_LINES_KEPT_MAX;
use tables::retention::{Retention, remove, survey};
use tables::store::{Database, Store, StoreError, backup, check_database};
use tempfile::TempDir;
use wire::{ChatLine, ClientFrame, Phase, Reads, ServerFrame};

use crate::app::{TestApp, database_in, registry};
use crate::client::{Client, no_settings, play_on, seat};

const DAY_MS: u64 = 24 * 3_600_000;

/// A server that was stopped, with a table that waits, one that is played and one that is over.
async fn three_tables() -> (Arc<TempDir>, [String; 3]) {
    let app = TestApp::start().await;
    let waiting = app.table("lanterns", &["person", "person"], no_settings()).await;
    let (playing, mut anna, mut ben) = app.pair("lanterns", no_settings()).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 3, &mut rng_from(1)).await;
    let (over, mut clara, mut dora) = app.pair("lanterns", no_settings()).await;
    play_on(&mut [&mut clara, &mut dora], &mut [], 1_000, &mut rng_from(1)).await;
    drop((anna, ben, clara, dora));
    (app.stop().await, [waiting, playing, over])
}

async fn open_raw(folder: &TempDir) -> SqliteConnection {
    let path = folder.path().join("anleger.sqlite");
    SqliteConnection::connect(&format!("sqlite://{}", path.display())).await.unwrap()
}

async fn change(folder: &TempDir, statement: &'static str) {
    let mut raw = open_raw(folder).await;
    sqlx::raw_sql(statement).execute(&mut raw).await.unwrap();
    raw.close().await.unwrap();
}

/// The form of the database before there were checksums.
const BACK_TO_THE_FIRST_FORM: &str =
    "DROP TABLE listings; DROP TABLE seeks;
    DROP TABLE person_seats; DROP TABLE person_keys; DROP TABLE passkeys; DROP TABLE challenges; DROP TABLE people;
    DROP TABLE finds; DROP TABLE leases; DROP TABLE deadlines; DROP TABLE studies; DROP TABLE reviews; DROP INDEX tables_that_run;
    DROP TRIGGER log_grew; DROP INDEX tables_in_use;
    DROP INDEX tables_without_chance; ALTER TABLE tables DROP COLUMN chance_written;
    DROP TABLE heads; ALTER TABLE log DROP COLUMN sum; ALTER TABLE tables DROP COLUMN sum;
    ALTER TABLE tables DROP COLUMN phase;
    ALTER TABLE house DROP COLUMN asked; PRAGMA user_version = 1";

async fn stale(store: &Database, retention: Retention, now_ms: u64) -> Vec<(String, Phase)> {
    let found = survey(store, &registry(), retention, now_ms).await.unwrap();
    let mut stale: Vec<_> = found.stale.into_iter().map(|it| (it.id, it.phase)).collect();
    stale.sort_by_key(|(_, phase)| *phase as u8);
    stale
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_kept_for_as_long_as_the_settings_say() {
    let (folder, [waiting, playing, over]) = three_tables().await;
    // Also where an older program wrote them, and nobody has noted how far they are.
    for first_form in [false, true] {
        if first_form {
            change(&folder, BACK_TO_THE_FIRST_FORM).await;
        }
        let store = Database::open(&database_in(&folder), 1).await.unwrap();
        let days = |waiting_days, abandoned_days, finished_days| Retention {
            waiting_days,
            abandoned_days,
            finished_days,
            ..Retention::default()
        };
        let now_ms = 1_000_000 + 5 * DAY_MS;
        assert_eq!(stale(&store, days(0, 0, 0), now_ms).await, [], "for ever");
        assert_eq!(stale(&store, days(9, 9, 9), now_ms).await, []);
        let all = [
            (waiting.clone(), Phase::Waiting),
            (playing.clone(), Phase::Playing),
            (over.clone(), Phase::Over),
        ];
        assert_eq!(stale(&store, days(1, 9, 0), now_ms).await, all[..1]);
        assert_eq!(stale(&store, days(9, 1, 9), now_ms).await, all[1..2]);
        assert_eq!(stale(&store, days(1, 1, 1), now_ms).await, all);
        store.close().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_janitor_lets_go_what_is_kept_no_longer_and_nothing_else() {
    let (folder, [waiting, playing, over]) = three_tables().await;
    let keep = |config: &mut tables::Config| config.retention.waiting_days = 3;
    let app = TestApp::start_in(folder, 1_000_000 + 4 * DAY_MS, keep).await;
    while app.get(&format!("/api/tables/{waiting}")).await.status != 404 {
        app.clock.turn(700_000);
    }
    for kept in [playing, over] {
        assert_eq!(app.get(&format!("/api/tables/{kept}")).await.status, 200);
    }
    let folder = app.stop().await;
    let found = check_database(&database_in(&folder), &registry()).await.unwrap();
    assert_eq!((found.tables, found.wrong), (2, vec![]));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_finished_matches_whose_tables_agreed_are_given_away_for_puzzles() {
    let app = TestApp::start().await;
    let agreed = || json!({ "puzzles": true });
    for (settings, decisions, seed) in
        [(agreed(), 1_000, 1), (agreed(), 3, 2), (no_settings(), 1_000, 3)]
    {
        let (_, mut anna, mut ben) = app.pair("lanterns", settings).await;
        play_on(&mut [&mut anna, &mut ben], &mut [], decisions, &mut rng_from(seed)).await;
    }
    let folder = app.stop().await;
    let store = Database::look_at(&database_in(&folder)).await.unwrap();
    let records = finished_for_puzzles(&store, &registry()).await.unwrap();
    assert_eq!(records.len(), 1, "one is over and agreed");
    assert!(records[0].seed().is_some(), "and it was played to its end");
    store.close().await.unwrap();
}

/// Nobody has written anything: the file is what it was, and the one into which SQLite writes first is empty.
fn is_as_before(path: &Path, before: &[u8]) {
    assert!(std::fs::read(path).unwrap() == before, "the file has changed");
    let log = std::fs::metadata(path.with_extension("sqlite-wal"));
    assert!(log.map_or(0, |log| log.len()) == 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_only_looks_changes_nothing() {
    let (folder, [waiting, ..]) = three_tables().await;
    let path = database_in(&folder);
    let before = std::fs::read(&path).unwrap();
    let store = Database::look_at(&path).await.unwrap();
    let days = Retention { waiting_days: 1, ..Retention::default() };
    let found = survey(&store, &registry(), days, 1_000_000 + 5 * DAY_MS).await.unwrap();
    assert_eq!(found.stale[0].id, waiting);
    assert!(remove(&store, &found.stale).await.is_err(), "there is nobody who could write");
    store.close().await.unwrap();
    is_as_before(&path, &before);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_server_brings_a_database_to_a_new_form() {
    let (folder, _) = three_tables().await;
    change(&folder, BACK_TO_THE_FIRST_FORM).await;
    let path = database_in(&folder);
    let before = std::fs::read(&path).unwrap();
    for refused in [Database::look_at(&path).await, Database::open_existing(&path).await] {
        assert!(matches!(refused, Err(StoreError::Older { found: 1, .. })), "{refused:?}");
    }
    is_as_before(&path, &before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_played_on_since_it_was_looked_at_stays() {
    let (folder, _) = three_tables().await;
    let store = Database::open(&database_in(&folder), 1).await.unwrap();
    let days =
        Retention { waiting_days: 1, abandoned_days: 1, finished_days: 1, ..Retention::default() };
    let mut stale = survey(&store, &registry(), days, 1_000_000 + 5 * DAY_MS).await.unwrap().stale;
    assert_eq!(stale.len(), 3);
    // As if the one that is looked at first had had its last event earlier then.
    stale[0].at_ms -= 1;
    assert_eq!(remove(&store, &stale).await.unwrap(), 2);
    assert!(store.table(&stale[0].id).await.unwrap().is_some());
    assert!(store.table(&stale[1].id).await.unwrap().is_none());
    store.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_head_that_says_it_is_old_lets_no_young_table_go() {
    let (folder, [_, playing, _]) = three_tables().await;
    change(&folder, "UPDATE heads SET at_ms = 1").await;
    let store = Database::open(&database_in(&folder), 1).await.unwrap();
    let days = Retention { abandoned_days: 1, ..Retention::default() };
    assert_eq!(stale(&store, days, 1_000_000 + DAY_MS).await, []);
    let later = 2_000_000 + DAY_MS;
    assert_eq!(stale(&store, days, later).await, [(playing, Phase::Playing)]);
    store.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_the_first_form_is_taken_over_whole() {
    let (folder, tables) = three_tables().await;
    let path = database_in(&folder);
    let store = Database::open(&path, 1).await.unwrap();
    let mut logs = Vec::new();
    for id in &tables {
        logs.push(store.log(id).await.unwrap());
    }
    store.close().await.unwrap();
    change(&folder, BACK_TO_THE_FIRST_FORM).await;
    let found = check_database(&path, &registry()).await.unwrap();
    assert!(found.wrong[0].contains("older program"), "{found:?}");
    let store = Database::open(&path, 2).await.unwrap();
    for (id, log) in tables.iter().zip(&logs) {
        assert_eq!(&store.log(id).await.unwrap(), log);
    }
    store.close().await.unwrap();
    let entries: usize = logs.iter().map(Vec::len).sum();
    let found = check_database(&path, &registry()).await.unwrap();
    assert_eq!((found.tables, found.entries, found.wrong), (3, entries, vec![]));
}

async fn check_damage(statement: &'static str, expected: &str) {
    let (folder, [_, _, over]) = three_tables().await;
    change(&folder, statement).await;
    let path = database_in(&folder);
    let found = check_database(&path, &registry()).await.unwrap();
    assert_eq!(found.wrong.len(), 1, "{found:?}");
    assert!(found.wrong[0].starts_with(&format!("table {}…", &over[..8])), "{found:?}");
    assert!(found.wrong[0].contains(expected), "{found:?}");
    let store = Database::open(&path, 1).await.unwrap();
    let read = async { Ok((store.table(&over).await?, store.log(&over).await?)) };
    let read: Result<_, StoreError> = read.await;
    assert!(matches!(read, Err(StoreError::Damaged(_))), "{statement}: refused, never shorter");
}

/// The table that is over is the one with a log longer than any other.
const LONGEST: &str = "(SELECT table_id FROM heads ORDER BY seq DESC LIMIT 1)";

#[tokio::test(flavor = "multi_thread")]
async fn whatever_happens_to_a_log_is_found_and_named() {
    let cases: [(String, &str); 4] = [
        (
            format!(
                "UPDATE log SET entry = replace(entry, '\"seat\":0', '\"seat\":1') WHERE table_id = {LONGEST} AND seq = 4"
            ),
            "entry 4",
        ),
        (format!("DELETE FROM log WHERE table_id = {LONGEST} AND seq > 5"), "are missing"),
        (format!("DELETE FROM log WHERE table_id = {LONGEST} AND seq = 2"), "entry 2 is missing"),
        (format!("UPDATE tables SET seed = zeroblob(32) WHERE id = {LONGEST}"), "agreed on"),
    ];
    for (statement, expected) in cases {
        check_damage(statement.leak(), expected).await;
    }
}

pub async fn closing(app: &TestApp, table: &str) -> Option<String> {
    let mut late = Client::connect(app.address, table).await;
    let hello = ClientFrame::Hello {
        protocol: wire::PROTOCOL,
        key: None,
        last: None,
        reads: Reads::FIRST,
        shares: false,
    };
    late.say(&hello).await;
    late.closing().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_is_refused_said_once_and_the_server_is_not_ready() {
    let (folder, [waiting, playing, _]) = three_tables().await;
    change(&folder, "UPDATE log SET entry = replace(entry, 'Anna', 'Anne')").await;
    let app = TestApp::start_in(folder, 2_000_000, |_| {}).await;
    assert_eq!(app.get("/readyz").await.status, 200, "nobody has wanted a table yet");
    for _ in 0..3 {
        assert_eq!(closing(&app, &playing).await.as_deref(), Some("table-unreadable"));
    }
    assert!(app.get("/metrics").await.body.contains("anleger_unreadable_total 1\n"));
    assert_eq!((app.get("/healthz").await.status, app.get("/readyz").await.status), (200, 503));
    // Another table is sound: it is one table's damage, and the server serves on.
    let _guest = app.spectator(&waiting).await;
    assert_eq!(app.get("/readyz").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_while_the_server_runs_is_whole() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("lanterns", no_settings()).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 3, &mut rng_from(1)).await;
    let copy = app.folder.path().join("copy");
    let database = database_in(&app.folder);
    backup(&database, &copy).await.unwrap();
    assert!(matches!(backup(&database, &copy).await, Err(StoreError::Unwritable { .. })));
    play_on(&mut [&mut anna, &mut ben], &mut [], 1, &mut rng_from(1)).await;
    let found = check_database(&copy, &registry()).await.unwrap();
    assert_eq!((found.tables, found.wrong), (1, vec![]));
    let copied = Database::open(&copy, 1).await.unwrap();
    let now = app.tables.store.log(&table).await.unwrap();
    assert_eq!(copied.log(&table).await.unwrap(), now[..now.len() - 1]);
    is_private(&copy, 0o600);
}

#[cfg(unix)]
fn is_private(path: &Path, mode: u32) {
    use std::os::unix::fs::PermissionsExt;
    let found = std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(found, mode, "{} has {found:o}", path.display());
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn only_the_owner_reads_the_database() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let data = folder.path().join("data");
    let database = data.join("anleger.sqlite");
    let inside = |config: &mut tables::Config| {
        (config.data, config.database) = (data.clone(), database.clone().into());
    };
    let app = TestApp::start_in(folder.clone(), 1_000_000, inside).await;
    app.pair("lanterns", no_settings()).await;
    let is_closed = || {
        is_private(&data, 0o700);
        for entry in std::fs::read_dir(&data).unwrap() {
            is_private(&entry.unwrap().path(), 0o600);
        }
    };
    is_closed();
    app.stop().await;
    // As an earlier program left them.
    for (path, mode) in [(&data, 0o755), (&database, 0o644)] {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    }
    let _app = TestApp::start_in(folder.clone(), 1_000_000, inside).await;
    is_closed();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_long_talk_the_last_lines_are_kept() {
    let app = TestApp::start().await;
    let (table, _anna, _ben) = app.pair("lanterns", no_settings()).await;
    let most = u64::from(CHAT_LINES_KEPT_MAX);
    for at_ms in 0..most + 5 {
        let line = ChatLine { at_ms, seat: Some(seat(0)), name: "Anna".into(), text: "la".into() };
        app.tables.store.say(&table, &line).await.unwrap();
    }
    let kept = app.tables.store.chat(&table, usize::MAX >> 1).await.unwrap();
    assert_eq!((kept.len() as u64, kept[0].at_ms), (most, 5));
}

#[tokio::test(flavor = "multi_thread")]
async fn names_at_a_table_can_be_told_apart() {
    let app = TestApp::start().await;
    let table = app.table("lanterns", &["person"; 3], no_settings()).await;
    let (mut anna, mut eve) = (app.person(&table, 1).await, app.person(&table, 9).await);
    anna.sit(0, " An\u{200b}na\u{202e} ").await;
    let names = app.get(&format!("/api/tables/{table}")).await.json()["names"].clone();
    assert_eq!(names[0], "Anna");
    for (name, code) in [
        ("anna", "name-taken"),
        ("Аnnа", "name-taken"),
        ("\u{ff21}nna", "name-taken"),
        ("\u{200b}\u{3164}", "setup-bad-player"),
        ("\u{2800} \u{2066}", "setup-bad-player"),
    ] {
        eve.say(&ClientFrame::Sit { seat: seat(1), name: name.into() }).await;
        assert_eq!(eve.refusal().await, code, "{name:?}");
    }
    anna.say(&ClientFrame::Chat { seat: Some(seat(0)), name: None, text: "ab\u{202e}cd".into() })
        .await;
    let line = |frame| match frame {
        ServerFrame::Chat { line } => Some(line.text),
        _ => None,
    };
    assert_eq!(eve.find(line).await, "abcd");
}
