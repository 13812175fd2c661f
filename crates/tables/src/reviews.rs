//! Reviews of matches that are over: worked out in the queue, behind everybody who plays, and kept with the table.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use game::RecordText;
use teacher::{AnyReviewer, AnyTeacher, Thought};
use wire::TableRefusal;
use wire::rest::{ReviewProgress, Subject};

use crate::keys::tag;
use crate::limits::{
    REVIEW_MS_MAX, REVIEW_TURN_MS, REVIEWS_PER_ADDRESS_MAX, REVIEWS_UNDER_WAY_MAX,
};
use crate::network::Network;
use crate::open_tables::OpenTables;
use crate::quota::Quota;
use crate::refusal::Refusal;
use crate::running;
use crate::table::FoldedLog;
use crate::thinkers::{Rank, Thinker};

/// A review that was asked for.
pub enum Asked {
    /// It is being worked out.
    UnderWay(ReviewProgress),
    /// It is there, as JSON.
    Done(String),
}

/// The reviews that are being worked out.
pub struct Reviews {
    under_way: Mutex<HashMap<String, ReviewProgress>>,
    quota: Quota,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { under_way: Mutex::default(), quota: Quota::new(REVIEWS_PER_ADDRESS_MAX) }
    }
}

impl Reviews {
    fn progress(&self, id: &str) -> Option<ReviewProgress> {
        self.under_way().get(id).copied()
    }

    /// Takes a place for this table, unless somebody has it already.
    fn take_place(&self, id: &str, progress: ReviewProgress) -> Result<bool, Refusal> {
        let mut under_way = self.under_way();
        if under_way.contains_key(id) {
            return Ok(false);
        }
        if under_way.len() >= REVIEWS_UNDER_WAY_MAX {
            return Err(Refusal::ReviewsFull);
        }
        under_way.insert(id.to_owned(), progress);
        Ok(true)
    }

    fn note(&self, id: &str, done: usize) {
        if let Some(progress) = self.under_way().get_mut(id) {
            progress.done = done;
        }
    }

    fn give_place_back(&self, id: &str) {
        self.under_way().remove(id);
    }

    fn under_way(&self) -> MutexGuard<'_, HashMap<String, ReviewProgress>> {
        self.under_way.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// The review of this table's match, or how far it is.
pub async fn look(tables: &Arc<OpenTables>, id: &str) -> Result<Asked, Refusal> {
    // First, since what is finished meanwhile is in the store before it leaves the list.
    if let Some(progress) = tables.reviews.progress(id) {
        return Ok(Asked::UnderWay(progress));
    }
    finished(tables, id).await?;
    tables.store.review(id).await?.map(Asked::Done).ok_or(Refusal::NoReview)
}

/// The same; where there is none, it is begun on behalf of `network`.
pub async fn ask(tables: &Arc<OpenTables>, id: &str, network: Network) -> Result<Asked, Refusal> {
    match look(tables, id).await {
        Err(Refusal::NoReview) => {}
        found => return found,
    }
    let record = finished(tables, id).await?;
    let teacher = tables.teachers.find(record.game())?;
    running::refuse_if_it_runs(tables, Subject::Record(record.to_string()), Some(id)).await?;
    let progress = ReviewProgress { done: 0, steps: record.steps().len() };
    if tables.reviews.take_place(id, progress)? {
        if !tables.reviews.quota.count(network, tables.clock.now_ms()) {
            tables.reviews.give_place_back(id);
            return Err(Refusal::TooManyReviews);
        }
        let thinker = Thinker { rank: Rank::Review, network: Some(network), table: id.to_owned() };
        let work = Work { tables: tables.clone(), teacher, record, thinker };
        tokio::spawn(work.carry_out());
    }
    Ok(Asked::UnderWay(progress))
}

/// The record of a match that is over.
async fn finished(tables: &Arc<OpenTables>, id: &str) -> Result<RecordText, Refusal> {
    let record = tables.inspect(id, FoldedLog::record).await?;
    record.ok_or_else(|| TableRefusal::NotOver.into())
}

/// A review that is about to be worked out.
struct Work {
    tables: Arc<OpenTables>,
    teacher: &'static dyn AnyTeacher,
    record: RecordText,
    thinker: Thinker,
}

impl Work {
    async fn carry_out(self) {
        let (tables, id) = (self.tables.clone(), self.thinker.table.clone());
        tables.metrics.reviewing.up();
        match self.work_out().await {
            Ok(review) => match tables.store.keep_review(&id, review).await {
                Ok(()) => tables.metrics.reviews.up(),
                Err(error) => {
                    tracing::error!(table.id = tag(&id), error = %error, "review not kept")
                }
            },
            Err(why) => tracing::warn!(table.id = tag(&id), why, "review given up"),
        }
        tables.reviews.give_place_back(&id);
        tables.metrics.reviewing.down();
    }

    /// Turn after turn, each in a place of its own: whoever plays comes first in between.
    async fn work_out(self) -> Result<String, &'static str> {
        let Work { tables, teacher, record, thinker } = self;
        let mut used = Duration::ZERO;
        let mut reviewer =
            teacher.reviewer(&record, Thought::default()).map_err(|_| "unreadable")?;
        loop {
            let place = tables.thinkers.admit(thinker.clone()).await;
            let begun = Instant::now();
            let turn = tokio::task::spawn_blocking(move || take_turn(reviewer, begun)).await;
            let more;
            (reviewer, more) = turn.map_err(|_| "the teacher failed")?;
            drop(place);
            used += begun.elapsed();
            tables.reviews.note(&thinker.table, reviewer.progress().0);
            if !more {
                return serde_json::to_string(&reviewer.finish()).map_err(|_| "unwritable");
            }
            if tables.is_stopping() {
                return Err("the server stops");
            }
            if used > Duration::from_millis(REVIEW_MS_MAX) {
                return Err("it takes too long");
            }
        }
    }
}

/// Judges for as long as a turn lasts; says whether there is more to judge.
fn take_turn(mut reviewer: Box<dyn AnyReviewer>, begun: Instant) -> (Box<dyn AnyReviewer>, bool) {
    while reviewer.advance() {
        if begun.elapsed() >= Duration::from_millis(REVIEW_TURN_MS) {
            return (reviewer, true);
        }
    }
    (reviewer, false)
}
