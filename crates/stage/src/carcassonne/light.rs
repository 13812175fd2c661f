//! What lights up when something is pointed at.

use carcassonne::{Extent, Feature};
use landscape::Cell;

use super::board::{Board, Seen, patch};
use super::step::Step;
use super::target::Target;
use crate::scene::Item;
use crate::tiles::light::{self, frame};

impl Board {
    /// The lights of a target.
    pub(super) fn light_up(&self, target: &str) -> Vec<Item> {
        let (Some(seen), Some(target)) = (&self.seen, Target::read(target)) else {
            return Vec::new();
        };
        match target {
            Target::Hand => Vec::new(),
            Target::Cell(cell) => vec![frame(cell)],
            Target::Tile(cell) => tile(seen, cell),
            Target::Figure(cell, spot) => {
                seen.extent(cell, spot).map(|on| feature(seen, on)).unwrap_or_default()
            }
            Target::Ghost(spot) => match &self.step {
                Step::Placing(placing) => {
                    seen.extent(placing.cell, spot).map(|on| feature(seen, on)).unwrap_or_default()
                }
                _ => Vec::new(),
            },
            Target::Scored(kind, cells) => scored(seen, kind, &cells),
        }
    }
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
