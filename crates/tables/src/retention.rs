//! How long tables are kept, and which ones go.

pub use wire::Phase;

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
}

impl Retention {
    /// Tables of that phase without an event since then go.
    fn before_ms(self, phase: Phase, now_ms: u64) -> u64 {
        let days = match phase {
            Phase::Waiting => self.waiting_days,
            Phase::Playing => self.abandoned_days,
            Phase::Over => self.finished_days,
        };
        match days {
            0 => 0,
            days => now_ms.saturating_sub(days.saturating_mul(DAY_MS)),
        }
    }
}

/// A table that is kept no longer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stale {
    pub id: String,
    /// How far it came.
    pub phase: Phase,
    /// Full days since its last event.
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
        let Some(phase) = phase_of(store, registry, &id).await else {
            survey.unreadable.push(id);
            continue;
        };
        if noted != Some(phase) {
            survey.known.push((id.clone(), phase));
        }
        if at_ms < before_ms(phase) {
            let idle_days = now_ms.saturating_sub(at_ms) / DAY_MS;
            survey.stale.push(Stale { id, phase, idle_days });
        }
    }
    Ok(survey)
}

/// How far a table came, as its log tells.
async fn phase_of(store: &dyn Store, registry: &Registry, id: &str) -> Option<Phase> {
    let row = store.table(id).await.ok()??;
    let log = store.log(id).await.ok()?;
    FoldedLog::load(row, log, registry).ok().map(|folded| folded.phase())
}
