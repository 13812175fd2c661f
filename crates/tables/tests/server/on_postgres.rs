//! The whole server on PostgreSQL: what people notice of it, which is nothing, and of a database that goes away.

use std::sync::Arc;

use bots::rng_from;
use serde_json::json;
use tables::agreed::finished_for_puzzles;
use tables::limits::{DEADLINE_LOOK_MS, READY_MS_MAX};
use tables::retention::{Retention, remove, survey};
use tables::store::{Address, Database, Store, check_database};
use tempfile::TempDir;
use testbed::Postgres;
use wire::{ActionInput, ClientFrame, Phase, ServerFrame};

use crate::app::{TestApp, key, registry};
use crate::client::{Client, no_settings, play_on};

/// An empty database on the server of these tests.
fn fresh() -> Address {
    let server = Postgres::shared().unwrap_or_else(|missing| panic!("{missing}"));
    server.fresh().unwrap().as_str().into()
}

fn folder() -> Arc<TempDir> {
    Arc::new(tempfile::tempdir().unwrap())
}

async fn start_on(database: &Address, now_ms: u64) -> TestApp {
    TestApp::start_in(folder(), now_ms, |config| config.database = database.clone()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_after_the_next_start_and_is_kept_whole() {
    let database = fresh();
    let app = start_on(&database, 1_000_000).await;
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 9, &mut rng_from(1)).await;
    let number = anna.number;
    let folder = app.stop().await;
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing lies in the folder");
    let app = start_on(&database, 2_000_000).await;
    let (mut anna, mut ben) = (app.person(&table, 1).await, app.person(&table, 2).await);
    assert_eq!(anna.number, number);
    play_on(&mut [&mut anna, &mut ben], &mut [], 1_000, &mut rng_from(2)).await;
    assert_eq!(anna.state().phase, Phase::Over);
    let proved = app.get(&format!("/api/tables/{table}/verify")).await;
    assert_eq!(proved.status, 200, "{}", proved.body);
    app.stop().await;
    let found = check_database(&database, &registry()).await.unwrap();
    assert_eq!((found.tables, found.wrong), (1, vec![]));
    assert_eq!(found.entries as u64, anna.number);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_database_a_newer_program_has_changed_stores_nothing_more_and_ends() {
    for somebody_plays in [true, false] {
        let database = fresh();
        let app = start_on(&database, 1_000_000).await;
        let (table, mut anna, ben) = app.pair("carcassonne", no_settings()).await;
        let number = anna.number;
        let shown = database.to_string();
        let name = format!("dbname={}", shown.rsplit('/').next().unwrap());
        let server = Postgres::shared().unwrap();
        server.ask(&name, "UPDATE house SET version = 99, serves_from = 99").unwrap();
        match somebody_plays {
            true => {
                let chosen: ActionInput = anna.look(0).actions[0].clone().into();
                anna.send_play(0, anna.version, chosen).await;
            }
            // Where nobody does anything it finds out as well.
            false => app.clock.turn(DEADLINE_LOOK_MS),
        }
        let why = app.ended().await;
        assert!(why.contains("version 99") && why.contains("start the newer program"), "{why}");
        server.ask(&name, "UPDATE house SET version = 9, serves_from = 7").unwrap();
        let store = Database::open_existing(&database).await.unwrap();
        assert_eq!(store.log(&table).await.unwrap().len() as u64, number, "nothing was written");
        drop((anna, ben));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_goes_on_and_is_started_again_in_a_later_form_that_lets_it() {
    let database = fresh();
    let app = start_on(&database, 1_000_000).await;
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    let shown = database.to_string();
    let name = format!("dbname={}", shown.rsplit('/').next().unwrap());
    let server = Postgres::shared().unwrap();
    let later = "UPDATE house SET version = 10; ALTER TABLE tables ADD COLUMN more TEXT";
    server.ask(&name, later).unwrap();
    assert_eq!(play_on(&mut [&mut anna, &mut ben], &mut [], 5, &mut rng_from(1)).await, 5);
    app.stop().await;
    let app = start_on(&database, 2_000_000).await;
    let (mut anna, mut ben) = (app.person(&table, 1).await, app.person(&table, 2).await);
    assert_eq!(play_on(&mut [&mut anna, &mut ben], &mut [], 5, &mut rng_from(2)).await, 5);
    assert_eq!(server.ask(&name, "SELECT version FROM house").unwrap().trim(), "10");
}

#[tokio::test(flavor = "multi_thread")]
async fn while_the_database_is_away_nothing_is_acknowledged_and_later_all_goes_on() {
    let server = Postgres::start().unwrap();
    let database = Address::from(server.fresh().unwrap().as_str());
    let app = start_on(&database, 1_000_000).await;
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    let number = anna.number;
    assert_eq!(app.get("/readyz").await.status, 200);
    server.stop().unwrap();
    app.clock.turn(READY_MS_MAX);
    let chosen: ActionInput = anna.look(0).actions[0].clone().into();
    for _ in 0..2 {
        anna.send_play(0, anna.version, chosen.clone()).await;
        assert_eq!(anna.refusal().await, "storage-failed");
    }
    ben.say(&ClientFrame::Ping { count: 1 }).await;
    ben.find(|frame| matches!(frame, ServerFrame::Pong { .. }).then_some(())).await;
    assert_eq!((anna.number, ben.number), (number, number));
    assert_eq!((app.get("/healthz").await.status, app.get("/readyz").await.status), (200, 503));
    let wish = json!({ "game": "lanterns", "seats": [{ "kind": "person" }, { "kind": "person" }] });
    assert_eq!(app.post("/api/tables", &wish).await.json()["code"], "storage-failed");
    server.resume().unwrap();
    app.clock.turn(READY_MS_MAX);
    assert_eq!(app.get("/readyz").await.status, 200);
    assert_eq!(play_on(&mut [&mut anna, &mut ben], &mut [], 5, &mut rng_from(1)).await, 5);
    assert_eq!(app.tables.store.log(&table).await.unwrap().len() as u64, anna.number);
}

/// Two servers that know nothing of each other: the log decides, and whoever has lost reads it.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_another_server_has_played_on_is_read_again() {
    let database = fresh();
    let (one, other) = (start_on(&database, 1_000_000).await, start_on(&database, 1_000_000).await);
    let (table, mut anna, mut ben) = one.pair("carcassonne", no_settings()).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 2, &mut rng_from(1)).await;
    let mut elsewhere = Client::enter(other.address, &table, Some(&key(1)), None).await;
    let mut ben_elsewhere = Client::enter(other.address, &table, Some(&key(2)), None).await;
    let (before, mut there) = (anna.version, [&mut elsewhere, &mut ben_elsewhere]);
    assert_eq!(play_on(&mut there, &mut [], 3, &mut rng_from(2)).await, 3);
    let seat = anna.deciding().iter().next().unwrap().index();
    let here = [&mut anna, &mut ben].into_iter().nth(seat).unwrap();
    let chosen: ActionInput = here.look(seat).actions[0].clone().into();
    here.send_play(seat, before, chosen).await;
    assert_eq!(here.refusal().await, "version-conflict");
    for client in [&mut anna, &mut ben] {
        client.until_number(elsewhere.number).await;
        assert_eq!(client.version, elsewhere.version);
    }
    one.clock.turn(1_000);
    assert_eq!(play_on(&mut [&mut anna, &mut ben], &mut [], 3, &mut rng_from(3)).await, 3);
    let log = one.tables.store.log(&table).await.unwrap();
    assert_eq!(log.len() as u64, anna.number, "each entry once");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_no_longer_goes_and_what_was_agreed_to_is_found() {
    let database = fresh();
    let app = start_on(&database, 1_000_000).await;
    let waiting = app.table("lanterns", &["person", "person"], no_settings()).await;
    for (settings, decisions) in [(json!({ "puzzles": true }), 1_000), (no_settings(), 3)] {
        let (_, mut anna, mut ben) = app.pair("lanterns", settings).await;
        play_on(&mut [&mut anna, &mut ben], &mut [], decisions, &mut rng_from(1)).await;
    }
    app.stop().await;
    let looking = Database::look_at(&database).await.unwrap();
    assert_eq!(finished_for_puzzles(&looking, &registry()).await.unwrap().len(), 1);
    let days = Retention { waiting_days: 1, ..Retention::default() };
    let found = survey(&looking, &registry(), days, 5 * 24 * 3_600_000).await.unwrap();
    assert_eq!(found.stale.iter().map(|stale| &stale.id).collect::<Vec<_>>(), [&waiting]);
    assert!(remove(&looking, &found.stale).await.is_err(), "there is nobody who could write");
    let store = Database::open_existing(&database).await.unwrap();
    assert_eq!(remove(&store, &found.stale).await, Ok(1));
    assert_eq!(store.table(&waiting).await, Ok(None));
}
