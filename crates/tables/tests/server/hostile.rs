//! Bad input: the table goes on, the sender gets a coded refusal or is closed.

use bots::rng_from;
use game::{Rng, luck};
use serde_json::json;
use tables::limits::{FRAMES_BURST, STRIKES_MAX};
use wire::{ActionInput, ClientFrame, FRAME_BYTES_MAX, PROTOCOL, Reads};

use crate::app::{TestApp, key};
use crate::client::{Client, no_settings, play_on};

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_no_frame_is_refused() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    let mut eve = app.person(&table, 9).await;
    let nested = "[".repeat(5_000);
    for text in [
        "",
        "{",
        "null",
        "[]",
        "\u{0}",
        "{\"type\":\"abdicate\"}",
        "{\"type\":\"play\"}",
        "{\"type\":\"sit\",\"seat\":77,\"name\":\"Eve\"}",
        "{\"type\":\"sit\",\"seat\":-1,\"name\":\"Eve\"}",
        "{\"type\":\"ping\",\"count\":1e99}",
        nested.as_str(),
    ] {
        eve.say_text(text).await;
        assert_eq!(eve.refusal().await, "bad-frame", "{text}");
    }
    assert_eq!(play_on(&mut [&mut anna, &mut ben], &mut [], 5, &mut rng_from(1)).await, 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn foreign_seats_wrong_turns_and_nonsense_change_nothing() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    let mut eve = app.person(&table, 9).await;
    let legal = || ActionInput::Json(json!({}));
    let good: ActionInput = anna.look(0).actions[0].clone().into();
    let version = anna.version;
    eve.send_play(0, version, good.clone()).await;
    assert_eq!(eve.refusal().await, "not-your-seat");
    ben.send_play(0, version, good.clone()).await;
    assert_eq!(ben.refusal().await, "not-your-seat");
    ben.send_play(1, version, good.clone()).await;
    assert_eq!(ben.refusal().await, "not-deciding");
    anna.send_play(0, version - 1, good.clone()).await;
    assert_eq!(anna.refusal().await, "version-conflict");
    anna.send_play(0, version + 1, good).await;
    assert_eq!(anna.refusal().await, "version-conflict");
    anna.send_play(0, version, legal()).await;
    assert_eq!(anna.refusal().await, "bad-action");
    anna.send_play(0, version, ActionInput::Text("☠".repeat(1_000))).await;
    assert_eq!(anna.refusal().await, "bad-action");
    for client in ["", &"x".repeat(41)] {
        let (client, seat, chosen) = (client.to_owned(), crate::client::seat(0), legal());
        anna.say(&ClientFrame::Play { client, version, seat, chosen }).await;
        assert_eq!(anna.refusal().await, "bad-client-id");
    }
    assert_eq!(anna.number, version, "nothing happened");
    assert_eq!(play_on(&mut [&mut anna, &mut ben], &mut [], 5, &mut rng_from(1)).await, 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_oversized_frame_closes_its_sender_only() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    let mut eve = app.person(&table, 9).await;
    eve.say_text(&"x".repeat(FRAME_BYTES_MAX + 1)).await;
    let last = eve.closing().await;
    assert!(matches!(last.as_deref(), None | Some("frame-too-long")), "{last:?}");
    anna.until(|client| client.state().spectators == 0).await;
    assert_eq!(play_on(&mut [&mut anna, &mut ben], &mut [], 5, &mut rng_from(1)).await, 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_is_refused_and_then_closed() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    let mut eve = app.person(&table, 9).await;
    // Twice of all that is put up with, in case the machine is slow and patience comes back.
    for _ in 0..4 * (FRAMES_BURST + STRIKES_MAX) {
        eve.say_text("{\"type\":\"ping\",\"count\":1}").await;
    }
    assert_eq!(eve.closing().await.as_deref(), Some("too-fast"));
    assert!(eve.heard.iter().any(|frame| frame.contains("\"code\":\"too-fast\"")));
    assert_eq!(play_on(&mut [&mut anna, &mut ben], &mut [], 5, &mut rng_from(1)).await, 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_greeting_comes_first_and_fits() {
    let app = TestApp::start().await;
    let table = app.table("lanterns", &["person", "person"], no_settings()).await;
    let mut rude = Client::connect(app.address, &table).await;
    rude.say(&ClientFrame::Ping { count: 1 }).await;
    assert_eq!(rude.refusal().await, "hello-first");
    let hello = |protocol, key| ClientFrame::Hello {
        protocol,
        key,
        last: None,
        reads: Reads::ALL,
        shares: true,
    };
    rude.say(&hello(PROTOCOL + 1, None)).await;
    assert_eq!(rude.closing().await.as_deref(), Some("wrong-protocol"));

    let mut forger = Client::connect(app.address, &table).await;
    forger.say(&hello(PROTOCOL, Some("0".repeat(31)))).await;
    assert_eq!(forger.closing().await.as_deref(), Some("bad-key"));

    let mut twice = Client::enter(app.address, &table, Some(&key(1)), None).await;
    twice.say(&hello(PROTOCOL, Some(key(2)))).await;
    assert_eq!(twice.refusal().await, "hello-twice");

    let mut lost = Client::connect(app.address, &"2".repeat(20)).await;
    lost.say(&hello(PROTOCOL, None)).await;
    assert_eq!(lost.closing().await.as_deref(), Some("no-such-table"));
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_bodies_are_refused_with_a_code() {
    let app = TestApp::start().await;
    let person = json!({ "kind": "person" });
    let bot = |level: &str| json!({ "kind": "bot", "level": level });
    for (wish, code) in [
        (json!({}), "bad-frame"),
        (json!({ "game": "chess", "seats": [person, person] }), "unknown-game"),
        (json!({ "game": "lanterns", "seats": [person] }), "setup-seats"),
        (json!({ "game": "lanterns", "seats": vec![&person; 500] }), "setup-seats"),
        (json!({ "game": "lanterns", "seats": [person, bot("deep")] }), "bad-level"),
        (json!({ "game": "lanterns", "seats": [person, bot("search:999999ms")] }), "bad-level"),
        (
            json!({ "game": "lanterns", "seats": [person, person], "options": { "x": 1 } }),
            "setup-unknown-option",
        ),
    ] {
        let answer = app.post("/api/tables", &wish).await;
        assert_eq!((answer.status, answer.json()["code"].as_str()), (422, Some(code)), "{wish}");
    }
    let endless = json!({ "game": "x".repeat(tables::limits::BODY_BYTES_MAX), "seats": [] });
    assert_eq!(app.post("/api/tables", &endless).await.status, 413);
    let strange = app.post("/api/records", &json!({ "record": "anleger record 1\n" })).await;
    assert_eq!(strange.status, 422);
    assert_eq!(app.get("/api/tables/..%2f..%2fetc").await.status, 404);
    assert_eq!(app.get(&format!("/api/tables/{}", "2".repeat(20))).await.status, 404);
}

/// A frame with a few bytes changed, still text.
fn garbled(frame: &str, rng: &mut impl Rng) -> String {
    let mut bytes = frame.as_bytes().to_vec();
    for _ in 0..1 + luck::below(rng, 4) {
        let place = luck::below(rng, bytes.len() as u32) as usize;
        match luck::below(rng, 3) {
            0 => bytes[place] = 32 + luck::below(rng, 95) as u8,
            1 => bytes.insert(place, b"0123456789{}[]\",:-e"[luck::below(rng, 19) as usize]),
            _ => bytes.truncate(place.max(1)),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Sends so many garbled frames, coming back whenever it is thrown out.
async fn storm(address: std::net::SocketAddr, table: String, number: u8, frames: usize) {
    let mut rng = rng_from(number.into());
    let mut eve = Client::enter(address, &table, Some(&key(number)), None).await;
    for sent in 0..frames {
        let good = SAMPLES[luck::below(&mut rng, SAMPLES.len() as u32) as usize];
        eve.say_text(&garbled(good, &mut rng)).await;
        if sent % 50 == 49 {
            eve = Client::enter(address, &table, Some(&key(number)), Some(sent as u64)).await;
        }
    }
}

const SAMPLES: [&str; 9] = [
    r#"{"type":"hello","protocol":1,"key":"0101010101010101","last":3}"#,
    r#"{"type":"sit","seat":0,"name":"Eve"}"#,
    r#"{"type":"play","client":"c","version":4,"seat":0,"action":{"lay":{"cell":[1,0]}}}"#,
    r#"{"type":"play","client":"c","version":4,"seat":1,"notation":"lay 1,0 north"}"#,
    r#"{"type":"undo","seat":1}"#,
    r#"{"type":"consent","seat":1,"agree":true}"#,
    r#"{"type":"vote","seat":0,"absent":1}"#,
    r#"{"type":"resign","seat":0}"#,
    r#"{"type":"chat","seat":0,"text":"hello"}"#,
];

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_played_to_its_end_in_a_storm_of_garbled_frames() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    let storms: Vec<_> =
        (10..14).map(|eve| tokio::spawn(storm(app.address, table.clone(), eve, 300))).collect();
    let decisions = play_on(&mut [&mut anna, &mut ben], &mut [], 1_000, &mut rng_from(1)).await;
    for storm in storms {
        storm.await.unwrap();
    }
    assert_eq!(anna.number, decisions as u64 + 3, "two sat, it began, and only they decided");
    let record = app.get(&format!("/api/tables/{table}/verify")).await.json();
    assert_eq!(record["proven"], true);
}
