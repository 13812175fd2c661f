//! The server around the tables: starting, watching, limits, storage.

use std::path::Path;
use std::sync::Arc;

use game::{Seat, Seed};
use serde_json::{Map, Value, json};
use sqlx::Connection;
use tables::store::{Agreed, Database, Store, StoreError, TableRow, Tuning};
use tables::table::{Entry, Stored};
use tables::{Asset, Assets, Config, HandClock, Moment, Reading, ServeError, Server, bind};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use wire::{Occupant, SeatPlan, Settings};

use crate::app::{TestApp, registry};
use crate::client::{Client, no_settings, play_on};

fn config_in(folder: &Path) -> Config {
    let database = folder.join("anleger.sqlite").into();
    Config { data: folder.to_owned(), database, ..Config::default() }
}

async fn failure_to_open(config: Config) -> String {
    match Server::new(config, registry()).open().await {
        Ok(_) => panic!("it opened"),
        Err(error) => error.to_string(),
    }
}

fn is_one_sentence(text: &str) -> bool {
    !text.contains('\n') && text.len() < 300
}

#[tokio::test]
async fn a_database_from_a_newer_version_is_refused_in_one_sentence() {
    let app = TestApp::start().await;
    let folder = app.stop().await;
    let path = folder.path().join("anleger.sqlite");
    let url = format!("sqlite://{}", path.display());
    let mut connection = sqlx::SqliteConnection::connect(&url).await.unwrap();
    sqlx::raw_sql("PRAGMA user_version = 99").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let error = failure_to_open(config_in(folder.path())).await;
    assert!(error.contains("version 99") && is_one_sentence(&error), "{error}");
}

/// What a server plays differently is the default of its tables, and a table keeps what it began
/// with when the tables changes its mind.
#[tokio::test(flavor = "multi_thread")]
async fn levels_come_with_their_ratings_and_so_do_the_seats_of_bots() {
    let app = TestApp::start().await;
    let games = app.get("/api/games").await.json();
    let card = games.as_array().unwrap().iter().find(|game| game["name"] == "carcassonne").unwrap();
    assert_eq!(card["levels"], json!(bots::LEVELS));
    let rating = bots::rating("carcassonne", "novice").unwrap();
    assert_eq!(card["ratings"]["novice"], json!(rating));
    let table = app.table("carcassonne", &["person", "novice"], no_settings()).await;
    let mut anna = app.person(&table, 1).await;
    anna.sit(0, "Anna").await;
    let novice = Occupant::Bot { level: "novice".to_owned(), rating: Some(rating) };
    assert_eq!(anna.state().seats[1].occupant, novice);
}

#[tokio::test]
async fn rules_of_the_house_hold_where_a_table_agrees_on_nothing_else() {
    let rules = Map::from_iter([("boxes".to_owned(), json!(3))]);
    let app = TestApp::start_with(|config| {
        config.house_rules.insert("carcassonne".to_owned(), rules);
    })
    .await;
    let games = app.get("/api/games").await.json();
    let game = |name: &str| {
        games.as_array().unwrap().iter().find(|game| game["name"] == name).unwrap()["book"].clone()
    };
    assert_eq!(
        (&game("carcassonne")["boxes"], &game("lanterns")["boxes"]),
        (&json!(3), &json!(null))
    );
    let persons = json!([{ "kind": "person" }, { "kind": "person" }]);
    let mut made = Vec::new();
    for options in [json!({}), json!({ "boxes": 2 })] {
        let wish = json!({ "game": "carcassonne", "options": options, "seats": persons });
        let answer = app.post("/api/tables", &wish).await.json();
        made.push(answer["card"].clone());
    }
    assert_eq!(
        (&made[0]["options"]["boxes"], &made[1]["options"]["boxes"]),
        (&json!(3), &json!(2))
    );
    let folder = app.stop().await;
    let app = TestApp::start_in(folder, 2_000_000, |_| {}).await;
    let id = made[0]["id"].as_str().unwrap();
    let summary = app.get(&format!("/api/tables/{id}")).await.json();
    assert_eq!(summary["card"]["options"]["boxes"], 3, "{summary}");
}

#[tokio::test]
async fn fewer_than_the_book_has_play_where_they_agree_on_it() {
    let app = TestApp::start().await;
    let made = async |game: &str, seats: usize, options: Value| {
        let seats = vec![json!({ "kind": "person" }); seats];
        let wish = json!({ "game": game, "options": options, "seats": seats });
        let answer = app.post("/api/tables", &wish).await;
        (answer.status, answer.json()["code"].as_str().map(str::to_owned))
    };
    let refused = (422, Some("setup-seats".to_owned()));
    assert_eq!(made("settlers", 2, json!({})).await, refused);
    assert_eq!(made("settlers", 2, json!({ "two_players": true })).await, (201, None));
    assert_eq!(made("settlers", 1, json!({ "two_players": true })).await, refused);
    assert_eq!(made("carcassonne", 1, json!({ "alone": true })).await, refused, "not on a server");
}

/// The files of a database that somebody has open and has not yet moved into the main file.
async fn copied_while_open(from: &Path, to: &Path) {
    let url = format!("sqlite://{}", from.display());
    let mut connection = sqlx::SqliteConnection::connect(&url).await.unwrap();
    sqlx::raw_sql("PRAGMA wal_autocheckpoint = 0; PRAGMA user_version = 99")
        .execute(&mut connection)
        .await
        .unwrap();
    for part in ["", "-wal"] {
        let name = |path: &Path| format!("{}{part}", path.display());
        std::fs::copy(name(from), name(to)).unwrap();
    }
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_newer_version_is_found_where_only_the_write_ahead_log_tells_it() {
    let folder = TestApp::start().await.stop().await;
    let other = tempfile::tempdir().unwrap();
    let path = other.path().join("anleger.sqlite");
    copied_while_open(&folder.path().join("anleger.sqlite"), &path).await;
    let header = std::fs::read(&path).unwrap();
    assert_ne!(header[60..64], 99u32.to_be_bytes(), "the file itself does not say so");
    let error = failure_to_open(config_in(other.path())).await;
    assert!(error.contains("version 99") && is_one_sentence(&error), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stopped_leaves_one_file_with_everything_in_it() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("lanterns", no_settings()).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 3, &mut bots::rng_from(1)).await;
    let folder = app.stop().await;
    let files = std::fs::read_dir(folder.path()).unwrap();
    let files: Vec<_> = files.map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(files, ["anleger.sqlite"]);
    let copy = tempfile::tempdir().unwrap();
    let path = copy.path().join("anleger.sqlite");
    std::fs::copy(folder.path().join("anleger.sqlite"), &path).unwrap();
    let store = Database::open(&path, 1).await.unwrap();
    assert_eq!(store.log(&table).await.unwrap().len() as u64, anna.number);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_in_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("anleger.sqlite"), "no database\n".repeat(500)).unwrap();
    let error = failure_to_open(config_in(folder.path())).await;
    assert!(error.contains("anleger.sqlite") && is_one_sentence(&error), "{error}");
}

#[tokio::test]
async fn a_folder_that_takes_no_files_is_refused_in_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    // Not even the superuser can make a folder in a file, or a file in /proc.
    for place in [file.join("data"), "/proc/anleger".into()] {
        let error = failure_to_open(config_in(&place)).await;
        assert!(error.contains("data folder") && is_one_sentence(&error), "{error}");
    }
    let error =
        failure_to_open(Config { database: "/proc/x.sqlite".into(), ..config_in(folder.path()) });
    let error = error.await;
    assert!(error.contains("/proc/x.sqlite") && is_one_sentence(&error), "{error}");
}

#[tokio::test]
async fn a_taken_port_is_refused_in_one_sentence() {
    let taken = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let config = Config { bind: taken.local_addr().unwrap(), ..Config::default() };
    let error = bind(&config).await.unwrap_err();
    assert!(matches!(error, ServeError::PortTaken(_)));
    assert!(is_one_sentence(&error.to_string()));
}

fn row(id: &str) -> TableRow {
    let agreed = Agreed {
        game: "lanterns".into(),
        rules: 1,
        options: Map::new(),
        seats: vec![SeatPlan::Person; 2],
        settings: Settings::default(),
        seed_known: false,
        prelude: Vec::new(),
        contributions: Vec::new(),
        position: None,
    };
    let (id, seed, phase) = (id.into(), Seed([1; 32]), Some(wire::Phase::Waiting));
    TableRow { id, created_ms: 1, archived: false, seed, agreed, phase }
}

fn entry(at_ms: u64) -> Stored {
    let reading = Reading { run: 1, now_ms: at_ms };
    Stored::new(Moment { at_ms, reading }, Entry::Stood { seat: Seat::FIRST })
}

#[tokio::test]
async fn a_full_disk_loses_nothing_that_was_confirmed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("db");
    let tuning = Tuning { pages_max: Some(60) };
    let store = Database::open_with(&path, 1, tuning).await.unwrap();
    store.create(row("a"), Vec::new()).await.unwrap();
    let mut kept = 0;
    let fat = |seq: u64| {
        let name = "x".repeat(4_000);
        let key = tables::KeyHash::of(&"a".repeat(32)).unwrap();
        Stored {
            entry: Entry::Sat { seat: Seat::FIRST, name, key, adds: false, person: None },
            ..entry(seq)
        }
    };
    let error = loop {
        match store.append("a", kept + 1, &[fat(kept)]).await {
            Ok(()) => kept += 1,
            Err(error) => break error,
        }
        assert!(kept < 1_000, "the disk never fills");
    };
    assert_eq!(error, StoreError::Full);
    assert!(kept > 5);
    assert_eq!(store.log("a").await.unwrap().len() as u64, kept);
    store.close().await.unwrap();
    let again = Database::open(&path, 2).await.unwrap();
    assert_eq!(again.log("a").await.unwrap().len() as u64, kept);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_the_headers_of_a_careful_house() {
    let app = TestApp::start().await;
    for path in ["/", "/healthz", "/api/games", "/nowhere.js"] {
        let answer = app.get(path).await;
        let policy = answer.head.lines().find(|line| line.starts_with("content-security-policy:"));
        let policy = policy.expect("a policy").to_owned();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe-inline"));
        assert!(answer.head.contains("x-content-type-options: nosniff"));
    }
}

struct Pages;

impl Assets for Pages {
    fn find(&self, path: &str) -> Option<Asset> {
        let page = |body, media_type, immutable| Asset {
            body,
            brotli: None,
            gzip: None,
            media_type,
            immutable,
        };
        match path {
            "index.html" => Some(page(b"<!doctype html>", "text/html; charset=utf-8", false)),
            "page-1.wasm" => Some(page(b"wasm", "application/wasm", true)),
            _ => None,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_served_under_every_path_that_is_no_file() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let clock = Arc::new(HandClock::new(0));
    let server = Server::new(config_in(folder.path()), registry()).with_clock(clock.clone());
    let open = server.with_assets(Arc::new(Pages)).open().await.unwrap();
    let app = TestApp::run(open, clock, folder).await;
    for path in ["/", "/t/23456789bcdfghjkmnpq/0", "/index.html"] {
        assert_eq!(app.get(path).await.body, "<!doctype html>", "{path}");
    }
    let wasm = app.get("/page-1.wasm").await;
    assert!(wasm.head.contains("application/wasm") && wasm.head.contains("immutable"));
    assert_eq!(app.get("/page-2.wasm").await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_can_neither_create_nor_connect() {
    let app = TestApp::start().await;
    let table = app.table("lanterns", &["person", "person"], no_settings()).await;
    let foreign = "origin: http://evil.example";
    let socket =
        format!("GET /api/tables/{table}/socket HTTP/1.1\r\nupgrade: websocket\r\n{foreign}");
    assert_eq!(app.request(&socket, "").await.status, 403);
    let create =
        format!("POST /api/tables HTTP/1.1\r\ncontent-type: application/json\r\n{foreign}");
    let answer = app.request(&create, "{}").await;
    assert_eq!((answer.status, answer.json()["code"].as_str()), (403, Some("foreign-origin")));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_operator_can_see_how_it_is() {
    let app = TestApp::start().await;
    assert_eq!(app.get("/healthz").await.body, "ok\n");
    assert_eq!(app.get("/readyz").await.body, "ok\n");
    let (_, mut anna, mut ben) = app.pair("lanterns", no_settings()).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 2, &mut bots::rng_from(1)).await;
    anna.send_play(1, 0, wire::ActionInput::Text("rest".into())).await;
    anna.refusal().await;
    let text = app.get("/metrics").await.body;
    for line in [
        "anleger_connections 2",
        "anleger_tables_live 1",
        "anleger_tables_created_total 1",
        "anleger_actions_total 2",
        "anleger_refusals_total{code=\"not-your-seat\"} 1",
    ] {
        assert!(text.lines().any(|found| found == line), "{line}\n{text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_makes_so_many_tables_an_hour() {
    let app = TestApp::start_with(|config| config.tables_per_address = 2).await;
    let wish = json!({ "game": "lanterns", "seats": [{ "kind": "person" }, { "kind": "person" }] });
    let mut statuses = Vec::new();
    for _ in 0..3 {
        statuses.push(app.post("/api/tables", &wish).await.status);
    }
    assert_eq!(statuses, [201, 201, 429]);
    app.clock.turn(3_600_000);
    assert_eq!(app.post("/api/tables", &wish).await.status, 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn so_many_connect_and_no_more() {
    let app = TestApp::start_with(|config| config.connections = 1).await;
    let table = app.table("lanterns", &["person", "person"], no_settings()).await;
    let only = app.spectator(&table).await;
    let url = format!("ws://{}/api/tables/{table}/socket", app.address);
    let refused = tokio_tungstenite::connect_async(&url).await.unwrap_err().to_string();
    assert!(refused.contains("503"), "{refused}");
    drop(only);
    while tokio_tungstenite::connect_async(&url).await.is_err() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_tables_leave_the_memory_and_old_ones_are_put_away() {
    let app = TestApp::start().await;
    let (table, anna, ben) = app.pair("lanterns", no_settings()).await;
    drop((anna, ben));
    let live = |text: &str| text.lines().any(|line| line == "anleger_tables_live 1");
    while !app.get("/metrics").await.body.contains("anleger_connections 0") {
        tokio::task::yield_now().await;
    }
    assert!(live(&app.get("/metrics").await.body));
    app.clock.turn(31 * 24 * 3_600_000);
    while live(&app.get("/metrics").await.body) {
        tokio::task::yield_now().await;
    }
    while app.get(&format!("/api/tables/{table}")).await.json()["archived"] != true {
        // The table may have been read before the janitor came round; it leaves again.
        app.clock.turn(700_000);
        tokio::task::yield_now().await;
    }
    let mut late = Client::connect(app.address, &table).await;
    let hello = wire::ClientFrame::Hello {
        protocol: wire::PROTOCOL,
        key: None,
        last: None,
        reads: wire::Reads::FIRST,
        shares: false,
    };
    late.say(&hello).await;
    assert_eq!(late.closing().await.as_deref(), Some("table-archived"));

    // Whoever sits there opens it again, for everybody, and the janitor leaves it alone.
    let (mut anna, mut ben) = (app.person(&table, 1).await, app.person(&table, 2).await);
    let mut guest = app.spectator(&table).await;
    let mut rng = bots::rng_from(1);
    play_on(&mut [&mut anna, &mut ben], &mut [&mut guest], 3, &mut rng).await;
    drop((anna, ben, guest));
    while !app.get("/metrics").await.body.contains("anleger_connections 0") {
        tokio::task::yield_now().await;
    }
    let folder = app.stop().await;
    let app = TestApp::start_in(folder, 1_000_000 + 40 * 24 * 3_600_000, |_| {}).await;
    while app.get(&format!("/api/tables/{table}")).await.json()["archived"] != false {
        app.clock.turn(700_000);
        tokio::task::yield_now().await;
    }
}

async fn connect(app: &TestApp) -> TcpStream {
    TcpStream::connect(app.address).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_head_that_is_too_long_is_refused() {
    let app = TestApp::start().await;
    let mut stream = connect(&app).await;
    let line = format!("x-long: {}\r\n", "x".repeat(3 * tables::limits::HEAD_BYTES_MAX));
    let head = format!("GET /healthz HTTP/1.1\r\nhost: x\r\n{line}\r\n");
    let mut answer = String::new();
    // It hangs up without reading to the end; what it said may get lost on the way.
    stream.write_all(head.as_bytes()).await.ok();
    stream.read_to_string(&mut answer).await.ok();
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431"), "{answer}");
}
