//! The longest trade route: the longest unbranched run of one player's roads and ships.
//!
//! No piece counts twice, foreign buildings cut the run, and road and ship join only through an
//! own building (S-20, S-21). The search is exact. It runs on a small copy of the player's network
//! in which all that is written into the joints and unbranched stretches are drawn together, so
//! that a run is nothing but a trail. A new piece is searched only through itself, and a lost one
//! only if the longest run held it; where no ring lies in the way, [`branches`](crate::branches)
//! knows the answer sooner.

use game::{Seat, Sink};

use crate::branches::Ring;
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
    run: Run,
}

/// A run: how many pieces, and which.
#[derive(Clone, Copy)]
struct Run {
    length: u8,
    pieces: u64,
}

const NO_RUN: Run = Run { length: 0, pieces: 0 };

impl Run {
    fn and(self, more: Run) -> Run {
        Run { length: self.length + more.length, pieces: self.pieces | more.pieces }
    }

    fn or_longer(self, other: Run) -> Run {
        if other.length > self.length { other } else { self }
    }
}

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
        let mut stretch = Stretch { ends: [from; 2], run: NO_RUN };
        let mut next = piece;
        loop {
            stretch.run = stretch.run.and(Run { length: 1, pieces: 1 << next });
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
        let nothing = Stretch { ends: [0; 2], run: NO_RUN };
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
                taken |= stretch.run.pieces;
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

    /// Is this a stretch that leads from the joint to a loose end?
    fn is_tip(&self, at: u8, joint: u8) -> bool {
        let end = other_end(self.stretches[at as usize].ends, joint);
        end != joint && self.meeting[end as usize][1] == NONE
    }

    /// Cuts forks back: where two tips part from a third stretch, a run that comes by the third
    /// takes the longer one, or the one that holds the pieces to `keep`. What both tips make
    /// together is a run as well: the longest of these comes back.
    fn cut_back(&mut self, keep: u64) -> Run {
        let mut best = NO_RUN;
        for joint in 0..self.pieces.joints as u8 {
            let mut next = Some(joint);
            while let Some((joint, [a, b, trunk])) = next.and_then(|joint| self.fork(joint)) {
                let [run_a, run_b] = [a, b].map(|at| self.stretches[at as usize].run);
                best = best.or_longer(run_a.and(run_b));
                let first = (run_a.length >= run_b.length && run_b.pieces & keep == 0)
                    || run_a.pieces & keep != 0;
                next = Some(self.graft(joint, if first { [a, b] } else { [b, a] }, trunk));
            }
        }
        best
    }

    /// The tips and the trunk of a fork, if the joint is one.
    fn fork(&self, joint: u8) -> Option<(u8, [u8; 3])> {
        let [a, b, c] = self.meeting[joint as usize];
        if c == NONE {
            return None;
        }
        match [a, b, c].map(|at| self.is_tip(at, joint)) {
            [true, true, _] => Some((joint, [a, b, c])),
            [true, false, true] => Some((joint, [a, c, b])),
            [false, true, true] => Some((joint, [b, c, a])),
            _ => None,
        }
    }

    /// Draws a tip and the trunk together and lets the other tip go; gives the trunk's far end.
    fn graft(&mut self, joint: u8, [kept, lost]: [u8; 2], trunk: u8) -> u8 {
        let end_of = |at: u8| other_end(self.stretches[at as usize].ends, joint);
        let (tip, gone, far) = (end_of(kept), end_of(lost), end_of(trunk));
        let run = self.stretches[kept as usize].run.and(self.stretches[trunk as usize].run);
        self.stretches[trunk as usize] = Stretch { ends: [tip, far], run };
        self.meeting[tip as usize] = [trunk, NONE, NONE];
        self.meeting[gone as usize] = [NONE; 3];
        self.meeting[joint as usize] = [NONE; 3];
        far
    }

    /// The longest run that goes on from a joint without the pieces used.
    fn longest(&self, joint: u8, used: u64) -> Run {
        let mut best = NO_RUN;
        for at in self.meeting[joint as usize] {
            if at == NONE {
                break;
            }
            let Stretch { ends, run } = &self.stretches[at as usize];
            if run.pieces & used == 0 {
                let rest = self.longest(other_end(*ends, joint), used | run.pieces);
                best = best.or_longer(rest.and(*run));
            }
        }
        best
    }

    /// The longest run that contains a side, if it is longer than `known`; no other run may be.
    fn through(&mut self, side: u8, known: u8) -> Option<Run> {
        let piece = self.pieces.sides[..self.pieces.count].iter().position(|own| *own == side)?;
        let forked = self.cut_back(1 << piece);
        let held = |joint: &[u8; 3]| {
            let at = joint.iter().filter(|at| **at != NONE);
            at.copied().find(|at| self.stretches[*at as usize].run.pieces >> piece & 1 == 1)
        };
        let at = self.meeting[..self.pieces.joints].iter().find_map(held)?;
        let Stretch { ends: [a, b], run } = self.stretches[at as usize];
        let (left, right) = (self.longest(a, run.pieces), self.longest(b, run.pieces));
        let both = match left.pieces & right.pieces {
            0 => left.and(right).and(run),
            _ if left.length + right.length + run.length <= known => NO_RUN,
            _ => self.both_ways(a, b, run),
        };
        Some(both.or_longer(forked)).filter(|run| run.length > known)
    }

    /// The longest run made of `begun`, a way on from one joint and a way back from the other.
    fn both_ways(&self, on: u8, back: u8, begun: Run) -> Run {
        let mut best = begun.and(self.longest(back, begun.pieces));
        for at in self.meeting[on as usize] {
            if at == NONE || self.stretches[at as usize].run.pieces & begun.pieces != 0 {
                continue;
            }
            let stretch = &self.stretches[at as usize];
            let run = self.both_ways(other_end(stretch.ends, on), back, begun.and(stretch.run));
            best = best.or_longer(run);
        }
        best
    }

    /// The longest run of all, tried from every joint where a stretch ends, until one is as long
    /// as a run can be.
    fn longest_of_all(&mut self, limit: u8) -> Run {
        let mut best = self.cut_back(0);
        for joint in (0..self.pieces.joints).filter(|joint| self.meeting[*joint][0] != NONE) {
            if best.length >= limit {
                break;
            }
            best = best.or_longer(self.longest(joint as u8, 0));
        }
        best
    }

    fn sides_of(&self, run: Run) -> Sides {
        let chosen = (0..self.pieces.count).filter(|piece| run.pieces >> piece & 1 == 1);
        chosen.map(|piece| self.pieces.sides[piece]).collect()
    }
}

impl Settlers {
    /// A player's longest run, searched from scratch.
    pub(crate) fn longest_route(&self, seat: Seat) -> u8 {
        Network::of(self, seat).longest_of_all(u8::MAX).length
    }

    pub(crate) fn recount_route(&mut self, seat: Seat) {
        self.search_route(seat, (0, Sides::EMPTY), u8::MAX);
    }

    /// Finds the longest run, where one is known and none can be longer than `limit`.
    fn search_route(&mut self, seat: Seat, known: (u8, Sides), limit: u8) {
        let run = self.longest_branch(seat, known).unwrap_or_else(|Ring| {
            let mut network = Network::of(self, seat);
            let run = network.longest_of_all(limit);
            (run.length, network.sides_of(run))
        });
        let player = self.player_mut(seat);
        (player.route, player.run) = run;
    }

    /// A new piece can only lengthen its owner's route, and only through itself.
    pub(crate) fn lengthen_route(&mut self, seat: Seat, side: u8) {
        let known = self.player(seat).route;
        let longer = self.branch_through(seat, side, known).unwrap_or_else(|Ring| {
            let mut network = Network::of(self, seat);
            network.through(side, known).map(|run| (run.length, network.sides_of(run)))
        });
        if let Some(run) = longer {
            let player = self.player_mut(seat);
            (player.route, player.run) = run;
        }
    }

    /// A ship was taken away: the route is as long as before unless the ship was in it. One with a
    /// loose end was the last of the run, which is left but for that ship.
    pub(crate) fn shorten_route(&mut self, seat: Seat, ship: u8) {
        let player = self.player(seat);
        if !player.run.contains(ship) {
            return;
        }
        let (length, mut rest) = (player.route, player.run);
        rest.remove(ship);
        let known =
            if self.is_foremost(seat, ship) { (length - 1, rest) } else { (0, Sides::EMPTY) };
        self.search_route(seat, known, length);
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
