//! A square of cells that programs which learn look at: what lies in it has a number.

use game::arrays::{Block, Field, Stood, TRAITS};

use crate::atlas::{Atlas, Kind};
use crate::cell::Cell;
use crate::map::Tile;
use crate::side::Turns;

/// How many bytes of a cell say which tile lies there.
pub const TILE_BYTES: usize = 6;

/// How many bytes of a cell say who stands there.
pub const FIGURE_BYTES: usize = 6;

/// A square of [`Frame::SIZE`] cells a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Its first cell, in the north-west.
    pub first: Cell,
}

impl Frame {
    /// Cells along a side: random games of the largest boxes seldom leave it, and what does is numbered
    /// apart.
    pub const SIZE: usize = 41;
    /// How many cells it has.
    pub const CELLS: usize = Frame::SIZE * Frame::SIZE;

    /// The place of a cell, row after row; `None` outside.
    #[inline]
    pub fn place(self, cell: Cell) -> Option<usize> {
        let column = usize::try_from(i32::from(cell.x) - i32::from(self.first.x)).ok()?;
        let row = usize::try_from(i32::from(cell.y) - i32::from(self.first.y)).ok()?;
        (column < Frame::SIZE && row < Frame::SIZE).then_some(row * Frame::SIZE + column)
    }

    /// The number of a tile's cell and turns, from the block's first on.
    #[inline]
    pub fn lay(self, cell: Cell, turns: Turns) -> Option<usize> {
        self.place(cell).map(|place| place * Turns::ALL.len() + turns.index())
    }
}

/// The block of all ways to lay a tile.
pub fn lay_block() -> Block {
    let shape = vec![Frame::SIZE, Frame::SIZE, Turns::ALL.len()];
    Block { name: "lay", shape, about: "row, column, quarter turns" }
}

/// The block of decisions outside the frame.
pub fn beyond_block() -> Block {
    let about = "what lies outside the frame, in the order of the list";
    Block { name: "beyond", shape: vec![game::arrays::BEYOND], about }
}

/// The field of all cells with so many bytes each.
pub fn cells_field(bytes: usize, about: &'static str) -> Field {
    Field { name: "cells", shape: vec![Frame::SIZE, Frame::SIZE, bytes], about }
}

/// A tile in bytes: one more than its kind, its quarter turns, and its sides from north clockwise (1 land, 2
/// road, 3 town).
#[inline]
pub fn tile_bytes(atlas: &Atlas, kind: Kind, turns: Turns) -> [u8; TILE_BYTES] {
    let [n, e, s, w] = atlas.turned(kind, turns).edges.map(|edge| edge as u8);
    [kind.0.saturating_add(1), turns.index() as u8, n, e, s, w]
}

/// Writes the tiles that have come since `seen` of them were written, into cells of `bytes` each.
pub fn write_tiles(
    frame: Frame,
    atlas: &Atlas,
    tiles: &[Tile],
    seen: usize,
    into: &mut [u8],
    bytes: usize,
) {
    for tile in tiles.iter().skip(seen) {
        let Some(place) = frame.place(tile.cell) else { continue };
        let at = place * bytes;
        if let Some(cell) = into.get_mut(at..at + TILE_BYTES) {
            cell.copy_from_slice(&tile_bytes(atlas, tile.kind, tile.turns));
        }
    }
}

/// A figure to be written: what it stands on, and which it is.
pub type Standing = (u32, u8);

/// Writes figures, three to a cell of `bytes` bytes, two bytes each from `first` on; three stand on no tile but by
/// magic, and what finds no slot is left out. Those that were there before and have stayed keep their slots: `places`
/// is asked for the place and the part of the others only.
pub fn write_figures(
    stood: &mut Vec<Stood>,
    figures: impl Iterator<Item = Standing>,
    (bytes, first): (usize, usize),
    cells: &mut [u8],
    mut places: impl FnMut(usize) -> Option<(usize, u8)>,
) {
    let (mut at, mut figures) = (0, figures.peekable());
    while let Some(before) = stood.get_mut(at)
        && let Some((_, code)) = figures.next_if(|(piece, _)| *piece == before.piece)
    {
        if before.code != code
            && let Some(byte) = before.slot.and_then(|slot| cells.get_mut(slot as usize))
        {
            *byte = code;
        }
        before.code = code;
        at += 1;
    }
    for gone in stood.drain(at..) {
        let slot = gone.slot.and_then(|slot| cells.get_mut(slot as usize..slot as usize + 2));
        slot.into_iter().for_each(|slot| slot.fill(0));
    }
    for (number, (piece, code)) in (at..).zip(figures) {
        let slot = places(number).and_then(|(place, spot)| {
            let slots = place * bytes + first..place * bytes + first + FIGURE_BYTES;
            let free = slots.step_by(2).find(|slot| cells.get(*slot) == Some(&0))?;
            cells.get_mut(free..free + 2)?.copy_from_slice(&[code, spot]);
            Some(free as u32)
        });
        stood.push(Stood { piece, slot, code });
    }
}

/// The numbers of a candidate: its family, and what it is about.
pub fn traits(family: i16, about: &[i16]) -> [i16; TRAITS] {
    let mut traits = [-1; TRAITS];
    traits[0] = family;
    traits[1..].iter_mut().zip(about).for_each(|(into, number)| *into = *number);
    traits
}
