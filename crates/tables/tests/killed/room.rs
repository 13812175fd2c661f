//! A disk without room: nothing is acknowledged that is not kept, and when there is room again the
//! match goes on.

use std::fs;
use std::path::Path;
use std::time::Duration;

use bots::rng_from;
use rlimit::{INFINITY, Resource, prlimit};
use wire::{ActionInput, ClientFrame, ServerFrame};

use crate::client::{Client, play_on, seat};
use crate::served::Served;

/// Lets no file of the server grow beyond `bytes`; for a write that is the same as a full disk.
fn limit(server: &Served, bytes: u64) {
    let process = server.process().try_into().expect("a process");
    prlimit(process, Resource::FSIZE, Some((bytes, INFINITY)), None).expect("a limit");
}

/// The size of the file that grows.
fn log_bytes(folder: &Path) -> u64 {
    fs::metadata(folder.join("anleger.sqlite-wal")).expect("a write-ahead log").len()
}

async fn is_alive(client: &mut Client) {
    client.say(&ClientFrame::Ping { count: 7 }).await;
    client.find(|frame| matches!(frame, ServerFrame::Pong { count: 7 }).then_some(())).await;
}

pub async fn none_left() {
    let server = Served::start();
    let (table, [mut anna, mut ben]) = server.people::<2>().await;
    let mut rng = rng_from(1);
    play_on(&mut [&mut anna, &mut ben], &mut [], 6, &mut rng).await;
    let number = anna.number;

    limit(&server, log_bytes(server.folder.path()));
    let decides = anna.deciding().iter().next().expect("somebody who decides");
    let player = if decides == seat(0) { &mut anna } else { &mut ben };
    let chosen: ActionInput = player.look(decides.index()).actions[0].clone().into();
    for _ in 0..3 {
        player.send_play(decides.index(), player.version, chosen.clone()).await;
        assert_eq!(player.refusal().await, "storage-failed");
    }
    player.say(&ClientFrame::Chat { seat: Some(decides), name: None, text: "hello?".into() }).await;
    assert_eq!(player.refusal().await, "storage-failed");
    player.say(&ClientFrame::Resign { seat: decides }).await;
    assert_eq!(player.refusal().await, "storage-failed");
    let (status, problem) = server.post_table(2).await;
    assert_eq!((status, problem["code"].as_str()), (500, Some("storage-failed")));
    assert_eq!(server.request("GET /healthz", "").await.0, 200, "it is alive");
    assert_eq!(server.request("GET /readyz", "").await.0, 503, "and not ready");
    for client in [&mut anna, &mut ben] {
        is_alive(client).await;
        assert_eq!(client.number, number, "nothing happened");
    }

    limit(&server, INFINITY);
    while server.request("GET /readyz", "").await.0 != 200 {
        // What it last answered stands for a second.
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    play_on(&mut [&mut anna, &mut ben], &mut [], 6, &mut rng).await;
    let (number, looks) = (anna.number, anna.looks.clone());
    let server = server.again();
    let back = server.person(&table, 0).await;
    assert_eq!((back.number, back.looks), (number, looks));
}
