//! A sentence for every refusal.

use crate::{Lang, tiles};
use ::words::carcassonne::refusals as say;

/// A sentence for a refusal.
pub fn refusal(code: &str, lang: Lang) -> Option<&'static str> {
    Some(match code {
        "already-laid" => say::YOUR_TILE_IS_LAID_NOW_YOU.of(lang),
        "no-neighbour" => say::A_TILE_MUST_SHARE_A_SIDE.of(lang),
        "side-mismatch" => say::ONE_SIDE_DOES_NOT_MATCH_CITY.of(lang),
        "none-left" => say::YOU_HAVE_NO_FOLLOWER_LEFT.of(lang),
        "occupied" => say::THERE_IS_ALREADY_A_FOLLOWER_IN.of(lang),
        "no-farmers" => say::THIS_TABLE_PLAYS_WITHOUT_FARMERS.of(lang),
        code => return forbidden(code, lang).or_else(|| tiles::words::refusal(code, lang)),
    })
}

/// What the expansions forbid.
fn forbidden(code: &str, lang: Lang) -> Option<&'static str> {
    Some(match code {
        "not-now" => say::THAT_IS_NOT_POSSIBLE_RIGHT_NOW.of(lang),
        "followers-only" => say::ONLY_FOLLOWERS_GO_THROUGH_A_PORTAL.of(lang),
        "no-portal" => say::THE_TILE_YOU_HAVE_JUST_LAID.of(lang),
        "no-room" => say::NOTHING_ON_THAT_TILE_IS_FREE.of(lang),
        "finished" => say::THAT_IS_ALREADY_FINISHED_A_PORTAL.of(lang),
        code => {
            return builder_or_pig(code, lang)
                .or_else(|| dragon(code, lang))
                .or_else(|| tower(code, lang));
        }
    })
}

fn builder_or_pig(code: &str, lang: Lang) -> Option<&'static str> {
    Some(match code {
        "builder-place" => say::A_BUILDER_STANDS_ON_A_ROAD.of(lang),
        "builder-alone" => say::YOUR_BUILDER_NEEDS_A_FOLLOWER_OF.of(lang),
        "builder-late" => say::THAT_IS_FINISHED_A_BUILDER_HAS.of(lang),
        "pig-place" => say::A_PIG_STANDS_IN_A_FIELD.of(lang),
        "pig-alone" => say::YOUR_PIG_NEEDS_A_FARMER_OF.of(lang),
        _ => return None,
    })
}

fn dragon(code: &str, lang: Lang) -> Option<&'static str> {
    Some(match code {
        "dragon-there" => say::NO_FOLLOWER_MAY_STAND_ON_A.of(lang),
        "dragon-barred" => say::THE_DRAGON_CANNOT_GO_THERE_NO.of(lang),
        "dragon-been-there" => say::THE_DRAGON_HAS_ALREADY_BEEN_THERE.of(lang),
        "no-fairy" => say::THERE_IS_NO_FAIRY_AT_THIS.of(lang),
        "nobody-of-yours" => say::THE_FAIRY_GOES_TO_ONE_OF.of(lang),
        "fairy-there" => say::THE_FAIRY_IS_ALREADY_WITH_THAT.of(lang),
        "no-princess" => say::THE_TILE_YOU_HAVE_JUST_LAID_2.of(lang),
        "not-her-knight" => say::THE_PRINCESS_ONLY_SENDS_KNIGHTS_OF.of(lang),
        "princess-must" => say::AT_THIS_TABLE_THE_PRINCESS_MUST.of(lang),
        _ => return None,
    })
}

fn tower(code: &str, lang: Lang) -> Option<&'static str> {
    Some(match code {
        "no-tower" => say::THERE_IS_NO_TOWER_PLACE_THERE.of(lang),
        "tower-closed" => say::A_FOLLOWER_HAS_CLOSED_THAT_TOWER.of(lang),
        "tower-bare" => say::ONLY_A_TOWER_OF_AT_LEAST.of(lang),
        "no-pieces" => say::YOU_HAVE_NO_TOWER_PIECE_LEFT.of(lang),
        "not-on-tower" => say::ONLY_FOLLOWERS_CLIMB_TOWERS_NEITHER_BUILDER.of(lang),
        "nobody-there" => say::NO_FOLLOWER_STANDS_THERE.of(lang),
        "out-of-range" => say::THE_TOWER_DOES_NOT_REACH_THAT.of(lang),
        "not-held" => say::THAT_PLAYER_DOES_NOT_HOLD_SUCH.of(lang),
        "ransom-paid" => say::YOU_HAVE_ALREADY_BOUGHT_A_PRISONER.of(lang),
        "too-poor" => say::A_RANSOM_COSTS_3_POINTS_AND.of(lang),
        _ => return None,
    })
}
