//! The longest run where rings lie in the way: a search, and exact.
//!
//! The network is drawn together into unbranched stretches between the joints where three pieces
//! meet: a run takes all of a stretch or nothing. A run that is as long as can be ends at a tip, or
//! at a joint where nothing is left to take; so the search starts from every joint, with its longest
//! tip if it has one. It turns back where all that is left could not make the run longer than the
//! best one known.

use std::ops::Range;

use crate::geometry::{CORNERS_MAX, Sides, side_of};

use super::PIECES_MAX;
use super::walk::{Run, Walk, Ways};

/// Where a stretch ends and nothing joins.
const LOOSE: u8 = u8::MAX;
/// Nothing in this slot.
const NONE: u8 = u8::MAX;
/// Three ends of pieces meet at each.
const JOINTS_MAX: usize = 2 * PIECES_MAX / 3;

/// The longest run of all, if it is longer than `known`; none can be longer than `limit`.
pub(super) fn longest(walk: &Walk, known: u8, limit: u8) -> Option<Run> {
    let mut network = Network::new(walk);
    let mut search = Search { best: Trail { length: known, parts: 0 }, limit, tip_most: 0 };
    while network.rest.len() > search.best.length as usize
        && let Some(side) = network.rest.iter().next()
    {
        let part = network.draw(side);
        if let Some(between) = network.measure(&part, &mut search) {
            part.joints.for_each(|joint| network.start(joint as u8, between, &mut search));
        }
    }
    network.run(search.best)
}

/// The longest run that begins with the tip `side`, if it is longer than `known`.
pub(super) fn longest_from(walk: &Walk, side: u8, known: u8) -> Option<Run> {
    let mut network = Network::new(walk);
    let mut search =
        Search { best: Trail { length: known, parts: 0 }, limit: u8::MAX, tip_most: 0 };
    let part = network.draw(side);
    if let Some(between) = network.measure(&part, &mut search) {
        // Its stretch was drawn first.
        let begun = Trail { length: network.stretches[0].length, parts: 1 };
        network.go_on(network.stretches[0].across(LOOSE), begun, between, &mut search);
    }
    network.run(search.best)
}

/// The ring that two pieces close where they meet, if nothing joins it anywhere else.
pub(super) fn bare_ring(walk: &Walk, from: u16, to: u16) -> Option<Run> {
    let (mut arc, mut ring) = (from, (1, Sides::only(side_of(from))));
    while side_of(arc) != side_of(to) {
        let Ways::One(next) = walk.ways_on(arc) else { return None };
        ring = (ring.0 + 1, ring.1.with(side_of(next)));
        arc = next;
    }
    Some(ring)
}

/// A row of pieces without branches.
#[derive(Clone, Copy)]
struct Stretch {
    /// The joints at its ends; a ring that nothing joins has loose ones.
    ends: [u8; 2],
    length: u8,
    pieces: Sides,
}

impl Stretch {
    const NONE: Stretch = Stretch { ends: [LOOSE; 2], length: 0, pieces: Sides::EMPTY };

    #[inline]
    fn across(&self, end: u8) -> u8 {
        let [a, b] = self.ends;
        if a == end { b } else { a }
    }
}

/// Where stretches meet.
#[derive(Clone, Copy)]
struct Joint {
    /// How to go on from where it was found.
    ways: [u16; 2],
    meeting: [u8; 3],
}

/// A run of stretches, one bit each.
#[derive(Clone, Copy)]
struct Trail {
    length: u8,
    parts: u32,
}

/// How far a search has come.
struct Search {
    best: Trail,
    /// No run can be longer.
    limit: u8,
    /// The longest stretch with a loose end, where the search goes on.
    tip_most: u8,
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
struct Network<'a> {
    walk: &'a Walk<'a>,
    /// The pieces not drawn yet.
    rest: Sides,
    stretches: [Stretch; PIECES_MAX],
    count: usize,
    joints: [Joint; JOINTS_MAX],
    joint_count: usize,
    /// The joint at every intersection.
    joint_at: [u8; CORNERS_MAX],
}

/// What hangs together: its stretches and joints.
struct Part {
    stretches: Range<usize>,
    joints: Range<usize>,
}

impl<'a> Network<'a> {
    fn new(walk: &'a Walk<'a>) -> Network<'a> {
        Network {
            walk,
            rest: walk.all,
            stretches: [Stretch::NONE; PIECES_MAX],
            count: 0,
            joints: [Joint { ways: [0; 2], meeting: [NONE; 3] }; JOINTS_MAX],
            joint_count: 0,
            joint_at: [NONE; CORNERS_MAX],
        }
    }

    /// Draws all that hangs together with a piece.
    fn draw(&mut self, side: u8) -> Part {
        let (first, first_joint) = (self.count, self.joint_count);
        let mut stretch = Stretch::NONE;
        self.take(&mut stretch, side);
        stretch.ends = [0, 1].map(|way| self.follow(2 * u16::from(side) + way, &mut stretch));
        self.add(stretch);
        let mut joint = first_joint;
        // Following a stretch may find another joint.
        while joint < self.joint_count {
            for arc in self.joints[joint].ways {
                if self.rest.contains(side_of(arc)) {
                    let mut stretch = Stretch::NONE;
                    self.take(&mut stretch, side_of(arc));
                    stretch.ends = [joint as u8, self.follow(arc, &mut stretch)];
                    self.add(stretch);
                }
            }
            joint += 1;
        }
        Part { stretches: first..self.count, joints: first_joint..self.joint_count }
    }

    fn take(&mut self, stretch: &mut Stretch, side: u8) {
        self.rest.remove(side);
        stretch.pieces.insert(side);
        stretch.length += 1;
    }

    /// Follows a stretch to the joint at its end.
    fn follow(&mut self, mut arc: u16, stretch: &mut Stretch) -> u8 {
        loop {
            arc = match self.walk.ways_on(arc) {
                Ways::Two(a, b) => return self.joint(self.walk.arcs[arc as usize].head, [a, b]),
                Ways::One(next) if self.rest.contains(side_of(next)) => next,
                _ => return LOOSE,
            };
            self.take(stretch, side_of(arc));
        }
    }

    /// The joint at an intersection.
    fn joint(&mut self, corner: u8, ways: [u16; 2]) -> u8 {
        let known = &mut self.joint_at[corner as usize];
        if *known == NONE {
            *known = self.joint_count as u8;
            self.joints[self.joint_count].ways = ways;
            self.joint_count += 1;
        }
        *known
    }

    fn add(&mut self, stretch: Stretch) {
        self.stretches[self.count] = stretch;
        for end in stretch.ends.into_iter().filter(|end| *end != LOOSE) {
            let meeting = &mut self.joints[end as usize].meeting;
            if let Some(free) = meeting.iter_mut().find(|slot| **slot == NONE) {
                *free = self.count as u8;
            }
        }
        self.count += 1;
    }

    /// How many pieces lie between joints, if there are any and the part could hold a longer run.
    fn measure(&self, part: &Part, search: &mut Search) -> Option<u8> {
        let (mut between, mut all) = (0, 0);
        search.tip_most = 0;
        for stretch in &self.stretches[part.stretches.clone()] {
            all += stretch.length;
            match stretch.ends.contains(&LOOSE) {
                true => search.tip_most = stretch.length.max(search.tip_most),
                false => between += stretch.length,
            }
        }
        if part.joints.is_empty() {
            search.note(Trail { length: all, parts: 1 << part.stretches.start });
            return None;
        }
        (all > search.best.length).then_some(between)
    }

    /// Searches from a joint, with its longest tip if it has one: a run that ended there with the
    /// tip left out could go on.
    fn start(&self, joint: u8, between: u8, search: &mut Search) {
        let meeting = self.joints[joint as usize].meeting.into_iter();
        let tips = meeting.filter(|at| self.stretches[*at as usize].across(joint) == LOOSE);
        let tip = tips.max_by_key(|at| self.stretches[*at as usize].length);
        let begun = tip.map_or(Trail { length: 0, parts: 0 }, |at| Trail {
            length: self.stretches[at as usize].length,
            parts: 1 << at,
        });
        self.go_on(joint, begun, between, search);
    }

    /// Goes on from a joint in every way; `left` is what lies between joints and is not used yet.
    fn go_on(&self, joint: u8, trail: Trail, left: u8, search: &mut Search) {
        search.note(trail);
        let most = search.limit.min(trail.length + left + search.tip_most);
        if most <= search.best.length {
            return;
        }
        for at in self.joints[joint as usize].meeting {
            if trail.parts >> at & 1 == 1 {
                continue;
            }
            let stretch = &self.stretches[at as usize];
            let longer =
                Trail { length: trail.length + stretch.length, parts: trail.parts | 1 << at };
            match stretch.across(joint) {
                LOOSE => search.note(longer),
                far => self.go_on(far, longer, left - stretch.length, search),
            }
        }
    }

    /// A trail piece by piece; nothing for one that was only known to be possible.
    fn run(&self, trail: Trail) -> Option<Run> {
        let parts = (0..self.count).filter(|at| trail.parts >> at & 1 == 1);
        let pieces = parts.fold(Sides::EMPTY, |all, at| all.or(&self.stretches[at].pieces));
        (trail.parts != 0).then_some((trail.length, pieces))
    }
}
