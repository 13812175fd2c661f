//! Places, tiles, features and figures in words, for screen readers and the log.

use carcassonne::{Extent, Feature, Spot, TileKind};
use game::{Audience, Seat};
use landscape::{Cell, Terrain, Turns};

use crate::tiles::grammar::{Noun, list};
use crate::tiles::names;
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

/// What a tile shows as it lies: `city in the north and east with pennant; road from south to west`.
pub fn tile(kind: &TileKind, turns: Turns, lang: Lang) -> String {
    let pennant = |piece: usize| {
        let pennants = kind.pennants.get(piece).copied().unwrap_or_default();
        if pennants > 0 { lang.pick(" with pennant", " mit Wappen") } else { "" }.to_owned()
    };
    let noun = lang.pick("city", "Stadt");
    let mut parts = names::towns(&kind.shape, turns, noun, pennant, lang);
    let roads = lang.pick(("road", "roads"), ("Straße", "Straßen"));
    parts.extend(names::roads(&kind.shape, turns, roads, lang));
    if names::has(&kind.shape, Terrain::Cloister) {
        parts.push(lang.pick("monastery", "Kloster").to_owned());
    }
    if parts.is_empty() {
        parts.push(lang.pick("field", "Wiese").to_owned());
    }
    parts.join("; ")
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
    if names::has(&kind.shape, Terrain::Cloister) {
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
    let chosen = names::chosen(solid, lang);
    let (follower, role) = (lang.pick("follower as", "Gefolgsmann als"), role(on.feature, lang));
    format!("{follower} {role}, {}{chosen}", extent(on, lang))
}
