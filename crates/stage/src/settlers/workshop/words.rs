//! What brushes, groups and places are called.

use settlers::Terrain;
use settlers::scenario::{BonusKind, PlanPlace};

use super::brush::{Group, Tool};
use crate::Lang;
use crate::settlers::names;

/// The heading of a group.
pub(super) const fn group(group: Group, lang: Lang) -> &'static str {
    match group {
        Group::Land => lang.pick("Land and sea", "Land und Meer"),
        Group::Numbers => lang.pick("Numbers", "Zahlen"),
        Group::Harbours => lang.pick("Harbours", "Häfen"),
        Group::Islands => {
            lang.pick("Islands, start, victory chips", "Inseln, Start, Siegpunktchips")
        }
        Group::Pieces => lang.pick("Robber and pirate", "Räuber und Pirat"),
        Group::Frame => lang.pick("Size of the map", "Größe der Karte"),
    }
}

/// A brush.
pub(super) fn tool(tool: Tool, lang: Lang) -> String {
    match tool {
        Tool::Land(terrain) => capital(names::terrain(terrain, lang)),
        Tool::Number(number) => number.to_string(),
        Tool::Harbour(Some(kind)) => capital(&names::harbour(kind, lang)),
        Tool::Area(letter) => capital(&area(letter, lang)),
        other => fixed(other, lang).to_owned(),
    }
}

fn fixed(tool: Tool, lang: Lang) -> &'static str {
    match tool {
        Tool::Dealt => {
            lang.pick("Random: shuffled before each game", "Zufällig: vor jedem Spiel gemischt")
        }
        Tool::Chance => lang.pick("Random, land or sea", "Zufällig, Land oder Meer"),
        Tool::Hidden => lang.pick("Undiscovered", "Unentdeckt"),
        Tool::Bare => lang.pick("No number", "Keine Zahl"),
        Tool::DealtChip => lang.pick("Random number", "Zufällige Zahl"),
        Tool::BagChip => lang.pick("Number drawn in play", "Zahl wird im Spiel gezogen"),
        Tool::Harbour(_) => lang.pick("Harbour of a random kind", "Hafen zufälliger Art"),
        Tool::Start => lang.pick("Starting area: on or off", "Startgebiet: an oder aus"),
        Tool::Bonus(kind) => bonus(kind, lang),
        Tool::Robber => lang.pick("Robber", "Räuber"),
        Tool::Pirate => lang.pick("Pirate", "Pirat"),
        Tool::Grow => lang.pick("Add a hex", "Feld hinzufügen"),
        Tool::Cut => lang.pick("Remove a hex", "Feld entfernen"),
        Tool::Land(_) | Tool::Number(_) | Tool::Area(_) => "",
    }
}

const fn bonus(kind: BonusKind, lang: Lang) -> &'static str {
    match kind {
        BonusKind::None => lang.pick("No victory chips", "Keine Siegpunktchips"),
        BonusKind::IslandFirst => lang.pick(
            "Victory chips for the first settlement on each island",
            "Siegpunktchips für die erste Siedlung auf jeder Insel",
        ),
        BonusKind::ForeignIsland => lang
            .pick("Victory chips for each foreign island", "Siegpunktchips für jede fremde Insel"),
        BonusKind::TradeLines => lang.pick(
            "Victory chips for trade lines between two islands",
            "Siegpunktchips für Handelslinien zwischen zwei Inseln",
        ),
    }
}

/// A hex by its terrain: `mountain hex`.
pub(super) const fn hex(terrain: Terrain, lang: Lang) -> &'static str {
    match terrain {
        Terrain::Sea => lang.pick("sea hex", "Meerfeld"),
        Terrain::Desert => lang.pick("desert hex", "Wüstenfeld"),
        Terrain::Gold => lang.pick("gold hex", "Goldfeld"),
        Terrain::Fields => lang.pick("field hex", "Ackerfeld"),
        Terrain::Hills => lang.pick("hill hex", "Hügelfeld"),
        Terrain::Mountains => lang.pick("mountain hex", "Gebirgsfeld"),
        Terrain::Pasture => lang.pick("pasture hex", "Weidefeld"),
        Terrain::Woods => lang.pick("woods hex", "Waldfeld"),
        Terrain::Unknown => lang.pick("face-down hex", "verdeckte Feld"),
    }
}

/// A place by row and number, as people count.
pub(super) fn place(at: PlanPlace, lang: Lang) -> String {
    match lang {
        Lang::En => format!("row {}, place {}", at.r + 1, at.i + 1),
        Lang::De => format!("Reihe {}, Platz {}", at.r + 1, at.i + 1),
    }
}

/// An area by its letter.
pub(super) fn area(letter: u8, lang: Lang) -> String {
    let name = match letter {
        b'm' => lang.pick("main island", "Hauptinsel"),
        b'n' => lang.pick("far side", "ferne Seite"),
        b'd' => lang.pick("desert belt", "Wüstengürtel"),
        b's' => lang.pick("sea", "Meer"),
        b'?' => lang.pick("undiscovered", "unentdeckt"),
        b'*' => lang.pick("random", "zufällig"),
        _ => return format!("{} {}", lang.pick("island", "Insel"), char::from(letter)),
    };
    name.to_owned()
}

pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
