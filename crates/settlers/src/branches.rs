//! The longest route where no ring lies in the way: two walks along the branches find it.
//!
//! Networks with rings need the full search of [`route`](crate::route); most have none, and a walk
//! notices a ring by coming to a piece twice.

use game::Seat;

use crate::geometry::{Arc, Corners, Sides};
use crate::route::PIECES_MAX;
use crate::state::Settlers;

/// A run: its length, and its pieces.
pub(crate) type Run = (u8, Sides);

/// A ring: the walk knows no answer.
#[derive(Debug)]
pub(crate) struct Ring;

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

fn side_of(arc: u16) -> u8 {
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

    /// The pieces from the farthest back to the first.
    fn back(&self, run: &mut Sides) {
        let mut step = self.far();
        run.insert(step.side());
        for _ in 1..step.length {
            step = self.steps[step.before as usize % PIECES_MAX];
            run.insert(step.side());
        }
    }
}

/// A walk along one player's pieces.
struct Walk<'a> {
    arcs: &'a [Arc],
    built: &'a Corners,
    roads: &'a Sides,
    ships: &'a Sides,
    all: Sides,
    /// Own buildings: here roads and ships join; at foreign ones nothing goes on.
    own: Corners,
    seen: Sides,
}

impl<'a> Walk<'a> {
    fn new(game: &'a Settlers, seat: Seat) -> Walk<'a> {
        let player = game.player(seat);
        Walk {
            arcs: &game.geometry().arcs,
            built: &game.now.built,
            roads: &player.roads,
            ships: &player.ships,
            all: player.roads.or(&player.ships),
            own: player.buildings(),
            seen: Sides::EMPTY,
        }
    }

    /// The pieces that join this one at the end it leads to.
    #[inline]
    fn joined(&self, arc: u16) -> &Sides {
        let head = self.arcs[arc as usize].head;
        match (self.built.contains(head), self.ships.contains(side_of(arc))) {
            (false, true) => self.ships,
            (false, false) => self.roads,
            (true, _) if self.own.contains(head) => &self.all,
            (true, _) => &Sides::EMPTY,
        }
    }

    /// Walks from a piece in one direction as far as it goes.
    fn out(&mut self, first: u16, trail: &mut Trail) -> Result<(), Ring> {
        trail.steps[0].arc = first;
        trail.count = 1;
        let mut at = 0;
        while at < trail.count {
            let here = trail.steps[at];
            for &arc in &self.arcs[here.arc as usize].next {
                if !self.joined(here.arc).contains(side_of(arc)) {
                    continue;
                }
                if self.seen.contains(side_of(arc)) || trail.count >= PIECES_MAX {
                    return Err(Ring);
                }
                self.seen.insert(side_of(arc));
                trail.steps[trail.count] =
                    Footstep { arc, length: here.length + 1, before: at as u8 };
                trail.count += 1;
            }
            at += 1;
        }
        Ok(())
    }

    fn is_last(&self, arc: u16) -> bool {
        let next = &self.arcs[arc as usize].next;
        !next.iter().any(|next| self.joined(arc).contains(side_of(*next)))
    }

    /// Tries every way on from a piece and keeps the longest; the pieces seen are the way so far.
    fn try_all(&mut self, arc: u16, length: u8, best: &mut Run) {
        if length > best.0 {
            *best = (length, self.seen);
        }
        for next in self.arcs[arc as usize].next {
            let side = side_of(next);
            if self.joined(arc).contains(side) && !self.seen.contains(side) {
                self.seen.insert(side);
                self.try_all(next, length + 1, best);
                self.seen.remove(side);
            }
        }
    }

    /// The longest run from a last piece inwards, rings or not.
    fn inwards(&mut self, side: u8, known: u8) -> Result<Run, Ring> {
        let arc = 2 * u16::from(side);
        let inwards = match (self.is_last(arc), self.is_last(arc + 1)) {
            (true, _) => arc + 1,
            (_, true) => arc,
            _ => return Err(Ring),
        };
        let mut best = (known, Sides::EMPTY);
        self.seen = Sides::only(side);
        self.try_all(inwards, 1, &mut best);
        Ok(best)
    }

    /// Both ways from a piece.
    fn both(&mut self, side: u8, [on, back]: &mut [Trail; 2]) -> Result<(), Ring> {
        self.seen = Sides::only(side);
        let arc = 2 * u16::from(side);
        self.out(arc, on)?;
        self.out(arc + 1, back)
    }
}

impl Settlers {
    /// The longest run through a piece, if it is longer than `known`.
    pub(crate) fn branch_through(
        &self,
        seat: Seat,
        side: u8,
        known: u8,
    ) -> Result<Option<Run>, Ring> {
        let mut walk = Walk::new(self, seat);
        let mut trails = [Trail::NONE; 2];
        if let Err(Ring) = walk.both(side, &mut trails) {
            let run = walk.inwards(side, known)?;
            return Ok(Some(run).filter(|run| run.0 > known));
        }
        let [on, back] = &trails;
        let length = on.far().length + back.far().length - 1;
        if length <= known {
            return Ok(None);
        }
        let mut run = Sides::EMPTY;
        on.back(&mut run);
        back.back(&mut run);
        Ok(Some((length, run)))
    }

    /// The longest run of all, if it is longer than `best`: in every part of the network from the
    /// far end of any walk to the end that is farthest from there.
    pub(crate) fn longest_branch(&self, seat: Seat, mut best: Run) -> Result<Run, Ring> {
        let mut walk = Walk::new(self, seat);
        let (mut rest, mut trails) = (walk.all, [Trail::NONE; 2]);
        while rest.len() > best.0 as usize
            && let Some(side) = rest.iter().next()
        {
            walk.both(side, &mut trails)?;
            let [on, back] = [trails[0].far(), trails[1].far()];
            rest = rest.minus(&walk.seen);
            let end = if on.length > back.length { on } else { back };
            let bound = walk.seen.len().min(2 * end.length as usize - 1);
            if bound <= best.0 as usize {
                continue;
            }
            walk.seen = Sides::only(end.side());
            let [trail, _] = &mut trails;
            walk.out(end.arc ^ 1, trail)?;
            if trail.far().length > best.0 {
                best = (trail.far().length, Sides::EMPTY);
                trail.back(&mut best.1);
            }
        }
        Ok(best)
    }
}
