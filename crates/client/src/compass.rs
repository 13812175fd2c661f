//! Which of several things on the board lies that way: for the arrow keys.

use crate::camera::ScreenPoint;

/// The way an arrow key points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Up,
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

impl Way {
    /// The way of a browser's key name.
    pub fn of_key(key: &str) -> Option<Way> {
        match key {
            "ArrowUp" => Some(Way::Up),
            "ArrowDown" => Some(Way::Down),
            "ArrowLeft" => Some(Way::Left),
            "ArrowRight" => Some(Way::Right),
            _ => None,
        }
    }

    /// One step that way.
    pub const fn step(self) -> (f64, f64) {
        match self {
            Way::Up => (0.0, -1.0),
            Way::Down => (0.0, 1.0),
            Way::Left => (-1.0, 0.0),
            Way::Right => (1.0, 0.0),
        }
    }
}

/// The place in `spots` that a person means who stands at `from` and goes `way`: the nearest one
/// ahead, where what lies aside counts double. `None` where nothing lies ahead.
pub fn next_that_way(from: ScreenPoint, way: Way, spots: &[ScreenPoint]) -> Option<usize> {
    let (east, south) = way.step();
    let cost = |spot: &ScreenPoint| {
        let (right, down) = (spot.x - from.x, spot.y - from.y);
        let ahead = right * east + down * south;
        let aside = (right * south).abs() + (down * east).abs();
        (ahead > 1e-3 && aside <= ahead * 3.0).then_some(ahead + 2.0 * aside)
    };
    let costs = spots.iter().enumerate().filter_map(|(at, spot)| Some((at, cost(spot)?)));
    costs.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(way: Way, expected: Option<usize>) {
        let spots = [(100.0, 0.0), (300.0, 0.0), (90.0, 95.0), (-100.0, 20.0), (0.0, 0.0)];
        let spots = spots.map(|(x, y)| ScreenPoint { x, y });
        assert_eq!(next_that_way(ScreenPoint::default(), way, &spots), expected, "{way:?}");
    }

    #[test]
    fn the_nearest_ahead_is_meant() {
        check(Way::Right, Some(0));
        check(Way::Down, Some(2));
        check(Way::Left, Some(3));
        check(Way::Up, None);
    }

    #[test]
    fn keys_are_read_by_their_names() {
        assert_eq!(Way::of_key("ArrowUp"), Some(Way::Up));
        assert_eq!(Way::of_key("u"), None);
    }
}
