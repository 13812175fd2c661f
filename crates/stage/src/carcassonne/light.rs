//! What lights up when something is pointed at.

use carcassonne::{Extent, Feature, Spot};
use landscape::Cell;

use super::board::{Board, Seen, patch};
use super::expansions::{self, Thing};
use super::target::Target;
use crate::scene::Item;
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
            Some(Target::Tile(cell)) => tile(seen, cell),
            Some(Target::Figure(cell, spot)) => on_spot(seen, cell, spot),
            Some(Target::Scored(kind, cells)) => scored(seen, kind, &cells),
        }
    }
}

/// What a part of a tile belongs to.
pub fn on_spot(seen: &Seen, cell: Cell, spot: Spot) -> Vec<Item> {
    seen.extent(cell, spot).map(|on| feature(seen, on)).unwrap_or_default()
}

/// What stands on a tile; its fields would drown the rest.
fn tile(seen: &Seen, cell: Cell) -> Vec<Item> {
    let here = seen.extents.iter().filter(|extent| extent.touches(cell));
    let built = here.filter(|extent| extent.feature != Feature::Field);
    built.flat_map(|extent| feature(seen, extent)).collect()
}

/// A feature in its whole extent; for a monastery also the tiles around it, which count for it.
fn feature(seen: &Seen, extent: &Extent) -> Vec<Item> {
    let mut items = light::patch(seen, &patch(extent));
    let around = extent.tiles.iter().copied().filter(|&cell| !extent.touches(cell));
    items.extend(around.map(frame));
    items
}

/// What was scored: the feature of these tiles, or the tiles where it has changed since.
fn scored(seen: &Seen, kind: Feature, cells: &[Cell]) -> Vec<Item> {
    let meant = |extent: &&Extent| {
        extent.feature == kind && cells.iter().all(|cell| extent.tiles.contains(cell))
    };
    // The smallest that has all the tiles: others may run over the same tiles and beyond.
    match seen.extents.iter().filter(meant).min_by_key(|extent| extent.tiles.len()) {
        Some(extent) => feature(seen, extent),
        None => cells.iter().copied().map(frame).collect(),
    }
}
