//! Coming back: the gap, the snapshot, a table that was forgotten, a server that stopped.

use bots::rng_from;
use tables::limits::HISTORY_EVENTS_MAX;
use tables::table::Command;
use wire::ServerFrame;

use crate::app::{TestApp, key};
use crate::client::{Client, no_settings, play_on};

#[tokio::test(flavor = "multi_thread")]
async fn a_returning_client_gets_the_gap() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    let mut rng = rng_from(1);
    play_on(&mut [&mut anna, &mut ben], &mut [], 3, &mut rng).await;
    let last = ben.number;
    let mut away = Client::enter(app.address, &table, Some(&key(2)), Some(last)).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 4, &mut rng).await;

    let back = Client::enter(app.address, &table, Some(&key(2)), Some(last)).await;
    let missed = &back.welcome["missed"];
    assert_eq!(missed["kind"], "gap");
    // The gap is what somebody who stayed was told, event by event.
    let mut told = Vec::new();
    while told.len() < 4 {
        if let Some(ServerFrame::Event { numbered, .. }) = away.next().await {
            told.push(serde_json::to_value(numbered).unwrap());
        }
    }
    assert_eq!(missed["events"].as_array().unwrap(), &told);
    assert_eq!((back.number, &back.looks), (ben.number, &ben.looks));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_away_too_long_gets_a_snapshot() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    let last = ben.number;
    let decisions = HISTORY_EVENTS_MAX + 1;
    let mut rng = rng_from(1);
    assert_eq!(play_on(&mut [&mut anna, &mut ben], &mut [], decisions, &mut rng).await, decisions);
    for strange in [Some(last), None, Some(1_000_000)] {
        let back = Client::enter(app.address, &table, Some(&key(2)), strange).await;
        assert_eq!(back.welcome["missed"]["kind"], "snapshot", "{strange:?}");
        assert!(back.welcome["missed"]["logs"][0].as_array().unwrap().len() >= decisions);
        assert_eq!(back.looks, ben.looks);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_in_memory_may_be_dropped_at_any_time() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("lanterns", no_settings()).await;
    let mut rng = rng_from(9);
    loop {
        let before = (anna.looks.clone(), anna.version);
        app.tables.ask(&table, Command::Forget).await.unwrap();
        let again = Client::enter(app.address, &table, Some(&key(1)), None).await;
        assert_eq!((again.looks, again.version), before);
        if play_on(&mut [&mut anna, &mut ben], &mut [], 1, &mut rng).await == 0 {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_server_says_goodbye_and_goes_on_where_it_was() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 5, &mut rng_from(1)).await;
    let (address, looks, number) = (app.address, anna.looks.clone(), anna.number);
    let folder = app.stop().await;
    assert_eq!(anna.closing().await.as_deref(), Some("server-stopping"));
    assert!(tokio::net::TcpStream::connect(address).await.is_err(), "nobody listens any more");

    let app = TestApp::start_in(folder, 2_000_000, |_| {}).await;
    let back = Client::enter(app.address, &table, Some(&key(1)), Some(number)).await;
    assert_eq!((&back.looks, back.number), (&looks, number));
    assert_eq!(back.welcome["missed"], serde_json::json!({ "kind": "gap", "events": [] }));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_servers_on_one_store_the_key_decides() {
    let one = TestApp::start().await;
    let (table, mut anna, _ben) = one.pair("lanterns", no_settings()).await;
    let other = TestApp::start_in(one.folder.clone(), 1_000_000, |_| {}).await;
    let mut ben = Client::enter(other.address, &table, Some(&key(2)), None).await;
    let version = ben.version;
    assert_eq!(version, anna.version);
    anna.play_any(0, &mut rng_from(1)).await;

    // The other server has not heard of it, and finds out when it writes. What Anna decided beside him is nothing
    // to Ben's decision: it comes after hers.
    let chosen: wire::ActionInput = ben.look(1).actions[0].clone().into();
    let id = ben.send_play(1, version, chosen.clone()).await;
    assert_eq!(ben.ack(&id).await, (version + 2, false));

    // What he has decided already he does not decide again at the first server, which has not heard of that.
    let mut window = Client::enter(one.address, &table, Some(&key(2)), None).await;
    assert_eq!(window.version, version + 1);
    window.send_play(1, version, chosen).await;
    let now = window.find(|frame| match frame {
        ServerFrame::Refused { code, version, .. } if code == "version-conflict" => Some(version),
        _ => None,
    });
    assert_eq!(now.await, version + 2);
}
