//! Places, features and figures in words, for screen readers and the log.

use ::words::carcassonne::names as say;
use carcassonne::{Extent, Feature, Figure, Good, Spot, TowerView};
use game::{Audience, Seat};
use landscape::Cell;

use crate::tiles::grammar::{Noun, list};
use crate::tiles::names;
use crate::{Lang, colour};

/// Where a cell lies, seen from the start tile: `column 2 right, row 1 up`.
pub fn place(cell: Cell, lang: Lang) -> String {
    let side = ["left", "start", "right"][side_of(cell.x)];
    let way = ["up", "start", "down"][side_of(cell.y)];
    let (column, row) = (cell.x.unsigned_abs(), cell.y.unsigned_abs());
    say::Place { column, row, side, way }.of(lang)
}

const fn side_of(by: i16) -> usize {
    (by.signum() + 1) as usize
}

/// What a follower on such a feature is, as sentences choose by it.
pub const fn role_key(feature: Feature) -> &'static str {
    match feature {
        Feature::City => "knight",
        Feature::Road => "thief",
        Feature::Monastery => "monk",
        Feature::Field => "farmer",
    }
}

/// The feature that a place on a tile belongs to.
pub const fn feature_of(spot: Spot) -> Feature {
    Feature::of(spot.terrain())
}

/// A feature with its size and what is open: `city of 3 tiles, 1 pennant, 2 open sides`.
pub fn extent(extent: &Extent, lang: Lang) -> String {
    let tiles = extent.tiles.len();
    let head = match (extent.feature, extent.inn_or_cathedral) {
        (Feature::Field, _) => {
            return say::FieldWithCities { cities: extent.cities }.of(lang);
        }
        (Feature::Monastery, _) => {
            return say::MonasteryWithTiles { around: 8 - extent.open.min(8) }.of(lang);
        }
        (Feature::City, false) => say::CityOf { tiles }.of(lang),
        (Feature::City, true) => say::CityWithCathedral { tiles }.of(lang),
        (Feature::Road, false) => say::RoadOf { tiles }.of(lang),
        (Feature::Road, true) => say::RoadWithInn { tiles }.of(lang),
    };
    let mut words = vec![head];
    if extent.pennants > 0 {
        words.push(Noun::Pennant.count(extent.pennants.into(), lang));
    }
    words.extend(goods(extent.goods, lang));
    words.push(openness(extent, lang));
    words.join(", ")
}

fn openness(extent: &Extent, lang: Lang) -> String {
    let city = extent.feature == Feature::City;
    match extent.open {
        0 if city => say::CITY_FINISHED.of(lang).to_owned(),
        0 => say::ROAD_FINISHED.of(lang).to_owned(),
        open if city => Noun::Gap.count(open.into(), lang),
        open => Noun::OpenEnd.count(open.into(), lang),
    }
}

/// The inn of a road or the cathedral of a city.
pub fn inn_or_cathedral(feature: Feature, lang: Lang) -> &'static str {
    match feature {
        Feature::Road => say::AN_INN.of(lang),
        _ => say::A_CATHEDRAL.of(lang),
    }
}

/// A kind of goods.
pub fn good(good: Good, lang: Lang) -> &'static str {
    match good {
        Good::Wine => say::WINE.of(lang),
        Good::Grain => say::GRAIN.of(lang),
        Good::Cloth => say::CLOTH.of(lang),
    }
}

/// So much of each kind: `2 wine and 1 cloth`; `None` where there is nothing.
pub fn goods(counts: [u8; 3], lang: Lang) -> Option<String> {
    let some = Good::ALL.into_iter().zip(counts).filter(|&(_, count)| count > 0);
    let words: Vec<String> =
        some.map(|(of, count)| say::GoodsOf { count, good: of.word() }.of(lang)).collect();
    (!words.is_empty()).then(|| list(&words, lang))
}

/// A kind of figure.
pub fn figure_kind(figure: Figure, lang: Lang) -> &'static str {
    match figure {
        Figure::Follower => say::FOLLOWER.of(lang),
        Figure::Big => say::BIG_FOLLOWER.of(lang),
        Figure::Builder => say::BUILDER.of(lang),
        Figure::Pig => say::PIG.of(lang),
    }
}

/// A figure in words, and what it is there for: `your follower as knight`; builder and pig are nothing
/// else.
fn acting(words: String, figure: Figure, feature: Feature, lang: Lang) -> String {
    match figure.is_follower() {
        true => say::FigureAs { figure: words, role: role_key(feature) }.of(lang),
        false => words,
    }
}

/// A figure on the map: `your follower as knight, city of 3 tiles, 2 open sides`.
pub fn figure(kind: Figure, seat: Seat, audience: Audience, on: &Extent, lang: Lang) -> String {
    let whose = whose(kind, seat, audience, lang);
    format!("{}, {}", acting(whose, kind, on.feature, lang), extent(on, lang))
}

fn whose(kind: Figure, seat: Seat, audience: Audience, lang: Lang) -> String {
    let figure = kind.to_string();
    match audience == Audience::Seat(seat) {
        true => say::YourFigure { figure }.of(lang),
        false => say::FigureOf { figure, owner: colour(seat, lang) }.of(lang),
    }
}

/// A follower on top of a tower: `your follower on a tower`.
pub fn on_tower(kind: Figure, seat: Seat, audience: Audience, lang: Lang) -> String {
    say::FigureOnTower { figure: whose(kind, seat, audience, lang) }.of(lang)
}

/// A place for a tower: `tower of 2 pieces, open`.
pub fn tower(tower: &TowerView, lang: Lang) -> String {
    let state = match (tower.top, tower.open) {
        (Some(_), _) => "topped",
        (None, true) => "open",
        (None, false) => "closed",
    };
    match tower.height {
        0 => say::TOWER_PLACE_STILL_EMPTY.of(lang).to_owned(),
        height => say::TowerOf { height, state }.of(lang),
    }
}

pub fn dragon(lang: Lang) -> &'static str {
    say::THE_DRAGON.of(lang)
}

pub fn fairy(lang: Lang) -> &'static str {
    say::THE_FAIRY.of(lang)
}

/// A place for a figure: `follower as knight, city of 3 tiles, finished`.
pub fn ghost(kind: Figure, on: &Extent, solid: bool, lang: Lang) -> String {
    let figure = acting(figure_kind(kind, lang).to_owned(), kind, on.feature, lang);
    names::choosable(format!("{figure}, {}", extent(on, lang)), solid, lang)
}
