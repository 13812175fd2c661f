//! What things are called.

use ::words::settlers::names as say;
use game::Seat;
use settlers::{Bundle, Card, HarbourKind, Resource, Terrain};

pub use crate::tiles::grammar::list;
use crate::{Lang, colour};

/// Something that is built or bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Piece {
    Road,
    Ship,
    Settlement,
    City,
    /// A development card.
    Card,
}

impl Piece {
    /// All of them, in the order of the cost card.
    pub const ALL: [Piece; 5] =
        [Piece::Road, Piece::Ship, Piece::Settlement, Piece::City, Piece::Card];

    /// Its name in targets.
    pub const fn key(self) -> &'static str {
        match self {
            Piece::Road => "road",
            Piece::Ship => "ship",
            Piece::Settlement => "settlement",
            Piece::City => "city",
            Piece::Card => "card",
        }
    }

    /// What it costs.
    pub fn cost(self) -> Bundle {
        Bundle::from(match self {
            Piece::Road => settlers::ROAD,
            Piece::Ship => settlers::SHIP,
            Piece::Settlement => settlers::SETTLEMENT,
            Piece::City => settlers::CITY,
            Piece::Card => settlers::DEVELOPMENT,
        })
    }

    /// Its name: `road`.
    pub fn name(self, lang: Lang) -> &'static str {
        match self {
            Piece::Road => say::ROAD.of(lang),
            Piece::Ship => say::SHIP.of(lang),
            Piece::Settlement => say::SETTLEMENT.of(lang),
            Piece::City => say::CITY.of(lang),
            Piece::Card => say::DEVELOPMENT_CARD.of(lang),
        }
    }

    /// One of them, as an object: `a road`.
    pub fn one(self, lang: Lang) -> &'static str {
        match self {
            Piece::Road => say::A_ROAD.of(lang),
            Piece::Ship => say::A_SHIP.of(lang),
            Piece::Settlement => say::A_SETTLEMENT.of(lang),
            Piece::City => say::A_CITY.of(lang),
            Piece::Card => say::A_DEVELOPMENT_CARD.of(lang),
        }
    }
}

/// A resource: `wool`.
pub fn resource(kind: Resource, lang: Lang) -> &'static str {
    match kind {
        Resource::Brick => say::BRICK.of(lang),
        Resource::Lumber => say::LUMBER.of(lang),
        Resource::Wool => say::WOOL.of(lang),
        Resource::Grain => say::GRAIN.of(lang),
        Resource::Ore => say::ORE.of(lang),
    }
}

/// Cards with their counts: `2 wool and 1 ore`.
pub fn bundle(cards: Bundle, lang: Lang) -> String {
    let held = Resource::ALL.into_iter().zip(cards.0).filter(|(_, count)| *count > 0);
    let parts: Vec<String> = held.map(|(kind, count)| cards_of(kind, count, lang)).collect();
    if parts.is_empty() { say::NOTHING.of(lang).to_owned() } else { list(&parts, lang) }
}

/// So many cards of a kind: `2 wool`.
pub fn cards_of(kind: Resource, count: impl Into<u32>, lang: Lang) -> String {
    say::CardsOf { count: count.into(), kind: kind.name() }.of(lang)
}

/// So many of something that has no plural: `2 × woods`.
pub fn times(count: u32, what: &str) -> String {
    format!("{count} × {what}")
}

/// A number with one digit behind the point.
pub fn decimal(number: f32, lang: Lang) -> String {
    let tenths = (number.abs() * 10.0).round() as u32;
    say::Decimal { tenths: tenths % 10, whole: tenths / 10 }.of(lang)
}

/// A kind of land: `pasture`.
pub fn terrain(terrain: Terrain, lang: Lang) -> &'static str {
    match terrain {
        Terrain::Sea => say::SEA.of(lang),
        Terrain::Desert => say::DESERT.of(lang),
        Terrain::Gold => say::GOLD_RIVER.of(lang),
        Terrain::Fields => say::FIELDS.of(lang),
        Terrain::Hills => say::HILLS.of(lang),
        Terrain::Mountains => say::MOUNTAINS.of(lang),
        Terrain::Pasture => say::PASTURE.of(lang),
        Terrain::Woods => say::WOODS.of(lang),
        Terrain::Unknown => say::UNDISCOVERED.of(lang),
    }
}

/// A development card: `knight`.
pub fn card(card: Card, lang: Lang) -> &'static str {
    match card {
        Card::Knight => say::KNIGHT.of(lang),
        Card::Point => say::VICTORY_POINT.of(lang),
        Card::RoadBuilding => say::ROAD_BUILDING.of(lang),
        Card::Invention => say::INVENTION.of(lang),
        Card::Monopoly => say::MONOPOLY.of(lang),
    }
}

/// A harbour with its rate: `wool harbour 2:1`.
pub fn harbour(kind: HarbourKind, lang: Lang) -> String {
    say::Harbour { kind: kind.to_string() }.of(lang)
}

/// A trade as seen from who makes it: `you get 1 wool, you give 2 lumber`.
pub fn swap(get: Bundle, give: Bundle, lang: Lang) -> String {
    let (get, give) = (bundle(get, lang), bundle(give, lang));
    say::YouGetYouGive { get, give }.of(lang)
}

/// The same, as the beginning of what is said.
pub fn swap_first(get: Bundle, give: Bundle, lang: Lang) -> String {
    let (get, give) = (bundle(get, lang), bundle(give, lang));
    say::YouGetYouGiveFirst { get, give }.of(lang)
}

/// A player by name; by colour where the page has none.
pub fn player(seat: Seat, names: &[String], lang: Lang) -> &str {
    names.get(seat.index()).map_or_else(|| colour(seat, lang), String::as_str)
}

/// Several players by name.
pub fn players(seats: impl IntoIterator<Item = Seat>, names: &[String], lang: Lang) -> String {
    let all: Vec<&str> = seats.into_iter().map(|seat| player(seat, names, lang)).collect();
    list(&all, lang)
}

/// So many cards: `3 cards`.
pub fn cards(count: impl Into<u32>, lang: Lang) -> String {
    say::CardCount { count: count.into() }.of(lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_and_listed() {
        assert_eq!(bundle(Bundle([0, 2, 0, 0, 1]), Lang::En), "2 lumber and 1 ore");
        assert_eq!(bundle(Bundle([1, 0, 2, 3, 0]), Lang::De), "1 Lehm, 2 Wolle und 3 Getreide");
        assert_eq!(bundle(Bundle::default(), Lang::De), "nichts");
        assert_eq!(
            (cards(1u8, Lang::De), cards(7u8, Lang::En)),
            ("1 Karte".into(), "7 cards".into())
        );
    }

    #[test]
    fn numbers_have_one_digit_behind_the_point() {
        assert_eq!(decimal(12.34, Lang::En), "12.3");
        assert_eq!(decimal(-0.96, Lang::De), "1,0");
    }

    #[test]
    fn harbours_say_their_rate() {
        let names = |lang| HarbourKind::ALL.map(|kind| harbour(kind, lang));
        assert_eq!(names(Lang::De)[2], "Wollhafen 2:1");
        assert_eq!(names(Lang::En)[5], "harbour 3:1");
    }

    #[test]
    fn who_has_no_name_has_a_colour() {
        let names = ["Anna".to_owned()];
        assert_eq!(players(Seat::first(2), &names, Lang::De), "Anna und Orange");
    }
}
