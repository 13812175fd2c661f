//! Fields: groves and single trees, bushes, sheep, hay, flowers and grass; and the prairie.

use landscape::Terrain;

use crate::paint::{Canvas, Paint};
use crate::pen::Size;
use crate::point::Point;
use crate::site::{Frame, Site};
use crate::things::{ACRE, BUSH, FIR, FLOWERS, HAYSTACK, OAK, POPLAR, ROCKS, SHEEP, TUFT, Thing};

/// Scatters what grows and grazes on the fields of a tile; the largest things first.
pub fn fields(site: &mut Site<'_>, canvas: &mut Canvas) {
    const TREES: [Tree; 4] = [
        (&OAK, Paint::Leaf),
        (&OAK, Paint::LeafDark),
        (&FIR, Paint::Leaf),
        (&POPLAR, Paint::LeafDark),
    ];
    if site.scatter.chance(30) {
        sow(&ACRE, 0.9, 8, 1, site, canvas);
    }
    for _ in 0..15 {
        grove(TREES, site, canvas);
    }
    if site.scatter.chance(40) {
        flock(site, canvas);
    }
    if site.scatter.chance(16) {
        sow(&HAYSTACK, 0.9, 6, 2, site, canvas);
    }
    sow(&BUSH, 0.9, 8, 3, site, canvas);
    sow(&TUFT, 1.0, 30, 11, site, canvas);
    sow(&FLOWERS, 1.0, 8, 3, site, canvas);
}

/// Scatters what grows on the plains of a tile. No animal is scenery there: each of them scores.
pub fn prairie(site: &mut Site<'_>, canvas: &mut Canvas) {
    const TREES: [Tree; 4] =
        [(&FIR, Paint::Leaf), (&FIR, Paint::Leaf), (&OAK, Paint::Leaf), (&OAK, Paint::LeafDark)];
    for _ in 0..9 {
        grove(TREES, site, canvas);
    }
    sow(&ROCKS, 1.0, 6, 2, site, canvas);
    sow(&BUSH, 0.8, 6, 2, site, canvas);
    sow(&TUFT, 1.1, 40, 17, site, canvas);
}

/// A kind of tree and its leaves.
type Tree = (&'static Thing, Paint);

/// A grove: trees of one kind, grown into each other. Most are small, so that the land stays
/// open.
fn grove(kinds: [Tree; 4], site: &mut Site<'_>, canvas: &mut Canvas) {
    let Some((centre, piece)) = site.point(Terrain::Land) else { return };
    let (kind, leaves) = site.scatter.pick(kinds);
    let size = site.scatter.pick([1, 1, 2, 3, 4]);
    let mut trees: Vec<(Point, f32)> = Vec::new();
    for _ in 0..2 * size {
        let at = site.scatter.near(centre, 1.8 * size as f32);
        let scale = site.scatter.between(0.66, 0.94);
        let apart = |&(other, _): &(Point, f32)| {
            (at.x - other.x).abs() > kind.half || (at.y - other.y).abs() > 3.2
        };
        let frame = Frame::of(kind, at, scale);
        if trees.len() < size && trees.iter().all(apart) && site.fits(&frame, piece) {
            trees.push((at, scale));
        }
    }
    trees.sort_by(|a, b| a.0.y.total_cmp(&b.0.y));
    for (at, scale) in trees {
        kind.plant(canvas, at, Size::new(scale, false), leaves);
        // A little more than the tree itself: groves stand apart.
        site.take(Frame::of(kind, at, 1.3 * scale));
    }
}

/// Two or three sheep together, most of them looking the same way.
fn flock(site: &mut Site<'_>, canvas: &mut Canvas) {
    let found = (0..12).find_map(|_| {
        let (at, piece) = site.point(Terrain::Land)?;
        site.fits(&Frame::of(&SHEEP, at, 1.6), piece).then_some((at, piece))
    });
    let Some((centre, piece)) = found else { return };
    let look = site.scatter.chance(50);
    for (right, down) in [(0.0, 0.0), (8.4, 2.6), (1.8, 6.2)] {
        let at = site.scatter.near(centre.shifted(right, down), 1.0);
        let mirrored = look != site.scatter.chance(20);
        if site.claim(&SHEEP, at, 0.95, piece) {
            SHEEP.set(canvas, at, Size::new(0.95, mirrored), Paint::Roof);
        }
    }
}

/// Tries a thing in many places and sets down as many as wanted.
fn sow(
    thing: &Thing,
    scale: f32,
    tries: usize,
    wanted: usize,
    site: &mut Site<'_>,
    canvas: &mut Canvas,
) {
    let mut found = 0;
    for _ in 0..tries {
        let Some((at, piece)) = site.point(Terrain::Land).filter(|_| found < wanted) else {
            continue;
        };
        if site.claim(thing, at, scale, piece) {
            thing.set(canvas, at, Size::new(scale, site.scatter.chance(50)), Paint::Roof);
            found += 1;
        }
    }
}
