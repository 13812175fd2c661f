//! Curves, and courses made of several.

use landscape::Turns;

use crate::point::Point;

/// How finely a curve is followed.
const STEPS: u8 = 16;

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

    /// The same from its end to its beginning.
    pub fn reversed(&self) -> Curve {
        Curve { from: self.to, lean: self.reach, reach: self.lean, to: self.from }
    }

    /// The point at `t` from 0 to 1.
    pub fn at(&self, t: f32) -> Point {
        self.until(t).to
    }

    /// The part of it from 0 to `t`.
    pub fn until(&self, t: f32) -> Curve {
        let (a, b) = (self.from.towards(self.lean, t), self.lean.towards(self.reach, t));
        let c = self.reach.towards(self.to, t);
        let (lean, reach) = (a, a.towards(b, t));
        Curve { from: self.from, lean, reach, to: reach.towards(b.towards(c, t), t) }
    }

    /// The part of it before the first point that is `blocked`.
    pub fn until_blocked(&self, blocked: impl Fn(Point) -> bool) -> Curve {
        const FINE: u8 = 64;
        let mut parts = (1..=FINE).map(|step| f32::from(step) / f32::from(FINE));
        parts.find(|&part| blocked(self.at(part))).map_or(*self, |part| self.until(part))
    }

    /// Points along it, both ends included.
    pub fn points(&self) -> impl Iterator<Item = Point> {
        (0..=STEPS).map(|step| self.at(f32::from(step) / f32::from(STEPS)))
    }

    /// The same curve seen another way.
    pub fn map(&self, see: impl Fn(Point) -> Point) -> Curve {
        let [from, lean, reach, to] = [self.from, self.lean, self.reach, self.to].map(see);
        Curve { from, lean, reach, to }
    }

    /// Where it comes to lie when its tile is turned.
    pub fn turned(&self, turns: Turns) -> Curve {
        self.map(|point| point.turned(turns))
    }
}

/// Curves that go on one from the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    curves: Vec<Curve>,
    points: Vec<Point>,
}

impl Course {
    /// The course of these curves.
    pub fn new(curves: Vec<Curve>) -> Course {
        let mut points: Vec<Point> = curves.iter().flat_map(Curve::points).collect();
        points.dedup();
        Course { curves, points }
    }

    /// The curves, in order.
    pub fn curves(&self) -> &[Curve] {
        &self.curves
    }

    /// Where it ends.
    pub fn end(&self) -> Point {
        self.points.last().copied().unwrap_or(Point::MIDDLE)
    }

    /// Its points within `reach` of a point.
    pub fn near(&self, at: Point, reach: f32) -> Vec<Point> {
        self.points.iter().copied().filter(|point| point.distance(at) < reach).collect()
    }

    /// How far it is from a point, or `most` where it is farther.
    pub fn distance(&self, point: Point, most: f32) -> f32 {
        // Most lines are far away, and it takes less to see that than to measure them.
        let beyond = |at: f32, a: f32, b: f32| at < a.min(b) - most || at > a.max(b) + most;
        let near = |line: &&[Point]| {
            !beyond(point.x, line[0].x, line[1].x) && !beyond(point.y, line[0].y, line[1].y)
        };
        let lines = self.points.windows(2).filter(near);
        lines.map(|line| point.distance_to_line(line[0], line[1])).fold(most, f32::min)
    }

    /// The point this part of the way along it.
    pub fn along(&self, part: f32) -> Point {
        let lengths = self.points.windows(2).map(|line| line[0].distance(line[1]));
        let mut left = lengths.clone().sum::<f32>() * part;
        for (line, length) in self.points.windows(2).zip(lengths) {
            if left <= length && length > 0.0 {
                return line[0].towards(line[1], left / length);
            }
            left -= length;
        }
        self.end()
    }

    /// The outline of a band along it, `half` to either hand.
    pub fn band(&self, half: f32) -> Vec<Point> {
        let points = &self.points;
        let hand = |at: usize, side: f32| {
            let (before, after) = (at.saturating_sub(1), (at + 1).min(points.len() - 1));
            let (from, to) = (points[before], points[after]);
            let scale = side * half / from.distance(to).max(f32::MIN_POSITIVE);
            points[at].shifted((from.y - to.y) * scale, (to.x - from.x) * scale)
        };
        let there = (0..points.len()).map(|at| hand(at, -1.0));
        there.chain((0..points.len()).rev().map(|at| hand(at, 1.0))).collect()
    }
}

/// Does a closed outline hold the point?
pub fn holds(outline: &[Point], point: Point) -> bool {
    let mut inside = false;
    for (a, b) in outline.iter().zip(outline.iter().cycle().skip(1)) {
        let spans = (a.y > point.y) != (b.y > point.y);
        if spans && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x {
            inside = !inside;
        }
    }
    inside
}

#[cfg(test)]
mod tests {
    use super::*;

    fn straight() -> Curve {
        Curve::line(Point::new(0.0, 50.0), Point::new(80.0, 50.0))
    }

    #[test]
    fn a_curve_ends_where_it_is_blocked() {
        let end = straight().until_blocked(|point| point.x > 40.5).to;
        assert!((40.5..42.5).contains(&end.x) && end.y == 50.0, "{end}");
        assert_eq!(straight().until_blocked(|_| false), straight());
    }

    #[test]
    fn half_way_is_measured_over_all_curves() {
        let (a, b) = (Point::new(80.0, 50.0), Point::new(80.0, 90.0));
        let course = Course::new(vec![straight(), Curve::line(a, b)]);
        assert!(course.along(0.5).distance(Point::new(60.0, 50.0)) < 0.1);
        assert!((course.distance(Point::new(90.0, 70.0), 50.0) - 10.0).abs() < 0.01);
        assert_eq!(course.distance(Point::new(90.0, 70.0), 5.0), 5.0);
    }

    #[test]
    fn a_band_lies_to_either_hand() {
        let band = Course::new(vec![straight()]).band(5.0);
        assert!(holds(&band, Point::new(40.0, 54.5)) && holds(&band, Point::new(40.0, 45.5)));
        assert!(!holds(&band, Point::new(40.0, 55.5)) && !holds(&band, Point::new(81.0, 50.0)));
    }
}
