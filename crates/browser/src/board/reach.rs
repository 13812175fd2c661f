//! How far around a thing a touch still means it: what acts can be hit with a finger however far away
//! the camera is, and where such things crowd, the nearest is meant.

use client::ScreenPoint;
use stage::{Point, Rect, Scene, UNIT};

/// The shortest side on the screen, in points, of what acts.
pub const FINGER: f64 = 42.0;

/// An area with its middle where it is and no side shorter than this.
pub fn grown(area: Rect, least: f32) -> Rect {
    let (width, height) = (area.width.max(least), area.height.max(least));
    let at = Point {
        x: area.at.x - (width - area.width) / 2.0,
        y: area.at.y - (height - area.height) / 2.0,
    };
    Rect { at, width, height }
}

/// A tile with a rim, around the origin of what lies on it or on its corner.
pub fn tile_around(origin: Point) -> Rect {
    let at = Point { x: origin.x - UNIT / 2.0, y: origin.y - UNIT / 2.0 };
    Rect { at, width: 2.0 * UNIT, height: 2.0 * UNIT }
}

/// Of all that acts and is within reach of this spot, the target that is nearest; the upper one of two
/// that are equally near.
pub fn nearest(scene: &Scene, spot: ScreenPoint, reach: f64) -> Option<String> {
    let near = scene.items.iter().rev().filter_map(|item| {
        let touch = item.touch.as_ref().filter(|touch| touch.acts)?;
        let Rect { at, width, height } = touch.area;
        let [half_width, half_height] = [width, height].map(|side| f64::from(side) / 2.0);
        let across = spot.x - f64::from(item.at.x + at.x) - half_width;
        let down = spot.y - f64::from(item.at.y + at.y) - half_height;
        let within = across.abs() <= half_width.max(reach) && down.abs() <= half_height.max(reach);
        within.then(|| (across.hypot(down), touch.target.clone()))
    });
    near.min_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, target)| target)
}
