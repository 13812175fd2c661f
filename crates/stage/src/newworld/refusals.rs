//! A sentence for every refusal.

use crate::{Lang, tiles};
use ::words::newworld::refusals as say;

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
