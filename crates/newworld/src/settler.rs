//! Settlers, and what hangs on a road, town, farm or plain.

use game::{SEATS_MAX, Seat, SeatSet};
use landscape::{Load, PieceId};

use crate::spot::Role;

/// Settlers in each supply at the start; the sixth only marks the score (N-01).
pub const SETTLERS: u8 = 5;

/// A settler on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settler {
    /// Whose it is.
    pub seat: Seat,
    /// What it is there.
    pub role: Role,
    /// The column of its card (N-33).
    pub column: i16,
    /// The piece it stands or lies on.
    pub piece: PieceId,
}

impl Settler {
    /// A bandit, sheriff or farmer: one that the surveyors can send home.
    pub fn is_standing(&self) -> bool {
        self.role != Role::Trapper
    }
}

/// What hangs on a group of pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Claim {
    /// Trading posts of a road, flags of a town, animals of a plain.
    pub marks: u8,
    /// Pieces of it that are printed on the coast.
    pub coast: u8,
    /// Settlers per seat.
    pub settlers: [u8; SEATS_MAX],
}

impl Load for Claim {
    #[inline]
    fn join(&mut self, other: &Claim) {
        self.marks += other.marks;
        self.coast += other.coast;
        for (mine, theirs) in self.settlers.iter_mut().zip(other.settlers) {
            *mine += theirs;
        }
    }
}

impl Claim {
    /// Is there no settler in it?
    #[inline]
    pub fn is_free(&self) -> bool {
        self.settlers == [0; SEATS_MAX]
    }

    /// Who has most settlers in it; all of them on a tie (N-25).
    pub fn majority(&self) -> SeatSet {
        SeatSet::with_most(&self.settlers)
    }
}
