//! What lights up when something is pointed at.

use carcassonne::{Extent, Feature, Part};
use landscape::Cell;

use super::board::{Board, Seen};
use super::pictures::{corner, plate};
use super::step::Step;
use super::target::Target;
use crate::scene::{Art, Item};

/// A frame around a cell.
pub const CELL_FRAME: &str =
    "<rect x='1.5' y='1.5' width='97' height='97' rx='4' fill='none' stroke-width='3'/>";

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
    let light = |part: &Part| {
        let tile = seen.tile(part.cell)?;
        Some(Item {
            key: format!("light:{}:{}:{}:{}", part.cell, tile.kind.0, tile.turns, part.piece),
            class: format!("light {}", extent.feature),
            at: corner(part.cell),
            turned: 0,
            art: area(seen, *part, "")?,
            touch: None,
        })
    };
    let mut items: Vec<Item> = extent.parts.iter().filter_map(light).collect();
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

fn frame(cell: Cell) -> Item {
    Item {
        key: format!("light:{cell}"),
        class: "light around".to_owned(),
        at: corner(cell),
        turned: 0,
        art: CELL_FRAME.into(),
        touch: None,
    }
}

/// The area of a piece, drawn with these attributes.
pub fn area(seen: &Seen, part: Part, attributes: &str) -> Option<Art> {
    let tile = seen.tile(part.cell)?;
    let region = plate(tile.kind)?.region(part.piece, tile.turns);
    Some(format!("<path d='{region}'{attributes}/>").into())
}
