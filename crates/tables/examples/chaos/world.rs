//! What all who play know: where the servers are, whether it is over, and what was counted.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::watch;

use crate::promises::Promises;

/// The world as people see it.
#[derive(Debug)]
pub struct World {
    pub nodes: Vec<SocketAddr>,
    pub promises: Promises,
    pub tally: Tally,
    ending: watch::Sender<bool>,
}

/// What was counted, by all at once.
#[derive(Debug, Default)]
pub struct Tally {
    /// Decisions that were acknowledged.
    pub acknowledged: AtomicU64,
    /// Those of them whose first acknowledgement never arrived: stored, and found when they were sent again.
    pub in_doubt: AtomicU64,
    /// Acknowledged decisions that were sent again, and not made again.
    pub again: AtomicU64,
    /// Decisions that were refused for a reason that passes.
    pub refused: AtomicU64,
    /// Lines that were gone.
    pub moved: AtomicU64,
    /// Times that a server showed less than another had shown before, since it could not read the log.
    pub behind: AtomicU64,
    /// Matches that were played to their end.
    pub over: AtomicU64,
    /// The longest that anybody waited from a decision to its acknowledgement.
    longest_ms: AtomicU64,
}

/// Counts one more.
pub fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// How many were counted.
pub fn read(counter: &AtomicU64) -> u64 {
    counter.load(Ordering::Relaxed)
}

impl Tally {
    pub fn waited(&self, time: Duration) {
        self.longest_ms.fetch_max(time.as_millis() as u64, Ordering::Relaxed);
    }

    pub fn longest_ms(&self) -> u64 {
        read(&self.longest_ms)
    }
}

impl World {
    pub fn new(nodes: Vec<SocketAddr>) -> World {
        let (ending, _) = watch::channel(false);
        World { nodes, promises: Promises::default(), tally: Tally::default(), ending }
    }

    /// Everybody finishes what they are about.
    pub fn end(&self) {
        self.ending.send_replace(true);
    }

    pub fn is_ending(&self) -> bool {
        *self.ending.borrow()
    }

    pub async fn until_ending(&self) {
        self.ending.subscribe().wait_for(|ending| *ending).await.ok();
    }
}
