//! A server of one's own, on a port of its own, with a folder of its own.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use carcassonne::Carcassonne;
use game::toys::Lanterns;
use newworld::NewWorld;
use serde_json::{Value, json};
use settlers::Settlers;
use tables::store::Store;
use tables::{Config, HandClock, Miner, OpenServer, OpenTables, Registry, Server, Teachers};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use wire::Reads;

use crate::client::Client;

/// A server under test.
pub struct TestApp {
    pub address: SocketAddr,
    pub tables: Arc<OpenTables>,
    pub clock: Arc<HandClock>,
    pub folder: Arc<TempDir>,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<Result<(), tables::ServeError>>,
}

/// An answer over HTTP.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.body))
    }
}

pub fn database_in(folder: &TempDir) -> PathBuf {
    folder.path().join("anleger.sqlite")
}

pub fn config_in(folder: &TempDir) -> Config {
    let database = database_in(folder).into();
    Config { data: folder.path().to_owned(), database, ..Config::default() }
}

pub fn registry() -> Registry {
    Registry::default()
        .with::<Carcassonne>()
        .with::<Lanterns>()
        .with::<NewWorld>()
        .with::<Settlers>()
}

impl TestApp {
    pub async fn start() -> TestApp {
        TestApp::start_with(|_| {}).await
    }

    pub async fn start_with(change: impl FnOnce(&mut Config)) -> TestApp {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        TestApp::start_in(folder, 1_000_000, change).await
    }

    /// A server on a folder that may have been used before.
    pub async fn start_in(
        folder: Arc<TempDir>,
        now_ms: u64,
        change: impl FnOnce(&mut Config),
    ) -> TestApp {
        let mut config = config_in(&folder);
        change(&mut config);
        let clock = Arc::new(HandClock::new(now_ms));
        let server = Server::new(config, registry()).with_clock(clock.clone());
        let server = server.with_teachers(Teachers::default().with::<Carcassonne>());
        TestApp::run(server.open().await.unwrap(), clock, folder).await
    }

    /// A server that judges no match of any game.
    pub async fn start_untaught() -> TestApp {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let clock = Arc::new(HandClock::new(1_000_000));
        let server = Server::new(config_in(&folder), registry()).with_clock(clock.clone());
        TestApp::run(server.open().await.unwrap(), clock, folder).await
    }

    /// A server that looks for puzzles.
    pub async fn start_mining(miner: Arc<dyn Miner>) -> TestApp {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let clock = Arc::new(HandClock::new(1_000_000));
        let server = Server::new(config_in(&folder), registry()).with_clock(clock.clone());
        let server = server.with_miner(miner);
        TestApp::run(server.open().await.unwrap(), clock, folder).await
    }

    /// A server on a store that the test has in hand.
    pub async fn start_over(store: Arc<dyn Store>, folder: Arc<TempDir>) -> TestApp {
        let clock = Arc::new(HandClock::new(1_000_000));
        let tables = OpenTables::new(config_in(&folder), registry(), store, clock.clone());
        TestApp::run(OpenServer::over(tables), clock, folder).await
    }

    pub async fn run(open: OpenServer, clock: Arc<HandClock>, folder: Arc<TempDir>) -> TestApp {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let tables = open.tables();
        let running = tokio::spawn(open.serve(listener, async {
            stopped.await.ok();
        }));
        TestApp { address, tables, clock, folder, stop: Some(stop), running }
    }

    /// Waits until it ends by itself, and says why it did.
    pub async fn ended(self) -> String {
        self.running.await.unwrap().expect_err("nobody has stopped it").to_string()
    }

    /// Stops in order and hands the folder out for the next start.
    pub async fn stop(mut self) -> Arc<TempDir> {
        self.stop.take().unwrap().send(()).unwrap();
        self.running.await.unwrap().unwrap();
        self.folder
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.request(&format!("GET {path} HTTP/1.1"), "").await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        let head = format!("POST {path} HTTP/1.1\r\ncontent-type: application/json");
        self.request(&head, &body.to_string()).await
    }

    pub async fn request(&self, head: &str, body: &str) -> Answer {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let length = body.len();
        let text = format!(
            "{head}\r\nhost: {}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}",
            self.address
        );
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Answer { status, head: head.to_lowercase(), body: body.to_owned() }
    }

    /// A table with these seats: `"person"`, or the level of a bot.
    pub async fn table(&self, game: &str, seats: &[&str], settings: Value) -> String {
        let plan = |seat: &&str| match *seat {
            "person" => json!({ "kind": "person" }),
            level => json!({ "kind": "bot", "level": level }),
        };
        let seats: Vec<Value> = seats.iter().map(plan).collect();
        let options = match (game, seats.len()) {
            ("settlers", 2) => json!({ "two_players": true }),
            _ => json!({}),
        };
        let wish =
            json!({ "game": game, "seats": seats, "options": options, "settings": settings });
        let answer = self.post("/api/tables", &wish).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        answer.json()["card"]["id"].as_str().unwrap().to_owned()
    }

    /// Somebody with a key of their own, made from `number`.
    pub async fn person(&self, table: &str, number: u8) -> Client {
        Client::enter(self.address, table, Some(&key(number)), None).await
    }

    /// The same, and is told everything anew every time.
    pub async fn told_everything(&self, table: &str, number: u8) -> Client {
        self.reader(table, number, Reads::FIRST).await
    }

    /// The same with a page that reads these forms.
    pub async fn reader(&self, table: &str, number: u8, reads: Reads) -> Client {
        let mut client = Client::connect(self.address, table).await;
        client.reads = reads;
        client.greet(Some(&key(number)), None).await
    }

    pub async fn spectator(&self, table: &str) -> Client {
        Client::enter(self.address, table, None, None).await
    }

    /// Two people at a table that has begun.
    pub async fn pair(&self, game: &str, settings: Value) -> (String, Client, Client) {
        let table = self.table(game, &["person", "person"], settings).await;
        let (mut anna, mut ben) = (self.person(&table, 1).await, self.person(&table, 2).await);
        anna.sit(0, "Anna").await;
        ben.sit(1, "Ben").await;
        for client in [&mut anna, &mut ben] {
            client.until(|client| !client.looks.is_empty()).await;
        }
        (table, anna, ben)
    }
}

/// The secret key of somebody.
pub fn key(number: u8) -> String {
    format!("{number:02x}").repeat(16)
}
