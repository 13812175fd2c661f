//! Bots that think elsewhere: a server with a door hands errands out where there are workers, and does itself what
//! none of them does in time; a worker does what it has taken.

use game::Seat;
use tokio::sync::oneshot;

use super::task::{Command, Table};
use crate::level::Level;
use crate::limits::LATE_MS;
use crate::news::{Lane, Task};
use crate::thinkers::Rank;

/// An errand that was handed out.
#[derive(Debug)]
pub(super) struct Out {
    seat: Seat,
    /// About which version of the match.
    version: u64,
    /// Dropped, nobody waits for it any more.
    _waits: oneshot::Sender<()>,
}

/// An errand that was taken.
#[derive(Debug)]
pub(super) struct Taken {
    seat: Seat,
    done: oneshot::Sender<()>,
}

impl Table {
    /// Does this server only work for others?
    pub(super) fn is_worker(&self) -> bool {
        self.tables.threads > 0
    }

    /// Hands a decision out where there are workers and it takes time; says whether it did.
    pub(super) fn hand_out(&mut self, seat: Seat, level: &Level) -> bool {
        let thinker = self.thinker(level);
        if thinker.rank == Rank::Quick || self.tables.roster.threads() == 0 {
            return false;
        }
        let version = self.folded.version();
        let task = Task::new(&self.folded.row.id, seat, version);
        let Some(errand) = task.write() else { return false };
        let lane = if thinker.rank == Rank::Slow { Lane::Live } else { Lane::Unwatched };
        let patience_ms = level.ms_most(self.game_name()) + LATE_MS / 2;
        let (waits, mut decided) = oneshot::channel();
        self.out.push(Out { seat, version, _waits: waits });
        let (tables, inbox) = (self.tables.clone(), self.inbox.clone());
        tokio::spawn(async move {
            let place = tokio::select! {
                place = tables.outside.admit(thinker) => place,
                _ = &mut decided => return,
            };
            let until_ms = tables.clock.now_ms() + patience_ms;
            tables.news.hand_out(lane, task.name(), errand);
            tokio::select! {
                _ = decided => {}
                () = tables.clock.wait_until(until_ms) => {
                    tables.metrics.errands_late.up();
                    inbox.send(Command::Unanswered { seat, version }).await.ok();
                }
            }
            drop(place);
        });
        true
    }

    /// Waits no longer for errands about what has passed.
    pub(super) fn forget_errands(&mut self) {
        let version = self.folded.version();
        let passed = |out: &mut Out| out.version != version;
        for out in self.out.extract_if(.., passed) {
            self.thinking = self.thinking.without(out.seat);
        }
    }

    /// Where no worker is left, what they were asked is done here.
    pub(super) fn take_errands_back(&mut self) {
        if self.tables.roster.threads() == 0 {
            for out in self.out.drain(..) {
                self.thinking = self.thinking.without(out.seat);
            }
        }
    }

    /// No worker has done it in time: it is done here.
    pub(super) fn think_after_all(&mut self, seat: Seat, version: u64) {
        let known = self.out.len();
        self.out.retain(|out| (out.seat, out.version) != (seat, version));
        let level = self.folded.bot(seat).filter(|_| version == self.folded.version());
        match level {
            Some(level) if self.out.len() < known => self.think(seat, level, None),
            _ => {}
        }
    }

    /// A worker has taken an errand, which may be moot by now.
    pub(super) async fn carry_errand_out(
        &mut self,
        seat: Seat,
        version: u64,
        done: oneshot::Sender<()>,
    ) {
        if self.folded.version() < version {
            self.catch_up().await;
        }
        let waits = version == self.folded.version()
            && self.folded.deciding().contains(seat)
            && !self.thinking.contains(seat);
        let Some(level) = self.folded.bot(seat).filter(|_| waits) else {
            done.send(()).ok();
            return;
        };
        self.taken.push(Taken { seat, done });
        self.thinking = self.thinking.with(seat);
        // Whoever took it has a thread for it.
        self.ponder(seat, level, None, None);
    }

    /// The bot of this seat has decided, or need not.
    pub(super) fn errand_done(&mut self, seat: Seat) {
        for taken in self.taken.extract_if(.., |taken| taken.seat == seat) {
            // Whoever took it may have stopped waiting.
            taken.done.send(()).ok();
        }
    }
}
