//! The threads of a worker: decisions take one at once, since people wait for them; what can wait takes one when there is
//! one left, and gives it back after each turn.

use std::sync::Arc;

use tokio::sync::watch;

/// As many thoughts at a time as there are threads; decisions come beside them rather than late.
#[derive(Debug)]
pub(crate) struct Bench {
    threads: usize,
    taken: watch::Sender<Taken>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Taken {
    decisions: usize,
    chores: usize,
}

/// A thread that is taken; dropped, it is free.
#[derive(Debug)]
pub(crate) struct Stool {
    bench: Arc<Bench>,
    decides: bool,
}

impl Bench {
    pub(crate) fn of(threads: usize) -> Bench {
        Bench { threads, taken: watch::Sender::default() }
    }

    /// Takes a thread for a decision.
    pub(crate) fn decide(self: &Arc<Self>) -> Stool {
        self.taken.send_modify(|taken| taken.decisions += 1);
        Stool { bench: self.clone(), decides: true }
    }

    /// Waits for one that no decision wants.
    pub(crate) async fn wait(self: &Arc<Self>) -> Stool {
        let mut changes = self.taken.subscribe();
        let sit = |taken: &mut Taken| {
            let is_free = taken.decisions + taken.chores < self.threads;
            taken.chores += usize::from(is_free);
            is_free
        };
        while !self.taken.send_if_modified(sit) {
            // The sender is ours: it does not go.
            changes.changed().await.ok();
        }
        Stool { bench: self.clone(), decides: false }
    }
}

impl Drop for Stool {
    fn drop(&mut self) {
        self.bench.taken.send_modify(|taken| match self.decides {
            true => taken.decisions -= 1,
            false => taken.chores -= 1,
        });
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    async fn waits(bench: &Arc<Bench>) -> bool {
        tokio::time::timeout(Duration::from_millis(20), bench.wait()).await.is_err()
    }

    #[tokio::test]
    async fn what_can_wait_gets_the_threads_that_no_decision_wants() {
        let bench = Arc::new(Bench::of(2));
        let first = bench.wait().await;
        let decision = bench.decide();
        assert!(waits(&bench).await);
        let another = bench.decide();
        drop(first);
        assert!(waits(&bench).await, "decisions do not wait, and others wait for them");
        let next = tokio::spawn({
            let bench = bench.clone();
            async move { bench.wait().await }
        });
        drop(another);
        let next = next.await.unwrap();
        assert!(waits(&bench).await);
        drop((next, decision));
        let both = (bench.wait().await, bench.wait().await);
        assert!(waits(&bench).await);
        drop(both);
    }
}
