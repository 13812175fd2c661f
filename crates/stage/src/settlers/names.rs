//! What things are called, in both languages.

use ::words::settlers::names as say;
use game::Seat;
use settlers::{Bundle, Card, HarbourKind, Resource, Terrain};

use crate::tiles::grammar::list;
use crate::{Lang, colour};

/// Something that is built or bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Piece {
    /// A road.
    Road,
    /// A ship.
    Ship,
    /// A settlement.
    Settlement,
    /// A city.
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

    /// One of them, as an object: `a road`, `ein Schiff`.
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
    let parts: Vec<String> =
        held.map(|(kind, count)| format!("{count} {}", resource(kind, lang))).collect();
    if parts.is_empty() { say::NOTHING.of(lang).to_owned() } else { list(&parts, lang) }
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
    match kind {
        HarbourKind::General => say::HARBOUR_3_1.of(lang).to_owned(),
        HarbourKind::Special(kind) => match lang {
            Lang::En => format!("{} harbour 2:1", resource(kind, lang)),
            Lang::De => format!("{}hafen 2:1", compound(kind)),
        },
    }
}

/// How a resource begins a German compound.
fn compound(kind: Resource) -> &'static str {
    match kind {
        Resource::Wool => "Woll",
        kind => resource(kind, Lang::De),
    }
}

/// A trade as seen from who makes it: `you get 1 wool, you give 2 lumber`.
pub fn swap(get: Bundle, give: Bundle, lang: Lang) -> String {
    let (get, give) = (bundle(get, lang), bundle(give, lang));
    say::YouGetYouGive { get, give }.of(lang)
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
    counted(count.into(), (say::CARD.of(lang), say::CARDS.of(lang)))
}

/// So many of something, by its words for one and for many.
pub fn counted(count: u32, (one, many): (&str, &str)) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
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
