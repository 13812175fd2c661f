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

/// What lies around a town on its tile.
#[derive(Clone, Debug)]
pub struct Around {
    /// What the sides of the tile show.
    pub edges: [Edge; 4],
    /// The corners that the town reaches with a point, each named by the side that begins there.
    pub points: Vec<Side>,
    /// What its wall must leave room for, or come close to.
    pub near: Near,
}

/// What is near the wall of a town.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Near {
    /// Nothing but land.
    #[default]
    Land,
    /// A road that passes before it.
    Passing,
    /// A road that ends at it.
    Ending,
    /// A road that touches it.
    Road,
    /// The place where roads meet, which touches it.
    Plaza,
    /// A road that goes under the whole town.
    Tunnel,
    /// A monastery inside it.
    Yard,
    /// A town on the other side of the tile that comes to a point at its corner.
    Point,
}

impl Around {
    fn is_town(&self, side: Side) -> bool {
        self.edges[side as usize] == Edge::Town
    }
}

impl Town {
    /// The town that reaches these sides (at least one) of a tile.
    pub fn new(sides: &[Side], around: &Around) -> Town {
        let mut town = Town { outline: Vec::new(), walls: Vec::new(), corners: Vec::new() };
        let reached = sides.iter().map(|&side| (side, clockwise(side)));
        let points = around.points.iter().map(|&corner| (corner, corner));
        let mut parts: Vec<(Side, Side)> = reached.chain(points).collect();
        parts.sort_unstable();
        for (place, &(begin, end)) in parts.iter().enumerate() {
            let (next, _) = parts[(place + 1) % parts.len()];
            if begin != end {
                town.outline.push(Curve::line(Point::corner(begin), Point::corner(end)));
            }
            town.corners.push(Point::corner(begin));
            if let Some(wall) = wall(end, next, around) {
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
        let walls = [wall, wall.reversed()].map(|wall| wall.until_blocked(near_sea)).to_vec();
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
/// A narrow cap that reaches the road which touches it, or the place where roads meet.
const CAP_TO_ROAD: Leave = Leave { along: 0.3, depth: 46.5 };
const CAP_TO_PLAZA: Leave = Leave { along: 0.42, depth: 56.0 };
/// Along a side that a town does not reach, the land bulges into the town …
const BAY: Leave = Leave { along: 0.2, depth: 38.0 };
/// … far, where another town stands on that land …
const BAY_WITH_TOWN: Leave = Leave { along: 0.1, depth: 60.0 };
/// … or where a tunnel begins …
const BAY_WITH_TUNNEL: Leave = Leave { along: 0.17, depth: 46.0 };
/// … less, where the town needs the room for a monastery …
const BAY_BEFORE_YARD: Leave = Leave { along: 0.2, depth: 25.0 };
/// … and later, where the town comes to a point.
const BAY_AT_POINT: Leave = Leave { along: 0.52, depth: 47.0 };
const BAY_TO_POINT: Leave = Leave { along: 0.14, depth: 46.0 };
/// The wall of a town on two neighbouring sides goes far around the middle …
const CORNER: Leave = Leave { along: 0.07, depth: 42.0 };
/// … less far, where a road ends at it; two that end there must not meet …
const CORNER_WITH_GATE: Leave = Leave { along: 0.1, depth: 17.0 };
const CORNER_WITH_GATES: Leave = Leave { along: 0.1, depth: 32.0 };
/// … unless a road must pass before it …
const CORNER_AT_ROAD: Leave = Leave { along: 0.1, depth: 26.0 };
/// … or another town has a side of its own there …
const CORNER_BESIDE_TOWN: Leave = Leave { along: 0.16, depth: 17.0 };
/// … or faces it from corner to corner …
const CORNER_FACING: Leave = Leave { along: 0.26, depth: 0.0 };
/// … or comes to a point between it and the land, and must leave room for a field before itself.
const CORNER_FACING_POINT: Leave = Leave { along: 0.46, depth: 0.0 };
const CORNER_TO_POINT: Leave = Leave { along: 0.0, depth: 4.0 };

/// Where a palisade ends, a little before the water.
fn near_sea(point: Point) -> bool {
    shore::is_sea(point.shifted(5.0, 0.0))
}

/// How far the wall of a town by the sea leans to the east: so far that it ends in the water.
const SEAWARDS: f32 = 92.0;

fn clockwise(side: Side) -> Side {
    side.turned(Turns::new(1))
}

/// The wall from one corner of the tile clockwise to another; `None` where they are the same and
/// the town reaches more than one side.
fn wall(from: Side, to: Side, around: &Around) -> Option<Curve> {
    let [begin, end] = [from, to].map(Point::corner);
    match (to as usize + 4 - from as usize) % 4 {
        0 => None,
        1 => Some(bulge(begin, end, bay([from, to], around), Point::side(from))),
        2 => {
            let inner = Point::corner(clockwise(to));
            Some(round(begin, end, corner([from, clockwise(from)], around), inner))
        }
        _ => Some(bulge(begin, end, cap(to, around), Point::side(to))),
    }
}

/// How the wall runs along a side that the town does not reach, from corner to corner.
fn bay(corners: [Side; 2], around: &Around) -> [Leave; 2] {
    let leave = match around.near {
        _ if around.is_town(corners[0]) => BAY_WITH_TOWN,
        Near::Tunnel => BAY_WITH_TUNNEL,
        Near::Yard => BAY_BEFORE_YARD,
        _ if corners.iter().any(|corner| around.points.contains(corner)) => BAY_TO_POINT,
        _ => BAY,
    };
    corners.map(|corner| if around.points.contains(&corner) { BAY_AT_POINT } else { leave })
}

/// How the wall runs around these two sides.
fn corner(sides: [Side; 2], around: &Around) -> Leave {
    match sides.map(|side| around.is_town(side)) {
        _ if around.near == Near::Point => CORNER_FACING_POINT,
        [true, true] if !around.points.is_empty() => CORNER_TO_POINT,
        [true, true] => CORNER_FACING,
        [false, false] if around.near == Near::Passing => CORNER_AT_ROAD,
        [false, false] if around.near == Near::Ending => {
            let roads = sides.iter().all(|&side| around.edges[side as usize] == Edge::Road);
            if roads { CORNER_WITH_GATES } else { CORNER_WITH_GATE }
        }
        [false, false] => CORNER,
        _ => CORNER_BESIDE_TOWN,
    }
}

/// How the wall of a town at one side runs: as it begins on its right hand, as it ends on its left.
fn cap(side: Side, around: &Around) -> [Leave; 2] {
    let beside = [1, 3].map(|turns| around.is_town(side.turned(Turns::new(turns))));
    match around.near {
        Near::Road => [CAP_TO_ROAD; 2],
        Near::Plaza => [CAP_TO_PLAZA; 2],
        _ if beside == [true; 2] => [CAP_BETWEEN_TOWNS; 2],
        _ => beside.map(|town| if town { CAP_BESIDE_TOWN } else { CAP }),
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

    fn plain(edges: [Edge; 4]) -> Around {
        Around { edges, points: Vec::new(), near: Near::Land }
    }

    fn town(sides: &[Side], edges: [Edge; 4]) -> Town {
        Town::new(sides, &plain(edges))
    }

    #[test]
    fn a_cap_has_one_wall_and_a_full_town_none() {
        let cap = town(&[Side::N], [Edge::Town, Edge::Land, Edge::Land, Edge::Land]);
        assert_eq!(cap.walls.len(), 1);
        assert!(cap.covers(Point::new(50.0, 20.0)) && !cap.covers(Point::new(50.0, 35.0)));
        let full = town(&Side::ALL, [Edge::Town; 4]);
        assert!(full.walls.is_empty() && full.covers(Point::new(99.0, 99.0)));
    }

    #[test]
    fn a_corner_town_bulges_beyond_the_diagonal() {
        let corner = town(&[Side::N, Side::W], LAND);
        assert!(corner.covers(Point::new(61.0, 61.0)) && !corner.covers(Point::new(66.0, 66.0)));
        let passed = Around { near: Near::Passing, ..plain(LAND) };
        assert!(!Town::new(&[Side::N, Side::W], &passed).covers(Point::new(61.0, 61.0)));
    }

    #[test]
    fn a_town_through_the_tile_has_a_bay_on_either_hand() {
        let through = town(&[Side::E, Side::W], LAND);
        assert_eq!(through.walls.len(), 2);
        assert!(through.covers(Point::MIDDLE) && !through.covers(Point::new(50.0, 20.0)));
    }

    #[test]
    fn a_cap_may_reach_the_opposite_corner() {
        let stretched = Around { points: vec![Side::S], ..plain(LAND) };
        let cap = Town::new(&[Side::N], &stretched);
        assert_eq!(cap.walls.len(), 2);
        assert!(cap.covers(Point::new(89.0, 88.0)) && !cap.covers(Point::new(90.0, 50.0)));
        assert!(!cap.covers(Point::new(20.0, 80.0)));
    }

    #[test]
    fn land_is_seen_between_two_caps() {
        let edges = [Edge::Town, Edge::Land, Edge::Land, Edge::Town];
        let between = Point::new(16.0, 16.0);
        assert!(!town(&[Side::N], edges).covers(between));
        assert!(!town(&[Side::W], edges).covers(between));
        let three = [Edge::Town, Edge::Town, Edge::Land, Edge::Town];
        assert!(!town(&[Side::N], three).covers(between));
        assert!(town(&[Side::N], three).covers(Point::new(50.0, 19.0)));
    }
}
