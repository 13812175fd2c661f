//! The ground plan of a tile kind: outlines and courses, not turned.

use landscape::{Piece, Shape, Side, Terrain};

use crate::curve::Course;
use crate::point::Point;
use crate::reading::{Reading, sides};
use crate::road::Road;
use crate::sizes::{HOUSE_PLACE, PENNANT_INSET, ROAD_HALF, ROAD_STOP, YARD_HALF, YARD_ROUND};
use crate::town::Town;

/// What lies where on a tile, as lines.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The towns, each with its piece.
    pub towns: Vec<(u8, Town)>,
    pub roads: Vec<Road>,
    /// The piece of the monastery, whose yard is in the middle.
    pub yard: Option<u8>,
    /// Do roads meet and end in the middle?
    pub crossing: bool,
    /// Where roads end at the wall of a town.
    pub gates: Vec<Point>,
    /// Where a road ends at a house of its own.
    pub house: Option<Point>,
    /// Does the sea cover its east?
    pub shore: bool,
}

impl Plan {
    /// The plan of a shape.
    pub fn new(shape: &Shape) -> Plan {
        let reading = Reading::new(shape);
        let town = |(index, piece)| (index, Town::new(&sides(piece), &reading.around(index)));
        let yard = reading.pieces(Terrain::Monastery).map(|(index, _)| index).next();
        let mut plan = Plan {
            towns: reading.pieces(Terrain::Town).map(town).collect(),
            roads: Vec::new(),
            yard,
            crossing: false,
            gates: Vec::new(),
            house: None,
            shore: false,
        };
        for (index, piece) in reading.pieces(Terrain::Road) {
            let road = plan.road_of(reading, index, &sides(piece));
            plan.finish_road(&road);
            plan.roads.push(road);
        }
        plan
    }

    /// The course of a road that reaches these sides.
    fn road_of(&self, reading: Reading<'_>, piece: u8, sides: &[Side]) -> Road {
        match *sides {
            [from, to] if from.opposite() == to => self.straight(reading, piece, from),
            [from, to] => Road::between(piece, from, to),
            [from] => self.ending(reading, piece, from),
            _ => Road::arms(piece, sides, |point| self.stops(point)),
        }
    }

    /// A road from side to side: what crosses it passes over or under.
    fn straight(&self, reading: Reading<'_>, piece: u8, from: Side) -> Road {
        let to = from.opposite();
        let crosses = |road: &Piece| {
            let ways = sides(road);
            ways.len() == 2 && ways[0].opposite() == ways[1] && !ways.contains(&from)
        };
        let other = reading.pieces(Terrain::Road).find(|(_, road)| crosses(road));
        if self.is_walled(Point::MIDDLE) {
            let under = reading.parts_no_field(from);
            return if under {
                Road::under_town(piece, from, to)
            } else {
                Road::over(piece, from, to, true)
            };
        }
        match (other, reading.touched()) {
            (Some((other, _)), _) if other > piece => Road::crossed(piece, from, to),
            (Some(_), _) => Road::over(piece, from, to, false),
            (None, Some(town)) if town != from && town != to => {
                Road::touching(piece, from, to, town)
            }
            _ => Road::between(piece, from, to),
        }
    }

    /// A road that ends on the tile: at a town that it must touch, at a house beyond the road to
    /// that town, or else at whatever is in the middle.
    fn ending(&self, reading: Reading<'_>, piece: u8, from: Side) -> Road {
        let ends = reading.ends();
        let walled = |point| self.is_walled(point);
        match reading.touched() {
            Some(town) if town == from.opposite() => {
                Road::straight_to_gate(piece, from, ends.len() > 1, walled)
            }
            Some(town) if ends.len() == 1 => Road::to_gate(piece, from, town, walled),
            Some(town) if ends.contains(&town.opposite()) => Road::over_to_house(piece, from),
            _ => {
                let mut road = Road::arms(piece, &[from], |point| self.stops(point));
                let course = road.courses.first().filter(|course| self.is_walled(course.end()));
                // At the gate, so that farmers on both hands have room.
                road.stand = course.map_or(road.stand, |course| course.along(0.62));
                road
            }
        }
    }

    /// Notes what the ends of a road want: a gate, a house, or the place where roads meet.
    fn finish_road(&mut self, road: &Road) {
        let ends = road.courses.iter().map(Course::end).filter(|end| end.rim() > 0.0);
        let (gates, others): (Vec<Point>, Vec<Point>) = ends.partition(|&end| self.is_walled(end));
        self.gates.extend(gates);
        if road.bridge.is_empty() {
            self.crossing |= others.into_iter().any(|end| in_plaza(end) && !is_under(end));
        } else {
            let beyond = |end: &Point| {
                end.towards(Point::MIDDLE, (1.0 - HOUSE_PLACE) / end.distance(Point::MIDDLE))
            };
            self.house = self.house.or(others.first().map(beyond));
        }
    }

    /// Where a road that ends on the tile stops.
    fn stops(&self, point: Point) -> bool {
        self.is_walled(point) || self.yard.is_some() && in_yard(point) || in_plaza(point)
    }

    fn is_walled(&self, point: Point) -> bool {
        self.towns.iter().any(|(_, town)| town.covers(point))
    }

    /// The plan of a start field: what begins at its western side ends at the sea.
    pub fn of_coast(shape: &Shape) -> Plan {
        let reading = Reading::new(shape);
        let towns = reading.pieces(Terrain::Town).map(|(index, _)| (index, Town::by_the_sea()));
        let roads = reading.pieces(Terrain::Road).map(|(index, _)| Road::to_the_sea(index));
        Plan {
            towns: towns.collect(),
            roads: roads.collect(),
            yard: None,
            crossing: false,
            gates: Vec::new(),
            house: None,
            shore: true,
        }
    }

    /// The town of a piece.
    pub fn town(&self, piece: u8) -> Option<&Town> {
        self.towns.iter().find(|(index, _)| *index == piece).map(|(_, town)| town)
    }

    /// Does a bridge pass over the town of this piece, or is a monastery in it?
    pub fn is_pierced(&self, piece: u8) -> bool {
        let over = |town: &Town| {
            let bridges = self.roads.iter().flat_map(|road| &road.bridge);
            let yard = self.yard.map(|_| &Point::MIDDLE);
            bridges.chain(yard).any(|&point| town.covers(point))
        };
        self.town(piece).is_some_and(over)
    }

    /// Does the road of this piece end as a wall runs, or in a hill?
    pub fn is_cut_short(&self, piece: u8) -> bool {
        !self.gates.is_empty() || self.road(piece).is_some_and(|road| !road.mouths.is_empty())
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

/// Does a road that passes under another disappear here?
fn is_under(end: Point) -> bool {
    end.distance(Point::MIDDLE) < ROAD_HALF
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
