//! The area of a piece as path data, to be lit up or hatched.

use landscape::{Shape, Terrain, Turns};

use crate::curve::Curve;
use crate::mask::Mask;
use crate::pen::Pen;
use crate::plan::Plan;
use crate::point::Point;
use crate::sizes::{ROAD_HALF, YARD_HALF, YARD_ROUND};
use crate::trace;

/// The area of a piece of a tile as it lies.
pub fn region(shape: &Shape, plan: &Plan, mask: &Mask, piece: u8, turns: Turns) -> String {
    let mut pen = Pen::default();
    match shape.pieces().get(piece as usize).map(|data| data.terrain) {
        Some(Terrain::Town) if !plan.is_pierced(piece) => town(plan, piece, turns, &mut pen),
        Some(Terrain::Road) if !plan.is_cut_short(piece) => road(plan, piece, turns, &mut pen),
        Some(Terrain::Monastery) => yard(&mut pen),
        Some(Terrain::Land | Terrain::Town | Terrain::Road) => traced(mask, piece, turns, &mut pen),
        None => {}
    }
    pen.data().to_owned()
}

fn town(plan: &Plan, piece: u8, turns: Turns, pen: &mut Pen) {
    let Some(town) = plan.town(piece) else { return };
    let outline: Vec<Curve> = town.outline.iter().map(|curve| curve.turned(turns)).collect();
    pen.curves(&outline);
    pen.close();
}

fn road(plan: &Plan, piece: u8, turns: Turns, pen: &mut Pen) {
    for course in plan.road(piece).iter().flat_map(|road| &road.courses) {
        let band = course.band(ROAD_HALF).into_iter();
        pen.outline(&band.map(|point| point.on_tile().turned(turns)).collect::<Vec<_>>());
    }
}

fn traced(mask: &Mask, piece: u8, turns: Turns, pen: &mut Pen) {
    for outline in trace::outlines(mask, piece) {
        let turned: Vec<Point> = outline.iter().map(|point| point.turned(turns)).collect();
        trace::draw(&turned, pen);
    }
}

/// The yard of a monastery: a square with round corners around the middle, the same however the
/// tile lies.
pub fn yard(pen: &mut Pen) {
    let corner = |right: f32, down: f32| Point::MIDDLE.shifted(right * YARD_HALF, down * YARD_HALF);
    let corners = [corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)];
    let part = YARD_ROUND / (2.0 * YARD_HALF);
    for (place, &here) in corners.iter().enumerate() {
        let (before, after) = (corners[(place + 3) % 4], corners[(place + 1) % 4]);
        pen.put(if place == 0 { 'M' } else { 'L' }, &[here.towards(before, part)]);
        pen.put('Q', &[here, here.towards(after, part)]);
    }
    pen.close();
}
