//! Bots that think at workers: each decision is made once, whoever dies.

use std::sync::Arc;

use bots::rng_from;
use bytes::Bytes;
use tables::news::{Lane, MemoryNews, News};
use tables::table::{Entry, Stored};
use wire::Phase;

use crate::client::{Client, no_settings};
use crate::cluster::{Cluster, Helper, until};
use crate::mixing::seats;

/// Thinks for a while, so that workers are asked.
const SEARCHER: &str = "search:40ms";

/// Anna against a bot that searches.
pub struct Against {
    pub table: String,
    pub anna: Client,
    rng: bots::BotRng,
}

impl Cluster {
    pub async fn against_a_searcher(&self) -> Against {
        let table = self.app(0).table("carcassonne", &["person", SEARCHER], no_settings()).await;
        let mut anna = self.app(0).person(&table, 1).await;
        anna.sit(0, "Anna").await;
        anna.until(|client| !client.looks.is_empty()).await;
        Against { table, anna, rng: rng_from(5) }
    }

    /// Waits until a node knows that somebody works.
    pub async fn knows_worker(&self, node: usize) {
        until(|| async { self.figure(node, "anleger_worker_threads").await > 0 }).await;
    }

    async fn helper(&self, threads: usize) -> (Helper, Arc<MemoryNews>) {
        let line = Arc::new(self.office.join());
        (self.worker(line.clone(), threads).await, line)
    }
}

impl Against {
    /// Anna decides, and waits for the bot, so many times.
    pub async fn answer_bot(&mut self, times: usize) {
        for _ in 0..times {
            self.anna.until(is_asked).await;
            assert_ne!(self.anna.state().phase, Phase::Over, "a longer game is wanted");
            while self.anna.deciding() == seats(&[0]) {
                self.anna.play_any(0, &mut self.rng).await;
            }
        }
        self.anna.until(is_asked).await;
    }
}

fn is_asked(client: &Client) -> bool {
    client.deciding() == seats(&[0]) || client.state().phase == Phase::Over
}

fn by_bots(log: &[Stored]) -> u64 {
    let by_bot = |stored: &&Stored| matches!(&stored.entry, Entry::Played { client: None, .. });
    log.iter().filter(by_bot).count() as u64
}

/// Not a decision of a bot, or one with every seat's chance.
fn says_what_it_expected(stored: &Stored) -> bool {
    match &stored.entry {
        Entry::Played { client: None, expected, .. } => expected.len() == 2,
        _ => true,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_there_are_workers_bots_that_search_think_there() {
    let cluster = Cluster::of(2).await;
    let (worker, _) = cluster.helper(2).await;
    cluster.knows_worker(0).await;
    let mut match_ = cluster.against_a_searcher().await;
    let looker = cluster.app(1).spectator(&match_.table).await;
    match_.answer_bot(8).await;
    let log = cluster.log(&match_.table).await;
    let moves = by_bots(&log);
    assert!(moves > 0);
    assert!(log.iter().all(says_what_it_expected), "a worker writes down what its bot expected");
    assert_eq!(worker.figure("anleger_bot_moves_total"), moves);
    for node in 0..2 {
        assert_eq!(cluster.figure(node, "anleger_bot_moves_total").await, 0);
    }
    // A bot that answers at once does not go anywhere.
    let table = cluster.app(0).table("lanterns", &["random", "random"], no_settings()).await;
    let mut quick = cluster.app(0).spectator(&table).await;
    quick.until(|client| client.state().phase == Phase::Over).await;
    assert_eq!(worker.figure("anleger_bot_moves_total"), moves);
    drop(looker);
    worker.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_that_dies_or_stops_is_replaced_by_another_or_by_the_server() {
    let cluster = Cluster::of(1).await;
    let (first, line) = cluster.helper(1).await;
    cluster.knows_worker(0).await;
    let mut match_ = cluster.against_a_searcher().await;
    match_.answer_bot(3).await;
    assert!(first.figure("anleger_bot_moves_total") > 0);
    line.cut();
    first.kill();
    // What it had taken, and what is handed out before it is missed, the server does after all.
    match_.answer_bot(3).await;
    until(|| async { cluster.figure(0, "anleger_worker_threads").await == 0 }).await;
    let own = cluster.figure(0, "anleger_bot_moves_total").await;
    assert!(own > 0);
    let (second, _) = cluster.helper(1).await;
    cluster.knows_worker(0).await;
    match_.answer_bot(3).await;
    assert!(second.figure("anleger_bot_moves_total") > 0);
    second.stop().await;
    until(|| async { cluster.figure(0, "anleger_worker_threads").await == 0 }).await;
    match_.answer_bot(2).await;
    assert!(cluster.figure(0, "anleger_bot_moves_total").await > own);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_errand_that_is_done_twice_or_is_moot_or_nonsense_plays_once() {
    let cluster = Cluster::of(1).await;
    let mut workers = Vec::new();
    for _ in 0..2 {
        workers.push(cluster.helper(2).await.0);
    }
    cluster.knows_worker(0).await;
    let mut match_ = cluster.against_a_searcher().await;
    let line = cluster.office.join();
    for round in 0..6 {
        let version = match_.anna.version;
        for (copy, version) in [version, version, version + 1, version + 2].into_iter().enumerate()
        {
            let table = &match_.table;
            let text = format!(r#"{{"v":1,"table":"{table}","seat":1,"version":{version}}}"#);
            line.hand_out(Lane::Live, format!("copy {round} {copy}"), Bytes::from(text));
        }
        let strange = format!(r#"{{"v":1,"table":"nowhere","seat":{round},"version":1}}"#);
        line.hand_out(Lane::Unwatched, format!("strange {round}"), Bytes::from(strange));
        match_.answer_bot(1).await;
    }
    let log = cluster.log(&match_.table).await;
    let moves: u64 = workers.iter().map(|worker| worker.figure("anleger_bot_moves_total")).sum();
    let own = cluster.figure(0, "anleger_bot_moves_total").await;
    assert_eq!(moves + own, by_bots(&log), "each was made once");
    assert_eq!(match_.anna.number, log.len() as u64);
}
