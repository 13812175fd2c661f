//! Where there is still room on a tile as it lies.

use landscape::{Shape, Terrain, Turns};

use crate::mask::Mask;
use crate::point::Point;
use crate::scatter::Scatter;
use crate::sizes::{FIGURE_FOOT, FIGURE_RISE, FIGURE_WIDTH};
use crate::things::Thing;

/// How far things stay from the rim of the tile: they must not be cut.
const RIM: f32 = 1.3;
/// How far things stay from roads, walls and yards.
const CLEAR: f32 = 1.3;

/// The upright rectangle that a thing takes up.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
}

impl Frame {
    /// So far to either hand, up and down of a point.
    pub fn around(at: Point, half: f32, up: f32, down: f32) -> Frame {
        Frame { left: at.x - half, top: at.y - up, right: at.x + half, bottom: at.y + down }
    }

    /// What a thing of this scale takes up with its foot at a point.
    pub fn of(thing: &Thing, at: Point, scale: f32) -> Frame {
        Frame::around(at, thing.half * scale, thing.height * scale, 0.8)
    }

    /// What a figure takes up at its place, with a little air around it.
    pub fn of_figure(at: Point, lying: bool) -> Frame {
        const AIR: f32 = 1.2;
        let (half, rise, foot) = (FIGURE_WIDTH / 2.0 + AIR, FIGURE_RISE + AIR, FIGURE_FOOT + AIR);
        let standing = Frame::around(at, half, rise, foot);
        let lain = Frame::around(at, 0.0, half, half);
        if lying { Frame { left: at.x - rise, right: at.x + foot, ..lain } } else { standing }
    }

    fn meets(&self, other: &Frame) -> bool {
        let across = self.left < other.right && other.left < self.right;
        across && self.top < other.bottom && other.top < self.bottom
    }

    /// Points spread over it.
    fn points(&self) -> impl Iterator<Item = Point> {
        let middle = ((self.left + self.right) / 2.0, (self.top + self.bottom) / 2.0);
        let rows = [self.top, middle.1, self.bottom];
        let columns = [self.left, middle.0, self.right];
        rows.into_iter().flat_map(move |y| columns.map(move |x| Point::new(x, y)))
    }
}

/// A tile as it lies, and what of it is taken.
#[derive(Debug)]
pub struct Site<'a> {
    shape: &'a Shape,
    mask: &'a Mask,
    turns: Turns,
    taken: Vec<Frame>,
    /// What chance decides on this site.
    pub scatter: Scatter,
}

impl<'a> Site<'a> {
    /// An empty site.
    pub fn new(shape: &'a Shape, mask: &'a Mask, turns: Turns, seed: u64) -> Site<'a> {
        Site { shape, mask, turns, taken: Vec::new(), scatter: Scatter::new(seed) }
    }

    /// How the tile lies.
    pub fn turns(&self) -> Turns {
        self.turns
    }

    /// Keeps a frame free of everything that comes later.
    pub fn take(&mut self, frame: Frame) {
        self.taken.push(frame);
    }

    /// The piece at a point, if it is of this terrain.
    pub fn piece(&self, at: Point, terrain: Terrain) -> Option<u8> {
        let piece = self.mask.piece(at.unturned(self.turns))?;
        (self.shape.pieces().get(piece as usize)?.terrain == terrain).then_some(piece)
    }

    /// Is the frame on this piece alone, and is nothing there yet?
    pub fn fits(&self, frame: &Frame, piece: u8) -> bool {
        let clear = |point: Point| {
            let lay = point.unturned(self.turns);
            point.rim() > RIM && self.mask.piece(lay) == Some(piece) && self.mask.free(lay) > CLEAR
        };
        !self.taken.iter().any(|other| other.meets(frame)) && frame.points().all(clear)
    }

    /// A chance point on ground of this terrain, with its piece; `None` where chance fell
    /// elsewhere.
    pub fn point(&mut self, terrain: Terrain) -> Option<(Point, u8)> {
        let at = self.scatter.near(Point::MIDDLE, Point::MIDDLE.x - RIM);
        self.piece(at, terrain).map(|piece| (at, piece))
    }

    /// All spots of a piece as it lies.
    pub fn spots(&self, piece: u8) -> Vec<Point> {
        self.mask.points(piece).map(|point| point.turned(self.turns)).collect()
    }

    /// Takes up the room for a thing, if there is some.
    pub fn claim(&mut self, thing: &Thing, at: Point, scale: f32, piece: u8) -> bool {
        let frame = Frame::of(thing, at, scale);
        let fits = self.fits(&frame, piece);
        if fits {
            self.take(frame);
        }
        fits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_that_touch_do_not_meet() {
        let here = Frame::around(Point::MIDDLE, 5.0, 8.0, 1.0);
        let beside = Frame::around(Point::MIDDLE.shifted(10.0, 0.0), 5.0, 8.0, 1.0);
        let over = Frame::around(Point::MIDDLE.shifted(9.0, 8.0), 5.0, 8.0, 1.0);
        assert!(!here.meets(&beside));
        assert!(here.meets(&over) && over.meets(&here));
    }
}
