//! Towns: walls with towers, streets of houses, a church or a keep now and then.

use crate::curve::Curve;
use crate::ground::circle;
use crate::mask::SPOT;
use crate::paint::{Canvas, Paint};
use crate::pen::Size;
use crate::plan::Plan;
use crate::point::Point;
use crate::site::{Frame, Site};
use crate::things::{
    BATTLEMENT, CHAPEL, CHURCH, COTTAGE, GABLE, GATE, KEEP, LONGHOUSE, SAPLING, SPIRE, TURRET,
    Thing, WELL,
};

/// What people build.
#[derive(Debug)]
pub struct Builders {
    /// Houses, as often as they are listed.
    pub homes: [&'static Thing; 7],
    /// What stands out in a town that has room for it.
    pub landmarks: [&'static Thing; 3],
    /// What shows that roads end where they meet, and how far its foot is below the middle.
    pub crossings: [(&'static Thing, f32); 4],
}

/// What is built of stone and plaster.
pub const OLD_WORLD: Builders = Builders {
    homes: [&COTTAGE, &COTTAGE, &COTTAGE, &LONGHOUSE, &GABLE, &GABLE, &TURRET],
    landmarks: [&CHURCH, &CHURCH, &KEEP],
    crossings: [(&WELL, 4.0), (&COTTAGE, 3.4), (&TURRET, 4.0), (&CHAPEL, 4.0)],
};

/// Half the width of the paved place where a knight stands.
const PAVED: f32 = 10.0;
/// The most houses on a tile: beyond it a town is a carpet, and the picture too long.
const HOUSES_MAX: usize = 24;
/// The ground that a house and its street take up.
const HOUSE_GROUND: f32 = 220.0;
/// Towns on less ground have no landmark.
const LANDMARK_GROUND: f32 = 3000.0;

/// Towers on the walls and gates in them; they are there before the houses.
pub fn fortify(plan: &Plan, site: &mut Site<'_>, canvas: &mut Canvas) {
    for gate in &plan.gates {
        raise(&GATE, gate.turned(site.turns()), site, canvas);
    }
    if let Some(end) = plan.house {
        raise(&COTTAGE, end.turned(site.turns()).shifted(0.0, 3.0), site, canvas);
    }
    for wall in plan.towns.iter().flat_map(|(_, town)| &town.walls) {
        let tower = if site.scatter.chance(50) { &SPIRE } else { &BATTLEMENT };
        for &part in tower_places(wall) {
            let part = part + site.scatter.between(-0.02, 0.02);
            raise(tower, wall.at(part).turned(site.turns()), site, canvas);
        }
    }
}

/// Where along a wall its towers stand; clear of the middle, where a gate may be and where a
/// knight stands close by. Only the long wall around a corner has one there.
fn tower_places(wall: &Curve) -> &'static [f32] {
    let around_corner = wall.from.x != wall.to.x && wall.from.y != wall.to.y;
    if around_corner { &[0.22, 0.5, 0.78] } else { &[0.29, 0.71] }
}

/// Sets a thing down where nothing else may come.
pub fn raise(thing: &Thing, at: Point, site: &mut Site<'_>, canvas: &mut Canvas) {
    thing.set(canvas, at, Size::PLAIN, Paint::Roof);
    site.take(Frame::of(thing, at, 1.0));
}

/// What shows that roads end where they meet.
pub fn crossing(by: &Builders, site: &mut Site<'_>, canvas: &mut Canvas) {
    let (thing, down) = site.scatter.pick(by.crossings);
    let roof = site.scatter.pick([Paint::Roof, Paint::RoofLight, Paint::RoofDark]);
    thing.set(canvas, Point::MIDDLE.shifted(0.0, down), Size::PLAIN, roof);
}

/// A town: its paved place, its landmark, its houses, a few trees.
pub fn build(by: &Builders, piece: u8, knight: Point, site: &mut Site<'_>, canvas: &mut Canvas) {
    circle(canvas.pen(Paint::Paving), knight.shifted(0.0, 4.0), PAVED);
    let spots = site.spots(piece);
    let ground = spots.len() as f32 * SPOT * SPOT;
    if ground > LANDMARK_GROUND && site.scatter.chance(75) {
        let landmark = site.scatter.pick(by.landmarks);
        if let Some(at) = (0..40).find_map(|_| place(landmark, 0.95, piece, &spots, site)) {
            landmark.set(canvas, at, Size::new(0.95, false), Paint::Roof);
        }
    }
    let wanted = ((ground / HOUSE_GROUND) as usize).min(HOUSES_MAX);
    let mut houses = streets(by, piece, wanted, &spots, site);
    houses.sort_by(|a, b| a.at.y.total_cmp(&b.at.y));
    houses.iter().for_each(|house| house.kind.set(canvas, house.at, house.size, house.roof));
    for _ in 0..wanted {
        if let Some(at) = place(&SAPLING, 1.0, piece, &spots, site) {
            SAPLING.set(canvas, at, Size::PLAIN, Paint::Roof);
        }
    }
}

/// Takes up room for a thing at a chance spot of a town.
fn place(
    thing: &Thing,
    scale: f32,
    piece: u8,
    spots: &[Point],
    site: &mut Site<'_>,
) -> Option<Point> {
    let at = site.scatter.one_of(spots)?;
    site.claim(thing, at, scale, piece).then_some(at)
}

/// Where the neighbours of a house stand.
const NEIGHBOURS: [(f32, f32); 7] =
    [(0.0, 0.0), (10.2, 0.6), (-10.2, 0.4), (4.8, 7.7), (-5.4, 7.5), (5.2, -7.6), (-5.0, -7.8)];

struct House {
    kind: &'static Thing,
    at: Point,
    size: Size,
    roof: Paint,
}

/// Houses stand together: wherever there is room for one, its neighbours are tried first.
fn streets(
    by: &Builders,
    piece: u8,
    wanted: usize,
    spots: &[Point],
    site: &mut Site<'_>,
) -> Vec<House> {
    const TRIES: usize = 80;
    let mut houses: Vec<House> = Vec::new();
    for _ in 0..TRIES {
        let Some(centre) = site.scatter.one_of(spots) else { break };
        for (right, down) in NEIGHBOURS {
            let at = site.scatter.near(centre.shifted(right, down), 0.7);
            if houses.len() < wanted {
                houses.extend(house(by, at, piece, site));
            }
        }
    }
    houses
}

fn house(by: &Builders, at: Point, piece: u8, site: &mut Site<'_>) -> Option<House> {
    let kind = site.scatter.pick(by.homes);
    let scale = site.scatter.between(0.72, 1.0);
    let size = Size::new(scale, site.scatter.chance(45));
    let roofs = [Paint::Roof, Paint::Roof, Paint::RoofLight, Paint::RoofLight, Paint::RoofDark];
    let roof = site.scatter.pick(roofs);
    site.claim(kind, at, scale, piece).then_some(House { kind, at, size, roof })
}
