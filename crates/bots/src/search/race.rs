//! Which action of the decision at hand deserves the next line, where lines are played on by
//! habit and their luck weighs more than the action.
//!
//! The line number k of every action meets the same world and the same luck, so that actions are
//! compared line by line: what differs is what they make of it. The best so far runs against the
//! one that may still be better, both over the same lines.

use super::TRIFLE;
use super::tree::Edge;
use super::tuning::Tuning;

/// How much two actions differ on one line before anything is known, as a variance.
const SPREAD: f32 = 0.01;

/// A few lines that happened to end alike prove little.
const SPREAD_LEAST: f32 = 0.000_02;

/// How many lines the first to lead runs alone.
const START: usize = 4;

/// With fewer lines than this nothing is sure.
const LINES_LEAST: usize = 48;

/// What became of the lines of every action, in the order of the edges.
#[derive(Debug, Default)]
pub(crate) struct Race {
    lanes: Vec<Lane>,
    leader: Option<usize>,
}

/// The lines of one action.
#[derive(Debug, Default)]
struct Lane {
    results: Vec<f32>,
    /// How many of them were compared with the leader's.
    pairs: usize,
    /// How far they are ahead of those in sum, and the sum of the squares of that.
    ahead: f32,
    squares: f32,
}

impl Lane {
    /// Forgets what was compared.
    fn part(&mut self) {
        (self.pairs, self.ahead, self.squares) = (0, 0.0, 0.0);
    }

    /// Compares the lines that both have run and that were not compared yet.
    fn compare(&mut self, leader: &[f32]) {
        for (own, other) in self.results.iter().zip(leader).skip(self.pairs) {
            let ahead = own - other;
            self.pairs += 1;
            self.ahead += ahead;
            self.squares += ahead * ahead;
        }
    }

    /// How far it is ahead of the leader on average, and the variance of that; the look one
    /// turn ahead, which says `promise`, counts as `trust` lines.
    fn judged(&self, promise: f32, trust: f32) -> (f32, f32) {
        let lines = self.pairs as f32 + trust;
        let mean = (self.ahead + trust * promise) / lines;
        let squares = (self.squares + trust * (SPREAD + promise * promise)) / lines;
        (mean, (squares - mean * mean).max(SPREAD_LEAST) / lines)
    }
}

impl Race {
    /// Forgets the last decision.
    pub fn restart(&mut self) {
        for lane in &mut self.lanes {
            lane.results.clear();
            lane.part();
        }
        self.leader = None;
    }

    /// The slot, out of `slots`, of the edge to try next; `None` where there is none.
    pub fn next<A>(&self, edges: &[Edge<A>], slots: &[usize], tuning: &Tuning) -> Option<usize> {
        let Some(leader) = self.leader else {
            let better = |a: &usize, b: &usize| edges[*a].prior.total_cmp(&edges[*b].prior);
            return slots.iter().rev().copied().max_by(better);
        };
        let lines = self.lines(leader);
        if lines < START {
            return Some(leader);
        }
        let rivals = slots.iter().copied().filter(|slot| *slot != leader);
        let hopes = rivals.map(|slot| (slot, self.hope(edges, leader, slot, tuning.doubt, tuning)));
        let rival = hopes.reduce(|a, b| if b.1 > a.1 { b } else { a });
        let behind = rival.map(|(rival, _)| rival).filter(|rival| self.lines(*rival) < lines);
        behind.or(Some(leader))
    }

    /// Whose lines will be wanted soon: `next`, the leader, and the others as far as they may still be better.
    pub fn soon<A>(
        &self,
        edges: &[Edge<A>],
        next: usize,
        slots: &[usize],
        tuning: &Tuning,
    ) -> Vec<usize> {
        let Some(leader) = self.leader else { return vec![next] };
        let hope = |slot: usize| self.hope(edges, leader, slot, tuning.doubt, tuning);
        let is_other = |slot: &usize| *slot != leader && *slot != next;
        let others = slots.iter().copied().filter(is_other).map(|slot| (hope(slot), slot));
        let mut others: Vec<(f32, usize)> = others.collect();
        others.sort_by(|a, b| b.0.total_cmp(&a.0));
        let ahead = Some(leader).filter(|leader| *leader != next);
        let others = others.into_iter().map(|(_, slot)| slot);
        std::iter::once(next).chain(ahead).chain(others).collect()
    }

    fn lines(&self, slot: usize) -> usize {
        self.lanes.get(slot).map_or(0, |lane| lane.results.len())
    }

    /// How far an action may be ahead of the leader, `doubt` times the uncertainty granted.
    fn hope<A>(
        &self,
        edges: &[Edge<A>],
        leader: usize,
        slot: usize,
        doubt: f32,
        tuning: &Tuning,
    ) -> f32 {
        let promise = edges[slot].prior - edges[leader].prior;
        let unknown = Lane::default();
        let lane = self.lanes.get(slot).unwrap_or(&unknown);
        let (ahead, variance) = lane.judged(promise, tuning.trust);
        ahead + doubt * variance.sqrt()
    }

    /// Notes what a line of the edge in `slot` was worth. Whoever has run as many lines as the
    /// leader and is ahead leads from then on.
    pub fn note<A>(&mut self, edges: &[Edge<A>], slot: usize, worth: f32, tuning: &Tuning) {
        if self.lanes.len() <= slot {
            self.lanes.resize_with(slot + 1, Lane::default);
        }
        self.lanes[slot].results.push(worth);
        let leader = *self.leader.get_or_insert(slot);
        if slot == leader {
            return;
        }
        let results = std::mem::take(&mut self.lanes[leader].results);
        let lane = &mut self.lanes[slot];
        lane.compare(&results);
        let promise = edges[slot].prior - edges[leader].prior;
        let leads = lane.pairs == results.len() && lane.judged(promise, tuning.trust).0 > 0.0;
        self.lanes[leader].results = results;
        if leads {
            self.lead(slot);
        }
    }

    /// Makes an action the leader and compares all others with it.
    fn lead(&mut self, slot: usize) {
        self.leader = Some(slot);
        let results = std::mem::take(&mut self.lanes[slot].results);
        for lane in &mut self.lanes {
            lane.part();
            lane.compare(&results);
        }
        self.lanes[slot].results = results;
    }

    /// Is the leader better than every rival beyond reasonable doubt, or as good as?
    pub fn is_clear<A>(&self, edges: &[Edge<A>], slots: &[usize], tuning: &Tuning) -> bool {
        let Some(leader) = self.leader else { return false };
        let hope = |slot: usize| self.hope(edges, leader, slot, tuning.certainty, tuning);
        let beaten = |slot: &usize| *slot == leader || hope(*slot) < TRIFLE;
        self.lines(leader) >= LINES_LEAST && slots.iter().all(beaten)
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::super::chance::stir;
    use super::*;

    /// A race of so many tries between actions that look alike and are worth `worths`, on lines
    /// whose luck matters far more: the tries of each, and whether the race is settled.
    fn race(worths: &[f32], tries: usize) -> (Vec<u32>, bool) {
        let tuning = Tuning::default();
        let mut edges: Vec<_> = worths.iter().map(|_| Edge::untried(Seat::FIRST, 0, 0.5)).collect();
        let slots: Vec<usize> = (0..worths.len()).collect();
        let mut race = Race::default();
        for _ in 0..tries {
            let slot = race.next(&edges, &slots, &tuning).unwrap();
            let luck = stir(u64::from(edges[slot].visits)) as f32 / u64::MAX as f32;
            let own = stir(edges[slot].visits as u64 ^ (slot as u64 + 1) << 32) as f32;
            let worth = worths[slot] + 0.4 * luck + 0.02 * own / u64::MAX as f32;
            race.note(&edges, slot, worth, &tuning);
            edges[slot].learn(worth);
        }
        let clear = race.is_clear(&edges, &slots, &tuning);
        (edges.iter().map(|edge| edge.visits).collect(), clear)
    }

    fn most_tried(visits: &[u32]) -> usize {
        (0..visits.len()).max_by_key(|slot| visits[*slot]).unwrap()
    }

    #[test]
    fn luck_that_all_share_decides_nothing() {
        let (visits, clear) = race(&[0.30, 0.31, 0.33, 0.31], 600);
        assert_eq!(most_tried(&visits), 2, "{visits:?}");
        assert!(clear);
    }

    #[test]
    fn whoever_falls_behind_on_the_same_lines_is_tried_no_more() {
        let (visits, _) = race(&[0.30, 0.10, 0.31, 0.10], 400);
        assert!(visits[1] < 20 && visits[3] < 20, "{visits:?}");
    }

    #[test]
    fn equals_stay_in_the_race_until_it_makes_no_difference() {
        let (visits, clear) = race(&[0.3, 0.3], 100);
        assert!(!clear && visits[0].abs_diff(visits[1]) <= 1, "{visits:?}");
        assert!(race(&[0.3, 0.3], 4_000).1);
    }

    #[test]
    fn the_look_ahead_says_who_starts() {
        let edges = [0.2, 0.4, 0.3].map(|prior| Edge::untried(Seat::FIRST, 0, prior));
        let next = |slots: &[usize]| Race::default().next(&edges, slots, &Tuning::default());
        assert_eq!(next(&[0, 1, 2]), Some(1));
        assert_eq!(next(&[0, 2]), Some(2));
        assert_eq!(next(&[]), None);
    }

    #[test]
    fn a_new_race_knows_nothing_of_the_last() {
        let edges = [0.2, 0.4].map(|prior| Edge::untried(Seat::FIRST, 0, prior));
        let mut race = Race::default();
        race.note(&edges, 0, 0.9, &Tuning::default());
        race.restart();
        assert_eq!(race.next(&edges, &[0, 1], &Tuning::default()), Some(1));
        assert_eq!(race.lines(0), 0);
    }
}
