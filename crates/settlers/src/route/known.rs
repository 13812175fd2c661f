//! What is known of every player's longest run: a run, and a length that none exceeds.
//!
//! A new piece can only lengthen a run through itself, a lost one matters only if the run known held
//! it. What a look at the neighbours does not tell is put off: run and bound part, and are brought
//! together again when the card depends on them or somebody asks.

use game::Seat;

use crate::geometry::{Sides, side_of};
use crate::state::{Player, Settlers};

use super::branches::{self, Ring};
use super::rings;
use super::walk::{Run, Walk, Ways};

impl Settlers {
    /// How long a player's longest run is; searched where the count was put off.
    pub(crate) fn route(&self, seat: Seat) -> u8 {
        let Player { route_least, route_most, .. } = *self.player(seat);
        match route_least == route_most {
            true => route_least,
            false => self.longer_run(seat, route_least).map_or(route_least, |run| run.0),
        }
    }

    /// The longest run, if it is longer than `known`.
    pub(super) fn longer_run(&self, seat: Seat, known: u8) -> Option<Run> {
        let (walk, player) = (Walk::new(self, seat), self.player(seat));
        let walked = match player.loops {
            true => Err(Ring),
            false => branches::longest(&walk, (known, Sides::EMPTY)),
        };
        match walked {
            Ok(run) => Some(run).filter(|run| run.0 > known),
            Err(Ring) => rings::longest(&walk, known, player.route_most),
        }
    }

    /// Makes up for a count that was put off.
    pub(super) fn settle_route(&mut self, seat: Seat) {
        let Player { route_least, route_most, run, .. } = *self.player(seat);
        if route_least < route_most {
            let longest = self.longer_run(seat, route_least).unwrap_or((route_least, run));
            self.set_run(seat, longest);
        }
    }

    /// Finds the longest run where pieces may have come together or apart anywhere.
    pub(crate) fn recount_route(&mut self, seat: Seat) {
        let loops = self.has_loop(seat);
        let player = self.player_mut(seat);
        (player.loops, player.route_most) = (loops, u8::MAX);
        let longest = self.longer_run(seat, 0).unwrap_or_default();
        self.set_run(seat, longest);
    }

    /// Is there a ring of pieces that join?
    pub(crate) fn has_loop(&self, seat: Seat) -> bool {
        branches::has_ring(&Walk::new(self, seat))
    }

    /// Notes a longest run.
    pub(super) fn set_run(&mut self, seat: Seat, run: Run) {
        let player = self.player_mut(seat);
        (player.route_least, player.run) = run;
        player.route_most = player.route_least;
        self.now.standings.all_changed();
    }

    /// A new piece has come to a player's network.
    pub(crate) fn lengthen_route(&mut self, seat: Seat, side: u8) {
        let known = self.known_with(seat, side);
        let stock = self.board().scenario.pieces;
        let player = self.player_mut(seat);
        let before = player.route_least;
        match known {
            Ok((run, most)) => ((player.route_least, player.run), player.route_most) = (run, most),
            Err(Ring) => (player.loops, player.route_most) = (true, u8::MAX),
        }
        let (roads, ships) = (stock.roads - player.left.roads, stock.ships - player.left.ships);
        player.route_most = player.route_most.min(roads + ships);
        if player.route_least != before {
            self.now.standings.all_changed();
        }
    }

    /// What is known with a new piece, unless it closes a ring.
    fn known_with(&self, seat: Seat, side: u8) -> Result<(Run, u8), Ring> {
        let (player, walk) = (self.player(seat), Walk::new(self, seat));
        let (known, most) = ((player.route_least, player.run), player.route_most);
        let at_least =
            |run: Run| if run.0 > known.0 { (run, most.max(run.0)) } else { (known, most) };
        let Some((inwards, ways)) = walk.inwards(side, player.ships.contains(side)) else {
            return branches::longest_around(&walk, side, known).map(at_least);
        };
        Ok(match ways {
            Ways::None => at_least((1, Sides::only(side))),
            // Nothing else joins the neighbour here: a run that holds it ends with it.
            Ways::One(next) if player.run.contains(side_of(next)) => {
                ((known.0 + 1, player.run.with(side)), most + 1)
            }
            // A run by one neighbour could as well begin with the other, unless a ring leads back.
            Ways::Two(..) if !player.loops => (known, most),
            // All of a ring could begin with both, where nothing else joins it.
            Ways::Two(a, b) => match rings::bare_ring(&walk, a, b) {
                Some((length, ring)) if length >= known.0 => {
                    at_least((length + 1, ring.with(side)))
                }
                _ => (known, most),
            },
            Ways::One(_) if self.may_wait(seat) => (known, most + 1),
            // All other runs were as long before: those that begin with the new piece are left.
            Ways::One(_) if player.loops => {
                rings::longest_from(&walk, side, most).map_or((known, most), at_least)
            }
            Ways::One(_) => at_least(branches::longest_from(&walk, inwards)?),
        })
    }

    /// May the count for a new piece at a tip be put off? Not if it could bring the card; and
    /// without ships runs only grow, so that without rings they are known at all times.
    fn may_wait(&self, seat: Seat) -> bool {
        let most = self.player(seat).route_most;
        let card_stays = self.now.route_holder == Some(seat) || most < self.route_bar();
        let unsure = self.player(seat).loops || self.board().scenario.pieces.ships > 0;
        card_stays && unsure
    }

    /// A ship with a loose end was taken away: the route is as long as before unless it ended with
    /// that ship. Another run as long is not searched at once.
    pub(crate) fn shorten_route(&mut self, seat: Seat, ship: u8) {
        if !self.player(seat).run.contains(ship) {
            return;
        }
        let other = self.other_tip(seat, ship);
        let player = self.player_mut(seat);
        player.run.remove(ship);
        match other {
            Some(other) => player.run.insert(other),
            None => {
                player.route_least -= 1;
                self.now.standings.all_changed();
            }
        }
    }

    /// The piece that the run may as well end with, if its last one is taken away.
    fn other_tip(&self, seat: Seat, tip: u8) -> Option<u8> {
        let (_, Ways::Two(a, b)) = Walk::new(self, seat).inwards(tip, true)? else { return None };
        let run = &self.player(seat).run;
        match [a, b].map(|arc| run.contains(side_of(arc))) {
            [true, false] => Some(side_of(b)),
            [false, true] => Some(side_of(a)),
            _ => None,
        }
    }
}
