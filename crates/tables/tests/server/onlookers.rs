//! Strangers who watch: whom they find, and how late they are told what happens where hands are hidden.

use std::time::Duration;

use bots::rng_from;
use game::Seat;
use serde_json::{Value, json};
use tables::limits::WATCH_DELAY_MS;
use wire::lobby::LobbyRoom;
use wire::{ClientFrame, Phase, ServerFrame};

use crate::app::TestApp;
use crate::client::{Client, play_on};
use crate::screen::Screen;

/// A table that strangers may find, and watch.
fn watched() -> Value {
    json!({ "open": true, "watch": true })
}

/// All that the server has to say by now has been heard.
async fn hears_all(client: &mut Client) {
    // What was told to a table before this comes before the answer.
    tokio::time::sleep(Duration::from_millis(50)).await;
    client.say(&ClientFrame::Ping { count: 77 }).await;
    client.find(|frame| matches!(frame, ServerFrame::Pong { count: 77 }).then_some(())).await;
}

/// The highest number or version in any frame that was heard.
fn latest_heard(client: &Client) -> u64 {
    let number = |text: &String| {
        let frame: Value = serde_json::from_str(text).unwrap();
        [&frame["number"], &frame["version"]].iter().filter_map(|it| it.as_u64()).max()
    };
    client.heard.iter().filter_map(number).max().unwrap_or(0)
}

async fn chats(client: &mut Client, text: &str) {
    let chat = ClientFrame::Chat { seat: Some(Seat::FIRST), name: None, text: text.into() };
    client.say(&chat).await;
    hears(client, text).await;
}

async fn hears(client: &mut Client, text: &str) {
    let said = |frame| match frame {
        ServerFrame::Chat { line } if line.text == text => Some(()),
        _ => None,
    };
    client.find(said).await;
}

#[tokio::test]
async fn no_frame_tells_a_stranger_early_what_happens_where_hands_are_hidden() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("lanterns", watched()).await;
    let begun = anna.number;
    let mut early = app.spectator(&table).await;
    assert_eq!(early.state().delay_ms, Some(WATCH_DELAY_MS));
    assert_eq!((early.number, anna.state().delay_ms), (begun, None));
    let mut rng = rng_from(1);
    assert_eq!(play_on(&mut [&mut anna, &mut ben], &mut [], 5, &mut rng).await, 5);
    chats(&mut anna, "my hand is full").await;
    let played = anna.number;
    app.clock.turn(WATCH_DELAY_MS - 1);
    let mut late = app.spectator(&table).await;
    for stranger in [&mut early, &mut late] {
        hears_all(stranger).await;
        stranger.say(&ClientFrame::Stand { seat: Seat::FIRST }).await;
        assert_eq!(stranger.refusal().await, "not-your-seat");
        assert_eq!((stranger.number, latest_heard(stranger)), (begun, begun));
        let heard = stranger.heard.join("\n");
        assert!(!heard.contains("my hand is full") && !heard.contains("\"played\""), "{heard}");
    }
    let position = app.get(&format!("/api/tables/{table}/position")).await;
    assert_eq!(position.json()["code"], "not-over");
    app.clock.turn(1);
    for stranger in [&mut early, &mut late] {
        stranger.until_number(played).await;
        assert_eq!(stranger.state().phase, Phase::Playing);
        assert_eq!(stranger.looks.len(), 1);
    }
    hears(&mut early, "my hand is full").await;
    // Everybody sees the end at once: there is nothing left to tell anybody.
    anna.say(&ClientFrame::Resign { seat: Seat::FIRST }).await;
    for client in [&mut ben, &mut early, &mut late] {
        client.until(|client| client.state().phase == Phase::Over).await;
    }
}

#[tokio::test]
async fn whoever_looked_on_before_the_match_and_whoever_comes_after_a_restart_is_told_later() {
    let app = TestApp::start().await;
    let table = app.table("lanterns", &["person", "person"], watched()).await;
    let mut stranger = app.spectator(&table).await;
    let (mut anna, mut ben) = (app.person(&table, 1).await, app.person(&table, 2).await);
    anna.sit(0, "Anna").await;
    stranger.until(|client| client.state().seats[0].occupant != wire::Occupant::Open).await;
    assert_eq!(stranger.state().delay_ms, None, "before the match there is nothing to hide");
    ben.sit(1, "Ben").await;
    for client in [&mut anna, &mut ben] {
        client.until(|client| !client.looks.is_empty()).await;
    }
    let begun = anna.number;
    stranger.until(|client| client.state().delay_ms.is_some()).await;
    let mut rng = rng_from(2);
    play_on(&mut [&mut anna, &mut ben], &mut [], 4, &mut rng).await;
    hears_all(&mut stranger).await;
    assert_eq!(latest_heard(&stranger), begun);
    let app = TestApp::start_in(app.stop().await, 1_000_000 + WATCH_DELAY_MS / 2, |_| {}).await;
    let mut stranger = app.spectator(&table).await;
    hears_all(&mut stranger).await;
    assert_eq!(latest_heard(&stranger), begun);
    app.clock.turn(WATCH_DELAY_MS / 2);
    stranger.until_number(begun + 4).await;
}

#[tokio::test]
async fn nobody_waits_where_nothing_is_hidden_or_only_friends_can_come() {
    let app = TestApp::start().await;
    for (game, settings) in [("carcassonne", watched()), ("lanterns", json!({}))] {
        let (table, mut anna, mut ben) = app.pair(game, settings).await;
        let mut looker = app.spectator(&table).await;
        assert_eq!(looker.state().delay_ms, None);
        let mut rng = rng_from(3);
        play_on(&mut [&mut anna, &mut ben], &mut [&mut looker], 3, &mut rng).await;
    }
    let at_once = TestApp::start_with(|config| config.lobby.delay_ms = 0).await;
    let (table, mut anna, mut ben) = at_once.pair("lanterns", watched()).await;
    let mut looker = at_once.spectator(&table).await;
    play_on(&mut [&mut anna, &mut ben], &mut [&mut looker], 3, &mut rng_from(4)).await;
}

#[tokio::test]
async fn a_match_that_may_be_watched_is_found_as_long_as_it_runs() {
    let app = TestApp::start().await;
    let mut screen = Screen::at(app.address).await;
    assert_eq!(screen.shows(LobbyRoom::Running).await, []);
    let (table, mut anna, mut ben) = app.pair("carcassonne", watched()).await;
    app.pair("carcassonne", json!({ "open": true })).await;
    app.pair("carcassonne", json!({})).await;
    let found = screen.until_shown(1).await;
    assert_eq!((&found[0].id, found[0].people(), found[0].decisions), (&table, 2, 0));
    play_on(&mut [&mut anna, &mut ben], &mut [], 4, &mut rng_from(5)).await;
    anna.say(&ClientFrame::Resign { seat: Seat::FIRST }).await;
    screen.until_shown(0).await;
}
