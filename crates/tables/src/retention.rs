//! How long tables are kept, and which ones go.

pub use wire::Phase;

use std::time::Duration;

use crate::limits::{PRUNE_BATCH_MAX, PRUNE_REST_MS};
use crate::registry::Registry;
use crate::store::{Idle, Store, StoreError};
use crate::table::FoldedLog;

const DAY_MS: u64 = 24 * 3_600_000;

/// For how many days after their last event tables are kept; 0 is for ever.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retention {
    /// Those whose match is over.
    pub finished_days: u64,
    /// Those whose match was left in the middle.
    pub abandoned_days: u64,
    /// Those whose match never began.
    pub waiting_days: u64,
    /// Studies, after they were last saved or looked at.
    pub study_days: u64,
}

impl Retention {
    /// Tables of that phase without an event since then go.
    fn before_ms(self, phase: Phase, now_ms: u64) -> u64 {
        let days = match phase {
            Phase::Waiting => self.waiting_days,
            Phase::Playing => self.abandoned_days,
            Phase::Over => self.finished_days,
        };
        days_before(days, now_ms)
    }
}

impl Retention {
    /// Studies that nobody has saved or looked at since then go; 0 where they are kept for ever.
    pub fn studies_before_ms(self, now_ms: u64) -> u64 {
        days_before(self.study_days, now_ms)
    }
}

fn days_before(days: u64, now_ms: u64) -> u64 {
    match days {
        0 => 0,
        days => now_ms.saturating_sub(days.saturating_mul(DAY_MS)),
    }
}

/// A table that is kept no longer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stale {
    pub id: String,
    /// How far it came.
    pub phase: Phase,
    /// When it had its last event.
    pub at_ms: u64,
    /// Full days since then.
    pub idle_days: u64,
}

/// What a look through the store found.
#[derive(Clone, Debug, Default)]
pub struct Survey {
    /// The tables that are kept no longer.
    pub stale: Vec<Stale>,
    /// Tables that are further than was noted, and how far.
    pub known: Vec<(String, Phase)>,
    /// Tables that cannot be read. They stay: whoever repairs the file may want them.
    pub unreadable: Vec<String>,
}

/// Looks for tables that are kept no longer, and changes nothing.
pub async fn survey(
    store: &dyn Store,
    registry: &Registry,
    retention: Retention,
    now_ms: u64,
) -> Result<Survey, StoreError> {
    let mut survey = Survey::default();
    let before_ms = |phase| retention.before_ms(phase, now_ms);
    let before = [Phase::Waiting, Phase::Playing, Phase::Over].map(before_ms);
    for Idle { id, phase: noted, at_ms } in store.idle(before).await? {
        // What was noted may be missing or behind: nothing goes before its log has been read.
        let Some((phase, last_ms)) = read(store, registry, &id).await else {
            survey.unreadable.push(id);
            continue;
        };
        if noted != Some(phase) {
            survey.known.push((id.clone(), phase));
        }
        if last_ms < before_ms(phase) {
            let idle_days = now_ms.saturating_sub(last_ms) / DAY_MS;
            survey.stale.push(Stale { id, phase, at_ms, idle_days });
        }
    }
    Ok(survey)
}

/// How far a table came, and when it had its last event, as its log tells.
async fn read(store: &dyn Store, registry: &Registry, id: &str) -> Option<(Phase, u64)> {
    let row = store.table(id).await.ok()??;
    let log = store.log(id).await.ok()?;
    let last_ms = log.last().map_or(row.created_ms, |stored| stored.at_ms);
    let folded = FoldedLog::load(row, log, registry).ok()?;
    Some((folded.phase(), last_ms))
}

/// Removes tables for good, unless they have been played on since they were looked at; says how many went.
/// Some at a time, and with a rest in between: a server that uses the same file is not held up.
pub async fn remove(store: &dyn Store, stale: &[Stale]) -> Result<u64, StoreError> {
    let mut removed = 0;
    for (number, batch) in stale.chunks(PRUNE_BATCH_MAX).enumerate() {
        if number > 0 {
            tokio::time::sleep(Duration::from_millis(PRUNE_REST_MS)).await;
        }
        let batch = batch.iter().map(|stale| (stale.id.clone(), stale.at_ms)).collect();
        removed += store.remove(batch).await?;
    }
    Ok(removed)
}
