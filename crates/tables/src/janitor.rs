//! The janitor: puts away what nobody has touched for long, and lets go what is kept no longer. Of several servers
//! one makes the rounds, by a lease in the store; where it dies, the next one does as soon as that is over.

use std::sync::Arc;

use futures_util::future::join_all;

use crate::limits::{JANITOR_LEASE_MS, JANITOR_MS, PRUNE_BATCH_MAX, PRUNE_ROUNDS};
use crate::open_tables::OpenTables;
use crate::retention::{Retention, remove, survey};
use crate::store::StoreError;

/// What the rounds are called in the store.
const LEASE: &str = "janitor";

const DAY_MS: u64 = 24 * 3_600_000;

/// Makes its rounds until it is dropped.
pub async fn make_rounds(tables: Arc<OpenTables>) {
    for round in 0.. {
        if !is_ours(&tables, JANITOR_LEASE_MS).await {
            wait(&tables).await;
            continue;
        }
        put_away(&tables).await;
        if round % PRUNE_ROUNDS == 0 && tables.config.retention != Retention::default() {
            match let_go(&tables).await {
                Ok(0) => {}
                Ok(tables) => tracing::info!(tables, "old tables removed"),
                Err(error) => tracing::error!(error = %error, "old tables not removed"),
            }
        }
        wait(&tables).await;
    }
}

/// Lets another server make the rounds from now on.
pub async fn hand_over(tables: &OpenTables) {
    is_ours(tables, 0).await;
}

/// Are the rounds ours for so long?
async fn is_ours(tables: &OpenTables, for_ms: u64) -> bool {
    let now_ms = tables.clock.calendar_ms();
    let leased = tables.store.lease(LEASE, tables.run, now_ms, now_ms + for_ms).await;
    leased.unwrap_or_else(|error| {
        tracing::warn!(error = %error, "janitor cannot ask whose turn it is");
        false
    })
}

async fn wait(tables: &OpenTables) {
    tables.clock.wait_until(tables.clock.now_ms() + JANITOR_MS).await;
}

/// Tables leave the memory by themselves; only the store has to be looked after.
async fn put_away(tables: &OpenTables) {
    let idle_ms = tables.config.archive_days.saturating_mul(DAY_MS);
    let before = tables.clock.calendar_ms().saturating_sub(idle_ms);
    match tables.store.archive_idle(before).await {
        Ok(0) => {}
        Ok(tables) => tracing::info!(tables, "idle tables archived"),
        Err(error) => tracing::error!(error = %error, "idle tables not archived"),
    }
}

/// Removes what is kept no longer, unless somebody has it open; says how many tables that were.
async fn let_go(tables: &OpenTables) -> Result<u64, StoreError> {
    let (store, retention) = (tables.store.as_ref(), tables.config.retention);
    let found = survey(store, &tables.registry, retention, tables.clock.calendar_ms()).await?;
    for (id, phase) in found.known {
        store.mark(&id, phase).await?;
    }
    let mut stale = Vec::new();
    for some in found.stale.chunks(PRUNE_BATCH_MAX) {
        let open = join_all(some.iter().map(|stale| is_open(tables, &stale.id))).await;
        let closed = some.iter().zip(open).filter(|(_, open)| !open);
        stale.extend(closed.map(|(stale, _)| stale.clone()));
    }
    let before_ms = retention.studies_before_ms(tables.clock.calendar_ms());
    if before_ms > 0 {
        let studies = store.remove_studies(before_ms).await?;
        tracing::info!(studies, "old studies removed");
    }
    remove(store, &stale).await
}

/// Has somebody this table open, here or at another server?
async fn is_open(tables: &OpenTables, id: &str) -> bool {
    tables.has_open(id) || tables.is_open_elsewhere(id).await
}
