//! The ground plan of a tile kind: outlines and courses, not turned.

use landscape::{Piece, Shape, Side, Terrain};

use crate::curve::Course;
use crate::point::Point;
use crate::road::Road;
use crate::sizes::{PENNANT_INSET, ROAD_STOP, YARD_HALF, YARD_ROUND};
use crate::town::Town;

/// What lies where on a tile, as lines.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The towns, each with its piece.
    pub towns: Vec<(u8, Town)>,
    /// The roads.
    pub roads: Vec<Road>,
    /// The piece of the monastery, whose yard is in the middle.
    pub yard: Option<u8>,
    /// Do roads meet and end in the middle?
    pub crossing: bool,
    /// Where roads end at the wall of a town.
    pub gates: Vec<Point>,
    /// Does the sea cover its east?
    pub shore: bool,
}

impl Plan {
    /// The plan of a shape.
    pub fn new(shape: &Shape) -> Plan {
        let towns: Vec<(u8, Town)> = pieces(shape, Terrain::Town)
            .map(|(index, piece)| (index, Town::new(&sides(piece), shape.edges())))
            .collect();
        let yard = pieces(shape, Terrain::Cloister).map(|(index, _)| index).next();
        let walled = |point: Point| towns.iter().any(|(_, town)| town.covers(point));
        let fenced = |point: Point| yard.is_some() && in_yard(point);
        let blocked = |point: Point| walled(point) || fenced(point) || in_plaza(point);
        let roads: Vec<Road> = pieces(shape, Terrain::Road)
            .map(|(index, piece)| Road::new(index, &sides(piece), blocked))
            .collect();
        let ends = roads.iter().flat_map(|road| &road.courses).map(Course::end);
        let ends = ends.filter(|end| end.rim() > 0.0);
        let gates = ends.clone().filter(|&end| walled(end)).collect();
        let crossing = ends.clone().any(|end| !walled(end) && !fenced(end));
        Plan { towns, roads, yard, crossing, gates, shore: false }
    }

    /// The plan of a start field: what begins at its western side ends at the sea.
    pub fn of_coast(shape: &Shape) -> Plan {
        let towns = pieces(shape, Terrain::Town).map(|(index, _)| (index, Town::by_the_sea()));
        let roads = pieces(shape, Terrain::Road).map(|(index, _)| Road::to_the_sea(index));
        Plan {
            towns: towns.collect(),
            roads: roads.collect(),
            yard: None,
            crossing: false,
            gates: Vec::new(),
            shore: true,
        }
    }

    /// The town of a piece.
    pub fn town(&self, piece: u8) -> Option<&Town> {
        self.towns.iter().find(|(index, _)| *index == piece).map(|(_, town)| town)
    }

    /// The road of a piece.
    pub fn road(&self, piece: u8) -> Option<&Road> {
        self.roads.iter().find(|road| road.piece == piece)
    }
}

/// Is the point in the yard of a monastery, where there is one?
pub fn in_yard(point: Point) -> bool {
    let out = |at: f32, middle: f32| ((at - middle).abs() - YARD_HALF + YARD_ROUND).max(0.0);
    let corner = Point::new(out(point.x, Point::MIDDLE.x), out(point.y, Point::MIDDLE.y));
    corner.distance(Point::new(0.0, 0.0)) < YARD_ROUND
}

fn in_plaza(point: Point) -> bool {
    point.distance(Point::MIDDLE) < ROAD_STOP
}

/// Where the pennant of a town lies: in a corner of the tile that the town fills, or else at the
/// middle of its first side. The same town has it in the same place on every tile.
pub fn pennant_place(piece: &Piece) -> Point {
    let sides = sides(piece);
    let before = |side: Side| side.turned(landscape::Turns::new(3));
    let corner = sides.iter().find(|&&side| sides.contains(&before(side)));
    match (corner, sides.first()) {
        (Some(&side), _) => inset(Point::corner(side)),
        (None, Some(&side)) => inset(Point::side(side)),
        (None, None) => Point::MIDDLE,
    }
}

fn inset(point: Point) -> Point {
    let part = PENNANT_INSET / Point::MIDDLE.x;
    point.towards(Point::MIDDLE, part)
}

/// The pieces of one terrain.
fn pieces(shape: &Shape, terrain: Terrain) -> impl Iterator<Item = (u8, &Piece)> {
    let numbered = (0u8..).zip(shape.pieces());
    numbered.filter(move |(_, piece)| piece.terrain == terrain)
}

/// The sides a piece reaches as the tile is written down, clockwise.
fn sides(piece: &Piece) -> Vec<Side> {
    let mut sides: Vec<Side> = piece.ports.iter().map(|port| port.side()).collect();
    sides.dedup();
    sides
}
