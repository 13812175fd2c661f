//! Monasteries that wait for their neighbours.

use crate::cell::Cell;
use crate::features::PieceId;

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

    /// Forgets those that are not `open` any more.
    #[inline]
    pub fn forget_unless(&mut self, open: impl Fn(PieceId) -> bool) {
        self.0.retain(|monastery| open(monastery.piece));
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
