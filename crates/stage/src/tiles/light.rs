//! What lights up when something is pointed at.

use landscape::Cell;

use super::ground::{Ground, Patch, area};
use super::plate::corner;
use crate::scene::Item;

/// A frame around a cell.
pub const CELL_FRAME: &str =
    "<rect x='1.5' y='1.5' width='97' height='97' rx='4' fill='none' stroke-width='3'/>";

/// A feature in its whole extent.
pub fn patch(ground: &dyn Ground, patch: &Patch) -> Vec<Item> {
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
