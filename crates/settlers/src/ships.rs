//! Ships: where they lie, which of them may leave, and where they go.

use game::{Seat, Sink};

use crate::event::Event;
use crate::geometry::{Corners, Side, Sides};
use crate::refusal::Refusal;
use crate::state::{Settlers, Step};

/// How many other sides meet a side at its two ends.
const NEIGHBOURS: usize = 4;

impl Settlers {
    /// May a ship of `seat` lie here, cost apart? The lifted ship no longer counts (S-18).
    pub(crate) fn check_ship_spot(&self, seat: Seat, at: Side) -> Result<(), Refusal> {
        let ends = *self.geometry().side_ends.get(at.0 as usize).ok_or(Refusal::NoSuchPlace)?;
        if !self.now.ship_sides.contains(at.0) {
            return Err(Refusal::NoShipHere);
        }
        if self.now.occupied.contains(at.0) {
            return Err(Refusal::Taken);
        }
        if self.player(seat).left.ships == 0 {
            return Err(Refusal::NoPiece);
        }
        let player = self.player(seat);
        let leads = |end: u8| self.leads_on(seat, end, &player.ships);
        if !ends.into_iter().any(leads) {
            return Err(Refusal::ShipNotConnected);
        }
        if self.pirate_sides().contains(at.0) {
            return Err(Refusal::Pirate);
        }
        Ok(())
    }

    /// Sides where a ship of `seat` may lie now.
    #[inline]
    pub(crate) fn open_ship_spots(&self, seat: Seat) -> Sides {
        self.player(seat).ship_spots.minus(&self.pirate_sides())
    }

    pub(crate) fn put_ship(&mut self, seat: Seat, at: Side, sink: &mut impl Sink<Event>) {
        let Some(ends) = self.geometry().side_ends.get(at.0 as usize).copied() else { return };
        self.occupy(at.0);
        for end in ends {
            let blocked = self.foreign_at(seat, end);
            let more = self.geometry().sides_at[end as usize]
                .and(&self.now.ship_sides)
                .minus(&self.now.occupied);
            let player = self.player_mut(seat);
            player.reached.insert(end);
            if !blocked {
                player.ship_spots = player.ship_spots.or(&more);
            }
        }
        let player = self.player_mut(seat);
        player.ships.insert(at.0);
        player.left.ships = player.left.ships.saturating_sub(1);
        self.now.new_ships.insert(at.0);
        self.refresh_beside(seat, at.0);
        sink.tell(|| Event::ShipLaid { seat, side: at });
        self.after_piece(seat, at, sink);
    }

    /// May this ship be lifted now (S-13 to S-19)?
    pub(crate) fn check_lift(&self, seat: Seat, from: Side) -> Result<(), Refusal> {
        if !self.player(seat).ships.contains(from.0) {
            return Err(Refusal::NoShip);
        }
        if self.now.ship_moved {
            return Err(Refusal::ShipMoved);
        }
        if self.now.new_ships.contains(from.0) {
            return Err(Refusal::NewShip);
        }
        if self.pirate_sides().contains(from.0) {
            return Err(Refusal::Pirate);
        }
        if !self.player(seat).movable.contains(from.0) {
            return Err(Refusal::ShipTied);
        }
        if self.stays_put(seat, from.0) {
            return Err(Refusal::NowhereToSail);
        }
        Ok(())
    }

    /// Ships that may be lifted now.
    pub(crate) fn liftable(&self, seat: Seat) -> Sides {
        if self.now.ship_moved {
            return Sides::EMPTY;
        }
        let ships = self.player(seat).movable.minus(&self.now.new_ships);
        let ships = ships.minus(&self.pirate_sides());
        // With more spots than a ship has neighbours, there is one away from it for every ship.
        if self.open_ship_spots(seat).iter().nth(NEIGHBOURS).is_some() {
            return ships;
        }
        ships.iter().filter(|ship| !self.stays_put(seat, *ship)).collect()
    }

    /// Is there no other place for the ship? Spots away from its ends answer at once, the others
    /// if something else leads there too.
    fn stays_put(&self, seat: Seat, from: u8) -> bool {
        let spots = self.open_ship_spots(seat);
        let [a, b] = self.geometry().side_ends[from as usize];
        let beside = |corner: u8| &self.geometry().sides_at[corner as usize];
        if !spots.minus(beside(a)).minus(beside(b)).is_empty() {
            return false;
        }
        let mut ships = self.player(seat).ships;
        ships.remove(from);
        let leads = |end: &u8| self.leads_on(seat, *end, &ships);
        let open = |spot: u8| self.geometry().side_ends[spot as usize].iter().any(leads);
        !spots.iter().any(open)
    }

    /// The ships that may leave: foremost in an open line (S-14), or in a ring that lets them go
    /// (S-15); and whether there is any ring. Nothing but own ships and buildings decides it.
    pub(crate) fn ships_that_may_leave(&self, seat: Seat) -> (Sides, bool) {
        let ships = self.player(seat).ships;
        let foremost: Sides = ships.iter().filter(|ship| self.is_foremost(seat, *ship)).collect();
        let rings = self.ships_in_rings(ships.minus(&foremost));
        let let_go =
            |ship: &u8| self.ring_lets_go(seat, *ship) && !self.ties_two_buildings(seat, *ship);
        (foremost.or(&rings.iter().filter(let_go).collect()), !rings.is_empty())
    }

    /// What is left when ships with a loose end are taken away again and again: rings, and what
    /// lies between them.
    fn ships_in_rings(&self, mut rest: Sides) -> Sides {
        loop {
            let loose = |ship: &u8| {
                let ends = self.geometry().side_ends[*ship as usize];
                ends.into_iter().any(|end| {
                    let mut others = self.geometry().sides_at[end as usize];
                    others.remove(*ship);
                    !rest.meets(&others)
                })
            };
            let loose: Sides = rest.iter().filter(loose).collect();
            if loose.is_empty() {
                return rest;
            }
            rest = rest.minus(&loose);
        }
    }

    /// Neither an own building nor another own ship at that end.
    fn is_loose_end(&self, seat: Seat, ship: u8, end: u8) -> bool {
        let mut others = self.geometry().sides_at[end as usize];
        others.remove(ship);
        let player = self.player(seat);
        !player.ships.meets(&others) && !player.buildings().contains(end)
    }

    /// A ring through the ship without own building, or with a single one at an end of the ship.
    fn ring_lets_go(&self, seat: Seat, ship: u8) -> bool {
        let [a, b] = self.geometry().side_ends[ship as usize];
        let own = self.player(seat).buildings();
        let at_ends = u8::from(own.contains(a)) + u8::from(own.contains(b));
        if at_ends > 1 {
            return false;
        }
        let mut walk = ShipWalk::new(self, seat, ship);
        walk.visited.insert(a);
        walk.reaches(a, &|corner| corner == b, &|corner| own.contains(corner))
    }

    /// Does the ship lie on a run of ships between two own buildings (S-13, S-16)?
    fn ties_two_buildings(&self, seat: Seat, ship: u8) -> bool {
        let [a, b] = self.geometry().side_ends[ship as usize];
        let own = self.player(seat).buildings();
        let mut walk = ShipWalk::new(self, seat, ship);
        walk.visited.insert(a);
        walk.visited.insert(b);
        walk.each_path_to(a, own, &mut |walk, first| {
            let mut rest = own;
            rest.remove(first);
            let mut back = ShipWalk { visited: walk.visited, ..*walk };
            rest.contains(b)
                || back.reaches(b, &|corner| rest.contains(corner), &|corner| corner == first)
        })
    }

    /// An own ship came or went here. One with a loose end closes no ring and ties no buildings
    /// together: it matters only to a ship that is alone with it at its other end.
    fn refresh_beside(&mut self, seat: Seat, ship: u8) {
        let ends = self.geometry().side_ends[ship as usize];
        let Some(loose) = ends.into_iter().find(|end| self.is_loose_end(seat, ship, *end)) else {
            return self.refresh_movable(seat, &ends);
        };
        let player = self.player(seat);
        let there = player.ships.contains(ship);
        let tied = self.geometry().across(ship, loose);
        let mut others = self.geometry().sides_at[tied as usize].and(&player.ships);
        others.remove(ship);
        let alone = others.nth(1).is_err() && !player.buildings().contains(tied);
        let other = others.nth(0).ok().filter(|_| alone);
        self.set_movable(seat, ship, there);
        if let Some(other) = other {
            self.set_movable(seat, other, self.is_foremost(seat, other));
        }
    }

    fn set_movable(&mut self, seat: Seat, ship: u8, may: bool) {
        let movable = &mut self.player_mut(seat).movable;
        if may { movable.insert(ship) } else { movable.remove(ship) }
    }

    /// An own ship or building came or went at these intersections: ships there may have become
    /// foremost, or no longer are. With a ring in play everything is counted anew.
    pub(crate) fn refresh_movable(&mut self, seat: Seat, corners: &[u8]) {
        let ships = self.player(seat).ships;
        let here = |corner: &u8| self.geometry().sides_at[*corner as usize].and(&ships);
        let ring = || corners.len() > 1 && corners.iter().all(|corner| here(corner).len() > 1);
        if self.player(seat).rings || ring() {
            let (movable, rings) = self.ships_that_may_leave(seat);
            let player = self.player_mut(seat);
            (player.movable, player.rings) = (movable, rings);
            return;
        }
        let near = corners.iter().fold(Sides::EMPTY, |all, corner| all.or(&here(corner)));
        for ship in near.iter() {
            self.set_movable(seat, ship, self.is_foremost(seat, ship));
        }
    }

    /// Is one of its ends without own building and without another own ship?
    pub(crate) fn is_foremost(&self, seat: Seat, ship: u8) -> bool {
        let ends = self.geometry().side_ends[ship as usize];
        ends.into_iter().any(|end| self.is_loose_end(seat, ship, end))
    }

    /// Lifts a ship; it will be put down at once (S-18).
    pub(crate) fn lift(&mut self, seat: Seat, from: Side, sink: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        player.ships.remove(from.0);
        player.left.ships += 1;
        self.now.occupied.remove(from.0);
        self.now.ship_moved = true;
        self.retreat(seat, from.0);
        for other in self.all_seats() {
            self.free_side(other, from.0);
        }
        let ends = self.geometry().side_ends[from.0 as usize];
        self.player_mut(seat).movable.remove(from.0);
        self.refresh_beside(seat, from.0);
        self.shorten_route(seat, from.0);
        self.now.step = Step::Lifted { from: from.0 };
        sink.tell(|| Event::ShipLifted { seat, side: from });
        self.recount_lines(seat, &ends, sink);
    }

    /// A ship is gone: spots that only it led to are gone too.
    fn retreat(&mut self, seat: Seat, from: u8) {
        for end in self.geometry().side_ends[from as usize] {
            let player = self.player(seat);
            let here = self.geometry().sides_at[end as usize];
            if !player.roads.or(&player.ships).meets(&here) {
                self.player_mut(seat).reached.remove(end);
            }
            let player = self.player(seat);
            if self.leads_on(seat, end, &player.ships) {
                continue;
            }
            for side in here.and(&player.ship_spots).iter() {
                let far = self.geometry().across(side, end);
                if !self.leads_on(seat, far, &self.player(seat).ships) {
                    self.player_mut(seat).ship_spots.remove(side);
                }
            }
        }
    }

    /// A side is free again: whoever leads there may use it.
    fn free_side(&mut self, seat: Seat, side: u8) {
        let player = self.player(seat);
        let ends = self.geometry().side_ends[side as usize];
        let by_road = ends.into_iter().any(|end| self.leads_on(seat, end, &player.roads));
        let by_ship = ends.into_iter().any(|end| self.leads_on(seat, end, &player.ships));
        if by_road && self.now.road_sides.contains(side) {
            self.player_mut(seat).road_spots.insert(side);
        }
        if by_ship && self.now.ship_sides.contains(side) {
            self.player_mut(seat).ship_spots.insert(side);
        }
    }

    /// Puts the lifted ship down.
    pub(crate) fn anchor(&mut self, seat: Seat, at: Side, sink: &mut impl Sink<Event>) {
        self.put_ship(seat, at, sink);
        self.go_on(sink);
    }
}

/// A walk along one player's ships that visits no intersection twice.
#[derive(Clone, Copy)]
struct ShipWalk<'a> {
    game: &'a Settlers,
    ships: Sides,
    visited: Corners,
}

impl<'a> ShipWalk<'a> {
    /// Walks all ships of `seat` but this one.
    fn new(game: &'a Settlers, seat: Seat, without: u8) -> Self {
        let mut ships = game.player(seat).ships;
        ships.remove(without);
        ShipWalk { game, ships, visited: Corners::EMPTY }
    }

    fn steps(&self, from: u8) -> impl Iterator<Item = u8> + use<> {
        let ways = self.game.geometry().sides_at[from as usize].and(&self.ships);
        let nexts: [u8; 3] = {
            let mut nexts = [u8::MAX; 3];
            for (slot, side) in nexts.iter_mut().zip(ways.iter()) {
                *slot = self.game.geometry().across(side, from);
            }
            nexts
        };
        nexts.into_iter().filter(|next| *next != u8::MAX)
    }

    /// Is there a way from here to a goal that avoids the closed intersections?
    fn reaches(
        &mut self,
        from: u8,
        goal: &impl Fn(u8) -> bool,
        closed: &impl Fn(u8) -> bool,
    ) -> bool {
        for next in self.steps(from) {
            if self.visited.contains(next) {
                continue;
            }
            if goal(next) {
                return true;
            }
            self.visited.insert(next);
            if !closed(next) && self.reaches(next, goal, closed) {
                return true;
            }
        }
        false
    }

    /// Calls `found` for every simple path from here to one of the goals, until it says yes.
    fn each_path_to(
        &mut self,
        from: u8,
        goals: Corners,
        found: &mut impl FnMut(&ShipWalk<'a>, u8) -> bool,
    ) -> bool {
        if goals.contains(from) {
            return found(self, from);
        }
        for next in self.steps(from) {
            if self.visited.contains(next) {
                continue;
            }
            self.visited.insert(next);
            if self.each_path_to(next, goals, found) {
                return true;
            }
            self.visited.remove(next);
        }
        false
    }
}
