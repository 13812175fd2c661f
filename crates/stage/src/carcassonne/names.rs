//! Places, features and figures in words, for screen readers and the log.

use carcassonne::{Extent, Feature, Figure, Good, Spot, TowerView};
use game::{Audience, Seat};
use landscape::Cell;

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
            let special = if extent.special { special(extent.feature, lang).0 } else { "" };
            let mut words = vec![format!("{name} {} {tiles}{special}", lang.pick("of", "aus"))];
            if extent.pennants > 0 {
                words.push(Noun::Pennant.count(extent.pennants.into(), lang));
            }
            words.extend(goods(extent.goods, lang));
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

/// The inn of a road or the cathedral of a city, behind it and in a list: ` with an inn`, `an inn`.
pub const fn special(feature: Feature, lang: Lang) -> (&'static str, &'static str) {
    match feature {
        Feature::Road => lang.pick((" with an inn", "an inn"), (" mit Wirtshaus", "ein Wirtshaus")),
        _ => {
            lang.pick((" with a cathedral", "a cathedral"), (" mit Kathedrale", "eine Kathedrale"))
        }
    }
}

/// A kind of goods.
pub const fn good(good: Good, lang: Lang) -> &'static str {
    match good {
        Good::Wine => lang.pick("wine", "Wein"),
        Good::Grain => lang.pick("grain", "Korn"),
        Good::Cloth => lang.pick("cloth", "Tuch"),
    }
}

/// So much of each kind: `2 wine and 1 cloth`; `None` where there is nothing.
pub fn goods(counts: [u8; 3], lang: Lang) -> Option<String> {
    let some = Good::ALL.into_iter().zip(counts).filter(|&(_, count)| count > 0);
    let words: Vec<String> =
        some.map(|(of, count)| format!("{count} {}", good(of, lang))).collect();
    (!words.is_empty()).then(|| list(&words, lang))
}

/// A kind of figure.
pub const fn figure_kind(figure: Figure, lang: Lang) -> &'static str {
    match figure {
        Figure::Follower => lang.pick("follower", "Gefolgsmann"),
        Figure::Big => lang.pick("big follower", "großer Gefolgsmann"),
        Figure::Builder => lang.pick("builder", "Baumeister"),
        Figure::Pig => lang.pick("pig", "Schwein"),
    }
}

/// What it is there for: ` as knight`; builder and pig are nothing else.
fn acting(figure: Figure, feature: Feature, lang: Lang) -> String {
    match figure.is_follower() {
        true => format!(" {} {}", lang.pick("as", "als"), role(feature, lang)),
        false => String::new(),
    }
}

/// A figure on the map: `your follower as knight, city of 3 tiles, 2 open sides`.
pub fn figure(kind: Figure, seat: Seat, audience: Audience, on: &Extent, lang: Lang) -> String {
    let whose = whose(kind, seat, audience, lang);
    format!("{whose}{}, {}", acting(kind, on.feature, lang), extent(on, lang))
}

fn whose(kind: Figure, seat: Seat, audience: Audience, lang: Lang) -> String {
    let own = audience == Audience::Seat(seat);
    let name = figure_kind(kind, lang);
    match (own, lang) {
        (true, Lang::En) => format!("your {name}"),
        (true, Lang::De) => format!("dein {name}"),
        (false, Lang::En) => format!("{}’s {name}", colour(seat, lang)),
        (false, Lang::De) => format!("{name} von {}", colour(seat, lang)),
    }
}

/// A follower on top of a tower: `your follower on a tower`.
pub fn on_tower(kind: Figure, seat: Seat, audience: Audience, lang: Lang) -> String {
    format!("{} {}", whose(kind, seat, audience, lang), lang.pick("on a tower", "auf einem Turm"))
}

/// A place for a tower: `tower of 2 pieces, open`.
pub fn tower(tower: &TowerView, lang: Lang) -> String {
    let state = match (tower.top, tower.open) {
        (Some(_), _) => lang.pick("closed by a follower", "von einem Gefolgsmann geschlossen"),
        (None, true) => lang.pick("open", "offen"),
        (None, false) => lang.pick("closed", "geschlossen"),
    };
    match (tower.height, lang) {
        (0, _) => lang.pick("tower place, still empty", "Turmplatz, noch leer").to_owned(),
        (1, Lang::En) => format!("tower of 1 piece, {state}"),
        (1, Lang::De) => format!("Turm aus 1 Teil, {state}"),
        (height, Lang::En) => format!("tower of {height} pieces, {state}"),
        (height, Lang::De) => format!("Turm aus {height} Teilen, {state}"),
    }
}

/// The dragon.
pub const fn dragon(lang: Lang) -> &'static str {
    lang.pick("the dragon", "der Drache")
}

/// The fairy.
pub const fn fairy(lang: Lang) -> &'static str {
    lang.pick("the fairy", "die Fee")
}

/// A place for a figure: `follower as knight, city of 3 tiles, finished`.
pub fn ghost(kind: Figure, on: &Extent, solid: bool, lang: Lang) -> String {
    let (name, chosen) = (figure_kind(kind, lang), names::chosen(solid, lang));
    format!("{name}{}, {}{chosen}", acting(kind, on.feature, lang), extent(on, lang))
}
