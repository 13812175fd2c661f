//! The courses of roads, from the sides they reach.

use landscape::Side;

use crate::curve::{Course, Curve};
use crate::point::Point;
use crate::shore;

/// How far along the way to the middle a bend leans: nearly a circle.
const BEND: f32 = 0.47;
/// How far a straight road sways to either hand at its most: nobody laid it with a ruler.
const SWAY: f32 = 0.045;

/// A road on a tile.
#[derive(Clone, Debug)]
pub struct Road {
    /// Which piece of the tile it is.
    pub piece: u8,
    /// Its courses: one, or one from each side where more than two sides meet.
    pub courses: Vec<Course>,
}

impl Road {
    /// The road that reaches these sides. Where it ends or forks, it stops before the first
    /// point that is `blocked`.
    pub fn new(piece: u8, sides: &[Side], blocked: impl Fn(Point) -> bool) -> Road {
        let courses = match *sides {
            [a, b] if a.opposite() == b => vec![straight(Point::side(a), Point::side(b))],
            [a, b] => vec![bend(Point::side(a), Point::side(b))],
            _ => sides
                .iter()
                .map(|&side| Course::new(vec![arm(side).until_blocked(&blocked)]))
                .collect(),
        };
        Road { piece, courses }
    }

    /// The road from the western side to the sea.
    pub fn to_the_sea(piece: u8) -> Road {
        let from = Point::side(Side::W);
        Road { piece, courses: vec![Course::new(vec![Curve::line(from, shore::at(from.y))])] }
    }

    /// Does it pass the point within `half` its width?
    pub fn covers(&self, point: Point, half: f32) -> bool {
        self.courses.iter().any(|course| course.distance(point, half) < half)
    }

    /// Where a figure stands on it.
    pub fn half_way(&self) -> Point {
        self.courses.first().map_or(Point::MIDDLE, Course::half_way)
    }
}

/// From side to side with a slight sway, square to the border at both ends.
fn straight(from: Point, to: Point) -> Course {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let middle = Point::MIDDLE;
    let sway =
        |along: f32, aside: f32| middle.shifted(along * dx - aside * dy, along * dy + aside * dx);
    let first = Curve { from, lean: from.towards(to, 0.2), reach: sway(-0.17, SWAY), to: middle };
    let last = Curve { from: middle, lean: sway(0.17, -SWAY), reach: to.towards(from, 0.2), to };
    Course::new(vec![first, last])
}

/// A quarter of a circle, nearly.
fn bend(from: Point, to: Point) -> Course {
    let (lean, reach) = (from.towards(Point::MIDDLE, BEND), to.towards(Point::MIDDLE, BEND));
    Course::new(vec![Curve { from, lean, reach, to }])
}

/// From a side to the middle, with a slight sway.
fn arm(side: Side) -> Curve {
    let (from, to) = (Point::side(side), Point::MIDDLE);
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let reach = from.towards(to, 0.66).shifted(-SWAY * dy, SWAY * dx);
    Curve { from, lean: from.towards(to, 0.36), reach, to }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roads_meet_their_neighbours_square_to_the_border() {
        for sides in [[Side::E, Side::W], [Side::N, Side::S], [Side::S, Side::W]] {
            let road = Road::new(0, &sides, |_| false);
            let ends = [road.courses[0].curves().first(), road.courses[0].curves().last()]
                .map(Option::unwrap);
            let [first, last] = [(ends[0].from, ends[0].lean), (ends[1].to, ends[1].reach)];
            for ((end, control), side) in [first, last].into_iter().zip(sides) {
                assert_eq!(end, Point::side(side));
                let upright = matches!(side, Side::N | Side::S);
                assert!(if upright { end.x == control.x } else { end.y == control.y });
            }
        }
    }

    #[test]
    fn a_road_that_forks_has_a_course_from_each_side() {
        let near = |point: Point| point.distance(Point::MIDDLE) < 7.0;
        let road = Road::new(0, &[Side::N, Side::E, Side::S], near);
        assert_eq!(road.courses.len(), 3);
        assert!(
            road.courses
                .iter()
                .all(|course| (course.end().distance(Point::MIDDLE) - 7.0).abs() < 1.0)
        );
    }
}
