//! Puzzles in matches that are over, where their tables agreed: looked for when nobody waits for anything else, by workers
//! where there are any. One server at a time takes such a match, and what is found first counts.

use std::sync::Arc;

use game::RecordText;

use crate::agreed;
use crate::keys::tag;
use crate::limits::{
    MINED_AT_ONCE_MAX, MINING_ASKED_MS, MINING_LEASE_MS, MINING_LOOK_MS, MINING_MS_MAX,
    MINING_UNHEARD_MS,
};
use crate::news::{Chore, What};
use crate::open_tables::OpenTables;
use crate::store::StoreError;
use crate::thinkers::{Rank, Thinker};

/// Looks for puzzles in matches. What a puzzle is the program knows that starts the server.
pub trait Miner: Send + Sync {
    /// Begins to look through the match of this record; `None` where there is nothing to look through.
    fn begin(&self, record: &RecordText) -> Option<Box<dyn Mine>>;
}

/// A match that is looked through step by step.
pub trait Mine: Send {
    /// Looks at the next step; `false` when there is none.
    fn advance(&mut self) -> bool;

    /// What was found, as text; empty where that is nothing.
    fn finish(self: Box<Self>) -> String;
}

/// Sees to it that finished matches are looked through, until it is dropped.
pub(crate) async fn look_after(tables: Arc<OpenTables>) {
    if tables.miner.is_none() {
        return;
    }
    loop {
        let taken = take(&tables).await;
        for id in &taken {
            see_to(&tables, id).await;
        }
        if taken.len() < MINED_AT_ONCE_MAX {
            tables.clock.wait_until(tables.clock.now_ms() + MINING_LOOK_MS).await;
        }
    }
}

async fn take(tables: &OpenTables) -> Vec<String> {
    let now_ms = tables.clock.calendar_ms();
    let taken = tables.store.take_finds(now_ms, now_ms + MINING_LEASE_MS, MINED_AT_ONCE_MAX).await;
    taken.unwrap_or_else(|error| {
        tables.note_failure(&error);
        tracing::warn!(error = %error, "no match taken to look for puzzles");
        Vec::new()
    })
}

/// Lets a worker look through a match, or does it here.
async fn see_to(tables: &Arc<OpenTables>, id: &str) {
    let thinker = Thinker { rank: Rank::Mining, network: None, table: id.to_owned() };
    let chore = Chore::new(What::Mining, id);
    if !tables.hand_out(&chore, thinker, is_looked_through_elsewhere(tables, id)).await {
        work(tables, id).await;
    }
}

/// Waits for a worker to have done it: nobody is in a hurry, so it says nothing while it is at it.
async fn is_looked_through_elsewhere(tables: &OpenTables, id: &str) -> bool {
    let until_ms = tables.clock.now_ms() + MINING_UNHEARD_MS;
    loop {
        match tables.store.find(id).await {
            Ok(Some(_)) => return true,
            _ if tables.clock.now_ms() >= until_ms => return false,
            _ => tables.clock.wait_until(tables.clock.now_ms() + MINING_ASKED_MS).await,
        }
    }
}

/// Looks through a match on this machine, unless somebody has; `false` where another is to do it.
pub(crate) async fn work(tables: &Arc<OpenTables>, id: &str) -> bool {
    match look_through(tables, id).await {
        Ok(is_done) => is_done,
        Err(error) => {
            tracing::warn!(table.id = tag(id), error = %error, "puzzles not looked for");
            false
        }
    }
}

async fn look_through(tables: &Arc<OpenTables>, id: &str) -> Result<bool, StoreError> {
    let Some(miner) = tables.miner.clone() else { return Ok(false) };
    if tables.store.find(id).await?.is_some() {
        return Ok(true);
    }
    let Some(record) = agreed::for_puzzles(tables.store.as_ref(), &tables.registry, id).await?
    else {
        return Ok(true);
    };
    let thinker = Thinker { rank: Rank::Mining, network: None, table: id.to_owned() };
    let found = match miner.begin(&record) {
        None => String::new(),
        Some(mine) => match tables.in_turns(thinker, mine, MINING_MS_MAX, |_| {}).await {
            Ok(mine) => mine.finish(),
            Err(why) => {
                tracing::warn!(table.id = tag(id), why, "search for puzzles given up");
                if tables.is_stopping() {
                    return Ok(false);
                }
                String::new()
            }
        },
    };
    tables.store.keep_find(id, found).await?;
    tables.metrics.mined.up();
    Ok(true)
}
