//! A land tile or a start field, drawn from its data.

use landscape::{Shape, Terrain, Turns};
use newworld::{StartField, TileKind};

use super::marks::{ANIMAL_HALF, FLAG_HALF, POST_HALF};
use super::{farm, marks, sea};
use crate::draft::{Draft, Picture, finished};
use crate::houses::{self, Builders};
use crate::nature;
use crate::paint::{Canvas, World};
use crate::plan::{Plan, pennant_place};
use crate::point::Point;
use crate::prairie::PLAIN;
use crate::site::{Frame, Site};
use crate::stand::{self, Taken};
use crate::things::{CABIN, CHURCH, LOOKOUT, SIGNPOST, STOCKADE, STORE, WELL};

/// What is built of logs.
const SETTLERS: Builders = Builders {
    homes: [&CABIN, &CABIN, &CABIN, &CABIN, &STORE, &STORE, &STORE],
    landmarks: [&CHURCH, &LOOKOUT, &LOOKOUT],
    crossings: [(&SIGNPOST, 4.0), (&SIGNPOST, 4.0), (&WELL, 4.0), (&CABIN, 3.6)],
};

/// The most symbols of one kind that are drawn on one piece: more would cover it.
const SYMBOLS_MAX: u8 = 6;

/// A kind of land tile, or a start field, ready to be drawn.
#[derive(Clone, Debug)]
pub struct Plate {
    draft: Draft,
    posts: Vec<Point>,
    flags: Vec<Point>,
    animals: Vec<Point>,
    /// The town of a start field; `None` for a land tile.
    harbour: Option<String>,
}

impl Plate {
    /// Works out a land tile.
    pub fn land(kind: &TileKind) -> Plate {
        Plate::new(&kind.shape, &kind.marks, Plan::new(&kind.shape), None)
    }

    /// Works out a start field.
    pub fn coast(field: &StartField) -> Plate {
        let plan = Plan::of_coast(&field.shape);
        Plate::new(&field.shape, &field.marks, plan, Some(field.name.clone()))
    }

    fn new(shape: &Shape, printed: &[u8], plan: Plan, harbour: Option<String>) -> Plate {
        let posts = symbols(shape, printed, Terrain::Road, |piece, count| {
            (0..count).map(|number| post_place(&plan, piece, number)).collect()
        });
        let flags = symbols(shape, printed, Terrain::Town, |piece, count| {
            let at = shape.pieces().get(piece as usize).map_or(Point::MIDDLE, pennant_place);
            (0..count).map(|number| at.shifted(9.0 * f32::from(number), 0.0)).collect()
        });
        let taken: Vec<Taken> = posts.iter().chain(&flags).map(|&at| (at, 0.0)).collect();
        let draft = Draft::new(shape, plan).settle(&taken);
        let mut taken = [draft.stands(), &posts, &flags].concat();
        let animals = symbols(shape, printed, Terrain::Land, |piece, count| {
            let graze = |_| {
                let at = stand::beside(&draft.mask, piece, &taken);
                taken.push(at);
                at
            };
            (0..count).map(graze).collect()
        });
        Plate { draft, posts, flags, animals, harbour }
    }

    /// Symbols, the farm and the gates stay free.
    fn keep_free(&self, site: &mut Site<'_>) {
        let turns = site.turns();
        let halves =
            [(&self.posts, POST_HALF), (&self.flags, FLAG_HALF), (&self.animals, ANIMAL_HALF)];
        for (places, half) in halves {
            for at in places {
                site.take(Frame::around(at.turned(turns), half, half, half));
            }
        }
        if self.draft.plan.yard.is_some() {
            site.take(farm::frame());
        }
    }

    /// All that stands on the ground.
    fn furnish(&self, site: &mut Site<'_>, canvas: &mut Canvas) {
        let plan = &self.draft.plan;
        for gate in &plan.gates {
            houses::raise(&STOCKADE, gate.turned(site.turns()), site, canvas);
        }
        if plan.crossing {
            houses::crossing(&SETTLERS, site, canvas);
        }
        for &(piece, _) in &plan.towns {
            let sheriff = self.draft.stand(piece).turned(site.turns());
            houses::build(&SETTLERS, piece, sheriff, site, canvas);
        }
        nature::prairie(site, canvas);
    }

    fn symbols(&self, turns: Turns) -> String {
        let posts = self.posts.iter().map(|at| marks::trading_post(at.turned(turns)));
        let flags = self.flags.iter().map(|at| marks::flag(at.turned(turns)));
        let animals = self.animals.iter().enumerate();
        let animals = animals.map(|(number, at)| marks::animal(number, at.turned(turns)));
        posts.chain(flags).chain(animals).collect()
    }
}

impl Picture for Plate {
    fn draft(&self) -> &Draft {
        &self.draft
    }

    fn svg(&self, turns: Turns, seed: u64) -> String {
        let (mut canvas, mut site) = self.draft.begin(World::New, turns, seed);
        self.keep_free(&mut site);
        self.furnish(&mut site, &mut canvas);
        let mut large = String::new();
        if let Some(town) = &self.harbour {
            large += &sea::shore(town, !self.draft.plan.roads.is_empty());
        }
        if self.draft.plan.yard.is_some() {
            large += &farm::building();
        }
        finished(&canvas, PLAIN, &large) + &self.symbols(turns)
    }
}

/// The places of what is printed on pieces of one terrain.
fn symbols(
    shape: &Shape,
    printed: &[u8],
    terrain: Terrain,
    mut places: impl FnMut(u8, u8) -> Vec<Point>,
) -> Vec<Point> {
    let pieces = (0u8..).zip(shape.pieces()).zip(printed);
    let meant = pieces.filter(|((_, piece), count)| piece.terrain == terrain && **count > 0);
    meant.flat_map(|((index, _), &count)| places(index, count.min(SYMBOLS_MAX))).collect()
}

/// Where a trading post stands on its road: clear of the bandit, who stands half-way; a road that
/// ends on the tile has it near its end.
fn post_place(plan: &Plan, piece: u8, number: u8) -> Point {
    let Some(course) = plan.road(piece).and_then(|road| road.courses.first()) else {
        return Point::MIDDLE;
    };
    let ends = course.end().rim() > 0.0;
    let first = if ends { 0.86 } else { 0.19 };
    let part = if number.is_multiple_of(2) { first } else { 1.0 - first };
    course.along(part).shifted(0.0, -5.0 * f32::from(number / 2))
}
