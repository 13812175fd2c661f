//! Puzzles looked for in finished matches: where their tables agreed and nowhere else, once, by workers where there are any.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use game::RecordText;
use serde_json::json;
use tables::limits::MINING_LOOK_MS;
use tables::store::{Database, Store};
use tables::{Mine, Miner};
use wire::ClientFrame;

use crate::app::TestApp;
use crate::client::seat;
use crate::cluster::{Cluster, until};

/// Counts the steps of a match: that is what it finds.
#[derive(Default)]
pub struct StepCounter {
    begun: AtomicUsize,
}

impl Miner for StepCounter {
    fn begin(&self, record: &RecordText) -> Option<Box<dyn Mine>> {
        self.begun.fetch_add(1, Ordering::SeqCst);
        Some(Box::new(Steps { of: record.steps().len(), done: 0 }))
    }
}

struct Steps {
    of: usize,
    done: usize,
}

impl Mine for Steps {
    fn advance(&mut self) -> bool {
        self.done += 1;
        self.done < self.of
    }

    fn finish(self: Box<Self>) -> String {
        format!("{} of {}\n", self.done, self.of)
    }
}

/// A match that somebody gave up, at a table that agreed or did not.
pub async fn over(app: &TestApp, puzzles: bool) -> String {
    let (table, mut anna, _ben) = app.pair("lanterns", json!({ "puzzles": puzzles })).await;
    anna.say(&ClientFrame::Resign { seat: seat(0) }).await;
    anna.until(|anna| anna.state().winners.is_some()).await;
    table
}

async fn found(store: &dyn Store, table: &str) -> Option<String> {
    store.find(table).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_alone_looks_where_the_table_agreed_and_nowhere_else() {
    let miner = Arc::new(StepCounter::default());
    let app = TestApp::start_mining(miner.clone()).await;
    let (yes, no) = (over(&app, true).await, over(&app, false).await);
    let store = app.tables.store.clone();
    until(|| async {
        app.clock.turn(MINING_LOOK_MS);
        found(store.as_ref(), &yes).await.is_some()
    })
    .await;
    assert!(found(store.as_ref(), &yes).await.unwrap().contains(" of "));
    app.clock.turn(MINING_LOOK_MS);
    assert_eq!(found(store.as_ref(), &no).await, None);
    assert_eq!(miner.begun.load(Ordering::SeqCst), 1);
    assert!(app.tables.metrics.text().contains("anleger_mined_total 1\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn workers_look_through_matches_each_once_also_where_one_dies() {
    let mut cluster = Cluster::of(0).await;
    let miner = Arc::new(StepCounter::default());
    cluster.miner = Some(miner.clone());
    for _ in 0..2 {
        let node = cluster.node(Arc::new(cluster.office.join())).await;
        cluster.nodes.push(node);
    }
    let mut tables = Vec::new();
    for number in 0..6 {
        tables.push(over(cluster.app(number % 2), true).await);
    }
    let dies = cluster.worker(Arc::new(cluster.office.join()), 1).await;
    let stays = cluster.worker(Arc::new(cluster.office.join()), 1).await;
    cluster.knows_worker(0).await;
    cluster.knows_worker(1).await;
    dies.kill();
    let store = Database::open_existing(&cluster.database()).await.unwrap();
    for table in &tables {
        // The servers look once in a minute, which takes six seconds here.
        until(|| async { found(&store, table).await.is_some() }).await;
    }
    let own = cluster.figure(0, "anleger_mined_total").await
        + cluster.figure(1, "anleger_mined_total").await;
    let theirs = stays.figure("anleger_mined_total");
    assert!(theirs + own >= 6 && theirs > 0, "{theirs} at a worker, {own} at the servers");
    store.close().await.unwrap();
}
