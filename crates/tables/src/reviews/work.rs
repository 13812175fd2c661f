//! A review that is worked out: by a worker where there is one, else here. Done twice it counts once, since the store
//! keeps one of them.

use std::sync::Arc;

use game::RecordText;
use teacher::{AnyTeacher, Thought};
use wire::rest::ReviewProgress;

use crate::keys::tag;
use crate::limits::{REVIEW_MS_MAX, REVIEW_TOLD_MS, REVIEW_UNHEARD_MS};
use crate::news::{Chore, OfNode, Topic, What};
use crate::open_tables::OpenTables;
use crate::thinkers::{Rank, Thinker};

/// A review that is about to be worked out.
pub(crate) struct Work {
    pub tables: Arc<OpenTables>,
    pub teacher: &'static dyn AnyTeacher,
    pub record: RecordText,
    pub thinker: Thinker,
}

impl Work {
    /// Sees to it that the review comes to be, and gives its place back.
    pub(super) async fn carry_out(self) {
        let (tables, id) = (self.tables.clone(), self.thinker.table.clone());
        // Whoever asks another server meanwhile hears that it is on its way.
        tell(&tables, &id, ReviewProgress { done: 0, steps: self.record.steps().len() }, false);
        let chore = Chore::new(What::Review, &id);
        let is_done = is_worked_out_elsewhere(&tables, &id);
        if !tables.hand_out(&chore, self.thinker.clone(), is_done).await {
            self.carry_out_here().await;
        }
        tables.reviews.give_place_back(&id);
    }

    /// Works it out on this machine; `false` where it has to be done by somebody else.
    pub(crate) async fn carry_out_here(self) -> bool {
        let (tables, id) = (self.tables.clone(), self.thinker.table.clone());
        let _under_way = UnderWay::at(&tables);
        let steps = self.record.steps().len();
        let done = match self.work_out().await {
            Ok(review) => match tables.store.keep_review(&id, review).await {
                Ok(()) => {
                    tables.metrics.reviews.up();
                    true
                }
                Err(error) => {
                    tracing::error!(table.id = tag(&id), error = %error, "review not kept");
                    false
                }
            },
            Err(why) => {
                tracing::warn!(table.id = tag(&id), why, "review given up");
                !tables.is_stopping()
            }
        };
        tell(&tables, &id, ReviewProgress { done: steps, steps }, done);
        done
    }

    /// Turn after turn, each in a place of its own: whoever plays comes first in between.
    async fn work_out(self) -> Result<String, &'static str> {
        let Work { tables, teacher, record, thinker } = self;
        let reviewer = teacher.reviewer(&record, Thought::default()).map_err(|_| "unreadable")?;
        let (id, mut told_ms) = (thinker.table.clone(), 0);
        let judged = tables.in_turns(thinker, reviewer, REVIEW_MS_MAX, |reviewer| {
            let (done, steps) = reviewer.progress();
            tables.reviews.note(&id, done);
            let now_ms = tables.clock.now_ms();
            if now_ms >= told_ms + REVIEW_TOLD_MS {
                told_ms = now_ms;
                tell(&tables, &id, ReviewProgress { done, steps }, false);
            }
        });
        let reviewer = judged.await?;
        serde_json::to_string(&reviewer.finish()).map_err(|_| "unwritable")
    }
}

/// Counts as under way until it is dropped, also in the middle.
struct UnderWay(Arc<OpenTables>);

impl UnderWay {
    fn at(tables: &Arc<OpenTables>) -> UnderWay {
        tables.metrics.reviewing.up();
        UnderWay(tables.clone())
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.0.metrics.reviewing.down();
    }
}

/// Tells the other servers how far it is: whoever asks may ask any of them.
fn tell(tables: &OpenTables, id: &str, progress: ReviewProgress, over: bool) {
    let ReviewProgress { done, steps } = progress;
    let table = Topic::table(id).to_string();
    tables.tell(&Topic::nodes(), OfNode::Reviews { table, done, steps, over });
}

/// Waits for a worker to say that it has done it; `false` where nothing is heard of it for too long.
async fn is_worked_out_elsewhere(tables: &OpenTables, id: &str) -> bool {
    let (topic, mut news) = (Topic::table(id).to_string(), tables.reviews.listen());
    let mut silent_ms = tables.clock.now_ms() + REVIEW_UNHEARD_MS;
    loop {
        tokio::select! {
            Ok(()) = news.changed() => {
                let now_ms = tables.clock.now_ms();
                let Some(heard) = tables.reviews.heard(&topic, now_ms) else { continue };
                if heard.is_over {
                    break;
                }
                tables.reviews.note(id, heard.progress.done);
                silent_ms = now_ms + REVIEW_UNHEARD_MS;
            }
            () = tables.clock.wait_until(silent_ms) => break,
        }
    }
    matches!(tables.store.review(id).await, Ok(Some(_)))
}

/// A worker has taken this review; `false` where another is to have it.
pub(crate) async fn work(tables: &Arc<OpenTables>, id: &str) -> bool {
    let record = match tables.store.review(id).await {
        Ok(Some(_)) => return true,
        Ok(None) => crate::agreed::finished(tables.store.as_ref(), &tables.registry, id).await,
        Err(error) => Err(error),
    };
    let record = match record {
        Ok(Some(record)) => record,
        // There is nothing to judge.
        Ok(None) => return true,
        Err(error) => {
            tracing::warn!(table.id = tag(id), error = %error, "review not worked out");
            return false;
        }
    };
    let Ok(teacher) = tables.teachers.find(record.game()) else { return false };
    let thinker = Thinker { rank: Rank::Review, network: None, table: id.to_owned() };
    Work { tables: tables.clone(), teacher, record, thinker }.carry_out_here().await
}
