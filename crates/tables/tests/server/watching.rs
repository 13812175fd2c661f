//! What a server answers to whoever watches over it, and to whom it answers at all.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tables::limits::HEAD_BYTES_MAX;
use tables::store::Database;
use tables::{Config, OpenTables, Registry, SystemClock, Worker};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

use crate::app::TestApp;

#[tokio::test(flavor = "multi_thread")]
async fn only_names_of_our_own_are_answered_where_they_are_given() {
    let app = TestApp::start_with(|config| config.hosts = vec!["play.example".into()]).await;
    let ask = async |host: &str, path: &str| {
        app.request(&format!("GET {path} HTTP/1.1\r\nhost: {host}"), "").await
    };
    assert_eq!(ask("play.example", "/api/games").await.status, 200);
    let refused = ask("evil.example", "/api/games").await;
    assert_eq!((refused.status, refused.json()["code"].as_str()), (421, Some("unknown-host")));
    assert_eq!(ask("evil.example", "/").await.status, 421);
    assert_eq!(ask("10.0.0.1", "/healthz").await.status, 200, "whoever watches need not know it");
    let app = TestApp::start().await;
    assert_eq!(app.get("/api/games").await.status, 200, "where none is given, any will do");
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_for_this_machine_or_have_an_address_of_their_own() {
    let app = TestApp::start().await;
    assert_eq!(app.get("/metrics").await.status, 200);
    for name in ["x-forwarded-for", "forwarded", "x-real-ip"] {
        let asked = app.request(&format!("GET /metrics HTTP/1.1\r\n{name}: 192.0.2.7"), "").await;
        assert_eq!(asked.status, 404, "a proxy asks on behalf of somebody: {name}");
    }
    let free = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    let mut app = TestApp::start_with(|config| config.metrics = Some(free)).await;
    assert_eq!(app.get("/metrics").await.status, 404);
    app.address = free;
    assert!(app.get("/metrics").await.body.contains("anleger_tables_live 0"));
    assert_eq!((app.get("/readyz").await.status, app.get("/healthz").await.status), (200, 200));
    assert_eq!(app.get("/api/games").await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_can_be_watched() {
    let folder = tempfile::tempdir().unwrap();
    let free = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    let database = folder.path().join("tables.sqlite").into();
    let config = Config { database, metrics: Some(free), ..Config::default() };
    let store = Arc::new(Database::open(&config.database, 1).await.unwrap());
    let clock = Arc::new(SystemClock::default());
    let tables = OpenTables::new(config, Registry::default(), store, clock).with_threads(1);
    let (stop, stopped) = oneshot::channel::<()>();
    let worker = tokio::spawn(Worker::over(tables).work(async { drop(stopped.await) }));
    let ask = async |path: &str| answer(free, &format!("GET {path} HTTP/1.1\r\n")).await;
    while ask("/healthz").await.is_empty() {
        assert!(!worker.is_finished());
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(ask("/metrics").await.contains("\nanleger_errands_total 0\n"));
    assert!(ask("/readyz").await.starts_with("HTTP/1.1 200 "));
    assert!(ask("/api/games").await.starts_with("HTTP/1.1 404 "), "it has no door");
    stop.send(()).unwrap();
    worker.await.unwrap().unwrap();
}

/// What is answered to a request; nothing where nobody listens.
async fn answer(address: SocketAddr, head: &str) -> String {
    let Ok(mut stream) = TcpStream::connect(address).await else { return String::new() };
    let head = format!("{head}host: x\r\nconnection: close\r\n\r\n");
    stream.write_all(head.as_bytes()).await.ok();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.ok();
    String::from_utf8_lossy(&answer).into_owned()
}

/// The first line of the answer to a request whose head has so many bytes.
async fn answer_to_head(app: &TestApp, bytes: usize) -> String {
    let frame = "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-long: \r\n\r\n".len();
    let head = format!(
        "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-long: {}\r\n\r\n",
        "x".repeat(bytes - frame)
    );
    let mut stream = TcpStream::connect(app.address).await.unwrap();
    stream.write_all(head.as_bytes()).await.ok();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.ok();
    String::from_utf8_lossy(&answer).lines().next().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_head_of_a_request_is_as_long_as_documented_and_no_longer() {
    let app = TestApp::start().await;
    assert_eq!(answer_to_head(&app, HEAD_BYTES_MAX - 1).await, "HTTP/1.1 200 OK");
    let refused = answer_to_head(&app, HEAD_BYTES_MAX + 50).await;
    assert!(refused.is_empty() || refused.contains("431"), "{refused}");
}
