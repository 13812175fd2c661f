//! Bots think in turn: what one visitor starts holds up nobody else's bots.

use std::time::Duration;

use bots::rng_from;
use game::SeatSet;
use serde_json::json;
use tables::limits::LATE_MS;
use tables::thinkers::{Place, Places, Rank, Thinker};
use tables::{Config, Network};
use wire::{ClientFrame, Phase};

use crate::app::{TestApp, key};
use crate::client::{Client, no_settings, play_on, seat};

/// The proxy of these tests says where everybody comes from.
fn behind_a_proxy(config: &mut Config) {
    config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    config.tables_per_address = 1_000;
}

async fn enter(app: &TestApp, table: &str, person: Option<u8>, from: &str) -> Client {
    let client = Client::connect_from(app.address, table, Some(from)).await.unwrap();
    client.greet(person.map(key).as_deref(), None).await
}

/// Takes every place of this rank, as many visitors.
async fn take_all(app: &TestApp, rank: Rank) -> Vec<Place> {
    let Places { quick, slow } = app.tables.thinkers.places();
    let places = if rank == Rank::Quick { quick } else { slow };
    let mut taken = Vec::new();
    for number in 0..places {
        let network = Some(Network::of([203, 0, 113, number as u8].into()));
        let thinker = Thinker { rank, network, table: format!("other {number}") };
        taken.push(app.tables.thinkers.admit(thinker).await.unwrap());
    }
    taken
}

async fn until_mine(client: &mut Client) {
    let mine = |it: &Client| it.deciding().contains(seat(0)) || it.state().phase == Phase::Over;
    client.until(mine).await;
}

/// How long it takes is measured by the storm, against the machine it rages on; here it is shown what it does not
/// depend on: not a single slow thought ends before the easy bot has answered.
#[tokio::test(flavor = "multi_thread")]
async fn an_easy_bot_answers_although_no_slow_thought_of_the_attacker_ever_ends() {
    let app = TestApp::start_with(behind_a_proxy).await;
    let _never_given_back = take_all(&app, Rank::Slow).await;
    let mut watching = Vec::new();
    for _ in 0..20 {
        let table = app.table("carcassonne", &["search:100000"; 5], no_settings()).await;
        watching.push(enter(&app, &table, None, "198.51.100.66").await);
    }
    let table = app.table("carcassonne", &["person", "greedy"], no_settings()).await;
    let mut anna = enter(&app, &table, Some(1), "192.0.2.7").await;
    anna.sit(0, "Anna").await;
    let mut rng = rng_from(1);
    for _ in 0..6 {
        until_mine(&mut anna).await;
        anna.play_any(0, &mut rng).await;
    }
    until_mine(&mut anna).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_for_a_bot_is_told_that_it_is_late() {
    let app = TestApp::start_with(behind_a_proxy).await;
    let places = take_all(&app, Rank::Slow).await;
    let table = app.table("carcassonne", &["person", "search:20"], no_settings()).await;
    let mut anna = enter(&app, &table, Some(1), "192.0.2.7").await;
    anna.sit(0, "Anna").await;
    let mut rng = rng_from(1);
    until_mine(&mut anna).await;
    while anna.deciding().contains(seat(0)) {
        anna.play_any(0, &mut rng).await;
    }
    assert_eq!(anna.state().late, SeatSet::EMPTY);
    app.clock.turn(bots::BOT_MS_MAX + LATE_MS);
    anna.until(|client| client.state().late.contains(seat(1))).await;
    drop(places);
    until_mine(&mut anna).await;
    assert_eq!(anna.state().late, SeatSet::EMPTY);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_among_themselves_wait_until_somebody_looks() {
    let app = TestApp::start().await;
    let table = app.table("lanterns", &["random", "random"], no_settings()).await;
    // As long as it would take them to play to the end.
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(app.get("/metrics").await.body.contains("anleger_bot_moves_total 0"));
    let mut guest = app.spectator(&table).await;
    guest.until(|client| client.state().phase == Phase::Over).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn records_are_verified_while_every_bot_thinks() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("lanterns", no_settings()).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 1_000, &mut rng_from(1)).await;
    let _slow = take_all(&app, Rank::Slow).await;
    let _quick = take_all(&app, Rank::Quick).await;
    assert_eq!(app.get(&format!("/api/tables/{table}/verify")).await.json()["proven"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_hint_is_thought_about_at_a_time() {
    let app = TestApp::start().await;
    let (_, mut anna, _ben) = app.pair("carcassonne", json!({ "aid": "learner" })).await;
    let places = take_all(&app, Rank::Quick).await;
    for _ in 0..2 {
        anna.say(&ClientFrame::Hint { seat: seat(0) }).await;
    }
    assert_eq!(anna.refusal().await, "too-fast");
    drop(places);
    anna.find(|frame| matches!(frame, wire::ServerFrame::Hint { .. }).then_some(())).await;
}
