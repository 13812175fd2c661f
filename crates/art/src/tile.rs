//! A tile, drawn from its data: no picture per tile, so a corrected file redraws itself.

use carcassonne::TileKind;
use landscape::Turns;

use crate::draft::{Draft, Picture, finished};
use crate::houses::OLD_WORLD;
use crate::paint::{Canvas, World};
use crate::palette::FIELD;
use crate::pennant::pennant;
use crate::plan::{Plan, pennant_place};
use crate::point::Point;
use crate::site::{Frame, Site};
use crate::sizes::PENNANT_HALF;
use crate::{houses, monastery, nature};

/// A tile kind ready to be drawn: its ground plan and where figures stand on it.
#[derive(Clone, Debug)]
pub struct TileArt<'a> {
    kind: &'a TileKind,
    draft: Draft,
    tower: Option<Point>,
}

impl<'a> TileArt<'a> {
    /// Works out the ground plan of a kind.
    pub fn new(kind: &'a TileKind) -> TileArt<'a> {
        let draft = Draft::new(&kind.shape, Plan::new(&kind.shape), &pennants(kind));
        let tower = kind.prints.tower.then(|| draft.free_place());
        TileArt { kind, draft, tower }
    }

    /// The middle of the place for a tower, with the tile as written down; `None` where no tower
    /// may be built.
    pub fn tower_place(&self) -> Option<Point> {
        self.tower
    }

    /// Symbols and the monastery stay free.
    fn keep_free(&self, site: &mut Site<'_>) {
        for at in pennants(self.kind) {
            let half = PENNANT_HALF + 1.0;
            site.take(Frame::around(at.turned(site.turns()), half, half + 1.0, half + 2.0));
        }
        if self.draft.plan.yard.is_some() {
            site.take(monastery::frame());
        }
    }

    /// All that stands on the ground.
    fn furnish(&self, site: &mut Site<'_>, canvas: &mut Canvas) {
        let plan = &self.draft.plan;
        houses::fortify(plan, site, canvas);
        if plan.crossing {
            houses::crossing(&OLD_WORLD, site, canvas);
        }
        for &(piece, _) in &plan.towns {
            let knight = self.draft.stand(piece).turned(site.turns());
            houses::build(&OLD_WORLD, piece, knight, site, canvas);
        }
        if plan.yard.is_some() {
            monastery::details(canvas);
        }
        nature::fields(site, canvas);
    }
}

impl Picture for TileArt<'_> {
    fn draft(&self) -> &Draft {
        &self.draft
    }

    fn tower(&self) -> Option<Point> {
        self.tower_place()
    }

    fn svg(&self, turns: Turns, seed: u64) -> String {
        let (mut canvas, mut site) = self.draft.begin(World::Old, turns, seed);
        self.keep_free(&mut site);
        self.furnish(&mut site, &mut canvas);
        let building = self.draft.plan.yard.map_or(String::new(), |_| monastery::building());
        let mut svg = finished(&canvas, FIELD, &building);
        svg.extend(pennants(self.kind).into_iter().map(|at| pennant(at.turned(turns))));
        svg
    }
}

/// Where the pennants of a kind lie.
fn pennants(kind: &TileKind) -> Vec<Point> {
    let pieces = kind.shape.pieces().iter().zip(&kind.pennants);
    pieces.filter(|(_, count)| **count > 0).map(|(piece, _)| pennant_place(piece)).collect()
}
