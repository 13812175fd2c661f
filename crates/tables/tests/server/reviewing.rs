//! Reviews: asked for once a match is over, worked out in the background, kept with the table; and never of
//! anything that is being played here.

use bots::rng_from;
use carcassonne::Carcassonne;
use game::record::RawStep;
use game::{Game, Match, RecordText};
use serde_json::{Value, json};
use tables::limits::REVIEWS_PER_ADDRESS_MAX;
use teacher::Review;
use wire::ClientFrame;
use wire::rest::Subject;

use crate::app::{Answer, TestApp};
use crate::client::{Client, no_settings, play_on, seat};

/// How often somebody looks whether the review is there: enough for a slow machine.
const LOOKS_MOST: usize = 3_000;

/// A match of some decisions that somebody then gives up: short enough to be judged in a test.
pub async fn given_up(app: &TestApp, decisions: usize) -> String {
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], decisions, &mut rng_from(1)).await;
    give_up(&mut anna).await;
    table
}

async fn give_up(anna: &mut Client) {
    anna.say(&ClientFrame::Resign { seat: seat(0) }).await;
    anna.until(|anna| anna.state().winners.is_some()).await;
}

pub async fn ask(app: &TestApp, table: &str) -> Answer {
    app.post(&format!("/api/tables/{table}/review"), &json!({})).await
}

pub async fn reviewed(app: &TestApp, table: &str) -> Review {
    for _ in 0..LOOKS_MOST {
        let answer = app.get(&format!("/api/tables/{table}/review")).await;
        match answer.status {
            202 => {
                let progress = answer.json();
                assert!(progress["done"].as_u64() <= progress["steps"].as_u64(), "{progress}");
                tokio::time::sleep(std::time::Duration::from_millis(10)).await;
            }
            200 => return serde_json::from_str(&answer.body).expect("a review"),
            status => unreachable!("{status}: {}", answer.body),
        }
    }
    unreachable!("the review did not come");
}

async fn may_be_judged(app: &TestApp, subject: Subject) -> Answer {
    app.post("/api/analysis", &json!(subject)).await
}

fn code(answer: &Answer) -> (u16, String) {
    (answer.status, answer.json()["code"].as_str().unwrap_or_default().to_owned())
}

fn refusal(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_worked_out_once_and_outlives_the_server() {
    let app = TestApp::start().await;
    let table = given_up(&app, 6).await;
    let path = format!("/api/tables/{table}/review");
    assert_eq!(code(&app.get(&path).await), refusal(404, "no-review"));
    assert_eq!(ask(&app, &table).await.status, 202);
    let review = reviewed(&app, &table).await;
    assert_eq!((review.game.as_str(), review.decisions.len()), ("carcassonne", 6));
    assert_eq!(ask(&app, &table).await.status, 200, "it is there already");
    assert!(app.tables.metrics.text().contains("anleger_reviews_total 1"));
    let folder = app.stop().await;
    let app = TestApp::start_in(folder, 2_000_000, |_| {}).await;
    assert_eq!(reviewed(&app, &table).await, review);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_a_running_match_is_judged() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 24, &mut rng_from(1)).await;
    let path = format!("/api/tables/{table}/review");
    assert_eq!(code(&app.get(&path).await), refusal(409, "not-over"));
    assert_eq!(code(&ask(&app, &table).await), refusal(409, "not-over"));
    for nowhere in ["", "x", "../../etc", "0123456789012345678901"] {
        let answer = ask(&app, nowhere).await;
        assert!(answer.status >= 400, "{nowhere}: {}", answer.body);
    }

    // Somebody who looks on writes down what chance has brought, and what was decided.
    let known = app.tables.inspect(&table, |folded| {
        let record = folded.begun().unwrap().game().record();
        (record.to_string(), record.steps().to_vec(), record.players().to_vec())
    });
    let (truth, steps, players) = known.await.unwrap();
    let sealed = may_be_judged(&app, Subject::Record(truth.clone())).await;
    assert_eq!(code(&sealed), refusal(409, "match-runs"), "its commitment tells");
    let told: RecordText = truth.parse().unwrap();
    let copied = RecordText::as_written("carcassonne", told.rules(), &told.options(), players);
    for kept in [steps.len(), steps.len() - 4] {
        let copied = copied.clone().with_steps(steps[..kept].to_vec(), Vec::new());
        let answer = may_be_judged(&app, Subject::Record(copied.to_string())).await;
        assert_eq!(code(&answer), refusal(409, "match-runs"), "its draws tell: {kept}");
    }
    let branch = gone_on_otherwise(&copied, &steps);
    let answer = may_be_judged(&app, Subject::Record(branch)).await;
    assert_eq!(code(&answer), refusal(409, "match-runs"), "it was copied, and another tile drawn");

    // Somebody takes the position home and brings it back, or lays it as another table and ends that at once.
    let position = app.get(&format!("/api/tables/{table}/position")).await.body;
    let answer = may_be_judged(&app, Subject::Position(position.clone())).await;
    assert_eq!(code(&answer), refusal(409, "match-runs"));
    let seats = json!([{ "kind": "person" }, { "kind": "person" }]);
    let laid = app.post("/api/positions", &json!({ "position": position, "seats": seats })).await;
    assert_eq!(laid.status, 201, "{}", laid.body);
    let copy = laid.json()["card"]["id"].as_str().unwrap().to_owned();
    let (mut eve, mut mallory) = (app.person(&copy, 7).await, app.person(&copy, 8).await);
    eve.sit(0, "Eve").await;
    mallory.sit(1, "Mallory").await;
    eve.until(|eve| !eve.looks.is_empty()).await;
    give_up(&mut eve).await;
    assert_eq!(code(&ask(&app, &copy).await), refusal(409, "match-runs"));

    // Once the match is over there is nothing to be kept from anybody.
    give_up(&mut anna).await;
    assert_eq!(may_be_judged(&app, Subject::Position(position)).await.status, 204);
    assert_eq!(ask(&app, &copy).await.status, 202);
    reviewed(&app, &copy).await;
}

/// The record until its last draw, in place of which something else comes.
fn gone_on_otherwise(copied: &RecordText, steps: &[RawStep]) -> String {
    let last = steps.iter().rposition(|step| step.seat.is_none()).unwrap();
    let copied = copied.clone().with_steps(steps[..last].to_vec(), Vec::new());
    let mut own = Match::<Carcassonne>::from_record(&copied).unwrap();
    let mut outcomes = Vec::new();
    own.game().outcomes(&mut outcomes);
    let others = outcomes.iter().map(|one| one.outcome);
    let other = others.into_iter().find(|other| other.to_string() != steps[last].notation);
    own.settle(other.unwrap()).unwrap();
    own.record().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_island_that_was_dealt_is_known_before_anybody_has_settled() {
    let app = TestApp::start().await;
    let (table, mut anna, _ben) = app.pair("settlers", no_settings()).await;
    let position = app.get(&format!("/api/tables/{table}/position")).await.body;
    let other = app.pair("settlers", no_settings()).await.0;
    let answer = may_be_judged(&app, Subject::Position(position.clone())).await;
    assert_eq!(code(&answer), refusal(409, "match-runs"));
    give_up(&mut anna).await;
    assert_eq!(may_be_judged(&app, Subject::Position(position)).await.status, 204, "{other}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_record_and_no_position_is_refused() {
    let app = TestApp::start().await;
    for body in [json!({}), json!({ "record": 7 }), json!({ "other": "x" }), Value::Null] {
        assert_eq!(code(&app.post("/api/analysis", &body).await).1, "bad-frame", "{body}");
    }
    for text in ["", "anleger 1", "\u{0}", "anleger position 1\ngame chess\n"] {
        for subject in [Subject::Record(text.to_owned()), Subject::Position(text.to_owned())] {
            assert_eq!(may_be_judged(&app, subject).await.status, 422, "{text}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_reviews_an_hour() {
    let app = TestApp::start().await;
    let mut tables = Vec::new();
    for _ in 0..=REVIEWS_PER_ADDRESS_MAX {
        tables.push(given_up(&app, 1).await);
    }
    let last = tables.pop().unwrap();
    for table in &tables {
        assert_eq!(ask(&app, table).await.status, 202);
        reviewed(&app, table).await;
    }
    assert_eq!(code(&ask(&app, &last).await), refusal(429, "too-many-reviews"));
    assert_eq!(ask(&app, &tables[0]).await.status, 200, "what is there is told to everybody");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_a_game_has_no_teacher_there_is_no_review() {
    let app = TestApp::start_untaught().await;
    let table = given_up(&app, 1).await;
    assert_eq!(code(&ask(&app, &table).await), refusal(422, "unknown-game"));
}
