//! Clocks, turned by hand.

use bots::rng_from;
use serde_json::{Value, json};
use tables::Clock;
use tables::limits::{CACHE_IDLE_MS, DEADLINE_LOOK_MS, DEADLINE_PUT_OFF_MS};
use tables::table::{Command, Entry, Stored};
use wire::{ClientFrame, Phase, ServerFrame, Withdrawal};

use crate::app::{TestApp, key};
use crate::client::{Client, play_on, seat};
use crate::cluster::until;

fn bank() -> Value {
    json!({ "clock": { "kind": "bank", "bank_ms": 10_000, "increment_ms": 2_000 } })
}

/// Waits until the table has seen the time and answers.
async fn ping(client: &mut Client, count: u64) {
    client.say(&ClientFrame::Ping { count }).await;
    client
        .find(|frame| match frame {
            ServerFrame::Pong { count: back } if back == count => Some(()),
            _ => None,
        })
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whose_bank_is_empty_is_out() {
    let app = TestApp::start().await;
    let (table, anna, mut ben) = app.pair("carcassonne", bank()).await;
    assert_eq!(anna.state().clock[0].left_ms, Some(10_000));
    app.clock.turn(9_999);
    ping(&mut ben, 1).await;
    assert_eq!(ben.state().phase, Phase::Playing);
    app.clock.turn(1);
    ben.until(|client| client.state().phase == Phase::Over).await;
    assert_eq!(ben.state().seats[0].out, Some(Withdrawal::OutOfTime));
    assert!(ben.state().winners.unwrap().contains(seat(1)));
    let record = app.get(&format!("/api/tables/{table}/record")).await.body;
    assert!(record.contains("out 0 out-of-time\n"), "{record}");
    let verdict = app.request("POST /api/records/verify HTTP/1.1", &record).await.json();
    assert_eq!(verdict["proof"], "proven");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_three_the_others_play_on_without_the_one_whose_bank_is_empty() {
    let app = TestApp::start().await;
    let table = app.table("carcassonne", &["person"; 3], bank()).await;
    let mut screen = app.person(&table, 1).await;
    for (number, name) in ["Anna", "Ben", "Clara"].into_iter().enumerate() {
        screen.sit(number, name).await;
    }
    screen.start(0).await;
    let mut rng = rng_from(1);
    let out = |client: &Client| client.state().seats[1].out.is_some();
    // A bank of ten seconds and two for each turn: who thinks for six before each decision is out.
    while !out(&screen) {
        let Some(decides) = screen.deciding().iter().next() else { break };
        let thought_ms = if decides == seat(1) { 6_000 } else { 1_000 };
        app.clock.turn(thought_ms);
        // The table looks at the clock before each frame: the second answer comes after that.
        ping(&mut screen, 1).await;
        ping(&mut screen, 2).await;
        if !out(&screen) {
            screen.play_any(decides.index(), &mut rng).await;
        }
    }
    assert_eq!(screen.state().seats[1].out, Some(Withdrawal::OutOfTime));
    assert_eq!(screen.state().phase, Phase::Playing);
    let bot_played = |client: &Client| client.heard.iter().any(|it| it.contains("\"by_bot\":true"));
    screen.until(bot_played).await;
    screen.until(|client| !client.deciding().contains(seat(1))).await;
    let decides = screen.deciding().iter().next().unwrap();
    screen.play_any(decides.index(), &mut rng).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_turn_brings_the_increment() {
    let app = TestApp::start().await;
    let (_, mut anna, mut ben) = app.pair("carcassonne", bank()).await;
    app.clock.turn(5_000);
    let mut rng = rng_from(1);
    while !anna.deciding().contains(seat(1)) {
        play_on(&mut [&mut anna, &mut ben], &mut [], 1, &mut rng).await;
    }
    let faces = &anna.state().clock;
    assert_eq!((faces[0].left_ms, faces[0].used_ms, faces[0].running), (Some(7_000), 5_000, false));
    assert_eq!((faces[1].left_ms, faces[1].running), (Some(10_000), true));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_pays_for_a_server_that_was_down_but_for_their_own_absence() {
    let app = TestApp::start().await;
    let (table, anna, ben) = app.pair("carcassonne", bank()).await;
    app.clock.turn(3_000);
    drop((anna, ben));
    let back = Client::enter(app.address, &table, Some(&key(1)), None).await;
    assert_eq!(back.state().clock[0].used_ms, 3_000, "the clock runs while they are away");
    drop(back);
    let folder = app.stop().await;
    let app = TestApp::start_in(folder, 900_000_000, |_| {}).await;
    app.clock.turn(1_000);
    let back = Client::enter(app.address, &table, Some(&key(1)), None).await;
    assert_eq!(back.state().phase, Phase::Playing);
    assert_eq!(back.state().clock[0].used_ms, 1_000);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_calendar_that_is_set_charges_nobody_and_gives_nobody_time() {
    let app = TestApp::start().await;
    let (table, mut anna, _ben) = app.pair("carcassonne", bank()).await;
    let used = async |app: &TestApp, expected: u64| {
        // Also where the table left the memory and is read again.
        app.tables.ask(&table, Command::Forget).await.unwrap();
        let late = app.spectator(&table).await;
        assert_eq!(late.state().phase, Phase::Playing);
        assert_eq!(late.state().clock[0].used_ms, expected);
    };
    let mut passed = 0;
    for (set_ms, next_ms) in [(3_600_000, 1_000), (-7_200_000, 2_000), (86_400_000, 500)] {
        app.clock.set_calendar(set_ms);
        ping(&mut anna, 1).await;
        app.clock.turn(next_ms);
        passed += next_ms;
        used(&app, passed).await;
    }
    // A decision is dated by the calendar and charged by the clock.
    let number = anna.play_any(0, &mut rng_from(1)).await;
    app.clock.turn(250);
    let charged = if anna.deciding().contains(seat(0)) { passed + 250 } else { passed };
    used(&app, charged).await;
    let event = anna.heard.iter().find(|it| it.contains(&format!("\"number\":{number},\"at_ms\"")));
    let event: Value = serde_json::from_str(event.unwrap()).unwrap();
    assert_eq!(event["at_ms"], app.clock.calendar_ms() - 250);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_calendar_that_was_ahead_before_the_start_gives_nobody_time() {
    let app = TestApp::start().await;
    app.clock.turn(900_000_000);
    let (table, anna, ben) = app.pair("carcassonne", bank()).await;
    drop((anna, ben));
    let folder = app.stop().await;
    let app = TestApp::start_in(folder, 1_000_000, |_| {}).await;
    app.clock.turn(4_000);
    let back = app.spectator(&table).await;
    assert_eq!(back.state().clock[0].used_ms, 4_000);
}

#[tokio::test(flavor = "multi_thread")]
async fn counting_up_shows_and_ends_nothing() {
    let app = TestApp::start().await;
    let up = json!({ "clock": { "kind": "count-up" } });
    let (table, mut anna, _ben) = app.pair("carcassonne", up).await;
    app.clock.turn(1_000_000_000);
    ping(&mut anna, 1).await;
    let late = app.spectator(&table).await;
    assert_eq!(late.state().phase, Phase::Playing);
    assert_eq!(late.state().clock[0].used_ms, 1_000_000_000);
    assert_eq!(late.state().clock[0].left_ms, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_that_cannot_be_are_refused() {
    let app = TestApp::start().await;
    for (bank_ms, increment_ms) in [(9_999, 0), (u64::MAX, 0), (10_000, u64::MAX)] {
        let wish = json!({
            "game": "lanterns",
            "seats": [{ "kind": "person" }, { "kind": "person" }],
            "settings": {
                "clock": { "kind": "bank", "bank_ms": bank_ms, "increment_ms": increment_ms },
            },
        });
        let answer = app.post("/api/tables", &wish).await;
        assert_eq!((answer.status, answer.json()["code"].as_str()), (422, Some("bad-clock")));
    }
}

/// Waits until the log says that somebody is out of time, without opening the table.
async fn out_of_time(app: &TestApp, table: &str) {
    until(|| async {
        app.clock.turn(DEADLINE_LOOK_MS);
        let log = app.tables.store.log(table).await.unwrap();
        log.iter().any(|stored| matches!(stored.entry, Entry::Withdrew { .. }))
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bank_falls_also_where_nobody_has_the_table_open() {
    let long = || json!({ "clock": { "kind": "bank", "bank_ms": 600_000, "increment_ms": 0 } });
    let app = TestApp::start().await;
    let (table, anna, ben) = app.pair("carcassonne", long()).await;
    let began_ms = app.clock.now_ms();
    drop((anna, ben));
    until(|| async {
        app.clock.turn(CACHE_IDLE_MS);
        !app.tables.has_open(&table)
    })
    .await;
    out_of_time(&app, &table).await;
    assert!(app.clock.now_ms() - began_ms >= 600_000, "not before its time");

    // And where the server was started anew in between.
    let (table, anna, ben) = app.pair("carcassonne", long()).await;
    drop((anna, ben));
    let folder = app.stop().await;
    let app = TestApp::start_in(folder, 9_000_000, |_| {}).await;
    out_of_time(&app, &table).await;
    assert!(app.clock.now_ms() >= 9_600_000, "nobody pays for the time in between");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_of_a_table_that_cannot_be_opened_is_put_off() {
    let app = TestApp::start().await;
    let store = app.tables.store.clone();
    let settings = json!({ "clock": { "kind": "bank", "bank_ms": 3_600_000, "increment_ms": 0 } });
    let (table, anna, ben) = app.pair("carcassonne", settings).await;
    drop((anna, ben));
    until(|| async {
        app.clock.turn(CACHE_IDLE_MS);
        !app.tables.has_open(&table)
    })
    .await;
    let last = store.last_number(&table).await.unwrap();
    let wrong = Entry::Undone { seat: seat(0), decisions: 9 };
    let wrong = Stored::new(app.tables.moment(), wrong);
    store.append(&table, last + 1, &[wrong]).await.unwrap();
    let due_ms = || async { store.deadline(&table).await.unwrap().unwrap().due_ms };
    let first_ms = due_ms().await;
    until(|| async {
        app.clock.turn(60_000);
        due_ms().await >= first_ms + DEADLINE_PUT_OFF_MS
    })
    .await;
    assert!(app.get(&format!("/api/tables/{table}")).await.status >= 400);
}
