//! What may still come: which of the tiles left fit into an empty cell.

use landscape::{Cell, TileCode, Turns};

use crate::state::{Carcassonne, Phase};

/// A kind of tile that fits into a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fit {
    /// Which tile.
    pub tile: TileCode,
    /// The first turn in which it fits.
    pub turns: Turns,
    /// Copies still face down.
    pub count: u16,
}

impl Carcassonne {
    /// The tiles still face down that fit into a free cell, in the order of the box; `None` where
    /// no tile may come at all: the cell is taken, or nothing lies beside it.
    pub fn fits(&self, cell: Cell) -> Option<Vec<Fit>> {
        let demand = self.map.demand(cell)?;
        let tiles = &self.rules.tiles;
        let left = self.stock.fitting(tiles.atlas(), demand);
        let fit = |(kind, turns, count)| Fit { tile: tiles.kind(kind).code, turns, count };
        Some(left.map(fit).collect())
    }

    /// Is the cell a hole: free, but neither the tile in hand nor any that is left fits? It stays
    /// one, for neighbours only ever ask for more.
    pub fn is_hole(&self, cell: Cell) -> bool {
        let Some(demand) = self.map.demand(cell) else { return false };
        let atlas = self.rules.tiles.atlas();
        let in_hand = |kind| !atlas.fitting(kind, demand).is_empty();
        let in_hand = matches!(self.phase, Phase::Lay(kind) if in_hand(kind));
        !in_hand && self.stock.fitting(atlas, demand).next().is_none()
    }
}
