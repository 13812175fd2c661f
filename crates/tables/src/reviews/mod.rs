//! Reviews of matches that are over: worked out in the queue, behind everybody who plays, and kept with the table.

mod progress;
mod work;

pub use progress::Reviews;
pub(crate) use work::work;

use std::sync::Arc;

use game::RecordText;
use wire::TableRefusal;
use wire::rest::{ReviewProgress, Subject};

use crate::network::Network;
use crate::news::Topic;
use crate::open_tables::OpenTables;
use crate::quota::Counts;
use crate::refusal::Refusal;
use crate::running;
use crate::table::FoldedLog;
use crate::thinkers::{Rank, Thinker};
use work::Work;

/// A review that was asked for.
pub enum Asked {
    /// It is being worked out.
    UnderWay(ReviewProgress),
    /// It is there, as JSON.
    Done(String),
}

/// The review of this table's match, or how far it is.
pub async fn look(tables: &Arc<OpenTables>, id: &str) -> Result<Asked, Refusal> {
    // First, since what is finished meanwhile is in the store before it leaves the list.
    if let Some(progress) = tables.reviews.progress(id) {
        return Ok(Asked::UnderWay(progress));
    }
    finished(tables, id).await?;
    if let Some(review) = tables.store.review(id).await? {
        return Ok(Asked::Done(review));
    }
    let heard = tables.reviews.heard(Topic::table(id).as_str(), tables.clock.now_ms());
    let under_way = heard.filter(|heard| !heard.is_over);
    under_way.map(|heard| Asked::UnderWay(heard.progress)).ok_or(Refusal::NoReview)
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
        if !tables.count(Counts::Reviews, network) {
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
