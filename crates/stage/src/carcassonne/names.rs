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
    let step = |by: i16, [less, more, none]: [&str; 3], word: &str| match by {
        0 => none.to_owned(),
        by => format!("{word} {} {}", by.unsigned_abs(), if by < 0 { less } else { more }),
    };
    let columns = [say::LEFT.of(lang), say::RIGHT.of(lang), say::START_COLUMN.of(lang)];
    let rows = [say::UP.of(lang), say::DOWN.of(lang), say::START_ROW.of(lang)];
    let (column, row) = (say::COLUMN.of(lang), say::ROW.of(lang));
    format!("{}, {}", step(cell.x, columns, column), step(cell.y, rows, row))
}

/// What a feature is called.
pub fn feature(feature: Feature, lang: Lang) -> &'static str {
    match feature {
        Feature::City => say::CITY.of(lang),
        Feature::Road => say::ROAD.of(lang),
        Feature::Monastery => say::MONASTERY.of(lang),
        Feature::Field => say::FIELD.of(lang),
    }
}

/// What a follower on such a feature is called.
pub fn role(feature: Feature, lang: Lang) -> &'static str {
    match feature {
        Feature::City => say::KNIGHT.of(lang),
        Feature::Road => say::THIEF.of(lang),
        Feature::Monastery => say::MONK.of(lang),
        Feature::Field => say::FARMER.of(lang),
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
            say::WithOf8TilesAroundIt { around, name }.of(lang)
        }
        Feature::City | Feature::Road => {
            let tiles = Noun::Tile.count(extent.tiles.len(), lang);
            let special = if extent.special { special(extent.feature, lang).0 } else { "" };
            let mut words = vec![format!("{name} {} {tiles}{special}", say::OF.of(lang))];
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
        0 => say::FINISHED.of(lang).to_owned(),
        open => noun.count(open.into(), lang),
    }
}

/// The inn of a road or the cathedral of a city, behind it and in a list: ` with an inn`, `an inn`.
pub fn special(feature: Feature, lang: Lang) -> (&'static str, &'static str) {
    match feature {
        Feature::Road => (say::WITH_AN_INN.of(lang), say::AN_INN.of(lang)),
        _ => (say::WITH_A_CATHEDRAL.of(lang), say::A_CATHEDRAL.of(lang)),
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
        some.map(|(of, count)| format!("{count} {}", good(of, lang))).collect();
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

/// What it is there for: ` as knight`; builder and pig are nothing else.
fn acting(figure: Figure, feature: Feature, lang: Lang) -> String {
    match figure.is_follower() {
        true => format!(" {} {}", say::AS.of(lang), role(feature, lang)),
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
    format!("{} {}", whose(kind, seat, audience, lang), say::ON_A_TOWER.of(lang))
}

/// A place for a tower: `tower of 2 pieces, open`.
pub fn tower(tower: &TowerView, lang: Lang) -> String {
    let state = match (tower.top, tower.open) {
        (Some(_), _) => say::CLOSED_BY_A_FOLLOWER.of(lang),
        (None, true) => say::OPEN.of(lang),
        (None, false) => say::CLOSED.of(lang),
    };
    match (tower.height, lang) {
        (0, _) => say::TOWER_PLACE_STILL_EMPTY.of(lang).to_owned(),
        (1, Lang::En) => format!("tower of 1 piece, {state}"),
        (1, Lang::De) => format!("Turm aus 1 Teil, {state}"),
        (height, Lang::En) => format!("tower of {height} pieces, {state}"),
        (height, Lang::De) => format!("Turm aus {height} Teilen, {state}"),
    }
}

/// The dragon.
pub fn dragon(lang: Lang) -> &'static str {
    say::THE_DRAGON.of(lang)
}

/// The fairy.
pub fn fairy(lang: Lang) -> &'static str {
    say::THE_FAIRY.of(lang)
}

/// A place for a figure: `follower as knight, city of 3 tiles, finished`.
pub fn ghost(kind: Figure, on: &Extent, solid: bool, lang: Lang) -> String {
    let (name, chosen) = (figure_kind(kind, lang), names::chosen(solid, lang));
    format!("{name}{}, {}{chosen}", acting(kind, on.feature, lang), extent(on, lang))
}
