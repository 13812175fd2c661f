//! Finished matches of which those who played them agreed that something is done with them.

use game::RecordText;

use crate::registry::Registry;
use crate::store::{Store, StoreError};
use crate::table::FoldedLog;

/// No event is later.
const EVER: u64 = i64::MAX as u64;

/// The records of all finished matches whose tables agreed that puzzles are looked for in them. A table that
/// cannot be read is passed over.
pub async fn finished_for_puzzles(
    store: &dyn Store,
    registry: &Registry,
) -> Result<Vec<RecordText>, StoreError> {
    let mut records = Vec::new();
    for idle in store.idle([0, 0, EVER]).await? {
        records.extend(for_puzzles(store, registry, &idle.id).await?);
    }
    Ok(records)
}

/// What servers have found in such matches, and the records of those in which they have not looked yet.
pub async fn found_puzzles(
    store: &dyn Store,
    registry: &Registry,
) -> Result<(Vec<String>, Vec<RecordText>), StoreError> {
    let (mut found, mut records) = (Vec::new(), Vec::new());
    for idle in store.idle([0, 0, EVER]).await? {
        match store.find(&idle.id).await? {
            Some(text) => found.push(text),
            None => records.extend(for_puzzles(store, registry, &idle.id).await?),
        }
    }
    Ok((found, records))
}

/// The record of this match, where it is over and its table agreed.
pub(crate) async fn for_puzzles(
    store: &dyn Store,
    registry: &Registry,
    id: &str,
) -> Result<Option<RecordText>, StoreError> {
    match store.table(id).await? {
        Some(row) if row.agreed.settings.puzzles => finished(store, registry, id).await,
        _ => Ok(None),
    }
}

/// The record of a match that is over; nothing where it is not, or cannot be read.
pub(crate) async fn finished(
    store: &dyn Store,
    registry: &Registry,
    id: &str,
) -> Result<Option<RecordText>, StoreError> {
    let Some(row) = store.table(id).await? else { return Ok(None) };
    let log = store.log(id).await?;
    Ok(FoldedLog::load(row, log, registry).ok().and_then(|folded| folded.record()))
}
