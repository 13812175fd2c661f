//! What is wrong with a board, in both languages.

use settlers::scenario::{Fault, Mistake};
use settlers::{CHIP_NUMBERS, Terrain};

use crate::settlers::names;
use crate::{Complaint, Lang};

/// A mistake of the check as the page shows it.
pub(super) fn complaint(mistake: &Mistake, lang: Lang) -> Complaint {
    let text = match lang {
        Lang::En => format!("{}: {}", mistake.field, mistake.fault),
        Lang::De => format!("{}: {}", mistake.field, german(&mistake.fault)),
    };
    let target = mistake.at.map(|at| at.to_string());
    Complaint { text, line: Some(mistake.line), target }
}

/// A file of more bytes than are read.
pub(super) fn too_long(most: usize, lang: Lang) -> Complaint {
    let text = match lang {
        Lang::En => format!("the file is longer than {most} bytes"),
        Lang::De => format!("die Datei ist länger als {most} Bytes"),
    };
    Complaint { text, line: None, target: None }
}

fn german(fault: &Fault) -> String {
    grid(fault)
        .or_else(|| pool(fault))
        .or_else(|| word(fault))
        .unwrap_or_else(|| plain(fault).to_owned())
}

/// Rows, hexes and islands.
fn grid(fault: &Fault) -> Option<String> {
    Some(match fault {
        Fault::Pieces { least } => format!("zwischen {least} und 30 Figuren"),
        Fault::RowCount { got, want } => format!("{got} Reihen, aber areas hat {want}"),
        Fault::RowStraight { row } => {
            format!("Reihe {row} greift nicht in die Reihe darüber ein")
        }
        Fault::RowLength { got, want } => format!("{got} Felder in einer Reihe von {want}"),
        Fault::TerrainInArea { place, terrain, area } => {
            format!("Platz {place}: {} in einem Gebiet „{area}“", land(*terrain))
        }
        Fault::ChipOnTerrain { place, terrain } => {
            format!("Platz {place}: so kein Zahlenchip auf {}", land(*terrain))
        }
        Fault::DealtBySeveral { place } => {
            format!("Platz {place}: wird aus keinem Vorrat ausgelegt, oder aus mehreren")
        }
        Fault::IslandsTouch { first, second } => {
            format!("die Inseln „{first}“ und „{second}“ berühren sich")
        }
        Fault::StartRoom { room, need } => {
            format!("unmöglicher Aufbau: {room} Kreuzungen, {need} sind nötig")
        }
        _ => return None,
    })
}

/// Counts that do not add up.
fn pool(fault: &Fault) -> Option<String> {
    Some(match fault {
        Fault::PoolNowhere { pool } => format!("für den Vorrat „{pool}“ gibt es kein Feld"),
        Fault::PoolHexes { pool, got, want } => {
            format!("der Vorrat „{pool}“ hat {got} Felder für {want} Plätze")
        }
        Fault::PoolChips { pool, got, want } => {
            format!("der Vorrat „{pool}“ hat {got} Zahlenchips für {want} Plätze")
        }
        Fault::PoolCount { found, how, wanted } => {
            format!("{found} Vorräte der Art „{how}“, das Brett verlangt aber {wanted}")
        }
        Fault::ChipFromSeveral { hex } => {
            format!("der Zahlenchip von Feld {hex} kommt nicht aus genau einem Vorrat")
        }
        Fault::TerrainTotals { got, want } => {
            let names = Terrain::ALL.map(|terrain| names::terrain(terrain, Lang::De).to_owned());
            totals(&names, got, want)
        }
        Fault::ChipTotals { got, want } => {
            totals(&CHIP_NUMBERS.map(|number| format!("die {number}")), got, want)
        }
        Fault::HarbourCount { harbours, spots } => format!("{harbours} Häfen für {spots} Plätze"),
        Fault::SpotNowhere { r, i } => format!("es gibt kein Feld ({r}, {i})"),
        _ => return None,
    })
}

/// Words that mean nothing.
fn word(fault: &Fault) -> Option<String> {
    Some(match fault {
        Fault::Syntax(reason) => format!("das lässt sich nicht lesen ({reason})"),
        Fault::NoMeaning { word } => format!("„{word}“ bedeutet hier nichts"),
        Fault::PlacedHow { word } => format!("„{word}“: möglich sind spots und players"),
        Fault::NoSide { word } => format!("„{word}“ ist keine Seite eines Feldes"),
        Fault::NoHarbour { reason } => format!("diese Hafenart gibt es nicht ({reason})"),
        Fault::NoBonus { word } => format!("„{word}“ bringt keine Siegpunktchips"),
        Fault::RobberHow { word } => format!("„{word}“: möglich sind desert, beside und hex"),
        Fault::PoolHow { word } => {
            format!("„{word}“: möglich sind shuffle, spiral, stack und bag")
        }
        _ => return None,
    })
}

/// What needs no numbers.
fn plain(fault: &Fault) -> &'static str {
    match fault {
        Fault::Players => "wähle aus 2, 3 und 4 Personen",
        Fault::Points => "das Ziel liegt zwischen 3 und 50 Punkten",
        Fault::Ways => "höchstens 32 Straßen und Schiffe zusammen",
        Fault::NoRow => "das Brett braucht mindestens eine Reihe",
        Fault::RowTooLong => "die Reihe ist zu lang",
        Fault::FrameTooLarge(_) => "der Rahmen ist zu groß: höchstens 64 Felder und 192 Kreuzungen",
        Fault::NoSpiral => {
            "eine Spirale braucht eine Insel aus 19 Feldern in der Form des Grundspiels und \
             dessen 18 Zahlenchips"
        }
        Fault::TooManyHarbours => "höchstens 16 Häfen",
        Fault::SpotsForPlayers => "die Häfen werden im Spiel gelegt: keine festen Plätze",
        Fault::SpotShares => "teilt eine Kreuzung mit einem anderen Hafen (S-04)",
        Fault::SpotUnprinted => "liegt an einem Feld, das nicht vorgegeben ist",
        Fault::SpotInland => "liegt im Landesinneren: beide Felder der Seite sind Land",
        Fault::SpotAtSea => "liegt auf offener See",
        Fault::FixedKinds => "die festen Hafenarten sind nicht die Häfen dieses Szenarios",
        Fault::StartHidden => "unmöglicher Aufbau: der Start grenzt an unentdeckte Felder",
        Fault::StartAtSea => "unmöglicher Aufbau: niemand beginnt auf dem Meer",
        Fault::BonusNowhere => "kein Feld gehört zu so einem Gebiet",
        Fault::TradeLines => {
            "Handelslinien verbinden zwei Gebiete, und beide Siedlungen beginnen auf einer Insel"
        }
        Fault::NoSuchHex => "dieses Feld gibt es nicht",
        Fault::NoDesert => "es gibt keine Wüste",
        Fault::RobberAtSea => "der Räuber steht an Land (S-36)",
        Fault::PirateAshore => "der Seeräuber steht auf dem Meer (S-36)",
        _ => "das stimmt nicht",
    }
}

fn land(terrain: Terrain) -> &'static str {
    names::terrain(terrain, Lang::De)
}

/// Only what differs: `Wald: 5 statt 4`.
fn totals(names: &[String], got: &[u8], want: &[u8]) -> String {
    let pairs = names.iter().zip(got.iter().zip(want)).filter(|(_, (got, want))| got != want);
    let parts: Vec<String> =
        pairs.map(|(name, (got, want))| format!("{name}: {got} statt {want}")).collect();
    format!("Brett und Vorräte stimmen nicht mit der Liste überein ({})", parts.join(", "))
}

#[cfg(test)]
mod tests {
    use settlers::scenario::How;

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

    #[test]
    fn every_fault_has_a_code_and_german_words_of_its_own() {
        let (mut codes, mut sentences) = (Vec::new(), Vec::new());
        for fault in faults() {
            let german = german(&fault);
            assert_ne!(german, "das stimmt nicht", "{fault:?}");
            assert_ne!(german, fault.to_string());
            codes.push(game::Coded::code(&fault));
            sentences.push(german);
        }
        for list in [codes.iter().map(ToString::to_string).collect(), sentences] {
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
        assert!(german(&fault).ends_with("(Wald: 5 statt 4)"));
    }
}
