//! Cells and tiles in words, for screen readers and the log.

use ::words::frame::tiles_names as say;
use landscape::{Shape, Side, Terrain, Turns};

use super::grammar::list;
use crate::Lang;

/// A side of a tile, as sentences choose by it.
const fn side_key(side: Side) -> &'static str {
    match side {
        Side::N => "north",
        Side::E => "east",
        Side::S => "south",
        Side::W => "west",
    }
}

/// Has a tile a piece of this terrain?
pub fn has(shape: &Shape, terrain: Terrain) -> bool {
    shape.pieces().iter().any(|piece| piece.terrain == terrain)
}

/// The sides that each piece of a terrain reaches, clockwise from north.
pub fn reaches(shape: &Shape, terrain: Terrain, turns: Turns) -> Vec<(usize, Vec<Side>)> {
    let pieces = shape.pieces().iter().enumerate();
    let sides = |ports: landscape::Ports| {
        Side::ALL
            .into_iter()
            .filter(move |&side| ports.turned(turns).iter().any(|port| port.side() == side))
    };
    let of = pieces.filter(|(_, piece)| piece.terrain == terrain);
    of.map(|(index, piece)| (index, sides(piece.ports).collect())).collect()
}

/// Sides that a road leads to: `north and east`.
pub fn sides_to(sides: &[Side], lang: Lang) -> String {
    let to = |side: &Side| say::SideTo { side: side_key(*side) }.of(lang);
    list(&sides.iter().map(to).collect::<Vec<_>>(), lang)
}

/// The towns of a tile as it lies: `city in the north and east with pennant`. `town` is what one is
/// called, `what` what is printed on a piece of it.
pub fn towns(
    shape: &Shape,
    turns: Turns,
    town: &str,
    what: impl Fn(usize) -> Option<String>,
    lang: Lang,
) -> Vec<String> {
    let name = |(piece, sides): (usize, Vec<Side>)| {
        let town = town_at(town, &sides, lang);
        match what(piece) {
            Some(what) => say::TownWith { town, what }.of(lang),
            None => town,
        }
    };
    reaches(shape, Terrain::Town, turns).into_iter().map(name).collect()
}

fn town_at(town: &str, sides: &[Side], lang: Lang) -> String {
    if sides.len() == Side::ALL.len() {
        return say::TownEverywhere { town }.of(lang);
    }
    let at = |side: &Side| say::SideAt { side: side_key(*side) }.of(lang);
    let sides = list(&sides.iter().map(at).collect::<Vec<_>>(), lang);
    say::TownAt { sides, town }.of(lang)
}

/// Roads that run through, and those that end on the tile, by what one and what
/// several are called; `crossing` says whether several that end there meet at one.
pub fn roads(
    shape: &Shape,
    turns: Turns,
    (road, roads): (&str, &str),
    crossing: bool,
    lang: Lang,
) -> Vec<String> {
    let mut names = Vec::new();
    let mut ends: Vec<Side> = Vec::new();
    for (_, sides) in reaches(shape, Terrain::Road, turns) {
        match sides.as_slice() {
            [from, to] => {
                names.push(say::FromTo { from: side_key(*from), road, to: side_key(*to) }.of(lang))
            }
            stubs => ends.extend(stubs),
        }
    }
    ends.sort_unstable();
    let sides = sides_to(&ends, lang);
    names.extend(match ends.len() {
        0 => None,
        1 => Some(say::RoadEnds { road, side: sides }.of(lang)),
        _ if crossing => Some(say::CrossingTo { roads, sides }.of(lang)),
        _ => Some(say::RoadsEnd { roads, sides }.of(lang)),
    });
    names
}

/// How an empty cell takes the drawn tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Welcome {
    Idle,
    /// The tile fits nowhere on it.
    No,
    /// It fits when turned.
    Turned,
    /// It fits as it is.
    Now,
    /// It is tried there.
    Tried,
}

/// An empty cell: `free cell, column 2 right, row 1 up, fits`.
pub fn cell(place: &str, welcome: Welcome, lang: Lang) -> String {
    match welcome {
        Welcome::Idle => say::CellIdle { place }.of(lang),
        Welcome::No => say::CellUnfit { place }.of(lang),
        Welcome::Turned => say::CellFitsRotated { place }.of(lang),
        Welcome::Now => say::CellFits { place }.of(lang),
        Welcome::Tried => say::CellTried { place }.of(lang),
    }
}

/// A place for a figure, and whether it is chosen.
pub fn choosable(name: String, solid: bool, lang: Lang) -> String {
    if solid { say::Selected { name }.of(lang) } else { name }
}

/// Something and its place: `the dragon; column 2 right, row 1 up`.
pub fn thing_at(thing: &str, place: &str, lang: Lang) -> String {
    say::ThingAt { place, thing }.of(lang)
}

/// The drawn tile in the hand, by what it `shows`.
pub fn in_hand(shows: &str, own: bool, lang: Lang) -> String {
    match own {
        true => say::YourTile { shows }.of(lang),
        false => say::DrawnTile { shows }.of(lang),
    }
}
