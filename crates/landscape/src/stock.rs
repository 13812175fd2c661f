//! The tiles that are still face down.

use game::{Rng, luck};

use crate::atlas::{Atlas, Demand, Kind};
use crate::side::Turns;

/// How many tiles of each kind are face down, in no order.
#[derive(Debug, PartialEq, Eq)]
pub struct Stock {
    /// Copies of each kind.
    pub counts: Vec<u16>,
    /// The sum of `counts`: tiles that can still be drawn.
    pub left: u16,
}

impl Clone for Stock {
    fn clone(&self) -> Stock {
        Stock { counts: self.counts.clone(), left: self.left }
    }

    fn clone_from(&mut self, other: &Stock) {
        self.counts.clone_from(&other.counts);
        self.left = other.left;
    }
}

/// So many kinds are passed over at once when one is looked for.
const STRIDE: usize = 8;

impl Stock {
    /// So many copies of each kind.
    pub fn new(counts: Vec<u16>) -> Stock {
        let left = counts.iter().sum();
        Stock { counts, left }
    }

    /// Is a tile of this kind left?
    #[inline]
    pub fn has(&self, kind: Kind) -> bool {
        self.counts[kind.index()] > 0
    }

    /// Takes a tile of a kind that is left.
    #[inline]
    pub fn take(&mut self, kind: Kind) {
        self.counts[kind.index()] -= 1;
        self.left -= 1;
    }

    /// Puts a tile back among those that are left.
    pub fn put_back(&mut self, kind: Kind) {
        self.counts[kind.index()] += 1;
        self.left += 1;
    }

    /// One of the tiles that are left, each as likely as any other.
    #[inline]
    pub fn pick(&self, rng: &mut impl Rng) -> Option<Kind> {
        let mut rest = luck::below(rng, u32::from(self.left)) as u16;
        let mut passed = 0;
        for stride in self.counts.chunks(STRIDE) {
            let count: u16 = stride.iter().sum();
            if rest < count {
                break;
            }
            rest -= count;
            passed += STRIDE;
        }
        let place = self.counts.get(passed..)?.iter().position(|&count| {
            let here = rest < count;
            rest = rest.wrapping_sub(count);
            here
        });
        place.map(|kind| Kind((passed + kind) as u8))
    }

    /// The kinds that are left, with their copies.
    pub fn kinds(&self) -> impl Iterator<Item = (Kind, u16)> {
        let all = self.counts.iter().enumerate().map(|(kind, &count)| (Kind(kind as u8), count));
        all.filter(|&(_, count)| count > 0)
    }

    /// The kinds left that meet a demand, with the first turn in which they do and their copies.
    pub fn fitting(
        &self,
        atlas: &Atlas,
        demand: Demand,
    ) -> impl Iterator<Item = (Kind, Turns, u16)> {
        let fit = move |(kind, count): (Kind, u16)| {
            let turns = atlas.fitting(kind, demand).iter().next()?;
            Some((kind, turns, count))
        };
        self.kinds().filter_map(fit)
    }

    /// Will a free cell with this demand stay empty: does neither the tile in hand fit, nor any
    /// that is left? It never changes again, for neighbours only ever ask for more.
    pub fn is_hole(&self, atlas: &Atlas, demand: Demand, in_hand: Option<Kind>) -> bool {
        let fits = |kind| !atlas.fitting(kind, demand).is_empty();
        !in_hand.is_some_and(fits) && self.fitting(atlas, demand).next().is_none()
    }
}
