//! What lights up when something is pointed at.

use landscape::Cell;
use newworld::{Extent, Place, Structure};

use super::board::{Board, Seen, patch};
use super::step::Step;
use super::target::{OnTiles, Target};
use crate::scene::Item;
use crate::tiles::light::{self, frame};

impl Board {
    /// The lights of a target.
    pub(super) fn light_up(&self, target: &str) -> Vec<Item> {
        let (Some(seen), Some(target)) = (&self.seen, Target::read(target)) else {
            return Vec::new();
        };
        let found = match (target, &self.step) {
            (Target::Column(column), _) => return whole_column(seen, column),
            (Target::Due(number), Step::Scoring(order)) => {
                let due = order.due().get(number);
                due.and_then(|due| seen.extent(due.place.cell(), due.spot))
            }
            (Target::OnTiles(OnTiles::Cell(cell)), _) => return vec![frame(cell)],
            (Target::OnTiles(OnTiles::Tile(cell)), _) => return tile(seen, cell),
            (Target::OnTiles(OnTiles::Figure(cell, spot)), _) => seen.extent(cell, spot),
            (Target::OnTiles(OnTiles::Ghost(spot)), Step::Settling(placing)) => {
                seen.extent(placing.cell, spot)
            }
            (Target::OnTiles(OnTiles::Scored(kind, cells)), _) => {
                return scored(seen, kind, &cells);
            }
            _ => None,
        };
        found.map(|extent| structure(seen, extent)).unwrap_or_default()
    }
}

fn whole_column(seen: &Seen, column: i16) -> Vec<Item> {
    let tiles = seen.game.map().tiles().iter().map(|tile| tile.cell);
    tiles.filter(|&cell| Place::of(cell).column == column).map(frame).collect()
}

fn touches(extent: &Extent, cell: Cell) -> bool {
    extent.parts.iter().any(|part| part.place.cell() == cell)
}

/// What stands on a tile; its plains would drown the rest.
fn tile(seen: &Seen, cell: Cell) -> Vec<Item> {
    let here = seen.extents.iter().filter(|extent| touches(extent, cell));
    let built = here.filter(|extent| extent.structure != Structure::Plain);
    built.flat_map(|extent| structure(seen, extent)).collect()
}

/// A structure or plain in its whole extent; for a farm also the cards around it, which count for
/// it.
fn structure(seen: &Seen, extent: &Extent) -> Vec<Item> {
    let mut items = light::patch(seen, &patch(extent));
    let around = extent.cards.iter().map(|card| card.cell());
    items.extend(around.filter(|&cell| !touches(extent, cell)).map(frame));
    items
}

/// What was scored: the structure of these cards, or the cards where it has changed since.
fn scored(seen: &Seen, kind: Structure, cells: &[Cell]) -> Vec<Item> {
    let has = |extent: &Extent, cell: &Cell| extent.cards.contains(&Place::of(*cell));
    let meant =
        |extent: &&Extent| extent.structure == kind && cells.iter().all(|cell| has(extent, cell));
    // The smallest that has all the cards: others may run over the same cards and beyond.
    match seen.extents.iter().filter(meant).min_by_key(|extent| extent.cards.len()) {
        Some(extent) => structure(seen, extent),
        None => cells.iter().copied().map(frame).collect(),
    }
}
