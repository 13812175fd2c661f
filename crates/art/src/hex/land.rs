//! The ground of a hex and what grows on it.

use settlers::Terrain;

use super::OUTLINE;
use super::glyphs::*;
use crate::palette::{INK, LEAF_INK, LEAVES, SHEEN, WOOL};
use crate::pen::{Pen, Size};
use crate::point::Point;
use crate::scatter::Scatter;

/// The ground, and a patch of it that is a little lighter.
fn grounds(terrain: Terrain) -> (&'static str, &'static str) {
    match terrain {
        Terrain::Sea => ("#9cc0cf", "#a6c8d6"),
        Terrain::Desert => ("#ead9a8", "#f1e4bb"),
        Terrain::Gold => ("#e0a93b", "#e9bb5c"),
        Terrain::Fields => ("#e6c867", "#edd584"),
        Terrain::Hills => ("#cf8757", "#d8976a"),
        Terrain::Mountains => ("#a09a92", "#aea8a0"),
        Terrain::Pasture => ("#b5cf7f", "#c1d891"),
        Terrain::Woods => ("#6f8f5a", "#7b9a64"),
        Terrain::Unknown => ("#c6b999", "#d3c7aa"),
    }
}

/// The sand of a coast, and the seam between two hexes of land.
const SAND: &str = "#f3e7c6";
/// The seam between two hexes of water.
const SEAM: &str = "#8fb6c7";

/// A hex of this terrain; the seed scatters its scenery.
pub fn hex(terrain: Terrain, seed: u64) -> String {
    let mut land = Land { scatter: Scatter::new(seed), svg: ground(terrain) };
    land.patch(terrain);
    match terrain {
        Terrain::Sea => land.sea(),
        Terrain::Desert => land.desert(),
        Terrain::Gold => land.gold(),
        Terrain::Fields => land.fields(),
        Terrain::Hills => land.hills(),
        Terrain::Mountains => land.mountains(),
        Terrain::Pasture => land.pasture(),
        Terrain::Woods => land.woods(),
        Terrain::Unknown => land.fog(),
    }
    land.svg
}

fn ground(terrain: Terrain) -> String {
    let (seam, width) = match terrain {
        Terrain::Sea => (SEAM, "1"),
        Terrain::Unknown => ("#a89b7c", "1.6"),
        _ => (SAND, "4.4"),
    };
    let fill = grounds(terrain).0;
    format!(
        "<path d='{OUTLINE}' fill='{fill}' stroke='{seam}' stroke-width='{width}' \
         stroke-linejoin='round'/>"
    )
}

struct Land {
    scatter: Scatter,
    svg: String,
}

/// Where something may stand: towards the corners and the sides, outside the chip, inside the
/// pieces. Clockwise from the top, every other one towards a corner.
const PLACES: [(f32, f32); 12] = [
    (0.0, -34.0),
    (18.0, -28.0),
    (31.0, -16.0),
    (34.0, 3.0),
    (30.0, 22.0),
    (18.0, 35.0),
    (0.0, 40.0),
    (-18.0, 35.0),
    (-30.0, 22.0),
    (-34.0, 3.0),
    (-31.0, -16.0),
    (-18.0, -28.0),
];

impl Land {
    /// A path with these attributes; nothing where nothing was drawn.
    fn path(&mut self, pen: &Pen, attributes: &str) {
        if !pen.data().is_empty() {
            self.svg += &format!("<path d='{}' {attributes}/>", pen.data());
        }
    }

    /// A lighter patch of ground, somewhere else on every hex.
    fn patch(&mut self, terrain: Terrain) {
        let middle =
            Point::new(self.scatter.between(-22.0, 22.0), self.scatter.between(-24.0, 24.0));
        let mut pen = Pen::default();
        let steps =
            [(-22.0, -4.0), (-9.0, -17.0), (12.0, -15.0), (23.0, 3.0), (8.0, 17.0), (-13.0, 14.0)];
        let blob = steps.map(|(right, down)| self.scatter.near(middle.shifted(right, down), 5.0));
        pen.rough_blob(&blob);
        self.path(&pen, &format!("fill='{}'", grounds(terrain).1));
    }

    /// So many of the places, in reading order, each a little beside itself.
    fn places(&mut self, wanted: usize) -> Vec<Point> {
        let first = (self.scatter.part() * PLACES.len() as f32) as usize;
        let step = PLACES.len() as f32 / wanted.max(1) as f32;
        let mut places: Vec<Point> = (0..wanted)
            .filter_map(|place| {
                let at = (first + (place as f32 * step) as usize) % PLACES.len();
                let &(x, y) = PLACES.get(at)?;
                Some(self.scatter.near(Point::new(x, y), 2.6))
            })
            .collect();
        places.sort_by(|a, b| a.y.total_cmp(&b.y));
        places
    }

    fn size(&mut self, low: f32, high: f32) -> Size {
        let scale = self.scatter.between(low, high);
        Size::new(scale, self.scatter.chance(50))
    }

    fn woods(&mut self) {
        let (mut firs, mut trees, mut trunks, mut light) =
            (Pen::default(), Pen::default(), Pen::default(), Pen::default());
        for at in self.places(10) {
            let size = self.size(0.85, 1.1);
            trunks.stamp(TRUNK, at, size);
            if self.scatter.chance(62) {
                firs.stamp(FIR, at, size);
                light.stamp(FIR_LIGHT, at, size);
            } else {
                trees.stamp(TREE, at, size);
            }
        }
        self.path(&trunks, &format!("fill='none' stroke='{TRUNK_INK}' stroke-width='2'"));
        let rim = format!("stroke='{LEAF_INK}' stroke-linejoin='round'");
        self.path(&firs, &format!("fill='{}' {rim}", LEAVES[2]));
        self.path(&trees, &format!("fill='#57794a' {rim}"));
        self.path(&light, &format!("fill='{SHEEN}' class='near'"));
    }

    fn pasture(&mut self) {
        let (mut tufts, mut fleece, mut heads) = (Pen::default(), Pen::default(), Pen::default());
        for (place, at) in self.places(8).into_iter().enumerate() {
            let size = self.size(0.95, 1.2);
            if place % 2 == 0 {
                fleece.stamp(FLEECE, at, size);
                heads.stamp(SHEEP, at, size);
            } else {
                tufts.stamp(TUFT, at, size);
            }
        }
        self.path(&tufts, "fill='none' stroke='#86a254' stroke-width='1.2'");
        self.path(&heads, &format!("fill='{INK}'"));
        self.path(&fleece, &format!("fill='{WOOL}' stroke='{INK}'"));
    }

    /// Furrows from side to side, ploughed one of three ways, and stubble on some of them.
    fn fields(&mut self) {
        let (mut furrows, mut stubble) = (Pen::default(), Pen::default());
        let mown = self.scatter.between(-36.0, 12.0);
        for line in 0..10 {
            let y = -47.0 + 10.4 * line as f32 + self.scatter.between(-0.8, 0.8);
            let half = 50.0f32.min((55.0 - y.abs()) * 1.73) - 3.0;
            let pen = if (mown..mown + 26.0).contains(&y) { &mut stubble } else { &mut furrows };
            pen.put('M', &[Point::new(-half, y)]);
            pen.put('Q', &[Point::new(-half / 2.0, y - 4.0), Point::new(0.0, y)]);
            pen.put('T', &[Point::new(half, y)]);
        }
        let turn = self.scatter.pick([0, 60, 120]);
        let line = format!("fill='none' stroke-width='2.4' transform='rotate({turn})'");
        self.path(&furrows, &format!("{line} stroke='#cda640'"));
        self.path(&stubble, &format!("{line} stroke='#b98f35' stroke-dasharray='2 3'"));
        self.sheaves();
    }

    fn sheaves(&mut self) {
        let (mut sheaves, mut ties) = (Pen::default(), Pen::default());
        for at in self.places(4) {
            let size = self.size(0.95, 1.15);
            sheaves.stamp(SHEAF, at.shifted(0.0, 4.0), size);
            ties.stamp(SHEAF_TIE, at.shifted(0.0, 4.0), size);
        }
        self.path(&sheaves, "fill='#f3dc8c' stroke='#7d5f22' stroke-linejoin='round'");
        self.path(&ties, "fill='none' stroke='#7d5f22' stroke-width='.9'");
    }

    fn hills(&mut self) {
        let (mut hills, mut pits, mut bricks, mut joints) =
            (Pen::default(), Pen::default(), Pen::default(), Pen::default());
        for (place, at) in self.places(7).into_iter().enumerate() {
            let size = self.size(0.8, 1.05);
            if place % 3 == 1 {
                bricks.stamp(BRICKS, at, size);
                joints.stamp(JOINTS, at, size);
            } else {
                hills.stamp(HILL, at.shifted(0.0, 3.0), size);
                pits.stamp(PIT, at.shifted(0.0, 3.0), size);
            }
        }
        self.path(&hills, "fill='#bd7142' stroke='#7d4526' stroke-linejoin='round'");
        self.path(&pits, "fill='#8f5231'");
        self.path(&bricks, "fill='#b5482f' stroke='#5f2a1c' stroke-linejoin='round'");
        self.path(&joints, "fill='none' stroke='#f0c8a4' stroke-width='.9'");
    }

    fn mountains(&mut self) {
        let (mut peaks, mut snow) = (Pen::default(), Pen::default());
        for at in self.places(7) {
            let size = self.size(0.85, 1.15);
            peaks.stamp(PEAK, at.shifted(0.0, 5.0), size);
            snow.stamp(SNOW, at.shifted(0.0, 5.0), size);
        }
        self.path(&peaks, "fill='#7c766f' stroke='#47423d' stroke-linejoin='round'");
        self.path(&snow, "fill='#fdfaf2'");
    }

    fn desert(&mut self) {
        let (mut dunes, mut cacti) = (Pen::default(), Pen::default());
        for (place, at) in self.places(8).into_iter().enumerate() {
            let size = self.size(0.9, 1.2);
            if place % 4 == 1 { &mut cacti } else { &mut dunes }.stamp(
                if place % 4 == 1 { CACTUS } else { DUNE },
                at,
                size,
            );
        }
        self.path(&dunes, "fill='none' stroke='#c4a869' stroke-width='1.8' stroke-linecap='round'");
        self.path(&cacti, &format!("fill='#7c9a5c' stroke='{LEAF_INK}' stroke-linejoin='round'"));
    }

    /// A river from side to side, gold on its banks.
    fn gold(&mut self) {
        let flip = if self.scatter.chance(50) { -1.0 } else { 1.0 };
        let bend = self.scatter.between(10.0, 24.0) * flip;
        let (left, right) = (14.0 * flip, -12.0 * flip);
        let mut river = Pen::default();
        river.put('M', &[Point::new(-48.0, left)]);
        let bends =
            [Point::new(-30.0, left), Point::new(-26.0, -bend), Point::new(0.0, -bend / 2.0)];
        river.put('C', &bends);
        river.put('S', &[Point::new(26.0, right), Point::new(48.0, right)]);
        self.path(&river, "fill='none' stroke='#f3dfa0' stroke-width='20'");
        self.path(&river, "fill='none' stroke='#6fa9c4' stroke-width='14'");
        let mut nuggets = Pen::default();
        for at in self.places(12).into_iter().filter(|at| at.y.abs() > 20.0) {
            let size = self.size(1.1, 1.7);
            nuggets.stamp(NUGGET, at, size);
        }
        self.path(&nuggets, "fill='#ffe98a' stroke='#7d5a10' stroke-linejoin='round'");
    }

    fn sea(&mut self) {
        let mut waves = Pen::default();
        let fish = self.scatter.chance(14);
        let places = self.places(5);
        for (place, at) in places.into_iter().enumerate() {
            let size = self.size(0.8, 1.1);
            if fish && place == 2 {
                let mut pen = Pen::default();
                pen.stamp(FISH, at, size);
                self.path(&pen, "fill='#7fa7ba' stroke='#5f8ca3'");
            } else {
                waves.stamp(WAVE, at, size);
            }
        }
        self.path(&waves, "fill='none' stroke='#7fa9bc' stroke-width='1.8' stroke-linecap='round'");
    }

    /// Clouds over what nobody knows, and a question mark.
    fn fog(&mut self) {
        let mut clouds = Pen::default();
        for at in self.places(7) {
            let size = self.size(0.95, 1.3);
            clouds.stamp(CLOUD, at, size);
        }
        self.path(&clouds, "fill='#e6ddc6' stroke='#a3967a'");
        self.svg += "<text y='13' text-anchor='middle' font-family='Georgia,serif' font-size='38' \
                     font-weight='700' fill='#8a7b5c'>?</text>";
    }
}

/// The ink of trunks.
const TRUNK_INK: &str = "#4a3524";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_not_stamped_and_a_place_is_drawn_the_same_again() {
        for terrain in Terrain::ALL {
            assert_ne!(hex(terrain, 1), hex(terrain, 2), "{terrain}");
            assert_eq!(hex(terrain, 1), hex(terrain, 1), "{terrain}");
        }
    }
}
