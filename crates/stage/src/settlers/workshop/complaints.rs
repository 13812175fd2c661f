//! What is wrong with a board, for those who paint it and for those who write its file.

use settlers::scenario::{At, Fault, How, Mistake};
use settlers::{CHIP_NUMBERS, Geometry, Terrain};

use super::land::place_of;
use super::words;
use crate::settlers::names;
use crate::{Complaint, Lang};

/// A mistake on a painted board: a sentence, and the place that it is about.
pub(super) fn on_board(mistake: &Mistake, geometry: Option<&Geometry>, lang: Lang) -> Complaint {
    let sentence = sentence(mistake, lang);
    let place = geometry.and_then(|geometry| place(mistake.at?, geometry, lang));
    let text = place.map_or_else(|| sentence.clone(), |place| format!("{sentence} ({place})"));
    Complaint { text, line: None, target: mistake.at.map(|at| at.to_string()) }
}

/// A mistake in a file that somebody opened: its line and field as well.
pub(super) fn in_file(mistake: &Mistake, lang: Lang) -> Complaint {
    let text = format!("{}: {}", mistake.field, sentence(mistake, lang));
    Complaint { text, line: Some(mistake.line), target: None }
}

/// A file of more bytes than are read.
pub(super) fn too_long(most: usize, lang: Lang) -> Complaint {
    let text = match lang {
        Lang::En => format!("This file is too long for a map: at most {most} bytes."),
        Lang::De => format!("Diese Datei ist zu lang für eine Karte: höchstens {most} Bytes."),
    };
    Complaint { text, line: None, target: None }
}

/// Which hex it is, for those who cannot see the mark.
fn place(at: At, geometry: &Geometry, lang: Lang) -> Option<String> {
    let At::Hex(hex) = at else { return None };
    place_of(geometry, hex.at()).map(|place| words::place(place, lang))
}

fn sentence(mistake: &Mistake, lang: Lang) -> String {
    let fault = &mistake.fault;
    hex(fault, lang)
        .or_else(|| pieces(mistake, lang))
        .or_else(|| grid(fault, lang))
        .or_else(|| pool(fault, lang))
        .or_else(|| word(fault, lang))
        .unwrap_or_else(|| plain(fault, lang).to_owned())
}

/// What is wrong with one hex.
fn hex(fault: &Fault, lang: Lang) -> Option<String> {
    Some(match (fault, lang) {
        (Fault::ChipOnTerrain { terrain, .. }, Lang::En) if terrain.takes_chip() => {
            format!("This {} needs a number", words::hex(*terrain, lang))
        }
        (Fault::ChipOnTerrain { terrain, .. }, Lang::De) if terrain.takes_chip() => {
            format!("Diesem {} fehlt eine Zahl", words::hex(*terrain, lang))
        }
        (Fault::ChipOnTerrain { terrain, .. }, Lang::En) => {
            format!("This {} cannot have a number", words::hex(*terrain, lang))
        }
        (Fault::ChipOnTerrain { terrain, .. }, Lang::De) => {
            format!("Dieses {} kann keine Zahl haben", words::hex(*terrain, lang))
        }
        (Fault::TerrainInArea { terrain, area, .. }, Lang::En) => {
            let area = words::area(*area as u8, lang);
            format!("This {} cannot belong to: {area}", words::hex(*terrain, lang))
        }
        (Fault::TerrainInArea { terrain, area, .. }, Lang::De) => {
            let area = words::area(*area as u8, lang);
            format!("Dieses {} kann nicht dazugehören: {area}", words::hex(*terrain, lang))
        }
        (Fault::IslandsTouch { first, second }, _) => {
            let [first, second] = [first, second].map(|area| words::area(*area as u8, lang));
            match lang {
                Lang::En => format!(
                    "Two islands touch here ({first}, {second}): leave water between them, or make \
                     them one island"
                ),
                Lang::De => format!(
                    "Hier berühren sich zwei Inseln ({first}, {second}): Lass Wasser dazwischen oder \
                     mach eine Insel daraus"
                ),
            }
        }
        _ => return None,
    })
}

/// Too many or too few of something that everybody has.
fn pieces(mistake: &Mistake, lang: Lang) -> Option<String> {
    let Fault::Pieces { least } = mistake.fault else { return None };
    let what = match mistake.field.as_str() {
        "pieces.settlements" => lang.pick("settlements", "Siedlungen"),
        "pieces.cities" => lang.pick("cities", "Städte"),
        "pieces.roads" => lang.pick("roads", "Straßen"),
        _ => lang.pick("ships", "Schiffe"),
    };
    Some(match lang {
        Lang::En => format!("Each player needs between {least} and 30 {what}"),
        Lang::De => format!("Alle brauchen zwischen {least} und 30 {what}"),
    })
}

/// Rows and room.
fn grid(fault: &Fault, lang: Lang) -> Option<String> {
    Some(match (fault, lang) {
        (Fault::RowCount { got, want }, Lang::En) => {
            format!("There are {got} rows here, but {want} under “areas”")
        }
        (Fault::RowCount { got, want }, Lang::De) => {
            format!("Hier sind es {got} Reihen, unter „areas“ aber {want}")
        }
        (Fault::RowStraight { row }, Lang::En) => {
            format!("Row {} must be shifted by half a hex against the row above", row + 1)
        }
        (Fault::RowStraight { row }, Lang::De) => {
            format!(
                "Reihe {} muss gegen die Reihe darüber um ein halbes Feld versetzt sein",
                row + 1
            )
        }
        (Fault::RowLength { got, want }, Lang::En) => {
            format!("This row has {got} hexes instead of {want}")
        }
        (Fault::RowLength { got, want }, Lang::De) => {
            format!("Diese Reihe hat {got} Felder statt {want}")
        }
        (Fault::StartRoom { room: 0, .. }, _) => lang
            .pick("There is no land yet to start on", "Noch gibt es kein Land zum Beginnen")
            .to_owned(),
        (Fault::StartRoom { room, need }, Lang::En) => format!(
            "The starting area is too small: it has {room} intersections and needs {need}. Add land, \
             or let players start on another island as well"
        ),
        (Fault::StartRoom { room, need }, Lang::De) => format!(
            "Das Startgebiet ist zu klein: Es hat {room} Kreuzungen und braucht {need}. Füge Land \
             hinzu oder lass auch auf einer anderen Insel beginnen"
        ),
        _ => return None,
    })
}

/// Counts that do not add up.
fn pool(fault: &Fault, lang: Lang) -> Option<String> {
    Some(match (fault, lang) {
        (Fault::PoolNowhere { pool }, Lang::En) => {
            format!("No hex is dealt from the pool “{pool}”")
        }
        (Fault::PoolNowhere { pool }, Lang::De) => {
            format!("Aus dem Vorrat „{pool}“ wird kein Feld ausgelegt")
        }
        (Fault::PoolHexes { pool, got, want }, Lang::En) => {
            format!("The pool “{pool}” has {got} hexes for {want} places")
        }
        (Fault::PoolHexes { pool, got, want }, Lang::De) => {
            format!("Der Vorrat „{pool}“ hat {got} Felder für {want} Plätze")
        }
        (Fault::PoolChips { pool, got, want }, Lang::En) => {
            format!("The pool “{pool}” has {got} numbers for {want} places")
        }
        (Fault::PoolChips { pool, got, want }, Lang::De) => {
            format!("Der Vorrat „{pool}“ hat {got} Zahlen für {want} Plätze")
        }
        (Fault::PoolCount { found, how, wanted }, _) => {
            drawn_from(*how, found < wanted, lang).to_owned()
        }
        (Fault::TerrainTotals { got, want }, _) => {
            let names = Terrain::ALL.map(|terrain| names::terrain(terrain, lang).to_owned());
            totals(&names, got, want, lang)
        }
        (Fault::ChipTotals { got, want }, _) => {
            let the = lang.pick("the ", "die ");
            totals(&CHIP_NUMBERS.map(|number| format!("{the}{number}")), got, want, lang)
        }
        (Fault::HarbourCount { harbours, spots }, Lang::En) => {
            format!("There are {harbours} harbours, but {spots} places for them on the coast")
        }
        (Fault::HarbourCount { harbours, spots }, Lang::De) => {
            format!("Es gibt {harbours} Häfen, aber {spots} Plätze dafür an der Küste")
        }
        _ => return None,
    })
}

/// A stack of hexes or a bag of numbers: one is missing, or there is one too many.
const fn drawn_from(how: How, missing: bool, lang: Lang) -> &'static str {
    match (how, missing) {
        (How::Stack, true) => lang.pick(
            "Undiscovered hexes need a stack to be drawn from",
            "Unentdeckte Felder brauchen einen Stapel, von dem sie gezogen werden",
        ),
        (How::Stack, false) => lang.pick(
            "There is a stack of hexes too many: no undiscovered hex draws from it",
            "Ein Stapel ist zu viel: Kein unentdecktes Feld wird davon gezogen",
        ),
        (_, true) => lang.pick(
            "Numbers that are drawn in play need a bag to be drawn from",
            "Zahlen, die im Spiel gezogen werden, brauchen einen Beutel",
        ),
        (_, false) => lang.pick(
            "There is a bag of numbers too many: no hex draws from it",
            "Ein Beutel mit Zahlen ist zu viel: Kein Feld zieht daraus",
        ),
    }
}

/// Words that mean nothing; only in files.
fn word(fault: &Fault, lang: Lang) -> Option<String> {
    Some(match (fault, lang) {
        (Fault::Syntax(reason), Lang::En) => format!("This cannot be read ({reason})"),
        (Fault::Syntax(reason), Lang::De) => format!("Das lässt sich nicht lesen ({reason})"),
        (Fault::NoMeaning { word }, Lang::En) => format!("“{word}” means nothing here"),
        (Fault::NoMeaning { word }, Lang::De) => format!("„{word}“ bedeutet hier nichts"),
        (Fault::PlacedHow { word }, _) => instead(word, &["spots", "players"], lang),
        (Fault::RobberHow { word }, _) => instead(word, &["desert", "beside", "hex"], lang),
        (Fault::PoolHow { word }, _) => instead(word, &["shuffle", "spiral", "stack", "bag"], lang),
        (Fault::NoSide { word }, Lang::En) => format!("“{word}” is not a side of a hex"),
        (Fault::NoSide { word }, Lang::De) => format!("„{word}“ ist keine Seite eines Feldes"),
        (Fault::NoHarbour { reason }, Lang::En) => format!("There is no such harbour ({reason})"),
        (Fault::NoHarbour { reason }, Lang::De) => format!("Diesen Hafen gibt es nicht ({reason})"),
        (Fault::NoBonus { word }, Lang::En) => format!("“{word}” does not earn victory chips"),
        (Fault::NoBonus { word }, Lang::De) => format!("„{word}“ bringt keine Siegpunktchips"),
        (Fault::SpotNowhere { r, i }, Lang::En) => format!("There is no hex ({r}, {i})"),
        (Fault::SpotNowhere { r, i }, Lang::De) => format!("Das Feld ({r}, {i}) gibt es nicht"),
        _ => return None,
    })
}

fn instead(word: &str, known: &[&str], lang: Lang) -> String {
    let known = known.join(", ");
    match lang {
        Lang::En => format!("“{word}” is unknown here; use one of: {known}"),
        Lang::De => format!("„{word}“ ist hier unbekannt; möglich sind: {known}"),
    }
}

/// What needs no numbers.
fn plain(fault: &Fault, lang: Lang) -> &'static str {
    on_land(fault, lang).unwrap_or_else(|| match fault {
        Fault::Players => lang.pick(
            "Tick for how many players it is: two, three or four",
            "Kreuze an, für wie viele die Karte ist: zwei, drei oder vier",
        ),
        Fault::Points => lang.pick(
            "The goal must lie between 3 and 50 points",
            "Das Ziel muss zwischen 3 und 50 Punkten liegen",
        ),
        Fault::Ways => lang.pick(
            "Roads and ships together: at most 32 for each player",
            "Straßen und Schiffe zusammen: höchstens 32 je Person",
        ),
        Fault::NoRow => {
            lang.pick("The map needs at least one row", "Die Karte braucht mindestens eine Reihe")
        }
        Fault::RowTooLong => lang.pick("This row is too long", "Diese Reihe ist zu lang"),
        Fault::FrameTooLarge(_) => lang.pick(
            "The map is too large: at most 64 hexes and 192 intersections",
            "Die Karte ist zu groß: höchstens 64 Felder und 192 Kreuzungen",
        ),
        Fault::NoSpiral => lang.pick(
            "Numbers in a spiral need an island of 19 hexes in the shape of the base game, with its 18 \
             numbers",
            "Zahlen als Spirale brauchen eine Insel aus 19 Feldern in der Form des Grundspiels und \
             dessen 18 Zahlen",
        ),
        Fault::DealtBySeveral { .. } => lang.pick(
            "It is not clear from which pool this hex is dealt",
            "Es ist nicht klar, aus welchem Vorrat dieses Feld ausgelegt wird",
        ),
        Fault::ChipFromSeveral { .. } => lang.pick(
            "It is not clear from which pool this hex gets its number",
            "Es ist nicht klar, aus welchem Vorrat dieses Feld seine Zahl bekommt",
        ),
        Fault::NoSuchHex => lang.pick("There is no such hex", "Dieses Feld gibt es nicht"),
        _ => lang.pick("Something is not right here", "Hier stimmt etwas nicht"),
    })
}

/// Harbours, starts, robbers and chips in the wrong place.
const fn on_land(fault: &Fault, lang: Lang) -> Option<&'static str> {
    Some(match fault {
        Fault::TooManyHarbours => lang.pick("At most 16 harbours", "Höchstens 16 Häfen"),
        Fault::SpotsForPlayers => lang.pick(
            "The players lay the harbours themselves: take these off the coast",
            "Die Häfen werden im Spiel gelegt: Nimm diese von der Küste",
        ),
        Fault::SpotShares => lang.pick(
            "Two harbours share an intersection: move one of them",
            "Zwei Häfen teilen sich eine Kreuzung: Versetze einen davon",
        ),
        Fault::SpotUnprinted => lang.pick(
            "A harbour cannot lie beside a hex that is dealt or undiscovered",
            "Ein Hafen kann nicht an einem Feld liegen, das ausgelegt oder entdeckt wird",
        ),
        Fault::SpotInland => lang.pick(
            "This harbour lies inland: it needs water on one side",
            "Dieser Hafen liegt im Landesinneren: Er braucht auf einer Seite Wasser",
        ),
        Fault::SpotAtSea => lang.pick(
            "This harbour lies out at sea: it needs land on one side",
            "Dieser Hafen liegt auf offener See: Er braucht auf einer Seite Land",
        ),
        Fault::FixedKinds => lang.pick(
            "The kinds of harbours on the coast do not match their numbers in the settings",
            "Die Hafenarten an der Küste passen nicht zu den Anzahlen in den Einstellungen",
        ),
        Fault::StartHidden => lang.pick(
            "Nobody can start beside undiscovered hexes",
            "Neben unentdeckten Feldern kann niemand beginnen",
        ),
        Fault::StartAtSea => lang.pick(
            "Nobody can start at sea: choose land as the starting area",
            "Auf dem Meer kann niemand beginnen: Wähle Land als Startgebiet",
        ),
        Fault::BonusNowhere => lang.pick(
            "There are victory chips for an island that does not exist",
            "Es gibt Siegpunktchips für eine Insel, die nicht da ist",
        ),
        Fault::TradeLines => lang.pick(
            "Trade lines need two islands, and both start settlements on one of them",
            "Handelslinien brauchen zwei Inseln, und beide Startsiedlungen auf einer davon",
        ),
        Fault::NoDesert => lang.pick(
            "The robber starts on the desert, but there is none",
            "Der Räuber beginnt in der Wüste, aber es gibt keine",
        ),
        Fault::RobberAtSea => {
            lang.pick("The robber must stand on land", "Der Räuber muss an Land stehen")
        }
        Fault::PirateAshore => {
            lang.pick("The pirate must be at sea", "Der Pirat muss auf dem Meer sein")
        }
        _ => return None,
    })
}

/// Only what differs: `woods: 5 instead of 4`.
fn totals(names: &[String], got: &[u8], want: &[u8], lang: Lang) -> String {
    let pairs = names.iter().zip(got.iter().zip(want)).filter(|(_, (got, want))| got != want);
    let but = lang.pick("instead of", "statt");
    let parts: Vec<String> =
        pairs.map(|(name, (got, want))| format!("{name}: {got} {but} {want}")).collect();
    let said = lang.pick(
        "The map no longer has what was fixed",
        "Die Karte hat nicht mehr, was festgehalten war",
    );
    format!("{said} ({})", parts.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults() -> Vec<Fault> {
        let (pool, word) = (|| "main".to_owned(), || "lava".to_owned());
        vec![
            Fault::Syntax("unexpected".to_owned()),
            Fault::Players,
            Fault::Points,
            Fault::Pieces { least: 2 },
            Fault::Ways,
            Fault::NoRow,
            Fault::RowCount { got: 3, want: 4 },
            Fault::RowTooLong,
            Fault::RowStraight { row: 1 },
            Fault::FrameTooLarge(settlers::TooLarge),
            Fault::NoMeaning { word: word() },
            Fault::RowLength { got: 3, want: 4 },
            Fault::TerrainInArea { place: 1, terrain: Terrain::Sea, area: 'm' },
            Fault::ChipOnTerrain { place: 1, terrain: Terrain::Woods },
            Fault::DealtBySeveral { place: 1 },
            Fault::IslandsTouch { first: '1', second: '2' },
            Fault::PoolNowhere { pool: pool() },
            Fault::PoolHexes { pool: pool(), got: 3, want: 4 },
            Fault::PoolChips { pool: pool(), got: 3, want: 4 },
            Fault::NoSpiral,
            Fault::PoolCount { found: 2, how: How::Bag, wanted: 1 },
            Fault::ChipFromSeveral { hex: 7 },
            Fault::TerrainTotals { got: [1; 8], want: [0; 8] },
            Fault::ChipTotals { got: [1; 10], want: [0; 10] },
            Fault::TooManyHarbours,
            Fault::HarbourCount { harbours: 3, spots: 4 },
            Fault::SpotsForPlayers,
            Fault::PlacedHow { word: word() },
            Fault::SpotNowhere { r: 9, i: 9 },
            Fault::NoSide { word: word() },
            Fault::NoHarbour { reason: word() },
            Fault::SpotShares,
            Fault::SpotUnprinted,
            Fault::SpotInland,
            Fault::SpotAtSea,
            Fault::FixedKinds,
            Fault::StartRoom { room: 3, need: 29 },
            Fault::StartHidden,
            Fault::StartAtSea,
            Fault::NoBonus { word: word() },
            Fault::BonusNowhere,
            Fault::TradeLines,
            Fault::RobberHow { word: word() },
            Fault::NoSuchHex,
            Fault::NoDesert,
            Fault::RobberAtSea,
            Fault::PirateAshore,
            Fault::PoolHow { word: word() },
        ]
    }

    fn mistake(fault: Fault) -> Mistake {
        Mistake { line: 7, field: "pieces.roads".to_owned(), fault, at: None }
    }

    /// Every fault has words of its own, for people and not for compilers.
    #[test]
    fn every_fault_has_a_code_and_words_of_its_own_in_both_languages() {
        let codes = faults().iter().map(|fault| game::Coded::code(fault).to_owned()).collect();
        let said = |lang| faults().into_iter().map(|it| sentence(&mistake(it), lang)).collect();
        let [english, german]: [Vec<String>; 2] = Lang::ALL.map(said);
        for (english, german) in english.iter().zip(&german) {
            assert_ne!(english, german);
            assert_ne!(english, "Something is not right here");
            let first = english.chars().next().unwrap();
            assert!(first.is_uppercase() || first == '“', "{english}");
            assert!(!english.contains("place 1") && !english.contains("S-"), "{english}");
        }
        for list in [codes, english, german] {
            let mut once: Vec<String> = list.clone();
            once.sort();
            once.dedup();
            assert_eq!(once.len(), list.len());
        }
    }

    #[test]
    fn totals_name_only_what_differs() {
        let fault =
            Fault::TerrainTotals { got: [0, 0, 0, 4, 0, 0, 0, 5], want: [0, 0, 0, 4, 0, 0, 0, 4] };
        assert!(sentence(&mistake(fault), Lang::De).ends_with("(Wald: 5 statt 4)"));
    }
}
