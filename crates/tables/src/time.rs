//! Time as a parameter: the server reads the clock it was given.

use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use tokio::sync::watch;

/// Waiting for a point in time.
pub type Wait = Pin<Box<dyn Future<Output = ()> + Send>>;

/// Where the server gets its time from.
pub trait Clock: Send + Sync + 'static {
    /// Milliseconds that have passed, counted from what the calendar said at the start. Nobody can
    /// set it: what people are charged and whoever waits goes by it.
    fn now_ms(&self) -> u64;

    /// Milliseconds since 1970 as the machine has it. It is set now and then and jumps: only for
    /// dates, and for what is counted in days.
    fn calendar_ms(&self) -> u64;

    /// Waits until [`Clock::now_ms`] is `at_ms`.
    fn wait_until(&self, at_ms: u64) -> Wait;
}

/// The clock of the machine.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock {
    started: Instant,
    started_ms: u64,
}

impl Default for SystemClock {
    fn default() -> SystemClock {
        SystemClock { started: Instant::now(), started_ms: wall_ms() }
    }
}

fn wall_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64
}

impl Clock for SystemClock {
    fn now_ms(&self) -> u64 {
        self.started_ms + self.started.elapsed().as_millis() as u64
    }

    fn calendar_ms(&self) -> u64 {
        wall_ms()
    }

    fn wait_until(&self, at_ms: u64) -> Wait {
        let left = Duration::from_millis(at_ms.saturating_sub(self.now_ms()));
        Box::pin(tokio::time::sleep(left))
    }
}

/// When something happened: the date for people, and the reading for the clocks of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Milliseconds since 1970.
    pub at_ms: u64,
    /// What the server's own clock showed.
    pub reading: Reading,
}

/// What the clock of a server showed, which says nothing to any other run of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(u32, u64)", into = "(u32, u64)")]
pub struct Reading {
    pub run: u32,
    /// [`Clock::now_ms`] then.
    pub now_ms: u64,
}

impl From<(u32, u64)> for Reading {
    fn from((run, now_ms): (u32, u64)) -> Reading {
        Reading { run, now_ms }
    }
}

impl From<Reading> for (u32, u64) {
    fn from(Reading { run, now_ms }: Reading) -> (u32, u64) {
        (run, now_ms)
    }
}

/// A clock that is turned by hand, for tests.
#[derive(Debug)]
pub struct HandClock {
    now_ms: watch::Sender<u64>,
    /// How far the calendar is ahead.
    ahead_ms: AtomicI64,
}

impl HandClock {
    /// A clock that shows `now_ms`.
    pub fn new(now_ms: u64) -> HandClock {
        HandClock { now_ms: watch::Sender::new(now_ms), ahead_ms: AtomicI64::new(0) }
    }

    /// Somebody sets the machine's calendar: it jumps, and no time has passed.
    pub fn set_calendar(&self, by_ms: i64) {
        self.ahead_ms.fetch_add(by_ms, Ordering::SeqCst);
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

    fn calendar_ms(&self) -> u64 {
        self.now_ms().saturating_add_signed(self.ahead_ms.load(Ordering::SeqCst))
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

    #[test]
    fn a_calendar_that_is_set_leaves_the_time_that_passes_alone() {
        // A machine that starts in 1970 and is told the date later.
        let clock = SystemClock { started_ms: 0, ..SystemClock::default() };
        assert!(clock.now_ms() < 3_600_000 && clock.calendar_ms() > 50 * 365 * 24 * 3_600_000);
        let clock = HandClock::new(5_000);
        clock.set_calendar(-3_000);
        assert_eq!((clock.now_ms(), clock.calendar_ms()), (5_000, 2_000));
    }

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
