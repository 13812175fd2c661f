//! A whole map as one picture.

use std::ops::RangeInclusive;

use landscape::{Kind, Turns};
use newworld::{Place, SettlerView, TileSet, View};

use super::settler::settler;
use super::surveyor::surveyor;
use super::tile::Plate;
use crate::draft::Picture;
use crate::map::MapPicture;
use crate::point::Point;
use crate::scatter::seed;
use crate::sizes::TILE;

/// How far below the top of its card a surveyor has his foot.
const SURVEYOR_DOWN: f32 = 32.0;

/// The map of a view as a complete SVG document, with these rows of the coast.
pub fn map(view: &View, tiles: &TileSet, rows: RangeInclusive<u8>) -> String {
    let coast = tiles.coast().iter().filter(|field| rows.contains(&field.row));
    let places = coast.clone().map(|field| Place::new(0, i16::from(field.row)));
    let cells = places.chain(view.tiles.iter().map(|laid| laid.place)).map(Place::cell);
    let mut sheet = MapPicture::around(cells.clone());
    for field in coast {
        let cell = Place::new(0, i16::from(field.row)).cell();
        sheet.lay(cell, &Plate::coast(field).svg(Turns::default(), seed(cell)));
    }
    for laid in &view.tiles {
        let Some(kind) = tiles.find(laid.tile).and_then(|kind| tiles.land(kind)) else { continue };
        let cell = laid.place.cell();
        sheet.lay(cell, &Plate::land(kind).svg(laid.turns, seed(cell)));
    }
    for figure in &view.settlers {
        draw(figure, view, tiles, &mut sheet);
    }
    let top = cells.map(|cell| cell.y).min().unwrap_or(0);
    for (place, column) in view.surveyors.into_iter().enumerate() {
        let right = TILE * (0.3 + 0.4 * place as f32);
        let at = sheet.on(Place::new(column, top).cell(), Point::new(right, SURVEYOR_DOWN));
        sheet.draw(&surveyor(at));
    }
    sheet.finished()
}

/// A settler at its place; nothing for one that stands on no tile of the view.
fn draw(figure: &SettlerView, view: &View, tiles: &TileSet, sheet: &mut MapPicture) -> Option<()> {
    let laid = view.tiles.iter().find(|laid| laid.place == figure.place)?;
    let kind: Kind = tiles.find(laid.tile)?;
    let piece = tiles.piece_at(kind, laid.turns, figure.spot)?;
    let stand = Plate::land(tiles.land(kind)?).stand(piece).turned(laid.turns);
    let at = sheet.on(laid.place.cell(), stand);
    sheet.draw(&settler(figure.seat, figure.spot.role(), at));
    Some(())
}
