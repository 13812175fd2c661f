//! Where figures stand: on what they claim, with room around them and apart from each other.

use landscape::{Shape, Terrain};

use crate::mask::Mask;
use crate::plan::Plan;
use crate::point::Point;
use crate::sizes::FIGURE_WIDTH;

/// More room than this is no better.
const ROOM_ENOUGH: f32 = 22.0;
/// Nearer to the rim than this, a figure would stand on two tiles.
const RIM_ENOUGH: f32 = 13.0;
/// Nearer to each other or to a symbol than this is bad …
const APART_ENOUGH: f32 = FIGURE_WIDTH + 4.0;
/// … and farther than this is no better.
const APART_FULLY: f32 = FIGURE_WIDTH + 12.0;

/// The place of a figure for each piece, with the tile as written down. Those with the least
/// choice choose first.
pub fn stands(shape: &Shape, plan: &Plan, mask: &Mask, symbols: &[Point]) -> Vec<Point> {
    let pieces = shape.pieces();
    let mut stands = vec![Point::MIDDLE; pieces.len()];
    let mut taken: Vec<Point> = symbols.to_vec();
    taken.extend(plan.crossing.then_some(Point::MIDDLE));
    let mut order: Vec<usize> = (0..pieces.len()).collect();
    order.sort_by_key(|&piece| choice(pieces[piece].terrain, piece as u8, mask));
    for piece in order {
        stands[piece] = match pieces[piece].terrain {
            Terrain::Road => plan.road(piece as u8).map_or(Point::MIDDLE, |road| road.half_way()),
            Terrain::Cloister => Point::MIDDLE,
            Terrain::Town | Terrain::Land => best(mask, piece as u8, &taken),
        };
        taken.push(stands[piece]);
    }
    stands
}

/// How much choice there is: none on a road or in a monastery, else as many spots as it has.
fn choice(terrain: Terrain, piece: u8, mask: &Mask) -> usize {
    match terrain {
        Terrain::Road | Terrain::Cloister => 0,
        Terrain::Town | Terrain::Land => mask.points(piece).count(),
    }
}

fn best(mask: &Mask, piece: u8, taken: &[Point]) -> Point {
    let merit = |point: Point| {
        let room = mask.room(point).min(ROOM_ENOUGH);
        let rim = (RIM_ENOUGH - point.rim()).max(0.0);
        let near = |wanted: f32| {
            taken.iter().map(|other| (wanted - other.distance(point)).max(0.0)).sum::<f32>()
        };
        let crowd = near(APART_ENOUGH) + 0.3 * near(APART_FULLY);
        room - 1.5 * rim - crowd - 0.03 * point.distance(Point::MIDDLE)
    };
    most(mask, piece, merit)
}

/// A symbol needs so much room …
const SYMBOL_ROOM: f32 = 10.0;
/// … and is so far from others, and from figures, where that can be had.
const SYMBOL_APART: f32 = 24.0;

/// A place for a symbol of a piece, inside the tile and beside what is taken.
pub fn beside(mask: &Mask, piece: u8, taken: &[Point]) -> Point {
    let merit = |point: Point| {
        let crowd = |other: &Point| (SYMBOL_APART - other.distance(point)).max(0.0);
        let rim = (SYMBOL_ROOM - point.rim()).max(0.0);
        let room = mask.free(point).min(SYMBOL_ROOM);
        3.0 * room - 6.0 * rim - taken.iter().map(crowd).sum::<f32>()
    };
    most(mask, piece, merit)
}

/// The point of a piece with most merit.
fn most(mask: &Mask, piece: u8, merit: impl Fn(Point) -> f32) -> Point {
    let points = mask.points(piece).map(|point| (merit(point), point));
    let best = points.max_by(|a, b| a.0.total_cmp(&b.0));
    best.map_or(Point::MIDDLE, |(_, point)| point)
}
