//! Where hexes, intersections and sides lie on the scene.

use settlers::{Corner, Hex, Side, Terrain};

use super::board::Board;
use crate::scene::{Point, Rect, UNIT};

/// Half a hex to the right.
const COLUMN: f32 = UNIT / 2.0;
/// A quarter of a hex's height down.
const LINE: f32 = art::hex::RADIUS / 2.0;
/// The frame of the sea, with its rim.
const MARGIN: f32 = art::hex::FRAME + 12.0;

fn point((column, line): (i16, i16)) -> Point {
    Point { x: f32::from(column) * COLUMN, y: f32::from(line) * LINE }
}

/// The middle between two points.
pub fn half_way(a: Point, b: Point) -> Point {
    Point { x: (a.x + b.x) / 2.0, y: (a.y + b.y) / 2.0 }
}

/// A point as seen from another.
pub fn from(origin: Point, point: Point) -> art::Point {
    art::Point::new(point.x - origin.x, point.y - origin.y)
}

impl Board {
    /// The middle of a hex.
    pub fn hex_point(&self, hex: Hex) -> Option<Point> {
        let &(row, column) = self.geometry.hex_places.get(usize::from(hex.0))?;
        Some(point((column, 3 * row)))
    }

    pub fn corner_point(&self, corner: Corner) -> Option<Point> {
        self.geometry.corner_places.get(usize::from(corner.0)).copied().map(point)
    }

    /// The ends of a side.
    pub fn side_ends(&self, side: Side) -> Option<[Point; 2]> {
        let [a, b] = self.ends(side)?;
        Some([self.corner_point(a)?, self.corner_point(b)?])
    }

    /// The middle of a side.
    pub fn side_point(&self, side: Side) -> Option<Point> {
        self.side_ends(side).map(|[a, b]| half_way(a, b))
    }

    /// The ends of a side as seen from its middle.
    pub fn side_span(&self, side: Side) -> Option<[art::Point; 2]> {
        let middle = self.side_point(side)?;
        self.side_ends(side).map(|ends| ends.map(|end| from(middle, end)))
    }

    /// A step of length one from a side onto the water; away from the first hex where both sides
    /// are alike.
    pub fn outwards(&self, side: Side) -> Option<art::Point> {
        let beside = self.beside(side);
        let land = |hex: &&Hex| self.hex(**hex).is_some_and(|hex| hex.terrain.is_land());
        let inner = beside.iter().find(land).or(beside.first())?;
        let step = from(self.hex_point(*inner)?, self.side_point(side)?);
        let length = step.distance(art::Point::new(0.0, 0.0)).max(1.0);
        Some(art::Point::new(step.x / length, step.y / length))
    }

    /// The sides at the rim of the map.
    pub fn rim(&self) -> impl Iterator<Item = Side> {
        let sides = (0..).map(Side).take(self.geometry.side_ends.len());
        sides.filter(|side| self.beside(*side).len() < 2)
    }

    /// The map with its frame.
    pub fn bounds(&self) -> Rect {
        let points = self.geometry.corner_places.iter().copied().map(point);
        let span = |of: fn(Point) -> f32| {
            let all = points.clone().map(of);
            let (least, most) = (all.clone().reduce(f32::min), all.reduce(f32::max));
            (least.unwrap_or(0.0) - MARGIN, most.unwrap_or(0.0) + MARGIN)
        };
        let ((left, right), (top, bottom)) = (span(|point| point.x), span(|point| point.y));
        Rect { at: Point { x: left, y: top }, width: right - left, height: bottom - top }
    }

    /// Does land that is known meet at this intersection?
    pub fn is_shore(&self, corner: Corner) -> bool {
        let land = |hex: Hex| self.hex(hex).is_some_and(|hex| hex.terrain.is_land());
        self.hexes_at(corner).into_iter().any(land)
    }

    /// Is no building on this intersection or beside it?
    pub fn is_open(&self, corner: Corner) -> bool {
        let near = self.geometry.near.get(usize::from(corner.0));
        near.is_some_and(|near| near.iter().all(|at| self.building(Corner(at)).is_none()))
    }

    pub fn corners(&self) -> impl Iterator<Item = Corner> {
        (0..).map(Corner).take(self.geometry.corner_places.len())
    }

    /// What lies on a side's two sides; beyond the frame is sea.
    pub fn shores(&self, side: Side) -> [Terrain; 2] {
        let beside = self.beside(side);
        [0, 1].map(|place| {
            let hex = beside.get(place).and_then(|hex| self.hex(*hex));
            hex.map_or(Terrain::Sea, |hex| hex.terrain)
        })
    }
}
