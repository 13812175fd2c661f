//! What lights up when something is pointed at.

use carcassonne::{Extent, Spot};
use landscape::Cell;

use super::board::{Board, Seen, patch};
use super::expansions::{self, Thing};
use super::target::Target;
use crate::scene::Item;
use crate::tiles::Patch;
use crate::tiles::light::{self, frame};

impl Board {
    /// The lights of a target.
    pub(super) fn light_up(&self, name: &str) -> Vec<Item> {
        let Some(seen) = &self.seen else { return Vec::new() };
        let ghost =
            self.step.choosing().and_then(|choosing| expansions::light(seen, choosing, name));
        if let Some(lights) = ghost {
            return lights;
        }
        if let Some(thing) = Thing::read(name) {
            return expansions::lights(seen, thing);
        }
        match Target::read(name) {
            None | Some(Target::Hand | Target::Ghost(_)) => Vec::new(),
            Some(Target::Cell(cell)) => vec![frame(cell)],
            Some(Target::Tile(cell)) => light::tile(seen, patches(seen), cell, "field"),
            Some(Target::Figure(cell, spot)) => on_spot(seen, cell, spot),
            Some(Target::Scored(kind, cells)) => {
                light::scored(seen, patches(seen), &kind.to_string(), &cells)
            }
        }
    }
}

/// What a part of a tile belongs to.
pub fn on_spot(seen: &Seen, cell: Cell, spot: Spot) -> Vec<Item> {
    seen.extent(cell, spot).map(|on| feature(seen, on)).unwrap_or_default()
}

fn feature(seen: &Seen, extent: &Extent) -> Vec<Item> {
    light::feature(seen, &patch(extent))
}

fn patches(seen: &Seen) -> impl Iterator<Item = Patch> {
    seen.extents.iter().map(patch)
}
