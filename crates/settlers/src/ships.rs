//! Ships: where they lie, which of them may leave, and where they go.

use game::{Seat, Sink};

use crate::event::Event;
use crate::geometry::{Arc, Corners, NOWHERE, Side, Sides, side_of};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::Settlers;
use crate::trade_lines::Change;

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
        self.player(seat).ship_spots.minus(self.pirate_sides())
    }

    /// Where the lifted ship may lie: not where it came from (S-18).
    #[inline]
    pub(crate) fn anchorages(&self, seat: Seat) -> Sides {
        let spots = self.open_ship_spots(seat);
        if let Phase::Lifted { from } = self.now.phase { spots.without(from) } else { spots }
    }

    pub(crate) fn put_ship(&mut self, seat: Seat, at: Side, sink: &mut impl Sink<Event>) {
        let ends = self.geometry().side_ends[at.0 as usize];
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
        player.left.ships -= 1;
        self.now.standings.reach_changed(seat);
        self.now.new_ships.insert(at.0);
        let loose = self.loose_end(seat, at.0);
        self.refresh_beside(seat, at.0, loose);
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
        if self.stays_put(seat, from.0, self.open_ship_spots(seat)) {
            return Err(Refusal::NowhereToSail);
        }
        Ok(())
    }

    /// Ships that may be lifted now.
    #[inline]
    pub(crate) fn liftable(&self, seat: Seat) -> Sides {
        let ships = self.player(seat).movable.minus(&self.now.new_ships);
        // With more spots than a ship has neighbours, there is one away from it for every ship.
        let roomy = self.player(seat).ship_spots.len() > NEIGHBOURS;
        if roomy && self.now.pirate == NOWHERE && !self.now.ship_moved {
            return ships;
        }
        self.liftable_among(seat, ships)
    }

    /// The same where room is short or the pirate stops some ships. A spot is a place for all
    /// ships but those beside it; only what lies beside every spot needs a closer look.
    fn liftable_among(&self, seat: Seat, ships: Sides) -> Sides {
        if self.now.ship_moved {
            return Sides::EMPTY;
        }
        let (free, spots) = (ships.minus(self.pirate_sides()), self.open_ship_spots(seat));
        let mut doubtful = free;
        for spot in spots.iter() {
            doubtful = doubtful.and(&self.geometry().sides_around[spot as usize]);
            if doubtful.is_empty() {
                return free;
            }
        }
        let stays = doubtful.iter().filter(|ship| self.stays_put(seat, *ship, spots));
        free.minus(&stays.collect())
    }

    /// Is there no other place for the ship? Spots away from its ends answer at once, the others
    /// if something else leads there too.
    fn stays_put(&self, seat: Seat, from: u8, spots: Sides) -> bool {
        if !spots.minus(&self.geometry().sides_around[from as usize]).is_empty() {
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
        if rings.is_empty() {
            return (foremost, false);
        }
        let let_go = |ship: &u8| self.ring_lets_go(seat, *ship, rings);
        let open = self
            .let_go_by_one_ring(seat, &rings)
            .unwrap_or_else(|| rings.iter().filter(let_go).collect());
        debug_assert_eq!(open, rings.iter().filter(let_go).collect(), "one walk or many");
        let ports = self.player(seat).buildings().iter();
        let ports = ports.filter(|port| ships.meets(&self.geometry().sides_at[*port as usize]));
        let may_tie = ports.count() > 1;
        let free = |ship: &u8| !(may_tie && self.ties_two_buildings(seat, *ship));
        (foremost.or(&open.iter().filter(free).collect()), true)
    }

    /// What [`Self::ring_lets_go`] finds ship by ship, where all of them lie in one ring and nothing
    /// else: one walk around it tells how many own buildings it touches.
    fn let_go_by_one_ring(&self, seat: Seat, rings: &Sides) -> Option<Sides> {
        let (first, own) = (rings.iter().next()?, self.player(seat).buildings());
        let (mut arc, mut count, mut ports) = (2 * u16::from(first), 0, Corners::EMPTY);
        while count == 0 || side_of(arc) != first {
            let Arc { head, next } = self.geometry().arcs[arc as usize];
            if own.contains(head) {
                ports.insert(head);
            }
            arc = match next.map(|arc| rings.contains(side_of(arc))) {
                [true, false] => next[0],
                [false, true] => next[1],
                _ => return None,
            };
            count += 1;
        }
        (count == rings.len()).then(|| match (ports.len(), ports.iter().next()) {
            (0, _) => *rings,
            (1, Some(port)) => self.geometry().sides_at[port as usize].and(rings),
            _ => Sides::EMPTY,
        })
    }

    /// What is left when ships with a loose end are taken away again and again: rings, and what
    /// lies between them.
    fn ships_in_rings(&self, ships: Sides) -> Sides {
        let mut rest = ships;
        for ship in ships.iter() {
            let mut next = Some(ship);
            while let Some(ship) = next.filter(|ship| rest.contains(*ship)) {
                let arc = 2 * usize::from(ship);
                let [on, back] = [arc, arc + 1].map(|arc| self.others_in(&rest, arc));
                let other = match (on, back) {
                    (Others::None, others) | (others, Others::None) => others,
                    _ => break,
                };
                rest.remove(ship);
                // One that is left alone at the other end is loose there from now on.
                next = if let Others::One(other) = other { Some(other) } else { None };
            }
        }
        rest
    }

    /// Which of these pieces lie at the end that an arc leads to, its own aside.
    #[inline]
    fn others_in(&self, pieces: &Sides, arc: usize) -> Others {
        let [a, b] = self.geometry().arcs[arc].next.map(side_of);
        match (pieces.contains(a), pieces.contains(b)) {
            (false, false) => Others::None,
            (true, false) => Others::One(a),
            (false, true) => Others::One(b),
            (true, true) => Others::Two,
        }
    }

    /// The arc of a ship that leads to a loose end: neither an own building nor another own ship.
    #[inline]
    fn loose_end(&self, seat: Seat, ship: u8) -> Option<usize> {
        let player = self.player(seat);
        let loose = |arc: &usize| {
            matches!(self.others_in(&player.ships, *arc), Others::None)
                && !player.has_building(self.geometry().arcs[*arc].head)
        };
        let arc = 2 * usize::from(ship);
        [arc, arc + 1].into_iter().find(loose)
    }

    /// A ring through the ship without own building, or with a single one at an end of the ship.
    fn ring_lets_go(&self, seat: Seat, ship: u8, rings: Sides) -> bool {
        let [a, b] = self.geometry().side_ends[ship as usize];
        let own = self.player(seat).buildings();
        let at_ends = u8::from(own.contains(a)) + u8::from(own.contains(b));
        if at_ends > 1 {
            return false;
        }
        let mut walk =
            ShipWalk { game: self, ships: rings.without(ship), visited: Corners::only(a) };
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
    fn refresh_beside(&mut self, seat: Seat, ship: u8, loose: Option<usize>) {
        let Some(loose) = loose else {
            let ends = self.geometry().side_ends[ship as usize];
            return self.refresh_movable(seat, &ends);
        };
        let (player, tied) = (self.player(seat), loose ^ 1);
        let others = self.others_in(&player.ships, tied);
        let held = player.has_building(self.geometry().arcs[tied].head);
        self.set_movable(seat, ship, self.player(seat).ships.contains(ship));
        if let (Others::One(other), false) = (others, held) {
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
        self.loose_end(seat, ship).is_some()
    }

    /// Lifts a ship; it will be put down at once (S-18).
    pub(crate) fn lift(&mut self, seat: Seat, from: Side, sink: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        player.ships.remove(from.0);
        player.left.ships += 1;
        self.now.standings.reach_changed(seat);
        self.now.occupied.remove(from.0);
        self.now.ship_moved = true;
        self.retreat(seat, from.0);
        self.free_side(seat, from.0);
        self.player_mut(seat).movable.remove(from.0);
        let loose = self.loose_end(seat, from.0);
        self.refresh_beside(seat, from.0, loose);
        if loose.is_some() {
            self.shorten_route(seat, from.0);
        } else {
            self.recount_route(seat);
        }
        self.now.phase = Phase::Lifted { from: from.0 };
        sink.tell(|| Event::ShipLifted { seat, side: from });
        self.recount_lines(seat, Change::Piece(from), sink);
    }

    /// A ship is gone: spots that only it led to are gone too.
    fn retreat(&mut self, seat: Seat, from: u8) {
        for end in self.geometry().side_ends[from as usize] {
            let others = self.geometry().beyond(from, end);
            let player = self.player(seat);
            let by_ship = others.iter().any(|side| player.ships.contains(*side));
            if !by_ship && !others.iter().any(|side| player.roads.contains(*side)) {
                self.player_mut(seat).reached.remove(end);
            }
            if by_ship && !self.foreign_at(seat, end) || self.player(seat).has_building(end) {
                continue;
            }
            for side in others {
                if self.player(seat).ship_spots.contains(side) {
                    let far = self.geometry().across(side, end);
                    if !self.leads_on(seat, far, &self.player(seat).ships) {
                        self.player_mut(seat).ship_spots.remove(side);
                    }
                }
            }
        }
    }

    /// A side is free again, where `mover` had a ship: whoever leads there may use it, by a building
    /// or by a piece of the kind.
    fn free_side(&mut self, mover: Seat, side: u8) {
        let (road, ship) = (self.now.road_sides.contains(side), self.now.ship_sides.contains(side));
        for end in self.geometry().side_ends[side as usize] {
            if let Some(seat) = self.builder_at(end) {
                self.open_side(seat, side, road, ship);
                continue;
            }
            for other in self.geometry().beyond(side, end) {
                if let Some((seat, by_ship)) = self.piece_at(mover, other) {
                    self.open_side(seat, side, road && !by_ship, ship && by_ship);
                }
            }
        }
    }

    /// Whose piece lies at a side, most likely one of `guess`; and whether it is a ship.
    fn piece_at(&self, guess: Seat, side: u8) -> Option<(Seat, bool)> {
        if !self.now.occupied.contains(side) {
            return None;
        }
        let lies = |seat: Seat| {
            let player = self.player(seat);
            let ship = player.ships.contains(side);
            (ship || player.roads.contains(side)).then_some((seat, ship))
        };
        lies(guess).or_else(|| self.all_seats().find_map(lies))
    }

    /// Adds a free side to a player's spots.
    #[inline]
    fn open_side(&mut self, seat: Seat, side: u8, road: bool, ship: bool) {
        self.now.standings.reach_changed(seat);
        let player = self.player_mut(seat);
        if road {
            player.road_spots.insert(side);
        }
        if ship {
            player.ship_spots.insert(side);
        }
    }

    /// Puts the lifted ship down.
    pub(crate) fn anchor(&mut self, seat: Seat, at: Side, sink: &mut impl Sink<Event>) {
        self.put_ship(seat, at, sink);
        self.go_on(sink);
    }
}

/// The ships beside a ship at one of its ends.
#[derive(Clone, Copy)]
enum Others {
    None,
    One(u8),
    Two,
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

    /// The intersection that a ship leads to, if there is one and it was not visited yet.
    #[inline]
    fn step(&self, from: u8, side: u8) -> Option<u8> {
        let ship = self.ships.contains(side);
        let next = ship.then(|| self.game.geometry().across(side, from))?;
        (!self.visited.contains(next)).then_some(next)
    }

    /// Is there a way from here to a goal that avoids the closed intersections?
    fn reaches(
        &mut self,
        from: u8,
        goal: &impl Fn(u8) -> bool,
        closed: &impl Fn(u8) -> bool,
    ) -> bool {
        for &side in &self.game.geometry().corner_sides[from as usize] {
            let Some(next) = self.step(from, side) else { continue };
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
        for &side in &self.game.geometry().corner_sides[from as usize] {
            let Some(next) = self.step(from, side) else { continue };
            self.visited.insert(next);
            if self.each_path_to(next, goals, found) {
                return true;
            }
            self.visited.remove(next);
        }
        false
    }
}
