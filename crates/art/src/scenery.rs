//! Trees, tufts and houses, scattered where there is room.

use landscape::{Shape, Terrain, Turns};

use crate::mask::Mask;
use crate::palette::{INK, ROOFS, TREES, TUFT, WALL_STONE};
use crate::point::{Point, TILE, short};

/// A small generator of scatter: the same tile in the same place always looks the same.
#[derive(Clone, Debug)]
pub struct Scatter(u64);

impl Scatter {
    /// A scatter for the tile with this number.
    pub fn new(seed: u64) -> Scatter {
        Scatter(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1B5_4A32_D192_ED03)
    }

    /// A number from 0 to 1.
    fn part(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 40) as f32 / (1u64 << 24) as f32
    }

    fn point(&mut self) -> Point {
        Point::new(4.0 + self.part() * (TILE - 8.0), 4.0 + self.part() * (TILE - 8.0))
    }

    fn one_of<'a>(&mut self, colours: &[&'a str]) -> &'a str {
        let place = (self.part() * colours.len() as f32) as usize;
        colours[place.min(colours.len() - 1)]
    }
}

/// What must stay free: figures' places and symbols, each with its radius.
pub type Kept = Vec<(Point, f32)>;

/// The ground that scenery stands on, as it lies.
#[derive(Clone, Copy, Debug)]
pub struct Ground<'a> {
    /// The tile as written down.
    pub shape: &'a Shape,
    /// Its ground plan, not turned either.
    pub mask: &'a Mask,
    /// How it is turned.
    pub turns: Turns,
}

impl Ground<'_> {
    fn piece(&self, at: Point) -> Option<u8> {
        self.mask.piece(at.unturned(self.turns))
    }

    fn terrain(&self, piece: u8) -> Terrain {
        self.shape.pieces()[piece as usize].terrain
    }

    /// Things stand up: their foot and their top must be clear of walls, roads and the rim.
    fn has_room(&self, foot: Point, piece: u8) -> bool {
        const HEIGHT: f32 = 8.0;
        let top = Point::new(foot.x, foot.y - HEIGHT);
        let inside = |at: f32| (5.5..TILE - 5.5).contains(&at);
        let roomy = |at: Point| self.mask.room(at.unturned(self.turns)) > 5.5;
        let clear = |at: Point| self.piece(at) == Some(piece) && roomy(at);
        inside(foot.x) && inside(foot.y) && top.y > 1.0 && clear(foot) && clear(top)
    }
}

/// The scenery of a tile as it lies, sorted so that what stands in front is drawn last.
pub fn scenery(ground: &Ground<'_>, mut kept: Kept, scatter: &mut Scatter) -> String {
    let mut things: Vec<(Point, String)> = Vec::new();
    for _ in 0..TRIES {
        let point = scatter.point();
        let Some(piece) = ground.piece(point) else { continue };
        let radius = match ground.terrain(piece) {
            Terrain::Town => 11.0,
            Terrain::Land => 10.0,
            Terrain::Road | Terrain::Cloister => continue,
        };
        let clear = kept.iter().all(|&(other, keep)| other.distance(point) > keep + radius / 2.0);
        if !clear || !ground.has_room(point, piece) {
            continue;
        }
        kept.push((point, radius));
        let thing = match ground.terrain(piece) {
            Terrain::Town => house(point, scatter),
            _ if scatter.part() < 0.45 => tree(point, scatter),
            _ => tuft(point),
        };
        things.push((point, thing));
    }
    things.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
    things.into_iter().map(|(_, thing)| thing).collect()
}

/// Enough to fill a tile; most tries fall where something stands already.
const TRIES: usize = 150;

fn tree(at: Point, scatter: &mut Scatter) -> String {
    let size = 3.2 + scatter.part() * 1.4;
    let colour = scatter.one_of(&TREES);
    let (x, y) = (short(at.x), short(at.y));
    let crown = if scatter.part() < 0.5 {
        let (top, wide) = (short(at.y - 2.4 * size), short(0.85 * size));
        format!(
            "<path d='M{x},{top}q{wide},{} {wide},{}q0,{} -{wide},{}q-{wide},0 -{wide},-{}q0,-{} {wide},-{}z' fill='{colour}'/>",
            short(0.7 * size),
            short(1.5 * size),
            short(0.8 * size),
            short(0.8 * size),
            short(0.8 * size),
            short(0.8 * size),
            short(1.5 * size),
        )
    } else {
        format!(
            "<circle cx='{x}' cy='{}' r='{}' fill='{colour}'/>",
            short(at.y - 1.2 * size),
            short(size)
        )
    };
    format!(
        "<ellipse cx='{x}' cy='{y}' rx='{}' ry='1.3' fill='#000' opacity='.16'/><g stroke='{INK}' stroke-width='.5'>{crown}</g>",
        short(size * 0.9)
    )
}

fn tuft(at: Point) -> String {
    format!(
        "<path d='M{at}l-2,-3m2,3l0,-4m0,4l2,-3' stroke='{TUFT}' fill='none' stroke-width='1'/>"
    )
}

/// A house seen from the front: wall, gable roof, door.
fn house(at: Point, scatter: &mut Scatter) -> String {
    let size = 0.85 + 0.3 * scatter.part();
    let roof = scatter.one_of(&ROOFS);
    let tall = if scatter.part() < 0.25 { 2.6 } else { 0.0 };
    format!(
        "<g transform='translate({at}) scale({})' stroke='{INK}' stroke-width='.7' stroke-linejoin='round'>\
         <path d='M-4,3v-{}h8v{}z' fill='{WALL_STONE}'/><path d='M-5.4,-{}l5.4,-4.6 5.4,4.6z' fill='{roof}'/>\
         <path d='M-1.1,3v-2.6h2.2v2.6z' fill='{INK}' stroke='none'/></g>",
        short(size),
        short(4.6 + tall),
        short(4.6 + tall),
        short(1.4 + tall),
    )
}
