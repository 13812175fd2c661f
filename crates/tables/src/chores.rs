//! What can wait, such as a review: handed out where there are workers, in the same queue as decisions and behind them, and
//! done here where no worker does it.

use crate::bench::Stool;
use crate::news::Chore;
use crate::open_tables::OpenTables;
use crate::thinkers::{Place, Thinker};

/// A place to work for a turn; dropped, others have theirs.
pub(crate) struct Turn {
    _here: Option<Place>,
    _at_worker: Option<Stool>,
}

impl OpenTables {
    /// Waits for a turn, behind everybody who plays.
    pub(crate) async fn turn(&self, thinker: Thinker) -> Turn {
        match self.threads {
            0 => Turn { _here: self.thinkers.admit(thinker).await, _at_worker: None },
            _ => Turn { _here: None, _at_worker: Some(self.bench.wait().await) },
        }
    }

    /// Hands a chore out, where there are workers, and waits for what is heard of it. `false` where it is to be done here.
    pub(crate) async fn hand_out(
        &self,
        chore: &Chore,
        thinker: Thinker,
        is_done: impl Future<Output = bool>,
    ) -> bool {
        if self.threads > 0 || self.roster.threads() == 0 {
            return false;
        }
        let Some(errand) = chore.write() else { return false };
        // As with decisions nobody fills the queue: each server hands out its share, and no address more than half of it.
        let at_worker = async {
            let place = self.patient.admit(thinker).await;
            self.news.hand_out(chore.what.lane(), chore.name(), errand);
            let done = is_done.await;
            drop(place);
            done
        };
        tokio::select! {
            done = at_worker => done,
            () = self.no_worker_left() => false,
        }
    }

    async fn no_worker_left(&self) {
        let mut changes = self.roster.changes();
        while self.roster.threads() > 0 {
            if changes.changed().await.is_err() {
                // Nobody comes or goes any more.
                std::future::pending::<()>().await;
            }
        }
    }
}
