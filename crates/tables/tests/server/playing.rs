//! Whole matches, and what becomes of decisions.

use bots::rng_from;
use game::erased::ListedAction;
use serde_json::json;
use tables::table::Entry;
use wire::{ActionInput, ClientFrame, Phase, ServerFrame};

use crate::app::{TestApp, key};
use crate::client::{Client, no_settings, play_on, seat};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_spectator_see_a_whole_match_of_carcassonne() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    let mut guest = app.spectator(&table).await;
    let commitment = guest.welcome["card"]["commitment"].as_str().unwrap().to_owned();
    assert_eq!(app.get(&format!("/api/tables/{table}/record")).await.status, 409);
    let mut rng = rng_from(1);
    let decisions = play_on(&mut [&mut anna, &mut ben], &mut [&mut guest], 1_000, &mut rng).await;
    assert!((72..400).contains(&decisions), "{decisions}");

    for client in [&anna, &ben, &guest] {
        assert_eq!(client.state().phase, Phase::Over);
        assert!(client.state().winners.is_some() && client.state().seed.is_some());
        assert_eq!(client.looks[0].standing, anna.looks[0].standing);
    }
    let verified = app.get(&format!("/api/tables/{table}/verify")).await.json();
    assert_eq!((&verified["proven"], &verified["commitment"]), (&json!(true), &json!(commitment)));
    let record = app.get(&format!("/api/tables/{table}/record")).await;
    let verdict = app.request("POST /api/records/verify HTTP/1.1", &record.body).await.json();
    assert_eq!((&verdict["proof"], &verdict["decisions"]), (&json!("proven"), &json!(decisions)));
    let last = app.get(&format!("/api/tables/{table}/replay/{decisions}?seat=1")).await.json();
    assert_eq!(last["view"], ben.look(1).view);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_comes_back_as_a_replay_or_as_a_table_to_play_on() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("lanterns", no_settings()).await;
    let decisions = play_on(&mut [&mut anna, &mut ben], &mut [], 1_000, &mut rng_from(2)).await;
    let record = app.get(&format!("/api/tables/{table}/record")).await.body;

    let replay = app.post("/api/records", &json!({ "record": record })).await.json();
    let replay = replay["card"]["id"].as_str().unwrap().to_owned();
    let guest = app.spectator(&replay).await;
    assert_eq!(guest.state().phase, Phase::Over);
    assert_eq!(guest.looks[0].standing.last, anna.looks[0].standing.last);

    let wish = json!({ "record": record, "decisions": decisions - 1 });
    let again = app.post("/api/records", &wish).await.json();
    assert_eq!(again["card"]["seed_known"], true);
    let again = again["card"]["id"].as_str().unwrap().to_owned();
    let mut clara = app.person(&again, 3).await;
    clara.sit(0, "Clara").await;
    clara.sit(1, "Dora").await;
    clara.start(0).await;
    assert_eq!(clara.deciding().len(), 1, "one decision is left");

    let broken = json!({ "record": record.replace("seat 0", "seat 1") });
    assert_eq!(app.post("/api/records", &broken).await.status, 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_sent_twice_is_played_once() {
    let app = TestApp::start().await;
    let (_, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    let chosen = ActionInput::Text(anna.look(0).actions[0].notation.clone());
    let version = anna.version;
    let play = ClientFrame::Play { client: "once".into(), version, seat: seat(0), chosen };
    for _ in 0..3 {
        anna.say(&play).await;
    }
    let first = anna.ack("once").await;
    assert_eq!(first, (version + 1, false));
    assert_eq!(anna.ack("once").await, (version + 1, true));
    assert_eq!(anna.ack("once").await, (version + 1, true));
    ben.until_number(version + 1).await;
    anna.say(&ClientFrame::Ping { count: 1 }).await;
    anna.find(|frame| matches!(frame, ServerFrame::Pong { count: 1 }).then_some(())).await;
    assert_eq!(anna.number, version + 1, "nothing else happened");
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_decide_side_by_side_do_not_disturb_each_other() {
    let app = TestApp::start().await;
    let (_, mut anna, mut ben) = app.pair("lanterns", no_settings()).await;
    let version = anna.version;
    let [first, second] = [anna.look(0), ben.look(1)].map(|look| look.actions[0].clone().into());
    let one = anna.send_play(0, version, first).await;
    assert_eq!(anna.ack(&one).await, (version + 1, false));
    let other = ben.send_play(1, version, second).await;
    assert_eq!(ben.ack(&other).await, (version + 2, false));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_that_race_for_one_seat_one_wins() {
    let app = TestApp::start().await;
    let (table, mut anna, _ben) = app.pair("lanterns", no_settings()).await;
    let mut phone = Client::enter(app.address, &table, Some(&key(1)), None).await;
    let version = anna.version;
    let chosen: ActionInput = anna.look(0).actions[0].clone().into();
    let mut outcomes = Vec::new();
    for (client, id) in [(&mut anna, "at-the-desk"), (&mut phone, "on-the-phone")] {
        let chosen = chosen.clone();
        client.say(&ClientFrame::Play { client: id.into(), version, seat: seat(0), chosen }).await;
        let outcome = client.find(|frame| match frame {
            ServerFrame::Ack { client, number, .. } if client == id => {
                Some(("taken".into(), number))
            }
            ServerFrame::Refused { code, version, .. } => Some((code, version)),
            _ => None,
        });
        outcomes.push(outcome.await);
    }
    let conflict = ("version-conflict".to_owned(), version + 1);
    assert_eq!(outcomes, [("taken".to_owned(), version + 1), conflict]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_against_bots() {
    let app = TestApp::start().await;
    let seats = ["person", "greedy", "random"];
    let table = app.table("lanterns", &seats, no_settings()).await;
    let mut anna = app.person(&table, 1).await;
    anna.sit(0, "Anna").await;
    let mut rng = rng_from(5);
    loop {
        anna.until(|client| {
            let over = client.state().phase == Phase::Over;
            over || client.deciding().contains(seat(0)) && !client.looks.is_empty()
        })
        .await;
        if anna.state().phase == Phase::Over {
            break;
        }
        // A bot may decide side by side and be faster; then the next version is tried.
        let actions = &anna.look(0).actions;
        let chosen = game::luck::pick(&mut rng, actions).unwrap().clone();
        let version = anna.version;
        anna.send_play(0, version, chosen.into()).await;
        anna.until(|client| client.version > version).await;
    }
    assert!(anna.heard.iter().any(|frame| frame.contains("\"by_bot\":true")));
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_play_to_the_end_for_spectators() {
    let app = TestApp::start().await;
    let table = app.table("carcassonne", &["random", "greedy"], no_settings()).await;
    let mut guest = app.spectator(&table).await;
    guest.until(|client| client.state().phase == Phase::Over).await;
    assert!(guest.number > 72);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_is_kept_in_one_form_however_it_was_spelt() {
    let app = TestApp::start().await;
    let (table, _anna, _ben) = app.pair("carcassonne", no_settings()).await;
    let mut anna = app.told_everything(&table, 1).await;
    for as_json in [true, false] {
        let ListedAction { notation, action } = anna.look(0).actions[0].clone();
        let chosen = match as_json {
            true => ActionInput::Json(action.expect("asked for in both spellings")),
            false => ActionInput::Text(notation.clone()),
        };
        let id = anna.send_play(0, anna.version, chosen).await;
        let (number, _) = anna.ack(&id).await;
        anna.until_number(number).await;
        let log = app.tables.store.log(&table).await.unwrap();
        let Some(Entry::Played { chosen, .. }) = log.last().map(|stored| &stored.entry) else {
            panic!("{log:?}")
        };
        assert_eq!(*chosen, ActionInput::Text(notation));
    }
}
