//! Cells and tiles in words, for screen readers and the log.

use ::words::tiles::names as say;
use landscape::{Shape, Side, Terrain, Turns};

use super::grammar::list;
use crate::Lang;

/// A side of a tile.
pub fn side(side: Side, lang: Lang) -> &'static str {
    let english = ["north", "east", "south", "west"];
    let german = ["Norden", "Osten", "Süden", "Westen"];
    lang.pick(english, german)[side as usize]
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

/// Sides in a row: `north and east`.
pub fn side_list(sides: &[Side], lang: Lang) -> String {
    let words: Vec<&str> = sides.iter().map(|&s| side(s, lang)).collect();
    list(&words, lang)
}

/// The towns of a tile as it lies: `city in the north and east with pennant`. `noun` is what they
/// are called, `more` what is said of a piece behind that.
pub fn towns(
    shape: &Shape,
    turns: Turns,
    noun: &str,
    more: impl Fn(usize) -> String,
    lang: Lang,
) -> Vec<String> {
    let name = |(piece, sides): (usize, Vec<Side>)| {
        let town = match (sides.len(), lang) {
            (4, Lang::En) => format!("{noun} on all sides"),
            (4, Lang::De) => format!("{noun} auf allen Seiten"),
            (_, Lang::En) => format!("{noun} in the {}", side_list(&sides, lang)),
            (_, Lang::De) => format!("{noun} im {}", side_list(&sides, lang)),
        };
        town + &more(piece)
    };
    reaches(shape, Terrain::Town, turns).into_iter().map(name).collect()
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
            [from, to] => names.push(
                say::FromTo { road, side: side(*from, lang), side_2: side(*to, lang) }.of(lang),
            ),
            stubs => ends.extend(stubs),
        }
    }
    ends.sort_unstable();
    match (ends.as_slice(), lang) {
        ([], _) => {}
        (&[end], Lang::En) => names.push(format!("{road} to the {}, ends here", side(end, lang))),
        (&[end], Lang::De) => names.push(format!("{road} nach {}, endet hier", side(end, lang))),
        (ends, lang) => names.push(several_ends(roads, &side_list(ends, lang), crossing, lang)),
    }
    names
}

fn several_ends(roads: &str, sides: &str, crossing: bool, lang: Lang) -> String {
    match (crossing, lang) {
        (true, Lang::En) => format!("crossing, {roads} to {sides}"),
        (true, Lang::De) => format!("Kreuzung, {roads} nach {sides}"),
        (false, Lang::En) => format!("{roads} to {sides}, end here"),
        (false, Lang::De) => format!("{roads} nach {sides}, enden hier"),
    }
}

/// How an empty cell takes the drawn tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Welcome {
    /// Nobody asks.
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
    let head = match welcome {
        Welcome::Idle | Welcome::No => say::EMPTY_CELL.of(lang),
        _ => say::FREE_CELL.of(lang),
    };
    let tail = match welcome {
        Welcome::Idle => "",
        Welcome::No => say::DOES_NOT_FIT.of(lang),
        Welcome::Turned => say::FITS_WHEN_ROTATED.of(lang),
        Welcome::Now => say::FITS.of(lang),
        Welcome::Tried => say::YOUR_TILE_IS_PREVIEWED_HERE_TAP.of(lang),
    };
    format!("{head}, {place}{tail}")
}

/// What is said of a chosen place for a figure; nothing of another.
pub fn chosen(solid: bool, lang: Lang) -> &'static str {
    match (solid, lang) {
        (false, _) => "",
        (true, Lang::En) => ", selected; tap again to confirm",
        (true, Lang::De) => ", gewählt; noch einmal antippen bestätigt",
    }
}
