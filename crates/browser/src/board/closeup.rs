//! What must be chosen in one place is chosen from near by: when all that can be touched now lies close
//! together and is small on the screen, the camera goes there by itself, and back afterwards.

use leptos::prelude::window;
use stage::{Point, Rect, Scene, UNIT};

use super::lens::Lens;

/// The side of what a finger hits without care, in points.
const FINGER: f32 = 44.0;

/// The side of what a mouse hits without care: the camera leaves what is larger where it is.
const MOUSE: f32 = 24.0;

/// Things that lie within so many units lie close together: a tile and those around it.
const CLOSE: f32 = 3.4 * UNIT;

/// Goes to what can be touched, if that is `wanted` now, or comes back from it.
pub fn follow(lens: Lens, scene: &Scene, wanted: bool, fingers: bool) {
    match acting(scene).filter(|_| wanted) {
        Some((part, side)) if part.width.max(part.height) <= CLOSE => {
            let least = if fingers { FINGER } else { MOUSE };
            // Who is near by already goes from one place to the other: a tower may stand elsewhere.
            if lens.is_close() || lens.peek_scale() < f64::from(least / side) {
                lens.go_close(part, f64::from(FINGER / side));
            }
        }
        _ => lens.come_back(),
    }
}

/// Is this touched with fingers? Asked once: the browser lays the whole page out before it answers.
pub fn has_fingers() -> bool {
    let coarse = window().match_media("(pointer: coarse)").ok().flatten();
    coarse.is_some_and(|coarse| coarse.matches())
}

/// The extent of all that can be touched now, and the shortest side of any of it.
fn acting(scene: &Scene) -> Option<(Rect, f32)> {
    let areas = scene.items.iter().filter_map(|item| {
        let touch = item.touch.as_ref().filter(|touch| touch.acts)?;
        let (at, area) = (item.at, touch.area);
        let at = Point { x: at.x + area.at.x, y: at.y + area.at.y };
        Some((Rect { at, ..area }, area.width.min(area.height)))
    });
    areas.reduce(|(one, short), (other, side)| (around(one, other), short.min(side)))
}

pub fn around(one: Rect, other: Rect) -> Rect {
    let at = Point { x: one.at.x.min(other.at.x), y: one.at.y.min(other.at.y) };
    let right = (one.at.x + one.width).max(other.at.x + other.width);
    let bottom = (one.at.y + one.height).max(other.at.y + other.height);
    Rect { at, width: right - at.x, height: bottom - at.y }
}
