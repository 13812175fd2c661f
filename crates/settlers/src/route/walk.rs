//! Which of a player's pieces join: what `joins` of the rule says, looked up.
//!
//! A side seen in one direction is an arc. At an intersection three sides meet, so that a run that
//! comes by one of them goes on by one of at most two others.

use game::Seat;

use crate::geometry::{Arc, Corners, Sides, side_of};
use crate::state::Settlers;

/// A run: its length, and its pieces.
pub(super) type Run = (u8, Sides);

/// The pieces that join another at one end.
#[derive(Clone, Copy)]
pub(super) enum Ways {
    None,
    One(u16),
    Two(u16, u16),
}

/// One player's pieces, to walk along.
pub(super) struct Walk<'a> {
    pub arcs: &'a [Arc],
    pub all: Sides,
    roads: &'a Sides,
    ships: &'a Sides,
    /// At own buildings roads and ships join; at foreign ones nothing goes on.
    built: &'a Corners,
    own: Corners,
}

impl<'a> Walk<'a> {
    pub fn new(game: &'a Settlers, seat: Seat) -> Walk<'a> {
        let player = game.player(seat);
        Walk {
            arcs: &game.geometry().arcs,
            all: player.roads.or(&player.ships),
            roads: &player.roads,
            ships: &player.ships,
            built: &game.now.built,
            own: player.buildings(),
        }
    }

    /// The pieces that would join a road or ship at an intersection.
    #[inline]
    fn joined(&self, corner: u8, ship: bool) -> &Sides {
        match (self.built.contains(corner), ship) {
            (false, true) => self.ships,
            (false, false) => self.roads,
            (true, _) if self.own.contains(corner) => &self.all,
            (true, _) => &Sides::EMPTY,
        }
    }

    /// The pieces that join one at the end it leads to.
    #[inline]
    pub fn ways_on(&self, arc: u16) -> Ways {
        self.ways_from(arc, self.ships.contains(side_of(arc)))
    }

    /// The pieces that would join a road or ship at the end it leads to.
    #[inline]
    fn ways_from(&self, arc: u16, ship: bool) -> Ways {
        let Arc { head, next: [a, b] } = self.arcs[arc as usize];
        let joined = self.joined(head, ship);
        match (joined.contains(side_of(a)), joined.contains(side_of(b))) {
            (false, false) => Ways::None,
            (true, false) => Ways::One(a),
            (false, true) => Ways::One(b),
            (true, true) => Ways::Two(a, b),
        }
    }

    /// How a road or ship at a tip leads into the network; nothing where others join it at both
    /// ends.
    #[inline]
    pub fn inwards(&self, side: u8, ship: bool) -> Option<(u16, Ways)> {
        let arc = 2 * u16::from(side);
        match (self.ways_from(arc, ship), self.ways_from(arc + 1, ship)) {
            (Ways::None, ways) => Some((arc + 1, ways)),
            (ways, Ways::None) => Some((arc, ways)),
            _ => None,
        }
    }
}
