//! Where figures stand: on what they claim, with room around them and apart from each other.

use landscape::{Shape, Terrain};

use crate::mask::Mask;
use crate::plan::Plan;
use crate::point::Point;
use crate::sizes::{FIGURE_WIDTH, TILE};

/// More room than this is no better.
const ROOM_ENOUGH: f32 = 22.0;
/// Nearer to the rim than this, a figure would stand on two tiles.
const RIM_ENOUGH: f32 = 12.0;
/// However crowded a tile is, a figure has so much room and is so far from the rim.
const ROOM_LEAST: f32 = 7.0;
const RIM_LEAST: f32 = 9.0;
/// Nearer to each other or to a symbol than this is bad …
const APART_ENOUGH: f32 = FIGURE_WIDTH + 4.0;
/// … and farther than this is no better.
const APART_FULLY: f32 = FIGURE_WIDTH + 12.0;

/// A point that is taken, and how much farther than from a figure others stay from it.
pub type Taken = (Point, f32);

/// The monk's church is larger than he.
pub const YARD_REACH: f32 = 8.0;

/// The place of a figure for each piece, with the tile as written down. Those with the least
/// choice choose first.
pub fn stands(shape: &Shape, plan: &Plan, mask: &Mask, symbols: &[Taken]) -> Vec<Point> {
    let pieces = shape.pieces();
    let mut stands = vec![Point::MIDDLE; pieces.len()];
    let mut taken: Vec<Taken> = symbols.to_vec();
    taken.extend(plan.crossing.then_some((Point::MIDDLE, 0.0)));
    let mut order: Vec<usize> = (0..pieces.len()).collect();
    order.sort_by_key(|&piece| choice(pieces[piece].terrain, piece as u8, mask));
    for piece in order {
        stands[piece] = match pieces[piece].terrain {
            Terrain::Road => plan.road(piece as u8).map_or(Point::MIDDLE, |road| road.stand),
            Terrain::Monastery => Point::MIDDLE,
            Terrain::Town | Terrain::Land => best(mask, piece as u8, &taken, symbols),
        };
        let monastery = pieces[piece].terrain == Terrain::Monastery;
        taken.push((stands[piece], if monastery { YARD_REACH } else { 0.0 }));
    }
    stands
}

/// How much choice there is: none on a road or in a monastery, else as many spots as it has.
fn choice(terrain: Terrain, piece: u8, mask: &Mask) -> usize {
    match terrain {
        Terrain::Road | Terrain::Monastery => 0,
        Terrain::Town | Terrain::Land => mask.points(piece).count(),
    }
}

/// The best place on a piece beside what is taken, symbols above all.
fn best(mask: &Mask, piece: u8, taken: &[Taken], symbols: &[Taken]) -> Point {
    let merit = |point: Point| {
        let room = mask.room(point).min(ROOM_ENOUGH);
        let rim = (RIM_ENOUGH - point.rim()).max(0.0);
        let near = |taken: &[Taken], wanted: f32| {
            let lacks = |(at, reach): &Taken| (wanted + reach - at.distance(point)).max(0.0);
            taken.iter().map(lacks).sum::<f32>()
        };
        let crowd = near(taken, APART_ENOUGH) + near(symbols, APART_ENOUGH);
        let crowd = crowd + 0.3 * near(taken, APART_FULLY);
        let cut = (RIM_LEAST - point.rim()).max(0.0) + (ROOM_LEAST - room).max(0.0);
        room - 2.0 * rim - 6.0 * cut - crowd - 0.03 * point.distance(Point::MIDDLE)
    };
    most(mask, piece, merit)
}

/// So much room an animal needs.
const ANIMAL_ROOM: f32 = 10.0;
/// How far a symbol is from others and from figures, besides its own room.
const SYMBOL_APART: f32 = 14.0;

/// A place for a symbol of a piece, inside the tile and beside what is taken.
pub fn beside(mask: &Mask, piece: u8, taken: &[Point]) -> Point {
    let taken = &taken.iter().map(|&at| (at, 0.0)).collect::<Vec<Taken>>();
    most(mask, piece, |point| merit(mask, point, ANIMAL_ROOM, taken))
}

/// How good a point is for a symbol that needs so much room.
fn merit(mask: &Mask, point: Point, room: f32, taken: &[Taken]) -> f32 {
    let apart = SYMBOL_APART + room;
    let crowd = |(at, reach): &Taken| (apart + reach - at.distance(point)).max(0.0);
    let rim = (room - point.rim()).max(0.0);
    let room = mask.free(point).min(room);
    3.0 * room - 6.0 * rim - taken.iter().map(crowd).sum::<f32>()
}

/// A large symbol finds room enough where so many spots are beside it.
const ROOMY: f32 = 2500.0;

/// A place for a symbol that belongs to no piece and needs so much room: on the land, or in a town where that has more
/// room for it and a figure.
pub fn roomy(mask: &Mask, shape: &Shape, room: f32, taken: &[Taken]) -> Point {
    let open = (0u8..).zip(shape.pieces()).filter_map(|(piece, data)| match data.terrain {
        Terrain::Land => Some((piece, 0.0)),
        Terrain::Town => Some((piece, 3.0)),
        Terrain::Road | Terrain::Monastery => None,
    });
    let best = open.map(|(piece, worse)| {
        let taken = &with_figure(mask, piece, taken);
        let at = most(mask, piece, |point| merit(mask, point, room, taken));
        let wide = (mask.points(piece).count() as f32).min(ROOMY) / ROOMY;
        (merit(mask, at, room, taken) + 24.0 * wide - worse, at)
    });
    best.max_by(|a, b| a.0.total_cmp(&b.0)).map_or(Point::MIDDLE, |(_, at)| at)
}

/// What is taken, and where a figure on the piece would stand if it had the choice.
fn with_figure(mask: &Mask, piece: u8, taken: &[Taken]) -> Vec<Taken> {
    let figure = best(mask, piece, taken, &[]);
    taken.iter().copied().chain([(figure, 0.0)]).collect()
}

/// How far the middle of an inn is from its road at least and at most, and how much farther from
/// other roads.
const INN_ASIDE: (f32, f32) = (16.0, 24.0);
const INN_APART: f32 = 12.0;
/// How much room it needs.
const INN_ROOM: f32 = 12.0;

/// A place for an inn: on the land, at its own road and at no other.
pub fn beside_road(mask: &Mask, plan: &Plan, road: u8, shape: &Shape, taken: &[Taken]) -> Point {
    let to_road = |point: Point, own: bool| {
        let roads = plan.roads.iter().filter(move |other| (other.piece == road) == own);
        let courses = roads.flat_map(|road| &road.courses);
        courses.map(|course| course.distance(point, TILE)).fold(TILE, f32::min)
    };
    let land = (0u8..).zip(shape.pieces()).filter(|(_, data)| data.terrain == Terrain::Land);
    let best = land.map(|(piece, _)| {
        let taken = &with_figure(mask, piece, taken);
        let worth = |point: Point| {
            let aside = to_road(point, true);
            let unclear = (aside + INN_APART - to_road(point, false)).max(0.0);
            let off = (aside - INN_ASIDE.1).max(INN_ASIDE.0 - aside).max(0.0);
            merit(mask, point, INN_ROOM, taken) - 3.0 * off - unclear
        };
        let at = most(mask, piece, worth);
        (worth(at), at)
    });
    best.max_by(|a, b| a.0.total_cmp(&b.0)).map_or(Point::MIDDLE, |(_, at)| at)
}

/// The point of a piece with most merit.
fn most(mask: &Mask, piece: u8, merit: impl Fn(Point) -> f32) -> Point {
    let points = mask.points(piece).map(|point| (merit(point), point));
    let best = points.max_by(|a, b| a.0.total_cmp(&b.0));
    best.map_or(Point::MIDDLE, |(_, point)| point)
}
