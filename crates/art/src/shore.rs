//! Where the land of a start field ends and the sea begins.

use crate::curve::Curve;
use crate::point::Point;
use crate::sizes::TILE;

/// How far the shore is from the western side, where a field meets the next.
const EAST: f32 = 62.0;
/// How far it sways to either hand at its most, times ten.
const SWAY: f32 = 45.0;

/// The shore so far down the field. It leaves every field as it enters the next one.
pub fn at(down: f32) -> Point {
    let part = down / TILE;
    Point::new(EAST + SWAY * part * (1.0 - part) * (1.0 - 2.0 * part), down)
}

/// Is the point in the water?
pub fn is_sea(point: Point) -> bool {
    point.x > at(point.y).x
}

/// The shore as a line, from the north to the south.
pub fn line() -> Curve {
    let third = TILE / 3.0;
    let (lean, reach) = (EAST + SWAY / 3.0, EAST - SWAY / 3.0);
    Curve {
        from: at(0.0),
        lean: Point::new(lean, third),
        reach: Point::new(reach, 2.0 * third),
        to: at(TILE),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_is_where_the_water_begins() {
        for point in line().points() {
            assert!(at(point.y).distance(point) < 0.1, "{point}");
            assert!(is_sea(point.shifted(1.0, 0.0)) && !is_sea(point.shifted(-1.0, 0.0)));
        }
    }
}
