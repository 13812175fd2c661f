//! What bots expect when they decide is written down, and told to nobody before the match is over.

use std::sync::Arc;

use bots::rng_from;
use game::Seat;
use tables::table::Entry;
use tempfile::TempDir;
use wire::rest::Expected;
use wire::{ClientFrame, Phase};

use crate::app::{Answer, TestApp};
use crate::client::{Client, no_settings, seat};

async fn ask(app: &TestApp, table: &str) -> Answer {
    app.get(&format!("/api/tables/{table}/expected")).await
}

async fn expected(app: &TestApp, table: &str) -> Vec<Expected> {
    let answer = ask(app, table).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body).expect("what bots expected")
}

/// Anna against a bot, after so many decisions of hers.
async fn against_a_bot(app: &TestApp, level: &str, decisions: usize) -> (String, Client) {
    let table = app.table("carcassonne", &["person", level], no_settings()).await;
    let mut anna = app.person(&table, 1).await;
    anna.sit(0, "Anna").await;
    anna.until(|client| !client.looks.is_empty()).await;
    let mut rng = rng_from(8);
    for _ in 0..decisions {
        anna.until(|client| client.deciding().contains(seat(0))).await;
        anna.play_any(0, &mut rng).await;
    }
    anna.until(|client| client.deciding().contains(seat(0))).await;
    (table, anna)
}

async fn gives_up(anna: &mut Client) {
    anna.say(&ClientFrame::Resign { seat: seat(0) }).await;
    anna.until(|client| client.state().phase == Phase::Over).await;
}

/// The decisions that the log says were made, by whom, and what a bot expected then.
async fn written(app: &TestApp, table: &str) -> Vec<(Seat, bool, Vec<u16>)> {
    let log = app.tables.store.log(table).await.expect("a log");
    let made = log.into_iter().filter_map(|stored| match stored.entry {
        Entry::Played { seat, client, expected, .. } => Some((seat, client.is_none(), expected)),
        _ => None,
    });
    made.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_a_secret_until_the_match_is_over_and_outlives_the_server() {
    let app = TestApp::start().await;
    let (table, mut anna) = against_a_bot(&app, "greedy", 6).await;
    let refused = ask(&app, &table).await;
    assert_eq!((refused.status, refused.json()["code"].as_str()), (409, Some("not-over")));
    let written = written(&app, &table).await;
    assert!(written.iter().any(|(_, by_bot, _)| *by_bot));
    for (_, by_bot, chances) in &written {
        assert_eq!(chances.len(), if *by_bot { 2 } else { 0 });
        assert!(!by_bot || (999..=1_001).contains(&chances.iter().sum::<u16>()), "{chances:?}");
    }
    assert!(!anna.heard.iter().any(|frame| frame.contains("expected")), "no frame tells of it");
    gives_up(&mut anna).await;
    let told = expected(&app, &table).await;
    let made = written.into_iter().zip(1..).filter(|((_, by_bot, _), _)| *by_bot);
    let wanted = made.map(|((seat, _, chances), decision)| Expected { decision, seat, chances });
    assert_eq!(told, wanted.collect::<Vec<_>>());
    let folder: Arc<TempDir> = app.stop().await;
    let again = TestApp::start_in(folder, 1_000_000, |_| {}).await;
    assert_eq!(expected(&again, &table).await, told);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_weighs_nothing_expects_nothing_and_a_table_of_people_has_an_empty_list() {
    let app = TestApp::start().await;
    let (table, mut anna) = against_a_bot(&app, "random", 3).await;
    gives_up(&mut anna).await;
    assert_eq!(expected(&app, &table).await, []);
    let waiting = app.table("carcassonne", &["person", "person"], no_settings()).await;
    assert_eq!(ask(&app, &waiting).await.status, 409);
    assert_eq!(ask(&app, "bcdfghjkmnpqrstvwxyz").await.status, 404);
}
