//! A kind of tile worked out: its ground plan, and where figures stand on it.

use landscape::{Shape, Terrain, Turns};

use crate::mask::Mask;
use crate::paint::{Canvas, Level, World};
use crate::plan::Plan;
use crate::point::Point;
use crate::scatter::Scatter;
use crate::site::{Frame, Site};
use crate::sizes::{PLAZA, TILE};
use crate::stand::{Taken, stands};
use crate::{ground, region};

/// A kind of tile that can be drawn as it lies.
pub trait Picture: std::fmt::Debug + Send + Sync {
    /// Its ground plan.
    fn draft(&self) -> &Draft;

    /// The picture of the tile as it lies, 100 by 100; `seed` scatters the scenery.
    ///
    /// The ground turns with the tile; what stands on it stays upright. Walls pass the rim a little
    /// and must be cut off there. Groups of class `middle` and `near` can be hidden from those who
    /// look from afar.
    fn svg(&self, turns: Turns, seed: u64) -> String;

    /// Where a figure on `piece` stands, with the tile as written down.
    fn stand(&self, piece: u8) -> Point {
        self.draft().stand(piece)
    }

    /// The middle of the place for a tower, with the tile as written down; `None` where no tower
    /// may be built.
    fn tower(&self) -> Option<Point> {
        None
    }

    /// The piece at a point, with the tile as written down; `None` where roads meet.
    fn piece(&self, at: Point) -> Option<u8> {
        self.draft().mask.piece(at)
    }

    /// The area of a piece of the tile as it lies, as path data; empty for a piece it has not.
    fn region(&self, piece: u8, turns: Turns) -> String {
        let draft = self.draft();
        region::region(&draft.shape, &draft.plan, &draft.mask, piece, turns)
    }
}

/// The ground plan of a kind of tile, as written down.
#[derive(Clone, Debug)]
pub struct Draft {
    pub(crate) shape: Shape,
    pub(crate) plan: Plan,
    pub(crate) mask: Mask,
    stands: Vec<Point>,
}

impl Draft {
    /// The spots of a plan, where nobody stands yet.
    pub(crate) fn new(shape: &Shape, plan: Plan) -> Draft {
        let mask = Mask::new(shape, &plan);
        Draft { shape: shape.clone(), plan, mask, stands: Vec::new() }
    }

    /// Works out where figures stand beside these symbols.
    pub(crate) fn settle(mut self, symbols: &[Taken]) -> Draft {
        self.stands = stands(&self.shape, &self.plan, &self.mask, symbols);
        self
    }

    /// How many pieces it has.
    pub fn pieces(&self) -> u8 {
        self.shape.pieces().len() as u8
    }

    /// Where a figure on `piece` stands.
    pub(crate) fn stand(&self, piece: u8) -> Point {
        self.stands.get(piece as usize).copied().unwrap_or(Point::MIDDLE)
    }

    /// Where figures stand, piece by piece.
    pub(crate) fn stands(&self) -> &[Point] {
        &self.stands
    }

    /// The ground of the tile as it lies, and the site on it: figures' places and the meeting of
    /// roads stay free.
    pub(crate) fn begin(&self, world: World, turns: Turns, seed: u64) -> (Canvas, Site<'_>) {
        let mut canvas = Canvas::new(world);
        let mut site = Site::new(&self.shape, &self.mask, turns, seed);
        if self.shape.pieces().iter().any(|piece| piece.terrain == Terrain::Land) {
            ground::meadows(&mut Scatter::new(!seed), &mut canvas);
        }
        ground::paint(&self.plan, turns, &mut canvas);
        for (stand, piece) in self.stands.iter().zip(self.shape.pieces()) {
            let lying = piece.terrain == Terrain::Land;
            site.take(Frame::of_figure(stand.turned(turns), lying));
        }
        if self.plan.crossing {
            site.take(Frame::around(Point::MIDDLE, PLAZA, PLAZA, PLAZA));
        }
        (canvas, site)
    }
}

/// The whole picture: the land in its colour, the ground, what is large, and scenery by level.
pub(crate) fn finished(canvas: &Canvas, land: &str, large: &str) -> String {
    let [far, middle, near] =
        [Level::Far, Level::Middle, Level::Near].map(|level| canvas.level(level));
    let land = format!("<rect width='{TILE}' height='{TILE}' fill='{land}'/>");
    [land.as_str(), &far, large, &middle, &near].concat()
}
