//! The table top: which cell holds which tile, which cells are free.

use crate::cell::Cell;
use crate::side::Side;

/// What lies in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellState {
    /// Nothing, and nothing beside it.
    Far,
    /// Nothing yet, but a tile may come: the index of the free cell.
    Free(u16),
    /// A tile: its index in the order of laying.
    Tile(u16),
}

/// Where a cell lies in the grid, its neighbours beside it; true until the grid grows.
#[derive(Clone, Copy, Debug)]
pub struct Spot(usize);

/// A rectangle of cells that grows with the map, so that a small map is a small value.
#[derive(Debug, PartialEq, Eq)]
pub struct Grid {
    left: i32,
    top: i32,
    width: u32,
    height: u32,
    /// 0 far; with the highest bit a free cell; otherwise the tile's index plus one.
    cells: Vec<u16>,
}

const FREE: u16 = 1 << 15;

/// How many cells are added beyond the rim when the map reaches it: rare enough to cost nothing.
const MARGIN: i32 = 8;

impl Grid {
    /// A grid around `centre`.
    pub fn around(centre: Cell) -> Grid {
        let side = 2 * MARGIN as u32;
        Grid {
            left: i32::from(centre.x) - MARGIN,
            top: i32::from(centre.y) - MARGIN,
            width: side,
            height: side,
            cells: vec![0; side as usize * side as usize],
        }
    }

    /// What lies in a cell.
    #[inline]
    pub fn get(&self, cell: Cell) -> CellState {
        self.index(cell).map_or(CellState::Far, |index| unpack(self.cells[index]))
    }

    /// Makes room for `cell` and its eight neighbours; `None` where the map has not come near it, for no tile
    /// fits there, and there is not memory enough for such a map.
    #[inline]
    pub fn reach(&mut self, cell: Cell) -> Option<Spot> {
        let spot = self.index(cell)?;
        // What lies on the left or upper rim becomes a huge number.
        let x = (i32::from(cell.x) - self.left - 1) as u32;
        let y = (i32::from(cell.y) - self.top - 1) as u32;
        if x < self.width - 2 && y < self.height - 2 {
            return Some(Spot(spot));
        }
        self.grow(cell);
        self.index(cell).map(Spot)
    }

    /// The neighbour beyond `side` of a cell that [`Grid::reach`] has made room for.
    #[inline]
    pub fn beyond(&self, Spot(spot): Spot, side: Side) -> Spot {
        let width = self.width as usize;
        Spot(match side {
            Side::N => spot.wrapping_sub(width),
            Side::E => spot + 1,
            Side::S => spot + width,
            Side::W => spot.wrapping_sub(1),
        })
    }

    /// What lies in a spot.
    #[inline]
    pub fn at(&self, Spot(spot): Spot) -> CellState {
        self.cells.get(spot).map_or(CellState::Far, |&raw| unpack(raw))
    }

    /// Notes what lies in a spot.
    #[inline]
    pub fn put(&mut self, Spot(spot): Spot, state: CellState) {
        if let Some(cell) = self.cells.get_mut(spot) {
            *cell = pack(state);
        }
    }

    /// Notes what lies in a cell that [`Grid::reach`] has made room for.
    #[inline]
    pub fn set(&mut self, cell: Cell, state: CellState) {
        if let Some(index) = self.index(cell) {
            self.cells[index] = pack(state);
        }
    }

    /// Bytes of memory it refers to.
    pub fn heap_bytes(&self) -> usize {
        size_of_val(self.cells.as_slice())
    }

    #[inline]
    fn index(&self, cell: Cell) -> Option<usize> {
        // What lies to the left or above becomes a huge number.
        let x = (i32::from(cell.x) - self.left) as u32;
        let y = (i32::from(cell.y) - self.top) as u32;
        let inside = x < self.width && y < self.height;
        inside.then(|| y as usize * self.width as usize + x as usize)
    }

    #[cold]
    fn grow(&mut self, cell: Cell) {
        let (x, y) = (i32::from(cell.x), i32::from(cell.y));
        let (left, top) = (self.left.min(x - MARGIN), self.top.min(y - MARGIN));
        let right = (self.left + self.width as i32).max(x + MARGIN);
        let bottom = (self.top + self.height as i32).max(y + MARGIN);
        let (width, height) = ((right - left) as u32, (bottom - top) as u32);
        let mut cells = vec![0; width as usize * height as usize];
        let shift_x = (self.left - left) as usize;
        for (row, old) in self.cells.chunks_exact(self.width as usize).enumerate() {
            let start = (row + (self.top - top) as usize) * width as usize + shift_x;
            cells[start..start + old.len()].copy_from_slice(old);
        }
        *self = Grid { left, top, width, height, cells };
    }
}

impl Clone for Grid {
    fn clone(&self) -> Grid {
        Grid { cells: self.cells.clone(), ..*self }
    }

    fn clone_from(&mut self, other: &Grid) {
        let mut cells = std::mem::take(&mut self.cells);
        cells.clone_from(&other.cells);
        *self = Grid { cells, ..*other };
    }
}

#[inline]
fn unpack(raw: u16) -> CellState {
    match raw {
        0 => CellState::Far,
        raw if raw & FREE != 0 => CellState::Free(raw & !FREE),
        raw => CellState::Tile(raw - 1),
    }
}

#[inline]
fn pack(spot: CellState) -> u16 {
    match spot {
        CellState::Far => 0,
        CellState::Free(index) => index | FREE,
        CellState::Tile(index) => index + 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reaches a cell as a map does: step by step.
    fn walk(grid: &mut Grid, from: Cell, to: Cell) {
        let mut at = from;
        while at != to {
            at = Cell::new(at.x + (to.x - at.x).signum(), at.y + (to.y - at.y).signum());
            grid.reach(at);
        }
    }

    #[test]
    fn what_was_set_survives_growth_in_every_direction() {
        let start = Cell::new(0, 0);
        let mut grid = Grid::around(start);
        let cells = [(0, 0), (-30, 2), (5, -41), (77, 3), (-31, 60)].map(|(x, y)| Cell::new(x, y));
        for (index, &cell) in cells.iter().enumerate() {
            walk(&mut grid, start, cell);
            grid.set(cell, CellState::Tile(index as u16));
        }
        for (index, &cell) in cells.iter().enumerate() {
            assert_eq!(grid.get(cell), CellState::Tile(index as u16));
            assert!(cell.around().all(|near| grid.get(near) == CellState::Far));
        }
        assert_eq!(grid.get(Cell::new(i16::MAX, i16::MIN)), CellState::Far);
    }

    #[test]
    fn the_last_cells_of_the_plane_have_room() {
        for (x, y) in [(i16::MAX, i16::MAX), (i16::MIN, i16::MAX), (i16::MIN, i16::MIN)] {
            let corner = Cell::new(x, y);
            let inward = Cell::new(x - x.signum() * 20, y - y.signum() * 20);
            let mut grid = Grid::around(inward);
            walk(&mut grid, inward, corner);
            grid.set(corner, CellState::Tile(7));
            assert_eq!(grid.get(corner), CellState::Tile(7));
            assert_eq!(grid.get(inward), CellState::Far);
        }
    }

    #[test]
    fn a_leap_to_the_end_of_the_plane_costs_nothing() {
        let mut grid = Grid::around(Cell::new(0, 0));
        let (bytes, far) = (grid.heap_bytes(), Cell::new(i16::MAX, i16::MIN));
        grid.reach(far);
        grid.set(far, CellState::Tile(0));
        assert_eq!(grid.get(far), CellState::Far);
        assert_eq!(grid.heap_bytes(), bytes);
    }
}
