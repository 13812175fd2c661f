//! News that get lost, lines that are cut, servers that die or stop: the log is the truth, and nobody loses anything.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::rng_from;
use bytes::Bytes;
use game::luck;
use tables::news::{Hearing, Line, News, Topic};
use tokio::sync::watch;
use wire::{Phase, Presence};

use crate::client::{Client, no_settings, play_on};
use crate::cluster::{Cluster, until};
use crate::cluster_games::decisions;

/// A line that loses letters, doubles them, and lets them overtake each other.
struct Unreliable {
    line: Arc<dyn News>,
    seed: AtomicU64,
    held: Mutex<Vec<(Topic, Bytes)>>,
}

impl News for Unreliable {
    fn publish(&self, topic: &Topic, letter: Bytes) {
        let mut rng = rng_from(self.seed.fetch_add(1, Ordering::Relaxed));
        let mut held = self.held.lock().unwrap();
        match luck::below(&mut rng, 8) {
            0 | 1 => {}
            2 => {
                self.line.publish(topic, letter.clone());
                self.line.publish(topic, letter);
            }
            3 | 4 => held.push((topic.clone(), letter)),
            _ => self.line.publish(topic, letter),
        }
        if held.len() > 3 {
            for (topic, letter) in held.drain(..).rev() {
                self.line.publish(&topic, letter);
            }
        }
    }

    fn listen(&self, topic: &Topic) -> Hearing {
        self.line.listen(topic)
    }

    fn line(&self) -> watch::Receiver<Line> {
        self.line.line()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_news_are_lost_doubled_and_late_everybody_sees_the_same_in_the_end() {
    let seeds = AtomicU64::new(1);
    let between = |line| -> Arc<dyn News> {
        let seed = AtomicU64::new(seeds.fetch_add(1_000_000, Ordering::Relaxed));
        Arc::new(Unreliable { line, seed, held: Mutex::default() })
    };
    let cluster = Cluster::with(3, between).await;
    let (table, mut players) = cluster.seated("carcassonne", 3).await;
    let mut at_table: Vec<&mut Client> = players.iter_mut().collect();
    let decided = play_on(&mut at_table, &mut [], usize::MAX, &mut rng_from(7)).await;
    let log = cluster.log(&table).await;
    assert_eq!(decisions(&log).len(), decided);
    for player in &mut players {
        player.until_number(log.len() as u64).await;
        player
            .until(|client| {
                let away = |seat: &wire::SeatState| seat.presence != Presence::Here;
                !client.state().seats.iter().any(away)
            })
            .await;
    }
    cluster.record(1, &table).await;
    let mut gaps = 0;
    for node in 0..3 {
        gaps += cluster.figure(node, "anleger_news_gaps_total").await;
    }
    assert!(gaps > 0, "something was lost");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_cut_off_goes_on_and_its_people_see_no_old_board_for_long() {
    let cluster = Cluster::of(2).await;
    let (table, mut players) = cluster.seated("carcassonne", 2).await;
    let line = cluster.nodes[1].line.clone().unwrap();
    line.cut();
    until(|| async { cluster.app(1).get("/readyz").await.body.contains("cut off") }).await;
    assert_eq!(cluster.app(1).get("/readyz").await.status, 200, "it plays on");
    assert_eq!(cluster.app(0).get("/readyz").await.body, "ok\n");
    let mut at_table: Vec<&mut Client> = players.iter_mut().collect();
    play_on(&mut at_table, &mut [], 6, &mut rng_from(2)).await;
    // It is missed. Of the others it knows nothing, and takes them for where they were.
    let away =
        |client: &Client, number: usize| client.state().seats[number].presence != Presence::Here;
    players[0].until(|client| away(client, 1)).await;
    assert!(!away(&players[1], 0));
    line.mend();
    players[0].until(|client| !away(client, 1)).await;
    assert_eq!(cluster.app(1).get("/readyz").await.body, "ok\n");
    let mut at_table: Vec<&mut Client> = players.iter_mut().collect();
    play_on(&mut at_table, &mut [], usize::MAX, &mut rng_from(3)).await;
    cluster.record(0, &table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_die_one_after_the_other_and_nothing_that_was_acknowledged_is_lost() {
    let mut cluster = Cluster::of(3).await;
    let (table, mut players) = cluster.seated("carcassonne", 3).await;
    let mut rng = rng_from(11);
    let mut decided = 0;
    for dies in 0..2 {
        let mut at_table: Vec<&mut Client> = players.iter_mut().collect();
        decided += play_on(&mut at_table, &mut [], 12, &mut rng).await;
        cluster.nodes[dies].kill();
        for (number, player) in players.iter_mut().enumerate() {
            if number <= dies {
                *player = cluster.back(dies + 1, &table, number as u8 + 1, player.number).await;
            }
        }
    }
    let mut at_table: Vec<&mut Client> = players.iter_mut().collect();
    decided += play_on(&mut at_table, &mut [], usize::MAX, &mut rng).await;
    let kept = decisions(&cluster.log(&table).await);
    assert_eq!((kept.len(), kept.values().all(|times| *times == 1)), (decided, true));
    cluster.record(2, &table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_sends_its_people_to_the_others() {
    let mut cluster = Cluster::of(2).await;
    let mut tables = Vec::new();
    for _ in 0..4 {
        let (table, mut players) = cluster.seated("carcassonne", 2).await;
        let mut at_table: Vec<&mut Client> = players.iter_mut().collect();
        play_on(&mut at_table, &mut [], 3, &mut rng_from(2)).await;
        tables.push((table, players));
    }
    let node = cluster.nodes.remove(1);
    let stopping = tokio::spawn(node.stop());
    for (table, players) in &mut tables {
        assert_eq!(players[1].closing().await.as_deref(), Some("server-stopping"));
        players[1] = cluster.back(0, table, 2, players[1].number).await;
    }
    stopping.await.unwrap();
    for (table, players) in &mut tables {
        players[0].until(|client| client.state().seats[1].presence == Presence::Here).await;
        let mut at_table: Vec<&mut Client> = players.iter_mut().collect();
        play_on(&mut at_table, &mut [], usize::MAX, &mut rng_from(3)).await;
        cluster.record(0, table).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_is_thought_for_by_one_server_and_by_another_when_that_one_dies() {
    let mut cluster = Cluster::of(2).await;
    let table = cluster.app(0).table("carcassonne", &["person", "greedy"], no_settings()).await;
    let mut anna = cluster.app(0).person(&table, 1).await;
    let looker = cluster.app(1).spectator(&table).await;
    anna.sit(0, "Anna").await;
    anna.until(|client| !client.looks.is_empty()).await;
    let mut rng = rng_from(5);
    let person = crate::mixing::seats(&[0]);
    for _ in 0..12 {
        anna.until(|client| client.deciding() == person).await;
        anna.play_any(0, &mut rng).await;
    }
    anna.until(|client| client.deciding() == person).await;
    let by_bots = |log: &[tables::table::Stored]| {
        let by_bot = |stored: &&tables::table::Stored| {
            matches!(&stored.entry, tables::table::Entry::Played { client: None, .. })
        };
        log.iter().filter(by_bot).count() as u64
    };
    let mut moves = Vec::new();
    for node in 0..2 {
        moves.push(cluster.figure(node, "anleger_bot_moves_total").await);
    }
    assert_eq!(moves.iter().sum::<u64>(), by_bots(&cluster.log(&table).await));
    assert!(moves.contains(&0), "{moves:?}: one server thinks for this table");
    // The one that thinks dies, in the middle of it or not.
    let thinker = usize::from(moves[0] == 0);
    drop(looker);
    anna.play_any(0, &mut rng).await;
    cluster.nodes[thinker].kill();
    let other = 1 - thinker;
    let mut anna = cluster.back(other, &table, 1, anna.number).await;
    for _ in 0..5 {
        anna.until(|client| client.deciding() == person || client.state().phase == Phase::Over)
            .await;
        if anna.state().phase == Phase::Over {
            break;
        }
        anna.play_any(0, &mut rng).await;
    }
    assert!(cluster.figure(other, "anleger_bot_moves_total").await > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_to_a_server_that_has_heard_nothing_is_told_what_is_in_the_log() {
    let cluster = Cluster::of(2).await;
    let (table, mut players) = cluster.seated("carcassonne", 2).await;
    let line = cluster.nodes[1].line.clone().unwrap();
    line.cut();
    tokio::time::sleep(Duration::from_millis(50)).await;
    let mut anna = cluster.back(0, &table, 1, players[0].number).await;
    let mut ben = cluster.back(0, &table, 2, players[1].number).await;
    drop(players.drain(..));
    play_on(&mut [&mut anna, &mut ben], &mut [], 4, &mut rng_from(2)).await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    let late = cluster.app(1).spectator(&table).await;
    assert_eq!((late.number, late.version), (anna.number, anna.version));
    let summary = cluster.app(1).get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(summary["number"], anna.number);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_seen_more_than_a_server_knows_is_shown_no_less_there() {
    // No time passes, so that no server looks at the log by itself.
    let cluster = Cluster::by_hand(2).await;
    let (table, mut players) = cluster.seated("carcassonne", 2).await;
    cluster.nodes[1].line.clone().unwrap().cut();
    tokio::time::sleep(Duration::from_millis(50)).await;
    let mut anna = cluster.back(0, &table, 1, players[0].number).await;
    let mut ben = cluster.back(0, &table, 2, players[0].number).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 4, &mut rng_from(2)).await;
    assert!(players[1].number < ben.number, "it was told nothing");
    let back = cluster.back(1, &table, 2, ben.number).await;
    assert_eq!((back.number, back.version), (ben.number, ben.version));
    players[1].until_number(ben.number).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_open_at_one_server_is_let_go_by_none() {
    let mut cluster = Cluster::by_hand(1).await;
    let mut ids = Vec::new();
    for _ in 0..2 {
        ids.push(cluster.app(0).table("lanterns", &["person"; 2], no_settings()).await);
    }
    let mut looker = cluster.app(0).spectator(&ids[0]).await;
    cluster.turn(3 * 24 * 3_600_000).await;
    // The next server keeps such tables for a day, and looks for them when it starts.
    cluster.waiting_days = 1;
    cluster.end_rounds().await;
    let line = cluster.office.join();
    let janitor = cluster.node(Arc::new(line)).await;
    cluster.nodes.push(janitor);
    until(|| async {
        cluster.turn(tables::limits::SETTLING_MS).await;
        !cluster.keeps(&ids[1]).await
    })
    .await;
    assert!(cluster.keeps(&ids[0]).await, "somebody looks at it");
    looker.say(&wire::ClientFrame::Ping { count: 1 }).await;
    looker.find(|frame| matches!(frame, wire::ServerFrame::Pong { .. }).then_some(())).await;
}
