//! The longest route where rings lie in the way: the full search, and exact.
//!
//! A network is drawn together into unbranched stretches between the joints where three pieces
//! meet: a run takes all of a stretch or nothing, and is nothing but a trail. Forks at the tips are
//! cut back first. The search then starts from every tip, and from joints without one, and turns
//! back where all that is left could not make the run longer than the best one known.

use std::ops::Range;

use crate::branches::{Run, Walk, Ways, side_of};
use crate::geometry::{CORNERS_MAX, Sides};
use crate::route::PIECES_MAX;

/// Where a stretch ends and nothing joins.
const LOOSE: u8 = u8::MAX;
/// Nothing in this slot.
const NONE: u8 = u8::MAX;
/// Three ends of pieces meet at each.
const JOINTS_MAX: usize = 2 * PIECES_MAX / 3;

/// A row of pieces without branches.
#[derive(Clone, Copy)]
struct Stretch {
    /// The joints at its ends; a ring that nothing joins has loose ones.
    ends: [u8; 2],
    length: u8,
    /// The stretches it was made of, one bit each.
    parts: u32,
}

impl Stretch {
    const NONE: Stretch = Stretch { ends: [LOOSE; 2], length: 0, parts: 0 };

    #[inline]
    fn across(&self, end: u8) -> u8 {
        let [a, b] = self.ends;
        if a == end { b } else { a }
    }

    fn trail(&self) -> Trail {
        Trail { length: self.length, parts: self.parts }
    }
}

/// A run of stretches.
#[derive(Clone, Copy)]
struct Trail {
    length: u8,
    parts: u32,
}

impl Trail {
    const NONE: Trail = Trail { length: 0, parts: 0 };

    #[inline]
    fn and(self, more: &Stretch) -> Trail {
        Trail { length: self.length + more.length, parts: self.parts | more.parts }
    }
}

/// How far a search has come.
struct Search {
    best: Trail,
    /// No run can be longer.
    limit: u8,
}

impl Search {
    #[inline]
    fn note(&mut self, trail: Trail) {
        if trail.length > self.best.length {
            self.best = trail;
        }
    }
}

/// One player's pieces as stretches and joints, as far as they are drawn.
pub(crate) struct Network<'a> {
    walk: &'a Walk<'a>,
    /// The pieces not drawn yet.
    rest: Sides,
    /// A piece of every stretch, as they were before forks were cut back.
    pieces: [u8; PIECES_MAX],
    stretches: [Stretch; PIECES_MAX],
    count: usize,
    joints: [Joint; JOINTS_MAX],
    joint_count: usize,
    /// The joint at every intersection.
    joint_at: [u8; CORNERS_MAX],
    /// All that lies between joints of the part in question, and its longest tip.
    between: u8,
    tip_most: u8,
    /// The stretch that every run in question begins with.
    first: u8,
}

#[derive(Clone, Copy)]
struct Joint {
    /// How to go on from where it was found.
    ways: [u16; 2],
    /// The stretches that meet here.
    meeting: [u8; 3],
}

impl<'a> Network<'a> {
    pub(crate) fn new(walk: &'a Walk<'a>) -> Network<'a> {
        Network {
            walk,
            rest: walk.all,
            pieces: [0; PIECES_MAX],
            stretches: [Stretch::NONE; PIECES_MAX],
            count: 0,
            joints: [Joint { ways: [0; 2], meeting: [NONE; 3] }; JOINTS_MAX],
            joint_count: 0,
            joint_at: [NONE; CORNERS_MAX],
            between: 0,
            tip_most: 0,
            first: NONE,
        }
    }

    /// Draws all that hangs together with a piece, its own stretch first; gives its joints.
    fn draw(&mut self, side: u8) -> Range<usize> {
        let first = self.joint_count;
        let arc = 2 * u16::from(side);
        self.rest.remove(side);
        let (on, back) = (self.follow(arc), self.follow(arc + 1));
        self.add(side, [on.0, back.0], on.1 + back.1 - 1);
        // Following a stretch may find another joint.
        let mut joint = first;
        while joint < self.joint_count {
            for arc in self.joints[joint].ways {
                if self.rest.contains(side_of(arc)) {
                    self.rest.remove(side_of(arc));
                    let (end, length) = self.follow(arc);
                    self.add(side_of(arc), [joint as u8, end], length);
                }
            }
            joint += 1;
        }
        first..self.joint_count
    }

    /// Follows a stretch to its end; gives the joint there and how many pieces it took.
    fn follow(&mut self, mut arc: u16) -> (u8, u8) {
        let mut length = 1;
        loop {
            arc = match self.walk.ways_on(arc, self.walk.is_ship(arc)) {
                Ways::Two(a, b) => {
                    return (self.joint(self.walk.arcs[arc as usize].head, [a, b]), length);
                }
                Ways::One(next) if self.rest.contains(side_of(next)) => next,
                _ => return (LOOSE, length),
            };
            self.rest.remove(side_of(arc));
            length += 1;
        }
    }

    /// The joint at an intersection.
    fn joint(&mut self, corner: u8, ways: [u16; 2]) -> u8 {
        let known = &mut self.joint_at[corner as usize % CORNERS_MAX];
        if *known == NONE && self.joint_count < JOINTS_MAX {
            *known = self.joint_count as u8;
            self.joints[self.joint_count].ways = ways;
            self.joint_count += 1;
        }
        *known
    }

    fn add(&mut self, piece: u8, ends: [u8; 2], length: u8) {
        let at = self.count % PIECES_MAX;
        self.pieces[at] = piece;
        self.stretches[at] = Stretch { ends, length, parts: 1 << at };
        self.count += 1;
        for end in ends.into_iter().filter(|end| *end != LOOSE) {
            let meeting = &mut self.joints[end as usize].meeting;
            if let Some(free) = meeting.iter_mut().find(|slot| **slot == NONE) {
                *free = at as u8;
            }
        }
    }

    /// Is this a stretch that leads from a joint to a loose end, and where a run may end?
    #[inline]
    fn is_tip(&self, at: u8, joint: usize) -> bool {
        at != self.first && self.stretches[at as usize].across(joint as u8) == LOOSE
    }

    /// Cuts forks back: where two tips part from a third stretch, a run that comes by the third
    /// takes the longer one. What both tips make together is a run as well.
    fn cut_back(&mut self, joint: usize, search: &mut Search) {
        let mut next = joint;
        while let Some([a, b, trunk]) = self.fork(next) {
            let [tip_a, tip_b] = [a, b].map(|at| self.stretches[at as usize]);
            search.note(tip_a.trail().and(&tip_b));
            let kept = if tip_a.length >= tip_b.length { tip_a } else { tip_b };
            next = self.graft(next, &kept, trunk, search);
        }
    }

    /// The tips and the trunk of a fork, if the joint is one.
    fn fork(&self, joint: usize) -> Option<[u8; 3]> {
        let [a, b, c] = self.joints.get(joint)?.meeting;
        if c == NONE {
            return None;
        }
        match [a, b, c].map(|at| self.is_tip(at, joint)) {
            [true, true, _] => Some([a, b, c]),
            [true, false, true] => Some([a, c, b]),
            [false, true, true] => Some([b, c, a]),
            _ => None,
        }
    }

    /// Draws a tip and the trunk together; gives the trunk's far end.
    fn graft(&mut self, joint: usize, tip: &Stretch, trunk: u8, search: &mut Search) -> usize {
        let stretch = &mut self.stretches[trunk as usize];
        let far = stretch.across(joint as u8);
        let whole = tip.trail().and(stretch);
        *stretch = Stretch { ends: [LOOSE, far], length: whole.length, parts: whole.parts };
        self.joints[joint].meeting = [NONE; 3];
        search.note(whole);
        far as usize
    }

    /// The stretches that meet at a joint.
    fn meeting(&self, joint: usize) -> impl Iterator<Item = &Stretch> {
        let meeting = self.joints[joint].meeting.into_iter().filter(|at| *at != NONE);
        meeting.map(|at| &self.stretches[at as usize])
    }

    /// Adds up what a run can take between joints and at its end, when it has `begun` with these.
    fn measure(&mut self, joints: Range<usize>, begun: u32) {
        let (mut seen, mut between, mut tip_most) = (0, 0, 0);
        for joint in joints {
            for stretch in self.meeting(joint) {
                if stretch.parts & begun != 0 {
                    continue;
                }
                if stretch.across(joint as u8) == LOOSE {
                    tip_most = stretch.length.max(tip_most);
                } else if stretch.parts & seen == 0 {
                    seen |= stretch.parts;
                    between += stretch.length;
                }
            }
        }
        (self.between, self.tip_most) = (between, tip_most);
    }

    /// Goes on from a joint in every way; `left` is what lies between joints and is not used yet.
    fn go_on(&self, joint: u8, trail: Trail, left: u8, search: &mut Search) {
        search.note(trail);
        let most = search.limit.min(trail.length + left + self.tip_most);
        if most <= search.best.length {
            return;
        }
        for at in self.joints[joint as usize].meeting {
            let Some(stretch) = self.stretches.get(at as usize) else { continue };
            if stretch.parts & trail.parts != 0 {
                continue;
            }
            match stretch.across(joint) {
                LOOSE => search.note(trail.and(stretch)),
                far => self.go_on(far, trail.and(stretch), left - stretch.length, search),
            }
        }
    }

    /// The longest run of all, if it is longer than `known`; none can be longer than `limit`. The
    /// part with the piece `first` is searched first.
    pub(crate) fn longest(&mut self, first: Option<u8>, known: u8, limit: u8) -> Option<Run> {
        let mut search = Search { best: Trail { length: known, parts: 0 }, limit };
        let mut next = first.filter(|side| self.rest.contains(*side));
        while self.rest.len() > search.best.length as usize
            && let Some(side) = next.or_else(|| self.rest.iter().next())
        {
            next = None;
            let (own, left) = (self.count, self.rest.len());
            let joints = self.draw(side);
            if left - self.rest.len() <= search.best.length as usize {
                continue;
            }
            search.note(self.stretches[own % PIECES_MAX].trail());
            joints.clone().for_each(|joint| self.cut_back(joint, &mut search));
            self.measure(joints.clone(), 0);
            joints.for_each(|joint| self.start(joint, &mut search));
        }
        self.run(&search, known)
    }

    /// The longest run that begins with the tip `side`, if it is longer than `known`.
    pub(crate) fn longest_from(&mut self, side: u8, known: u8) -> Option<Run> {
        let mut search = Search { best: Trail { length: known, parts: 0 }, limit: u8::MAX };
        let (own, all) = (self.count, self.rest.len());
        let joints = self.draw(side);
        if all - self.rest.len() <= known as usize {
            return None;
        }
        self.first = own as u8;
        joints.clone().for_each(|joint| self.cut_back(joint, &mut search));
        let begun = self.stretches[own % PIECES_MAX];
        search.note(begun.trail());
        self.measure(joints, begun.parts);
        let joint = begun.across(LOOSE);
        if joint != LOOSE {
            self.go_on(joint, begun.trail(), self.between, &mut search);
        }
        self.run(&search, known)
    }

    /// Searches from a joint's tip, or from the joint itself where it has none: a run that ended
    /// there with the tip left out could go on.
    fn start(&self, joint: usize, search: &mut Search) {
        let tip = self.meeting(joint).find(|stretch| stretch.across(joint as u8) == LOOSE);
        let trail = tip.map_or(Trail::NONE, Stretch::trail);
        self.go_on(joint as u8, trail, self.between, search);
    }

    /// The best run found, piece by piece.
    fn run(&mut self, search: &Search, known: u8) -> Option<Run> {
        let Trail { length, parts } = search.best;
        if length <= known {
            return None;
        }
        self.rest = self.walk.all;
        for at in (0..self.count).filter(|at| parts >> at & 1 == 1) {
            let arc = 2 * u16::from(self.pieces[at]);
            self.rest.remove(self.pieces[at]);
            self.follow(arc);
            self.follow(arc + 1);
        }
        Some((length, self.walk.all.minus(&self.rest)))
    }
}
