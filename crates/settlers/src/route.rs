//! The longest trade route: the longest unbranched run of one player's roads and ships.
//!
//! No piece counts twice, foreign buildings cut the run, and road and ship join only through an
//! own building (S-20, S-21). The search is exact; a new piece is searched only through itself.

use game::{Seat, Sink};

use crate::event::Event;
use crate::geometry::{Corners, Geometry, Sides};
use crate::state::Settlers;

/// A route shorter than this earns nothing.
const ROUTE_LEAST: u8 = 5;
/// What the card is worth.
pub(crate) const ROUTE_POINTS: u8 = 2;

/// One player's network.
struct Network<'a> {
    geometry: &'a Geometry,
    roads: Sides,
    ships: Sides,
    own: Corners,
    foreign: Corners,
}

/// A run of pieces: how many, and which.
#[derive(Clone, Copy)]
struct Run {
    length: u8,
    pieces: Sides,
}

const NO_RUN: Run = Run { length: 0, pieces: Sides::EMPTY };

impl Network<'_> {
    /// The pieces that may follow at `corner` after a road or a ship.
    fn next(&self, corner: u8, after_ship: bool, used: &Sides) -> Sides {
        if self.foreign.contains(corner) {
            return Sides::EMPTY;
        }
        let kinds = match (self.own.contains(corner), after_ship) {
            (true, _) => self.roads.or(&self.ships),
            (false, true) => self.ships,
            (false, false) => self.roads,
        };
        self.geometry.sides_at[corner as usize].and(&kinds).minus(used)
    }

    /// The longest run that goes on from `corner`.
    fn longest(&self, corner: u8, after_ship: bool, used: &mut Sides) -> Run {
        let mut best = NO_RUN;
        for side in self.next(corner, after_ship, used).iter() {
            used.insert(side);
            let far = self.geometry.across(side, corner);
            let rest = self.longest(far, self.ships.contains(side), used);
            used.remove(side);
            if rest.length >= best.length {
                best = Run { length: rest.length + 1, pieces: rest.pieces };
                best.pieces.insert(side);
            }
        }
        best
    }

    /// The longest run that contains `side`, if it is longer than `known`.
    fn through(&self, side: u8, known: u8) -> u8 {
        let [a, b] = self.geometry.side_ends[side as usize];
        let ship = self.ships.contains(side);
        let mut used = Sides::only(side);
        let (left, right) = (self.longest(a, ship, &mut used), self.longest(b, ship, &mut used));
        let bound = left.length + right.length + 1;
        if bound <= known || !left.pieces.meets(&right.pieces) {
            return bound.max(known);
        }
        known.max(1 + self.both_ways(a, ship, (b, ship), &mut used))
    }

    /// The longest pair of runs that share no piece: one on from `corner`, one from `back`.
    fn both_ways(&self, corner: u8, after_ship: bool, back: (u8, bool), used: &mut Sides) -> u8 {
        let mut best = self.longest(back.0, back.1, used).length;
        for side in self.next(corner, after_ship, used).iter() {
            used.insert(side);
            let far = self.geometry.across(side, corner);
            best = best.max(1 + self.both_ways(far, self.ships.contains(side), back, used));
            used.remove(side);
        }
        best
    }

    /// The longest run of all.
    fn longest_of_all(&self) -> u8 {
        let mut best = 0;
        for side in self.roads.or(&self.ships).iter() {
            let ship = self.ships.contains(side);
            for end in self.geometry.side_ends[side as usize] {
                let run = self.longest(end, ship, &mut Sides::only(side));
                best = best.max(run.length + 1);
            }
        }
        best
    }
}

impl Settlers {
    fn network(&self, seat: Seat) -> Network<'_> {
        let player = self.player(seat);
        let own = player.buildings();
        Network {
            geometry: self.geometry(),
            roads: player.roads,
            ships: player.ships,
            own,
            foreign: self.now.built.minus(&own),
        }
    }

    /// A player's longest run, searched from scratch.
    pub(crate) fn longest_route(&self, seat: Seat) -> u8 {
        self.network(seat).longest_of_all()
    }

    pub(crate) fn recount_route(&mut self, seat: Seat) {
        self.player_mut(seat).route = self.longest_route(seat);
    }

    /// A new piece can only lengthen its owner's route, and only through itself.
    pub(crate) fn lengthen_route(&mut self, seat: Seat, side: u8) {
        let known = self.player(seat).route;
        self.player_mut(seat).route = self.network(seat).through(side, known);
    }

    /// The card goes to a sole longest run of five or more; the holder keeps it on a tie, and if
    /// the holder falls back behind several equals it is laid aside (S-21).
    pub(crate) fn award_route(&mut self, sink: &mut impl Sink<Event>) {
        let longest = self.now.players.iter().map(|player| player.route).max().unwrap_or(0);
        let holder = self.now.route_holder;
        let leads = |seat: &Seat| longest >= ROUTE_LEAST && self.player(*seat).route == longest;
        if holder.is_some_and(|seat| leads(&seat)) || (holder.is_none() && longest < ROUTE_LEAST) {
            return;
        }
        let mut leaders = self.all_seats().filter(leads);
        let next = match (leaders.next(), leaders.next()) {
            (Some(sole), None) => Some(sole),
            _ => None,
        };
        if next == holder {
            return;
        }
        if let Some(seat) = holder {
            self.player_mut(seat).points -= ROUTE_POINTS;
        }
        if let Some(seat) = next {
            self.player_mut(seat).points += ROUTE_POINTS;
        }
        self.now.route_holder = next;
        sink.tell(|| Event::LongestRoute { holder: next, length: longest });
    }
}
