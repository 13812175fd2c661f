//! What may still come: which of the tiles left fit into an empty cell.

use landscape::{Cell, Fit};

use crate::state::{Carcassonne, Phase};

impl Carcassonne {
    /// The tiles still face down that fit into a free cell, in the order of the box; `None` where
    /// no tile may come at all: the cell is taken, or nothing lies beside it.
    pub fn fits(&self, cell: Cell) -> Option<Vec<Fit>> {
        let demand = self.map.demand(cell)?;
        Some(self.rules.tiles.fits(&self.stock, demand))
    }

    /// Is the cell a hole: free, but neither the tile in hand nor any that is left fits? It stays
    /// one, for neighbours only ever ask for more.
    pub fn is_hole(&self, cell: Cell) -> bool {
        let Some(demand) = self.map.demand(cell) else { return false };
        let in_hand = if let Phase::Lay(kind) = self.phase { Some(kind) } else { None };
        self.stock.is_hole(self.rules.tiles.atlas(), demand, in_hand)
    }
}
