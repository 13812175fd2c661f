//! What lights up when something is pointed at.

use landscape::Cell;

use super::ground::{Ground, Patch, area};
use super::plate::corner;
use crate::scene::Item;

/// A frame around a cell.
pub const CELL_FRAME: &str =
    "<rect x='1.5' y='1.5' width='97' height='97' rx='4' fill='none' stroke-width='3'/>";

/// What stands on a tile; its `land` would drown the rest.
pub fn tile(
    ground: &dyn Ground,
    patches: impl Iterator<Item = Patch>,
    cell: Cell,
    land: &str,
) -> Vec<Item> {
    let built = patches.filter(|patch| patch.touches(cell) && patch.class != land);
    built.flat_map(|patch| feature(ground, &patch)).collect()
}

/// What was scored: the feature of this class and these tiles, or the tiles where it has changed since.
pub fn scored(
    ground: &dyn Ground,
    patches: impl Iterator<Item = Patch>,
    class: &str,
    cells: &[Cell],
) -> Vec<Item> {
    let has_all = |patch: &Patch| cells.iter().all(|cell| patch.tiles.contains(cell));
    let meant = patches.filter(|patch| patch.class == class && has_all(patch));
    // The smallest that has all the tiles: others may run over the same tiles and beyond.
    match meant.min_by_key(|patch| patch.tiles.len()) {
        Some(patch) => feature(ground, &patch),
        None => cells.iter().copied().map(frame).collect(),
    }
}

/// A feature in its whole extent; for a monastery or farm also the tiles around it, which count for
/// it.
pub fn feature(ground: &dyn Ground, patch: &Patch) -> Vec<Item> {
    let mut items = pieces(ground, patch);
    let around = patch.tiles.iter().copied().filter(|&cell| !patch.touches(cell));
    items.extend(around.map(frame));
    items
}

fn pieces(ground: &dyn Ground, patch: &Patch) -> Vec<Item> {
    let light = |&(cell, piece): &(Cell, u8)| {
        let tile = ground.tile(cell)?;
        Some(Item {
            key: format!("light:{cell}:{}:{}:{piece}", tile.kind.0, tile.turns),
            class: format!("light {}", patch.class),
            at: corner(cell),
            turned: 0,
            art: area(ground, (cell, piece), "")?,
            touch: None,
        })
    };
    patch.parts.iter().filter_map(light).collect()
}

/// A whole cell.
pub fn frame(cell: Cell) -> Item {
    Item {
        key: format!("light:{cell}"),
        class: "light around".to_owned(),
        at: corner(cell),
        turned: 0,
        art: CELL_FRAME.into(),
        touch: None,
    }
}
