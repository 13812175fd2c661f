//! Cells, tiles, features and figures in words, for screen readers and the log.

use carcassonne::{Extent, Feature, Spot, TileKind};
use game::{Audience, Seat};
use landscape::{Cell, Side, Terrain, Turns};

use super::grammar::{Noun, list};
use crate::{Lang, colour};

/// Where a cell lies, seen from the start tile: `column 2 right, row 1 up`.
pub fn place(cell: Cell, lang: Lang) -> String {
    let step = |by: i16, [less, more, none]: [&str; 3], word: &str| match by {
        0 => none.to_owned(),
        by => format!("{word} {} {}", by.unsigned_abs(), if by < 0 { less } else { more }),
    };
    let columns = lang.pick(["left", "right", "start column"], ["links", "rechts", "Startspalte"]);
    let rows = lang.pick(["up", "down", "start row"], ["oben", "unten", "Startreihe"]);
    let (column, row) = lang.pick(("column", "row"), ("Spalte", "Reihe"));
    format!("{}, {}", step(cell.x, columns, column), step(cell.y, rows, row))
}

fn side(side: Side, lang: Lang) -> &'static str {
    let english = ["north", "east", "south", "west"];
    let german = ["Norden", "Osten", "Süden", "Westen"];
    lang.pick(english, german)[side as usize]
}

/// What a tile shows as it lies: `city in the north and east with pennant; road from south to west`.
pub fn tile(kind: &TileKind, turns: Turns, lang: Lang) -> String {
    let mut parts = cities(kind, turns, lang);
    parts.extend(roads(kind, turns, lang));
    if has(kind, Terrain::Cloister) {
        parts.push(lang.pick("monastery", "Kloster").to_owned());
    }
    if parts.is_empty() {
        parts.push(lang.pick("field", "Wiese").to_owned());
    }
    parts.join("; ")
}

fn has(kind: &TileKind, terrain: Terrain) -> bool {
    kind.shape.pieces().iter().any(|piece| piece.terrain == terrain)
}

/// The sides that each piece of a terrain reaches, clockwise from north.
fn reaches(kind: &TileKind, terrain: Terrain, turns: Turns) -> Vec<(usize, Vec<Side>)> {
    let pieces = kind.shape.pieces().iter().enumerate();
    let sides = |ports: landscape::Ports| {
        Side::ALL
            .into_iter()
            .filter(move |&side| ports.turned(turns).iter().any(|port| port.side() == side))
    };
    let of = pieces.filter(|(_, piece)| piece.terrain == terrain);
    of.map(|(index, piece)| (index, sides(piece.ports).collect())).collect()
}

fn side_list(sides: &[Side], lang: Lang) -> String {
    let words: Vec<&str> = sides.iter().map(|&s| side(s, lang)).collect();
    list(&words, lang)
}

fn cities(kind: &TileKind, turns: Turns, lang: Lang) -> Vec<String> {
    let name = |(piece, sides): (usize, Vec<Side>)| {
        let city = match (sides.len(), lang) {
            (4, Lang::En) => "city on all sides".to_owned(),
            (4, Lang::De) => "Stadt auf allen Seiten".to_owned(),
            (_, Lang::En) => format!("city in the {}", side_list(&sides, lang)),
            (_, Lang::De) => format!("Stadt im {}", side_list(&sides, lang)),
        };
        let pennant = lang.pick(" with pennant", " mit Wappen");
        let pennants = kind.pennants.get(piece).copied().unwrap_or_default();
        city + if pennants > 0 { pennant } else { "" }
    };
    reaches(kind, Terrain::Town, turns).into_iter().map(name).collect()
}

/// Roads that run through, and those that end on the tile.
fn roads(kind: &TileKind, turns: Turns, lang: Lang) -> Vec<String> {
    let mut names = Vec::new();
    let mut ends: Vec<Side> = Vec::new();
    for (_, sides) in reaches(kind, Terrain::Road, turns) {
        match sides.as_slice() {
            [from, to] => names.push(match lang {
                Lang::En => format!("road from {} to {}", side(*from, lang), side(*to, lang)),
                Lang::De => format!("Straße von {} nach {}", side(*from, lang), side(*to, lang)),
            }),
            stubs => ends.extend(stubs),
        }
    }
    ends.sort_unstable();
    match (ends.len(), lang) {
        (0, _) => {}
        (1, Lang::En) => names.push(format!("road to the {}, ends here", side(ends[0], lang))),
        (1, Lang::De) => names.push(format!("Straße nach {}, endet hier", side(ends[0], lang))),
        (_, Lang::En) => names.push(format!("crossing, roads to {}", side_list(&ends, lang))),
        (_, Lang::De) => names.push(format!("Kreuzung, Straßen nach {}", side_list(&ends, lang))),
    }
    names
}

/// What a tile shows in the fewest words, for the log: `a city and a road`.
pub fn tile_short(kind: &TileKind, lang: Lang) -> String {
    let count = |terrain| kind.shape.pieces().iter().filter(|p| p.terrain == terrain).count();
    let crossing = count(Terrain::Road) > 1;
    let mut words = Vec::new();
    match count(Terrain::Town) {
        0 => {}
        1 => words.push(lang.pick("a city", "Stadt")),
        _ => words.push(lang.pick("two cities", "zwei Städten")),
    }
    match count(Terrain::Road) {
        0 => {}
        _ if crossing => words.push(lang.pick("a crossing", "Kreuzung")),
        _ => words.push(lang.pick("a road", "Straße")),
    }
    if has(kind, Terrain::Cloister) {
        words.push(lang.pick("a monastery", "Kloster"));
    }
    list(&words, lang)
}

/// What a feature is called.
pub const fn feature(feature: Feature, lang: Lang) -> &'static str {
    match feature {
        Feature::City => lang.pick("city", "Stadt"),
        Feature::Road => lang.pick("road", "Straße"),
        Feature::Monastery => lang.pick("monastery", "Kloster"),
        Feature::Field => lang.pick("field", "Wiese"),
    }
}

/// What a follower on such a feature is called.
pub const fn role(feature: Feature, lang: Lang) -> &'static str {
    match feature {
        Feature::City => lang.pick("knight", "Ritter"),
        Feature::Road => lang.pick("thief", "Wegelagerer"),
        Feature::Monastery => lang.pick("monk", "Mönch"),
        Feature::Field => lang.pick("farmer", "Bauer"),
    }
}

/// The feature that a place on a tile belongs to.
pub const fn feature_of(spot: Spot) -> Feature {
    Feature::of(spot.terrain())
}

/// A feature with its size and what is open: `city of 3 tiles, 1 pennant, 2 open sides`.
pub fn extent(extent: &Extent, lang: Lang) -> String {
    let name = feature(extent.feature, lang);
    match extent.feature {
        Feature::Field => {
            let cities = Noun::FinishedCity.count(extent.cities, lang);
            format!("{name}, {cities}")
        }
        Feature::Monastery => {
            let around = 8 - extent.open.min(8);
            match lang {
                Lang::En => format!("{name} with {around} of 8 tiles around it"),
                Lang::De => format!("{name} mit {around} von 8 Plättchen ringsum"),
            }
        }
        Feature::City | Feature::Road => {
            let tiles = Noun::Tile.count(extent.tiles.len(), lang);
            let mut words = vec![format!("{name} {} {tiles}", lang.pick("of", "aus"))];
            if extent.pennants > 0 {
                words.push(Noun::Pennant.count(extent.pennants.into(), lang));
            }
            words.push(openness(extent, lang));
            words.join(", ")
        }
    }
}

fn openness(extent: &Extent, lang: Lang) -> String {
    let noun = if extent.feature == Feature::City { Noun::Gap } else { Noun::OpenEnd };
    match extent.open {
        0 => lang.pick("finished", "fertig").to_owned(),
        open => noun.count(open.into(), lang),
    }
}

/// A figure on the map: `your follower as knight, city of 3 tiles, 2 open sides`.
pub fn figure(seat: Seat, audience: Audience, on: &Extent, lang: Lang) -> String {
    let own = audience == Audience::Seat(seat);
    let whose = match (own, lang) {
        (true, Lang::En) => "your follower".to_owned(),
        (true, Lang::De) => "dein Gefolgsmann".to_owned(),
        (false, Lang::En) => format!("{}’s follower", colour(seat, lang)),
        (false, Lang::De) => format!("Gefolgsmann von {}", colour(seat, lang)),
    };
    let role = role(on.feature, lang);
    format!("{whose} {} {role}, {}", lang.pick("as", "als"), extent(on, lang))
}

/// A place for a figure: `follower as knight, city of 3 tiles, finished`.
pub fn ghost(on: &Extent, solid: bool, lang: Lang) -> String {
    let chosen = match (solid, lang) {
        (false, _) => "",
        (true, Lang::En) => ", chosen; again to confirm",
        (true, Lang::De) => ", gewählt; nochmals zum Bestätigen",
    };
    let (follower, role) = (lang.pick("follower as", "Gefolgsmann als"), role(on.feature, lang));
    format!("{follower} {role}, {}{chosen}", extent(on, lang))
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
pub fn cell(cell: Cell, welcome: Welcome, lang: Lang) -> String {
    let head = match welcome {
        Welcome::Idle | Welcome::No => lang.pick("empty cell", "leeres Feld"),
        _ => lang.pick("free cell", "freies Feld"),
    };
    let tail = match welcome {
        Welcome::Idle => "",
        Welcome::No => lang.pick(", does not fit", ", passt nicht"),
        Welcome::Turned => lang.pick(", fits when turned", ", passt gedreht"),
        Welcome::Now => lang.pick(", fits", ", passt"),
        Welcome::Tried => lang.pick(
            ", your tile is shown here; again to confirm",
            ", dein Plättchen liegt zur Probe; nochmals zum Bestätigen",
        ),
    };
    format!("{head}, {}{tail}", place(cell, lang))
}
