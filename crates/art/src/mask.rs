//! Which piece covers which spot of a tile, fine enough to find room for figures and trees.

use landscape::{NO_PIECE, Port, Shape, Terrain};

use crate::outline::{Town, roads, towns};
use crate::point::{Curve, Point, TILE};

/// Spots along a side.
const SPOTS: usize = 50;
const SPOT: f32 = TILE / SPOTS as f32;

/// Half the width of a road with its edges.
pub const ROAD_HALF: f32 = 6.0;
/// Half the width of a monastery's yard.
const YARD: f32 = 20.0;

/// The ground plan of a tile kind, not turned.
#[derive(Clone, Debug)]
pub struct Mask {
    spots: Vec<u8>,
    /// How far each spot is from the border of its piece, in units of the tile.
    room: Vec<f32>,
}

impl Mask {
    /// The ground plan of a shape.
    pub fn new(shape: &Shape) -> Mask {
        let mut mask = Mask { spots: vec![NO_PIECE; SPOTS * SPOTS], room: Vec::new() };
        let towns = towns(shape.pieces());
        let outlines: Vec<Town> = towns.iter().map(|(_, town)| town.clone()).collect();
        let roads = roads(shape.pieces(), &outlines);
        let yard = shape.pieces().iter().position(|piece| piece.terrain == Terrain::Cloister);
        for spot in 0..SPOTS * SPOTS {
            mask.spots[spot] = built(centre(spot), &towns, &roads, yard);
        }
        mask.grow_land(shape);
        mask.room = (0..SPOTS * SPOTS).map(|spot| mask.measure(spot)).collect();
        mask
    }

    /// The spot of a piece that is farthest from everything else: where a figure stands.
    pub fn stand(&self, piece: u8) -> Point {
        let spots = (0..SPOTS * SPOTS).filter(|&spot| self.spots[spot] == piece);
        let best = spots.max_by(|&a, &b| self.merit(a).total_cmp(&self.merit(b)));
        best.map_or(Point::MIDDLE, centre)
    }

    /// Room first; among equals, near the middle of the tile.
    fn merit(&self, spot: usize) -> f32 {
        self.room[spot].min(15.0) - 0.02 * centre(spot).distance(Point::MIDDLE)
    }

    /// The piece at a point.
    pub fn piece(&self, point: Point) -> Option<u8> {
        let piece = self.spots[index(point)];
        (piece != NO_PIECE).then_some(piece)
    }

    /// How much room there is around a point before another piece begins.
    pub fn room(&self, point: Point) -> f32 {
        self.room[index(point)]
    }

    /// Land grows from its half sides into what is left; land without a border takes the rest.
    fn grow_land(&mut self, shape: &Shape) {
        let mut rim: Vec<(usize, u8)> = Vec::new();
        for (piece, data) in shape.pieces().iter().enumerate() {
            if data.terrain != Terrain::Land {
                continue;
            }
            rim.extend(data.ports.iter().map(|port| (index(half_middle(port)), piece as u8)));
            if data.ports.is_empty() {
                rim.push((index(Point::MIDDLE), piece as u8));
            }
        }
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

    /// The distance to the nearest spot of another piece; the rim of the tile counts half.
    fn measure(&self, spot: usize) -> f32 {
        let here = centre(spot);
        let rim = here.x.min(here.y).min(TILE - here.x).min(TILE - here.y) + 4.0;
        let reach = (16.0 / SPOT) as isize;
        let (x, y) = ((spot % SPOTS) as isize, (spot / SPOTS) as isize);
        let mut room = rim.min(16.0);
        for (dx, dy) in (-reach..=reach).flat_map(|dx| (-reach..=reach).map(move |dy| (dx, dy))) {
            let (x, y) = (x + dx, y + dy);
            let inside = (0..SPOTS as isize).contains(&x) && (0..SPOTS as isize).contains(&y);
            if inside && self.spots[y as usize * SPOTS + x as usize] != self.spots[spot] {
                room = room.min((dx as f32).hypot(dy as f32) * SPOT);
            }
        }
        room
    }
}

fn built(
    point: Point,
    towns: &[(usize, Town)],
    roads: &[(usize, Curve)],
    yard: Option<usize>,
) -> u8 {
    let near = |curve: &Curve| curve.points().any(|other| other.distance(point) < ROAD_HALF);
    let in_yard = (point.x - 50.0).abs() < YARD && (point.y - 50.0).abs() < YARD;
    let town = towns.iter().find(|(_, town)| town.covers(point)).map(|&(piece, _)| piece);
    let road = || roads.iter().find(|(_, curve)| near(curve)).map(|&(piece, _)| piece);
    let yard = yard.filter(|_| in_yard);
    yard.or(town).or_else(road).map_or(NO_PIECE, |piece| piece as u8)
}

fn half_middle(port: Port) -> Point {
    let begin = Point::corner(port.side());
    let end = Point::corner(port.side().turned(landscape::Turns::new(1)));
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
    Point::new((spot % SPOTS) as f32 * SPOT + SPOT / 2.0, (spot / SPOTS) as f32 * SPOT + SPOT / 2.0)
}

fn beside(spot: usize) -> impl Iterator<Item = usize> {
    let (x, y) = (spot % SPOTS, spot / SPOTS);
    let near = [(x.wrapping_sub(1), y), (x + 1, y), (x, y.wrapping_sub(1)), (x, y + 1)];
    near.into_iter().filter(|&(x, y)| x < SPOTS && y < SPOTS).map(|(x, y)| y * SPOTS + x)
}
