//! The outlines of towns, from the sides they reach.

use landscape::{Edge, Side, Turns};

use crate::curve::{Curve, holds};
use crate::point::Point;
use crate::shore;

/// A town on a tile: its outline, and the walls where it meets land.
#[derive(Clone, Debug)]
pub struct Town {
    /// The whole outline, walls and tile edges, in order.
    pub outline: Vec<Curve>,
    /// The walls alone.
    pub walls: Vec<Curve>,
    corners: Vec<Point>,
}

impl Town {
    /// The town that reaches these sides (at least one, clockwise) of a tile with these edges.
    pub fn new(sides: &[Side], edges: [Edge; 4]) -> Town {
        let mut town = Town { outline: Vec::new(), walls: Vec::new(), corners: Vec::new() };
        for (place, &side) in sides.iter().enumerate() {
            let next = sides[(place + 1) % sides.len()];
            let end = Point::corner(clockwise(side));
            town.outline.push(Curve::line(Point::corner(side), end));
            town.corners.push(Point::corner(side));
            if let Some(wall) = wall(side, next, edges) {
                town.outline.push(wall);
                town.walls.push(wall);
                town.corners.extend(wall.points());
            }
        }
        town
    }

    /// A town at the western side that reaches to the middle of the tile and on to the sea.
    pub fn by_the_sea() -> Town {
        let (north, south) = (Point::corner(Side::N), Point::corner(Side::W));
        let wall = Curve {
            from: north,
            lean: north.shifted(SEAWARDS, 10.0),
            reach: south.shifted(SEAWARDS, -10.0),
            to: south,
        };
        let back = Curve { from: wall.to, lean: wall.reach, reach: wall.lean, to: wall.from };
        let walls = [wall, back].map(|wall| wall.until_blocked(near_sea)).to_vec();
        let corners = [south].into_iter().chain(wall.points()).collect();
        Town { outline: vec![Curve::line(south, north), wall], walls, corners }
    }

    /// Does it cover the point?
    pub fn covers(&self, point: Point) -> bool {
        holds(&self.corners, point)
    }
}

/// How a wall leaves the corner of the tile: so far along the side, and so deep into the tile.
#[derive(Clone, Copy, Debug)]
struct Leave {
    along: f32,
    depth: f32,
}

/// A town that reaches one side bulges well into the tile: a figure must stand in it.
const CAP: Leave = Leave { along: 0.19, depth: 36.0 };
/// Beside another town it bulges later, so that land can be seen between the walls.
const CAP_BESIDE_TOWN: Leave = Leave { along: 0.32, depth: 20.0 };
/// Between two other towns it bulges late as well, but deeper: a figure must still stand in it.
const CAP_BETWEEN_TOWNS: Leave = Leave { along: 0.32, depth: 27.0 };
/// Along a side that a town does not reach, the land bulges into the town.
const BAY: Leave = Leave { along: 0.2, depth: 38.0 };
/// The wall of a town on two neighbouring sides goes far around the middle …
const CORNER: Leave = Leave { along: 0.07, depth: 42.0 };
/// … unless a road must pass before it.
const CORNER_AT_ROAD: Leave = Leave { along: 0.1, depth: 26.0 };

/// Where a palisade ends, a little before the water.
fn near_sea(point: Point) -> bool {
    shore::is_sea(point.shifted(5.0, 0.0))
}

/// How far the wall of a town by the sea leans to the east: so far that it ends in the water.
const SEAWARDS: f32 = 92.0;

fn clockwise(side: Side) -> Side {
    side.turned(Turns::new(1))
}

/// The wall from the end of one town side to the beginning of the next; `None` where they meet.
fn wall(side: Side, next: Side, edges: [Edge; 4]) -> Option<Curve> {
    let edge = |turns: u8| edges[side.turned(Turns::new(turns)) as usize];
    let (from, to) = (Point::corner(clockwise(side)), Point::corner(next));
    let cap = |beside: Edge| if beside == Edge::Town { CAP_BESIDE_TOWN } else { CAP };
    match (next as usize + 4 - side as usize) % 4 {
        1 => None,
        2 => Some(bulge(from, to, [BAY, BAY], Point::side(clockwise(side)))),
        3 => {
            let road = [1, 2].map(edge).contains(&Edge::Road);
            let inner = Point::corner(clockwise(next));
            Some(round(from, to, if road { CORNER_AT_ROAD } else { CORNER }, inner))
        }
        _ => {
            let between = [1, 3].map(edge) == [Edge::Town; 2];
            let caps = [edge(1), edge(3)].map(cap);
            let caps = if between { [CAP_BETWEEN_TOWNS; 2] } else { caps };
            Some(bulge(from, to, caps, Point::side(side)))
        }
    }
}

/// A curve along a side of the tile that bulges towards the middle.
fn bulge(from: Point, to: Point, [first, last]: [Leave; 2], side: Point) -> Curve {
    let control = |begin: Point, end: Point, leave: Leave| {
        let depth = leave.depth / side.distance(Point::MIDDLE);
        let inwards = (Point::MIDDLE.x - side.x, Point::MIDDLE.y - side.y);
        begin.towards(end, leave.along).shifted(inwards.0 * depth, inwards.1 * depth)
    };
    Curve { from, lean: control(from, to, first), reach: control(to, from, last), to }
}

/// A curve from corner to corner of the tile, around the `inner` corner and far from it.
fn round(from: Point, to: Point, leave: Leave, inner: Point) -> Curve {
    let outer = inner.towards(Point::MIDDLE, 2.0);
    let control = |begin: Point| {
        let part = leave.depth / begin.distance(outer);
        let towards_inner = begin.towards(inner, leave.along);
        towards_inner.shifted((outer.x - begin.x) * part, (outer.y - begin.y) * part)
    };
    Curve { from, lean: control(from), reach: control(to), to }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAND: [Edge; 4] = [Edge::Land; 4];

    #[test]
    fn a_cap_has_one_wall_and_a_full_town_none() {
        let cap = Town::new(&[Side::N], [Edge::Town, Edge::Land, Edge::Land, Edge::Land]);
        assert_eq!(cap.walls.len(), 1);
        assert!(cap.covers(Point::new(50.0, 20.0)) && !cap.covers(Point::new(50.0, 35.0)));
        let full = Town::new(&Side::ALL, [Edge::Town; 4]);
        assert!(full.walls.is_empty() && full.covers(Point::new(99.0, 99.0)));
    }

    #[test]
    fn a_corner_town_bulges_beyond_the_diagonal() {
        let corner = Town::new(&[Side::N, Side::W], LAND);
        assert!(corner.covers(Point::new(61.0, 61.0)) && !corner.covers(Point::new(66.0, 66.0)));
        let edges = [Edge::Town, Edge::Road, Edge::Road, Edge::Town];
        assert!(!Town::new(&[Side::N, Side::W], edges).covers(Point::new(61.0, 61.0)));
    }

    #[test]
    fn a_town_through_the_tile_has_a_bay_on_either_hand() {
        let through = Town::new(&[Side::E, Side::W], LAND);
        assert_eq!(through.walls.len(), 2);
        assert!(through.covers(Point::MIDDLE) && !through.covers(Point::new(50.0, 20.0)));
    }

    #[test]
    fn land_is_seen_between_two_caps() {
        let edges = [Edge::Town, Edge::Land, Edge::Land, Edge::Town];
        let between = Point::new(16.0, 16.0);
        assert!(!Town::new(&[Side::N], edges).covers(between));
        assert!(!Town::new(&[Side::W], edges).covers(between));
        let three = [Edge::Town, Edge::Town, Edge::Land, Edge::Town];
        assert!(!Town::new(&[Side::N], three).covers(between));
        assert!(Town::new(&[Side::N], three).covers(Point::new(50.0, 19.0)));
    }
}
