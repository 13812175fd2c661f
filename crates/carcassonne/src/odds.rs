//! What may still come: which of the tiles left fit into an empty cell.

use landscape::{Cell, Kind, Turns};

use crate::state::{Carcassonne, Phase};
use crate::tiles::TileCode;

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
        let left = tiles.atlas().kinds().zip(&self.stock.counts).filter(|&(_, &count)| count > 0);
        let fit = |(kind, &count): (Kind, &u16)| {
            let turns = tiles.atlas().fitting(kind, demand).iter().next()?;
            Some(Fit { tile: tiles.kind(kind).code, turns, count })
        };
        Some(left.filter_map(fit).collect())
    }

    /// Is the cell a hole: free, but neither the tile in hand nor any that is left fits? It stays
    /// one, for neighbours only ever ask for more.
    pub fn is_hole(&self, cell: Cell) -> bool {
        let Some(demand) = self.map.demand(cell) else { return false };
        let fits = |kind: Kind| !self.rules.tiles.atlas().fitting(kind, demand).is_empty();
        let in_hand = matches!(self.phase, Phase::Lay(kind) if fits(kind));
        let kinds = self.rules.tiles.atlas().kinds();
        let left = kinds.zip(&self.stock.counts).any(|(kind, &count)| count > 0 && fits(kind));
        !in_hand && !left
    }
}
