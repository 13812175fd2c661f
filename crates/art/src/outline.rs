//! The outlines of towns and the courses of roads, from the sides they reach.

use landscape::{Piece, Side, Terrain};

use crate::point::{Curve, Point};

/// How far a town that reaches one side bulges into the tile.
const CAP_DEPTH: f32 = 36.0;
/// How far the land bulges into a town along a side the town does not reach.
const BAY_DEPTH: f32 = 26.0;
/// How far beyond the diagonal a corner town bulges.
const CORNER_BULGE: f32 = 14.0;

/// A town on a tile: its outline, and the walls where it meets land.
#[derive(Clone, Debug)]
pub struct Town {
    /// The whole outline, walls and tile edges, in order.
    pub outline: Vec<Curve>,
    /// The walls alone.
    pub walls: Vec<Curve>,
}

impl Town {
    /// The town that reaches these sides (at least one).
    pub fn new(sides: &[Side]) -> Town {
        let mut town = Town { outline: Vec::new(), walls: Vec::new() };
        for (place, &side) in sides.iter().enumerate() {
            let next = sides[(place + 1) % sides.len()];
            let end = Point::corner(clockwise(side));
            town.outline.push(Curve::line(Point::corner(side), end));
            if let Some(wall) = wall(side, next) {
                town.outline.push(wall);
                town.walls.push(wall);
            }
        }
        town
    }

    /// The SVG path of the ground it covers.
    pub fn path(&self) -> String {
        let Some(first) = self.outline.first() else { return String::new() };
        let mut path = format!("M{}", first.from);
        self.outline.iter().for_each(|curve| path.push_str(&curve.go_on()));
        path + "Z"
    }

    /// Does it cover the point?
    pub fn covers(&self, point: Point) -> bool {
        let corners: Vec<Point> = self.outline.iter().flat_map(Curve::points).collect();
        let mut inside = false;
        for (a, b) in corners.iter().zip(corners.iter().cycle().skip(1)) {
            let spans = (a.y > point.y) != (b.y > point.y);
            if spans && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x {
                inside = !inside;
            }
        }
        inside
    }
}

fn clockwise(side: Side) -> Side {
    side.turned(landscape::Turns::new(1))
}

/// The wall from the end of one town side to the beginning of the next; `None` where they meet.
fn wall(side: Side, next: Side) -> Option<Curve> {
    let (from, to) = (Point::corner(clockwise(side)), Point::corner(next));
    let skipped = (next as usize + 4 - side as usize) % 4;
    match skipped {
        1 => None,
        // One side lies between: a bay of land along it.
        2 => Some(bulge(from, to, Point::side(clockwise(side)), BAY_DEPTH)),
        // Two sides lie between: round the corner, a little beyond the diagonal.
        3 => {
            let bend = Point::MIDDLE.towards(Point::corner(side), -CORNER_BULGE / 50.0);
            let lean = from.towards(bend, 0.8);
            Some(Curve { from, lean, reach: to.towards(bend, 0.8), to })
        }
        // The town reaches this side only: a cap.
        _ => Some(bulge(from, to, Point::side(side), CAP_DEPTH)),
    }
}

/// A curve along a side of the tile that bulges `depth` towards the middle.
fn bulge(from: Point, to: Point, side: Point, depth: f32) -> Curve {
    let shift = |point: Point| {
        let part = depth / 50.0;
        Point::new(
            point.x + (Point::MIDDLE.x - side.x) * part,
            point.y + (Point::MIDDLE.y - side.y) * part,
        )
    };
    let lean = shift(from.towards(to, 0.22));
    Curve { from, lean, reach: shift(from.towards(to, 0.78)), to }
}

/// The course of a road that reaches these sides; one that ends stops short of the middle
/// or at the wall of a town.
pub fn road(sides: &[Side], towns: &[Town]) -> Option<Curve> {
    match *sides {
        [a, b] if a.opposite() == b => Some(Curve::line(Point::side(a), Point::side(b))),
        [a, b] => {
            let (from, to) = (Point::side(a), Point::side(b));
            let part = 0.72;
            let lean = from.towards(Point::MIDDLE, part);
            Some(Curve { from, lean, reach: to.towards(Point::MIDDLE, part), to })
        }
        [a] => {
            let whole = Curve::line(Point::side(a), Point::MIDDLE);
            let free = |point: &Point| !towns.iter().any(|town| town.covers(*point));
            let end = whole.points().take_while(free).last().unwrap_or(whole.from);
            Some(Curve::line(whole.from, end))
        }
        _ => None,
    }
}

/// The sides a piece reaches as the tile is written down, clockwise.
pub fn sides(piece: &Piece) -> Vec<Side> {
    let mut sides: Vec<Side> = piece.ports.iter().map(|port| port.side()).collect();
    sides.dedup();
    sides
}

/// The towns of a shape, in the order of its pieces.
pub fn towns(pieces: &[Piece]) -> Vec<(usize, Town)> {
    let towns = pieces.iter().enumerate().filter(|(_, piece)| piece.terrain == Terrain::Town);
    towns.map(|(index, piece)| (index, Town::new(&sides(piece)))).collect()
}

/// The roads of a shape, in the order of its pieces.
pub fn roads(pieces: &[Piece], towns: &[Town]) -> Vec<(usize, Curve)> {
    let roads = pieces.iter().enumerate().filter(|(_, piece)| piece.terrain == Terrain::Road);
    roads.filter_map(|(index, piece)| Some((index, road(&sides(piece), towns)?))).collect()
}
