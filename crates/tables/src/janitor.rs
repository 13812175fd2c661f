//! The janitor: puts away what nobody has touched for long, and lets go what is kept no longer.

use std::sync::Arc;

use crate::house::House;
use crate::limits::{JANITOR_MS, PRUNE_BATCH_MAX, PRUNE_ROUNDS};
use crate::retention::{Retention, survey};
use crate::store::StoreError;

const DAY_MS: u64 = 24 * 3_600_000;

/// Makes its rounds until it is dropped.
pub async fn make_rounds(house: Arc<House>) {
    for round in 0.. {
        put_away(&house).await;
        if round % PRUNE_ROUNDS == 0 && house.config.retention != Retention::default() {
            match let_go(&house).await {
                Ok(0) => {}
                Ok(tables) => tracing::info!(tables, "old tables removed"),
                Err(error) => tracing::error!(error = %error, "old tables not removed"),
            }
        }
        house.clock.wait_until(house.clock.now_ms() + JANITOR_MS).await;
    }
}

/// Tables leave the memory by themselves; only the store has to be looked after.
async fn put_away(house: &House) {
    let idle_ms = house.config.archive_days.saturating_mul(DAY_MS);
    let before = house.clock.calendar_ms().saturating_sub(idle_ms);
    match house.store.archive_idle(before).await {
        Ok(0) => {}
        Ok(tables) => tracing::info!(tables, "idle tables archived"),
        Err(error) => tracing::error!(error = %error, "idle tables not archived"),
    }
}

/// Removes what is kept no longer, unless somebody has it open; says how many tables that were.
async fn let_go(house: &House) -> Result<usize, StoreError> {
    let (store, retention) = (house.store.as_ref(), house.config.retention);
    let found = survey(store, &house.registry, retention, house.clock.calendar_ms()).await?;
    for (id, phase) in found.known {
        store.mark(&id, phase).await?;
    }
    let ids = found.stale.into_iter().map(|stale| stale.id);
    let ids: Vec<String> = ids.filter(|id| !house.has_open(id)).collect();
    for batch in ids.chunks(PRUNE_BATCH_MAX) {
        store.remove(batch.to_vec()).await?;
    }
    Ok(ids.len())
}
