//! How likely what is open gets closed: how many of the tiles left fit there, and how many close it.

use crate::atlas::{Atlas, Demand};
use crate::cell::Cell;
use crate::shape::{NO_PIECE, Terrain};
use crate::side::{Port, Side};
use crate::stock::Stock;

/// Not counted yet.
const UNKNOWN: u16 = u16::MAX;

/// Every demand there can be, and the sides it can be looked at from.
const DEMANDS: usize = 256;
const SIDES: usize = 4;

/// Counts tiles left by demand. What was counted stays in the caller's memory for as long as the stock is
/// the same, since whoever weighs a hundred places for a tile asks the same again and again.
#[derive(Debug)]
pub struct Openings<'a> {
    atlas: &'a Atlas,
    stock: &'a Stock,
    fitting: &'a mut [u16],
    closing: &'a mut [u16],
}

impl<'a> Openings<'a> {
    /// Those for the tiles in `stock`; `memory` may hold anything.
    pub fn new(atlas: &'a Atlas, stock: &'a Stock, memory: &'a mut Vec<u16>) -> Openings<'a> {
        let mark = atlas.mark();
        let keys = mark.len() + stock.counts.len();
        let size = keys + DEMANDS * (1 + SIDES);
        let known = memory.len() == size
            && memory[..mark.len()] == mark
            && memory[mark.len()..keys] == stock.counts;
        if !known {
            memory.clear();
            memory.extend(mark);
            memory.extend(&stock.counts);
            memory.resize(size, UNKNOWN);
        }
        let (fitting, closing) = memory[keys..].split_at_mut(DEMANDS);
        Openings { atlas, stock, fitting, closing }
    }

    /// How many of the tiles left fit into a cell with this demand.
    #[inline]
    pub fn fitting(&mut self, demand: Demand) -> u16 {
        let place = demand.index();
        if self.fitting[place] == UNKNOWN {
            let fitting = self.stock.fitting(self.atlas, demand);
            self.fitting[place] = fitting.map(|(_, _, count)| count).sum();
        }
        self.fitting[place]
    }

    /// How many of them, laid into that cell, close the road or town that comes in from `side`: it goes on to
    /// no side where nothing lies.
    #[inline]
    pub fn closing(&mut self, demand: Demand, side: Side) -> u16 {
        let place = demand.index() * SIDES + side as usize;
        if self.closing[place] == UNKNOWN {
            let kinds = self.stock.kinds().filter(|&(kind, _)| {
                let mut turns = self.atlas.fitting(kind, demand).iter();
                turns.any(|turns| ends(&self.atlas.turned(kind, turns).piece_at, demand, side))
            });
            self.closing[place] = kinds.map(|(_, count)| count).sum();
        }
        self.closing[place]
    }
}

/// How many tiles that fit make it even whether one of them comes.
const EVEN: f32 = 2.0;

/// What does not close an end may lead to a place where it is closed: so much it counts.
const LEADS_ON: f32 = 0.25;

/// How likely something gets finished, over all its open ends or free cells.
#[derive(Clone, Copy, Debug)]
pub struct Ends {
    /// How many there are.
    pub count: i32,
    /// Those that no tile left can serve.
    pub dead: i32,
    /// How many tiles fit the one that is hardest to serve.
    pub fitting: i32,
    /// How many tiles close the one that is hardest to close.
    pub closing: i32,
    /// The chance that all are closed, if each were closed by itself.
    pub chance: f32,
}

impl Ends {
    /// Nothing is open.
    pub const NONE: Ends =
        Ends { count: 0, dead: 0, fitting: i8::MAX as i32, closing: i8::MAX as i32, chance: 1.0 };

    /// Adds the end that leads from `side` into a cell with this demand.
    pub fn meet_end(&mut self, openings: &mut Openings<'_>, demand: Demand, side: Side) {
        self.meet(openings.fitting(demand), openings.closing(demand, side));
    }

    /// Adds a cell that only has to be filled.
    pub fn meet_cell(&mut self, openings: &mut Openings<'_>, demand: Demand) {
        let fitting = openings.fitting(demand);
        self.meet(fitting, fitting);
    }

    fn meet(&mut self, fitting: u16, closing: u16) {
        self.count += 1;
        self.dead += i32::from(fitting == 0);
        self.fitting = self.fitting.min(fitting.into());
        self.closing = self.closing.min(closing.into());
        let serve = f32::from(closing) + LEADS_ON * f32::from(fitting - closing);
        self.chance *= serve / (serve + EVEN);
    }
}

/// Whom something held would be joined with by a tile that leads both on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Joining {
    /// In how many cells it meets something else of its kind that is held.
    pub count: i32,
    /// By how many the one who asks would be ahead of its strongest rival in what comes of it, where that is
    /// worst and where it is best.
    pub worst: i32,
    /// The best of these.
    pub best: i32,
    /// The points that lie in the greatest of what it meets.
    pub points: i32,
}

impl Joining {
    /// Adds something with so many points; joined, one would be ahead by `ahead`.
    pub fn meet(&mut self, ahead: i32, points: i32) {
        (self.worst, self.best) = match self.count {
            0 => (ahead, ahead),
            _ => (self.worst.min(ahead), self.best.max(ahead)),
        };
        self.count += 1;
        self.points = self.points.max(points);
    }
}

/// What is at stake in something held.
#[derive(Clone, Copy, Debug)]
pub struct Stake {
    /// Only what is of one kind may be joined.
    pub terrain: Terrain,
    /// By how many the one who asks is ahead of its strongest rival.
    pub ahead: i32,
    /// The points that lie in it.
    pub points: i32,
}

/// Notes with both of a pair that a tile would join them.
pub fn join<H>(
    all: &mut [H],
    pair: [usize; 2],
    stake: impl Fn(&H) -> Stake,
    joining: impl Fn(&mut H) -> &mut Joining,
) {
    let [one, other] = pair.map(|place| stake(&all[place]));
    if pair[0] == pair[1] || one.terrain != other.terrain {
        return;
    }
    let ahead = one.ahead + other.ahead;
    joining(&mut all[pair[0]]).meet(ahead, other.points);
    joining(&mut all[pair[1]]).meet(ahead, one.points);
}

/// What leads into one free cell after the other, as [`Map::open_ends`](crate::Map::open_ends) tells it.
#[derive(Debug, Default)]
pub struct Crossing {
    cell: Option<Cell>,
    places: [usize; SIDES],
    count: usize,
}

impl Crossing {
    /// Notes that `place` leads into `cell`, and gives all that did before it.
    pub fn enter(&mut self, cell: Cell, place: usize) -> &[usize] {
        if self.cell != Some(cell) {
            (self.cell, self.count) = (Some(cell), 0);
        }
        let before = self.count;
        self.places[before] = place;
        self.count += 1;
        &self.places[..before]
    }
}

/// Does the piece in the middle of `side` reach only sides that are demanded?
fn ends(piece_at: &[u8; Port::COUNT], demand: Demand, side: Side) -> bool {
    let at = |side: Side| piece_at[Port::middle(side).index()];
    let piece = at(side);
    let goes_on = |other: Side| at(other) == piece && demand.of(other).is_none();
    piece != NO_PIECE && !Side::ALL.into_iter().any(goes_on)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_leads_into_one_cell_after_another_meets_all_before() {
        let mut crossing = Crossing::default();
        let (here, there) = (Cell { x: 0, y: 0 }, Cell { x: 0, y: 1 });
        let entered = [(here, 4), (here, 2), (here, 7), (there, 4)];
        let met = entered.map(|(cell, place)| crossing.enter(cell, place).to_vec());
        assert_eq!(met, [vec![], vec![4], vec![4, 2], vec![]]);
    }

    #[test]
    fn of_one_kind_both_learn_who_would_own_the_whole() {
        let stake = |terrain, ahead, points| Stake { terrain, ahead, points };
        let [town, road] = [Terrain::Town, Terrain::Road];
        let held = [stake(town, 1, 4), stake(town, -2, 10), stake(road, 1, 3), stake(town, 2, 6)];
        let mut all = held.map(|stake| (stake, Joining::default()));
        for pair in [[0, 1], [0, 2], [0, 0], [3, 0]] {
            join(&mut all, pair, |(stake, _)| *stake, |(_, joining)| joining);
        }
        let told =
            all.map(|(_, Joining { count, worst, best, points })| [count, worst, best, points]);
        assert_eq!(told, [[2, -1, 3, 10], [1, -1, -1, 4], [0; 4], [1, 3, 3, 4]]);
    }
}
