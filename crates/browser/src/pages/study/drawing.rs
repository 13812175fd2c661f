//! Marks and arrows on the board.

use stage::{Item, Point, Scene};
use study::{Colour, Drawing};

/// How wide a line is, and its light rim, in units of the board.
const LINE: f32 = 5.0;
const RIM: f32 = 9.0;

/// How far a mark reaches at most: within a tile.
const REACH_MOST: f32 = 38.0;
const REACH_LEAST: f32 = 11.0;

/// How far from the middles of things an arrow begins and ends, and how long its head is.
const ASIDE: f32 = 12.0;
const HEAD: f32 = 20.0;

/// Where a thing is, and how far a mark around it reaches.
#[derive(Clone, Copy)]
struct Spot {
    middle: Point,
    reach: f32,
}

/// What is drawn, where the things are that it is drawn on; what is not on the board now is left out.
pub fn items<'a>(drawings: impl Iterator<Item = &'a Drawing>, scene: &Scene) -> Vec<Item> {
    drawings.filter_map(|drawing| item(drawing, scene)).collect()
}

fn item(drawing: &Drawing, scene: &Scene) -> Option<Item> {
    let from = spot(&drawing.at, scene)?;
    let path = match &drawing.to {
        None => mark(from, drawing.colour),
        Some(to) => arrow(from.middle, spot(to, scene)?.middle)?,
    };
    let ink = ink(drawing.colour);
    let line = "fill='none' stroke-linecap='round' stroke-linejoin='round'";
    let art = format!(
        "<path d='{path}' {line} stroke='#fffaf0' stroke-opacity='.85' stroke-width='{RIM}'/>\
         <path d='{path}' {line} stroke='{ink}' stroke-width='{LINE}'/>"
    );
    let to = drawing.to.as_deref().unwrap_or_default();
    let key = format!("drawing:{}:{to}:{}:{path}", drawing.at, drawing.colour.key());
    Some(Item {
        key,
        class: "drawing".to_owned(),
        at: Point::default(),
        turned: 0,
        art: art.into(),
        touch: None,
    })
}

fn spot(target: &str, scene: &Scene) -> Option<Spot> {
    let found = scene.items.iter().find_map(|item| {
        let touch = item.touch.as_ref().filter(|touch| touch.target == target)?;
        Some((item.at, touch.area))
    });
    let (at, area) = found?;
    let middle =
        Point { x: at.x + area.at.x + area.width / 2.0, y: at.y + area.at.y + area.height / 2.0 };
    let reach = area.width.min(area.height) * 0.4;
    Some(Spot { middle, reach: reach.clamp(REACH_LEAST, REACH_MOST) })
}

/// Each colour has a form of its own.
fn mark(Spot { middle: Point { x, y }, reach }: Spot, colour: Colour) -> String {
    let (left, right, above, below) = (x - reach, x + reach, y - reach, y + reach);
    match colour {
        Colour::Green => format!(
            "M{left:.1} {y:.1}A{reach:.1} {reach:.1} 0 1 1 {right:.1} {y:.1}\
             A{reach:.1} {reach:.1} 0 1 1 {left:.1} {y:.1}Z"
        ),
        Colour::Red => format!(
            "M{left:.1} {above:.1}L{right:.1} {below:.1}M{right:.1} {above:.1}L{left:.1} {below:.1}"
        ),
        Colour::Blue => format!("M{left:.1} {above:.1}H{right:.1}V{below:.1}H{left:.1}Z"),
        Colour::Yellow => {
            format!("M{x:.1} {above:.1}L{right:.1} {y:.1}L{x:.1} {below:.1}L{left:.1} {y:.1}Z")
        }
    }
}

/// A line with a head; nothing where the two places are one.
fn arrow(from: Point, to: Point) -> Option<String> {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy);
    if length < 2.0 * ASIDE + 1.0 {
        return None;
    }
    let (ex, ey) = (dx / length, dy / length);
    let (sx, sy) = (from.x + ex * ASIDE, from.y + ey * ASIDE);
    let (tx, ty) = (to.x - ex * ASIDE, to.y - ey * ASIDE);
    let head = HEAD.min(length / 2.0);
    let wing = |side: f32| {
        (tx - head * (ex * 0.87 - side * ey * 0.5), ty - head * (ey * 0.87 + side * ex * 0.5))
    };
    let ((ax, ay), (bx, by)) = (wing(1.0), wing(-1.0));
    Some(format!(
        "M{sx:.1} {sy:.1}L{tx:.1} {ty:.1}M{ax:.1} {ay:.1}L{tx:.1} {ty:.1}L{bx:.1} {by:.1}"
    ))
}

/// Dark enough to be seen on every ground.
pub fn ink(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "#176f3d",
        Colour::Red => "#b02a20",
        Colour::Blue => "#155f9e",
        Colour::Yellow => "#b27a00",
    }
}
