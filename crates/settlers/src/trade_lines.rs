//! The Great Crossing: chips for trade lines between the two islands (S-50 to S-58).
//!
//! A line leaves a building on its owner's home island by own ships. It is direct if they end at a
//! building on the other island; indirect if they meet the pieces of one opponent, which lead on
//! to a building there. No line runs on through a building.

use game::{Seat, Sink};

use crate::event::{ChipReason, Event};
use crate::geometry::{CORNERS_MAX, Corner, Corners, Geometry, Side, Sides};
use crate::options::TradeLines;
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

/// What may close, cut or change lines.
#[derive(Clone, Copy)]
pub(crate) enum Change {
    /// A road or ship came or went.
    Piece(Side),
    /// A settlement was built.
    Building(Corner),
}

/// Buildings between which lines are counted anew.
#[derive(Clone, Copy)]
pub(crate) struct Near {
    /// Both ends of a line are among these,
    all: Corners,
    /// and one of them is among these.
    over: Corners,
}

impl Near {
    /// All lines between these buildings.
    pub(crate) fn between(all: Corners) -> Near {
        Near { all, over: all }
    }

    fn has(&self, line: &TradeLine) -> bool {
        let ends = [line.a, line.b];
        let both = ends.iter().all(|end| self.all.contains(*end));
        both && ends.iter().any(|end| self.over.contains(*end))
    }
}

/// The best way of one player, alone or with one opponent, from a home building to a building abroad.
#[derive(Clone, Copy)]
struct Way {
    from: u8,
    to: u8,
    seat: Seat,
    /// The opponent whose pieces lead on; nobody where the line is direct.
    host: Option<Seat>,
    cost: Cost,
}

impl Way {
    fn ends(&self) -> (u8, u8) {
        (self.from.min(self.to), self.from.max(self.to))
    }
}

/// The sides at an intersection where some of these pieces lie.
#[inline]
fn ways_at<'a>(
    geometry: &'a Geometry,
    corner: u8,
    pieces: &'a Sides,
) -> impl Iterator<Item = &'a u8> {
    geometry.corner_sides[corner as usize].iter().filter(|side| pieces.contains(**side))
}

impl Settlers {
    /// Counts the lines anew that may have changed when `mover` placed, moved or built something
    /// (S-58).
    #[inline]
    pub(crate) fn recount_lines(
        &mut self,
        mover: Seat,
        change: Change,
        sink: &mut impl Sink<Event>,
    ) {
        if self.board().has_trade_lines() {
            self.change_lines(mover, change, sink);
        }
    }

    fn change_lines(&mut self, mover: Seat, change: Change, sink: &mut impl Sink<Event>) {
        let Some(near) = self.buildings_near(mover, change) else { return };
        let after = self.lines_among(&near, mover);
        if after != self.lines {
            let before = std::mem::replace(&mut self.lines, after);
            self.move_chips(&before, sink);
        }
    }

    /// All lines there are, those between `near` buildings counted anew; new ones are closed by `mover`.
    pub(crate) fn lines_among(&self, near: &Near, mover: Seat) -> Vec<TradeLine> {
        let ways = self.ways(near);
        let mut pairs: Vec<(u8, u8)> = ways.iter().map(Way::ends).collect();
        pairs.sort_unstable();
        pairs.dedup();
        let line = |(a, b): (u8, u8)| {
            let known = self.lines.iter().find(|line| (line.a, line.b) == (a, b));
            let closer = known.map_or(mover, |line| line.closer);
            let here = ways.iter().filter(|way| way.ends() == (a, b));
            TradeLine { a, b, closer, holders: self.holders(here, closer) }
        };
        let stays = |line: &&TradeLine| !near.has(line);
        let mut lines: Vec<TradeLine> = self.lines.iter().filter(stays).copied().collect();
        lines.extend(pairs.into_iter().map(line));
        lines.sort_unstable();
        lines
    }

    /// The buildings between which a line can have come, gone or changed.
    fn buildings_near(&self, mover: Seat, change: Change) -> Option<Near> {
        match change {
            Change::Building(Corner(at)) => {
                let near = self.led_to(Corners::only(at), &self.now.occupied);
                let near = near.and(&self.now.built);
                self.stand_apart(&near, &near).then_some(Near::between(near))
            }
            Change::Piece(Side(side)) => self.buildings_over(mover, side),
        }
    }

    /// The buildings that lines over a piece may join: at one end its owner's pieces lead to a
    /// building, at the other to a building or to the pieces of one opponent.
    fn buildings_over(&self, owner: Seat, side: u8) -> Option<Near> {
        let ends = self.geometry().side_ends.get(side as usize)?;
        if ends.iter().any(|end| self.is_dead_end(side, *end)) {
            return None;
        }
        let player = self.player(owner);
        let pieces = player.roads.or(&player.ships).without(side);
        let [a, b] = ends.map(|end| match self.now.built.contains(end) {
            true => Corners::only(end),
            false => self.led_to(Corners::only(end), &pieces),
        });
        let mut near = Near::between(Corners::EMPTY);
        for (these, those) in [(a, b), (b, a)] {
            let these = these.and(&self.now.built);
            let far = || self.buildings_beyond(owner, &those);
            if let Some(far) = (!these.is_empty()).then(far)
                && self.stand_apart(&these, &far)
            {
                let over = near.over.or(&these);
                near = Near { all: near.all.or(&these).or(&far), over };
            }
        }
        (!near.all.is_empty()).then_some(near)
    }

    /// The buildings to which a line of `owner` at these intersections leads: those that stand
    /// there, and those to which one opponent's pieces lead on.
    fn buildings_beyond(&self, owner: Seat, here: &Corners) -> Corners {
        let joints = here.minus(&self.now.built);
        let others = self.all_seats().filter(|other| *other != owner);
        others.fold(here.and(&self.now.built), |all, other| {
            let player = self.player(other);
            let start = player.reached.and(&joints);
            if start.is_empty() {
                return all;
            }
            let there = self.led_to(start, &player.roads.or(&player.ships));
            all.or(&there.and(&self.now.built))
        })
    }

    /// Do some of these buildings and some of those stand on different islands?
    fn stand_apart(&self, these: &Corners, those: &Corners) -> bool {
        let regions = &self.board().bonus_regions;
        let islands =
            |all: &Corners| all.iter().fold(0, |all, corner| all | regions[corner as usize]);
        let (here, there) = (islands(these), islands(those));
        here != 0 && there != 0 && (here | there).count_ones() > 1
    }

    /// Does nothing go on from this end of a side?
    fn is_dead_end(&self, side: u8, end: u8) -> bool {
        let [a, b] = self.geometry().beyond(side, end);
        let taken = &self.now.occupied;
        !taken.contains(a) && !taken.contains(b) && !self.now.built.contains(end)
    }

    /// Where pieces lead from some intersections, these included; buildings end the way (S-55).
    fn led_to(&self, start: Corners, pieces: &Sides) -> Corners {
        let geometry = self.geometry();
        let mut seen = start;
        let (mut front, mut count) = ([0; CORNERS_MAX], 0);
        for corner in start.iter() {
            front[count] = corner;
            count += 1;
        }
        while count > 0 {
            count -= 1;
            let corner = front[count];
            for &side in ways_at(geometry, corner, pieces) {
                let far = geometry.across(side, corner);
                if !seen.contains(far) {
                    seen.insert(far);
                    front[count] = far;
                    count += usize::from(!self.now.built.contains(far));
                }
            }
        }
        seen
    }

    /// Every player's best ways from home buildings to buildings abroad, as far as they are `near`.
    fn ways(&self, near: &Near) -> Vec<Way> {
        let mut ways = Vec::new();
        for seat in self.all_seats() {
            let player = self.player(seat);
            let abroad: Corners = near.all.iter().filter(|to| self.is_abroad(seat, *to)).collect();
            for from in player.buildings().and(&near.all).iter() {
                let goals = if near.over.contains(from) { abroad } else { abroad.and(&near.over) };
                let departs = player.ships.meets(&self.geometry().sides_at[from as usize]);
                if departs && self.is_home(seat, from) && !goals.is_empty() {
                    self.ways_from(seat, from, &goals, &mut ways);
                }
            }
        }
        ways
    }

    fn is_home(&self, seat: Seat, corner: u8) -> bool {
        self.board().bonus_regions[corner as usize] & self.player(seat).home != 0
    }

    /// The other island: a bonus area that is not home.
    fn is_abroad(&self, seat: Seat, corner: u8) -> bool {
        let regions = self.board().bonus_regions[corner as usize];
        regions != 0 && regions & self.player(seat).home == 0
    }

    fn ways_from(&self, seat: Seat, from: u8, goals: &Corners, ways: &mut Vec<Way>) {
        let mut own = [Cost::NO_WAY; CORNERS_MAX];
        let seen = self.sail(seat, from, &mut own);
        let (joints, first) = (seen.minus(&self.now.built), ways.len());
        for host in self.all_seats().filter(|host| *host != seat) {
            let goals = self.ends_with(host, goals, &seen);
            if goals.is_empty() || !self.player(host).reached.meets(&joints) {
                continue;
            }
            let costs = self.carry_on(host, &own, &joints);
            let shared = goals.iter().map(|to| (to, costs[to as usize]));
            let shared = shared.filter(|(to, cost)| *cost < own[*to as usize]);
            ways.extend(shared.map(|(to, cost)| Way { from, to, seat, host: Some(host), cost }));
        }
        for to in goals.and(&seen).iter() {
            if ways[first..].iter().all(|shorter| shorter.to != to) {
                ways.push(Way { from, to, seat, host: None, cost: own[to as usize] });
            }
        }
    }

    /// Where a line shared with this opponent may end: at any building to which no own ships lead
    /// already, in the other reading at the opponent's own (S-57).
    fn ends_with(&self, host: Seat, goals: &Corners, seen: &Corners) -> Corners {
        match self.terms.options.trade_lines {
            TradeLines::OwnFirst => goals.minus(seen),
            TradeLines::Shortest => goals.and(&self.player(host).buildings()),
        }
    }

    /// Notes how many own ships lead from a building to every intersection and gives those they
    /// lead to; buildings end the way (S-55).
    fn sail(&self, seat: Seat, from: u8, costs: &mut Costs) -> Corners {
        let (geometry, ships) = (self.geometry(), &self.player(seat).ships);
        let mut seen = Corners::only(from);
        let (mut front, mut count, mut at) = ([from; CORNERS_MAX], 1, 0);
        costs[from as usize] = Cost::START;
        while at < count {
            let corner = front[at];
            at += 1;
            for &side in ways_at(geometry, corner, ships) {
                let far = geometry.across(side, corner);
                if !seen.contains(far) {
                    seen.insert(far);
                    costs[far as usize] = costs[corner as usize].own_ship();
                    front[count] = far;
                    count += usize::from(!self.now.built.contains(far));
                }
            }
        }
        seen
    }

    /// Goes on by one opponent's roads and ships from wherever the own ships meet them (S-52).
    fn carry_on(&self, other: Seat, own: &Costs, joints: &Corners) -> Costs {
        let (geometry, player) = (self.geometry(), self.player(other));
        let pieces = player.roads.or(&player.ships);
        let mut costs = [Cost::NO_WAY; CORNERS_MAX];
        let mut front = player.reached.and(joints);
        front.iter().for_each(|corner| costs[corner as usize] = own[corner as usize]);
        while let Some(corner) = front.iter().next() {
            front.remove(corner);
            for &side in ways_at(geometry, corner, &pieces) {
                let far = geometry.across(side, corner);
                let next = costs[corner as usize].foreign(player.ships.contains(side));
                if next < costs[far as usize] {
                    costs[far as usize] = next;
                    if !self.now.built.contains(far) {
                        front.insert(far);
                    }
                }
            }
        }
        costs
    }

    /// Who earns a chip for the pair of buildings these ways join, one bit per seat.
    fn holders<'a>(&self, ways: impl Iterator<Item = &'a Way> + Clone, closer: Seat) -> u8 {
        let direct = ways.clone().filter(|way| way.host.is_none());
        let holders = direct.fold(0, |all, way| all | 1 << way.seat.index());
        let shared = ways.filter_map(|way| Some((way, way.host?)));
        let shared = shared.min_by_key(|(way, _)| way.cost);
        let awarded = shared.and_then(|(way, host)| self.adjudge(way, host, closer));
        holders | awarded.map_or(0, |seat| 1 << seat.index())
    }

    /// An indirect line goes to the majority, on a tie to the one who closed it (S-53, S-57).
    fn adjudge(&self, way: &Way, host: Seat, closer: Seat) -> Option<Seat> {
        let (own, foreign) = (way.cost.own_ships(), way.cost.foreign_pieces());
        if own > foreign || (own == foreign && closer == way.seat) {
            return Some(way.seat);
        }
        // It is a line of the opponent's as well only where it ends at the opponent's house at home.
        let qualifies = self.player(host).has_building(way.to) && self.is_home(host, way.to);
        let tie = own == foreign && closer == host;
        let majority = way.cost.foreign_ships() > own;
        ((tie || majority) && qualifies).then_some(host)
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
        if self.player(seat).has_building(line.a) && self.is_home(seat, line.a) {
            (a, b)
        } else {
            (b, a)
        }
    }
}

#[cfg(test)]
mod tests;
