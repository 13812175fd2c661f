//! What brushes, groups and places are called.

use ::words::extras::settlers_workshop as say;
use settlers::scenario::{BonusKind, PlanPlace};

use super::brush::{Group, Tool};
use super::piles::named;
use crate::Lang;

/// The heading of a group.
pub(super) fn group(group: Group, lang: Lang) -> &'static str {
    match group {
        Group::Land => say::LAND_AND_SEA.of(lang),
        Group::Numbers => say::NUMBERS.of(lang),
        Group::Harbours => say::HARBOURS.of(lang),
        Group::Islands => say::ISLANDS_START_VICTORY_CHIPS.of(lang),
        Group::Pieces => say::ROBBER_AND_PIRATE.of(lang),
        Group::Frame => say::SIZE_OF_THE_MAP.of(lang),
    }
}

pub(super) fn tool(tool: Tool, lang: Lang) -> String {
    match tool {
        Tool::Land(terrain) => say::LandBrush { terrain: terrain.name() }.of(lang),
        Tool::Number(number) => number.to_string(),
        Tool::Harbour(Some(kind)) => say::HarbourBrush { kind: kind.to_string() }.of(lang),
        Tool::Area(letter) => say::IslandBrush { letter: named(letter) }.of(lang),
        other => fixed(other, lang).to_owned(),
    }
}

fn fixed(tool: Tool, lang: Lang) -> &'static str {
    match tool {
        Tool::Dealt => say::RANDOM_SHUFFLED_BEFORE_EACH_GAME.of(lang),
        Tool::Chance => say::RANDOM_LAND_OR_SEA.of(lang),
        Tool::Hidden => say::UNDISCOVERED.of(lang),
        Tool::Bare => say::NO_NUMBER.of(lang),
        Tool::DealtChip => say::RANDOM_NUMBER.of(lang),
        Tool::BagChip => say::NUMBER_DRAWN_IN_PLAY.of(lang),
        Tool::Harbour(_) => say::HARBOUR_OF_A_RANDOM_KIND.of(lang),
        Tool::Start => say::STARTING_AREA_ON_OR_OFF.of(lang),
        Tool::Bonus(kind) => bonus(kind, lang),
        Tool::Robber => say::ROBBER.of(lang),
        Tool::Pirate => say::PIRATE.of(lang),
        Tool::Grow => say::ADD_A_HEX.of(lang),
        Tool::Cut => say::REMOVE_A_HEX.of(lang),
        Tool::Land(_) | Tool::Number(_) | Tool::Area(_) => "",
    }
}

fn bonus(kind: BonusKind, lang: Lang) -> &'static str {
    match kind {
        BonusKind::None => say::NO_VICTORY_CHIPS.of(lang),
        BonusKind::IslandFirst => say::VICTORY_CHIPS_FOR_THE_FIRST_SETTLEMENT.of(lang),
        BonusKind::ForeignIsland => say::VICTORY_CHIPS_FOR_EACH_FOREIGN_ISLAND.of(lang),
        BonusKind::TradeLines => say::VICTORY_CHIPS_FOR_TRADE_LINES_BETWEEN.of(lang),
    }
}

/// A place by row and number, as people count.
pub(super) fn place(at: PlanPlace, lang: Lang) -> String {
    say::RowPlace { at: at.r + 1, at_2: at.i + 1 }.of(lang)
}

/// An area by its letter.
pub(super) fn area(letter: u8, lang: Lang) -> String {
    let name = match letter {
        b'm' => say::MAIN_ISLAND.of(lang),
        b'n' => say::FAR_SIDE.of(lang),
        b'd' => say::DESERT_BELT.of(lang),
        b's' => say::SEA.of(lang),
        b'?' => say::UNDISCOVERED_2.of(lang),
        b'*' => say::RANDOM.of(lang),
        _ => return say::IslandOf { letter: named(letter) }.of(lang),
    };
    name.to_owned()
}
