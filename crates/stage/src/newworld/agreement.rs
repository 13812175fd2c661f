//! What the set-up says about the game, and what a table may agree on.

use std::sync::Arc;

use ::words::extras::newworld_setup as set_up;
use ::words::frame::newworld as say;
use newworld::{TileFileError, TileSet};

use crate::{About, Lang, OptionWords};

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
        "coast_farms" => {
            (say::THE_COAST_FARMS.of(lang), say::START_FIELDS_ARE_CARDS_AROUND_A.of(lang))
        }
        "blocked_sends_home" => {
            (say::HOME_EVEN_WHEN_BLOCKED.of(lang), say::SETTLERS_IN_THE_EAST_GO_HOME.of(lang))
        }
        "tiles" => (say::CORRECTED_TILES.of(lang), say::ENTRIES_OF_THE_TILE_FILE_THAT.of(lang)),
        _ => return None,
    };
    Some(OptionWords { label, help })
}

/// A value of an option in words.
pub fn value(key: &str, value: &str, lang: Lang) -> Option<&'static str> {
    Some(match (key, value) {
        ("bonus", "per-settler") => say::BONUS_OF_4_PER_SCORING_SETTLER.of(lang),
        ("bonus", "per-surveyor") => say::BONUS_OF_4_ONCE_PER_PLAYER.of(lang),
        ("coast_cards", "true") => say::THE_COAST_COUNTS_2.of(lang),
        ("coast_cards", "false") => say::THE_COAST_DOES_NOT_COUNT.of(lang),
        ("coast_farms", "true") => say::FARMS_AT_THE_COAST_CAN_BE.of(lang),
        ("coast_farms", "false") => say::FARMS_AT_THE_COAST_STAY_OPEN.of(lang),
        ("blocked_sends_home", "true") => say::HOME_EVEN_WHEN_BLOCKED_2.of(lang),
        ("blocked_sends_home", "false") => say::HOME_ONLY_AFTER_A_MOVE.of(lang),
        _ => return None,
    })
}

/// How many pictures are our own guess, and what an owner of the box can do about it; or what is
/// wrong with their corrections.
pub fn notice(tiles: &Result<Arc<TileSet>, TileFileError>, lang: Lang) -> Option<String> {
    let tiles = match tiles {
        Ok(tiles) => tiles,
        Err(error) => {
            return Some(set_up::CorrectionsUnreadable { error: error.to_string() }.of(lang));
        }
    };
    let (guessed, all) = (tiles.reconstructed(), tiles.kinds().len() + tiles.coast().len());
    (guessed > 0).then(|| set_up::OfTheTilePicturesAreOur { all, guessed }.of(lang))
}
