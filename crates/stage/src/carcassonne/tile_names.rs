//! Tiles of every box in words, for screen readers and the log.

use std::sync::{Arc, LazyLock};

use ::words::carcassonne::tile_names as say;
use carcassonne::{Good, Sets, Symbol, TileCode, TileKind, TileSet};
use landscape::{Side, Terrain, Turns};

use super::names::good;
use crate::Lang;
use crate::tiles::grammar::{list, series};
use crate::tiles::names;

static ALL: LazyLock<Option<Arc<TileSet>>> = LazyLock::new(|| TileSet::with(Sets::all()).ok());

/// The tiles of all boxes; `None` only if the files that were built in cannot be read.
pub fn all() -> Option<&'static Arc<TileSet>> {
    ALL.as_ref()
}

/// The kind with this code, whichever box it comes in: no two boxes have one code.
pub fn kind(code: TileCode) -> Option<&'static TileKind> {
    let all = all()?;
    Some(all.kind(all.find(code)?))
}

/// What a tile shows as it lies: `city in the north and east with pennant; road from south to west`.
pub fn tile(kind: &TileKind, turns: Turns, lang: Lang) -> String {
    let noun = say::CITY.of(lang);
    let in_city = |piece| in_city(kind, piece, lang);
    let mut parts = names::towns(&kind.shape, turns, noun, in_city, lang);
    let roads = (say::ROAD.of(lang), say::ROADS.of(lang));
    parts.extend(names::roads(&kind.shape, turns, roads, is_crossing(kind), lang));
    parts.extend(over_and_under(kind, lang).map(str::to_owned));
    parts.extend(inns(kind, turns, lang));
    if names::has(&kind.shape, Terrain::Monastery) {
        parts.push(say::MONASTERY.of(lang).to_owned());
    }
    if parts.is_empty() {
        parts.push(say::FIELD.of(lang).to_owned());
    }
    parts.extend(signs(kind, lang).into_iter().map(|(_, sign)| sign.to_owned()));
    series(&parts, lang)
}

/// What lessons say of a tile, each in a word; a road is one that runs through.
pub fn shows(kind: &TileKind) -> Vec<&'static str> {
    let roads = names::reaches(&kind.shape, Terrain::Road, Turns::default());
    let symbol = kind.prints.symbol;
    let all = [
        ("city", names::has(&kind.shape, Terrain::Town)),
        ("road", roads.iter().any(|(_, sides)| sides.len() == 2)),
        ("crossing", is_crossing(kind)),
        ("monastery", names::has(&kind.shape, Terrain::Monastery)),
        ("inn", kind.prints.pieces.iter().any(|print| print.inn)),
        ("volcano", symbol == Some(Symbol::Volcano)),
        ("dragon", symbol == Some(Symbol::Dragon)),
        ("tower-place", kind.prints.tower),
    ];
    all.into_iter().filter(|(_, there)| *there).map(|(word, _)| word).collect()
}

/// What is printed in a city: `pennant and princess`.
fn in_city(kind: &TileKind, piece: usize, lang: Lang) -> Option<String> {
    let mut words = Vec::new();
    if kind.pennants.get(piece).is_some_and(|&pennants| pennants > 0) {
        words.push(say::PENNANT.of(lang));
    }
    let print = kind.prints.pieces.get(piece).copied().unwrap_or_default();
    if print.cathedral {
        words.push(say::CATHEDRAL.of(lang));
    }
    words.extend(print.good.map(|of| good(of, lang)));
    if kind.prints.symbol == Some(Symbol::Princess(piece as u8)) {
        words.push(say::PRINCESS.of(lang));
    }
    (!words.is_empty()).then(|| list(&words, lang))
}

/// Do the roads that end here meet at a crossing? Three or more do, unless they end at a monastery
/// or a tower place; two end at gates or houses.
fn is_crossing(kind: &TileKind) -> bool {
    let ends = names::reaches(&kind.shape, Terrain::Road, Turns::default());
    ends.iter().filter(|(_, sides)| sides.len() == 1).count() > 2
        && !names::has(&kind.shape, Terrain::Monastery)
        && !kind.prints.tower
}

/// Where a road runs straight across a city or another road: over it or under it.
fn over_and_under(kind: &TileKind, lang: Lang) -> Option<&'static str> {
    let straight = |terrain| {
        let pieces = names::reaches(&kind.shape, terrain, Turns::default()).into_iter();
        pieces.filter(|(_, sides)| matches!(**sides, [from, to] if from.opposite() == to)).count()
    };
    let fields = kind.shape.pieces().iter().filter(|piece| piece.terrain == Terrain::Land).count();
    match (straight(Terrain::Road), straight(Terrain::Town)) {
        // Meadows that a road does not part lie above it.
        (1, 1) if fields == 2 => Some(say::TUNNEL.of(lang)),
        (1, 1) | (2, _) => Some(say::BRIDGE.of(lang)),
        _ => None,
    }
}

/// The inns: `inn on the road to the east` where there are several roads.
fn inns(kind: &TileKind, turns: Turns, lang: Lang) -> Vec<String> {
    let roads = names::reaches(&kind.shape, Terrain::Road, turns);
    let alone = roads.len() == 1;
    let inn = |&piece: &usize| kind.prints.pieces.get(piece).is_some_and(|print| print.inn);
    let name = |sides: Vec<Side>| match alone {
        true => say::INN_ON_THE_ROAD.of(lang).to_owned(),
        false => say::InnOnTheRoadTo { sides: names::sides_to(&sides, lang) }.of(lang),
    };
    roads.into_iter().filter(|(piece, _)| inn(piece)).map(|(_, sides)| name(sides)).collect()
}

/// What is printed for the whole tile, with and without its article: volcano, dragon, portal, tower
/// place.
fn signs(kind: &TileKind, lang: Lang) -> Vec<(&'static str, &'static str)> {
    let sign = match kind.prints.symbol {
        Some(Symbol::Volcano) => Some((say::A_VOLCANO.of(lang), say::VOLCANO.of(lang))),
        Some(Symbol::Dragon) => Some((say::A_DRAGON.of(lang), say::DRAGON.of(lang))),
        Some(Symbol::Portal) => Some((say::A_PORTAL.of(lang), say::PORTAL.of(lang))),
        Some(Symbol::Princess(_)) | None => None,
    };
    let place = (say::A_TOWER_PLACE.of(lang), say::TOWER_PLACE.of(lang));
    sign.into_iter().chain(kind.prints.tower.then_some(place)).collect()
}

/// What a tile shows in the fewest words, for the log: `a city and a road`.
pub fn tile_short(kind: &TileKind, lang: Lang) -> String {
    let count = |terrain| kind.shape.pieces().iter().filter(|p| p.terrain == terrain).count();
    let (cities, roads) = (count(Terrain::Town), count(Terrain::Road));
    let mut words = Vec::new();
    if cities > 0 {
        words.push(say::Cities { count: cities }.of(lang));
    }
    if is_crossing(kind) {
        words.push(say::A_CROSSING.of(lang).to_owned());
    } else if roads > 0 {
        words.push(say::SomeRoads { count: roads }.of(lang));
    }
    words.extend(besides(kind, lang).into_iter().map(str::to_owned));
    list(&words, lang)
}

/// What a tile shows beside cities and roads.
fn besides(kind: &TileKind, lang: Lang) -> Vec<&'static str> {
    let mut words = Vec::new();
    if names::has(&kind.shape, Terrain::Monastery) {
        words.push(say::A_MONASTERY.of(lang));
    }
    let prints = &kind.prints.pieces;
    if prints.iter().any(|print| print.inn) {
        words.push(say::AN_INN.of(lang));
    }
    if prints.iter().any(|print| print.cathedral) {
        words.push(say::A_CATHEDRAL.of(lang));
    }
    let goods: Vec<Good> = prints.iter().filter_map(|print| print.good).collect();
    words.extend(goods.into_iter().map(|of| good(of, lang)));
    if matches!(kind.prints.symbol, Some(Symbol::Princess(_))) {
        words.push(say::A_PRINCESS.of(lang));
    }
    words.extend(signs(kind, lang).into_iter().map(|(sign, _)| sign));
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(code: &str, lang: Lang) -> String {
        tile(kind(code.parse().unwrap()).unwrap(), Turns::default(), lang)
    }

    fn short(code: &str, lang: Lang) -> String {
        tile_short(kind(code.parse().unwrap()).unwrap(), lang)
    }

    /// Two tiles that differ in what is printed on them differ in their names, in every language.
    #[test]
    fn no_print_is_left_unsaid() {
        let kinds = all().unwrap().kinds();
        for lang in Lang::ALL {
            for (place, one) in kinds.iter().enumerate() {
                assert!(!tile_short(one, lang).is_empty(), "{}", one.code);
                for other in &kinds[..place] {
                    let alike = one.shape.pieces() == other.shape.pieces();
                    let prints = (&one.prints, &one.pennants) == (&other.prints, &other.pennants);
                    if alike && !prints {
                        let (one_name, other_name) = (
                            tile(one, Turns::default(), lang),
                            tile(other, Turns::default(), lang),
                        );
                        assert_ne!(one_name, other_name, "{} {}", one.code, other.code);
                    }
                }
            }
        }
    }

    #[test]
    fn the_languages_differ_on_every_tile() {
        for kind in all().unwrap().kinds() {
            let [english, others @ ..] = Lang::ALL.map(|lang| tile(kind, Turns::new(1), lang));
            assert!(!others.contains(&english), "{}", kind.code);
            let [english, others @ ..] = Lang::ALL.map(|lang| tile_short(kind, lang));
            assert!(!others.contains(&english), "{}", kind.code);
        }
    }

    #[test]
    fn roads_that_end_at_gates_houses_and_towers_meet_at_no_crossing() {
        for (code, english) in [
            ("EC", "crossing, roads to the east, south and west; inn on the road to the east"),
            ("ED", "roads to the east and west, end here; monastery"),
            (
                "EQ",
                "city in the east and west with pennant; roads to the north and south, end here",
            ),
            ("HJ", "roads to the east, south and west, end here; monastery"),
            ("TE", "roads to the north, east, south and west, end here; tower place"),
            ("BI", "crossing, roads to the east, south and west; dragon"),
        ] {
            assert_eq!(name(code, Lang::En), english);
        }
    }

    #[test]
    fn what_is_printed_is_said_where_it_stands() {
        for (code, german) in [
            ("EK", "Stadt auf allen Seiten mit Kathedrale"),
            (
                "EL",
                "Stadt im Norden und Westen mit Wappen; Straße von Osten nach Süden; Wirtshaus an der Straße",
            ),
            (
                "HD",
                "Stadt im Norden und Westen mit Korn; Stadt im Süden; Straße nach Osten, endet hier",
            ),
            ("BF", "Stadt im Norden mit Burgfräulein; Stadt im Osten und Süden mit Wappen"),
            ("B2", "Wiese; Vulkan"),
            ("BQ", "Stadt im Osten und Westen; Straße von Norden nach Süden; Tunnel; Drache"),
            ("TQ", "Stadt im Osten und Westen; Straße von Norden nach Süden; Brücke; Turmplatz"),
            ("HB", "Straße von Norden nach Süden; Straße von Osten nach Westen; Brücke"),
        ] {
            assert_eq!(name(code, Lang::De), german);
        }
    }

    #[test]
    fn the_log_names_a_tile_in_a_few_words() {
        for (code, english, german) in [
            ("L", "a city and a crossing", "Stadt und Kreuzung"),
            ("EH", "four cities", "vier Städten"),
            ("EA", "a road and an inn", "Straße und Wirtshaus"),
            ("EK", "a city and a cathedral", "Stadt und Kathedrale"),
            ("HM", "three cities and cloth", "drei Städten und Tuch"),
            ("BB", "a city and a princess", "Stadt und Burgfräulein"),
            ("BP", "three roads, a monastery and a dragon", "drei Straßen, Kloster und Drachen"),
            ("B2", "a volcano", "Vulkan"),
            ("TA", "a tower place", "Turmplatz"),
        ] {
            assert_eq!(
                (short(code, Lang::En), short(code, Lang::De)),
                (english.into(), german.into())
            );
        }
    }
}
