//! Pictures of tiles that are drawn once and handed out often.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use ::words::Part;
use art::Picture;
use landscape::{Cell, Kind, Turns};

use crate::Lang;
use crate::scene::{Art, Point, UNIT};

/// A kind of tile, ready to be drawn in every turn.
#[derive(Debug)]
pub struct Plate {
    picture: Box<dyn Picture>,
    /// Where its game's words stand.
    words: Part,
    /// What it shows in words, by turn and language.
    names: [[OnceLock<String>; Lang::ALL.len()]; 4],
    faces: [OnceLock<Art>; 4],
    regions: [OnceLock<Vec<Art>>; 4],
}

impl Plate {
    /// A kind with its picture, of a game with these words.
    pub fn new(picture: Box<dyn Picture>, words: Part) -> Plate {
        let (faces, regions) = Default::default();
        let names = [const { [const { OnceLock::new() }; Lang::ALL.len()] }; 4];
        Plate { picture, words, names, faces, regions }
    }

    /// What it shows as it lies, in words, which are made where they are asked for the first time.
    pub fn name(&self, turns: Turns, lang: Lang, make: impl FnOnce() -> String) -> String {
        let kept = &self.names[turns.index()][lang as usize];
        if let Some(name) = kept.get() {
            return name.clone();
        }
        let name = make();
        // Words of a language that is still on its way must not stay missing for good.
        if self.words.is_here(lang) {
            kept.set(name.clone()).ok();
        }
        name
    }

    /// The kind for itself, as in lists and in the hand.
    pub fn face(&self, turns: Turns) -> Art {
        self.faces[turns.index()].get_or_init(|| self.picture.svg(turns, 0).into()).clone()
    }

    /// The same among others: an `<svg>` of its own cuts off what would stand on a neighbour.
    fn laid(&self, turns: Turns, seed: u64) -> Art {
        format!("<svg width='{UNIT}' height='{UNIT}'>{}</svg>", self.picture.svg(turns, seed))
            .into()
    }

    /// Where a figure on a piece stands, on the tile as it lies.
    pub fn stand(&self, piece: u8, turns: Turns) -> Point {
        let stand = self.picture.stand(piece).turned(turns);
        Point { x: stand.x, y: stand.y }
    }

    /// Where the middle of a tower is, on the tile as it lies; `None` where none may be built.
    pub fn tower(&self, turns: Turns) -> Option<Point> {
        let place = self.picture.tower()?.turned(turns);
        Some(Point { x: place.x, y: place.y })
    }

    /// The area of a piece on the tile as it lies, as the data of an SVG path.
    pub fn region(&self, piece: u8, turns: Turns) -> Art {
        let regions = self.regions[turns.index()].get_or_init(|| {
            let pieces = 0..self.picture.draft().pieces();
            pieces.map(|piece| self.picture.region(piece, turns).into()).collect()
        });
        regions.get(piece as usize).cloned().unwrap_or_default()
    }
}

/// The plates of a box of tiles. Working out a ground plan takes a while, so each kind waits until it
/// is first seen.
#[derive(Debug)]
pub struct Rack {
    plates: Vec<OnceLock<Plate>>,
}

impl Rack {
    /// A rack for so many kinds.
    pub fn new(kinds: usize) -> Rack {
        Rack { plates: (0..kinds).map(|_| OnceLock::new()).collect() }
    }

    /// The plate of a kind, made where it is asked for the first time.
    pub fn plate(&self, kind: Kind, make: impl FnOnce() -> Plate) -> Option<&Plate> {
        Some(self.plates.get(kind.index())?.get_or_init(make))
    }
}

/// The upper left corner of a cell on the board.
pub fn corner(cell: Cell) -> Point {
    Point { x: f32::from(cell.x) * UNIT, y: f32::from(cell.y) * UNIT }
}

/// The middle of a cell.
pub fn middle(cell: Cell) -> Point {
    let at = corner(cell);
    Point { x: at.x + UNIT / 2.0, y: at.y + UNIT / 2.0 }
}

/// The middle of these tiles.
pub fn centre(cells: &[Cell]) -> Point {
    let count = cells.len().max(1) as f32;
    let sum = cells
        .iter()
        .map(|&cell| middle(cell))
        .fold(Point::default(), |sum, at| Point { x: sum.x + at.x, y: sum.y + at.y });
    Point { x: sum.x / count, y: sum.y / count }
}

/// The pictures of laid tiles: each is made once.
#[derive(Debug, Default)]
pub struct Album {
    tiles: BTreeMap<(Cell, Kind, Turns), Art>,
}

/// So many pictures are kept: more than any table has tiles, so that only a long evening of
/// undoing and replaying throws them away.
const PICTURES_MAX: usize = 4_000;

impl Album {
    /// Makes room where a long evening has filled it.
    pub fn tidy(&mut self) {
        if self.tiles.len() > PICTURES_MAX {
            self.tiles.clear();
        }
    }

    /// Makes the picture of a laid tile where it is missing.
    pub fn add(&mut self, cell: Cell, kind: Kind, turns: Turns, plate: &Plate) {
        let place = (cell, kind, turns);
        self.tiles.entry(place).or_insert_with(|| plate.laid(turns, art::seed(cell)));
    }

    /// The picture of a tile as it lies.
    pub fn tile(&self, cell: Cell, kind: Kind, turns: Turns) -> Art {
        self.tiles.get(&(cell, kind, turns)).cloned().unwrap_or_default()
    }
}
