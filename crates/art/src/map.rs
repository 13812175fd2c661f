//! A whole map as one picture.

use carcassonne::{TileSet, View};
use landscape::{Cell, Terrain};

use crate::figure::follower;
use crate::palette::TABLE;
use crate::point::Point;
use crate::tile::TileArt;

/// The map of a view as a complete SVG document.
pub fn map(view: &View, tiles: &TileSet) -> String {
    let arts: Vec<TileArt<'_>> = tiles.kinds().iter().map(TileArt::new).collect();
    let frame = Frame::around(view);
    let mut svg = frame.opening();
    for laid in &view.tiles {
        let Some(kind) = tiles.find(laid.tile) else { continue };
        let seed = (laid.cell.x as u64) << 32 ^ (laid.cell.y as u64 & 0xffff);
        let (x, y) = frame.corner(laid.cell);
        svg.push_str(&format!(
            "<g transform='translate({x} {y})' clip-path='url(#tile)'>{}</g>\
             <rect x='{x}' y='{y}' width='100' height='100' rx='2.5' fill='none' stroke='#5d6b40' \
             stroke-opacity='.55' stroke-width='1.2'/>",
            arts[kind.index()].svg(laid.turns, seed),
        ));
    }
    for figure in &view.figures {
        let Some(laid) = view.tiles.iter().find(|laid| laid.cell == figure.cell) else { continue };
        let Some(kind) = tiles.find(laid.tile) else { continue };
        let Some(piece) = tiles.piece_at(kind, laid.turns, figure.spot) else { continue };
        let at = arts[kind.index()].stand(piece).turned(laid.turns);
        let (x, y) = frame.corner(laid.cell);
        let lying = figure.spot.terrain() == Terrain::Land;
        svg.push_str(&follower(figure.seat, Point::new(x as f32 + at.x, y as f32 + at.y), lying));
    }
    svg + "</svg>\n"
}

struct Frame {
    left: i32,
    top: i32,
    width: i32,
    height: i32,
}

/// Table to be seen around the map.
const MARGIN: i32 = 30;

impl Frame {
    fn around(view: &View) -> Frame {
        let span = |of: fn(Cell) -> i16| {
            let all = view.tiles.iter().map(|tile| i32::from(of(tile.cell)));
            (all.clone().min().unwrap_or(0), all.max().unwrap_or(0))
        };
        let ((left, right), (top, bottom)) = (span(|cell| cell.x), span(|cell| cell.y));
        Frame { left, top, width: right - left + 1, height: bottom - top + 1 }
    }

    fn corner(&self, cell: Cell) -> (i32, i32) {
        (
            100 * (i32::from(cell.x) - self.left) + MARGIN,
            100 * (i32::from(cell.y) - self.top) + MARGIN,
        )
    }

    fn opening(&self) -> String {
        let (width, height) = (100 * self.width + 2 * MARGIN, 100 * self.height + 2 * MARGIN);
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}'>\
             <clipPath id='tile'><rect width='100' height='100' rx='2.5'/></clipPath>\
             <rect width='{width}' height='{height}' fill='{TABLE}'/>\n"
        )
    }
}
