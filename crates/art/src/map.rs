//! A whole map as one picture.

use carcassonne::{FigureView, TileSet, View};
use landscape::{Cell, Terrain};

use crate::draft::Picture;
use crate::figure::figure;
use crate::palette::{SEAM, TABLE};
use crate::point::Point;
use crate::scatter::seed;
use crate::sizes::TILE;
use crate::tile::TileArt;

/// The map of a view as a complete SVG document.
pub fn map(view: &View, tiles: &TileSet) -> String {
    let arts: Vec<TileArt<'_>> = tiles.kinds().iter().map(TileArt::new).collect();
    let mut sheet = Sheet::around(view.tiles.iter().map(|tile| tile.cell));
    for laid in &view.tiles {
        let Some(kind) = tiles.find(laid.tile) else { continue };
        sheet.lay(laid.cell, &arts[kind.index()].svg(laid.turns, seed(laid.cell)));
    }
    for standing in &view.figures {
        draw(standing, view, tiles, &arts, &mut sheet);
    }
    sheet.finished()
}

/// A figure at its place; nothing for one that stands on no tile of the view.
fn draw(
    standing: &FigureView,
    view: &View,
    tiles: &TileSet,
    arts: &[TileArt<'_>],
    sheet: &mut Sheet,
) -> Option<()> {
    let laid = view.tiles.iter().find(|laid| laid.cell == standing.cell)?;
    let kind = tiles.find(laid.tile)?;
    let piece = tiles.piece_at(kind, laid.turns, standing.spot)?;
    let at = sheet.on(laid.cell, arts[kind.index()].stand(piece).turned(laid.turns));
    let lying = standing.spot.terrain() == Terrain::Land;
    sheet.draw(&figure(standing.seat, standing.figure, at, lying));
    Some(())
}

/// A map being drawn, and the part of the table to be seen, in tiles.
#[derive(Debug)]
pub struct Sheet {
    left: i16,
    top: i16,
    svg: String,
}

/// Table to be seen around the map.
const MARGIN: f32 = 30.0;

impl Sheet {
    /// An empty sheet for these cells.
    pub fn around(cells: impl Iterator<Item = Cell> + Clone) -> Sheet {
        let span = |of: fn(Cell) -> i16| {
            let all = cells.clone().map(of);
            (all.clone().min().unwrap_or(0), all.max().unwrap_or(0))
        };
        let ((left, right), (top, bottom)) = (span(|cell| cell.x), span(|cell| cell.y));
        let long = |tiles: i16| TILE * f32::from(tiles) + 2.0 * MARGIN;
        let (width, height) = (long(right - left + 1), long(bottom - top + 1));
        let svg = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}'>\
             <rect width='{width}' height='{height}' fill='{TABLE}'/>\n"
        );
        Sheet { left, top, svg }
    }

    /// A point of the tile in a cell.
    pub fn on(&self, cell: Cell, point: Point) -> Point {
        let along = |at: i16, from: i16| TILE * f32::from(at - from) + MARGIN;
        point.shifted(along(cell.x, self.left), along(cell.y, self.top))
    }

    /// Lays the picture of a tile.
    pub fn lay(&mut self, cell: Cell, art: &str) {
        let Point { x, y } = self.on(cell, Point::new(0.0, 0.0));
        self.svg.push_str(&format!(
            "<svg x='{x}' y='{y}' width='{TILE}' height='{TILE}'>{art}\
             <rect x='.5' y='.5' width='99' height='99' rx='2' fill='none' \
             stroke='{SEAM}' stroke-width='.8' stroke-opacity='.45'/></svg>\n"
        ));
    }

    /// Draws something over the map.
    pub fn draw(&mut self, art: &str) {
        self.svg.push_str(art);
    }

    /// The complete document.
    pub fn finished(self) -> String {
        self.svg + "</svg>\n"
    }
}
