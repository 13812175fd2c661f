//! The outline of what a piece covers, traced along its spots and smoothed.

use std::collections::BTreeMap;

use crate::mask::{Mask, SPOT, SPOTS};
use crate::pen::Pen;
use crate::point::Point;

/// A corner of a spot, by column and row.
type Corner = (usize, usize);

/// A line that strays less than this from a straight one is straight.
const STRAY: f32 = 0.6;

/// The outlines of a piece, land on the right hand: around it, and around each hole in it.
pub fn outlines(mask: &Mask, piece: u8) -> Vec<Vec<Point>> {
    let mut edges = edges(mask, piece);
    let mut outlines = Vec::new();
    while let Some(ring) = next_ring(&mut edges) {
        outlines.push(simplified(&cut_steps(&ring)));
    }
    outlines
}

/// The border of a piece, step by step: from each corner to those that follow it.
fn edges(mask: &Mask, piece: u8) -> BTreeMap<Corner, Vec<Corner>> {
    let covered = |x: usize, y: usize| x < SPOTS && y < SPOTS && mask.covers(piece, x, y);
    let mut edges: BTreeMap<Corner, Vec<Corner>> = BTreeMap::new();
    for (x, y) in (0..SPOTS).flat_map(|y| (0..SPOTS).map(move |x| (x, y))) {
        if !covered(x, y) {
            continue;
        }
        let (right, down) = (x + 1, y + 1);
        let sides = [
            (covered(x, y.wrapping_sub(1)), (x, y), (right, y)),
            (covered(right, y), (right, y), (right, down)),
            (covered(x, down), (right, down), (x, down)),
            (covered(x.wrapping_sub(1), y), (x, down), (x, y)),
        ];
        for (_, from, to) in sides.into_iter().filter(|(inner, ..)| !inner) {
            edges.entry(from).or_default().push(to);
        }
    }
    edges
}

/// Takes one closed ring out of the edges.
fn next_ring(edges: &mut BTreeMap<Corner, Vec<Corner>>) -> Option<Vec<Corner>> {
    let mut here = *edges.keys().next()?;
    let mut ring = Vec::new();
    while let Some(mut ends) = edges.remove(&here) {
        ring.push(here);
        let next = ends.pop()?;
        if !ends.is_empty() {
            edges.insert(here, ends);
        }
        here = next;
    }
    Some(ring)
}

/// From middle to middle of the steps, so that slopes are slopes; along the rim of the tile from
/// corner to corner.
fn cut_steps(ring: &[Corner]) -> Vec<Point> {
    let at_rim = |from: Corner, to: Corner| {
        let same = |a: usize, b: usize| a == b && (a == 0 || a == SPOTS);
        same(from.0, to.0) || same(from.1, to.1)
    };
    let point = |corner: Corner| Point::new(corner.0 as f32 * SPOT, corner.1 as f32 * SPOT);
    let mut points = Vec::new();
    for (&from, &to) in ring.iter().zip(ring.iter().cycle().skip(1)) {
        if at_rim(from, to) {
            points.extend([point(from), point(to)]);
        } else {
            points.push(point(from).towards(point(to), 0.5));
        }
    }
    points.dedup();
    points
}

/// Fewer points on the same line (Ramer, Douglas and Peucker), for a closed ring. Where it leaves
/// the rim of the tile it stays as it is: there the neighbour goes on.
fn simplified(ring: &[Point]) -> Vec<Point> {
    let mut pins: Vec<usize> = (0..ring.len()).filter(|&at| is_pinned(ring, at)).collect();
    if pins.is_empty() {
        let distance = |at: &usize| ring[*at].distance(ring[0]);
        let farthest = (1..ring.len()).max_by(|a, b| distance(a).total_cmp(&distance(b)));
        pins = [0].into_iter().chain(farthest).collect();
    }
    let mut kept = Vec::new();
    for (place, &from) in pins.iter().enumerate() {
        let to = pins.get(place + 1).copied().unwrap_or(pins[0] + ring.len());
        let line: Vec<Point> = (from..=to).map(|at| ring[at % ring.len()]).collect();
        keep(&line, &mut kept);
    }
    kept
}

/// Is it a point on the rim whose neighbours are not both on the same side of the tile?
fn is_pinned(ring: &[Point], at: usize) -> bool {
    let (before, here, after) =
        (ring[(at + ring.len() - 1) % ring.len()], ring[at], ring[(at + 1) % ring.len()]);
    let along = |a: f32, b: f32, c: f32| a == b && b == c;
    let goes_on = along(before.x, here.x, after.x) || along(before.y, here.y, after.y);
    here.rim() <= 0.0 && !goes_on
}

/// Keeps the first point of a line and every other that it needs but the last.
fn keep(line: &[Point], kept: &mut Vec<Point>) {
    let (Some(&first), Some(&last)) = (line.first(), line.last()) else { return };
    let strays = |at: usize| line[at].distance_to_line(first, last);
    let worst = (1..line.len().max(2) - 1).max_by(|&a, &b| strays(a).total_cmp(&strays(b)));
    match worst.filter(|&at| strays(at) > STRAY) {
        Some(at) => {
            keep(&line[..=at], kept);
            keep(&line[at..], kept);
        }
        None => kept.push(first),
    }
}

/// Draws a traced outline: sharp at the rim of the tile, soft inside.
pub fn draw(outline: &[Point], pen: &mut Pen) {
    let around = |at: usize| outline[at % outline.len()];
    let mut here: Option<Point> = None;
    for at in 0..outline.len() {
        let (before, corner, after) = (around(at + outline.len() - 1), around(at), around(at + 1));
        let (begin, end) = soften(before, corner, after);
        if here != Some(begin) {
            pen.put(if here.is_none() { 'M' } else { 'L' }, &[begin]);
        }
        if begin != end {
            pen.put('Q', &[corner, end]);
        }
        here = Some(end);
    }
    pen.close();
}

/// Where the curve around a corner begins and ends: far from a gentle one, close to a sharp one,
/// at once on the rim of the tile.
fn soften(before: Point, corner: Point, after: Point) -> (Point, Point) {
    const GENTLE: f32 = 0.8;
    const CLOSE: f32 = 1.5;
    let (back, forth) = (corner.distance(before), corner.distance(after));
    if corner.rim() <= 0.0 || back * forth == 0.0 {
        return (corner, corner);
    }
    let ((dx, dy), (ex, ey)) =
        ((corner.x - before.x, corner.y - before.y), (after.x - corner.x, after.y - corner.y));
    let gentle = dx * ex + dy * ey > GENTLE * back * forth;
    let part = |length: f32| if gentle { 0.5 } else { (CLOSE / length).min(0.5) };
    (corner.towards(before, part(back)), corner.towards(after, part(forth)))
}
