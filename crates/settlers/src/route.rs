//! The longest trade route: the longest unbranched run of one player's roads and ships.
//!
//! No piece counts twice, foreign buildings cut the run, and road and ship join only through an
//! own building (S-20, S-21). The search is exact. It runs on a small copy of the player's network
//! in which all that is written into the joints and unbranched stretches are drawn together, so
//! that a run is nothing but a trail. A new piece is searched only through itself, and a lost one only if the longest run held it.

use game::{Seat, Sink};

use crate::event::Event;
use crate::geometry::{CORNERS_MAX, Sides};
use crate::state::Settlers;

/// A route shorter than this earns nothing.
const ROUTE_LEAST: u8 = 5;
/// What the card is worth.
pub(crate) const ROUTE_POINTS: u8 = 2;
/// Roads and ships of one player together; scenario files keep to it.
pub(crate) const PIECES_MAX: usize = 32;
/// Each piece has two joints at most of its own.
const JOINTS_MAX: usize = 2 * PIECES_MAX;
/// Nothing in this slot.
const NONE: u8 = u8::MAX;

/// One player's network: pieces between joints. Where pieces meet but do not join (a foreign
/// building; road and ship without a building), they have joints of their own.
struct Pieces {
    sides: [u8; PIECES_MAX],
    ends: [[u8; 2]; PIECES_MAX],
    count: usize,
    meeting: [[u8; 3]; JOINTS_MAX],
    joints: usize,
}

/// The same with every unbranched stretch drawn together: a run takes all of it or nothing.
struct Network {
    pieces: Pieces,
    stretches: [Stretch; PIECES_MAX],
    count: usize,
    meeting: [[u8; 3]; JOINTS_MAX],
}

#[derive(Clone, Copy)]
struct Stretch {
    ends: [u8; 2],
    length: u8,
    pieces: u64,
}

/// A run: how many pieces, and which stretches.
#[derive(Clone, Copy)]
struct Run {
    length: u8,
    stretches: u64,
}

const NO_RUN: Run = Run { length: 0, stretches: 0 };

/// Notes that a piece or stretch ends at a joint.
fn meet(meeting: &mut [u8; 3], what: usize) {
    if let Some(free) = meeting.iter_mut().find(|slot| **slot == NONE) {
        *free = what as u8;
    }
}

fn other_end([a, b]: [u8; 2], end: u8) -> u8 {
    if a == end { b } else { a }
}

impl Pieces {
    fn of(game: &Settlers, seat: Seat) -> Pieces {
        let mut all = Pieces {
            sides: [0; PIECES_MAX],
            ends: [[0; 2]; PIECES_MAX],
            count: 0,
            meeting: [[NONE; 3]; JOINTS_MAX],
            joints: 0,
        };
        let player = game.player(seat);
        let own = player.buildings();
        let mut known = [[NONE; 2]; CORNERS_MAX];
        for (pieces, ship) in [(player.roads, false), (player.ships, true)] {
            for side in pieces.iter().take(PIECES_MAX - all.count) {
                let joints = game.geometry().side_ends[side as usize].map(|corner| {
                    let joined = own.contains(corner);
                    let foreign = !joined && game.now.built.contains(corner);
                    // An own building is one joint for both kinds, a foreign one joins nothing.
                    let joint = &mut known[corner as usize][usize::from(ship && !joined)];
                    if *joint == NONE || foreign {
                        *joint = all.joints as u8;
                        all.joints += 1;
                    }
                    *joint
                });
                all.add(side, joints);
            }
        }
        all
    }

    fn add(&mut self, side: u8, joints: [u8; 2]) {
        self.sides[self.count] = side;
        self.ends[self.count] = joints;
        joints.into_iter().for_each(|joint| meet(&mut self.meeting[joint as usize], self.count));
        self.count += 1;
    }

    /// Do exactly two pieces meet here?
    fn is_middle(&self, joint: u8) -> bool {
        let [_, second, third] = self.meeting[joint as usize];
        second != NONE && third == NONE
    }

    /// The stretch that leaves a joint by this piece.
    fn stretch(&self, from: u8, piece: u8) -> Stretch {
        let mut stretch = Stretch { ends: [from; 2], length: 0, pieces: 0 };
        let mut next = piece;
        loop {
            stretch.length += 1;
            stretch.pieces |= 1 << next;
            let end = other_end(self.ends[next as usize], stretch.ends[1]);
            stretch.ends[1] = end;
            if end == from || !self.is_middle(end) {
                return stretch;
            }
            let [first, second, _] = self.meeting[end as usize];
            next = if first == next { second } else { first };
        }
    }
}

impl Network {
    fn of(game: &Settlers, seat: Seat) -> Network {
        let pieces = Pieces::of(game, seat);
        let nothing = Stretch { ends: [0; 2], length: 0, pieces: 0 };
        let mut network = Network {
            pieces,
            stretches: [nothing; PIECES_MAX],
            count: 0,
            meeting: [[NONE; 3]; JOINTS_MAX],
        };
        let mut taken = network.draw_together(0, |pieces, joint| !pieces.is_middle(joint));
        // What is left are rings that nothing branches off: they begin anywhere.
        if taken.count_ones() as usize != network.pieces.count {
            taken = network.draw_together(taken, |_, _| true);
        }
        debug_assert_eq!(taken.count_ones() as usize, network.pieces.count);
        network
    }

    /// Adds the stretches that begin at joints of a kind; gives all pieces taken by then.
    fn draw_together(&mut self, mut taken: u64, begins: fn(&Pieces, u8) -> bool) -> u64 {
        for joint in 0..self.pieces.joints as u8 {
            if !begins(&self.pieces, joint) {
                continue;
            }
            for piece in self.pieces.meeting[joint as usize] {
                if piece == NONE || taken >> piece & 1 == 1 {
                    continue;
                }
                let stretch = self.pieces.stretch(joint, piece);
                taken |= stretch.pieces;
                let count = self.count;
                stretch
                    .ends
                    .into_iter()
                    .for_each(|end| meet(&mut self.meeting[end as usize], count));
                self.stretches[count] = stretch;
                self.count += 1;
            }
        }
        taken
    }

    /// The longest run that goes on from a joint without the stretches used.
    fn longest(&self, joint: u8, used: u64) -> Run {
        let mut best = NO_RUN;
        for at in self.meeting[joint as usize] {
            if at == NONE || used >> at & 1 == 1 {
                continue;
            }
            let stretch = &self.stretches[at as usize];
            let rest = self.longest(other_end(stretch.ends, joint), used | 1 << at);
            if rest.length + stretch.length > best.length {
                let length = rest.length + stretch.length;
                best = Run { length, stretches: rest.stretches | 1 << at };
            }
        }
        best
    }

    /// The longest run that contains a side, if it is longer than `known`.
    fn through(&self, side: u8, known: u8) -> Option<Run> {
        let piece = self.pieces.sides[..self.pieces.count].iter().position(|own| *own == side)?;
        let held = |stretch: &Stretch| stretch.pieces >> piece & 1 == 1;
        let at = self.stretches[..self.count].iter().position(held)?;
        let [a, b] = self.stretches[at].ends;
        let own = Run { length: self.stretches[at].length, stretches: 1 << at };
        let (left, right) = (self.longest(a, own.stretches), self.longest(b, own.stretches));
        let length = left.length + right.length + own.length;
        if length <= known {
            return None;
        }
        if left.stretches & right.stretches == 0 {
            let stretches = left.stretches | right.stretches | own.stretches;
            return Some(Run { length, stretches });
        }
        let run = self.both_ways(a, b, own);
        (run.length > known).then_some(run)
    }

    /// The longest run made of `begun`, a way on from one joint and a way back from the other.
    fn both_ways(&self, on: u8, back: u8, begun: Run) -> Run {
        let last = self.longest(back, begun.stretches);
        let length = begun.length + last.length;
        let mut best = Run { length, stretches: begun.stretches | last.stretches };
        for at in self.meeting[on as usize] {
            if at == NONE || begun.stretches >> at & 1 == 1 {
                continue;
            }
            let stretch = &self.stretches[at as usize];
            let length = begun.length + stretch.length;
            let more = Run { length, stretches: begun.stretches | 1 << at };
            let run = self.both_ways(other_end(stretch.ends, on), back, more);
            if run.length > best.length {
                best = run;
            }
        }
        best
    }

    /// The longest run of all, tried from every joint where a stretch ends.
    fn longest_of_all(&self) -> Run {
        let starts = (0..self.pieces.joints).filter(|joint| self.meeting[*joint][0] != NONE);
        starts
            .map(|joint| self.longest(joint as u8, 0))
            .fold(NO_RUN, |best, run| if run.length > best.length { run } else { best })
    }

    fn sides_of(&self, run: Run) -> Sides {
        let chosen = (0..self.count).filter(|at| run.stretches >> at & 1 == 1);
        let pieces = chosen.fold(0, |all, at| all | self.stretches[at].pieces);
        let chosen = (0..self.pieces.count).filter(|piece| pieces >> piece & 1 == 1);
        chosen.map(|piece| self.pieces.sides[piece]).collect()
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
        if let Some(run) = network.through(side, self.player(seat).route) {
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
