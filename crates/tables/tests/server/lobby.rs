//! The lobby: strangers find open tables, and sit down from there.

use std::time::Duration;

use game::Seat;
use serde_json::{Value, json};
use tables::limits::{LISTING_LEFT_MS, LISTING_REPEATED_MS, LOBBY_WISHES};
use wire::lobby::{
    LobbyFilter, LobbyFrame, LobbyNews, LobbyRoom, LobbySeat, LobbyTable, Newcomer, Wish,
};
use wire::{ClientFrame, ClockRule, Listing};

use crate::app::{TestApp, key};
use crate::cluster::Cluster;
use crate::screen::Screen;

/// A table that strangers may find.
pub fn open() -> Value {
    json!({ "open": true })
}

pub fn newcomer(number: u8, name: &str) -> Newcomer {
    Newcomer { key: key(number), name: name.to_owned() }
}

async fn listed(app: &TestApp, query: &str) -> Vec<LobbyTable> {
    let answer = app.get(&format!("/api/lobby{query}")).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_value(answer.json()["tables"].clone()).unwrap()
}

/// Waits until that many are listed.
async fn until_listed(app: &TestApp, query: &str, count: usize) -> Vec<LobbyTable> {
    for _ in 0..400 {
        let tables = listed(app, query).await;
        if tables.len() == count {
            return tables;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{count} tables: {:?}", listed(app, query).await);
}

#[tokio::test]
async fn a_stranger_sees_an_open_table_and_sits_down_with_one_frame() {
    let app = TestApp::start().await;
    let mut screen = Screen::at(app.address).await;
    assert_eq!(screen.shows(LobbyRoom::Open).await, []);
    let table = app.table("carcassonne", &["person", "person"], open()).await;
    app.table("carcassonne", &["person", "person"], json!({})).await;
    assert_eq!(listed(&app, "").await, [], "nobody sits there yet");
    let mut anna = app.person(&table, 1).await;
    anna.sit(0, "Anna").await;
    let found = screen.until_shown(1).await;
    let anna_sits = LobbySeat::Person { name: "Anna".into(), rating: None };
    assert_eq!((&found[0].id, &found[0].seats), (&table, &vec![anna_sits, LobbySeat::Open]));
    assert_eq!(listed(&app, "").await, found);
    // Another of that name gets a number.
    screen.say(&LobbyFrame::Sit { table: table.clone(), newcomer: newcomer(2, "anna") }).await;
    let seated = LobbyNews::Seated { table: table.clone(), seat: Seat::new(1).unwrap() };
    assert_eq!(screen.answer().await, seated);
    screen.until_shown(0).await;
    let mut ben = app.person(&table, 2).await;
    assert_eq!(ben.welcome["yours"], json!([1]));
    assert_eq!(ben.welcome["state"]["seats"][1]["occupant"]["name"], "anna 2");
    // They have pages that add to the dice or not; either way it begins.
    for client in [&mut anna, &mut ben] {
        app.clock.turn(20_000);
        client.until(|client| !client.looks.is_empty()).await;
    }
    assert_eq!(listed(&app, "").await, []);
    assert_eq!(listed(&app, "?room=running").await, [], "nobody agreed on that");
}

#[tokio::test]
async fn whoever_comes_too_late_is_told_so_and_stays_in_the_lobby() {
    let app = TestApp::start().await;
    let table = app.table("carcassonne", &["person", "person", "person"], open()).await;
    let mut anna = app.person(&table, 1).await;
    anna.sit(0, "Anna").await;
    let mut screens = Vec::new();
    for _ in 0..4 {
        let mut screen = Screen::at(app.address).await;
        assert_eq!(screen.shows(LobbyRoom::Open).await.len(), 1);
        screens.push(screen);
    }
    for (screen, number) in screens.iter_mut().zip(2..) {
        let newcomer = newcomer(number, &format!("Visitor {number}"));
        screen.say(&LobbyFrame::Sit { table: table.clone(), newcomer }).await;
    }
    let mut answers = Vec::new();
    for screen in &mut screens {
        answers.push(match screen.answer().await {
            LobbyNews::Seated { seat, .. } => Ok(seat.index()),
            LobbyNews::Refused { code, table, .. } => Err((code, table)),
            other => panic!("{other:?}"),
        });
    }
    let mut seats: Vec<usize> = answers.iter().filter_map(|answer| answer.clone().ok()).collect();
    seats.sort_unstable();
    assert_eq!(seats, [1, 2]);
    let late: Vec<_> = answers.into_iter().filter_map(Result::err).collect();
    assert_eq!(late, vec![("seats-taken".to_owned(), Some(table)); 2]);
    for screen in &mut screens {
        screen.until_shown(0).await;
    }
}

#[tokio::test]
async fn the_host_opens_a_private_table_and_closes_it_and_nobody_else_does() {
    let app = TestApp::start().await;
    let table = app.table("carcassonne", &["person", "person", "person"], json!({})).await;
    let (mut anna, mut ben) = (app.person(&table, 1).await, app.person(&table, 2).await);
    anna.sit(2, "Anna").await;
    ben.sit(0, "Ben").await;
    let list = |seat: usize, open: bool| ClientFrame::List {
        seat: Seat::new(seat).unwrap(),
        listing: Listing { open, watch: open },
    };
    ben.say(&list(0, true)).await;
    assert_eq!(ben.refusal().await, "not-host");
    ben.say(&list(2, true)).await;
    assert_eq!(ben.refusal().await, "not-your-seat");
    let mut screen = Screen::at(app.address).await;
    screen.shows(LobbyRoom::Open).await;
    let stranger = newcomer(3, "Clara");
    screen.say(&LobbyFrame::Sit { table: table.clone(), newcomer: stranger.clone() }).await;
    assert_eq!(screen.refusal().await, "table-not-open", "whoever has its id");
    anna.say(&list(2, true)).await;
    anna.until(|client| client.state().listing == Listing { open: true, watch: true }).await;
    assert_eq!(anna.state().host, Seat::new(2));
    assert_eq!(screen.until_shown(1).await[0].people(), 2);
    anna.say(&list(2, false)).await;
    screen.until_shown(0).await;
    screen.say(&LobbyFrame::Sit { table: table.clone(), newcomer: stranger }).await;
    assert_eq!(screen.refusal().await, "table-not-open");
    // It is in the log: whoever starts the server again knows.
    anna.say(&list(2, true)).await;
    screen.until_shown(1).await;
    let folder = app.stop().await;
    let app = TestApp::start_in(folder, 1_000_100, |_| {}).await;
    let ben = app.person(&table, 2).await;
    assert_eq!(ben.state().listing, Listing { open: true, watch: true });
    assert_eq!(until_listed(&app, "", 1).await[0].id, table);
}

#[tokio::test]
async fn a_table_is_shown_as_long_as_somebody_waits_there() {
    let app = TestApp::start().await;
    let table = app.table("carcassonne", &["person", "person"], open()).await;
    let mut anna = app.person(&table, 1).await;
    anna.sit(0, "Anna").await;
    for _ in 0..4 {
        app.clock.turn(LISTING_REPEATED_MS);
        // The table wakes up by its clock.
        tokio::time::sleep(Duration::from_millis(30)).await;
        until_listed(&app, "", 1).await;
    }
    drop(anna);
    tokio::time::sleep(Duration::from_millis(30)).await;
    assert_eq!(listed(&app, "").await.len(), 1, "a page that is loaded again comes back");
    app.clock.turn(LISTING_LEFT_MS);
    until_listed(&app, "", 0).await;
    let anna = app.person(&table, 1).await;
    until_listed(&app, "", 1).await;
    // And where the server with the table has gone nobody writes it any more.
    let app = TestApp::start_in(app.stop().await, 1_200_000, |_| {}).await;
    drop(anna);
    assert_eq!(listed(&app, "").await, [], "that was long ago");
}

#[tokio::test]
async fn whoever_leaves_an_open_table_before_it_begins_gives_the_seat_back() {
    let app = TestApp::start().await;
    let table = app.table("carcassonne", &["person", "person", "person"], open()).await;
    let mut anna = app.person(&table, 1).await;
    anna.sit(0, "Anna").await;
    let mut ben = app.person(&table, 2).await;
    ben.sit(1, "Ben").await;
    drop(ben);
    anna.until(|client| matches!(client.state().seats[1].presence, wire::Presence::Away { .. }))
        .await;
    app.clock.turn(app.tables.config.grace_ms);
    anna.until(|client| client.state().seats[1].occupant == wire::Occupant::Open).await;
    assert_eq!(until_listed(&app, "", 1).await[0].people(), 1);
}

#[tokio::test]
async fn the_list_can_be_filtered_and_nonsense_is_refused() {
    let app = TestApp::start().await;
    let bank =
        json!({ "open": true, "clock": { "kind": "bank", "bank_ms": 300_000, "increment_ms": 0 } });
    let made = [
        app.table("carcassonne", &["person", "person"], open()).await,
        app.table("newworld", &["person", "person", "casual"], bank).await,
    ];
    let mut people = Vec::new();
    for table in &made {
        let mut person = app.person(table, 1).await;
        person.sit(0, "Anna").await;
        people.push(person);
    }
    for (query, expected) in [
        ("", 2),
        ("?game=newworld", 1),
        ("?game=chess", 0),
        ("?seats=3&bots=true", 1),
        ("?clock=false", 1),
        ("?clock=&game=", 2),
        ("?room=running", 0),
    ] {
        assert_eq!(listed(&app, query).await.len(), expected, "{query}");
    }
    for query in ["?seats=x", "?clock=maybe", "?room=attic"] {
        let status = app.get(&format!("/api/lobby{query}")).await.status;
        assert!((400..500).contains(&status), "{query}: {status}");
    }
    let mut screen = Screen::at(app.address).await;
    let filter = LobbyFilter { bots: Some(false), ..LobbyFilter::default() };
    screen.say(&LobbyFrame::Show { room: LobbyRoom::Open, filter }).await;
    assert_eq!(screen.until_shown(1).await[0].id, made[0]);
}

#[tokio::test]
async fn rubbish_and_haste_are_refused_and_the_lobby_goes_on() {
    let app = TestApp::start().await;
    let mut screen = Screen::at(app.address).await;
    for text in ["", "{}", "[1]", r#"{"type":"sit"}"#, r#"{"type":"show","room":"attic"}"#] {
        screen.say_text(text).await;
        assert_eq!(screen.refusal().await, "bad-frame", "{text}");
    }
    for table in ["", "x", "../log", "bcdfghjkmnpqrstvwxyz"] {
        let newcomer = newcomer(1, "Anna");
        screen.say(&LobbyFrame::Sit { table: table.into(), newcomer }).await;
        assert_eq!(screen.refusal().await, "no-such-table");
    }
    let table = app.table("carcassonne", &["person", "person"], open()).await;
    let mut host = app.person(&table, 9).await;
    host.sit(0, "Host").await;
    for (key, name, code) in [
        ("short", "Anna", "bad-key"),
        (&key(1) as &str, "", "setup-bad-player"),
        (&key(1), &"x".repeat(500), "setup-bad-player"),
    ] {
        let newcomer = Newcomer { key: key.to_owned(), name: name.to_owned() };
        screen.say(&LobbyFrame::Sit { table: table.clone(), newcomer }).await;
        let refused = screen.refusal().await;
        assert!(refused == code || refused == "bad-frame", "{refused}");
    }
    let mut hasty = 0;
    for _ in 0..LOBBY_WISHES.burst {
        let newcomer = newcomer(1, "");
        screen.say(&LobbyFrame::Sit { table: table.clone(), newcomer }).await;
        hasty += usize::from(screen.refusal().await == "too-fast");
    }
    assert!(hasty > 0);
    assert_eq!(screen.shows(LobbyRoom::Open).await.len(), 1);
}

#[tokio::test]
async fn without_a_lobby_nothing_can_be_found_or_opened() {
    let app = TestApp::start_with(|config| config.lobby.open = false).await;
    assert_eq!(app.get("/api/lobby").await.json()["code"], "no-lobby");
    assert!(Screen::connect(app.address).await.is_err());
    let seats = json!([{ "kind": "person" }, { "kind": "person" }]);
    for settings in [json!({ "open": true }), json!({ "watch": true })] {
        let wish = json!({ "game": "carcassonne", "seats": seats, "settings": settings });
        assert_eq!(app.post("/api/tables", &wish).await.json()["code"], "no-lobby");
    }
    let table = app.table("carcassonne", &["person", "person"], json!({})).await;
    let mut anna = app.person(&table, 1).await;
    anna.sit(0, "Anna").await;
    let listing = Listing { open: true, watch: false };
    anna.say(&ClientFrame::List { seat: Seat::FIRST, listing }).await;
    assert_eq!(anna.refusal().await, "no-lobby");
}

#[tokio::test]
async fn a_table_opened_at_one_server_is_seen_at_another_at_once_and_taken_from_there() {
    let cluster = Cluster::of(2).await;
    let [one, other] = [&cluster.nodes[0].app, &cluster.nodes[1].app];
    let mut screen = Screen::at(other.address).await;
    assert_eq!(screen.shows(LobbyRoom::Open).await, []);
    let table = one.table("carcassonne", &["person", "person"], open()).await;
    let mut anna = one.person(&table, 1).await;
    anna.sit(0, "Anna").await;
    assert_eq!(screen.until_shown(1).await[0].id, table);
    screen.say(&LobbyFrame::Sit { table: table.clone(), newcomer: newcomer(2, "Ben") }).await;
    assert!(matches!(screen.answer().await, LobbyNews::Seated { .. }));
    screen.until_shown(0).await;
    let mut ben = other.person(&table, 2).await;
    for client in [&mut anna, &mut ben] {
        client.until(|client| !client.looks.is_empty()).await;
    }
}

fn wish(game: &str, seats: usize) -> Wish {
    Wish { game: game.into(), seats, clock: ClockRule::None }
}

async fn seek(app: &TestApp, number: u8, name: &str, wish: &Wish) -> Screen {
    let mut screen = Screen::at(app.address).await;
    let newcomer = newcomer(number, name);
    screen.say(&LobbyFrame::Seek { wish: wish.clone(), newcomer }).await;
    screen
}

/// Waits until a seat is found, and says where.
async fn seated(screen: &mut Screen) -> (String, usize) {
    loop {
        match screen.answer().await {
            LobbyNews::Seated { table, seat } => return (table, seat.index()),
            LobbyNews::Seeking { .. } => {}
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn those_who_want_the_same_are_led_to_a_new_table_and_sit_there() {
    let app = TestApp::start().await;
    let duel = wish("carcassonne", 2);
    let mut anna = seek(&app, 1, "Anna", &duel).await;
    assert_eq!(anna.answer().await, LobbyNews::Seeking { waiting: 1, seats: 2 });
    let mut other = seek(&app, 2, "Otto", &wish("carcassonne", 3)).await;
    assert_eq!(other.answer().await, LobbyNews::Seeking { waiting: 1, seats: 3 });
    let mut ben = seek(&app, 3, "Anna", &duel).await;
    let (table, first) = seated(&mut anna).await;
    assert_eq!(seated(&mut ben).await, (table.clone(), 1 - first));
    let mut anna = app.person(&table, 1).await;
    assert_eq!(anna.welcome["yours"], json!([first]));
    assert_eq!(
        anna.welcome["card"]["settings"],
        json!({ "aid": "normal", "clock": { "kind": "none" }, "open": true, "watch": true })
    );
    let mut ben = app.person(&table, 3).await;
    assert_eq!(ben.welcome["state"]["seats"][1]["occupant"]["name"], "Anna 2");
    for client in [&mut anna, &mut ben] {
        app.clock.turn(20_000);
        client.until(|client| !client.looks.is_empty()).await;
    }
    // Who still waits is not forgotten.
    let mut more = Vec::new();
    for (number, name) in [(4, "Olga"), (5, "Oskar")] {
        more.push(seek(&app, number, name, &wish("carcassonne", 3)).await);
    }
    let (table, _) = seated(&mut other).await;
    for screen in &mut more {
        assert_eq!(seated(screen).await.0, table);
    }
}

#[tokio::test]
async fn whoever_cancels_or_closes_the_page_is_paired_with_nobody() {
    let app = TestApp::start().await;
    let duel = wish("carcassonne", 2);
    let mut anna = seek(&app, 1, "Anna", &duel).await;
    assert_eq!(anna.answer().await, LobbyNews::Seeking { waiting: 1, seats: 2 });
    anna.say(&LobbyFrame::Cancel).await;
    assert_eq!(anna.answer().await, LobbyNews::Cancelled);
    let mut gone = seek(&app, 2, "Gone", &wish("newworld", 2)).await;
    assert_eq!(gone.answer().await, LobbyNews::Seeking { waiting: 1, seats: 2 });
    drop(gone);
    tokio::time::sleep(Duration::from_millis(300)).await;
    for wish in [duel, wish("newworld", 2)] {
        let mut ben = seek(&app, 3, "Ben", &wish).await;
        assert_eq!(ben.answer().await, LobbyNews::Seeking { waiting: 1, seats: 2 });
    }
    for (wish, code) in [
        (wish("chess", 2), "unknown-game"),
        (wish("carcassonne", 1), "setup-seats"),
        (wish("carcassonne", 77), "setup-seats"),
    ] {
        let mut screen = seek(&app, 4, "Carl", &wish).await;
        assert_eq!(screen.refusal().await, code, "{wish:?}");
    }
}

#[tokio::test]
async fn a_seat_at_an_open_table_that_is_just_that_comes_first() {
    let app = TestApp::start().await;
    let made = [
        (vec!["person", "person"], json!({ "open": true, "aid": "learner" })),
        (vec!["person", "casual"], open()),
        (vec!["person", "person", "person"], open()),
        (vec!["person", "person"], json!({})),
        (vec!["person", "person"], open()),
    ];
    let (mut people, mut last) = (Vec::new(), String::new());
    for (seats, settings) in made {
        last = app.table("carcassonne", &seats, settings).await;
        let mut host = app.person(&last, 9).await;
        if seats[1] == "person" {
            host.sit(0, "Host").await;
        }
        people.push(host);
    }
    until_listed(&app, "", 3).await;
    let mut ben = seek(&app, 3, "Ben", &wish("carcassonne", 2)).await;
    assert_eq!(seated(&mut ben).await, (last, 1));
}

#[tokio::test]
async fn of_several_servers_one_pairs_those_who_look_at_each() {
    let cluster = Cluster::of(3).await;
    let duel = wish("carcassonne", 2);
    let mut screens = Vec::new();
    for number in 0..6u8 {
        let app = &cluster.nodes[usize::from(number) % 3].app;
        screens.push(seek(app, number + 1, &format!("Visitor {number}"), &duel).await);
    }
    let mut found = Vec::new();
    for screen in &mut screens {
        found.push(seated(screen).await);
    }
    found.sort();
    let mut tables: Vec<String> = found.iter().map(|(table, _)| table.clone()).collect();
    tables.dedup();
    assert_eq!(tables.len(), 3, "{found:?}");
    found.dedup();
    assert_eq!(found.len(), 6, "nobody sits on somebody else's seat");
}
