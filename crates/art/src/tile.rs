//! A tile, drawn from its data: no picture per tile, so a corrected file redraws itself.

use carcassonne::TileKind;
use landscape::Turns;

use crate::draft::{Draft, Picture, finished};
use crate::houses::OLD_WORLD;
use crate::paint::{Canvas, World};
use crate::palette::FIELD;
use crate::plan::Plan;
use crate::point::Point;
use crate::printed::{Printed, printed};
use crate::sign::Sign;
use crate::site::Site;
use crate::stand::Taken;
use crate::{bridge, houses, monastery, nature};

/// A tile kind ready to be drawn: its ground plan, its symbols, and where figures stand on it.
#[derive(Clone, Debug)]
pub struct TileArt {
    draft: Draft,
    signs: Vec<Printed>,
}

impl TileArt {
    /// Works out the ground plan of a kind.
    pub fn new(kind: &TileKind) -> TileArt {
        let draft = Draft::new(&kind.shape, Plan::new(&kind.shape));
        let signs = printed(kind, &draft.plan, &draft.mask);
        let taken: Vec<Taken> = signs.iter().map(|&(sign, at)| (at, sign.reach())).collect();
        TileArt { draft: draft.settle(&taken), signs }
    }

    /// Symbols and the monastery stay free.
    fn keep_free(&self, site: &mut Site<'_>) {
        for (sign, at) in &self.signs {
            site.take(sign.frame(at.turned(site.turns())));
        }
        if self.draft.plan.yard.is_some() {
            site.take(monastery::frame());
        }
    }

    /// All that stands on the ground.
    fn furnish(&self, site: &mut Site<'_>, canvas: &mut Canvas) {
        let plan = &self.draft.plan;
        houses::fortify(plan, site, canvas);
        let at_middle = |(_, at): &Printed| *at == Point::MIDDLE;
        if plan.crossing && !self.signs.iter().any(at_middle) {
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

impl Picture for TileArt {
    fn draft(&self) -> &Draft {
        &self.draft
    }

    fn tower(&self) -> Option<Point> {
        self.signs.iter().find(|(sign, _)| *sign == Sign::Tower).map(|&(_, at)| at)
    }

    fn svg(&self, turns: Turns, seed: u64) -> String {
        let (mut canvas, mut site) = self.draft.begin(World::Old, turns, seed);
        self.keep_free(&mut site);
        self.furnish(&mut site, &mut canvas);
        let mut large = bridge::draw(&self.draft.plan, turns);
        if self.draft.plan.yard.is_some() {
            large += &monastery::building();
        }
        let mut svg = finished(&canvas, FIELD, &large);
        svg.extend(self.signs.iter().map(|(sign, at)| sign.draw(at.turned(turns))));
        svg
    }
}
