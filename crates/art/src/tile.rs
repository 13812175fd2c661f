//! A tile, drawn from its data: no picture per tile, so a corrected file redraws itself.

use carcassonne::TileKind;
use landscape::{Terrain, Turns};

use crate::mask::Mask;
use crate::paint::{Canvas, Level};
use crate::palette::FIELD;
use crate::pennant::pennant;
use crate::plan::{Plan, pennant_place};
use crate::point::Point;
use crate::scatter::Scatter;
use crate::site::{Frame, Site};
use crate::sizes::{PENNANT_HALF, PLAZA, TILE};
use crate::stand::stands;
use crate::{ground, houses, monastery, nature, region};

/// A tile kind ready to be drawn: its ground plan and where figures stand on it.
#[derive(Clone, Debug)]
pub struct TileArt<'a> {
    kind: &'a TileKind,
    plan: Plan,
    mask: Mask,
    stands: Vec<Point>,
}

impl<'a> TileArt<'a> {
    /// Works out the ground plan of a kind.
    pub fn new(kind: &'a TileKind) -> TileArt<'a> {
        let plan = Plan::new(&kind.shape);
        let mask = Mask::new(&kind.shape, &plan);
        let stands = stands(&kind.shape, &plan, &mask, &pennants(kind));
        TileArt { kind, plan, mask, stands }
    }

    /// Where a figure on `piece` stands, with the tile as written down.
    pub fn stand(&self, piece: u8) -> Point {
        self.stands.get(piece as usize).copied().unwrap_or(Point::MIDDLE)
    }

    /// The piece at a point, with the tile as written down; `None` where roads meet.
    pub fn piece(&self, at: Point) -> Option<u8> {
        self.mask.piece(at)
    }

    /// The area of a piece of the tile as it lies, as path data; empty for a piece it has not.
    pub fn region(&self, piece: u8, turns: Turns) -> String {
        region::region(&self.kind.shape, &self.plan, &self.mask, piece, turns)
    }

    /// The picture of the tile as it lies, 100 by 100; `seed` scatters the scenery.
    ///
    /// The ground turns with the tile; what stands on it stays upright. Walls pass the rim a little
    /// and must be cut off there. Groups of class `middle` and `near` can be hidden from those who
    /// look from afar.
    pub fn svg(&self, turns: Turns, seed: u64) -> String {
        let mut canvas = Canvas::default();
        let mut site = Site::new(&self.kind.shape, &self.mask, turns, seed);
        if self.kind.shape.pieces().iter().any(|piece| piece.terrain == Terrain::Land) {
            ground::meadows(&mut Scatter::new(!seed), &mut canvas);
        }
        ground::paint(&self.plan, turns, &mut canvas);
        self.keep_free(&mut site);
        self.furnish(&mut site, &mut canvas);
        let building = self.plan.yard.map_or(String::new(), |_| monastery::building());
        let [far, middle, near] =
            [Level::Far, Level::Middle, Level::Near].map(|level| canvas.level(level));
        let field = format!("<rect width='{TILE}' height='{TILE}' fill='{FIELD}'/>");
        let mut svg = [field, far, building, middle, near].concat();
        svg.extend(pennants(self.kind).into_iter().map(|at| pennant(at.turned(turns))));
        svg
    }

    /// Figures' places, symbols and the meeting of roads stay free.
    fn keep_free(&self, site: &mut Site<'_>) {
        let turns = site.turns();
        for (stand, piece) in self.stands.iter().zip(self.kind.shape.pieces()) {
            let lying = piece.terrain == Terrain::Land;
            site.take(Frame::of_figure(stand.turned(turns), lying));
        }
        for at in pennants(self.kind) {
            let half = PENNANT_HALF + 1.0;
            site.take(Frame::around(at.turned(turns), half, half + 1.0, half + 2.0));
        }
        if self.plan.crossing {
            site.take(Frame::around(Point::MIDDLE, PLAZA, PLAZA, PLAZA));
        }
        if self.plan.yard.is_some() {
            site.take(monastery::frame());
        }
    }

    /// All that stands on the ground.
    fn furnish(&self, site: &mut Site<'_>, canvas: &mut Canvas) {
        houses::fortify(&self.plan, site, canvas);
        if self.plan.crossing {
            houses::crossing(site, canvas);
        }
        for &(piece, _) in &self.plan.towns {
            let knight = self.stand(piece).turned(site.turns());
            houses::build(piece, knight, site, canvas);
        }
        if self.plan.yard.is_some() {
            monastery::details(canvas);
        }
        nature::scatter(site, canvas);
    }
}

/// Where the pennants of a kind lie.
fn pennants(kind: &TileKind) -> Vec<Point> {
    let pieces = kind.shape.pieces().iter().zip(&kind.pennants);
    pieces.filter(|(_, count)| **count > 0).map(|(piece, _)| pennant_place(piece)).collect()
}
