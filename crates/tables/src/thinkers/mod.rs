//! Bots think in turn: no visitor holds up the bots of the others.

mod queue;

pub use queue::{Places, Rank, Thinker};

use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;

use tokio::sync::oneshot;

use queue::Queue;

/// Everybody who waits for a place to think, or has one.
#[derive(Clone)]
pub struct Thinkers {
    queue: Arc<Mutex<Queue<oneshot::Sender<Place>>>>,
}

/// A place to think; dropped, the next one has it.
pub struct Place {
    thinkers: Thinkers,
    thinker: Thinker,
    since: Instant,
}

impl Thinkers {
    /// So many think at a time.
    pub fn new(places: Places) -> Thinkers {
        Thinkers { queue: Arc::new(Mutex::new(Queue::new(places))) }
    }

    /// How many think at a time.
    pub fn places(&self) -> Places {
        self.queue().places()
    }

    /// How many wait for a place.
    pub fn waiting(&self) -> usize {
        self.queue().waiting()
    }

    /// So many think at a time from now on; who thinks already is not disturbed.
    pub fn resize(&self, places: Places) {
        self.queue().resize(places);
        self.call();
    }

    /// Waits for a place.
    pub async fn admit(&self, thinker: Thinker) -> Option<Place> {
        let (ticket, place) = oneshot::channel();
        self.queue().push(thinker, ticket);
        self.call();
        place.await.ok()
    }

    /// Gives the free places to those whose turn it is.
    fn call(&self) {
        loop {
            let mut queue = self.queue();
            let Some((thinker, ticket)) = queue.next() else { return };
            if ticket.is_closed() {
                // Nobody waits for it any more.
                queue.done(&thinker, 0);
                continue;
            }
            drop(queue);
            let since = Instant::now();
            ticket.send(Place { thinkers: self.clone(), thinker, since }).ok();
        }
    }

    fn queue(&self) -> MutexGuard<'_, Queue<oneshot::Sender<Place>>> {
        self.queue.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let used_ms = self.since.elapsed().as_millis() as u64;
        self.thinkers.queue().done(&self.thinker, used_ms);
        self.thinkers.call();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slow(table: &str) -> Thinker {
        Thinker { rank: Rank::Slow, network: None, table: table.to_owned() }
    }

    #[tokio::test]
    async fn where_more_may_think_who_waits_is_called() {
        let thinkers = Thinkers::new(Places { quick: 0, slow: 0 });
        let waits = thinkers.admit(slow("a"));
        let grows = async {
            assert_eq!(thinkers.waiting(), 1);
            thinkers.resize(Places { quick: 0, slow: 1 });
            assert_eq!(thinkers.waiting(), 0);
        };
        let (place, ()) = tokio::join!(waits, grows);
        assert_eq!(place.unwrap().thinker, slow("a"));
    }

    #[tokio::test]
    async fn a_place_is_given_on_also_past_those_who_have_gone() {
        let thinkers = Thinkers::new(Places { quick: 1, slow: 1 });
        let first = thinkers.admit(slow("a")).await.unwrap();
        let gone = tokio::spawn({
            let thinkers = thinkers.clone();
            async move { thinkers.admit(slow("b")).await.map(|_| ()) }
        });
        tokio::task::yield_now().await;
        gone.abort();
        assert!(gone.await.is_err());
        let mut next = std::pin::pin!(thinkers.admit(slow("c")));
        tokio::select! {
            biased;
            _ = &mut next => unreachable!("there is no place yet"),
            () = tokio::task::yield_now() => {}
        }
        drop(first);
        assert_eq!(next.await.unwrap().thinker, slow("c"));
    }
}
