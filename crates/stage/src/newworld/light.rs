//! What lights up when something is pointed at.

use newworld::Place;

use super::board::{Board, Seen, patch};
use super::step::Activity;
use super::target::{OnTiles, Target};
use crate::scene::Item;
use crate::tiles::light::{self, frame};

impl Board {
    /// The lights of a target.
    pub(super) fn light_up(&self, target: &str) -> Vec<Item> {
        let (Some(seen), Some(target)) = (&self.seen, Target::read(target)) else {
            return Vec::new();
        };
        let patches = seen.extents.iter().map(patch);
        let found = match (target, &self.step) {
            (Target::Column(column), _) => return whole_column(seen, column),
            (Target::Due(number), Activity::Scoring(order)) => {
                let due = order.due().get(number);
                due.and_then(|due| seen.extent(due.place.cell(), due.spot))
            }
            (Target::OnTiles(OnTiles::Cell(cell)), _) => return vec![frame(cell)],
            (Target::OnTiles(OnTiles::Tile(cell)), _) => {
                return light::tile(seen, patches, cell, "plain");
            }
            (Target::OnTiles(OnTiles::Figure(cell, spot)), _) => seen.extent(cell, spot),
            (Target::OnTiles(OnTiles::Ghost(spot)), Activity::Settling(placing)) => {
                seen.extent(placing.cell, spot)
            }
            (Target::OnTiles(OnTiles::Scored(kind, cells)), _) => {
                return light::scored(seen, patches, &kind.to_string(), &cells);
            }
            _ => None,
        };
        found.map(|extent| light::feature(seen, &patch(extent))).unwrap_or_default()
    }
}

fn whole_column(seen: &Seen, column: i16) -> Vec<Item> {
    let tiles = seen.game.map().tiles().iter().map(|tile| tile.cell);
    tiles.filter(|&cell| Place::of(cell).column == column).map(frame).collect()
}
