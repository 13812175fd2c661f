//! Positions: laid as tables, carried through restarts, rematches and records, and taken home.

use bots::rng_from;
use game::{PositionText, RecordText};
use serde_json::{Value, json};
use wire::ClientFrame;

use crate::app::{Answer, TestApp, key};
use crate::client::{Client, play_on, seat};

/// A short night of Lanterns; seat 0 knows its own hand alone.
const NIGHT: &str = "anleger position 1
game lanterns
option nights 1
option wind true
seats 2
known-to 0

night 1
wind storm
phase light
hand 0 1 2
hand 1 2?
";

/// Two turns of Carcassonne before the end.
const LATE: &str = "anleger position 1
game carcassonne
seats 2

map 0,0
+-D/0-----+
|..#####..|
|.........|
|═════════|
|.........|
|.........|
+---------+
active 1
phase draw
stock U V
";

fn persons(count: usize) -> Value {
    json!(vec![json!({ "kind": "person" }); count])
}

async fn post(app: &TestApp, text: &str) -> Answer {
    app.post("/api/positions", &json!({ "position": text, "seats": persons(2) })).await
}

async fn lay(app: &TestApp, text: &str) -> String {
    let answer = post(app, text).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    assert_eq!(answer.json()["card"]["set_up"], json!(true));
    answer.json()["card"]["id"].as_str().unwrap().to_owned()
}

async fn seated(app: &TestApp, table: &str) -> (Client, Client) {
    let (mut anna, mut ben) = (app.person(table, 1).await, app.person(table, 2).await);
    anna.sit(0, "Anna").await;
    ben.sit(1, "Ben").await;
    for client in [&mut anna, &mut ben] {
        client.until(|client| !client.looks.is_empty()).await;
    }
    (anna, ben)
}

/// The position as it is handed out; with somebody's number, to their key.
async fn taken(app: &TestApp, table: &str, query: &str, number: Option<u8>) -> Answer {
    let mut head = format!("GET /api/tables/{table}/position{query} HTTP/1.1");
    if let Some(number) = number {
        head += &format!("\r\nanleger-key: {}", key(number));
    }
    app.request(&head, "").await
}

async fn refused(app: &TestApp, text: &str) -> Value {
    let answer = post(app, text).await;
    assert_eq!(answer.status, 422, "{}", answer.body);
    answer.json()
}

/// Code and line of everything that is wrong.
fn faults(problem: &Value) -> Vec<(String, Option<u64>)> {
    let fault =
        |fault: &Value| (fault["code"].as_str().unwrap().to_owned(), fault["line"].as_u64());
    problem["faults"].as_array().unwrap().iter().map(fault).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_fault_is_named_with_its_line_and_nothing_is_stored() {
    let app = TestApp::start().await;
    let check = async |text: &str, expected: &[(&str, Option<u64>)]| {
        let problem = refused(&app, text).await;
        assert_eq!(problem["code"], expected[0].0, "{problem}");
        let found = faults(&problem);
        let found: Vec<_> = found.iter().map(|(code, line)| (code.as_str(), *line)).collect();
        assert_eq!(found, expected, "{problem}");
    };
    check("castle", &[("position-unknown-form", Some(1))]).await;
    check("anleger position 2\n", &[("position-unknown-version", Some(1))]).await;
    check(&NIGHT.replace("seats 2", "chairs 2"), &[("position-unexpected-line", Some(5))]).await;
    check(&NIGHT.replace("wind storm", "wind soft"), &[("position-bad-line", Some(9))]).await;
    let twice = NIGHT.replace("wind storm", "wind soft").replace("hand 0 1 2", "hand 7 1 2");
    check(&twice, &[("position-bad-line", Some(9)), ("position-bad-line", Some(11))]).await;
    check(
        &NIGHT.replace("game lanterns", "game lanterns\nrules 99"),
        &[("position-rules-version", Some(3))],
    )
    .await;
    let problem = refused(&app, &NIGHT.replace("lanterns", "castle")).await;
    assert_eq!(problem["code"], "unknown-game");
    let over = LATE.replace("phase draw\nstock U V", "phase over\nstock");
    assert_eq!(refused(&app, &over).await["code"], "match-over");
    let alone = json!({ "position": NIGHT, "seats": persons(3) });
    assert_eq!(app.post("/api/positions", &alone).await.json()["code"], "setup-seats");
    let bot = json!({ "position": NIGHT, "seats": [{ "kind": "person" },
        { "kind": "bot", "level": "genius" }] });
    assert_eq!(app.post("/api/positions", &bot).await.json()["code"], "bad-level");
    let long = json!({ "position": "x".repeat(2 << 20), "seats": persons(2) });
    assert_eq!(app.post("/api/positions", &long).await.json()["code"], "body-too-long");
    let created = app.get("/metrics").await.body;
    assert!(created.contains("tables_created_total 0"), "{created}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_begins_in_its_position_also_after_a_restart() {
    let app = TestApp::start().await;
    let table = lay(&app, NIGHT).await;
    let (anna, ben) = seated(&app, &table).await;
    assert_eq!(anna.look(0).view["places"][0]["hand"], json!([1, 2]), "{}", anna.look(0).view);
    let hands = [anna.look(0).view.clone(), ben.look(1).view.clone()];
    drop((anna, ben));
    let app = TestApp::start_in(app.stop().await, 2_000_000, |_| {}).await;
    let (mut anna, mut ben) = (app.person(&table, 1).await, app.person(&table, 2).await);
    assert_eq!([anna.look(0).view.clone(), ben.look(1).view.clone()], hands, "drawn once");
    play_on(&mut [&mut anna, &mut ben], &mut [], 1_000, &mut rng_from(1)).await;
    assert_eq!(app.get(&format!("/api/tables/{table}/verify")).await.json()["proven"], true);
    drop((anna, ben));
    let app = TestApp::start_in(app.stop().await, 3_000_000, |_| {}).await;
    assert_eq!(app.get(&format!("/api/tables/{table}/verify")).await.json()["proven"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn its_record_is_a_table_from_the_same_position() {
    let app = TestApp::start().await;
    let table = lay(&app, LATE).await;
    let (mut anna, mut ben) = seated(&app, &table).await;
    let first = app.get(&format!("/api/tables/{table}/replay/0")).await;
    assert_eq!(first.json()["code"], "not-over");
    play_on(&mut [&mut anna, &mut ben], &mut [], 1_000, &mut rng_from(1)).await;
    let text = app.get(&format!("/api/tables/{table}/record")).await.body;
    let record: RecordText = text.parse().unwrap();
    assert!(!record.position().is_empty());
    let first = app.get(&format!("/api/tables/{table}/replay/0")).await.json();
    // Whole, to look at: the same moments, and the same record.
    let again = app.post("/api/records", &json!({ "record": text })).await.json();
    let again = again["card"]["id"].as_str().unwrap().to_owned();
    assert_eq!(app.get(&format!("/api/tables/{again}/replay/0")).await.json(), first);
    assert_eq!(app.get(&format!("/api/tables/{again}/record")).await.body, text);
    // And to be played on, from its very beginning.
    let wish = json!({ "record": text, "decisions": 0 });
    let on = app.post("/api/records", &wish).await.json();
    assert_eq!(on["card"]["set_up"], true);
    let (_, ben) = seated(&app, on["card"]["id"].as_str().unwrap()).await;
    assert_eq!(ben.look(1).view["map"], first["view"]["map"]);
    assert!(!ben.look(1).actions.is_empty(), "seat 1 is to move, as the position says");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_begins_in_the_same_position() {
    let app = TestApp::start().await;
    let table = lay(&app, LATE).await;
    let (mut anna, mut ben) = seated(&app, &table).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 1_000, &mut rng_from(1)).await;
    anna.say(&ClientFrame::Rematch { seat: seat(0) }).await;
    ben.until(|client| client.state().rematch_wanted.contains(seat(0))).await;
    ben.say(&ClientFrame::Rematch { seat: seat(1) }).await;
    ben.until(|client| client.state().rematch.is_some()).await;
    let next = ben.state().rematch.clone().unwrap();
    let anna = app.person(&next, 1).await;
    assert_eq!(anna.welcome["card"]["set_up"], true);
    assert_eq!(anna.deciding().iter().next(), Some(seat(1)));
    let map: PositionText = taken(&app, &next, "", None).await.body.parse().unwrap();
    assert_eq!(map.lines().iter().filter(|(_, line)| line.starts_with("+-D/0")).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_are_mixed_there_as_anywhere() {
    let app = TestApp::start().await;
    let table = lay(&app, LATE).await;
    let mut anna = Client::connect(app.address, &table).await;
    anna.shares = true;
    let mut anna = anna.greet(Some(&key(1)), None).await;
    let mut ben = app.person(&table, 2).await;
    anna.sit(0, "Anna").await;
    ben.sit(1, "Ben").await;
    anna.until_pledging().await;
    anna.pledge(0, 7).await;
    anna.until_sharing().await;
    anna.share(0, 7).await;
    for client in [&mut anna, &mut ben] {
        client.until_begun().await;
    }
    play_on(&mut [&mut anna, &mut ben], &mut [], 1_000, &mut rng_from(1)).await;
    let text = app.get(&format!("/api/tables/{table}/record")).await.body;
    let record: RecordText = text.parse().unwrap();
    assert_eq!(record.contributions().shared().len(), 1);
    assert_eq!(app.get(&format!("/api/tables/{table}/verify")).await.json()["proven"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_taken_home_as_far_as_one_may_know_it() {
    let app = TestApp::start().await;
    let table = lay(&app, NIGHT).await;
    assert_eq!(taken(&app, &table, "", None).await.json()["code"], "not-begun");
    let (mut anna, mut ben) = seated(&app, &table).await;
    let code = async |query: &str, number: Option<u8>| {
        taken(&app, &table, query, number).await.json()["code"].as_str().unwrap().to_owned()
    };
    assert_eq!(code("?seat=1", Some(1)).await, "not-your-seat");
    assert_eq!(code("?seat=1", None).await, "not-your-seat");
    assert_eq!(code("?seat=5", Some(1)).await, "no-such-seat");
    assert_eq!(code("?step=0", None).await, "not-over");
    assert_eq!(code("?seat=0&step=0", Some(1)).await, "not-over");
    let own = taken(&app, &table, "?seat=0", Some(1)).await;
    assert!(own.head.contains("filename=\"lanterns-"), "{}", own.head);
    assert!(!own.head.contains(&table.to_lowercase()), "the id is the secret of the link");
    for expected in ["known-to 0\n", "hand 0 1 2\n", "hand 1 2?\n"] {
        assert!(own.body.contains(expected), "{}", own.body);
    }
    let seen = taken(&app, &table, "", Some(1)).await.body;
    for expected in ["known-to spectator\n", "hand 0 2?\n", "hand 1 2?\n"] {
        assert!(seen.contains(expected), "{seen}");
    }
    // What was taken home can be laid again.
    lay(&app, &own.body).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 1_000, &mut rng_from(1)).await;
    let first = taken(&app, &table, "?step=0", None).await.body;
    assert!(first.contains("hand 0 1 2\n") && !first.contains('?'), "{first}");
    assert!(!first.contains("known-to"), "{first}");
    assert!(taken(&app, &table, "", None).await.body.contains("phase over\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_of_a_table_whose_rules_nobody_knows_tells_its_position() {
    let app = TestApp::start().await;
    let table = lay(&app, LATE).await;
    let (mut anna, mut ben) = seated(&app, &table).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 1, &mut rng_from(1)).await;
    let store = &app.tables.store;
    let mut row = store.table(&table).await.unwrap().unwrap();
    row.id = row.id.chars().rev().collect();
    row.agreed.rules = 99;
    store.create(row.clone(), store.log(&table).await.unwrap()).await.unwrap();
    let text = app.get(&format!("/api/tables/{}/record", row.id)).await.body;
    let record: RecordText = text.parse().unwrap();
    let known = app.tables.inspect(&table, |folded| folded.begun().unwrap().game().record());
    assert_eq!(record.position(), known.await.unwrap().position());
    assert!(!record.position().is_empty());
}
