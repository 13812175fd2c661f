//! What lights up when something is pointed at.

use carcassonne::Extent;

use super::board::{Board, Seen, patch};
use super::step::Step;
use super::target::Target;
use crate::scene::Item;
use crate::tiles::Patch;
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
            Target::Tile(cell) => light::tile(seen, patches(seen), cell, "field"),
            Target::Figure(cell, spot) => {
                seen.extent(cell, spot).map(|on| feature(seen, on)).unwrap_or_default()
            }
            Target::Ghost(spot) => match &self.step {
                Step::Placing(placing) => {
                    seen.extent(placing.cell, spot).map(|on| feature(seen, on)).unwrap_or_default()
                }
                _ => Vec::new(),
            },
            Target::Scored(kind, cells) => {
                light::scored(seen, patches(seen), &kind.to_string(), &cells)
            }
        }
    }
}

fn feature(seen: &Seen, extent: &Extent) -> Vec<Item> {
    light::feature(seen, &patch(extent))
}

fn patches(seen: &Seen) -> impl Iterator<Item = Patch> {
    seen.extents.iter().map(patch)
}
