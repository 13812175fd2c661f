//! What may still come: which of the tiles left fit into an empty place.

use landscape::Fit;

use crate::place::Place;
use crate::state::{NewWorld, Phase};

impl NewWorld {
    /// The tiles still face down that fit into a free place, in the order of the box; `None` where
    /// no tile may come at all.
    pub fn fits(&self, place: Place) -> Option<Vec<Fit>> {
        let demand = self.map.demand(place.cell())?;
        Some(self.rules.tiles.fits(&self.stock, demand))
    }

    /// Is the place free, but neither the tile in hand nor any that is left fits?
    pub fn is_hole(&self, place: Place) -> bool {
        let in_hand = if let Phase::Lay(kind) = self.phase { Some(kind) } else { None };
        let demand = self.map.demand(place.cell());
        let atlas = self.rules.tiles.atlas();
        demand.is_some_and(|demand| self.stock.is_hole(atlas, demand, in_hand))
    }
}
