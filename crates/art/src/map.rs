//! A whole map as one picture.

use std::collections::BTreeMap;

use carcassonne::{
    ExpansionView, FairyView, FigureView, Perch, Spot, TileCode, TileSet, Title, TowerView, View,
};
use landscape::{Cell, Terrain, Turns};

use crate::draft::Picture;
use crate::figure::figure;
use crate::palette::{SEAM, TABLE};
use crate::pieces::{beside, dragon, fairy, title, tower, tower_top};
use crate::point::{Point, short};
use crate::scatter::seed;
use crate::sizes::TILE;
use crate::tile::TileArt;

/// The map of a view as a complete SVG document.
pub fn map(view: &View, tiles: &TileSet) -> String {
    map_with_titles(view, tiles, &[])
}

/// The same with the tokens of titles on parts of tiles, as a picture of what wins them.
pub fn map_with_titles(view: &View, tiles: &TileSet, titles: &[(Title, Cell, Spot)]) -> String {
    let mut arts: BTreeMap<TileCode, TileArt> = BTreeMap::new();
    let mut sheet = MapPicture::around(view.tiles.iter().map(|tile| tile.cell));
    for laid in &view.tiles {
        let Some(kind) = tiles.find(laid.tile) else { continue };
        let art = arts.entry(laid.tile).or_insert_with(|| TileArt::new(tiles.kind(kind)));
        sheet.lay(laid.cell, &art.svg(laid.turns, seed(laid.cell)));
    }
    let table = Table { view, tiles, arts };
    for standing in &view.figures {
        table.figure(standing, &mut sheet);
    }
    if let Some(extras) = &view.expansions {
        table.extras(extras, &mut sheet);
    }
    for &(which, cell, spot) in titles {
        if let Some(at) = table.stand(cell, spot) {
            sheet.put(&title(which), cell, at);
        }
    }
    sheet.finished()
}

/// A view and the tiles that lie in it. What stands on no tile of the view is not drawn.
struct Table<'a> {
    view: &'a View,
    tiles: &'a TileSet,
    arts: BTreeMap<TileCode, TileArt>,
}

impl Table<'_> {
    /// A figure at its place.
    fn figure(&self, standing: &FigureView, sheet: &mut MapPicture) -> Option<()> {
        let at = sheet.on(standing.cell, self.stand(standing.cell, standing.spot)?);
        let lying = standing.spot.terrain() == Terrain::Land;
        sheet.draw(&figure(standing.seat, standing.figure, at, lying));
        Some(())
    }

    /// Towers and who is on them, the fairy, the dragon.
    fn extras(&self, extras: &ExpansionView, sheet: &mut MapPicture) {
        for tower in extras.towers.iter().filter(|tower| tower.height > 0) {
            self.tower(tower, sheet);
        }
        if let Some(she) = extras.fairy {
            self.fairy(she, extras, sheet);
        }
        if let Some(cell) = extras.dragon {
            sheet.put(&dragon(), cell, Point::MIDDLE);
        }
    }

    fn tower(&self, built: &TowerView, sheet: &mut MapPicture) -> Option<()> {
        sheet.put(&tower(built.height), built.cell, self.foot(built.cell)?);
        let top = built.top?;
        let at = sheet.on(built.cell, self.top(built)?);
        sheet.draw(&figure(top.seat, top.figure, at, false));
        Some(())
    }

    /// The fairy beside her follower, or in the middle of her tile.
    fn fairy(&self, she: FairyView, extras: &ExpansionView, sheet: &mut MapPicture) -> Option<()> {
        let tower = || extras.towers.iter().find(|tower| tower.cell == she.cell);
        let at = match she.perch {
            Perch::Spot(spot) => beside(self.stand(she.cell, spot)?),
            Perch::Tower => beside(self.top(tower()?)?),
            Perch::Tile => Point::MIDDLE,
        };
        sheet.put(&fairy(), she.cell, at);
        Some(())
    }

    fn stand(&self, cell: Cell, spot: Spot) -> Option<Point> {
        let (code, turns) = self.laid(cell)?;
        let piece = self.tiles.piece_at(self.tiles.find(code)?, turns, spot)?;
        Some(self.arts.get(&code)?.stand(piece).turned(turns))
    }

    fn foot(&self, cell: Cell) -> Option<Point> {
        let (code, turns) = self.laid(cell)?;
        Some(self.arts.get(&code)?.tower()?.turned(turns))
    }

    fn top(&self, tower: &TowerView) -> Option<Point> {
        Some(self.foot(tower.cell)?.shifted(0.0, -tower_top(tower.height)))
    }

    fn laid(&self, cell: Cell) -> Option<(TileCode, Turns)> {
        let laid = self.view.tiles.iter().find(|laid| laid.cell == cell)?;
        Some((laid.tile, laid.turns))
    }
}

/// A map being drawn, and the part of the table to be seen, in tiles.
#[derive(Debug)]
pub struct MapPicture {
    left: i16,
    top: i16,
    svg: String,
}

/// Table to be seen around the map.
const MARGIN: f32 = 30.0;

impl MapPicture {
    /// An empty sheet for these cells.
    pub fn around(cells: impl Iterator<Item = Cell> + Clone) -> MapPicture {
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
        MapPicture { left, top, svg }
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

    /// Draws something made around 0,0 over the map, at a point of the tile in a cell.
    pub fn put(&mut self, art: &str, cell: Cell, point: Point) {
        let Point { x, y } = self.on(cell, point);
        self.draw(&format!("<g transform='translate({} {})'>{art}</g>", short(x), short(y)));
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
