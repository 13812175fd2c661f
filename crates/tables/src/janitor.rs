//! The janitor: puts away what nobody has touched for long.

use std::sync::Arc;

use crate::house::House;
use crate::limits::JANITOR_MS;

const DAY_MS: u64 = 24 * 3_600_000;

/// Makes its rounds until it is dropped.
pub async fn make_rounds(house: Arc<House>) {
    loop {
        round(&house).await;
        house.clock.wait_until(house.clock.now_ms() + JANITOR_MS).await;
    }
}

/// Tables leave the memory by themselves; only the store has to be looked after.
async fn round(house: &House) {
    let idle_ms = house.config.archive_days.saturating_mul(DAY_MS);
    let before = house.clock.calendar_ms().saturating_sub(idle_ms);
    match house.store.archive_idle(before).await {
        Ok(0) => {}
        Ok(tables) => tracing::info!(tables, "idle tables archived"),
        Err(error) => tracing::error!(error = %error, "idle tables not archived"),
    }
}
