//! A server that is killed in the middle: no acknowledged action is missing.
//!
//! Without a harness, because it starts itself a second time as the server to be killed.

#[path = "server/client.rs"]
#[expect(dead_code, reason = "shared with the other tests, which use the rest of it")]
mod client;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use bots::rng_from;
use carcassonne::Carcassonne;
use client::{Client, seat};
use game::luck;
use serde_json::json;
use tables::{Config, Registry, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use wire::{Chosen, ClientFrame, ServerFrame};

const SERVE: &str = "serve-to-be-killed";

fn main() {
    let mut args = std::env::args().skip(1);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    match (args.next().as_deref(), args.next()) {
        (Some(SERVE), Some(folder)) => runtime.block_on(serve(Path::new(&folder))),
        (Some("--list"), _) => println!("no_acknowledged_action_is_missing: test"),
        _ => {
            for round in 0..3 {
                runtime.block_on(no_acknowledged_action_is_missing(round));
            }
            println!("test no_acknowledged_action_is_missing ... ok");
        }
    }
}

async fn serve(folder: &Path) {
    let database = folder.join("anleger.sqlite");
    let config = Config { data: folder.to_owned(), database, ..Config::default() };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    println!("{}", listener.local_addr().expect("an address"));
    let registry = Registry::default().with::<Carcassonne>();
    let forever = std::future::pending();
    Server::new(config, registry).serve(listener, forever).await.expect("a server");
}

/// The server in a process of its own, and where it listens.
fn start(folder: &Path) -> (Child, SocketAddr) {
    let mut server = Command::new(std::env::current_exe().expect("our own path"))
        .arg(SERVE)
        .arg(folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("a second process");
    let mut line = String::new();
    BufReader::new(server.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
    (server, line.trim().parse().expect("an address"))
}

async fn create(address: SocketAddr) -> String {
    let person = json!({ "kind": "person" });
    let body = json!({ "game": "carcassonne", "seats": [person, person] }).to_string();
    let mut stream = tokio::net::TcpStream::connect(address).await.expect("a connection");
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes()).await.expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    let created: serde_json::Value =
        serde_json::from_str(answer.split_once("\r\n\r\n").expect("a body").1).expect("JSON");
    created["card"]["id"].as_str().expect("an id").to_owned()
}

/// A decision that was acknowledged.
struct Kept {
    frame: ClientFrame,
    number: u64,
}

/// Plays with both seats at one screen until the server is gone; `kill` is called once, while a
/// decision is on its way.
async fn play_until_killed(
    screen: &mut Client,
    seed: u64,
    decisions: usize,
    kill: impl FnOnce(),
) -> Vec<Kept> {
    let mut rng = rng_from(seed);
    let mut kept = Vec::new();
    let mut kill = Some(kill);
    loop {
        let seat = screen.deciding().iter().next().expect("the match is long");
        let actions = &screen.look(seat.index()).actions;
        let chosen =
            Chosen::Action(luck::pick(&mut rng, actions).expect("a legal action").action.clone());
        let client = format!("kept-{}", kept.len());
        let frame =
            ClientFrame::Play { client: client.clone(), version: screen.version, seat, chosen };
        screen.say(&frame).await;
        if kept.len() == decisions
            && let Some(kill) = kill.take()
        {
            kill();
        }
        let number = loop {
            match screen.next().await {
                Some(ServerFrame::Ack { client: id, number, .. }) if id == client => break number,
                Some(frame @ ServerFrame::Refused { .. }) => unreachable!("{frame:?}"),
                Some(_) => {}
                None => return kept,
            }
        };
        kept.push(Kept { frame, number });
        while screen.number < number {
            if screen.next().await.is_none() {
                return kept;
            }
        }
    }
}

async fn no_acknowledged_action_is_missing(round: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    let key = "5e".repeat(16);
    let (mut server, address) = start(folder.path());
    let table = create(address).await;
    let mut screen = Client::enter(address, &table, Some(&key), None).await;
    screen.sit(0, "Anna").await;
    screen.sit(1, "Ben").await;
    screen.until(|client| client.looks.len() == 2).await;
    let decisions = 11 + 13 * round as usize;
    // SIGKILL: no handler runs, no buffer is written.
    let kept = play_until_killed(&mut screen, round, decisions, || {
        server.kill().expect("a process to kill")
    })
    .await;
    server.wait().expect("a process that ends");
    assert!(kept.len() >= decisions, "{} of {decisions}", kept.len());

    let (mut server, address) = start(folder.path());
    let mut back = Client::enter(address, &table, Some(&key), Some(screen.number)).await;
    assert_eq!(back.yours.iter().collect::<Vec<_>>(), [seat(0), seat(1)]);
    let last = kept.last().expect("a decision");
    assert!(back.number >= last.number, "{} is missing", last.number);
    for Kept { frame, number } in kept.iter().rev().take(10) {
        back.say(frame).await;
        let ClientFrame::Play { client, .. } = frame else { unreachable!() };
        assert_eq!(back.ack(client).await, (*number, true), "stored before, played once");
    }
    let number = back.number;
    let deciding = back.deciding().iter().next().expect("somebody who decides");
    assert_eq!(back.play_any(deciding.index(), &mut rng_from(1)).await, number + 1);
    server.kill().expect("a process to kill");
    server.wait().expect("a process that ends");
}
