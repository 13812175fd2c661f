//! What other nodes have said about this table, and who of all that hold it comes first.

use std::collections::{BTreeMap, VecDeque};

use game::{Pledge, Seat, SeatSet};
use sha2::{Digest, Sha256};

use crate::news::{Node, Postmark, Standing, Topic};

/// The other nodes that hold this table.
#[derive(Debug, Default)]
pub(super) struct Others {
    nodes: BTreeMap<Node, Other>,
    /// The last letters of those that have let it go.
    gone: BTreeMap<Node, u64>,
    /// The last letters that said something once and for all.
    heard: VecDeque<(Node, u64)>,
}

/// Such letters that are remembered, should they come twice.
const HEARD_KEPT: usize = 32;

#[derive(Debug)]
struct Other {
    /// The count of the letter that said so.
    count: u64,
    standing: Standing,
}

impl Others {
    /// Takes in how the table stands on a node; says whether people have to be told, and `None` where that is old.
    pub(super) fn note(&mut self, mark: Postmark, standing: Standing) -> Option<bool> {
        let Postmark { node, count, .. } = mark;
        let last = self.nodes.get(&node).map(|other| other.count);
        if last.max(self.gone.get(&node).copied()).is_some_and(|last| last >= count) {
            return None;
        }
        self.gone.remove(&node);
        let seen = |standing: &Standing| {
            let Standing { seats, adds, onlookers, round, signed, pledges, .. } = standing;
            (*seats, *adds, *onlookers, *round, *signed, pledges.clone())
        };
        let now = seen(&standing);
        let before = self.nodes.insert(node, Other { count, standing });
        Some(before.map(|other| seen(&other.standing)).unwrap_or_default() != now)
    }

    /// A node holds the table no longer; says whether that is news.
    pub(super) fn forget(&mut self, mark: Postmark) -> bool {
        let newer = |other: &Other| other.count > mark.count;
        if self.nodes.get(&mark.node).is_some_and(newer) {
            return false;
        }
        self.gone.insert(mark.node, mark.count);
        self.nodes.remove(&mark.node).is_some()
    }

    /// Forgets the nodes that are no longer there; says whether any was.
    pub(super) fn keep(&mut self, is_here: impl Fn(Node) -> bool) -> bool {
        let before = self.nodes.len();
        self.nodes.retain(|node, _| is_here(*node));
        self.gone.retain(|node, _| is_here(*node));
        self.nodes.len() < before
    }

    /// Does this letter come for the first time?
    pub(super) fn hear_once(&mut self, mark: Postmark) -> bool {
        let letter = (mark.node, mark.count);
        if self.heard.contains(&letter) {
            return false;
        }
        if self.heard.len() == HEARD_KEPT {
            self.heard.pop_front();
        }
        self.heard.push_back(letter);
        true
    }

    fn standings(&self) -> impl Iterator<Item = &Standing> {
        self.nodes.values().map(|other| &other.standing)
    }

    /// Does no other node hold the table?
    pub(super) fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Is nobody connected there?
    pub(super) fn has_nobody(&self) -> bool {
        self.seats().is_empty() && self.onlookers() == 0
    }

    /// The seats whose people are connected there.
    pub(super) fn seats(&self) -> SeatSet {
        self.standings().flat_map(|standing| standing.seats.iter()).collect()
    }

    /// Those of them whose pages add to the dice.
    pub(super) fn adds(&self) -> SeatSet {
        self.standings().flat_map(|standing| standing.adds.iter()).collect()
    }

    /// How many look on there.
    pub(super) fn onlookers(&self) -> usize {
        self.standings().fold(0, |sum, standing| sum.saturating_add(standing.onlookers))
    }

    /// Has somebody there said that the match may begin, since `round`?
    pub(super) fn signed(&self, round: u64) -> bool {
        self.standings().any(|standing| standing.round == round && standing.signed)
    }

    /// What was promised there for the dice, since `round`.
    pub(super) fn pledges(&self, round: u64) -> impl Iterator<Item = (Seat, Pledge)> {
        let standings = self.standings().filter(move |standing| standing.round == round);
        standings.flat_map(|standing| standing.pledges.iter().copied())
    }

    /// Does a bot think there for this seat, about this version?
    pub(super) fn thinks(&self, seat: Seat, version: u64) -> bool {
        self.standings()
            .any(|standing| standing.version == version && standing.thinking.contains(seat))
    }

    /// How many of the nodes that hold the table come before `own`. Those come first to which somebody is connected;
    /// else the order is another at each table, so that no node does everything.
    pub(super) fn before(&self, own: Node, has_nobody: bool, table: &Topic) -> u64 {
        let place = |node: Node, has_nobody: bool| {
            let name = Sha256::new().chain_update(table.as_str()).chain_update(node.to_be_bytes());
            (has_nobody, name.finalize())
        };
        let own = place(own, has_nobody);
        let comes_first = |(node, other): &(&Node, &Other)| {
            let Standing { seats, onlookers, works, .. } = &other.standing;
            !works && place(**node, seats.is_empty() && *onlookers == 0) < own
        };
        self.nodes.iter().filter(comes_first).count() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(node: Node, count: u64) -> Postmark {
        Postmark { node, count, now_ms: 0 }
    }

    fn with(seat: usize, onlookers: usize) -> Standing {
        let seats = SeatSet::only(Seat::new(seat).unwrap());
        Standing { seats, onlookers, ..Standing::default() }
    }

    #[test]
    fn who_is_connected_follows_from_the_latest_letters() {
        let mut others = Others::default();
        assert_eq!(others.note(mark(1, 1), Standing::default()), Some(false), "nobody is there");
        assert_eq!(others.note(mark(1, 5), with(0, 2)), Some(true));
        assert_eq!(others.note(mark(1, 5), with(1, 2)), None, "it came twice");
        assert_eq!(others.note(mark(1, 4), with(1, 2)), None, "it was overtaken");
        let thinks = Standing { number: 9, version: 9, ..with(0, 2) };
        assert_eq!(others.note(mark(1, 6), thinks), Some(false), "nobody can see that");
        assert_eq!(others.note(mark(2, 1), with(3, 1)), Some(true));
        assert_eq!((others.seats().len(), others.onlookers()), (2, 3));
        assert!(!others.forget(mark(1, 5)), "an old goodbye");
        assert!(others.forget(mark(1, 7)) && !others.forget(mark(1, 7)));
        assert_eq!(others.note(mark(1, 6), with(0, 2)), None, "said before the goodbye");
        assert!(others.keep(|node| node != 2) && others.has_nobody() && others.is_empty());
    }

    #[test]
    fn what_was_wanted_before_somebody_stood_up_is_moot() {
        let mut others = Others::default();
        let share = game::Share([1; 32]);
        let pledge = share.pledge(Seat::FIRST, &game::Seed([2; 32]).commitment());
        let pledges = vec![(Seat::FIRST, pledge)];
        let wants = Standing { round: 4, signed: true, pledges, ..Standing::default() };
        others.note(mark(1, 1), wants);
        assert!(others.signed(4) && others.pledges(4).count() == 1);
        assert!(!others.signed(5) && others.pledges(5).count() == 0);
    }

    #[test]
    fn exactly_one_of_all_nodes_comes_first_and_not_the_same_everywhere() {
        let nodes = [3, 7, 12];
        let mut firsts = BTreeMap::new();
        for table in 0..60 {
            let topic = Topic::table(&format!("table {table}"));
            let place = |own: Node| {
                let mut others = Others::default();
                for node in nodes.into_iter().filter(|node| *node != own) {
                    others.note(mark(node, 1), Standing::default());
                }
                others.before(own, true, &topic)
            };
            let mut places = nodes.map(place);
            let first = nodes[places.iter().position(|place| *place == 0).unwrap()];
            *firsts.entry(first).or_insert(0) += 1;
            places.sort_unstable();
            assert_eq!(places, [0, 1, 2]);
        }
        assert!(firsts.values().all(|tables| *tables >= 10), "{firsts:?}");
        // Whoever only works does nothing of that.
        let mut worked = Others::default();
        worked.note(mark(1, 1), Standing { works: true, ..Standing::default() });
        assert!((0..9).all(|own| worked.before(own + 2, true, &Topic::table("a")) == 0));
        // Whoever has people comes before whoever has none.
        let (mut empty, mut visited) = (Others::default(), Others::default());
        empty.note(mark(1, 1), Standing::default());
        visited.note(mark(1, 1), Standing { onlookers: 1, ..Standing::default() });
        for table in ["a", "b", "c", "d"].map(Topic::table) {
            assert_eq!((empty.before(3, false, &table), visited.before(3, true, &table)), (0, 1));
        }
    }

    #[test]
    fn what_is_said_once_is_heard_once() {
        let mut others = Others::default();
        assert!(others.hear_once(mark(1, 1)) && others.hear_once(mark(2, 1)));
        assert!(!others.hear_once(mark(1, 1)) && others.hear_once(mark(1, 0)));
        assert!((10..99).all(|count| others.hear_once(mark(1, count))));
        assert_eq!(others.heard.len(), HEARD_KEPT);
    }
}
