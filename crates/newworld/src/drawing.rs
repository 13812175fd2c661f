//! The map as text, for people and tests; [`Position`](crate::Position) reads it back.
//!
//! ```text
//! map 1,1
//! surveyors 0 0
//! +-K/3-----+-coast 1-+
//! |.........|........~|
//! |#........|........~|
//! |#........|........~|
//! |#........|........~|
//! |.........|........~|
//! +---------+---------+
//! ```
//!
//! The first line names the place of the top left corner, the second the columns of the
//! surveyors. A tile carries its code and its quarter turns in its upper edge; `#` is town, `%` a
//! flag, `.` plain with `a` for one animal, `b` for two and so on, `F` a farm, `T` a trading post,
//! `+` where roads end, `~` the sea; a digit is a settler of that seat on what it claims.

use std::fmt::Write as _;

use landscape::canvas::Canvas;
use landscape::drawing::HEADING;
use landscape::raster::{HEIGHT, Raster, WIDTH};
use landscape::{Kind, Terrain, Tile};

use crate::place::Place;
use crate::state::NewWorld;
use crate::tiles::TileSet;

/// The word that begins the second line.
pub(crate) const SURVEYORS: &str = "surveyors";

impl NewWorld {
    /// The map as text.
    pub fn drawing(&self) -> String {
        let tiles = &self.rules.tiles;
        let mut canvas = Canvas::around(self.map.tiles().iter().map(|tile| tile.cell));
        for tile in self.map.tiles() {
            let raster = raster(tiles, tile);
            let label = label(tiles, tile);
            canvas.draw(tile.cell, &label, |x, y| glyph(tiles, tile.kind, &raster, x, y));
        }
        for settler in &self.settlers {
            let tile = self.map.tile_of(settler.piece);
            let seat = char::from_digit(settler.seat.index() as u32, 10);
            let seat = seat.expect("no table has ten seats");
            if let Some(at) = raster(tiles, tile).place(tile.index_of(settler.piece)) {
                canvas.mark(tile.cell, at, seat);
            }
        }
        let [nearer, further] = self.surveyors.columns();
        let mut text = String::new();
        let _ = writeln!(text, "{HEADING} {}", Place::of(canvas.corner()));
        let _ = writeln!(text, "{SURVEYORS} {nearer} {further}");
        canvas.write(&mut text);
        text
    }
}

fn raster(tiles: &TileSet, tile: &Tile) -> Raster {
    Raster::new(tiles.atlas().shape(tile.kind), tile.turns)
}

/// What stands in the upper edge of a tile.
fn label(tiles: &TileSet, tile: &Tile) -> String {
    match tiles.start_field(tile.kind) {
        Some(field) => coast_label(field.row),
        None => format!("{}/{}", tiles.land_code(tile.kind), tile.turns),
    }
}

/// What stands in the upper edge of a start field.
pub(crate) fn coast_label(row: u8) -> String {
    format!("coast {row}")
}

/// What a tile shows in one character cell.
pub(crate) fn glyph(tiles: &TileSet, kind: Kind, raster: &Raster, x: usize, y: usize) -> char {
    let shape = tiles.atlas().shape(kind);
    if tiles.code(kind).is_none() && x + 1 == WIDTH {
        return '~';
    }
    let Some(piece) = raster.piece(x, y) else { return '+' };
    let marks = tiles.marks(kind)[piece as usize];
    let marked = marks > 0 && raster.emblem(piece) == Some((x, y));
    match shape.pieces()[piece as usize].terrain {
        Terrain::Monastery => 'F',
        Terrain::Road if marked => 'T',
        Terrain::Road => raster.road_glyph(piece, x, y),
        Terrain::Town if marked => '%',
        Terrain::Town => '#',
        Terrain::Land if marked => char::from(b'a' + (marks - 1).min(25)),
        Terrain::Land if (x, y) == (WIDTH / 2, HEIGHT / 2) && shape.has_road_end() => '+',
        Terrain::Land => '.',
    }
}
