//! Points and curves on a tile of 100 by 100.

use std::fmt;

use landscape::{Side, Turns};

/// The length of a tile's side.
pub const TILE: f32 = 100.0;

/// A point; `x` to the right, `y` down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

impl Point {
    /// The middle of a tile.
    pub const MIDDLE: Point = Point::new(50.0, 50.0);

    /// A point.
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    /// The middle of a side.
    pub const fn side(side: Side) -> Point {
        match side {
            Side::N => Point::new(50.0, 0.0),
            Side::E => Point::new(100.0, 50.0),
            Side::S => Point::new(50.0, 100.0),
            Side::W => Point::new(0.0, 50.0),
        }
    }

    /// The corner where a side begins, clockwise.
    pub const fn corner(side: Side) -> Point {
        match side {
            Side::N => Point::new(0.0, 0.0),
            Side::E => Point::new(100.0, 0.0),
            Side::S => Point::new(100.0, 100.0),
            Side::W => Point::new(0.0, 100.0),
        }
    }

    /// The point this part of the way to `other`.
    pub fn towards(self, other: Point, part: f32) -> Point {
        Point::new(self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part)
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
        (self.x - other.x).hypot(self.y - other.y)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", short(self.x), short(self.y))
    }
}

/// A number with at most one decimal: enough for a picture, and short.
pub fn short(number: f32) -> String {
    let rounded = (number * 10.0).round() / 10.0;
    if rounded == rounded.trunc() { format!("{}", rounded as i64) } else { format!("{rounded:.1}") }
}

/// A cubic curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Curve {
    /// Where it begins.
    pub from: Point,
    /// Where it leans to at first.
    pub lean: Point,
    /// Where it comes from at last.
    pub reach: Point,
    /// Where it ends.
    pub to: Point,
}

impl Curve {
    /// Straight from one point to the other.
    pub fn line(from: Point, to: Point) -> Curve {
        Curve { from, lean: from.towards(to, 1.0 / 3.0), reach: from.towards(to, 2.0 / 3.0), to }
    }

    /// The point at `t` from 0 to 1.
    pub fn at(&self, t: f32) -> Point {
        let (a, b) = (self.from.towards(self.lean, t), self.lean.towards(self.reach, t));
        let c = self.reach.towards(self.to, t);
        a.towards(b, t).towards(b.towards(c, t), t)
    }

    /// Points along it, both ends included.
    pub fn points(&self) -> impl Iterator<Item = Point> {
        const STEPS: u8 = 16;
        (0..=STEPS).map(|step| self.at(f32::from(step) / f32::from(STEPS)))
    }

    /// The SVG path command that goes on along it.
    pub fn go_on(&self) -> String {
        format!("C{} {} {}", self.lean, self.reach, self.to)
    }

    /// The SVG path of it alone.
    pub fn path(&self) -> String {
        format!("M{}{}", self.from, self.go_on())
    }
}
