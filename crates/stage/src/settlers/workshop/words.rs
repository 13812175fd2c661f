//! What brushes, groups and places are called.

use settlers::scenario::BonusKind;

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
        Group::Pieces => lang.pick("Robber and pirate", "Räuber und Seeräuber"),
        Group::Frame => lang.pick("Frame", "Rahmen"),
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
            lang.pick("Dealt: goes into the pool", "Wird ausgelegt: kommt in den Vorrat")
        }
        Tool::Chance => lang.pick("Dealt, land or sea", "Wird ausgelegt, Land oder Meer"),
        Tool::Hidden => lang.pick("Undiscovered", "Unentdeckt"),
        Tool::Bare => lang.pick("No number", "Keine Zahl"),
        Tool::DealtChip => lang.pick("Number dealt", "Zahl wird ausgelegt"),
        Tool::BagChip => lang.pick("Number drawn in play", "Zahl wird im Spiel gezogen"),
        Tool::Harbour(_) => lang.pick("Harbour, kind dealt", "Hafen, Art wird ausgelegt"),
        Tool::Start => lang.pick("Start here, or not", "Hier beginnen, oder nicht"),
        Tool::Bonus(kind) => bonus(kind, lang),
        Tool::Robber => lang.pick("Robber", "Räuber"),
        Tool::Pirate => lang.pick("Pirate", "Seeräuber"),
        Tool::Grow => lang.pick("Add a hex", "Feld anfügen"),
        Tool::Cut => lang.pick("Cut a hex off", "Feld abschneiden"),
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
        BonusKind::ForeignIsland => lang.pick(
            "Victory chips for each island that is not home",
            "Siegpunktchips für jede Insel, die nicht Heimat ist",
        ),
        BonusKind::TradeLines => lang.pick(
            "Victory chips for trade lines between two islands",
            "Siegpunktchips für Handelslinien zwischen zwei Inseln",
        ),
    }
}

/// An area by its letter.
pub(super) fn area(letter: u8, lang: Lang) -> String {
    let name = match letter {
        b'm' => lang.pick("main island", "Hauptinsel"),
        b'n' => lang.pick("far part", "ferner Teil"),
        b'd' => lang.pick("desert belt", "Wüstengürtel"),
        b's' => lang.pick("sea", "Meer"),
        b'?' => lang.pick("undiscovered", "unentdeckt"),
        b'*' => lang.pick("decided by the deal", "entscheidet sich beim Auslegen"),
        _ => return format!("{} {}", lang.pick("island", "Insel"), char::from(letter)),
    };
    name.to_owned()
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
