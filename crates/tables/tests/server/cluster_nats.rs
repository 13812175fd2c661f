//! The same over a real NATS.

use std::sync::Arc;
use std::time::Duration;

use bots::rng_from;
use tables::news::NatsNews;
use testbed::Nats;
use wire::{ClientFrame, Presence};

use crate::client::{Client, play_on, seat};
use crate::cluster::{Cluster, until};
use crate::cluster_games::decisions;
use crate::mining::{StepCounter, over};
use crate::reviewing::{ask, given_up};

/// Servers that hear each other over a NATS.
trait OverNats {
    async fn line(&self, password: &str) -> Arc<NatsNews>;
    async fn cluster(&self, nodes: usize) -> Cluster;
}

const PASSWORD: &str = "hidden";

fn nats() -> Nats {
    Nats::start(PASSWORD).unwrap()
}

impl OverNats for Nats {
    async fn line(&self, password: &str) -> Arc<NatsNews> {
        let address = self.address_with(password);
        Arc::new(NatsNews::connect(&address.parse().unwrap()).await.unwrap())
    }

    async fn cluster(&self, nodes: usize) -> Cluster {
        let mut cluster = Cluster::of(0).await;
        for _ in 0..nodes {
            let node = cluster.node(self.line(PASSWORD).await).await;
            cluster.nodes.push(node);
        }
        for node in 0..nodes {
            knows_others(&cluster, node, nodes - 1).await;
        }
        cluster
    }
}

async fn knows_others(cluster: &Cluster, node: usize, others: usize) {
    until(|| async { cluster.figure(node, "anleger_nodes").await as usize == others }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_three_servers_play_and_see_each_other_over_nats() {
    let nats = nats();
    let cluster = nats.cluster(3).await;
    let (table, mut players) = cluster.seated("carcassonne", 3).await;
    for player in &mut players {
        let here = |seat: &wire::SeatState| seat.presence == Presence::Here;
        player.until(|client| client.state().seats.iter().all(here)).await;
    }
    let said = ClientFrame::Chat { seat: Some(seat(0)), name: None, text: "hello".into() };
    players[0].say(&said).await;
    players[2].until(|client| client.heard.iter().any(|text| text.contains("hello"))).await;
    let mut at_table: Vec<&mut Client> = players.iter_mut().collect();
    let decided = play_on(&mut at_table, &mut [], usize::MAX, &mut rng_from(7)).await;
    assert_eq!(decisions(&cluster.log(&table).await).len(), decided);
    cluster.record(1, &table).await;
    let text = cluster.app(2).get("/metrics").await.body;
    assert!(
        text.contains("anleger_news_up 1\n") && text.contains("anleger_news_unreadable_total 0\n")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn while_nats_is_down_people_play_on_and_when_it_is_back_they_see_each_other() {
    let mut nats = nats();
    let cluster = nats.cluster(2).await;
    let (table, mut players) = cluster.seated("carcassonne", 2).await;
    let mut at_table: Vec<&mut Client> = players.iter_mut().collect();
    play_on(&mut at_table, &mut [], 4, &mut rng_from(2)).await;
    nats.kill();
    until(|| async { cluster.app(1).get("/readyz").await.body.contains("cut off") }).await;
    play_on(&mut at_table, &mut [], 4, &mut rng_from(3)).await;
    let onlooker = cluster.app(1).spectator(&table).await;
    assert_eq!(players[0].state().spectators, 0, "nobody has told");
    nats.resume().unwrap();
    for node in 0..2 {
        until(|| async { cluster.app(node).get("/readyz").await.body == "ok\n" }).await;
    }
    players[0].until(|client| client.state().spectators == 1).await;
    drop(onlooker);
    for (own, other) in [(0, 1), (1, 0)] {
        let here = |client: &Client| client.state().seats[other].presence == Presence::Here;
        players[own].until(here).await;
    }
    assert!(cluster.figure(0, "anleger_news_connected_total").await >= 2);
    let mut at_table: Vec<&mut Client> = players.iter_mut().collect();
    play_on(&mut at_table, &mut [], usize::MAX, &mut rng_from(3)).await;
    cluster.record(0, &table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn workers_take_errands_over_jetstream_also_when_nats_was_started_anew() {
    let mut nats = nats();
    let cluster = nats.cluster(2).await;
    let worker = cluster.worker(nats.line(PASSWORD).await, 2).await;
    let mut anna = cluster.against_a_searcher().await;
    cluster.knows_worker(0).await;
    anna.answer_bot(5).await;
    until(|| async { worker.figure("anleger_errands_total") > 0 }).await;
    assert_eq!(cluster.figure(0, "anleger_bot_moves_total").await, 0);
    nats.kill();
    anna.answer_bot(2).await;
    nats.resume().unwrap();
    until(|| async { cluster.app(0).get("/readyz").await.body == "ok\n" }).await;
    cluster.knows_worker(0).await;
    // Whoever takes errands has found out by now that the queue is another one.
    let before = worker.figure("anleger_bot_moves_total");
    tokio::time::sleep(Duration::from_secs(3)).await;
    anna.answer_bot(3).await;
    assert!(worker.figure("anleger_bot_moves_total") > before, "it works again");
    worker.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_goes_over_jetstream_and_is_done_by_the_server_where_its_worker_dies() {
    let nats = nats();
    let cluster = nats.cluster(2).await;
    let worker = cluster.worker(nats.line(PASSWORD).await, 2).await;
    cluster.knows_worker(0).await;
    let table = given_up(cluster.app(0), 20).await;
    assert_eq!(ask(cluster.app(0), &table).await.status, 202);
    assert_eq!(cluster.reviewed_everywhere(&table).await.decisions.len(), 20);
    assert_eq!(worker.figure("anleger_reviews_total"), 1);
    let table = given_up(cluster.app(0), 21).await;
    assert_eq!(ask(cluster.app(0), &table).await.status, 202);
    until(|| async { worker.figure("anleger_reviews_under_way") == 1 }).await;
    worker.kill();
    assert_eq!(cluster.reviewed_everywhere(&table).await.decisions.len(), 21);
    assert_eq!(cluster.figure(0, "anleger_reviews_total").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_looks_for_puzzles_over_jetstream() {
    let nats = nats();
    let mut cluster = Cluster::of(0).await;
    cluster.miner = Some(Arc::new(StepCounter::default()));
    let node = cluster.node(nats.line(PASSWORD).await).await;
    cluster.nodes.push(node);
    let worker = cluster.worker(nats.line(PASSWORD).await, 1).await;
    cluster.knows_worker(0).await;
    over(cluster.app(0), true).await;
    until(|| async { worker.figure("anleger_mined_total") == 1 }).await;
    assert_eq!(cluster.figure(0, "anleger_mined_total").await, 0);
    worker.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_the_wrong_password_hears_nothing_and_serves_on() {
    let nats = nats();
    let mut cluster = nats.cluster(1).await;
    let stranger = cluster.node(nats.line("guessed").await).await;
    cluster.nodes.push(stranger);
    let (table, mut players) = cluster.seated("lanterns", 2).await;
    assert!(cluster.app(1).get("/readyz").await.body.contains("cut off"));
    let mut at_table: Vec<&mut Client> = players.iter_mut().collect();
    play_on(&mut at_table, &mut [], usize::MAX, &mut rng_from(3)).await;
    cluster.record(1, &table).await;
}
