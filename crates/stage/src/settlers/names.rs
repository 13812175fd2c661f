//! What things are called, in both languages.

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
    pub const fn name(self, lang: Lang) -> &'static str {
        match self {
            Piece::Road => lang.pick("road", "Straße"),
            Piece::Ship => lang.pick("ship", "Schiff"),
            Piece::Settlement => lang.pick("settlement", "Siedlung"),
            Piece::City => lang.pick("city", "Stadt"),
            Piece::Card => lang.pick("development card", "Entwicklungskarte"),
        }
    }

    /// One of them, as an object: `a road`, `ein Schiff`.
    pub const fn one(self, lang: Lang) -> &'static str {
        match self {
            Piece::Road => lang.pick("a road", "eine Straße"),
            Piece::Ship => lang.pick("a ship", "ein Schiff"),
            Piece::Settlement => lang.pick("a settlement", "eine Siedlung"),
            Piece::City => lang.pick("a city", "eine Stadt"),
            Piece::Card => lang.pick("a development card", "eine Entwicklungskarte"),
        }
    }
}

/// A resource: `wool`.
pub const fn resource(kind: Resource, lang: Lang) -> &'static str {
    match kind {
        Resource::Brick => lang.pick("brick", "Lehm"),
        Resource::Lumber => lang.pick("lumber", "Holz"),
        Resource::Wool => lang.pick("wool", "Wolle"),
        Resource::Grain => lang.pick("grain", "Getreide"),
        Resource::Ore => lang.pick("ore", "Erz"),
    }
}

/// Cards with their counts: `2 wool and 1 ore`.
pub fn bundle(cards: Bundle, lang: Lang) -> String {
    let held = Resource::ALL.into_iter().zip(cards.0).filter(|(_, count)| *count > 0);
    let parts: Vec<String> =
        held.map(|(kind, count)| format!("{count} {}", resource(kind, lang))).collect();
    if parts.is_empty() { lang.pick("nothing", "nichts").to_owned() } else { list(&parts, lang) }
}

/// A kind of land: `pasture`.
pub const fn terrain(terrain: Terrain, lang: Lang) -> &'static str {
    match terrain {
        Terrain::Sea => lang.pick("sea", "Meer"),
        Terrain::Desert => lang.pick("desert", "Wüste"),
        Terrain::Gold => lang.pick("gold river", "Goldfluss"),
        Terrain::Fields => lang.pick("fields", "Ackerland"),
        Terrain::Hills => lang.pick("hills", "Hügelland"),
        Terrain::Mountains => lang.pick("mountains", "Gebirge"),
        Terrain::Pasture => lang.pick("pasture", "Weideland"),
        Terrain::Woods => lang.pick("woods", "Wald"),
        Terrain::Unknown => lang.pick("undiscovered", "unentdeckt"),
    }
}

/// A development card: `knight`.
pub const fn card(card: Card, lang: Lang) -> &'static str {
    match card {
        Card::Knight => lang.pick("knight", "Ritter"),
        Card::Point => lang.pick("victory point", "Siegpunkt"),
        Card::RoadBuilding => lang.pick("road building", "Straßenbau"),
        Card::Invention => lang.pick("invention", "Erfindung"),
        Card::Monopoly => lang.pick("monopoly", "Monopol"),
    }
}

/// A harbour with its rate: `wool harbour 2:1`.
pub fn harbour(kind: HarbourKind, lang: Lang) -> String {
    match kind {
        HarbourKind::General => lang.pick("harbour 3:1", "Hafen 3:1").to_owned(),
        HarbourKind::Special(kind) => match lang {
            Lang::En => format!("{} harbour 2:1", resource(kind, lang)),
            Lang::De => format!("{}hafen 2:1", compound(kind)),
        },
    }
}

/// How a resource begins a German compound.
const fn compound(kind: Resource) -> &'static str {
    match kind {
        Resource::Wool => "Woll",
        kind => resource(kind, Lang::De),
    }
}

/// A trade as seen from who makes it: `you get 1 wool, you give 2 lumber`.
pub fn swap(get: Bundle, give: Bundle, lang: Lang) -> String {
    let (get, give) = (bundle(get, lang), bundle(give, lang));
    match lang {
        Lang::En => format!("you get {get}, you give {give}"),
        Lang::De => format!("du bekommst {get}, du gibst {give}"),
    }
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
    counted(count.into(), lang.pick(("card", "cards"), ("Karte", "Karten")))
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
