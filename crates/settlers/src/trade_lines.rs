//! The Great Crossing: chips for trade lines between the two islands (S-50 to S-58).
//!
//! A line leaves a building on its owner's home island by own ships. It is direct if they end at a
//! building on the other island; indirect if they meet the pieces of one opponent, which lead on
//! to a building of that opponent there. No line runs on through a building.

use game::{Seat, Sink};

use crate::event::{ChipReason, Event};
use crate::geometry::{CORNERS_MAX, Corner, Corners, Sides};
use crate::route::PIECES_MAX;
use crate::state::{Settlers, TradeLine};

/// The cost of a way: pieces in all, foreign pieces, foreign ships; less is better (S-57).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Cost(u32);

impl Cost {
    const NO_WAY: Cost = Cost(u32::MAX);
    const START: Cost = Cost(0);

    fn own_ship(self) -> Cost {
        Cost(self.0.saturating_add(1 << 16))
    }

    fn foreign(self, ship: bool) -> Cost {
        Cost(self.0.saturating_add(1 << 16 | 1 << 8 | u32::from(ship)))
    }

    fn own_ships(self) -> u32 {
        (self.0 >> 16) - self.foreign_pieces()
    }

    fn foreign_pieces(self) -> u32 {
        self.0 >> 8 & 0xFF
    }

    fn foreign_ships(self) -> u32 {
        self.0 & 0xFF
    }
}

type Costs = [Cost; CORNERS_MAX];

/// The best way of one player from a home building to a building abroad.
#[derive(Clone, Copy)]
struct Way {
    from: u8,
    to: u8,
    seat: Seat,
    /// The owner of the far building.
    other: Seat,
    cost: Cost,
}

impl Way {
    fn ends(&self) -> (u8, u8) {
        (self.from.min(self.to), self.from.max(self.to))
    }

    fn is_direct(&self) -> bool {
        self.cost.foreign_pieces() == 0
    }
}

impl Settlers {
    /// Counts all lines anew after `mover` placed, moved or built something at these
    /// intersections (S-58).
    pub(crate) fn recount_lines(
        &mut self,
        mover: Seat,
        corners: &[u8],
        sink: &mut impl Sink<Event>,
    ) {
        let idle = !self.board().has_trade_lines()
            || self.ends_loose(corners)
            || !self.joins_islands(corners);
        if idle {
            return;
        }
        let after = self.lines_now(mover);
        let before = std::mem::replace(&mut self.lines, after);
        self.move_chips(&before, sink);
    }

    /// All lines there are; new ones are closed by `mover`.
    pub(crate) fn lines_now(&self, mover: Seat) -> Vec<TradeLine> {
        let ways = self.ways();
        let mut pairs: Vec<(u8, u8)> = ways.iter().map(Way::ends).collect();
        pairs.sort_unstable();
        pairs.dedup();
        let line = |(a, b): (u8, u8)| {
            let known = self.lines.iter().find(|line| (line.a, line.b) == (a, b));
            let closer = known.map_or(mover, |line| line.closer);
            let here = ways.iter().filter(|way| way.ends() == (a, b));
            TradeLine { a, b, closer, holders: self.holders(here, closer) }
        };
        pairs.into_iter().map(line).collect()
    }

    /// Is it a piece of which one end touches nothing else? No line runs over it.
    fn ends_loose(&self, corners: &[u8]) -> bool {
        let &[a, b] = corners else { return false };
        let [at_a, at_b] = [a, b].map(|corner| self.geometry().sides_at[corner as usize]);
        let touches = |corner: u8, here: &Sides, far: &Sides| {
            self.now.built.contains(corner) || here.minus(far).meets(&self.now.occupied)
        };
        !touches(a, &at_a, &at_b) || !touches(b, &at_b, &at_a)
    }

    /// Do pieces of anybody lead from here to buildings on both islands? Only then can a line
    /// have come, gone or changed.
    fn joins_islands(&self, corners: &[u8]) -> bool {
        let mut seen: Corners = corners.iter().copied().collect();
        let mut front = Vec::with_capacity(PIECES_MAX);
        front.extend_from_slice(corners);
        let mut islands = 0;
        while let Some(corner) = front.pop() {
            if self.now.built.contains(corner) {
                islands |= self.board().bonus_regions[corner as usize];
                if islands.count_ones() > 1 {
                    return true;
                }
                if !corners.contains(&corner) {
                    continue;
                }
            }
            let ways = self.geometry().sides_from(corner);
            let taken = ways.filter(|side| self.now.occupied.contains(*side));
            for far in taken.map(|side| self.geometry().across(side, corner)) {
                if !seen.contains(far) {
                    seen.insert(far);
                    front.push(far);
                }
            }
        }
        false
    }

    /// Every player's best ways from home buildings to buildings abroad.
    fn ways(&self) -> Vec<Way> {
        let mut ways = Vec::new();
        for seat in self.all_seats().filter(|seat| self.sees_others(*seat)) {
            let player = self.player(seat);
            for from in player.buildings().iter() {
                let departs = player.ships.meets(&self.geometry().sides_at[from as usize]);
                if departs && self.is_home(seat, from) {
                    self.ways_from(seat, from, &mut ways);
                }
            }
        }
        ways
    }

    /// Do a seat's ships touch any building or foreign piece at all, its own start apart?
    fn sees_others(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let ends = player.ships.iter().flat_map(|ship| self.geometry().side_ends[ship as usize]);
        let touched: Corners = ends.collect();
        let others = self.all_seats().filter(|other| *other != seat);
        let foreign = others.fold(Corners::EMPTY, |all, other| all.or(&self.player(other).reached));
        touched.meets(&foreign) || touched.and(&self.now.built).len() > 1
    }

    fn is_home(&self, seat: Seat, corner: u8) -> bool {
        self.board().bonus_regions[corner as usize] & self.player(seat).home != 0
    }

    /// The other island: a bonus area that is not home.
    fn is_abroad(&self, seat: Seat, corner: u8) -> bool {
        let regions = self.board().bonus_regions[corner as usize];
        regions != 0 && regions & self.player(seat).home == 0
    }

    fn ways_from(&self, seat: Seat, from: u8, ways: &mut Vec<Way>) {
        let (own, seen) = self.sail(seat, from);
        let joints = seen.minus(&self.now.built);
        let mut best: Vec<(u8, Seat, Cost)> = Vec::new();
        let mut note = |to: u8, owner: Seat, cost: Cost| match best
            .iter_mut()
            .find(|(known, ..)| *known == to)
        {
            Some(known) => known.2 = known.2.min(cost),
            None => best.push((to, owner, cost)),
        };
        for owner in self.all_seats() {
            let joins = owner != seat && self.player(owner).reached.meets(&joints);
            if !joins && !self.player(owner).buildings().meets(&seen) {
                continue;
            }
            let theirs = joins.then(|| self.carry_on(owner, &own));
            for to in self.player(owner).buildings().iter().filter(|to| *to != from) {
                let shared = theirs.as_ref().map_or(Cost::NO_WAY, |theirs| theirs[to as usize]);
                let cost = own[to as usize].min(shared);
                if cost != Cost::NO_WAY && self.is_abroad(seat, to) {
                    note(to, owner, cost);
                }
            }
        }
        ways.extend(best.into_iter().map(|(to, other, cost)| Way { from, to, seat, other, cost }));
    }

    /// How many own ships lead from a building to every intersection; buildings end the way (S-55).
    fn sail(&self, seat: Seat, from: u8) -> (Costs, Corners) {
        let mut costs = [Cost::NO_WAY; CORNERS_MAX];
        let mut seen = Corners::only(from);
        costs[from as usize] = Cost::START;
        let mut front = Vec::with_capacity(PIECES_MAX);
        front.push(from);
        let ships = self.player(seat).ships;
        let mut at = 0;
        while let Some(&corner) = front.get(at) {
            at += 1;
            if corner != from && self.now.built.contains(corner) {
                continue;
            }
            let next = costs[corner as usize].own_ship();
            for side in self.geometry().sides_from(corner).filter(|side| ships.contains(*side)) {
                let far = self.geometry().across(side, corner);
                if next < costs[far as usize] {
                    costs[far as usize] = next;
                    seen.insert(far);
                    front.push(far);
                }
            }
        }
        (costs, seen)
    }

    /// Goes on by one opponent's roads and ships from wherever the own ships meet them (S-52).
    fn carry_on(&self, other: Seat, own: &Costs) -> Costs {
        let player = self.player(other);
        let pieces = player.roads.or(&player.ships);
        let mut costs = [Cost::NO_WAY; CORNERS_MAX];
        let meets = |corner: &u8| {
            own[*corner as usize] != Cost::NO_WAY && !self.now.built.contains(*corner)
        };
        let mut front = Vec::with_capacity(PIECES_MAX);
        front.extend(player.reached.iter().filter(meets));
        front.iter().for_each(|corner| costs[*corner as usize] = own[*corner as usize]);
        let mut at = 0;
        while let Some(&corner) = front.get(at) {
            at += 1;
            if self.now.built.contains(corner) {
                continue;
            }
            for side in self.geometry().sides_from(corner).filter(|side| pieces.contains(*side)) {
                let far = self.geometry().across(side, corner);
                let next = costs[corner as usize].foreign(player.ships.contains(side));
                if next < costs[far as usize] {
                    costs[far as usize] = next;
                    front.push(far);
                }
            }
        }
        costs
    }

    /// Who earns a chip for the pair of buildings these ways join, one bit per seat.
    fn holders<'a>(&self, ways: impl Iterator<Item = &'a Way> + Clone, closer: Seat) -> u8 {
        let direct = ways.clone().filter(|way| way.is_direct());
        let holders = direct.fold(0, |all, way| all | 1 << way.seat.index());
        let indirect = ways.filter(|way| !way.is_direct()).min_by_key(|way| way.cost);
        let awarded = indirect.and_then(|way| self.adjudge(way, closer));
        holders | awarded.map_or(0, |seat| 1 << seat.index())
    }

    /// An indirect line goes to the majority, on a tie to the one who closed it (S-53, S-57).
    fn adjudge(&self, way: &Way, closer: Seat) -> Option<Seat> {
        let (own, foreign) = (way.cost.own_ships(), way.cost.foreign_pieces());
        let other_qualifies = self.is_home(way.other, way.to);
        if own > foreign || (own == foreign && closer == way.seat) {
            return Some(way.seat);
        }
        let tie = own == foreign && closer == way.other;
        let majority = way.cost.foreign_ships() > own;
        ((tie || majority) && other_qualifies).then_some(way.other)
    }

    /// Hands out and takes back chips where the holders changed.
    fn move_chips(&mut self, before: &[TradeLine], sink: &mut impl Sink<Event>) {
        let worth = self.board().scenario.bonus.first;
        let after = std::mem::take(&mut self.lines);
        for seat in self.all_seats() {
            let held = |lines: &[TradeLine], line: &TradeLine| {
                let same = lines.iter().find(|other| (other.a, other.b) == (line.a, line.b));
                same.is_some_and(|other| other.holders >> seat.index() & 1 == 1)
            };
            for line in before.iter().filter(|line| held(before, line) && !held(&after, line)) {
                let (from, to) = self.home_first(seat, line);
                let player = self.player_mut(seat);
                player.chips -= worth;
                player.points -= worth;
                sink.tell(|| Event::ChipReturned { seat, from, to });
            }
            for line in after.iter().filter(|line| held(&after, line) && !held(before, line)) {
                let (from, to) = self.home_first(seat, line);
                let player = self.player_mut(seat);
                player.chips += worth;
                player.points += worth;
                sink.tell(|| Event::LineClosed { seat, from, to });
                let (corner, reason) = (from, ChipReason::TradeLine);
                sink.tell(|| Event::ChipsEarned { seat, corner, chips: worth, reason });
            }
        }
        self.lines = after;
    }

    fn home_first(&self, seat: Seat, line: &TradeLine) -> (Corner, Corner) {
        let (a, b) = (Corner(line.a), Corner(line.b));
        if self.player(seat).buildings().contains(line.a) && self.is_home(seat, line.a) {
            (a, b)
        } else {
            (b, a)
        }
    }
}
