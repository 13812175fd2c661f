//! The longest run where no ring lies in the way: one walk along the branches finds it.
//!
//! Seen from any piece the network is a tree then. Where it forks, the two longest ways on make a run
//! together, and the longer of them is a way on from before the fork. A walk that comes to a piece
//! twice has found a ring and gives up.

use crate::geometry::{Sides, side_of};

use super::walk::{Run, Walk, Ways};

/// A ring: the walk knows no answer.
#[derive(Debug)]
pub(super) struct Ring;

/// A walk, and the longest run found on it.
struct Branches<'a> {
    walk: &'a Walk<'a>,
    seen: Sides,
    best: Run,
}

/// The longest run of all, or the one known if none is longer.
pub(super) fn longest(walk: &Walk, known: Run) -> Result<Run, Ring> {
    let mut branches = Branches { walk, seen: Sides::EMPTY, best: known };
    let mut rest = walk.all;
    while rest.len() > branches.best.0 as usize
        && let Some(side) = rest.iter().next()
    {
        branches.both_ways(side)?;
        rest = rest.minus(&branches.seen);
    }
    Ok(branches.best)
}

/// The longest run among the pieces that hang together with `side`, or the one known if none is
/// longer.
pub(super) fn longest_around(walk: &Walk, side: u8, known: Run) -> Result<Run, Ring> {
    let mut branches = Branches { walk, seen: Sides::EMPTY, best: known };
    branches.both_ways(side)?;
    Ok(branches.best)
}

/// The longest run that begins with an arc.
pub(super) fn longest_from(walk: &Walk, arc: u16) -> Result<Run, Ring> {
    Branches { walk, seen: Sides::EMPTY, best: (u8::MAX, Sides::EMPTY) }.ahead(arc)
}

/// Is there a ring of pieces that join?
pub(super) fn has_ring(walk: &Walk) -> bool {
    let mut branches = Branches { walk, seen: Sides::EMPTY, best: (u8::MAX, Sides::EMPTY) };
    while let Some(side) = walk.all.minus(&branches.seen).iter().next() {
        if branches.both_ways(side).is_err() {
            return true;
        }
    }
    false
}

impl Branches<'_> {
    /// Walks from a piece in both directions.
    fn both_ways(&mut self, side: u8) -> Result<(), Ring> {
        let arc = 2 * u16::from(side);
        let on = self.ahead(arc)?;
        self.seen.remove(side);
        let back = self.ahead(arc + 1)?;
        self.note(on.0 + back.0 - 1, &on.1, &back.1);
        Ok(())
    }

    /// The longest run that begins with an arc; those that begin farther on are noted.
    fn ahead(&mut self, mut arc: u16) -> Result<Run, Ring> {
        let mut run = Run::default();
        loop {
            let side = side_of(arc);
            if self.seen.contains(side) {
                return Err(Ring);
            }
            self.seen.insert(side);
            run = (run.0 + 1, run.1.with(side));
            arc = match self.walk.ways_on(arc) {
                Ways::None => return Ok(run),
                Ways::One(next) => next,
                Ways::Two(a, b) => {
                    let (a, b) = (self.ahead(a)?, self.ahead(b)?);
                    self.note(a.0 + b.0, &a.1, &b.1);
                    let longer = if a.0 >= b.0 { a } else { b };
                    return Ok((run.0 + longer.0, run.1.or(&longer.1)));
                }
            };
        }
    }

    #[inline]
    fn note(&mut self, length: u8, one: &Sides, other: &Sides) {
        if length > self.best.0 {
            self.best = (length, one.or(other));
        }
    }
}
