//! Bridges over roads and towns, and the mouths of tunnels.

use landscape::Turns;

use crate::palette::{INK, LEAVES, ROAD, ROAD_EDGE, SHADE, STONE, WALL_INK, WALL_TOP};
use crate::pen::Pen;
use crate::plan::Plan;
use crate::point::{Point, short};
use crate::sizes::ROAD_HALF;

/// How wide a parapet is.
const PARAPET: f32 = 1.9;

/// All bridges and mouths of a plan as it lies; they are seen from afar.
pub fn draw(plan: &Plan, turns: Turns) -> String {
    let bridges = plan.roads.iter().filter(|road| !road.bridge.is_empty());
    let bridges = bridges.map(|road| bridge(&road.bridge, turns));
    let mouths = plan.roads.iter().flat_map(|road| &road.mouths);
    bridges.chain(mouths.map(|at| mouth(at.turned(turns)))).collect()
}

/// A road between two parapets, and its shadow.
fn bridge(middle: &[Point], turns: Turns) -> String {
    let points: Vec<Point> = middle.iter().map(|point| point.turned(turns)).collect();
    let mut pen = Pen::default();
    let Some((first, rest)) = points.split_first() else { return String::new() };
    pen.put('M', &[*first]);
    pen.put('L', rest);
    let stroke = |colour: &str, half: f32, more: &str| {
        let width = short(2.0 * half);
        format!(
            "<path d='{}' fill='none' stroke='{colour}' stroke-width='{width}'{more}/>",
            pen.data()
        )
    };
    [
        stroke(SHADE, ROAD_HALF + PARAPET + 0.8, " opacity='.3' transform='translate(1.4 2)'"),
        stroke(WALL_INK, ROAD_HALF + PARAPET + 0.7, ""),
        stroke(WALL_TOP, ROAD_HALF + PARAPET - 0.2, ""),
        stroke(ROAD_EDGE, ROAD_HALF - 0.4, ""),
        stroke(ROAD, ROAD_HALF - 1.3, ""),
    ]
    .concat()
}

/// Where a road enters a hill.
fn mouth(at: Point) -> String {
    format!(
        "<g transform='translate({} {})' stroke='{INK}' stroke-width='1.1' stroke-linejoin='round'>\
         <path d='M-12 4Q-11.6-9 0-9.4 11.6-9 12 4Z' fill='{}'/>\
         <path d='M-8 5V-1Q-7.6-6.4 0-6.6 7.6-6.4 8 -1V5Z' fill='{STONE}'/>\
         <path d='M-5 5V0Q-4.6-3.6 0-3.8 4.6-3.6 5 0V5Z' fill='{INK}'/></g>",
        short(at.x),
        short(at.y),
        LEAVES[0],
    )
}
