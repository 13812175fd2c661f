//! The other nodes: which of them are there, and how far their clocks are ahead of ours.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard};

use tokio::sync::watch;

use crate::limits::{NODE_SILENT_MS, NODES_KEPT_MAX};
use crate::news::{Node, Postmark};
use crate::time::Reading;

/// The other nodes, as far as anything was heard of them.
#[derive(Debug, Default)]
pub(crate) struct Roster {
    known: Mutex<BTreeMap<Node, Known>>,
    changes: watch::Sender<Changes>,
}

/// What tables have to look at again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Changes {
    /// How often somebody came or went.
    pub company: u64,
    /// How often the line was mended: whatever was said meanwhile is lost.
    pub mended: u64,
}

#[derive(Clone, Copy, Debug)]
struct Known {
    /// When something was last heard, by our clock.
    heard_ms: u64,
    /// What its clock showed then.
    showed_ms: u64,
    /// From when on it is missed, if nothing more is heard.
    missed_from_ms: u64,
    /// The count of its latest letter.
    count: u64,
    /// How many bots may think there at a time, where it is a worker.
    threads: usize,
    is_here: bool,
}

impl Roster {
    /// Something was heard of a node.
    pub fn heard(&self, mark: Postmark, now_ms: u64) {
        let mut known = self.known();
        let before = known.get(&mark.node).copied();
        // Letters about many tables overtake each other: an older one says nothing new, also of who has gone.
        if before.is_some_and(|known| known.count >= mark.count) {
            return;
        }
        let Postmark { count, now_ms: showed_ms, .. } = mark;
        let missed_from_ms = now_ms + NODE_SILENT_MS;
        let threads = before.map_or(0, |known| known.threads);
        let node =
            Known { heard_ms: now_ms, showed_ms, missed_from_ms, count, threads, is_here: true };
        known.insert(mark.node, node);
        if known.len() > NODES_KEPT_MAX {
            let oldest = known.iter().min_by_key(|(_, known)| known.heard_ms);
            if let Some(oldest) = oldest.map(|(node, _)| *node) {
                known.remove(&oldest);
            }
        }
        drop(known);
        if before.is_none_or(|known| !known.is_here) {
            self.company_changed();
        }
    }

    /// A node has said that it stops.
    pub fn gone(&self, node: Node) {
        if let Some(known) = self.known().get_mut(&node) {
            known.is_here = false;
        }
        self.company_changed();
    }

    /// Takes nodes for gone that have said nothing for long.
    pub fn miss(&self, now_ms: u64) {
        let silent = |known: &&mut Known| known.is_here && now_ms >= known.missed_from_ms;
        let mut known = self.known();
        let missed = known.values_mut().filter(silent).map(|known| known.is_here = false).count();
        drop(known);
        if missed > 0 {
            self.company_changed();
        }
    }

    /// The line is mended: what was said meanwhile is lost, and who was there has time to say so.
    pub fn mended(&self, now_ms: u64) {
        for known in self.known().values_mut() {
            known.missed_from_ms = now_ms + NODE_SILENT_MS;
        }
        self.changes.send_modify(|changes| changes.mended += 1);
    }

    fn company_changed(&self) {
        self.changes.send_modify(|changes| changes.company += 1);
    }

    /// So many bots may think there at a time; none where it has a door.
    pub fn works(&self, node: Node, threads: usize) {
        if let Some(known) = self.known().get_mut(&node) {
            known.threads = threads;
        }
    }

    /// How many bots may think at workers at a time.
    pub fn threads(&self) -> usize {
        let known = self.known();
        let here = known.values().filter(|known| known.is_here);
        here.fold(0, |sum, known| sum.saturating_add(known.threads))
    }

    /// How many others have a door.
    pub fn doors(&self) -> usize {
        self.known().values().filter(|known| known.is_here && known.threads == 0).count()
    }

    /// Is this node there?
    pub fn is_here(&self, node: Node) -> bool {
        self.known().get(&node).is_some_and(|known| known.is_here)
    }

    /// How many others are there.
    pub fn len(&self) -> usize {
        self.known().values().filter(|known| known.is_here).count()
    }

    /// When that was by our clock, as far as we know the one it was read from. Never too early, so that
    /// nobody pays for the way of a letter: what a clock showed was heard after it showed it.
    pub fn by_our_clock(&self, reading: Reading, now_ms: u64) -> Option<u64> {
        let known = *self.known().get(&reading.run)?;
        let ours = known.heard_ms.saturating_add(reading.now_ms).saturating_sub(known.showed_ms);
        Some(ours.min(now_ms))
    }

    /// Tells of every change from now on.
    pub fn changes(&self) -> watch::Receiver<Changes> {
        self.changes.subscribe()
    }

    fn known(&self) -> MutexGuard<'_, BTreeMap<Node, Known>> {
        self.known.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(node: Node, now_ms: u64) -> Postmark {
        Postmark { node, count: now_ms, now_ms }
    }

    #[test]
    fn a_node_is_there_until_it_says_goodbye_or_falls_silent() {
        let roster = Roster::default();
        let changes = || *roster.changes().borrow();
        roster.heard(mark(1, 50), 1_000);
        roster.heard(mark(2, 50), 1_000);
        assert_eq!((roster.len(), changes().company), (2, 2));
        roster.gone(1);
        roster.heard(mark(1, 50), 1_000);
        assert!(!roster.is_here(1) && roster.is_here(2), "what it said before comes too late");
        roster.miss(1_000 + NODE_SILENT_MS - 1);
        assert!(roster.is_here(2));
        roster.miss(1_000 + NODE_SILENT_MS);
        assert_eq!((roster.len(), changes().company), (0, 4));
        roster.heard(mark(2, 9_000), 90_000);
        assert!(roster.is_here(2), "it is back");
        roster.heard(mark(2, 9_001), 90_001);
        assert_eq!(changes().company, 5, "nothing new");
        roster.mended(99_000);
        roster.miss(99_000);
        assert!(roster.is_here(2), "it could not be heard");
        roster.miss(99_000 + NODE_SILENT_MS);
        assert_eq!((roster.len(), changes().mended), (0, 1));
    }

    #[test]
    fn what_another_clock_showed_is_never_taken_for_earlier_than_it_was() {
        let roster = Roster::default();
        let reading = |now_ms| Reading { run: 1, now_ms };
        assert_eq!(roster.by_our_clock(reading(7_000), 500), None, "an unknown clock says nothing");
        // Its clock is 6,000 ahead, and its letter took 10.
        roster.heard(mark(1, 7_000), 1_010);
        assert_eq!(roster.by_our_clock(reading(6_500), 1_010), Some(510));
        assert_eq!(roster.by_our_clock(reading(9_000), 1_500), Some(1_500), "not in the future");
        // A letter that was overtaken says nothing new.
        roster.heard(mark(1, 6_000), 1_020);
        assert_eq!(roster.by_our_clock(reading(6_500), 1_020), Some(510));
        // That machine slept for a second: what it reads from then on is counted from its next letter.
        roster.heard(mark(1, 7_100), 2_110);
        assert_eq!(roster.by_our_clock(reading(7_050), 2_110), Some(2_060));
        // The clock of a node that has gone still counts.
        roster.gone(1);
        assert_eq!(roster.by_our_clock(reading(7_050), 9_000), Some(2_060));
    }

    #[test]
    fn workers_that_are_there_have_threads() {
        let roster = Roster::default();
        for node in [1, 2, 3] {
            roster.heard(mark(node, 50), 1_000);
        }
        roster.works(2, 4);
        roster.works(3, 2);
        assert_eq!((roster.threads(), roster.doors()), (6, 1));
        roster.gone(2);
        assert_eq!((roster.threads(), roster.doors()), (2, 1));
        roster.heard(mark(3, 60), 1_010);
        assert_eq!(roster.threads(), 2, "also after it spoke of something else");
    }

    #[test]
    fn so_many_nodes_are_remembered_and_no_more() {
        let roster = Roster::default();
        for node in 0..=NODES_KEPT_MAX as u32 {
            roster.heard(mark(node, 1), u64::from(node));
        }
        assert_eq!(roster.len(), NODES_KEPT_MAX);
        assert!(!roster.is_here(0));
    }
}
