//! Maps drawn with characters: a frame around every tile, its label in the upper edge.

use crate::cell::Cell;
use crate::raster::{HEIGHT, WIDTH};

/// Characters from one tile to the next.
pub const STRIDE_X: usize = WIDTH + 1;
/// Lines from one tile to the next.
pub const STRIDE_Y: usize = HEIGHT + 1;
/// Where in the upper edge of a tile its label begins.
pub const LABEL_AT: usize = 2;

/// A sheet of characters with room for some tiles.
#[derive(Clone, Debug)]
pub struct Canvas {
    corner: Cell,
    lines: Vec<Vec<char>>,
}

impl Canvas {
    /// A sheet with room for these cells and all between them.
    pub fn around(cells: impl Iterator<Item = Cell> + Clone) -> Canvas {
        let x = || cells.clone().map(|cell| i32::from(cell.x));
        let y = || cells.clone().map(|cell| i32::from(cell.y));
        let (left, top) = (x().min().unwrap_or(0), y().min().unwrap_or(0));
        let (right, bottom) = (x().max().unwrap_or(0), y().max().unwrap_or(0));
        let width = (right - left + 1) as usize * STRIDE_X + 1;
        let height = (bottom - top + 1) as usize * STRIDE_Y + 1;
        let corner = Cell::new(left as i16, top as i16);
        Canvas { corner, lines: vec![vec![' '; width]; height] }
    }

    /// The cell in the upper left corner.
    pub fn corner(&self) -> Cell {
        self.corner
    }

    /// Draws a tile: its frame with `label`, and what `glyph` says of each character inside.
    pub fn draw(&mut self, cell: Cell, label: &str, glyph: impl Fn(usize, usize) -> char) {
        self.frame(cell, label);
        for (x, y) in (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y))) {
            self.mark(cell, (x, y), glyph(x, y));
        }
    }

    /// Puts a character onto a tile.
    pub fn mark(&mut self, cell: Cell, (x, y): (usize, usize), glyph: char) {
        *self.at(cell, x + 1, y + 1) = glyph;
    }

    fn at(&mut self, cell: Cell, x: usize, y: usize) -> &mut char {
        let left = (i32::from(cell.x) - i32::from(self.corner.x)) as usize * STRIDE_X;
        let top = (i32::from(cell.y) - i32::from(self.corner.y)) as usize * STRIDE_Y;
        &mut self.lines[top + y][left + x]
    }

    fn frame(&mut self, cell: Cell, label: &str) {
        for y in [0, STRIDE_Y] {
            (1..STRIDE_X).for_each(|x| self.dash(cell, x, y));
            [0, STRIDE_X].into_iter().for_each(|x| *self.at(cell, x, y) = '+');
        }
        for x in [0, STRIDE_X] {
            (1..STRIDE_Y).for_each(|y| *self.at(cell, x, y) = '|');
        }
        for (x, glyph) in label.chars().take(WIDTH - 1).enumerate() {
            *self.at(cell, x + LABEL_AT, 0) = glyph;
        }
    }

    /// A piece of frame that does not wipe out the label of the tile below.
    fn dash(&mut self, cell: Cell, x: usize, y: usize) {
        let place = self.at(cell, x, y);
        if *place == ' ' {
            *place = '-';
        }
    }

    /// The lines, without blanks at their ends, appended to `text`.
    pub fn write(&self, text: &mut String) {
        for line in &self.lines {
            text.push_str(line.iter().collect::<String>().trim_end());
            text.push('\n');
        }
    }
}
