//! Time as a parameter: the server reads the clock it was given.

use std::future::Future;
use std::pin::Pin;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// Waiting for a point in time.
pub type Wait = Pin<Box<dyn Future<Output = ()> + Send>>;

/// Where the server gets its time from.
pub trait Clock: Send + Sync + 'static {
    /// Milliseconds since 1970.
    fn now_ms(&self) -> u64;

    /// Waits until the clock shows `at_ms`.
    fn wait_until(&self, at_ms: u64) -> Wait;
}

/// The clock of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now_ms(&self) -> u64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        since.as_millis() as u64
    }

    fn wait_until(&self, at_ms: u64) -> Wait {
        let left = Duration::from_millis(at_ms.saturating_sub(self.now_ms()));
        Box::pin(tokio::time::sleep(left))
    }
}

/// A clock that is turned by hand, for tests.
#[derive(Debug)]
pub struct HandClock {
    now_ms: watch::Sender<u64>,
}

impl HandClock {
    /// A clock that shows `now_ms`.
    pub fn new(now_ms: u64) -> HandClock {
        HandClock { now_ms: watch::Sender::new(now_ms) }
    }

    /// Turns it on by `ms`; all who waited for that wake up.
    pub fn turn(&self, ms: u64) {
        self.now_ms.send_modify(|now| *now += ms);
    }
}

impl Clock for HandClock {
    fn now_ms(&self) -> u64 {
        *self.now_ms.borrow()
    }

    fn wait_until(&self, at_ms: u64) -> Wait {
        let mut seen = self.now_ms.subscribe();
        Box::pin(async move {
            if seen.wait_for(|now| *now >= at_ms).await.is_err() {
                // The clock is gone: that time never comes.
                std::future::pending::<()>().await;
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_hand_clock_wakes_those_whose_time_has_come() {
        let clock = HandClock::new(5);
        let mut wait = clock.wait_until(8);
        clock.turn(2);
        assert!(tokio::time::timeout(Duration::from_millis(20), &mut wait).await.is_err());
        clock.turn(1);
        wait.await;
        assert_eq!(clock.now_ms(), 8);
    }
}
