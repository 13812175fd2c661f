//! Which piece covers which spot of a tile, fine enough to find room for figures and trees.

use landscape::{NO_PIECE, Port, Shape, Terrain, Turns};

use crate::curve::Course;
use crate::plan::{Plan, in_yard};
use crate::point::Point;
use crate::road::Road;
use crate::shore;
use crate::sizes::{HOUSE_PLACE, PLAZA, ROAD_HALF, TILE, WALL_HALF, WALL_RISE};

/// Spots along a side.
pub const SPOTS: usize = 100;
/// The width of a spot.
pub const SPOT: f32 = TILE / SPOTS as f32;

/// Where roads meet, and in the sea, no piece begins and none grows.
const MEETING: u8 = NO_PIECE - 1;

/// A wall that is farther away is in nobody's way.
const WALL_SEEN: f32 = 15.0;

/// The ground plan of a tile kind as spots, not turned.
#[derive(Clone, Debug)]
pub struct Mask {
    spots: Vec<u8>,
    room: Vec<f32>,
    wall: Vec<f32>,
}

impl Mask {
    /// The spots of a plan.
    pub fn new(shape: &Shape, plan: &Plan) -> Mask {
        let built = (0..SPOTS * SPOTS).map(|spot| built(centre(spot), plan)).collect();
        let walls = plan.towns.iter().flat_map(|(_, town)| &town.walls);
        let walls: Vec<Course> = walls.map(|&wall| Course::new(vec![wall])).collect();
        let to_wall = |point: Point| walls.iter().map(move |wall| wall.distance(point, WALL_SEEN));
        let wall = (0..SPOTS * SPOTS).map(|spot| to_wall(centre(spot)).fold(WALL_SEEN, f32::min));
        let mut mask = Mask { spots: built, room: Vec::new(), wall: wall.collect() };
        mask.grow_land(shape);
        mask.measure_room();
        mask
    }

    /// The piece at a point.
    pub fn piece(&self, point: Point) -> Option<u8> {
        let piece = self.spots[index(point)];
        (piece < MEETING).then_some(piece)
    }

    /// How much room there is around a point before another piece begins; the rim of the tile
    /// does not count.
    pub fn room(&self, point: Point) -> f32 {
        self.room[index(point)]
    }

    /// How much of the room around a point is free of walls too.
    pub fn free(&self, point: Point) -> f32 {
        self.room(point).min(self.wall[index(point)] - WALL_HALF - WALL_RISE)
    }

    /// Does the piece cover the spot in this column and row?
    pub fn covers(&self, piece: u8, column: usize, row: usize) -> bool {
        self.spots[row * SPOTS + column] == piece
    }

    /// The middles of the spots that a piece covers.
    pub fn points(&self, piece: u8) -> impl Iterator<Item = Point> {
        let spots = (0..SPOTS * SPOTS).filter(move |&spot| self.spots[spot] == piece);
        spots.map(centre)
    }

    /// Land grows from its half sides into what is left; land without a border takes the rest.
    fn grow_land(&mut self, shape: &Shape) {
        let mut rim: Vec<(usize, u8)> = Vec::new();
        for (piece, data) in (0u8..).zip(shape.pieces()) {
            if data.terrain == Terrain::Land {
                rim.extend(data.ports.iter().map(|port| (index(half_middle(port)), piece)));
            }
        }
        self.flood(rim);
        let inner =
            |piece: &landscape::Piece| piece.terrain == Terrain::Land && piece.ports.is_empty();
        if let Some(piece) = shape.pieces().iter().position(inner) {
            let free = self.spots.iter_mut().filter(|spot| **spot == NO_PIECE);
            free.for_each(|spot| *spot = piece as u8);
        }
    }

    fn flood(&mut self, mut rim: Vec<(usize, u8)>) {
        while !rim.is_empty() {
            let mut next = Vec::new();
            for (spot, piece) in rim {
                if self.spots[spot] == NO_PIECE {
                    self.spots[spot] = piece;
                    next.extend(beside(spot).map(|near| (near, piece)));
                }
            }
            rim = next;
        }
    }

    /// How far every spot is from the border of its piece: once forth, once back, each spot a
    /// step farther than its nearest neighbour.
    fn measure_room(&mut self) {
        let at_border = |spot: usize| beside(spot).any(|near| self.spots[near] != self.spots[spot]);
        let start = |spot| if at_border(spot) { SPOT / 2.0 } else { TILE };
        self.room = (0..SPOTS * SPOTS).map(start).collect();
        (0..SPOTS * SPOTS).for_each(|spot| self.relax(spot));
        (0..SPOTS * SPOTS).rev().for_each(|spot| self.relax(spot));
    }

    fn relax(&mut self, spot: usize) {
        let (x, y) = (spot % SPOTS, spot / SPOTS);
        let around = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (right, down)));
        for (right, down) in around {
            let (x, y) = (x.wrapping_add_signed(right), y.wrapping_add_signed(down));
            if x < SPOTS && y < SPOTS {
                let step =
                    if right != 0 && down != 0 { SPOT * std::f32::consts::SQRT_2 } else { SPOT };
                self.room[spot] = self.room[spot].min(self.room[y * SPOTS + x] + step);
            }
        }
    }
}

/// What people built at a point.
fn built(point: Point, plan: &Plan) -> u8 {
    if plan.shore && shore::is_sea(point) {
        return MEETING;
    }
    if plan.house.is_some_and(|house| point.distance(house) < HOUSE_PLACE) {
        return MEETING;
    }
    let bridge = |road: &&Road| !road.bridge.is_empty() && road.covers(point, ROAD_HALF);
    if let Some(road) = plan.roads.iter().find(bridge) {
        return road.piece;
    }
    let yard = plan.yard.filter(|_| in_yard(point));
    let town = || plan.towns.iter().find(|(_, town)| town.covers(point)).map(|&(piece, _)| piece);
    let road = || plan.roads.iter().find(|road| road.covers(point, ROAD_HALF));
    let meeting = plan.crossing && point.distance(Point::MIDDLE) < PLAZA;
    match yard.or_else(town) {
        Some(piece) => piece,
        None if meeting => MEETING,
        None => road().map_or(NO_PIECE, |road| road.piece),
    }
}

fn half_middle(port: Port) -> Point {
    let begin = Point::corner(port.side());
    let end = Point::corner(port.side().turned(Turns::new(1)));
    let part = match port.as_half() {
        Some(half) if half.right => 0.78,
        Some(_) => 0.22,
        None => 0.5,
    };
    begin.towards(end, part).towards(Point::MIDDLE, 0.02)
}

fn index(point: Point) -> usize {
    let place = |at: f32| ((at / SPOT) as usize).min(SPOTS - 1);
    place(point.y.max(0.0)) * SPOTS + place(point.x.max(0.0))
}

fn centre(spot: usize) -> Point {
    let middle = |at: usize| (at as f32 + 0.5) * SPOT;
    Point::new(middle(spot % SPOTS), middle(spot / SPOTS))
}

fn beside(spot: usize) -> impl Iterator<Item = usize> {
    let (x, y) = (spot % SPOTS, spot / SPOTS);
    let near = [(x.wrapping_sub(1), y), (x + 1, y), (x, y.wrapping_sub(1)), (x, y + 1)];
    near.into_iter().filter(|&(x, y)| x < SPOTS && y < SPOTS).map(|(x, y)| y * SPOTS + x)
}
