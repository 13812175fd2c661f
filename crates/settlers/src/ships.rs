//! Ships: where they lie, which of them may leave, and where they go.

use game::{Seat, Sink};

use crate::event::Event;
use crate::geometry::{Corners, Side, Sides};
use crate::refusal::Refusal;
use crate::state::{Settlers, Step};

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
        if !self.may_leave(seat, from.0) {
            return Err(Refusal::ShipTied);
        }
        if self.places_without(seat, from.0).is_empty() {
            return Err(Refusal::NowhereToSail);
        }
        Ok(())
    }

    /// Ships that may be lifted now.
    pub(crate) fn liftable(&self, seat: Seat) -> impl Iterator<Item = Side> {
        let ships = match self.now.ship_moved {
            true => Sides::EMPTY,
            false => self.player(seat).ships.minus(&self.now.new_ships),
        };
        let free = move |side: &Side| self.check_lift(seat, *side).is_ok();
        ships.minus(&self.pirate_sides()).iter().map(Side).filter(free)
    }

    /// Where the ship could go: spots of all other pieces, its own old place left out.
    fn places_without(&self, seat: Seat, from: u8) -> Sides {
        let mut ships = self.player(seat).ships;
        ships.remove(from);
        let free = self.now.ship_sides.minus(&self.now.occupied).minus(&self.pirate_sides());
        let player = self.player(seat);
        let going = |corner: &u8| self.leads_on(seat, *corner, &ships);
        let from_buildings = player.buildings().iter();
        let from_ships = ships.iter().flat_map(|ship| self.geometry().side_ends[ship as usize]);
        let corners: Corners = from_buildings.chain(from_ships).collect();
        corners
            .iter()
            .filter(going)
            .fold(Sides::EMPTY, |all, corner| all.or(&self.geometry().sides_at[corner as usize]))
            .and(&free)
    }

    /// Is the ship foremost in an open line (S-14), or in a ring that lets it go (S-15)?
    fn may_leave(&self, seat: Seat, ship: u8) -> bool {
        let ends = self.geometry().side_ends[ship as usize];
        if ends.into_iter().any(|end| self.is_loose_end(seat, ship, end)) {
            return true;
        }
        self.ring_lets_go(seat, ship) && !self.ties_two_buildings(seat, ship)
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

    /// Lifts a ship; it will be put down at once (S-18).
    pub(crate) fn lift(&mut self, seat: Seat, from: Side, sink: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        player.ships.remove(from.0);
        player.left.ships += 1;
        self.now.occupied.remove(from.0);
        self.now.ship_moved = true;
        for other in self.all_seats() {
            self.recount_spots(other);
        }
        self.recount_route(seat);
        self.now.step = Step::Lifted { from: from.0 };
        sink.tell(|| Event::ShipLifted { seat, side: from });
        self.recount_lines(seat, sink);
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
