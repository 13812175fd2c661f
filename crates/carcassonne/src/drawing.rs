//! The map as text, for people and tests; [`Position`](crate::Position) reads it back.
//!
//! ```text
//! map 0,0
//! +-D/0-----+-U/0-----+
//! |..#####..|.........|
//! |.........|.........|
//! |════0════|═════════|
//! |.........|.........|
//! |.........|.........|
//! +---------+---------+
//! ```
//!
//! The first line names the cell of the top left corner. A tile carries its code and its quarter
//! turns in its upper edge; `#` is city, `%` a pennant, `.` field, `M` a monastery, `+` where
//! roads end; a digit is a follower of that seat, standing on what it claims.

use landscape::raster::{HEIGHT, Raster, WIDTH};
use landscape::{Cell, Terrain, Tile, TileId};

use crate::figure::Standing;
use crate::state::Carcassonne;
use crate::tiles::TileKind;

/// Characters from one tile to the next.
pub(crate) const STRIDE_X: usize = WIDTH + 1;
/// Lines from one tile to the next.
pub(crate) const STRIDE_Y: usize = HEIGHT + 1;

/// Where in the upper edge of a tile its label begins.
pub(crate) const LABEL_AT: usize = 2;

/// The word that begins the first line.
pub(crate) const HEADING: &str = "map";

struct Canvas {
    corner: Cell,
    lines: Vec<Vec<char>>,
}

impl Carcassonne {
    /// The map as text.
    pub fn drawing(&self) -> String {
        let mut canvas = Canvas::around(self.map.tiles());
        for tile in self.map.tiles() {
            let kind = self.rules.tiles.kind(tile.kind);
            let raster = Raster::new(&kind.shape, tile.turns);
            canvas.frame(tile.cell, &format!("{}/{}", kind.code, tile.turns));
            canvas.fill(tile.cell, |x, y| glyph(kind, &raster, x, y));
        }
        for standing in &self.figures {
            self.draw_figure(&mut canvas, standing);
        }
        canvas.finish()
    }

    fn draw_figure(&self, canvas: &mut Canvas, standing: &Standing) {
        let tile = self.map.tile(TileId(self.map.features().tile_of(standing.piece)));
        let raster = Raster::new(&self.rules.tiles.kind(tile.kind).shape, tile.turns);
        let seat = char::from_digit(standing.seat.index() as u32, 10);
        if let (Some((x, y)), Some(seat)) = (raster.place(tile.index_of(standing.piece)), seat) {
            canvas.put(tile.cell, x + 1, y + 1, seat);
        }
    }
}

impl Canvas {
    fn around(tiles: &[Tile]) -> Canvas {
        let cells = || tiles.iter().map(|tile| tile.cell);
        let left = cells().map(|cell| cell.x).min().unwrap_or(0);
        let top = cells().map(|cell| cell.y).min().unwrap_or(0);
        let right = cells().map(|cell| cell.x).max().unwrap_or(0);
        let bottom = cells().map(|cell| cell.y).max().unwrap_or(0);
        let width = (i32::from(right) - i32::from(left) + 1) as usize * STRIDE_X + 1;
        let height = (i32::from(bottom) - i32::from(top) + 1) as usize * STRIDE_Y + 1;
        Canvas { corner: Cell::new(left, top), lines: vec![vec![' '; width]; height] }
    }

    fn put(&mut self, cell: Cell, x: usize, y: usize, glyph: char) {
        let left = (i32::from(cell.x) - i32::from(self.corner.x)) as usize * STRIDE_X;
        let top = (i32::from(cell.y) - i32::from(self.corner.y)) as usize * STRIDE_Y;
        self.lines[top + y][left + x] = glyph;
    }

    fn frame(&mut self, cell: Cell, label: &str) {
        for y in [0, STRIDE_Y] {
            (1..STRIDE_X).for_each(|x| self.dash(cell, x, y));
            [0, STRIDE_X].into_iter().for_each(|x| self.put(cell, x, y, '+'));
        }
        for x in [0, STRIDE_X] {
            (1..STRIDE_Y).for_each(|y| self.put(cell, x, y, '|'));
        }
        for (x, glyph) in label.chars().take(WIDTH - 1).enumerate() {
            self.put(cell, x + LABEL_AT, 0, glyph);
        }
    }

    /// A piece of frame that does not wipe out the label of the tile below.
    fn dash(&mut self, cell: Cell, x: usize, y: usize) {
        let left = (i32::from(cell.x) - i32::from(self.corner.x)) as usize * STRIDE_X;
        let top = (i32::from(cell.y) - i32::from(self.corner.y)) as usize * STRIDE_Y;
        let place = &mut self.lines[top + y][left + x];
        if *place == ' ' {
            *place = '-';
        }
    }

    fn fill(&mut self, cell: Cell, glyph: impl Fn(usize, usize) -> char) {
        for y in 0..HEIGHT {
            for x in 0..WIDTH {
                self.put(cell, x + 1, y + 1, glyph(x, y));
            }
        }
    }

    fn finish(self) -> String {
        let mut text = format!("{HEADING} {}\n", self.corner);
        for line in self.lines {
            text.push_str(line.iter().collect::<String>().trim_end());
            text.push('\n');
        }
        text
    }
}

/// What a tile shows in one character cell.
pub(crate) fn glyph(kind: &TileKind, raster: &Raster, x: usize, y: usize) -> char {
    let pieces = kind.shape.pieces();
    let Some(piece) = raster.piece(x, y) else { return '+' };
    match pieces[piece as usize].terrain {
        Terrain::Cloister => 'M',
        Terrain::Road => road_glyph(raster, piece, x, y),
        Terrain::Land if (x, y) == (WIDTH / 2, HEIGHT / 2) && has_road_end(kind) => '+',
        Terrain::Land => '.',
        Terrain::Town if kind.pennants[piece as usize] > 0 && is_shield(raster, piece, x, y) => '%',
        Terrain::Town => '#',
    }
}

fn has_road_end(kind: &TileKind) -> bool {
    let pieces = kind.shape.pieces().iter();
    pieces.clone().any(|piece| piece.terrain == Terrain::Road && piece.ports.iter().count() == 1)
}

/// The first cell of a city that a knight would not cover.
fn is_shield(raster: &Raster, piece: u8, x: usize, y: usize) -> bool {
    let knight = raster.place(piece);
    let mut cells = (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y)));
    let shield =
        cells.find(|&cell| raster.piece(cell.0, cell.1) == Some(piece) && Some(cell) != knight);
    shield == Some((x, y))
}

fn road_glyph(raster: &Raster, piece: u8, x: usize, y: usize) -> char {
    let road = |x: usize, y: usize| raster.piece(x, y) == Some(piece);
    let north = y == 0 || road(x, y - 1);
    let south = y + 1 == HEIGHT || road(x, y + 1);
    let west = x == 0 || road(x.wrapping_sub(1), y);
    let east = x + 1 == WIDTH || road(x + 1, y);
    match (north, east, south, west) {
        (true, true, ..) => '╚',
        (true, _, _, true) => '╝',
        (_, true, true, _) => '╔',
        (_, _, true, true) => '╗',
        (true, ..) | (_, _, true, _) => '║',
        _ => '═',
    }
}
