//! A whole board as one picture.

use game::Seat;
use settlers::{Corner, Geometry, HarbourView, Hex, LineView, PlayerView, Row, Side, View};

use super::{
    FRAME, RADIUS, chip, city, frame, harbour, hex, pirate, road, robber, settlement, ship,
    trade_line,
};
use crate::palette::TABLE;
use crate::point::Point;

/// Half a hex to the right.
const COLUMN: f32 = 50.0;
/// A quarter of a hex's height down.
const LINE: f32 = RADIUS / 2.0;
/// The frame of the sea, with its rim.
const MARGIN: f32 = FRAME + 12.0;
/// Where the robber stands on a hex: beside the number.
const ROBBER_STANDS: f32 = -30.0;

/// The board of a view as a complete SVG document; `None` where the view's rows make no board.
pub fn map(view: &View) -> Option<String> {
    let rows = view.rows.iter().map(|&(length, offset)| Row { length, offset }).collect();
    let sheet = Sheet { view, geometry: Geometry::new(rows).ok()? };
    let (corner, size) = sheet.bounds();
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='{} {} {} {}'>\
         <rect x='{}' y='{}' width='{}' height='{}' fill='{TABLE}'/>\n",
        corner.x, corner.y, size.x, size.y, corner.x, corner.y, size.x, size.y
    );
    sheet.draw(&mut svg);
    Some(svg + "</svg>\n")
}

/// A board about to be drawn.
struct Sheet<'a> {
    view: &'a View,
    geometry: Geometry,
}

fn point((column, line): (i16, i16)) -> Point {
    Point::new(f32::from(column) * COLUMN, f32::from(line) * LINE)
}

fn from(origin: Point, point: Point) -> Point {
    point.shifted(-origin.x, -origin.y)
}

fn half_way([a, b]: [Point; 2]) -> Point {
    Point::new((a.x + b.x) / 2.0, (a.y + b.y) / 2.0)
}

/// Something made around 0,0, at a point.
fn put(svg: &mut String, at: Point, art: &str) {
    svg.push_str(&format!("<g transform='translate({:.1} {:.1})'>{art}</g>\n", at.x, at.y));
}

impl Sheet<'_> {
    /// Back to front: frame, water, land, numbers, harbours, roads and ships, buildings, pawns.
    fn draw(&self, svg: &mut String) {
        svg.push_str(&frame(&self.rim()));
        for land in [false, true] {
            self.hexes(land, svg);
        }
        for laid in &self.view.harbours {
            self.harbour(*laid, svg);
        }
        for line in &self.view.lines {
            self.line(line, svg);
        }
        let seats = || Seat::first(self.view.players.len()).zip(&self.view.players);
        for (seat, player) in seats() {
            self.ways(seat, player, svg);
        }
        for (seat, player) in seats() {
            self.buildings(seat, player, svg);
        }
        self.pawns(svg);
    }

    fn hexes(&self, land: bool, svg: &mut String) {
        let all = (0..).map(Hex).zip(&self.view.hexes);
        for (at, shown) in all.filter(|(_, shown)| shown.terrain.is_land() == land) {
            let Some(middle) = self.hex_point(at) else { continue };
            put(svg, middle, &hex(shown.terrain, u64::from(at.0)));
            if let Some(number) = shown.chip {
                put(svg, middle, &chip(number));
            }
        }
    }

    fn harbour(&self, laid: HarbourView, svg: &mut String) {
        let (Some(ends), Some(out)) = (self.ends(laid.side), self.outwards(laid.side)) else {
            return;
        };
        let middle = half_way(ends);
        put(svg, middle, &harbour(laid.kind, ends.map(|end| from(middle, end)), out));
    }

    /// A trade line by its two ends: which ships it runs along is for the rules to say.
    fn line(&self, line: &LineView, svg: &mut String) {
        if let (Some(a), Some(b)) = (self.corner(line.a), self.corner(line.b)) {
            svg.push_str(&trade_line(&[a, b]));
        }
    }

    fn ways(&self, seat: Seat, player: &PlayerView, svg: &mut String) {
        let roads = player.roads.iter().map(|at| (at, false));
        for (at, sails) in roads.chain(player.ships.iter().map(|at| (at, true))) {
            let Some(ends) = self.ends(*at) else { continue };
            let middle = half_way(ends);
            let span = ends.map(|end| from(middle, end));
            let art = if sails { ship(seat, span, false) } else { road(seat, span) };
            put(svg, middle, &art);
        }
    }

    fn buildings(&self, seat: Seat, player: &PlayerView, svg: &mut String) {
        let settlements = player.settlements.iter().map(|at| (at, settlement(seat)));
        let cities = player.cities.iter().map(|at| (at, city(seat)));
        for (at, art) in settlements.chain(cities) {
            if let Some(at) = self.corner(*at) {
                put(svg, at, &art);
            }
        }
    }

    fn pawns(&self, svg: &mut String) {
        if let Some(at) = self.view.robber.and_then(|hex| self.hex_point(hex)) {
            put(svg, at.shifted(ROBBER_STANDS, -2.0), &robber());
        }
        if let Some(at) = self.view.pirate.and_then(|hex| self.hex_point(hex)) {
            put(svg, at, &pirate());
        }
    }

    fn hex_point(&self, hex: Hex) -> Option<Point> {
        let &(row, column) = self.geometry.hex_places.get(usize::from(hex.0))?;
        Some(point((column, 3 * row)))
    }

    fn corner(&self, corner: Corner) -> Option<Point> {
        self.geometry.corner_places.get(usize::from(corner.0)).copied().map(point)
    }

    fn ends(&self, side: Side) -> Option<[Point; 2]> {
        let &[a, b] = self.geometry.side_ends.get(usize::from(side.0))?;
        Some([self.corner(Corner(a))?, self.corner(Corner(b))?])
    }

    fn beside(&self, side: Side) -> impl Iterator<Item = Hex> + Clone {
        let known = self.geometry.side_hexes.get(usize::from(side.0));
        let known = known.copied().into_iter().flatten();
        known.filter(|hex| *hex != settlers::NOWHERE).map(Hex)
    }

    /// A step of length one from a side onto the water.
    fn outwards(&self, side: Side) -> Option<Point> {
        let is_land = |hex: &Hex| {
            self.view.hexes.get(usize::from(hex.0)).is_some_and(|hex| hex.terrain.is_land())
        };
        let mut beside = self.beside(side);
        let inner = beside.clone().find(is_land).or(beside.next())?;
        let step = from(self.hex_point(inner)?, half_way(self.ends(side)?));
        let length = step.distance(Point::new(0.0, 0.0)).max(1.0);
        Some(Point::new(step.x / length, step.y / length))
    }

    /// The sides at the rim of the map.
    fn rim(&self) -> Vec<[Point; 2]> {
        let sides = (0..).map(Side).take(self.geometry.side_ends.len());
        let outer = sides.filter(|side| self.beside(*side).count() < 2);
        outer.filter_map(|side| self.ends(side)).collect()
    }

    /// The upper left corner of the picture, and its size.
    fn bounds(&self) -> (Point, Point) {
        let points = self.geometry.corner_places.iter().copied().map(point);
        let span = |of: fn(Point) -> f32| {
            let all = points.clone().map(of);
            let (least, most) = (all.clone().reduce(f32::min), all.reduce(f32::max));
            (least.unwrap_or(0.0) - MARGIN, most.unwrap_or(0.0) + MARGIN)
        };
        let ((left, right), (top, bottom)) = (span(|at| at.x), span(|at| at.y));
        (Point::new(left, top), Point::new(right - left, bottom - top))
    }
}

#[cfg(test)]
mod tests {
    use game::{Audience, Game};
    use settlers::Settlers;

    use super::*;

    #[test]
    fn a_board_is_one_document_with_all_that_lies_on_it() {
        let game = Settlers::start(&Default::default(), 4).expect("a table");
        let view = game.view(Audience::Spectator);
        let svg = map(&view).expect("a board");
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
        let opened = svg.matches("<g").count();
        assert_eq!(opened, svg.matches("</g>").count(), "every group is closed");
        assert!(opened >= view.hexes.len(), "{opened} groups");
    }
}
