//! What the set-up says: the game, its options and their values.

use crate::{About, Lang, OptionWords};
use ::words::frame::settlers as about;
use ::words::frame::settlers_options as say;
use ::words::frame::settlers_scenarios as scenarios;

/// What the set-up says about the game.
pub fn about(lang: Lang) -> About {
    About {
        title: about::SETTLERS.of(lang),
        blurb: about::SETTLE_ISLANDS_HARVEST_WHAT_THE_DICE.of(lang),
        length: about::N_3_4_PLAYERS_60_120_MIN.of(lang),
    }
}

/// An option in words.
pub fn option(key: &str, lang: Lang) -> Option<OptionWords> {
    let (label, help) = match key {
        "scenario" => (say::SCENARIO, say::SCENARIO_HELP),
        "custom" => (say::CUSTOM, say::CUSTOM_HELP),
        "points_to_win" => (say::POINTS_TO_WIN, say::POINTS_TO_WIN_HELP),
        "pirate" => (say::PIRATE, say::PIRATE_HELP),
        "friendly_robber" => (say::FRIENDLY_ROBBER, say::FRIENDLY_ROBBER_HELP),
        "harbours" => (say::HARBOURS, say::HARBOURS_HELP),
        "red_apart" => (say::RED_APART, say::RED_APART_HELP),
        "domestic_trade" => (say::DOMESTIC_TRADE, say::DOMESTIC_TRADE_HELP),
        "offers_per_turn" => (say::OFFERS_PER_TURN, say::OFFERS_PER_TURN_HELP),
        "dice" => (say::DICE, say::DICE_HELP),
        "numbers" => (say::NUMBERS, say::NUMBERS_HELP),
        "home_island_limit" => (say::HOME_ISLAND_LIMIT, say::HOME_ISLAND_LIMIT_HELP),
        "redeal" => (say::REDEAL, say::REDEAL_HELP),
        "trade_lines" => (say::TRADE_LINES, say::TRADE_LINES_HELP),
        "start_ship_card" => (say::START_SHIP_CARD, say::START_SHIP_CARD_HELP),
        "two_players" => (say::TWO_PLAYERS, say::TWO_PLAYERS_HELP),
        "rolls" => (say::ROLLS, say::ROLLS_HELP),
        _ => return None,
    };
    Some(OptionWords { label: label.of(lang), help: help.of(lang) })
}

/// A value of an option in words; scenarios by their ids.
pub fn value(key: &str, value: &str, lang: Lang) -> Option<&'static str> {
    let word = match (key, value) {
        ("scenario", id) => scenarios::named(id)?,
        ("harbours", "shuffled") => say::HARBOURS_SHUFFLED,
        ("harbours", "fixed") => say::HARBOURS_FIXED,
        ("dice", "fair") => say::DICE_FAIR,
        ("dice", "levelled") => say::DICE_LEVELLED,
        ("numbers", "spiral") => say::NUMBERS_SPIRAL,
        ("numbers", "random") => say::NUMBERS_RANDOM,
        ("pirate", "true") => say::PIRATE_ON,
        ("pirate", "false") => say::PIRATE_OFF,
        ("friendly_robber", "true") => say::FRIENDLY_ROBBER_ON,
        ("friendly_robber", "false") => say::FRIENDLY_ROBBER_OFF,
        ("red_apart", "true") => say::RED_APART_ON,
        ("red_apart", "false") => say::RED_APART_OFF,
        ("domestic_trade", "true") => say::DOMESTIC_TRADE_ON,
        ("domestic_trade", "false") => say::DOMESTIC_TRADE_OFF,
        ("home_island_limit", "true") => say::HOME_ISLAND_LIMIT_ON,
        ("home_island_limit", "false") => say::HOME_ISLAND_LIMIT_OFF,
        ("redeal", "true") => say::REDEAL_ON,
        ("redeal", "false") => say::REDEAL_OFF,
        ("trade_lines", "own-first") => say::TRADE_LINES_OWN_FIRST,
        ("trade_lines", "shortest") => say::TRADE_LINES_SHORTEST,
        ("start_ship_card", "true") => say::START_SHIP_CARD_ON,
        ("start_ship_card", "false") => say::START_SHIP_CARD_OFF,
        ("two_players", "true") => say::TWO_PLAYERS_ON,
        ("two_players", "false") => say::TWO_PLAYERS_OFF,
        ("rolls", "pairs") => say::ROLLS_PAIRS,
        ("rolls", "sums") => say::ROLLS_SUMS,
        _ => return None,
    };
    Some(word.of(lang))
}
