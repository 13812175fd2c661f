//! The server to be killed.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use carcassonne::Carcassonne;
use serde_json::{Value, json};
use tables::{Config, Registry, Server};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::client::Client;

/// The word that makes this program the server.
pub const SERVE: &str = "serve-to-be-killed";

/// The file in its folder with the address of a database that is elsewhere.
const ADDRESS: &str = "address";

/// Is the server until it is killed. Nobody who is away is waited for.
pub async fn serve(folder: &Path) {
    // On a server where a test has said so.
    let elsewhere = std::fs::read_to_string(folder.join(ADDRESS));
    let database = match elsewhere {
        Ok(address) => address.as_str().into(),
        Err(_) => folder.join("anleger.sqlite").into(),
    };
    let config = Config { data: folder.to_owned(), database, grace_ms: 0, ..Config::default() };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    println!("{}", listener.local_addr().expect("an address"));
    let registry = Registry::default().with::<Carcassonne>();
    let forever = std::future::pending();
    Server::new(config, registry).serve(listener, forever).await.expect("a server");
}

/// The server in a process of its own.
pub struct Served {
    pub address: SocketAddr,
    pub folder: Arc<TempDir>,
    child: Child,
}

impl Served {
    /// On a folder of its own.
    pub fn start() -> Served {
        Served::start_in(Arc::new(tempfile::tempdir().expect("a folder")))
    }

    /// On a PostgreSQL server.
    pub fn start_on(database: &str) -> Served {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join(ADDRESS), database).expect("a file");
        Served::start_in(Arc::new(folder))
    }

    /// On a folder that may have been used before. A file that may not grow any more is told to the
    /// server as an error, not as a signal that kills it.
    pub fn start_in(folder: Arc<TempDir>) -> Served {
        let mut child = Command::new("sh")
            .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""])
            .arg(std::env::current_exe().expect("our own path"))
            .arg(SERVE)
            .arg(folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a second process");
        let mut line = String::new();
        let stdout = child.stdout.take().expect("its output");
        BufReader::new(stdout).read_line(&mut line).expect("a line");
        Served { address: line.trim().parse().expect("an address"), folder, child }
    }

    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// SIGKILL: no handler runs, no buffer is written.
    pub fn kill(&mut self) {
        self.child.kill().expect("a process to kill");
        self.child.wait().expect("a process that ends");
    }

    /// Kills it and starts another one on the same folder.
    pub fn again(mut self) -> Served {
        self.kill();
        Served::start_in(self.folder.clone())
    }

    /// Asks for a new table; status and body of the answer.
    pub async fn post_table(&self, seats: usize) -> (u16, Value) {
        let seats = vec![json!({ "kind": "person" }); seats];
        let body = json!({ "game": "carcassonne", "seats": seats }).to_string();
        let (status, body) = self.request("POST /api/tables", &body).await;
        (status, serde_json::from_str(&body).expect("JSON"))
    }

    /// Status and body of the answer to a request.
    pub async fn request(&self, what: &str, body: &str) -> (u16, String) {
        let mut stream = tokio::net::TcpStream::connect(self.address).await.expect("a connection");
        let head = format!(
            "{what} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n",
            self.address,
            body.len()
        );
        stream.write_all((head + body).as_bytes()).await.expect("a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a body");
        let status = head.split(' ').nth(1).and_then(|word| word.parse().ok()).expect("a status");
        (status, body.to_owned())
    }

    /// A new table.
    pub async fn table(&self, seats: usize) -> String {
        let (status, created) = self.post_table(seats).await;
        assert_eq!(status, 201, "{created}");
        created["card"]["id"].as_str().expect("an id").to_owned()
    }

    /// Somebody with a key of their own.
    pub async fn person(&self, table: &str, number: u8) -> Client {
        let key = format!("{number:02x}").repeat(16);
        Client::enter(self.address, table, Some(&key), None).await
    }

    /// The same with a page that adds to the dice.
    pub async fn contributor(&self, table: &str, number: u8) -> Client {
        let mut client = Client::connect(self.address, table).await;
        client.shares = true;
        client.greet(Some(&format!("{number:02x}").repeat(16)), None).await
    }

    /// A table that has begun, and its people.
    pub async fn people<const N: usize>(&self) -> (String, [Client; N]) {
        let table = self.table(N).await;
        let mut clients = Vec::new();
        for number in 0..N {
            let mut client = self.person(&table, number as u8).await;
            client.sit(number, &format!("P{number}")).await;
            clients.push(client);
        }
        for client in &mut clients {
            client.until(|client| !client.looks.is_empty()).await;
        }
        let Ok(clients) = clients.try_into() else { unreachable!("as many as asked for") };
        (table, clients)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // Also for a test that failed half-way.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
