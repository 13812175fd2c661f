//! Monasteries that wait for their neighbours.

use crate::cell::Cell;
use crate::features::{Features, Load, PieceId};

/// A monastery and where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Monastery {
    cell: Cell,
    piece: PieceId,
}

/// The monasteries that lacked a neighbour before the last tile came: the only ones that it can have filled
/// or finished. They are few, and a tile has eight neighbours to look at.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Monasteries(Vec<Monastery>);

impl Clone for Monasteries {
    fn clone(&self) -> Self {
        Monasteries(self.0.clone())
    }

    fn clone_from(&mut self, other: &Self) {
        self.0.clone_from(&other.0);
    }
}

impl Monasteries {
    /// A new one.
    pub fn add(&mut self, cell: Cell, piece: PieceId) {
        self.0.push(Monastery { cell, piece });
    }

    /// A tile has come into a cell: those around it have a neighbour more, and those that were surrounded
    /// before are forgotten. Says whether one is surrounded now.
    #[inline]
    pub fn meet<L: Load>(&mut self, cell: Cell, features: &mut Features<L>) -> bool {
        let mut surrounded = false;
        self.0.retain(|monastery| {
            if features.open(monastery.piece) == 0 {
                return false;
            }
            if monastery.cell.is_near(cell) {
                surrounded |= features.fill_neighbours(monastery.piece, 1) == 0;
            }
            true
        });
        surrounded
    }

    /// Those around a cell or in it.
    #[inline]
    pub fn near(&self, cell: Cell) -> impl Iterator<Item = PieceId> {
        let near = self.0.iter().filter(move |monastery| monastery.cell.is_near(cell));
        near.map(|monastery| monastery.piece)
    }

    /// Bytes of memory they refer to.
    pub fn heap_bytes(&self) -> usize {
        size_of_val(self.0.as_slice())
    }
}
