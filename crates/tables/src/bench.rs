//! The threads of a worker: decisions take one at once, since people wait for them; what can wait takes one when there is
//! one left, and gives it back after each turn.

use std::sync::Arc;

use tokio::sync::watch;

use crate::thinkers::Rank;

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
    /// Reviews that wait for a thread: nobody else who can wait comes before them.
    reviews_waiting: usize,
}

/// A thread that is taken; dropped, it is free.
#[derive(Debug)]
pub(crate) struct Stool {
    bench: Arc<Bench>,
    decides: bool,
}

/// A review that waits; dropped, it does so no more.
struct Waiting<'a>(&'a Bench);

impl Bench {
    pub(crate) fn of(threads: usize) -> Bench {
        Bench { threads, taken: watch::Sender::default() }
    }

    /// Takes a thread for a decision.
    pub(crate) fn decide(self: &Arc<Self>) -> Stool {
        self.taken.send_modify(|taken| taken.decisions += 1);
        Stool { bench: self.clone(), decides: true }
    }

    /// Waits for one that no decision wants, nor anything else that comes before this.
    pub(crate) async fn wait(self: &Arc<Self>, rank: Rank) -> Stool {
        let mut changes = self.taken.subscribe();
        let is_review = rank <= Rank::Review;
        let _waiting = is_review.then(|| Waiting::on(self));
        let sit = |taken: &mut Taken| {
            let comes_first = is_review || taken.reviews_waiting == 0;
            let is_free = comes_first && taken.decisions + taken.chores < self.threads;
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

impl Waiting<'_> {
    fn on(bench: &Bench) -> Waiting<'_> {
        bench.taken.send_modify(|taken| taken.reviews_waiting += 1);
        Waiting(bench)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.taken.send_modify(|taken| taken.reviews_waiting -= 1);
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

    async fn waits(bench: &Arc<Bench>, rank: Rank) -> bool {
        tokio::time::timeout(Duration::from_millis(20), bench.wait(rank)).await.is_err()
    }

    fn waiting(bench: &Arc<Bench>, rank: Rank) -> tokio::task::JoinHandle<Stool> {
        let bench = bench.clone();
        tokio::spawn(async move { bench.wait(rank).await })
    }

    #[tokio::test]
    async fn what_can_wait_gets_the_threads_that_no_decision_wants() {
        let bench = Arc::new(Bench::of(2));
        let first = bench.wait(Rank::Review).await;
        let decision = bench.decide();
        assert!(waits(&bench, Rank::Review).await);
        let another = bench.decide();
        drop(first);
        assert!(
            waits(&bench, Rank::Mining).await,
            "decisions do not wait, and others wait for them"
        );
        let next = waiting(&bench, Rank::Mining);
        drop(another);
        let next = next.await.unwrap();
        assert!(waits(&bench, Rank::Review).await);
        drop((next, decision));
        let both = (bench.wait(Rank::Review).await, bench.wait(Rank::Mining).await);
        assert!(waits(&bench, Rank::Review).await);
        drop(both);
    }

    #[tokio::test]
    async fn reviews_come_before_the_search_for_puzzles() {
        let bench = Arc::new(Bench::of(1));
        let decision = bench.decide();
        let mining = waiting(&bench, Rank::Mining);
        tokio::task::yield_now().await;
        let review = waiting(&bench, Rank::Review);
        tokio::task::yield_now().await;
        drop(decision);
        let review = review.await.unwrap();
        assert!(!mining.is_finished());
        drop(review);
        mining.await.unwrap();
        assert!(!waits(&bench, Rank::Mining).await, "nobody waits any more");
    }
}
