//! The longest trade route: the longest unbranched run of one player's roads and ships.
//!
//! No piece counts twice, foreign buildings cut the run, and road and ship join only through an
//! own building (S-20, S-21). The search is exact. It runs on a small copy of the player's network
//! in which all that is written into the joints, so that a run is nothing but a trail. A new
//! piece is searched only through itself, and a lost one only if the longest run held it.

use game::{Seat, Sink};

use crate::event::Event;
use crate::geometry::Sides;
use crate::state::Settlers;

/// A route shorter than this earns nothing.
const ROUTE_LEAST: u8 = 5;
/// What the card is worth.
pub(crate) const ROUTE_POINTS: u8 = 2;
/// Pieces of one player: up to 30 roads and 30 ships.
const PIECES_MAX: usize = 60;
/// Each piece has two joints at most of its own.
const JOINTS_MAX: usize = 2 * PIECES_MAX;
/// No third piece at a joint.
const NO_PIECE: u8 = u8::MAX;

/// One player's network: pieces between joints. Where pieces meet but do not join (a foreign
/// building; road and ship without a building), they have joints of their own.
struct Network {
    sides: [u8; PIECES_MAX],
    ends: [[u8; 2]; PIECES_MAX],
    pieces: usize,
    meeting: [[u8; 3]; JOINTS_MAX],
    joints: usize,
}

/// A run of pieces: how many, and which.
#[derive(Clone, Copy)]
struct Run {
    length: u8,
    pieces: u64,
}

const NO_RUN: Run = Run { length: 0, pieces: 0 };

impl Network {
    fn of(game: &Settlers, seat: Seat) -> Network {
        let mut network = Network {
            sides: [0; PIECES_MAX],
            ends: [[0; 2]; PIECES_MAX],
            pieces: 0,
            meeting: [[NO_PIECE; 3]; JOINTS_MAX],
            joints: 0,
        };
        let player = game.player(seat);
        let own = player.buildings();
        let mut known: [[u8; 2]; 256] = [[NO_PIECE; 2]; 256];
        for (pieces, ship) in [(player.roads, false), (player.ships, true)] {
            for side in pieces.iter().take(PIECES_MAX - network.pieces) {
                let ends = game.geometry().side_ends[side as usize];
                network.ends[network.pieces] = ends.map(|corner| {
                    let built = game.now.built.contains(corner);
                    let joined = own.contains(corner);
                    // An own building is one joint for both kinds, a foreign one joins nothing.
                    let joint = &mut known[corner as usize][usize::from(ship && !joined)];
                    if *joint == NO_PIECE || (built && !joined) {
                        *joint = network.joints as u8;
                        network.joints += 1;
                    }
                    *joint
                });
                network.sides[network.pieces] = side;
                network.pieces += 1;
            }
        }
        network.meet();
        network
    }

    fn meet(&mut self) {
        for piece in 0..self.pieces {
            for joint in self.ends[piece] {
                let meeting = &mut self.meeting[joint as usize];
                if let Some(free) = meeting.iter_mut().find(|slot| **slot == NO_PIECE) {
                    *free = piece as u8;
                }
            }
        }
    }

    fn across(&self, piece: u8, joint: u8) -> u8 {
        let [a, b] = self.ends[piece as usize];
        if a == joint { b } else { a }
    }

    /// The longest run that goes on from a joint without the pieces used.
    fn longest(&self, joint: u8, used: u64) -> Run {
        let mut best = NO_RUN;
        for piece in self.meeting[joint as usize] {
            if piece == NO_PIECE || used >> piece & 1 == 1 {
                continue;
            }
            let rest = self.longest(self.across(piece, joint), used | 1 << piece);
            if rest.length >= best.length {
                best = Run { length: rest.length + 1, pieces: rest.pieces | 1 << piece };
            }
        }
        best
    }

    /// The longest run that contains a piece, if it is longer than `known`.
    fn through(&self, piece: usize, known: u8) -> Option<Run> {
        let [a, b] = self.ends[piece];
        let own = 1 << piece;
        let (left, right) = (self.longest(a, own), self.longest(b, own));
        let length = left.length + right.length + 1;
        if length <= known {
            return None;
        }
        if left.pieces & right.pieces == 0 {
            return Some(Run { length, pieces: left.pieces | right.pieces | own });
        }
        let run = self.both_ways(a, b, Run { length: 1, pieces: own });
        (run.length > known).then_some(run)
    }

    /// The longest run made of `begun`, a way on from one joint and a way back from the other.
    fn both_ways(&self, on: u8, back: u8, begun: Run) -> Run {
        let last = self.longest(back, begun.pieces);
        let length = begun.length + last.length;
        let mut best = Run { length, pieces: begun.pieces | last.pieces };
        for piece in self.meeting[on as usize] {
            if piece == NO_PIECE || begun.pieces >> piece & 1 == 1 {
                continue;
            }
            let more = Run { length: begun.length + 1, pieces: begun.pieces | 1 << piece };
            let run = self.both_ways(self.across(piece, on), back, more);
            if run.length > best.length {
                best = run;
            }
        }
        best
    }

    /// The longest run of all. Without rings it begins at a loose end.
    fn longest_of_all(&self) -> Run {
        let loose = |joint: &u8| self.meeting[*joint as usize][1] == NO_PIECE;
        let anywhere = self.has_ring();
        let starts = (0..self.joints as u8).filter(|joint| anywhere || loose(joint));
        starts
            .map(|joint| self.longest(joint, 0))
            .fold(NO_RUN, |best, run| if run.length > best.length { run } else { best })
    }

    /// Do some pieces stay when loose ends are taken away again and again?
    fn has_ring(&self) -> bool {
        let mut left: u64 = if self.pieces == 0 { 0 } else { u64::MAX >> (64 - self.pieces) };
        loop {
            let before = left;
            for piece in 0..self.pieces {
                let alone = |joint: &u8| {
                    let meeting = self.meeting[*joint as usize];
                    meeting
                        .iter()
                        .filter(|other| **other != NO_PIECE && left >> **other & 1 == 1)
                        .count()
                        < 2
                };
                if left >> piece & 1 == 1 && self.ends[piece].iter().any(alone) {
                    left &= !(1 << piece);
                }
            }
            if left == before {
                return left != 0;
            }
        }
    }

    fn sides_of(&self, run: Run) -> Sides {
        (0..self.pieces)
            .filter(|piece| run.pieces >> piece & 1 == 1)
            .map(|piece| self.sides[piece])
            .collect()
    }
}

impl Settlers {
    /// A player's longest run, searched from scratch.
    pub(crate) fn longest_route(&self, seat: Seat) -> u8 {
        Network::of(self, seat).longest_of_all().length
    }

    pub(crate) fn recount_route(&mut self, seat: Seat) {
        let network = Network::of(self, seat);
        let run = network.longest_of_all();
        let player = self.player_mut(seat);
        (player.route, player.run) = (run.length, network.sides_of(run));
    }

    /// A new piece can only lengthen its owner's route, and only through itself.
    pub(crate) fn lengthen_route(&mut self, seat: Seat, side: u8) {
        let network = Network::of(self, seat);
        let Some(piece) = network.sides[..network.pieces].iter().position(|known| *known == side)
        else {
            return;
        };
        if let Some(run) = network.through(piece, self.player(seat).route) {
            let player = self.player_mut(seat);
            (player.route, player.run) = (run.length, network.sides_of(run));
        }
    }

    /// A piece was taken away: the route is as long as before unless the piece was in it.
    pub(crate) fn shorten_route(&mut self, seat: Seat, side: u8) {
        if self.player(seat).run.contains(side) {
            self.recount_route(seat);
        }
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
