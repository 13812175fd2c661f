//! A whole map as one picture.

use carcassonne::{FigureView, TileSet, View};
use landscape::{Cell, Terrain};

use crate::figure::follower;
use crate::palette::{SEAM, TABLE};
use crate::point::Point;
use crate::scatter::seed;
use crate::sizes::TILE;
use crate::tile::TileArt;

/// The map of a view as a complete SVG document.
pub fn map(view: &View, tiles: &TileSet) -> String {
    let arts: Vec<TileArt<'_>> = tiles.kinds().iter().map(TileArt::new).collect();
    let frame = Frame::around(view);
    let mut svg = frame.opening();
    for laid in &view.tiles {
        let Some(kind) = tiles.find(laid.tile) else { continue };
        let at = frame.corner(laid.cell);
        let art = arts[kind.index()].svg(laid.turns, seed(laid.cell));
        let (x, y) = (at.x, at.y);
        svg.push_str(&format!(
            "<svg x='{x}' y='{y}' width='{TILE}' height='{TILE}'>{art}\
             <rect x='.5' y='.5' width='99' height='99' rx='2' fill='none' \
             stroke='{SEAM}' stroke-width='.8' stroke-opacity='.45'/></svg>\n"
        ));
    }
    let figures = view.figures.iter();
    svg.extend(figures.filter_map(|figure| draw(figure, view, tiles, &arts, &frame)));
    svg + "</svg>\n"
}

/// A figure at its place; nothing for one that stands on no tile of the view.
fn draw(
    figure: &FigureView,
    view: &View,
    tiles: &TileSet,
    arts: &[TileArt<'_>],
    frame: &Frame,
) -> Option<String> {
    let laid = view.tiles.iter().find(|laid| laid.cell == figure.cell)?;
    let kind = tiles.find(laid.tile)?;
    let piece = tiles.piece_at(kind, laid.turns, figure.spot)?;
    let stand = arts[kind.index()].stand(piece).turned(laid.turns);
    let at = frame.corner(laid.cell).shifted(stand.x, stand.y);
    Some(follower(figure.seat, at, figure.spot.terrain() == Terrain::Land))
}

/// The part of the table to be seen, in tiles.
struct Frame {
    left: i16,
    top: i16,
    width: i16,
    height: i16,
}

/// Table to be seen around the map.
const MARGIN: f32 = 30.0;

impl Frame {
    fn around(view: &View) -> Frame {
        let span = |of: fn(Cell) -> i16| {
            let all = view.tiles.iter().map(|tile| of(tile.cell));
            (all.clone().min().unwrap_or(0), all.max().unwrap_or(0))
        };
        let ((left, right), (top, bottom)) = (span(|cell| cell.x), span(|cell| cell.y));
        Frame { left, top, width: right - left + 1, height: bottom - top + 1 }
    }

    fn corner(&self, cell: Cell) -> Point {
        let along = |at: i16, from: i16| TILE * f32::from(at - from) + MARGIN;
        Point::new(along(cell.x, self.left), along(cell.y, self.top))
    }

    fn opening(&self) -> String {
        let long = |tiles: i16| TILE * f32::from(tiles) + 2.0 * MARGIN;
        let (width, height) = (long(self.width), long(self.height));
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}'>\
             <rect width='{width}' height='{height}' fill='{TABLE}'/>\n"
        )
    }
}
