//! Clocks of tables that nobody has open: when the time that a store has noted for one has passed, some server opens
//! it and looks. Each table is taken by one of them at a time, and by another where that one dies.

use std::sync::Arc;

use crate::limits::{DEADLINE_LEASE_MS, DEADLINE_LEFT_MS, DEADLINE_LOOK_MS, DEADLINES_AT_ONCE_MAX};
use crate::open_tables::OpenTables;
use crate::table::Command;

/// Looks after them until it is dropped.
pub(crate) async fn look_after(tables: Arc<OpenTables>) {
    loop {
        while look(&tables).await == DEADLINES_AT_ONCE_MAX {}
        tables.clock.wait_until(tables.clock.now_ms() + DEADLINE_LOOK_MS).await;
    }
}

/// Takes deadlines that have passed for so long that nobody seems to have their tables open; says how many.
async fn look(tables: &Arc<OpenTables>) -> usize {
    let now_ms = tables.clock.calendar_ms();
    let (passed_ms, again_ms) =
        (now_ms.saturating_sub(DEADLINE_LEFT_MS), now_ms + DEADLINE_LEASE_MS);
    let taken = tables.store.take_deadlines(passed_ms, again_ms, DEADLINES_AT_ONCE_MAX).await;
    let taken = taken.unwrap_or_else(|error| {
        tables.note_failure(&error);
        tracing::warn!(error = %error, "deadlines not looked at");
        Vec::new()
    });
    for id in &taken {
        tables.metrics.deadlines.up();
        // Where the server stops, another takes it in a minute.
        if let Ok(table) = tables.open(id) {
            table.send(Command::Due { due_ms: again_ms }).await.ok();
        }
    }
    taken.len()
}
