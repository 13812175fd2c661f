//! Work in two passes on as many threads as there are to be had: nobody begins the second before all have ended
//! the first.

use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;

/// Looks at every part, and when all are looked at acts on each; every part has a thread of its own. Where the system
/// gives no thread, who called does that part's work.
pub(crate) fn in_two_passes<S: Send>(
    mut parts: Vec<S>,
    look: impl Fn(&mut S) + Sync,
    act: impl Fn(S) + Sync,
) {
    let gate = Gate { awaited: Mutex::new(parts.len()), opened: Condvar::new() };
    let own = parts.pop();
    let others: Vec<Slot<S>> = parts.into_iter().map(|part| Mutex::new(Some(part))).collect();
    let work = |mut mine: Vec<S>| {
        let arrival = Arrival { gate: &gate, parts: mine.len() };
        mine.iter_mut().for_each(&look);
        drop(arrival);
        gate.wait();
        mine.into_iter().for_each(&act);
    };
    thread::scope(|scope| {
        let mut mine: Vec<S> = own.into_iter().collect();
        for slot in &others {
            let there = thread::Builder::new().spawn_scoped(scope, || work(taken(slot)));
            if there.is_err() {
                mine.extend(taken(slot));
            }
        }
        work(mine);
    });
}

/// A part until somebody takes it.
type Slot<S> = Mutex<Option<S>>;

fn taken<S>(slot: &Slot<S>) -> Vec<S> {
    slot.lock().unwrap_or_else(PoisonError::into_inner).take().into_iter().collect()
}

/// Opens when all parts have arrived.
struct Gate {
    awaited: Mutex<usize>,
    opened: Condvar,
}

impl Gate {
    fn wait(&self) {
        let mut awaited = self.awaited.lock().unwrap_or_else(PoisonError::into_inner);
        while *awaited > 0 {
            awaited = self.opened.wait(awaited).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// Parts that arrive when this is dropped, even where somebody panics: the others must not wait for ever.
struct Arrival<'a> {
    gate: &'a Gate,
    parts: usize,
}

impl Drop for Arrival<'_> {
    fn drop(&mut self) {
        let mut awaited = self.gate.awaited.lock().unwrap_or_else(PoisonError::into_inner);
        *awaited -= self.parts;
        if *awaited == 0 {
            self.gate.opened.notify_all();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn nobody_acts_before_all_have_looked() {
        let (looked, acted) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let look = |part: &mut usize| {
            *part += 1;
            looked.fetch_add(1, Ordering::SeqCst);
        };
        let act = |part: usize| {
            assert_eq!(looked.load(Ordering::SeqCst), 5);
            acted.fetch_add(part, Ordering::SeqCst);
        };
        in_two_passes((0..5).collect(), look, act);
        assert_eq!(acted.into_inner(), 15);
    }

    #[test]
    fn nothing_to_do_is_done_at_once() {
        in_two_passes(Vec::new(), |(): &mut ()| unreachable!(), |()| unreachable!());
    }

    #[test]
    fn a_panic_is_handed_on_and_keeps_nobody_waiting() {
        let look = |part: &mut u8| assert!(*part > 0, "one is wrong");
        let all = std::panic::catch_unwind(|| in_two_passes(vec![0, 1, 2], look, drop));
        assert!(all.is_err());
    }
}
