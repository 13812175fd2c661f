//! The courses of roads, from the sides they reach.

use landscape::Side;

use crate::curve::{Course, Curve};
use crate::point::Point;
use crate::shore;
use crate::sizes::ROAD_HALF;

/// How far along the way to the middle a bend leans: nearly a circle.
const BEND: f32 = 0.47;
/// How far a straight road sways to either hand at its most: nobody laid it with a ruler.
const SWAY: f32 = 0.045;
/// Where a road begins to pass under another, seen from the middle of the tile.
const UNDER: f32 = ROAD_HALF - 0.6;
/// How far from the middle a bridge over a road begins, and one over a town.
const SPAN: f32 = 15.0;
const LONG_SPAN: f32 = 27.0;
/// How far from the rim a road enters a tunnel.
const MOUTH: f32 = 23.0;
/// How far from the side of a town the road runs that touches it.
const TOUCH: f32 = 39.8;
/// How far beyond the middle a road ends that passes over another.
const BEYOND: f32 = 0.4;

/// A road on a tile.
#[derive(Clone, Debug)]
pub struct Road {
    /// Which piece of the tile it is.
    pub piece: u8,
    /// Its courses: one, or several where it forks or something passes over it.
    pub courses: Vec<Course>,
    /// Where a figure stands on it.
    pub stand: Point,
    /// The bridge that is part of it, along its middle; empty without one.
    pub bridge: Vec<Point>,
    /// Where it enters a tunnel.
    pub mouths: Vec<Point>,
}

impl Road {
    fn new(piece: u8, courses: Vec<Course>) -> Road {
        let stand = courses.first().map_or(Point::MIDDLE, |course| course.along(0.5));
        Road { piece, courses, stand, bridge: Vec::new(), mouths: Vec::new() }
    }

    /// From one side to another.
    pub fn between(piece: u8, from: Side, to: Side) -> Road {
        let (from_at, to_at) = (Point::side(from), Point::side(to));
        let opposite = from.opposite() == to;
        let course = if opposite { straight(from_at, to_at) } else { bend(from_at, to_at) };
        Road::new(piece, vec![course])
    }

    /// From several sides to the middle; from each it stops before the first point that is
    /// `blocked`.
    pub fn arms(piece: u8, sides: &[Side], blocked: impl Fn(Point) -> bool) -> Road {
        let arm = |&side: &Side| Course::new(vec![arm(side).until_blocked(&blocked)]);
        Road::new(piece, sides.iter().map(arm).collect())
    }

    /// From side to side, close to the town at a third side.
    pub fn touching(piece: u8, from: Side, to: Side, town: Side) -> Road {
        let (from, to) = (Point::side(from), Point::side(to));
        let touch = Point::side(town).towards(Point::MIDDLE, TOUCH / Point::MIDDLE.x);
        let half = |end: Point| {
            let along = |part: f32| Point::MIDDLE.towards(end, part);
            let aside = along(0.5).shifted(touch.x - 50.0, touch.y - 50.0);
            Curve { from: end, lean: along(0.5), reach: aside, to: touch }
        };
        Road::new(piece, vec![Course::new(vec![half(from), half(to).reversed()])])
    }

    /// From a side around the middle to the wall of a town at a neighbouring side.
    pub fn to_gate(piece: u8, from: Side, town: Side, walled: impl Fn(Point) -> bool) -> Road {
        let side = Point::side(from);
        let lean = side.towards(Point::MIDDLE, 0.5);
        let curve = Curve { from: side, lean, reach: Point::MIDDLE, to: Point::side(town) };
        Road::new(piece, vec![Course::new(vec![curve.until_blocked(walled)])])
    }

    /// From a side through the middle to the wall of a town at the opposite side; `under` another
    /// road or not.
    pub fn straight_to_gate(
        piece: u8,
        from: Side,
        under: bool,
        walled: impl Fn(Point) -> bool,
    ) -> Road {
        let [first, last] = halves(Point::side(from), Point::side(from.opposite()));
        let last = last.until_blocked(walled);
        let courses = if under {
            vec![Course::new(vec![cut(first)]), Course::new(vec![cut(last.reversed()).reversed()])]
        } else {
            vec![Course::new(vec![first, last])]
        };
        Road::new(piece, courses)
    }

    /// From side to side under the road that crosses it.
    pub fn crossed(piece: u8, from: Side, to: Side) -> Road {
        let [first, last] = halves(Point::side(from), Point::side(to));
        Road::new(piece, [first, last.reversed()].map(|half| Course::new(vec![cut(half)])).into())
    }

    /// From side to side over the road or the town that crosses it.
    pub fn over(piece: u8, from: Side, to: Side, town: bool) -> Road {
        let mut road = Road::between(piece, from, to);
        if let Some(course) = road.courses.first() {
            road.bridge = course.near(Point::MIDDLE, if town { LONG_SPAN } else { SPAN });
            road.stand = course.along(if town { 0.5 } else { 0.21 });
        }
        road
    }

    /// From a side over the road that crosses it, to a house beyond.
    pub fn over_to_house(piece: u8, from: Side) -> Road {
        let [first, last] = halves(Point::side(from), Point::side(from.opposite()));
        let course = Course::new(vec![first, last.until(BEYOND)]);
        let bridge = course.near(Point::MIDDLE, SPAN);
        let stand = course.along(0.3);
        Road { bridge, stand, ..Road::new(piece, vec![course]) }
    }

    /// From side to side in a tunnel under the town between them.
    pub fn under_town(piece: u8, from: Side, to: Side) -> Road {
        let sides = [from, to].map(Point::side);
        let stubs = sides.map(|side| {
            let end = side.towards(Point::MIDDLE, MOUTH / Point::MIDDLE.x);
            Course::new(vec![Curve::line(side, end)])
        });
        let mouths = stubs.iter().map(Course::end).collect();
        Road { mouths, ..Road::new(piece, stubs.into()) }
    }

    /// The road from the western side to the sea.
    pub fn to_the_sea(piece: u8) -> Road {
        let from = Point::side(Side::W);
        Road::new(piece, vec![Course::new(vec![Curve::line(from, shore::at(from.y))])])
    }

    /// Does it pass the point within `half` its width?
    pub fn covers(&self, point: Point, half: f32) -> bool {
        self.courses.iter().any(|course| course.distance(point, half) < half)
    }
}

/// From side to side with a slight sway, square to the border at both ends.
fn straight(from: Point, to: Point) -> Course {
    Course::new(halves(from, to).into())
}

fn halves(from: Point, to: Point) -> [Curve; 2] {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let middle = Point::MIDDLE;
    let sway =
        |along: f32, aside: f32| middle.shifted(along * dx - aside * dy, along * dy + aside * dx);
    let first = Curve { from, lean: from.towards(to, 0.2), reach: sway(-0.17, SWAY), to: middle };
    let last = Curve { from: middle, lean: sway(0.17, -SWAY), reach: to.towards(from, 0.2), to };
    [first, last]
}

/// The part of a curve towards the middle that is not under the road which crosses there.
fn cut(towards_middle: Curve) -> Curve {
    towards_middle.until_blocked(|point| point.distance(Point::MIDDLE) < UNDER)
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
            let road = Road::between(0, sides[0], sides[1]);
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
        let road = Road::arms(0, &[Side::N, Side::E, Side::S], near);
        assert_eq!(road.courses.len(), 3);
        assert!(
            road.courses
                .iter()
                .all(|course| (course.end().distance(Point::MIDDLE) - 7.0).abs() < 1.0)
        );
    }

    #[test]
    fn a_road_under_another_leaves_no_gap_beside_it() {
        let (under, over) =
            (Road::crossed(0, Side::N, Side::S), Road::over(1, Side::E, Side::W, false));
        for down in 0..100 {
            let at = Point::new(50.0, down as f32 + 0.5);
            assert!(under.covers(at, ROAD_HALF) || over.covers(at, ROAD_HALF), "{at}");
        }
        assert!(!over.bridge.is_empty() && under.bridge.is_empty());
    }
}
