//! Points on a tile of 100 by 100.

use std::fmt;

use landscape::{Side, Turns};

use crate::sizes::TILE;

/// A point; `x` to the right, `y` down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    pub y: f32,
}

impl Point {
    /// The middle of a tile.
    pub const MIDDLE: Point = Point::new(TILE / 2.0, TILE / 2.0);

    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    /// The middle of a side.
    pub const fn side(side: Side) -> Point {
        match side {
            Side::N => Point::new(TILE / 2.0, 0.0),
            Side::E => Point::new(TILE, TILE / 2.0),
            Side::S => Point::new(TILE / 2.0, TILE),
            Side::W => Point::new(0.0, TILE / 2.0),
        }
    }

    /// The corner where a side begins, clockwise.
    pub const fn corner(side: Side) -> Point {
        match side {
            Side::N => Point::new(0.0, 0.0),
            Side::E => Point::new(TILE, 0.0),
            Side::S => Point::new(TILE, TILE),
            Side::W => Point::new(0.0, TILE),
        }
    }

    /// The point so far to the right and down of this one.
    pub fn shifted(self, right: f32, down: f32) -> Point {
        Point::new(self.x + right, self.y + down)
    }

    /// The point this part of the way to `other`.
    pub fn towards(self, other: Point, part: f32) -> Point {
        self.shifted((other.x - self.x) * part, (other.y - self.y) * part)
    }

    /// Where the point comes to lie when its tile is turned.
    pub fn turned(self, turns: Turns) -> Point {
        (0..turns.index()).fold(self, |point, _| Point::new(TILE - point.y, point.x))
    }

    /// Where the point lay before its tile was turned.
    pub fn unturned(self, turns: Turns) -> Point {
        self.turned(Turns::new(4 - turns.index() as u8))
    }

    /// How far it is to `other`.
    pub fn distance(self, other: Point) -> f32 {
        let (dx, dy) = (self.x - other.x, self.y - other.y);
        // A square root is the same on every machine; `hypot` is not, and is slow.
        (dx * dx + dy * dy).sqrt()
    }

    /// How far it is to the straight line between two points.
    pub fn distance_to_line(self, from: Point, to: Point) -> f32 {
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let length = dx * dx + dy * dy;
        let along = (self.x - from.x) * dx + (self.y - from.y) * dy;
        let part = if length > 0.0 { (along / length).clamp(0.0, 1.0) } else { 0.0 };
        self.distance(from.towards(to, part))
    }

    /// The nearest point on the tile.
    pub fn on_tile(self) -> Point {
        Point::new(self.x.clamp(0.0, TILE), self.y.clamp(0.0, TILE))
    }

    /// How far it is to the nearest side of the tile; less than nothing outside it.
    pub fn rim(self) -> f32 {
        self.x.min(self.y).min(TILE - self.x).min(TILE - self.y)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", short(self.x), short(self.y))
    }
}

/// A number with at most one decimal and no idle zero: enough for a picture, and short.
pub fn short(number: f32) -> String {
    let tenths = (number * 10.0).round() as i32;
    let sign = if tenths < 0 { "-" } else { "" };
    match (tenths.abs() / 10, tenths.abs() % 10) {
        (whole, 0) => format!("{sign}{whole}"),
        (0, part) => format!("{sign}.{part}"),
        (whole, part) => format!("{sign}{whole}.{part}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let cases = [(0.0, "0"), (-0.04, "0"), (0.26, ".3"), (-0.5, "-.5"), (12.0, "12")];
        for (number, text) in cases.into_iter().chain([(-3.24, "-3.2"), (99.96, "100")]) {
            assert_eq!(short(number), text);
        }
    }

    #[test]
    fn turning_back_gives_the_same_point() {
        let point = Point::new(10.0, 20.0);
        assert_eq!(point.turned(Turns::new(1)), Point::new(80.0, 10.0));
        for turns in Turns::ALL {
            assert_eq!(point.turned(turns).unturned(turns), point);
        }
    }

    #[test]
    fn a_line_is_as_far_as_its_nearest_point() {
        let (a, b) = (Point::new(0.0, 0.0), Point::new(10.0, 0.0));
        assert_eq!(Point::new(5.0, 3.0).distance_to_line(a, b), 3.0);
        assert_eq!(Point::new(13.0, 4.0).distance_to_line(a, b), 5.0);
        assert_eq!(Point::new(3.0, 4.0).distance_to_line(a, a), 5.0);
    }
}
