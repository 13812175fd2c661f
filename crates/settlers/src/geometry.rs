//! Where hexes, intersections and sides lie and which of them meet.
//!
//! ```text
//!        N            corners  N NE SE S SW NW = 0..5
//!    NW / \ NE        sides    NE E SE SW W NW = 0..5; side d joins corners d and d + 1
//!      |   |
//!    SW \ / SE
//!        S
//! ```
//!
//! Hexes stand on a corner, in rows. The centre of hex `i` of row `r` lies at `(2 i + offset, 3 r)`.
//! Ids are given in reading order, so they stay the same as long as the frame does.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::bits::Bits;

/// The most hexes a frame may hold: one bit each in a word.
pub const HEXES_MAX: usize = 64;
/// The most intersections.
pub const CORNERS_MAX: usize = 192;
/// The most sides; 255 stands for none.
pub const SIDES_MAX: usize = 254;
/// Stands for "no such place" in the tables.
pub const NOWHERE: u8 = u8::MAX;

/// A set of sides.
pub type Sides = Bits<4>;
/// A set of intersections.
pub type Corners = Bits<3>;

macro_rules! place {
    ($(#[$doc:meta])* $name:ident, $letter:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($letter, "{}"), self.0)
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<$name, String> {
                let number = text.strip_prefix($letter).and_then(|digits| digits.parse().ok());
                number.map($name).ok_or_else(|| {
                    format!(concat!("'{}' is not a place like ", $letter, "7"), text)
                })
            }
        }
    };
}

place!(
    /// A hex, numbered in reading order.
    Hex,
    "h"
);
place!(
    /// An intersection, where up to three hexes meet.
    Corner,
    "c"
);
place!(
    /// A side of a hex, where roads and ships lie.
    Side,
    "s"
);

impl Hex {
    /// An index into tables of 64 entries. Whoever asks knows that the frame has the hex; the
    /// remainder only spares the processor a check.
    #[inline]
    pub const fn at(self) -> usize {
        debug_assert!((self.0 as usize) < HEXES_MAX, "no frame has that hex");
        self.0 as usize % HEXES_MAX
    }
}

/// The six directions, in the order of a hex's sides.
pub const DIRECTIONS: [&str; 6] = ["NE", "E", "SE", "SW", "W", "NW"];

/// Steps to the neighbour in each direction: row, doubled column.
const STEPS: [(i16, i16); 6] = [(-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1)];
/// From a hex's centre to its corners: column, line.
const CORNER_STEPS: [(i16, i16); 6] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];

/// One row of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// How many hexes.
    pub length: u8,
    /// Shift to the right, in half hexes.
    pub offset: u8,
}

/// A side in one direction: number `2 * side` towards its first end, the next towards its second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arc {
    /// The end it leads to.
    pub head: u8,
    /// How to go on from there; no arc beyond the frame.
    pub next: [u16; 2],
}

/// Stands for "no such arc"; its side is [`NOWHERE`].
pub const NO_ARC: u16 = 2 * NOWHERE as u16;

/// The side of an arc.
#[inline]
pub(crate) fn side_of(arc: u16) -> u8 {
    (arc / 2) as u8
}

/// The tables of one frame. Built once, shared by every game on that frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Geometry {
    /// The rows of the frame, from the top.
    pub rows: Vec<Row>,
    /// Row and doubled column of every hex.
    pub hex_places: Vec<(i16, i16)>,
    /// Column and line of every intersection.
    pub corner_places: Vec<(i16, i16)>,
    /// The corners of a hex, from N clockwise.
    pub hex_corners: Vec<[u8; 6]>,
    /// The sides of a hex, from NE clockwise.
    pub hex_sides: Vec<[u8; 6]>,
    /// The neighbours of a hex, from NE clockwise; [`NOWHERE`] beyond the frame.
    pub hex_neighbours: Vec<[u8; 6]>,
    /// The same as a set.
    pub hexes_around: Vec<u64>,
    /// The hexes that meet at an intersection.
    pub corner_hexes: Vec<[u8; 3]>,
    /// The sides that meet at an intersection.
    pub corner_sides: Vec<[u8; 3]>,
    /// The same as a set.
    pub sides_at: Vec<Sides>,
    /// An intersection and its neighbours: what a building there closes.
    pub near: Vec<Corners>,
    /// The two ends of a side.
    pub side_ends: Vec<[u8; 2]>,
    /// The sides that meet a side at its ends.
    pub sides_around: Vec<Sides>,
    /// The hexes on both sides of a side; [`NOWHERE`] for the frame.
    pub side_hexes: Vec<[u8; 2]>,
    /// The hexes that a side leads along or up to, as a set.
    pub hexes_by_side: Vec<u64>,
    /// Every side in both directions.
    pub arcs: Vec<Arc>,
    /// The six sides of a hex as a set.
    pub sides_of: Vec<Sides>,
    /// The six corners of a hex as a set.
    pub corners_of: Vec<Corners>,
}

/// A frame with more places than the tables hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the frame is too large: at most {HEXES_MAX} hexes and {CORNERS_MAX} intersections")]
pub struct TooLarge;

impl Geometry {
    /// The tables of a frame with these rows.
    pub fn new(rows: Vec<Row>) -> Result<Geometry, TooLarge> {
        let hex_places = hex_places(&rows);
        if hex_places.len() > HEXES_MAX {
            return Err(TooLarge);
        }
        let corner_ids = corner_ids(&hex_places);
        let hex_corners: Vec<[u8; 6]> =
            hex_places.iter().map(|place| corners_around(*place, &corner_ids)).collect();
        let side_ids = side_ids(&hex_corners, &corner_ids);
        if corner_ids.len() > CORNERS_MAX || side_ids.len() > SIDES_MAX {
            return Err(TooLarge);
        }
        Ok(Geometry::with_ids(rows, hex_places, &corner_ids, hex_corners, &side_ids))
    }

    fn with_ids(
        rows: Vec<Row>,
        hex_places: Vec<(i16, i16)>,
        corner_ids: &BTreeMap<(i16, i16), u8>,
        hex_corners: Vec<[u8; 6]>,
        side_ids: &BTreeMap<(i16, i16), Ends>,
    ) -> Geometry {
        let side_ends: Vec<[u8; 2]> = side_ids.values().copied().collect();
        let side_of = |ends: Ends| {
            let id = side_ends.iter().position(|known| *known == ends);
            id.expect("every side of a hex has a number") as u8
        };
        let hex_sides: Vec<[u8; 6]> = hex_corners
            .iter()
            .map(|corners| std::array::from_fn(|d| side_of(ends(corners[d], corners[(d + 1) % 6]))))
            .collect();
        let corner_count = corner_ids.len();
        let corner_sides = gather(corner_count, side_ends.iter().map(|ends| &ends[..]));
        let corner_hexes: Vec<[u8; 3]> =
            gather(corner_count, hex_corners.iter().map(|corners| &corners[..]));
        let side_hexes = gather(side_ends.len(), hex_sides.iter().map(|sides| &sides[..]));
        let hex_neighbours = neighbours(&hex_places);
        let around = |hexes: &[u8; 6]| hex_set(real(hexes));
        let by_side = |ends: &Ends| {
            hex_set(ends.iter().flat_map(|end: &u8| real(&corner_hexes[*end as usize])))
        };
        Geometry {
            hexes_by_side: side_ends.iter().map(by_side).collect(),
            hexes_around: hex_neighbours.iter().map(around).collect(),
            hex_neighbours,
            sides_at: corner_sides.iter().map(|sides| set_of(sides)).collect(),
            near: near(&corner_sides, &side_ends),
            sides_around: side_ends.iter().map(|ends| sides_around(ends, &corner_sides)).collect(),
            arcs: arcs(&corner_sides, &side_ends),
            sides_of: hex_sides.iter().map(|sides| set_of(sides)).collect(),
            corners_of: hex_corners.iter().map(|corners| set_of(corners)).collect(),
            corner_places: corner_ids.keys().map(|(line, column)| (*column, *line)).collect(),
            rows,
            hex_places,
            hex_corners,
            hex_sides,
            corner_hexes,
            corner_sides,
            side_ends,
            side_hexes,
        }
    }

    /// How many hexes the frame holds.
    pub fn hexes(&self) -> usize {
        self.hex_places.len()
    }

    /// The hex in place `i` of row `r`.
    pub fn hex_at(&self, r: usize, i: usize) -> Option<Hex> {
        let row = self.rows.get(r)?;
        let before: usize = self.rows[..r].iter().map(|row| row.length as usize).sum();
        (i < row.length as usize).then(|| Hex((before + i) as u8))
    }

    /// The other end of a side.
    #[inline]
    pub fn across(&self, side: u8, corner: u8) -> u8 {
        let [a, b] = self.side_ends[side as usize];
        if a == corner { b } else { a }
    }

    /// The sides that meet a side at one of its ends; [`NOWHERE`] beyond the frame.
    #[inline]
    pub fn beyond(&self, side: u8, end: u8) -> [u8; 2] {
        let towards = usize::from(self.side_ends[side as usize][1] == end);
        self.arcs[2 * side as usize + towards].next.map(|arc| (arc / 2) as u8)
    }

    /// The hexes at an intersection.
    #[inline]
    pub fn hexes_at(&self, corner: u8) -> impl Iterator<Item = usize> {
        real(&self.corner_hexes[corner as usize])
    }

    /// The sides at an intersection.
    #[inline]
    pub fn sides_from(&self, corner: u8) -> impl Iterator<Item = u8> {
        real(&self.corner_sides[corner as usize]).map(|side| side as u8)
    }

    /// The neighbours of a hex inside the frame.
    pub fn beside(&self, hex: usize) -> impl Iterator<Item = usize> {
        real(&self.hex_neighbours[hex])
    }
}

type Ends = [u8; 2];

/// What meets at either of two ends; the side between them is of both, and left out.
fn sides_around(ends: &Ends, corner_sides: &[[u8; 3]]) -> Sides {
    let [a, b]: [Sides; 2] = ends.map(|end| set_of(&corner_sides[end as usize]));
    a.xor(&b)
}

fn real(table: &[u8]) -> impl Iterator<Item = usize> {
    table.iter().filter(|id| **id != NOWHERE).map(|id| *id as usize)
}

fn hex_set(hexes: impl Iterator<Item = usize>) -> u64 {
    hexes.fold(0, |all, hex| all | 1 << hex)
}

fn hex_places(rows: &[Row]) -> Vec<(i16, i16)> {
    let row_places = |(r, row): (usize, &Row)| {
        let offset = i16::from(row.offset);
        (0..i16::from(row.length)).map(move |i| (r as i16, 2 * i + offset)).collect::<Vec<_>>()
    };
    rows.iter().enumerate().flat_map(row_places).collect()
}

/// Ids of intersections, keyed by line and column so that they rise in reading order.
fn corner_ids(hexes: &[(i16, i16)]) -> BTreeMap<(i16, i16), u8> {
    let places = hexes.iter().flat_map(|(r, x)| CORNER_STEPS.map(|(dx, dy)| (3 * r + dy, x + dx)));
    let mut ids: BTreeMap<(i16, i16), u8> = places.map(|place| (place, 0)).collect();
    ids.values_mut().zip(0..).for_each(|(id, number): (&mut u8, usize)| *id = number as u8);
    ids
}

fn corners_around((r, x): (i16, i16), ids: &BTreeMap<(i16, i16), u8>) -> [u8; 6] {
    CORNER_STEPS.map(|(dx, dy)| ids[&(3 * r + dy, x + dx)])
}

fn ends(a: u8, b: u8) -> Ends {
    [a.min(b), a.max(b)]
}

/// The sides in reading order of their middles.
fn side_ids(
    hex_corners: &[[u8; 6]],
    corner_ids: &BTreeMap<(i16, i16), u8>,
) -> BTreeMap<(i16, i16), Ends> {
    let places: Vec<(i16, i16)> = corner_ids.keys().copied().collect();
    let middle = |[a, b]: Ends| {
        let ((ay, ax), (by, bx)) = (places[a as usize], places[b as usize]);
        (ay + by, ax + bx)
    };
    let all = hex_corners
        .iter()
        .flat_map(|corners| (0..6).map(|d| ends(corners[d], corners[(d + 1) % 6])));
    all.map(|side| (middle(side), side)).collect()
}

fn neighbours(hexes: &[(i16, i16)]) -> Vec<[u8; 6]> {
    let id = |place| hexes.iter().position(|known| *known == place).map_or(NOWHERE, |id| id as u8);
    hexes.iter().map(|(r, x)| STEPS.map(|(dr, dx)| id((r + dr, x + dx)))).collect()
}

/// Turns "these lie in this" around: for every inner place, the outer places that hold it.
fn gather<'a, const N: usize>(count: usize, outer: impl Iterator<Item = &'a [u8]>) -> Vec<[u8; N]> {
    let mut table = vec![[NOWHERE; N]; count];
    for (id, inner) in outer.enumerate() {
        for place in inner {
            if let Some(free) = table[*place as usize].iter_mut().find(|slot| **slot == NOWHERE) {
                *free = id as u8;
            }
        }
    }
    table
}

fn set_of<const N: usize>(places: &[u8]) -> Bits<N> {
    real(places).map(|id| id as u8).collect()
}

fn near(corner_sides: &[[u8; 3]], side_ends: &[Ends]) -> Vec<Corners> {
    corner_sides
        .iter()
        .map(|sides| real(sides).flat_map(|side| side_ends[side]).collect())
        .collect()
}

fn arcs(corner_sides: &[[u8; 3]], side_ends: &[Ends]) -> Vec<Arc> {
    let leaving = |side: usize, from: u8| {
        let towards = u16::from(side_ends[side][0] == from);
        2 * side as u16 + towards
    };
    let arc = |side: usize, head: u8| {
        let mut next = [NO_ARC; 2];
        let others = real(&corner_sides[head as usize]).filter(|other| *other != side);
        next.iter_mut().zip(others).for_each(|(slot, other)| *slot = leaving(other, head));
        Arc { head, next }
    };
    side_ends.iter().enumerate().flat_map(|(side, ends)| ends.map(|head| arc(side, head))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(rows: &[(u8, u8)]) -> Geometry {
        let rows = rows.iter().map(|(length, offset)| Row { length: *length, offset: *offset });
        Geometry::new(rows.collect()).expect("fits")
    }

    fn base() -> Geometry {
        frame(&[(3, 2), (4, 1), (5, 0), (4, 1), (3, 2)])
    }

    #[test]
    fn the_island_has_54_intersections_and_72_sides() {
        let island = base();
        assert_eq!(
            (island.hexes(), island.corner_places.len(), island.side_ends.len()),
            (19, 54, 72)
        );
    }

    #[test]
    fn the_widest_frame_fits() {
        let wide = frame(&[(9, 0), (8, 1), (9, 0), (8, 1), (9, 0), (8, 1), (9, 0)]);
        assert_eq!((wide.hexes(), wide.corner_places.len(), wide.side_ends.len()), (60, 152, 211));
        assert_eq!(Geometry::new(vec![Row { length: 65, offset: 0 }]), Err(TooLarge));
    }

    #[test]
    fn every_table_agrees_with_its_inverse() {
        let island = base();
        for (hex, sides) in island.hex_sides.iter().enumerate() {
            for (d, side) in sides.iter().enumerate() {
                assert!(island.side_hexes[*side as usize].contains(&(hex as u8)));
                let neighbour = island.hex_neighbours[hex][d];
                if neighbour != NOWHERE {
                    assert_eq!(island.hex_sides[neighbour as usize][(d + 3) % 6], *side);
                    assert_eq!(island.hex_neighbours[neighbour as usize][(d + 3) % 6], hex as u8);
                }
            }
        }
        for (side, ends) in island.side_ends.iter().enumerate() {
            assert!(
                ends.iter().all(|end| island.corner_sides[*end as usize].contains(&(side as u8)))
            );
        }
        assert!(island.near.iter().all(|near| (3..=4).contains(&near.len())));
    }

    #[test]
    fn ids_rise_in_reading_order() {
        let island = base();
        assert_eq!(island.hex_at(0, 0), Some(Hex(0)));
        assert_eq!(island.hex_at(2, 4), Some(Hex(11)));
        assert_eq!(island.hex_at(5, 0), None);
        assert_eq!(island.hex_corners[0], [0, 4, 8, 12, 7, 3]);
        assert_eq!("h11".parse(), Ok(Hex(11)));
        assert!("c300".parse::<Corner>().is_err());
    }
}
