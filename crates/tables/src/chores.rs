//! What can wait, such as a review or the search for puzzles: handed out where there are workers, in the same queue as decisions and behind them, and
//! done here where no worker does it.

use crate::bench::Stool;
use std::time::{Duration, Instant};

use teacher::AnyReviewer;

use crate::limits::CHORE_TURN_MS;
use crate::mining::Mine;
use crate::news::{Chore, What};
use crate::open_tables::OpenTables;
use crate::thinkers::{Place, Thinker};

/// Work that is done step by step.
pub(crate) trait Laborious: Send + 'static {
    /// Does the next step; `false` when there is none.
    fn advance(&mut self) -> bool;
}

impl Laborious for Box<dyn AnyReviewer> {
    fn advance(&mut self) -> bool {
        self.as_mut().advance()
    }
}

impl Laborious for Box<dyn Mine> {
    fn advance(&mut self) -> bool {
        self.as_mut().advance()
    }
}

/// Works for as long as a turn lasts; says whether there is more to do.
fn take_turn<W: Laborious>(mut work: W, begun: Instant) -> (W, bool) {
    while work.advance() {
        if begun.elapsed() >= Duration::from_millis(CHORE_TURN_MS) {
            return (work, true);
        }
    }
    (work, false)
}

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
            _ => Turn { _here: None, _at_worker: Some(self.bench.wait(thinker.rank).await) },
        }
    }

    /// Works in turns until all is done, and tells after each how far it is.
    pub(crate) async fn in_turns<W: Laborious>(
        &self,
        thinker: Thinker,
        mut work: W,
        ms_max: u64,
        mut tell: impl FnMut(&W),
    ) -> Result<W, &'static str> {
        let mut used = Duration::ZERO;
        loop {
            let place = self.turn(thinker.clone()).await;
            let begun = Instant::now();
            let turn = tokio::task::spawn_blocking(move || take_turn(work, begun)).await;
            let more;
            (work, more) = turn.map_err(|_| "it failed")?;
            drop(place);
            used += begun.elapsed();
            tell(&work);
            if !more {
                return Ok(work);
            }
            if self.is_stopping() {
                return Err("the server stops");
            }
            if used > Duration::from_millis(ms_max) {
                return Err("it takes too long");
            }
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
            let place = match chore.what {
                What::Review => self.patient.admit(thinker).await,
                // A server looks through one match at a time.
                What::Mining => None,
            };
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
