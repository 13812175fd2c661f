//! What the game says to people, apart from names, the log and the rules.

use ::words::frame::newworld as say;
use std::sync::Arc;

use newworld::{Spot, Structure, TileFileError, TileSet};

use super::board::Seen;
use super::effect::effect;
use super::names;
use super::order::Order;
use crate::tiles::grammar::{Noun, capital};
use crate::tiles::{self, Placing};
use crate::{About, Button, Choice, Lang, OptionWords, Prompt};

/// What the set-up says about the game.
pub fn about(lang: Lang) -> About {
    About {
        title: say::NEW_WORLD.of(lang),
        blurb: say::FROM_THE_COAST_YOU_SETTLE_THE.of(lang),
        length: say::N_2_5_PLAYERS_45_MIN.of(lang),
    }
}

/// An option in words.
pub fn option(key: &str, lang: Lang) -> Option<OptionWords> {
    let (label, help) = match key {
        "bonus" => (say::SURVEYORS_BONUS.of(lang), say::WHAT_A_SURVEYOR_ADDS_TO_A.of(lang)),
        "coast_cards" => (say::THE_COAST_COUNTS.of(lang), say::A_START_FIELD_COUNTS_AS_A.of(lang)),
        "blocked_sends_home" => {
            (say::HOME_EVEN_WHEN_BLOCKED.of(lang), say::SETTLERS_IN_THE_EAST_GO_HOME.of(lang))
        }
        "tiles" => (say::CORRECTED_TILES.of(lang), say::ENTRIES_OF_THE_TILE_FILE_THAT.of(lang)),
        _ => return None,
    };
    Some(OptionWords { label, help })
}

/// How many pictures are our own guess, and what an owner of the box can do about it; or what is
/// wrong with their corrections.
pub fn notice(tiles: &Result<Arc<TileSet>, TileFileError>, lang: Lang) -> Option<String> {
    let tiles = match (tiles, lang) {
        (Ok(tiles), _) => tiles,
        (Err(error), Lang::En) => {
            return Some(format!("The corrected tiles cannot be read: {error}."));
        }
        (Err(error), Lang::De) => {
            return Some(format!("Die berichtigten Plättchen sind nicht lesbar: {error}."));
        }
    };
    let (guessed, all) = (tiles.reconstructed(), tiles.kinds().len() + tiles.coast().len());
    (guessed > 0).then(|| say::OfTheTilePicturesAreOur { all, guessed }.of(lang))
}

/// A value of an option in words.
pub fn value(key: &str, value: &str, lang: Lang) -> Option<&'static str> {
    Some(match (key, value) {
        ("bonus", "per-settler") => say::BONUS_OF_4_PER_SCORING_SETTLER.of(lang),
        ("bonus", "per-surveyor") => say::BONUS_OF_4_ONCE_PER_PLAYER.of(lang),
        ("coast_cards", "true") => say::THE_COAST_COUNTS_2.of(lang),
        ("coast_cards", "false") => say::THE_COAST_DOES_NOT_COUNT.of(lang),
        ("blocked_sends_home", "true") => say::HOME_EVEN_WHEN_BLOCKED_2.of(lang),
        ("blocked_sends_home", "false") => say::HOME_ONLY_AFTER_A_MOVE.of(lang),
        _ => return None,
    })
}

/// A sentence for a refusal.
pub fn refusal(code: &str, lang: Lang) -> Option<&'static str> {
    Some(match code {
        "already-laid" => say::YOUR_TILE_IS_LAID_NOW_YOU.of(lang),
        "settle-first" => say::FIRST_PLACE_A_SETTLER_OR_DECIDE.of(lang),
        "scoring-begun" => say::SETTLERS_ARE_PLACED_BEFORE_THE_FIRST.of(lang),
        "not-west" => say::TILES_CAN_ONLY_BE_LAID_WEST.of(lang),
        "no-neighbour" => say::A_TILE_MUST_SHARE_A_SIDE.of(lang),
        "side-mismatch" => say::ONE_SIDE_DOES_NOT_MATCH_TOWN.of(lang),
        "other-due-name" => return tiles::words::refusal("other-name", lang),
        "none-left" => say::YOU_HAVE_NO_SETTLER_LEFT.of(lang),
        "occupied" => say::SOMEBODY_IS_ALREADY_ON_THAT_ROAD.of(lang),
        "not-due" => say::THAT_IS_NOT_WAITING_TO_BE.of(lang),
        shared => return tiles::words::refusal(shared, lang),
    })
}

/// What is asked of who may place a settler.
pub fn settle_prompt(seen: &Seen, placing: &Placing<Spot>, lang: Lang) -> Prompt {
    let on = placing.chosen().and_then(|spot| seen.extent(placing.cell, spot));
    let supply = seen.view.seats.get(seen.view.active.index()).map_or(0, |seat| seat.settlers);
    let detail = match on {
        Some(on) => names::ghost(on, false, lang),
        None => {
            let left = Noun::Settler.count(supply.into(), lang);
            tiles::words::room_for_figures(placing.spots().count(), &left, lang)
        }
    };
    let title = say::PLACE_A_SETTLER.of(lang).to_owned();
    Prompt { title, detail: capital(&detail) }
}

/// What is asked of who picks the next scoring.
pub fn order_prompt(seen: &Seen, order: &Order, lang: Lang) -> Prompt {
    let looked_at = order.chosen().and_then(|number| order.due().get(number));
    let detail = match looked_at {
        Some(due) => capital(&effect(seen, due, &[], lang).join(" · ")),
        None => {
            let count = order.due().len();
            say::StructuresAreFinishedTapOneTo { count }.of(lang)
        }
    };
    let title = say::WHAT_IS_SCORED_NEXT.of(lang).to_owned();
    Prompt { title, detail }
}

/// The button that places the settler, or nobody.
pub fn settle_button(placing: &Placing<Spot>, lang: Lang) -> Button {
    let label = match placing.chosen() {
        Some(_) => say::PLACE_SETTLER.of(lang),
        None => say::NOBODY.of(lang),
    };
    Button { label: label.to_owned(), enabled: placing.decision().is_some() }
}

/// The button that scores the structure that is looked at.
pub fn order_button(order: &Order, lang: Lang) -> Button {
    let label = say::SCORE_IT.of(lang).to_owned();
    Button { label, enabled: order.decision().is_some() }
}

/// The overlays to choose from.
pub fn overlays(outlook: bool, lang: Lang) -> Vec<Choice> {
    let plains = (say::PLAINS.of(lang), say::EVERY_PLAIN_IN_A_TINT_OF.of(lang));
    let owners = (say::OWNERS.of(lang), say::WHO_HOLDS_WHICH_TOWN_ROAD_FARM.of(lang));
    let all = [("plains", plains), ("owners", owners), tiles::words::odds(lang)];
    tiles::words::choices(&all, 2, outlook)
}

/// Under which heading a structure's points are added up.
pub fn heading(structure: Structure, lang: Lang) -> &'static str {
    match structure {
        Structure::Town => say::TOWNS.of(lang),
        Structure::Road => say::ROADS.of(lang),
        Structure::Farm => say::FARMS.of(lang),
        Structure::Plain => say::PLAINS.of(lang),
    }
}

/// Under which heading the surveyors' points are added up.
pub fn bonus_heading(lang: Lang) -> &'static str {
    say::SURVEYORS.of(lang)
}
