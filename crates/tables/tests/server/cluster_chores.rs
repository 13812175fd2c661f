//! Reviews that workers work out: once, whoever dies, and behind decisions that people wait for.

use std::sync::Arc;

use bytes::Bytes;
use tables::news::{Lane, News};
use teacher::Review;

use crate::cluster::{Cluster, Helper, until};
use crate::reviewing::{ask, given_up, reviewed};

/// Decisions of which a review takes a while.
const MANY: usize = 30;

impl Cluster {
    async fn helpers(&self, many: usize) -> Vec<Helper> {
        let mut helpers = Vec::new();
        for _ in 0..many {
            helpers.push(self.worker(Arc::new(self.office.join()), 1).await);
        }
        until(|| async { self.figure(0, "anleger_worker_threads").await == many as u64 }).await;
        helpers
    }

    async fn reviews(&self) -> u64 {
        let mut reviews = 0;
        for node in 0..self.nodes.len() {
            reviews += self.figure(node, "anleger_reviews_total").await;
        }
        reviews
    }

    /// The review, as each server tells it.
    pub async fn reviewed_everywhere(&self, table: &str) -> Review {
        let first = reviewed(self.app(0), table).await;
        for node in &self.nodes {
            assert_eq!(reviewed(&node.app, table).await, first);
        }
        first
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_worked_out_at_a_worker_and_every_server_says_how_far_it_is() {
    let cluster = Cluster::of(2).await;
    let helpers = cluster.helpers(1).await;
    let table = given_up(cluster.app(0), MANY).await;
    assert_eq!(ask(cluster.app(0), &table).await.status, 202);
    let path = format!("/api/tables/{table}/review");
    until(|| async { cluster.app(1).get(&path).await.status == 202 }).await;
    assert_eq!(ask(cluster.app(1), &table).await.status, 202, "it is under way");
    let review = cluster.reviewed_everywhere(&table).await;
    assert_eq!(review.decisions.len(), MANY);
    assert_eq!((helpers[0].figure("anleger_reviews_total"), cluster.reviews().await), (1, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_works_out_a_review_may_die_and_another_does_it() {
    let cluster = Cluster::of(1).await;
    let mut helpers = cluster.helpers(2).await;
    let table = given_up(cluster.app(0), MANY).await;
    assert_eq!(ask(cluster.app(0), &table).await.status, 202);
    let path = format!("/api/tables/{table}/review");
    let done = || async { cluster.app(0).get(&path).await.json()["done"].as_u64() };
    until(|| async { done().await.is_none_or(|done| done > 0) }).await;
    for helper in helpers.drain(..) {
        helper.kill();
    }
    let review = reviewed(cluster.app(0), &table).await;
    assert_eq!(review.decisions.len(), MANY);
    assert_eq!(cluster.reviews().await, 1, "the server did it after all");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_that_is_told_to_stop_leaves_its_review_to_another() {
    let cluster = Cluster::of(1).await;
    let first = cluster.helpers(1).await.remove(0);
    let table = given_up(cluster.app(0), MANY).await;
    assert_eq!(ask(cluster.app(0), &table).await.status, 202);
    until(|| async { first.figure("anleger_reviews_under_way") == 1 }).await;
    let second = cluster.worker(Arc::new(cluster.office.join()), 1).await;
    until(|| async { cluster.figure(0, "anleger_worker_threads").await == 2 }).await;
    let by_first = first.tables.metrics.clone();
    first.stop().await;
    reviewed(cluster.app(0), &table).await;
    let by_first = u64::from(by_first.text().contains("anleger_reviews_total 1\n"));
    let reviews = by_first + second.figure("anleger_reviews_total") + cluster.reviews().await;
    assert_eq!(reviews, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chore_that_is_done_twice_or_is_moot_or_nonsense_counts_once() {
    let cluster = Cluster::of(1).await;
    let helpers = cluster.helpers(2).await;
    let table = given_up(cluster.app(0), 4).await;
    let line = cluster.office.join();
    let (running, ..) = cluster.app(0).pair("carcassonne", crate::client::no_settings()).await;
    let chores = [
        format!(r#"{{"v":1,"what":"review","table":"{table}"}}"#),
        format!(r#"{{"v":1,"what":"review","table":"{table}"}}"#),
        format!(r#"{{"v":1,"what":"review","table":"{running}"}}"#),
        r#"{"v":1,"what":"review","table":"nowhere"}"#.to_owned(),
    ];
    let many = chores.len() as u64;
    for (number, text) in chores.into_iter().enumerate() {
        line.hand_out(Lane::Review, format!("chore {number}"), Bytes::from(text));
    }
    let done = || helpers.iter().map(|helper| helper.figure("anleger_errands_total")).sum::<u64>();
    until(|| async { done() == many }).await;
    let review = reviewed(cluster.app(0), &table).await;
    assert_eq!(review.decisions.len(), 4);
    assert_eq!(ask(cluster.app(0), &running).await.status, 409, "nothing of it is judged");
    line.hand_out(
        Lane::Review,
        "again".into(),
        Bytes::from(format!(r#"{{"v":1,"what":"review","table":"{table}"}}"#)),
    );
    until(|| async { done() == many + 1 }).await;
    assert_eq!(reviewed(cluster.app(0), &table).await, review);
}

#[tokio::test(flavor = "multi_thread")]
async fn while_a_worker_judges_bots_decide_at_once() {
    let cluster = Cluster::of(1).await;
    let helpers = cluster.helpers(1).await;
    let table = given_up(cluster.app(0), 2 * MANY).await;
    assert_eq!(ask(cluster.app(0), &table).await.status, 202);
    until(|| async { helpers[0].figure("anleger_reviews_under_way") == 1 }).await;
    let mut match_ = cluster.against_a_searcher().await;
    match_.answer_bot(5).await;
    assert!(helpers[0].figure("anleger_bot_moves_total") >= 5, "they are decided there");
    assert_eq!(cluster.figure(0, "anleger_errands_late_total").await, 0);
    drop(match_);
    assert_eq!(reviewed(cluster.app(0), &table).await.decisions.len(), 2 * MANY);
    assert_eq!(helpers[0].figure("anleger_reviews_total"), 1);
}
