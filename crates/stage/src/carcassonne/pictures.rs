//! Pictures that are drawn once and handed out often.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, OnceLock};

use art::TileArt;
use carcassonne::{TileKind, TileSet, TileView};
use game::{SEATS_MAX, Seat};
use landscape::{Cell, Kind, Turns};

use super::names;
use crate::Lang;
use crate::scene::{Art, Point, UNIT};

static TILES: LazyLock<Option<Arc<TileSet>>> = LazyLock::new(|| TileSet::base().ok());

/// The tiles of the game; `None` only if the file that was built in cannot be read.
pub fn tiles() -> Option<&'static Arc<TileSet>> {
    TILES.as_ref()
}

/// A kind of tile, ready to be drawn in every turn.
#[derive(Debug)]
pub struct Plate {
    kind: &'static TileKind,
    art: TileArt<'static>,
    /// What it shows in words, by turn and language.
    names: [[OnceLock<String>; Lang::ALL.len()]; 4],
    faces: [OnceLock<Art>; 4],
    regions: [OnceLock<Vec<Art>>; 4],
}

/// Working out a ground plan takes a while, so each kind waits until it is first seen.
static PLATES: LazyLock<Vec<OnceLock<Plate>>> = LazyLock::new(|| {
    let kinds = tiles().map_or(0, |tiles| tiles.kinds().len());
    (0..kinds).map(|_| OnceLock::new()).collect()
});

/// The plate of a kind of the box.
pub fn plate(kind: Kind) -> Option<&'static Plate> {
    let data = tiles()?.kinds().get(kind.index())?;
    let place = PLATES.get(kind.index())?;
    Some(place.get_or_init(|| {
        let (names, faces, regions) = Default::default();
        Plate { kind: data, art: TileArt::new(data), names, faces, regions }
    }))
}

impl Plate {
    /// The kind for itself, as in lists and in the hand.
    pub fn face(&self, turns: Turns) -> Art {
        self.faces[turns.index()].get_or_init(|| self.tile(turns, 0)).clone()
    }

    /// What the tile shows as it lies, in words.
    pub fn name(&self, turns: Turns, lang: Lang) -> &str {
        let name = &self.names[turns.index()][lang as usize];
        name.get_or_init(|| names::tile(self.kind, turns, lang))
    }

    /// The tile as it lies; the seed scatters its scenery.
    fn tile(&self, turns: Turns, seed: u64) -> Art {
        self.art.svg(turns, seed).into()
    }

    /// The same among others: an `<svg>` of its own cuts off what would stand on a neighbour.
    fn laid(&self, turns: Turns, seed: u64) -> Art {
        format!("<svg width='{UNIT}' height='{UNIT}'>{}</svg>", self.tile(turns, seed)).into()
    }

    /// Where a figure on a piece stands, on the tile as it lies.
    pub fn stand(&self, piece: u8, turns: Turns) -> Point {
        let stand = self.art.stand(piece).turned(turns);
        Point { x: stand.x, y: stand.y }
    }

    /// The area of a piece on the tile as it lies, as the data of an SVG path.
    pub fn region(&self, piece: u8, turns: Turns) -> Art {
        let regions = self.regions[turns.index()].get_or_init(|| {
            let pieces = 0..self.kind.shape.pieces().len() as u8;
            pieces.map(|piece| self.art.region(piece, turns).into()).collect()
        });
        regions.get(piece as usize).cloned().unwrap_or_default()
    }
}

/// The figures of every seat, standing and lying, with their foot at the origin.
static FIGURES: LazyLock<Vec<[Art; 2]>> = LazyLock::new(|| {
    let origin = art::Point::new(0.0, 0.0);
    let figure = |seat, lying| art::follower(seat, origin, lying).into();
    Seat::first(SEATS_MAX).map(|seat| [false, true].map(|lying| figure(seat, lying))).collect()
});

/// A follower of a seat around the origin.
pub fn follower(seat: Seat, lying: bool) -> Art {
    FIGURES.get(seat.index()).map(|poses| poses[usize::from(lying)].clone()).unwrap_or_default()
}

/// The upper left corner of a cell on the board.
pub fn corner(cell: Cell) -> Point {
    Point { x: f32::from(cell.x) * UNIT, y: f32::from(cell.y) * UNIT }
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
    /// Makes the pictures of these tiles that are missing.
    pub fn add(&mut self, laid: &[TileView]) {
        if self.tiles.len() > PICTURES_MAX {
            self.tiles.clear();
        }
        for tile in laid {
            let Some(kind) = tiles().and_then(|tiles| tiles.find(tile.tile)) else { continue };
            let Some(plate) = plate(kind) else { continue };
            let place = (tile.cell, kind, tile.turns);
            self.tiles.entry(place).or_insert_with(|| plate.laid(tile.turns, art::seed(tile.cell)));
        }
    }

    /// The picture of a tile as it lies.
    pub fn tile(&self, cell: Cell, kind: Kind, turns: Turns) -> Art {
        self.tiles.get(&(cell, kind, turns)).cloned().unwrap_or_default()
    }
}
