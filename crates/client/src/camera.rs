//! Where a person looks: the board's own units on one side, the points of a screen on the other.

/// A place, in the units of the board or in points of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ScreenPoint {
    /// To the right.
    pub x: f64,
    pub y: f64,
}

/// A part of the board or of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Frame {
    /// The upper left corner.
    pub at: ScreenPoint,
    pub width: f64,
    pub height: f64,
}

impl Frame {
    pub fn middle(self) -> ScreenPoint {
        ScreenPoint { x: self.at.x + self.width / 2.0, y: self.at.y + self.height / 2.0 }
    }
}

/// Points of the screen for a unit of the board at the least and at the most. A tile has 100 units:
/// from a thumbnail of 12 points, so that 200 tiles fit on a phone, to one that fills it.
const SCALE: std::ops::RangeInclusive<f64> = 0.12..=4.0;

/// The largest scale that fitting chooses by itself: a lone first tile is not blown up.
const FITTED_SCALE_MAX: f64 = 1.15;

/// How much of the board must stay in sight, in points: a thumb's width to pull it back by.
const IN_SIGHT: f64 = 60.0;

/// Where a person looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// Where on the screen the board's origin lies.
    pub origin: ScreenPoint,
    /// Points of the screen for a unit of the board.
    pub scale: f64,
}

impl Default for Camera {
    fn default() -> Camera {
        Camera { origin: ScreenPoint::default(), scale: 1.0 }
    }
}

impl Camera {
    /// The camera that shows all of `board` in the middle of `window`.
    pub fn fit(board: Frame, window: Frame) -> Camera {
        Camera::look_at(board, Camera::whole(board, window).min(FITTED_SCALE_MAX), window)
    }

    /// The largest scale at which the whole of a part of the board is in `window`.
    pub fn whole(part: Frame, window: Frame) -> f64 {
        (window.width / part.width.max(1.0)).min(window.height / part.height.max(1.0))
    }

    /// The camera that shows a part of the board in the middle of `window`, at this scale.
    pub fn look_at(part: Frame, scale: f64, window: Frame) -> Camera {
        let scale = scale.clamp(*SCALE.start(), *SCALE.end());
        let (here, there) = (part.middle(), window.middle());
        Camera {
            origin: ScreenPoint { x: there.x - here.x * scale, y: there.y - here.y * scale },
            scale,
        }
    }

    /// Where a place of the board is on the screen.
    pub fn on_screen(self, spot: ScreenPoint) -> ScreenPoint {
        ScreenPoint {
            x: self.origin.x + spot.x * self.scale,
            y: self.origin.y + spot.y * self.scale,
        }
    }

    /// Which place of the board is at this point of the screen.
    pub fn on_board(self, point: ScreenPoint) -> ScreenPoint {
        ScreenPoint {
            x: (point.x - self.origin.x) / self.scale,
            y: (point.y - self.origin.y) / self.scale,
        }
    }

    /// Moves the board along with a finger.
    #[must_use]
    pub fn pan(self, right: f64, down: f64) -> Camera {
        let origin = ScreenPoint { x: self.origin.x + right, y: self.origin.y + down };
        Camera { origin, ..self }
    }

    /// Comes closer (or, below 1, goes back) so that what is at `point` stays there.
    #[must_use]
    pub fn zoom(self, factor: f64, point: ScreenPoint) -> Camera {
        if !factor.is_finite() || factor <= 0.0 {
            return self;
        }
        let scale = (self.scale * factor).clamp(*SCALE.start(), *SCALE.end());
        let kept = self.on_board(point);
        let origin = ScreenPoint { x: point.x - kept.x * scale, y: point.y - kept.y * scale };
        Camera { origin, scale }
    }

    /// Follows two fingers: what was under each of them stays there.
    #[must_use]
    pub fn pinch(self, before: [ScreenPoint; 2], after: [ScreenPoint; 2]) -> Camera {
        let apart = |[one, other]: [ScreenPoint; 2]| (one.x - other.x).hypot(one.y - other.y);
        let between = |[one, other]: [ScreenPoint; 2]| ScreenPoint {
            x: (one.x + other.x) / 2.0,
            y: (one.y + other.y) / 2.0,
        };
        let (from, to) = (between(before), between(after));
        let factor = apart(after) / apart(before).max(1.0);
        self.zoom(factor, from).pan(to.x - from.x, to.y - from.y)
    }

    /// Pulls the board back where it would leave the window for good.
    #[must_use]
    pub fn keep_in_sight(self, board: Frame, window: Frame) -> Camera {
        let corner = self.on_screen(board.at);
        let back = |at: f64, size: f64, low: f64, high: f64| {
            let (least, most) = (low + IN_SIGHT - size, high - IN_SIGHT);
            if least > most { 0.0 } else { at.clamp(least, most) - at }
        };
        let (left, top) = (window.at.x, window.at.y);
        let right = back(corner.x, board.width * self.scale, left, left + window.width);
        let down = back(corner.y, board.height * self.scale, top, top + window.height);
        self.pan(right, down)
    }

    /// Moves the least that brings a part of the board wholly into the window.
    #[must_use]
    pub fn bring_into_view(self, part: Frame, window: Frame) -> Camera {
        let corner = self.on_screen(part.at);
        let push = |at: f64, size: f64, low: f64, high: f64| {
            if at < low {
                low - at
            } else if at + size > high {
                high - at - size
            } else {
                0.0
            }
        };
        let (left, top) = (window.at.x, window.at.y);
        let right = push(corner.x, part.width * self.scale, left, left + window.width);
        let down = push(corner.y, part.height * self.scale, top, top + window.height);
        self.pan(right, down)
    }

    /// How much can be told apart at this scale.
    pub fn detail(self) -> Detail {
        match self.scale {
            scale if scale < 0.34 => Detail::Far,
            scale if scale < 0.6 => Detail::Middle,
            _ => Detail::Near,
        }
    }
}

/// How much of a picture can be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Colour and outline.
    Far,
    /// Most of it.
    Middle,
    Near,
}

impl Detail {
    /// The word for the style sheet.
    pub const fn word(self) -> &'static str {
        match self {
            Detail::Far => "far",
            Detail::Middle => "middle",
            Detail::Near => "near",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: ScreenPoint, other: ScreenPoint) {
        let apart = (one.x - other.x).hypot(one.y - other.y);
        assert!(apart < 1e-6, "{one:?} and {other:?}");
    }

    fn spot(x: f64, y: f64) -> ScreenPoint {
        ScreenPoint { x, y }
    }

    fn frame(x: f64, y: f64, width: f64, height: f64) -> Frame {
        Frame { at: spot(x, y), width, height }
    }

    const WINDOW: Frame = Frame { at: ScreenPoint { x: 0.0, y: 0.0 }, width: 800.0, height: 600.0 };

    #[test]
    fn fitting_shows_the_whole_board_in_the_middle() {
        let board = frame(-500.0, -300.0, 1600.0, 900.0);
        let camera = Camera::fit(board, WINDOW);
        near(camera.on_screen(board.middle()), WINDOW.middle());
        let corner = camera.on_screen(board.at);
        assert!(corner.x >= -1e-6 && corner.y >= -1e-6);
        assert_eq!(camera.scale, 0.5);
    }

    #[test]
    fn a_lone_tile_is_not_blown_up() {
        let camera = Camera::fit(frame(0.0, 0.0, 100.0, 100.0), WINDOW);
        assert_eq!(camera.scale, FITTED_SCALE_MAX);
        assert_eq!(Camera::fit(frame(0.0, 0.0, 1e6, 1e6), WINDOW).scale, *SCALE.start());
    }

    #[test]
    fn a_part_is_looked_at_in_the_middle() {
        let part = frame(300.0, -200.0, 100.0, 100.0);
        let camera = Camera::look_at(part, 1.4, WINDOW);
        near(camera.on_screen(part.middle()), WINDOW.middle());
        assert_eq!(camera.scale, 1.4);
        assert_eq!(Camera::look_at(part, 99.0, WINDOW).scale, *SCALE.end());
    }

    #[test]
    fn zooming_keeps_what_is_under_the_pointer() {
        let camera = Camera { origin: spot(31.0, -17.0), scale: 0.7 };
        let point = spot(222.0, 333.0);
        for factor in [0.01, 0.5, 1.3, 100.0] {
            let after = camera.zoom(factor, point);
            near(after.on_board(point), camera.on_board(point));
            assert!(SCALE.contains(&after.scale));
        }
        assert_eq!(camera.zoom(f64::NAN, point), camera);
        assert_eq!(camera.zoom(0.0, point), camera);
    }

    #[test]
    fn pinching_keeps_what_is_under_both_fingers() {
        let camera = Camera { origin: spot(5.0, 9.0), scale: 1.0 };
        let before = [spot(100.0, 100.0), spot(200.0, 100.0)];
        let after = [spot(90.0, 150.0), spot(240.0, 150.0)];
        let moved = camera.pinch(before, after);
        for (was, is) in before.into_iter().zip(after) {
            near(moved.on_screen(camera.on_board(was)), is);
        }
    }

    #[test]
    fn the_board_cannot_be_lost() {
        let board = frame(0.0, 0.0, 300.0, 300.0);
        for (right, down) in [(5000.0, 0.0), (-5000.0, -5000.0), (0.0, 5000.0)] {
            let camera = Camera::default().pan(right, down).keep_in_sight(board, WINDOW);
            let corner = camera.on_screen(board.at);
            assert!(corner.x <= 800.0 - IN_SIGHT && corner.x + 300.0 >= IN_SIGHT);
            assert!(corner.y <= 600.0 - IN_SIGHT && corner.y + 300.0 >= IN_SIGHT);
        }
        let resting = Camera::default().pan(40.0, 50.0);
        assert_eq!(resting.keep_in_sight(board, WINDOW), resting);
    }

    #[test]
    fn a_part_is_brought_into_view_by_the_least_move() {
        let camera = Camera::default();
        let part = frame(750.0, 100.0, 100.0, 100.0);
        assert_eq!(camera.bring_into_view(part, WINDOW), camera.pan(-50.0, 0.0));
        assert_eq!(camera.bring_into_view(frame(0.0, 0.0, 10.0, 10.0), WINDOW), camera);
        let above = frame(0.0, -20.0, 10.0, 10.0);
        assert_eq!(camera.bring_into_view(above, WINDOW), camera.pan(0.0, 20.0));
    }

    #[test]
    fn detail_grows_with_the_scale() {
        let at = |scale| Camera { scale, ..Camera::default() }.detail().word();
        assert_eq!([at(0.2), at(0.5), at(1.0)], ["far", "middle", "near"]);
    }
}
