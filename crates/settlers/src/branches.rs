//! The longest route where no ring lies in the way: a walk or two along the branches find it, and
//! often a look at the neighbours is enough.
//!
//! Networks with rings may need the full search of [`network`](crate::network); most have none, and
//! a walk notices a ring by coming to a piece twice.

use game::Seat;

use crate::geometry::{Arc, Corners, Sides};
use crate::route::PIECES_MAX;
use crate::state::Settlers;

/// A run: its length, and its pieces.
pub(crate) type Run = (u8, Sides);

/// A ring: the walk knows no answer.
#[derive(Debug)]
pub(crate) struct Ring;

/// What a new piece makes of the longest run known.
#[derive(Debug)]
pub(crate) enum Longer {
    /// Nothing longer runs through it.
    No,
    /// It lies at an end of the run.
    By(Run),
    /// The longest run through the piece.
    To(Run),
}

/// Why the longest run through a new piece is not known: rings are in the way, or the walk was put
/// off.
#[derive(Debug)]
pub(crate) enum Blocked {
    /// The piece lies at a tip: it lengthens any run by one at most.
    AtTip,
    /// The piece joins others at both ends.
    Between,
}

/// A piece on the way, seen in walking direction.
#[derive(Clone, Copy)]
struct Footstep {
    arc: u16,
    length: u8,
    /// The place of the piece before in the list.
    before: u8,
}

impl Footstep {
    fn side(self) -> u8 {
        side_of(self.arc)
    }
}

/// The side of an arc.
#[inline]
pub(crate) fn side_of(arc: u16) -> u8 {
    (arc / 2) as u8
}

/// All pieces that lie in one direction, nearest first.
struct Trail {
    steps: [Footstep; PIECES_MAX],
    count: usize,
}

impl Trail {
    const NONE: Trail =
        Trail { steps: [Footstep { arc: 0, length: 1, before: 0 }; PIECES_MAX], count: 1 };

    /// The farthest piece.
    fn far(&self) -> Footstep {
        self.steps[(self.count - 1) % PIECES_MAX]
    }

    /// Adds the pieces from the farthest back to the first.
    fn back(&self, run: &mut Sides) {
        let mut step = self.far();
        run.insert(step.side());
        for _ in 1..step.length {
            step = self.steps[step.before as usize % PIECES_MAX];
            run.insert(step.side());
        }
    }

    /// The way to the farthest piece.
    fn run(&self) -> Run {
        let mut run = (self.far().length, Sides::EMPTY);
        self.back(&mut run.1);
        run
    }
}

/// The pieces that join another at one end.
#[derive(Clone, Copy)]
pub(crate) enum Ways {
    None,
    One(u16),
    Two(u16, u16),
}

/// A walk along one player's pieces.
pub(crate) struct Walk<'a> {
    pub arcs: &'a [Arc],
    built: &'a Corners,
    roads: &'a Sides,
    ships: &'a Sides,
    pub all: Sides,
    /// At own buildings roads and ships join; at foreign ones nothing goes on.
    own: [&'a Corners; 2],
    seen: Sides,
}

impl<'a> Walk<'a> {
    pub fn new(game: &'a Settlers, seat: Seat) -> Walk<'a> {
        let player = game.player(seat);
        Walk {
            arcs: &game.geometry().arcs,
            built: &game.now.built,
            roads: &player.roads,
            ships: &player.ships,
            all: player.roads.or(&player.ships),
            own: [&player.settlements, &player.cities],
            seen: Sides::EMPTY,
        }
    }

    #[inline]
    pub fn is_ship(&self, arc: u16) -> bool {
        self.ships.contains(side_of(arc))
    }

    /// The pieces that would join a road or ship at an intersection.
    #[inline]
    fn joined(&self, corner: u8, ship: bool) -> &Sides {
        match (self.built.contains(corner), ship) {
            (false, true) => self.ships,
            (false, false) => self.roads,
            (true, _) if self.own.iter().any(|own| own.contains(corner)) => &self.all,
            (true, _) => &Sides::EMPTY,
        }
    }

    /// The pieces that join a road or ship at the end it leads to.
    #[inline]
    pub fn ways_on(&self, arc: u16, ship: bool) -> Ways {
        let Arc { head, next: [a, b] } = self.arcs[arc as usize];
        let joined = self.joined(head, ship);
        match (joined.contains(side_of(a)), joined.contains(side_of(b))) {
            (false, false) => Ways::None,
            (true, false) => Ways::One(a),
            (false, true) => Ways::One(b),
            (true, true) => Ways::Two(a, b),
        }
    }

    /// How a tip leads into the network; nothing for a piece that others join at both ends.
    #[inline]
    fn inwards(&self, side: u8, ship: bool) -> Option<(u16, Ways)> {
        let arc = 2 * u16::from(side);
        match (self.ways_on(arc, ship), self.ways_on(arc + 1, ship)) {
            (Ways::None, ways) => Some((arc + 1, ways)),
            (ways, Ways::None) => Some((arc, ways)),
            _ => None,
        }
    }

    /// Walks from a piece in one direction as far as it goes.
    fn out(&mut self, first: u16, trail: &mut Trail) -> Result<(), Ring> {
        trail.steps[0].arc = first;
        trail.count = 1;
        let mut at = 0;
        while at < trail.count {
            let here = trail.steps[at % PIECES_MAX];
            match self.ways_on(here.arc, self.is_ship(here.arc)) {
                Ways::None => {}
                Ways::One(a) => self.step(trail, at, a)?,
                Ways::Two(a, b) => {
                    self.step(trail, at, a)?;
                    self.step(trail, at, b)?;
                }
            }
            at += 1;
        }
        Ok(())
    }

    /// Goes on to a piece that was not seen before.
    #[inline]
    fn step(&mut self, trail: &mut Trail, from: usize, arc: u16) -> Result<(), Ring> {
        if self.seen.contains(side_of(arc)) || trail.count >= PIECES_MAX {
            return Err(Ring);
        }
        self.seen.insert(side_of(arc));
        let length = trail.steps[from % PIECES_MAX].length + 1;
        trail.steps[trail.count] = Footstep { arc, length, before: from as u8 };
        trail.count += 1;
        Ok(())
    }

    /// Both ways from a piece.
    fn both(&mut self, side: u8, [on, back]: &mut [Trail; 2]) -> Result<(), Ring> {
        self.seen = Sides::only(side);
        let arc = 2 * u16::from(side);
        self.out(arc, on)?;
        self.out(arc + 1, back)
    }

    /// The longest run through a piece that others join at both ends, if it is longer than `known`.
    fn between(&mut self, side: u8, known: u8) -> Result<Longer, Ring> {
        let mut trails = [Trail::NONE; 2];
        self.both(side, &mut trails)?;
        let [on, back] = &trails;
        let length = on.far().length + back.far().length - 1;
        if length <= known {
            return Ok(Longer::No);
        }
        let mut run = Sides::EMPTY;
        on.back(&mut run);
        back.back(&mut run);
        Ok(Longer::To((length, run)))
    }

    /// How far it is from a piece to the farthest in one direction, where there are no rings; all
    /// pieces on the way are seen.
    fn reach(&mut self, first: u16) -> u8 {
        let mut forks = [(first, 1); PIECES_MAX];
        let (mut open, mut far) = (1, 0);
        self.seen = Sides::EMPTY;
        while open > 0 {
            open -= 1;
            let (mut arc, mut length) = forks[open];
            while !self.seen.contains(side_of(arc)) {
                self.seen.insert(side_of(arc));
                far = length.max(far);
                length += 1;
                arc = match self.ways_on(arc, self.is_ship(arc)) {
                    Ways::None => break,
                    Ways::One(next) => next,
                    Ways::Two(next, aside) => {
                        forks[open % PIECES_MAX] = (aside, length);
                        open += 1;
                        next
                    }
                };
            }
        }
        far
    }

    /// The way from a piece to the farthest in one direction.
    fn farthest(&mut self, first: u16) -> Result<Longer, Ring> {
        let mut trail = Trail::NONE;
        self.seen = Sides::only(side_of(first));
        self.out(first, &mut trail)?;
        Ok(Longer::To(trail.run()))
    }

    /// The ring that two pieces close where they meet, if nothing joins it anywhere else.
    fn bare_ring(&self, from: u16, to: u16) -> Option<Run> {
        let (mut arc, mut ring) = (from, (1, Sides::only(side_of(from))));
        while side_of(arc) != side_of(to) {
            let Ways::One(next) = self.ways_on(arc, self.is_ship(arc)) else { return None };
            ring = (ring.0 + 1, ring.1.with(side_of(next)));
            arc = next;
        }
        Some(ring)
    }

    /// The longest run among the pieces left, if it is longer than `best`: in every part of the
    /// network from the far end of any walk to the end that is farthest from there.
    fn longest(&mut self, mut rest: Sides, mut best: Run) -> Result<Run, Ring> {
        let mut trails = [Trail::NONE; 2];
        while rest.len() > best.0 as usize
            && let Some(side) = rest.iter().next()
        {
            self.both(side, &mut trails)?;
            let [on, back] = [trails[0].far(), trails[1].far()];
            rest = rest.minus(&self.seen);
            let end = if on.length > back.length { on } else { back };
            let bound = self.seen.len().min(2 * end.length as usize - 1);
            if bound <= best.0 as usize {
                continue;
            }
            self.seen = Sides::only(end.side());
            let [trail, _] = &mut trails;
            self.out(end.arc ^ 1, trail)?;
            if trail.far().length > best.0 {
                best = trail.run();
            }
        }
        Ok(best)
    }
}

impl Settlers {
    /// The longest run through a new piece, if it is longer than the one known; a walk for a piece
    /// at a tip `may_wait`.
    pub(crate) fn branch_through(
        &self,
        seat: Seat,
        side: u8,
        may_wait: bool,
    ) -> Result<Longer, Blocked> {
        let player = self.player(seat);
        let (known, mut walk) = (player.route_least, Walk::new(self, seat));
        let Some((inwards, ways)) = walk.inwards(side, player.ships.contains(side)) else {
            return walk.between(side, known).map_err(|Ring| Blocked::Between);
        };
        match ways {
            Ways::None if known == 0 => Ok(Longer::To((1, Sides::only(side)))),
            Ways::None => Ok(Longer::No),
            // Nothing else joins the neighbour here: a run that holds it ends with it.
            Ways::One(next) if player.run.contains(side_of(next)) => {
                Ok(Longer::By((known + 1, player.run.with(side))))
            }
            // A run by one neighbour could as well begin with the other, unless it comes back by
            // it: all of a ring, and longer than any other only where nothing else joins the ring.
            Ways::Two(..) if !player.loops => Ok(Longer::No),
            Ways::Two(a, b) => Ok(walk
                .bare_ring(a, b)
                .filter(|ring| ring.0 >= known)
                .map_or(Longer::No, |(length, ring)| Longer::To((length + 1, ring.with(side))))),
            Ways::One(_) if player.loops || may_wait => Err(Blocked::AtTip),
            // What was put off may be as long as that already.
            Ways::One(_) if walk.reach(inwards) <= player.route_most => Ok(Longer::No),
            Ways::One(_) => walk.farthest(inwards).map_err(|Ring| Blocked::AtTip),
        }
    }

    /// The piece that a run may as well end with, if its last one is taken away.
    pub(crate) fn other_tip(&self, seat: Seat, tip: u8) -> Option<u8> {
        let walk = Walk::new(self, seat);
        let run = &self.player(seat).run;
        match walk.inwards(tip, true)? {
            (_, Ways::Two(a, b)) => {
                let [a, b] = [a, b].map(side_of);
                let other = if run.contains(a) { b } else { a };
                (run.contains(a) != run.contains(b)).then_some(other)
            }
            _ => None,
        }
    }

    /// The longest run in a network without rings, or the one known if none is longer.
    pub(crate) fn longer_branch(&self, seat: Seat, known: Run) -> Result<Run, Ring> {
        let mut walk = Walk::new(self, seat);
        walk.longest(walk.all, known)
    }

    /// Is there a ring of pieces that join?
    pub(crate) fn has_loop(&self, seat: Seat) -> bool {
        let mut walk = Walk::new(self, seat);
        let (mut rest, mut trails) = (walk.all, [Trail::NONE; 2]);
        while let Some(side) = rest.iter().next() {
            if walk.both(side, &mut trails).is_err() {
                return true;
            }
            rest = rest.minus(&walk.seen);
        }
        false
    }
}
