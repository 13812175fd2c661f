//! A server without a door: it takes errands, lets bots think, writes their decisions into the log, and tells everybody.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::timeout;

use crate::keys::tag;
use crate::limits::{ERRAND_HELD_MS, STOP_MS_MAX};
use crate::mining;
use crate::news::{Chore, Errand, Lane, Receipt, Task, What};
use crate::nodes;
use crate::open_tables::OpenTables;
use crate::reviews;
use crate::serve::{ServeError, watch};
use crate::table::Command;
use crate::thinkers::Rank;

/// A server that works for others.
pub struct Worker {
    tables: Arc<OpenTables>,
}

impl Worker {
    /// A worker on these tables, which say how many bots may think at a time.
    pub fn over(tables: OpenTables) -> Worker {
        Worker { tables: Arc::new(tables) }
    }

    /// The tables, for tests that look behind the counter.
    pub fn tables(&self) -> Arc<OpenTables> {
        self.tables.clone()
    }

    /// Works until `shutdown` is there. What is under way then is finished, or left to others.
    pub async fn work(
        self,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let tables = self.tables;
        let watch = watch(&tables).await?;
        let company = tokio::spawn(nodes::keep_company(tables.clone()));
        let free = Arc::new(Semaphore::new(tables.threads));
        tracing::info!(threads = tables.threads, "worker started");
        // What can wait another does, where this one stops in the middle of it.
        let reviews = tokio::spawn(take_chores(tables.clone(), Rank::Review, &[Lane::Review]));
        let mining = tokio::spawn(take_chores(tables.clone(), Rank::Mining, &[Lane::Mining]));
        let working = take_errands(tables.clone(), free.clone());
        let why = tokio::select! {
            () = working => None,
            () = shutdown => None,
            error = tables.outgrown() => Some(error),
        };
        reviews.abort();
        mining.abort();
        let threads = u32::try_from(tables.threads).unwrap_or(u32::MAX);
        let patience = Duration::from_millis(STOP_MS_MAX);
        if timeout(patience, free.acquire_many(threads)).await.is_err() {
            tracing::warn!("bots did not finish in time");
        }
        tables.refuse_input();
        if timeout(patience, tables.stop_tables()).await.is_err() {
            tracing::warn!("tables did not stop in time");
        }
        nodes::leave_company(&tables).await;
        company.abort();
        watch.inspect(JoinHandle::abort);
        tables.store.close().await?;
        tracing::info!("worker stopped");
        why.map_or(Ok(()), |error| Err(error.into()))
    }
}

async fn take_errands(tables: Arc<OpenTables>, free: Arc<Semaphore>) {
    loop {
        // First a thread, then the errand: what waits for a thread here could be done elsewhere.
        let Ok(thread) = free.clone().acquire_owned().await else { return };
        let errand = tables.news.take_errand(Lane::DECISIONS).await;
        let tables = tables.clone();
        tokio::spawn(async move {
            let stool = tables.bench.decide();
            carry_out(&tables, errand).await;
            drop((stool, thread));
        });
    }
}

/// As many at a time as there are threads, and each goes on only where no decision wants its thread.
async fn take_chores(tables: Arc<OpenTables>, rank: Rank, lanes: &'static [Lane]) {
    let free = Arc::new(Semaphore::new(tables.threads));
    let mut under_way = JoinSet::new();
    loop {
        let Ok(place) = free.clone().acquire_owned().await else { return };
        // A worker that has no thread for it leaves it to another.
        drop(tables.bench.wait(rank).await);
        let errand = tables.news.take_errand(lanes).await;
        let tables = tables.clone();
        under_way.spawn(async move {
            do_chore(&tables, errand).await;
            drop(place);
        });
        while under_way.try_join_next().is_some() {}
    }
}

async fn do_chore(tables: &Arc<OpenTables>, errand: Errand) {
    let Some(Chore { what, table, .. }) = Chore::read(&errand.text) else {
        tables.metrics.news_unreadable.up();
        return;
    };
    let work = async {
        match what {
            What::Review => reviews::work(tables, &table).await,
            What::Mining => mining::work(tables, &table).await,
        }
    };
    if held(errand.receipt.as_ref(), work).await {
        errand.receipt.done().await;
        tables.metrics.errands.up();
    }
}

/// Says again and again that it is under way, until it is done.
async fn held<T>(receipt: &dyn Receipt, work: impl Future<Output = T>) -> T {
    tokio::pin!(work);
    loop {
        let held = Duration::from_millis(ERRAND_HELD_MS);
        match timeout(held, &mut work).await {
            Ok(done) => return done,
            Err(_) => receipt.hold().await,
        }
    }
}

async fn carry_out(tables: &Arc<OpenTables>, errand: Errand) {
    let Some(task) = Task::read(&errand.text) else {
        // Another program may know what that is.
        tables.metrics.news_unreadable.up();
        return;
    };
    held(errand.receipt.as_ref(), think(tables, &task)).await;
    errand.receipt.done().await;
    tables.metrics.errands.up();
}

/// Lets a bot decide at its table, unless that is moot by now.
async fn think(tables: &Arc<OpenTables>, task: &Task) {
    let &Task { ref table, seat, version, .. } = task;
    let work = |done| Command::Work { seat, version, done };
    if let Err(refusal) = tables.ask(table, work).await {
        tracing::warn!(table.id = tag(table), error = %refusal, "errand not done");
    }
}
