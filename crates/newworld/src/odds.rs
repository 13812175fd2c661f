//! What may still come: which of the tiles left fit into an empty place.

use landscape::{TileCode, Turns};

use crate::place::Place;
use crate::state::{NewWorld, Phase};

/// A kind of tile that fits into a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fit {
    /// Which tile.
    pub tile: TileCode,
    /// The first turn in which it fits.
    pub turns: Turns,
    /// Copies still face down.
    pub count: u16,
}

impl NewWorld {
    /// The tiles still face down that fit into a free place, in the order of the box; `None` where
    /// no tile may come at all.
    pub fn fits(&self, place: Place) -> Option<Vec<Fit>> {
        let demand = self.map.demand(place.cell())?;
        let tiles = &self.rules.tiles;
        let left = self.stock.fitting(tiles.atlas(), demand);
        let fit = |(kind, turns, count)| Some(Fit { tile: tiles.code(kind)?, turns, count });
        Some(left.filter_map(fit).collect())
    }

    /// Is the place free, but neither the tile in hand nor any that is left fits?
    pub fn is_hole(&self, place: Place) -> bool {
        let in_hand = if let Phase::Lay(kind) = self.phase { Some(kind) } else { None };
        let demand = self.map.demand(place.cell());
        let atlas = self.rules.tiles.atlas();
        demand.is_some_and(|demand| self.stock.is_hole(atlas, demand, in_hand))
    }
}
