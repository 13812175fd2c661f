//! Runs of roads and ships as they lie: the longest, the tied, the free.
//!
//! How long a run is and which ship may leave, the rules say; here is only looked up which pieces
//! that means, so that they can be shown. The tests hold it against the rules.

use std::collections::{BTreeMap, BTreeSet};

use game::Seat;
use settlers::{Corner, LineView, PlayerView, Side, Terrain};

use super::board::Board;

/// A search gives up after so many steps: no table comes near, and a page must not hang.
const STEPS_MAX: u32 = 400_000;

/// The pieces of a seat's longest run, from one end to the other.
pub fn longest(board: &Board, seat: Seat) -> Vec<Side> {
    let Some(player) = board.player(seat) else { return Vec::new() };
    let mut walk = Walk { board, seat, player, steps: 0, run: Vec::new(), best: Vec::new() };
    for &side in player.roads.iter().chain(&player.ships) {
        for end in board.ends(side).into_iter().flatten() {
            walk.go(side, end);
        }
    }
    walk.best
}

struct Walk<'a> {
    board: &'a Board,
    seat: Seat,
    player: &'a PlayerView,
    steps: u32,
    run: Vec<Side>,
    best: Vec<Side>,
}

impl Walk<'_> {
    /// Goes along a side towards this end, and on from there.
    fn go(&mut self, side: Side, end: Corner) {
        self.steps += 1;
        if self.best.len() >= usize::from(self.player.route) || self.steps > STEPS_MAX {
            return;
        }
        self.run.push(side);
        if self.run.len() > self.best.len() {
            self.best.clone_from(&self.run);
        }
        for next in self.onward(side, end) {
            if let Some(far) = self.board.across(next, end) {
                self.go(next, far);
            }
        }
        self.run.pop();
    }

    /// The pieces that go on from an end: no foreign building in the way, and from road to ship
    /// only through one's own.
    fn onward(&self, side: Side, end: Corner) -> Vec<Side> {
        let owner = self.board.building(end).map(|(owner, _)| owner);
        if owner.is_some_and(|owner| owner != self.seat) {
            return Vec::new();
        }
        let sails = self.player.ships.contains(&side);
        let joins = |next: &Side| {
            let ship = self.player.ships.contains(next);
            (ship || self.player.roads.contains(next)) && (ship == sails || owner.is_some())
        };
        let beside = self.board.sides_at(end);
        beside.into_iter().filter(joins).filter(|next| !self.run.contains(next)).collect()
    }
}

impl Board {
    /// The other end of a side.
    pub fn across(&self, side: Side, from: Corner) -> Option<Corner> {
        self.ends(side).map(|[a, b]| if a == from { b } else { a })
    }

    /// The sides at an intersection.
    pub fn sides_at(&self, corner: Corner) -> Vec<Side> {
        let known = self.geometry.corner_sides.get(usize::from(corner.0));
        let real = known.into_iter().flatten().filter(|side| **side != settlers::NOWHERE);
        real.map(|side| Side(*side)).collect()
    }
}

/// Does this ship lie on a run of ships between two buildings of its seat?
pub fn is_tied(board: &Board, player: &PlayerView, ship: Side) -> bool {
    let Some([a, b]) = board.ends(ship) else { return false };
    let mut seen = BTreeSet::from([a, b]);
    let sea = Sea { board, player };
    sea.paths(a, &mut seen, &mut |first, seen| {
        let mut seen = seen.clone();
        sea.paths(b, &mut seen, &mut |second, _| second != first)
    })
}

/// The ships of a player.
struct Sea<'a> {
    board: &'a Board,
    player: &'a PlayerView,
}

impl Sea<'_> {
    /// Follows ships from a corner to every building, until one pleases.
    fn paths(
        &self,
        at: Corner,
        seen: &mut BTreeSet<Corner>,
        pleases: &mut dyn FnMut(Corner, &BTreeSet<Corner>) -> bool,
    ) -> bool {
        let own = self.player.settlements.contains(&at) || self.player.cities.contains(&at);
        if own {
            return pleases(at, seen);
        }
        let ships = self.board.sides_at(at).into_iter();
        for ship in ships.filter(|side| self.player.ships.contains(side)) {
            let Some(far) = self.board.across(ship, at) else { continue };
            if seen.insert(far) {
                if self.paths(far, seen, pleases) {
                    return true;
                }
                seen.remove(&far);
            }
        }
        false
    }
}

/// Where a ship of who looks would go once it is lifted from there.
pub fn berths(board: &Board, from: Side) -> Vec<Side> {
    let (Some(own), Some(me)) = (board.own(), board.me()) else { return Vec::new() };
    let taken: BTreeSet<Side> = board
        .players()
        .flat_map(|(_, player)| player.roads.iter().chain(&player.ships))
        .copied()
        .collect();
    let leads = |corner: &Corner| match board.building(*corner) {
        Some((owner, _)) => owner == own,
        None => board.sides_at(*corner).iter().any(|side| *side != from && me.ships.contains(side)),
    };
    let fits = |side: &Side| {
        let shores = board.shores(*side);
        !taken.contains(side)
            && shores.contains(&Terrain::Sea)
            && !shores.contains(&Terrain::Unknown)
            && !board.view.pirate.is_some_and(|pirate| board.beside(*side).contains(&pirate))
            && board.ends(*side).is_some_and(|ends| ends.iter().any(leads))
    };
    (0..).map(Side).take(board.geometry.side_ends.len()).filter(fits).collect()
}

/// The intersections along a trade line, from one end to the other: along the pieces that lie
/// there, straight where they are gone.
pub fn trade_way(board: &Board, line: &LineView) -> Vec<Corner> {
    let laid: BTreeSet<Side> = board
        .players()
        .flat_map(|(_, player)| player.ships.iter().chain(&player.roads))
        .copied()
        .collect();
    let mut before: BTreeMap<Corner, Corner> = BTreeMap::from([(line.a, line.a)]);
    let mut queue = vec![line.a];
    let mut next = 0;
    while let Some(&at) = queue.get(next) {
        next += 1;
        for side in board.sides_at(at).into_iter().filter(|side| laid.contains(side)) {
            let Some(far) = board.across(side, at) else { continue };
            if let std::collections::btree_map::Entry::Vacant(free) = before.entry(far) {
                free.insert(at);
                queue.push(far);
            }
        }
    }
    back(&before, line)
}

fn back(before: &BTreeMap<Corner, Corner>, line: &LineView) -> Vec<Corner> {
    let mut way = vec![line.b];
    let mut at = line.b;
    while at != line.a {
        // Without a way the line is drawn straight.
        at = before.get(&at).copied().unwrap_or(line.a);
        way.push(at);
    }
    way.reverse();
    way
}
