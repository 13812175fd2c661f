//! The map as the shared rooms see it.

use game::SeatSet;
use landscape::{Cell, Kind, Tile};

use super::plate::{Plate, corner};
use crate::scene::{Art, Point};

/// What the shared rooms ask of a game on tiles.
pub trait Ground {
    /// The tile in a cell.
    fn tile(&self, cell: Cell) -> Option<&Tile>;

    /// The pictures of a kind.
    fn plate(&self, kind: Kind) -> Option<&Plate>;
}

/// A feature in its whole extent: which pieces of which tiles, and who holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patch {
    /// What it is, for the style sheet.
    pub class: String,
    pub parts: Vec<(Cell, u8)>,
    /// The tiles that count for it: those of its pieces, and those around a monastery or farm.
    pub tiles: Vec<Cell>,
    /// Who holds it.
    pub holders: SeatSet,
}

impl Patch {
    /// Has it a piece on this tile?
    pub fn touches(&self, cell: Cell) -> bool {
        self.parts.iter().any(|&(part, _)| part == cell)
    }
}

/// Where a figure on a piece stands, on the board.
pub fn stand(ground: &dyn Ground, cell: Cell, piece: u8) -> Option<Point> {
    let tile = ground.tile(cell)?;
    let stand = ground.plate(tile.kind)?.stand(piece, tile.turns);
    let at = corner(cell);
    Some(Point { x: at.x + stand.x, y: at.y + stand.y })
}

/// The area of a piece, drawn with these attributes.
pub fn area(ground: &dyn Ground, (cell, piece): (Cell, u8), attributes: &str) -> Option<Art> {
    let tile = ground.tile(cell)?;
    let region = ground.plate(tile.kind)?.region(piece, tile.turns);
    Some(format!("<path d='{region}'{attributes}/>").into())
}
