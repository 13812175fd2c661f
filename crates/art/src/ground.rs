//! The ground of a tile: meadows, roads, the floor of towns and their walls.

use landscape::Turns;

use crate::curve::Curve;
use crate::paint::{Canvas, Paint};
use crate::pen::Pen;
use crate::plan::Plan;
use crate::point::Point;
use crate::region;
use crate::scatter::Scatter;
use crate::sizes::{HOUSE_PLACE, PLAZA, WALL_RISE};

/// Paints the ground of a plan as it lies.
pub fn paint(plan: &Plan, turns: Turns, canvas: &mut Canvas) {
    roads(plan, turns, canvas);
    for (_, town) in &plan.towns {
        let outline: Vec<Curve> = town.outline.iter().map(|curve| curve.turned(turns)).collect();
        canvas.pen(Paint::Town).curves(&outline);
        canvas.pen(Paint::Town).close();
        town.walls.iter().for_each(|wall| paint_wall(&wall.turned(turns), canvas));
    }
    if plan.yard.is_some() {
        region::yard(canvas.pen(Paint::Yard));
    }
}

fn roads(plan: &Plan, turns: Turns, canvas: &mut Canvas) {
    for course in plan.roads.iter().flat_map(|road| &road.courses) {
        let curves: Vec<Curve> = course.curves().iter().map(|curve| curve.turned(turns)).collect();
        for paint in [Paint::RoadEdge, Paint::Road, Paint::Rut] {
            canvas.pen(paint).curves(&curves);
        }
    }
    if plan.crossing {
        circle(canvas.pen(Paint::Plaza), Point::MIDDLE, PLAZA);
    }
    if let Some(house) = plan.house {
        circle(canvas.pen(Paint::Plaza), house.turned(turns), HOUSE_PLACE);
    }
}

/// A wall stands up: its top is lighter and lies above its face.
fn paint_wall(wall: &Curve, canvas: &mut Canvas) {
    // A little beyond the corners of the tile, so that no gap is left where walls meet.
    let from = wall.from.towards(wall.lean, -0.08);
    let whole = Curve { from, to: wall.to.towards(wall.reach, -0.08), ..*wall };
    let raised = whole.map(|point| point.shifted(0.0, -WALL_RISE / 2.0));
    let foot = whole.map(|point| point.shifted(0.0, WALL_RISE / 2.0));
    canvas.pen(Paint::WallFoot).curves(&[foot]);
    canvas.pen(Paint::WallFoot).curves(&[raised]);
    canvas.pen(Paint::WallFace).curves(&[foot]);
    canvas.pen(Paint::WallTop).curves(&[raised]);
    canvas.pen(Paint::Joint).curves(&[raised]);
}

/// A circle of four soft corners.
pub fn circle(pen: &mut Pen, at: Point, radius: f32) {
    let curve = 0.5523 * radius;
    let quarter = |turns: u8| {
        let [from, lean, reach, to] =
            [(radius, 0.0), (radius, curve), (curve, radius), (0.0, radius)];
        let place = |(x, y): (f32, f32)| {
            let (x, y) = (0..turns).fold((x, y), |(x, y), _| (-y, x));
            at.shifted(x, y)
        };
        Curve { from: place(from), lean: place(lean), reach: place(reach), to: place(to) }
    };
    pen.curves(&[0, 1, 2, 3].map(quarter));
    pen.close();
}

/// Six winds, nearly even.
const WINDS: [(f32, f32); 6] =
    [(1.0, 0.0), (0.5, 0.9), (-0.5, 0.9), (-1.0, 0.0), (-0.5, -0.9), (0.5, -0.9)];

/// Meadows of another green; they lie within the tile, so that no seam shows at its rim.
pub fn meadows(scatter: &mut Scatter, canvas: &mut Canvas) {
    for _ in 0..2 {
        let at = scatter.near(Point::MIDDLE, 24.0);
        let wide = scatter.between(15.0, 24.0);
        let outline = WINDS.map(|(right, down)| {
            let far = wide * scatter.between(0.7, 1.15);
            at.shifted(1.1 * right * far, 0.75 * down * far)
        });
        canvas.pen(Paint::Meadow).rough_blob(&outline);
    }
}
