//! Names that people keep: kept, opened on other devices, sat down under, fetched and let go.

use game::SeatSet;
use serde_json::{Value, json};
use tables::limits::{DEVICES_MAX, PEOPLE_PER_ADDRESS_MAX};
use wire::Occupant;

use crate::app::{Answer, TestApp};
use crate::client::Client;

/// A browser: what it sends as its cookie.
struct Browser<'a> {
    app: &'a TestApp,
    cookie: String,
}

impl<'a> Browser<'a> {
    fn new(app: &'a TestApp) -> Browser<'a> {
        Browser { app, cookie: String::new() }
    }

    async fn ask(&mut self, what: &str, body: Value) -> Answer {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let head = format!(
            "{what} HTTP/1.1\r\ncontent-type: application/json\r\nuser-agent: Firefox/1 Linux\r\ncookie: {}",
            self.cookie
        );
        let answer = self.app.request(&head, &body).await;
        let cookie = answer.head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(cookie) = cookie.and_then(|cookie| cookie.split(';').next()) {
            self.cookie = cookie.to_owned();
        }
        answer
    }

    async fn keep(&mut self, name: &str) -> Answer {
        self.ask("POST /api/people", json!({ "name": name })).await
    }

    async fn enter(&mut self, key: &str) -> Answer {
        self.ask("POST /api/people/enter", json!({ "key": key })).await
    }

    async fn me(&mut self) -> Value {
        self.ask("GET /api/me", Value::Null).await.json()
    }
}

fn check(answer: &Answer, status: u16, code: &str) {
    let found = answer.json()["code"].as_str().map(str::to_owned);
    assert_eq!((answer.status, found.as_deref()), (status, Some(code)), "{}", answer.body);
}

fn count(of: &Value, what: &str) -> usize {
    of[what].as_array().map_or(0, Vec::len)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_link_opens_a_name_on_another_device() {
    let app = TestApp::start().await;
    let (mut desk, mut pocket) = (Browser::new(&app), Browser::new(&app));
    assert_eq!(desk.me().await, Value::Null, "a guest is nobody, and that is no error");
    let kept = desk.keep("  Anna  Lena ").await;
    assert_eq!(kept.status, 201, "{}", kept.body);
    assert!(kept.head.contains("httponly") && kept.head.contains("samesite=lax"), "{}", kept.head);
    let key = kept.json()["key"].as_str().unwrap().to_owned();
    assert!(!kept.body.contains(desk.cookie.split_once('=').unwrap().1), "no script learns it");
    let me = desk.me().await;
    assert_eq!(
        (&me["name"], count(&me, "devices"), count(&me, "links")),
        (&json!("Anna Lena"), 1, 1)
    );
    assert_eq!(me["devices"][0]["label"], "Firefox · Linux");
    assert_eq!(pocket.enter(&key).await.status, 200);
    assert_eq!(pocket.me().await["name"], "Anna Lena");
    // Signed out there from here.
    let me = desk.me().await;
    let other = me["devices"].as_array().unwrap().iter().find(|device| device["here"].is_null());
    let tag = other.unwrap()["tag"].as_str().unwrap();
    let gone = desk.ask(&format!("DELETE /api/me/keys/{tag}"), Value::Null).await;
    assert_eq!(gone.status, 204);
    assert_eq!(pocket.me().await, Value::Null);
    check(&desk.ask(&format!("DELETE /api/me/keys/{tag}"), Value::Null).await, 404, "no-such-key");
    // A link that is withdrawn opens nothing.
    let link = me["links"][0]["tag"].as_str().unwrap();
    assert_eq!(desk.ask(&format!("DELETE /api/me/keys/{link}"), Value::Null).await.status, 204);
    check(&pocket.enter(&key).await, 403, "wrong-link");
    let another = desk.ask("POST /api/me/links", Value::Null).await.json();
    assert_eq!(pocket.enter(another["key"].as_str().unwrap()).await.status, 200);
    assert_eq!(pocket.ask("DELETE /api/me/session", Value::Null).await.status, 204);
    assert_eq!(count(&desk.me().await, "devices"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn names_that_look_alike_are_kept_once() {
    let app = TestApp::start().await;
    let (mut anna, mut eve) = (Browser::new(&app), Browser::new(&app));
    assert_eq!(anna.keep("Anna").await.status, 201);
    for alike in ["anna", "Аnnа", "A n n a", "Ａｎｎａ"] {
        check(&eve.keep(alike).await, 409, "name-kept");
    }
    for bad in ["", "A", "!!", "\u{200b}\u{200b}", &"x".repeat(41)] {
        check(&eve.keep(bad).await, 422, "bad-name");
    }
    assert_eq!(eve.me().await, Value::Null);
    assert_eq!(eve.keep("Eve").await.status, 201);
    check(&eve.ask("PUT /api/me", json!({ "name": "ANNA" })).await, 409, "name-kept");
    let renamed = eve.ask("PUT /api/me", json!({ "name": "EVE" })).await;
    assert_eq!(renamed.json()["name"], "EVE", "one's own name may be spelled anew");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_hostile_is_refused_by_name() {
    let app = TestApp::start().await;
    let mut eve = Browser::new(&app);
    check(&eve.ask("POST /api/people", json!({ "nom": "x" })).await, 422, "bad-frame");
    check(
        &eve.ask("POST /api/people", json!({ "name": "x".repeat(70_000) })).await,
        413,
        "body-too-long",
    );
    check(&eve.enter("").await, 422, "bad-key");
    check(&eve.enter(&"0".repeat(32)).await, 403, "wrong-link");
    for cookie in [
        "anleger-device=",
        "anleger-device=' OR 1=1",
        &format!("anleger-device={}", "0".repeat(32)),
    ] {
        eve.cookie = cookie.to_owned();
        assert_eq!(eve.me().await, Value::Null, "{cookie}");
        for what in
            ["PUT /api/me", "DELETE /api/me", "POST /api/me/links", "DELETE /api/me/session"]
        {
            check(&eve.ask(what, json!({ "name": "x" })).await, 401, "not-signed-in");
        }
        check(&eve.ask("GET /api/me/everything", Value::Null).await, 401, "not-signed-in");
    }
    let foreign = "POST /api/people HTTP/1.1\r\ncontent-type: application/json\r\norigin: https://evil.example";
    check(&app.request(foreign, "{\"name\":\"Eve\"}").await, 403, "foreign-origin");
    // Passkeys are for pages that say where they are, and under a name.
    check(&eve.ask("POST /api/people/passkey/wish", Value::Null).await, 422, "no-passkeys-here");
    for n in 0..PEOPLE_PER_ADDRESS_MAX {
        Browser::new(&app).keep(&format!("Nobody {}", "x".repeat(n as usize))).await;
    }
    check(&eve.keep("One more").await, 429, "too-many-changes");
}

#[tokio::test(flavor = "multi_thread")]
async fn so_many_devices_are_signed_in_and_the_longest_unused_makes_room() {
    let app = TestApp::start().await;
    let mut first = Browser::new(&app);
    let key = first.keep("Anna").await.json()["key"].as_str().unwrap().to_owned();
    let mut last = Browser::new(&app);
    for _ in 0..DEVICES_MAX {
        app.clock.turn(1_000);
        last = Browser::new(&app);
        assert_eq!(last.enter(&key).await.status, 200);
    }
    assert_eq!(count(&last.me().await, "devices"), DEVICES_MAX);
    assert_eq!(first.me().await, Value::Null);
}

/// Somebody at a table with this browser.
async fn at_table(app: &TestApp, table: &str, browser: &Browser<'_>, number: u8) -> Client {
    let client = Client::connect_with(app.address, table, Some(("cookie", &browser.cookie))).await;
    let client = client.expect("a socket");
    client.greet(Some(&crate::app::key(number)), None).await
}

/// How many seats somebody has who has just come.
fn seats(client: &Client) -> usize {
    let yours: SeatSet = serde_json::from_value(client.welcome["yours"].clone()).expect("seats");
    yours.iter().count()
}

fn occupant(client: &Client, seat: usize) -> Occupant {
    client.state.as_ref().expect("a state").seats[seat].occupant.clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_keeps_a_name_sits_down_under_it_and_guests_as_before() {
    let app = TestApp::start().await;
    let mut browser = Browser::new(&app);
    browser.keep("Anna").await;
    let table = app.table("lanterns", &["person", "person"], json!({})).await;
    let mut anna = at_table(&app, &table, &browser, 1).await;
    anna.sit(0, "anna").await;
    // A friend at the same screen, and whoever has no name here, are guests.
    anna.sit(1, "Ben").await;
    anna.until(|client| occupant(client, 1) != Occupant::Open).await;
    let name = |name: &str, kept| Occupant::Person { name: name.into(), kept };
    assert_eq!(occupant(&anna, 0), name("Anna", true), "as she spells it");
    assert_eq!(occupant(&anna, 1), name("Ben", false));
    let other = app.table("lanterns", &["person", "person"], json!({})).await;
    let mut eve = app.person(&other, 2).await;
    eve.sit(0, "Anna").await;
    eve.until(|client| occupant(client, 0) != Occupant::Open).await;
    assert_eq!(occupant(&eve, 0), name("Anna", false), "a guest by that name is not Anna");
    let everything = browser.ask("GET /api/me/everything", Value::Null).await;
    assert!(everything.head.contains("attachment"), "{}", everything.head);
    let told = unchunked(&everything);
    assert_eq!((&told["me"]["name"], count(&told, "tables")), (&json!("Anna"), 1));
    assert_eq!(told["tables"][0]["told"]["seat"], 0);
    assert_eq!(told["tables"][0]["table"], json!(table));
}

/// A body that came in pieces.
fn unchunked(answer: &Answer) -> Value {
    let mut whole = String::new();
    let mut rest = answer.body.as_str();
    while let Some((size, body)) = rest.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).expect("how long it is");
        whole += &body[..size];
        rest = body[size..].trim_start_matches("\r\n");
    }
    serde_json::from_str(&whole).expect("JSON")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_of_a_finished_game_is_in_the_file_and_all_goes_with_one_click() {
    let app = TestApp::start().await;
    let (mut browser, mut other) = (Browser::new(&app), Browser::new(&app));
    let key = browser.keep("Anna").await.json()["key"].as_str().unwrap().to_owned();
    other.enter(&key).await;
    let table = app.table("lanterns", &["person", "random"], json!({})).await;
    let mut anna = at_table(&app, &table, &browser, 1).await;
    anna.sit(0, "Anna").await;
    anna.until(|client| !client.looks.is_empty()).await;
    anna.say_text(&json!({ "type": "chat", "seat": 0, "text": "good luck" }).to_string()).await;
    anna.say_text(&json!({ "type": "resign", "seat": 0 }).to_string()).await;
    anna.until(|client| client.state.as_ref().is_some_and(|state| state.winners.is_some())).await;
    let told = unchunked(&browser.ask("GET /api/me/everything", Value::Null).await);
    let game = &told["tables"][0]["told"];
    assert!(game["record"].as_str().unwrap().starts_with("anleger record"), "{game}");
    assert_eq!(game["said"][0]["text"], "good luck");
    assert_eq!(browser.ask("DELETE /api/me", Value::Null).await.status, 204);
    assert_eq!((browser.me().await, other.me().await), (Value::Null, Value::Null));
    check(&other.enter(&key).await, 403, "wrong-link");
    assert_eq!(app.get(&format!("/api/tables/{table}")).await.json()["names"][0], "Anna");
    assert_eq!(Browser::new(&app).keep("Anna").await.status, 201, "the name is free again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_ones_own_on_every_device_that_is_signed_in_and_on_no_other() {
    let app = TestApp::start().await;
    let (mut desk, mut pocket) = (Browser::new(&app), Browser::new(&app));
    let key = desk.keep("Anna").await.json()["key"].as_str().unwrap().to_owned();
    pocket.enter(&key).await;
    let table = app.table("lanterns", &["person", "random"], json!({})).await;
    let mut anna = at_table(&app, &table, &desk, 1).await;
    anna.sit(0, "Anna").await;
    anna.until(|client| !client.looks.is_empty()).await;
    let listed = pocket.ask("GET /api/me/tables", Value::Null).await.json();
    assert_eq!(listed[0]["table"], json!(table));
    // With another key, as another browser has one.
    let mut again = at_table(&app, &table, &pocket, 2).await;
    assert_eq!(seats(&again), 1);
    again.say_text(&json!({ "type": "resign", "seat": 0 }).to_string()).await;
    again.until(|client| client.state.as_ref().is_some_and(|state| state.winners.is_some())).await;
    // Whoever is signed in as somebody else, or signed out, looks on.
    let mut ben = Browser::new(&app);
    ben.keep("Ben").await;
    pocket.ask("DELETE /api/me/session", Value::Null).await;
    for other in [&ben, &pocket] {
        let looks_on = at_table(&app, &table, other, 3).await;
        assert_eq!(seats(&looks_on), 0);
    }
}
