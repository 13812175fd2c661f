//! A coarse picture of a tile: which piece covers which character cell.
//!
//! Text drawings and tests share it, so that a figure drawn on a character names its piece.

use crate::shape::{NO_PIECE, Shape, Terrain};
use crate::side::{Port, Side, Turns};

/// Characters across a tile.
pub const WIDTH: usize = 9;
/// Lines down a tile.
pub const HEIGHT: usize = 5;

const MIDDLE: (usize, usize) = (WIDTH / 2, HEIGHT / 2);

/// Which piece covers each character cell of a tile, or [`NO_PIECE`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Raster {
    cells: [[u8; WIDTH]; HEIGHT],
}

impl Raster {
    /// The picture of `shape` after `turns`.
    pub fn new(shape: &Shape, turns: Turns) -> Raster {
        let mut raster = Raster { cells: [[NO_PIECE; WIDTH]; HEIGHT] };
        for (index, piece) in shape.pieces().iter().enumerate() {
            let ports: Vec<Port> = piece.ports.turned(turns).iter().collect();
            match piece.terrain {
                Terrain::Town => raster.build_town(index as u8, &ports),
                Terrain::Road => raster.build_road(index as u8, &ports),
                Terrain::Monastery => raster.put(MIDDLE, index as u8),
                Terrain::Land => {}
            }
        }
        raster.grow_land(shape, turns);
        raster.squeeze_in(shape.pieces().len() as u8);
        raster
    }

    /// The piece at column `x`, line `y`.
    pub fn piece(&self, x: usize, y: usize) -> Option<u8> {
        let piece = *self.cells.get(y)?.get(x)?;
        (piece != NO_PIECE).then_some(piece)
    }

    /// Where a figure on `piece` stands: the cell of the piece that is nearest to its centre.
    pub fn place(&self, piece: u8) -> Option<(usize, usize)> {
        let cells: Vec<(usize, usize)> =
            cells().filter(|&(x, y)| self.cells[y][x] == piece).collect();
        let count = cells.len().max(1);
        let (sum_x, sum_y) = cells.iter().fold((0, 0), |(a, b), &(x, y)| (a + x, b + y));
        let distance = |&(x, y): &(usize, usize)| {
            let (dx, dy) = ((x * count).abs_diff(sum_x), (y * count).abs_diff(sum_y));
            // A line of text is about twice as high as a character is wide.
            dx * dx + 4 * dy * dy
        };
        cells.iter().copied().min_by_key(distance)
    }

    /// Where an emblem of `piece` is drawn: its first cell that a figure would not cover.
    pub fn emblem(&self, piece: u8) -> Option<(usize, usize)> {
        let figure = self.place(piece);
        cells().find(|&(x, y)| self.cells[y][x] == piece && Some((x, y)) != figure)
    }

    /// A piece of road as a line that joins what is beside it.
    pub fn road_glyph(&self, piece: u8, x: usize, y: usize) -> char {
        let road = |x: usize, y: usize| self.piece(x, y) == Some(piece);
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

    fn put(&mut self, (x, y): (usize, usize), piece: u8) {
        if self.cells[y][x] == NO_PIECE {
            self.cells[y][x] = piece;
        }
    }

    /// A town at one side is a shallow cap; one that reaches several fills its triangles.
    fn build_town(&mut self, piece: u8, ports: &[Port]) {
        for port in ports {
            let side = port.side();
            let deep = ports.len() > 1;
            for cell in cells().filter(|&cell| in_wedge(cell, side, deep)) {
                self.put(cell, piece);
            }
        }
    }

    /// A road runs from its sides to the middle; one that ends there leaves the middle free.
    fn build_road(&mut self, piece: u8, ports: &[Port]) {
        for port in ports {
            spoke(port.side()).for_each(|cell| self.put(cell, piece));
        }
        if ports.len() > 1 {
            self.put(MIDDLE, piece);
        }
    }

    /// Land grows from its half sides into all that is left, in step, so that each piece gets
    /// what lies nearest to it; land without a border takes the middle.
    fn grow_land(&mut self, shape: &Shape, turns: Turns) {
        let lands = || {
            let pieces = shape.pieces().iter().enumerate();
            pieces.filter(|(_, piece)| piece.terrain == Terrain::Land)
        };
        let mut rim: Vec<((usize, usize), u8)> = Vec::new();
        for (index, piece) in lands() {
            if piece.ports.is_empty() {
                rim.push((MIDDLE, index as u8));
            }
            let ports: Vec<Port> = piece.ports.turned(turns).iter().collect();
            rim.extend(ports.into_iter().flat_map(half_cells).map(|cell| (cell, index as u8)));
        }
        while !rim.is_empty() {
            rim.retain(|&((x, y), _)| self.cells[y][x] == NO_PIECE);
            for &(cell, piece) in &rim {
                self.put(cell, piece);
            }
            rim = rim
                .iter()
                .flat_map(|&(cell, piece)| beside(cell).map(move |c| (c, piece)))
                .collect();
            rim.retain(|&((x, y), _)| self.cells[y][x] == NO_PIECE);
        }
    }

    /// A piece that the others cover gets the cell nearest to the middle that its owner can
    /// spare: a figure must be able to stand on every piece.
    fn squeeze_in(&mut self, pieces: u8) {
        for piece in 0..pieces {
            if self.count(piece) > 0 {
                continue;
            }
            let owner = |(x, y): (usize, usize)| self.cells[y][x];
            let spare = |&cell: &(usize, usize)| self.count(owner(cell)) > 1;
            let nearest = cells().filter(spare).min_by_key(|&(x, y)| {
                // A line of text is about twice as high as a character is wide.
                x.abs_diff(MIDDLE.0) + 2 * y.abs_diff(MIDDLE.1)
            });
            if let Some((x, y)) = nearest {
                self.cells[y][x] = piece;
            }
        }
    }

    fn count(&self, piece: u8) -> usize {
        self.cells.iter().flatten().filter(|&&owner| owner == piece).count()
    }
}

fn cells() -> impl Iterator<Item = (usize, usize)> {
    (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y)))
}

fn beside((x, y): (usize, usize)) -> impl Iterator<Item = (usize, usize)> {
    let near = [(x.wrapping_sub(1), y), (x + 1, y), (x, y.wrapping_sub(1)), (x, y + 1)];
    near.into_iter().filter(|&(x, y)| x < WIDTH && y < HEIGHT)
}

/// The triangle between a side and the middle; a shallow one keeps to the rim.
fn in_wedge((x, y): (usize, usize), side: Side, deep: bool) -> bool {
    // In halves of a character, with lines stretched to the width: the middle is (8, 8).
    let (x, y) = (2 * x as i32, 4 * y as i32);
    let (along, depth) = match side {
        Side::N => (x, y),
        Side::S => (x, 16 - y),
        Side::W => (y, x),
        Side::E => (y, 16 - x),
    };
    let off_middle = (along - 8).abs();
    if deep { off_middle <= 8 - depth } else { off_middle <= 5 - depth && depth <= 2 }
}

fn spoke(side: Side) -> impl Iterator<Item = (usize, usize)> {
    let (mx, my) = MIDDLE;
    let reach = match side {
        Side::N | Side::S => my,
        Side::E | Side::W => mx,
    };
    (1..=reach).map(move |step| match side {
        Side::N => (mx, my - step),
        Side::S => (mx, my + step),
        Side::E => (mx + step, my),
        Side::W => (mx - step, my),
    })
}

/// The rim cells of a half side.
fn half_cells(port: Port) -> Vec<(usize, usize)> {
    let Some(half) = port.as_half() else { return Vec::new() };
    let (near_x, far_x) = (0..WIDTH / 2, WIDTH / 2 + 1..WIDTH);
    let (near_y, far_y) = (0..HEIGHT / 2, HEIGHT / 2 + 1..HEIGHT);
    // Clockwise, the left half of the north side is the western one.
    match (half.side, half.right) {
        (Side::N, false) => near_x.map(|x| (x, 0)).collect(),
        (Side::N, true) => far_x.map(|x| (x, 0)).collect(),
        (Side::E, false) => near_y.map(|y| (WIDTH - 1, y)).collect(),
        (Side::E, true) => far_y.map(|y| (WIDTH - 1, y)).collect(),
        (Side::S, false) => far_x.map(|x| (x, HEIGHT - 1)).collect(),
        (Side::S, true) => near_x.map(|x| (x, HEIGHT - 1)).collect(),
        (Side::W, false) => far_y.map(|y| (0, y)).collect(),
        (Side::W, true) => near_y.map(|y| (0, y)).collect(),
    }
}
