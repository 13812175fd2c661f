//! What a table may agree on, in words, and the boxes as cards of the set-up.

use std::sync::OnceLock;

use ::words::extras::carcassonne_preview as card;
use ::words::frame::carcassonne_options as say;
use carcassonne::{Agreement, Element, Set, Word};
use serde::Deserialize;
use serde_json::{Map, Value};

use super::picture::draw;
use crate::scene::Art;
use crate::tiles::chapters::Sketch;
use crate::{Lang, OptionWords, Preview};

/// An option in words.
pub fn option(key: &str, lang: Lang) -> Option<OptionWords> {
    let (label, help) = match key {
        "farmers" => (say::FARMERS.of(lang), say::FOLLOWERS_MAY_LIE_DOWN_IN_FIELDS.of(lang)),
        "two_tile_city" => {
            (say::CITY_OF_TWO_TILES.of(lang), say::WHAT_THE_SMALLEST_CITY_SCORES_WHEN.of(lang))
        }
        "field_scoring" => {
            (say::SCORING_OF_FIELDS.of(lang), say::HOW_FARMERS_SCORE_AT_THE_END.of(lang))
        }
        "boxes" => {
            (say::COPIES_OF_THE_BASE_GAME.of(lang), say::MORE_COPIES_MAKE_A_LARGER_MAP.of(lang))
        }
        "followers" => (say::FOLLOWERS.of(lang), say::HOW_MANY_EACH_PLAYER_HAS_7.of(lang)),
        key => return expansion_option(key, lang),
    };
    Some(OptionWords { label, help })
}

fn expansion_option(key: &str, lang: Lang) -> Option<OptionWords> {
    let (label, help) = match key {
        "sets" => (say::EXPANSIONS.of(lang), say::PLAY_WITH_NONE_ONE_OR_ANY.of(lang)),
        "elements" => {
            (say::RULES_OF_THE_EXPANSIONS.of(lang), say::UNTICK_THE_FIRST_TO_CHOOSE_SINGLE.of(lang))
        }
        "lonely_pig" => (say::A_PIG_LEFT_ALONE.of(lang), say::WHAT_A_PIG_DOES_WHEN_THE.of(lang)),
        "fairy_point" => (say::THE_FAIRYS_POINT.of(lang), say::WHO_GETS_A_POINT_FROM_THE.of(lang)),
        "fairy_stands" => {
            (say::THE_FAIRY_STANDS.of(lang), say::WHOM_SHE_HELPS_ONE_FOLLOWER_OR.of(lang))
        }
        "dragon_moves" => {
            (say::THE_DRAGON_MOVES.of(lang), say::ANYONE_IT_CHASES_AWAY_BEFORE_SCORING.of(lang))
        }
        "princess_must" => {
            (say::A_PRINCESS_MUST_CHOOSE.of(lang), say::WHOEVER_ADDS_HER_TO_A_CITY.of(lang))
        }
        "tower_reopens" => {
            (say::TOWERS_OPEN_AGAIN.of(lang), say::A_TOWER_MAY_GROW_AGAIN_ONCE.of(lang))
        }
        "ransom_on_credit" => {
            (say::RANSOM_ON_CREDIT.of(lang), say::PRISONERS_MAY_BE_BOUGHT_BACK_WITH.of(lang))
        }
        _ => return None,
    };
    Some(OptionWords { label, help })
}

/// A value of an option in words.
pub fn value(key: &str, value: &str, lang: Lang) -> Option<&'static str> {
    Some(match (key, value) {
        ("princess_must", "true") => say::A_PRINCESS_MUST_ACT.of(lang),
        ("princess_must", "false") => say::A_PRINCESS_MAY_ACT.of(lang),
        ("tower_reopens", "true") => say::TOWERS_OPEN_AGAIN_2.of(lang),
        ("tower_reopens", "false") => say::TOWERS_STAY_CLOSED.of(lang),
        ("ransom_on_credit", "true") => say::RANSOM_ON_CREDIT_2.of(lang),
        ("ransom_on_credit", "false") => say::NO_RANSOM_ON_CREDIT.of(lang),
        ("farmers", "true") => say::WITH_FARMERS.of(lang),
        ("farmers", "false") => say::WITHOUT_FARMERS.of(lang),
        ("two_tile_city", "4") => say::N_4_POINTS.of(lang),
        ("two_tile_city", "2") => say::N_2_POINTS.of(lang),
        ("field_scoring", "per-field") => say::N_3_PER_FINISHED_CITY_AT_A.of(lang),
        ("field_scoring", "per-city") => say::N_4_PER_FINISHED_CITY_ONCE.of(lang),
        ("lonely_pig", "returns") => say::GOES_HOME.of(lang),
        ("lonely_pig", "stays") => say::STAYS_TO_THE_END.of(lang),
        ("fairy_point", "tile") => say::EVERYONE_ON_HER_TILE.of(lang),
        ("fairy_point", "follower") => say::ONLY_THE_FOLLOWER_BESIDE_HER.of(lang),
        ("fairy_point", "place") => say::WHOEVER_STANDS_IN_THAT_PLACE.of(lang),
        ("fairy_stands", "by-follower") => say::WITH_ONE_FOLLOWER.of(lang),
        ("fairy_stands", "on-tile") => say::ON_A_TILE_WITH_ALL_WHO.of(lang),
        ("dragon_moves", "before-scoring") => say::BEFORE_SCORING.of(lang),
        ("dragon_moves", "after-scoring") => say::AFTER_SCORING.of(lang),
        ("sets", word) => set_name(known(word)?, lang),
        ("elements", word) => element_name(known(word)?, lang),
        _ => return None,
    })
}

/// A value in words that need no label, where those of [`value`] do.
pub fn meaning(key: &str, value: &Value, lang: Lang) -> Option<String> {
    match key {
        "boxes" => Some(say::BaseGamesMixed { count: value.as_u64()? }.of(lang)),
        "followers" => Some(say::FollowersEach { count: value.as_u64()? }.of(lang)),
        _ => word_meaning(key, value.as_str()?, lang),
    }
}

fn word_meaning(key: &str, word: &str, lang: Lang) -> Option<String> {
    // What has no words by itself is no value of ours.
    value(key, word, lang)?;
    Some(match key {
        "two_tile_city" => say::TwoTileCityScores { points: word.parse::<u8>().ok()? }.of(lang),
        "lonely_pig" => say::LonePigDoes { does: word }.of(lang),
        "fairy_point" => say::FairyPointGoesTo { whom: word }.of(lang),
        "fairy_stands" => say::FairyStandsWith { place: word }.of(lang),
        "dragon_moves" => say::DragonMovesWhen { when: word }.of(lang),
        _ => return None,
    })
}

/// The game with its expansions: `Carcassonne · The Tower`.
pub fn title(game: &str, options: &Map<String, Value>, lang: Lang) -> String {
    let sets = options.get("sets").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let name = |word: &Value| value("sets", word.as_str()?, lang);
    match sets {
        [] => game.to_owned(),
        [one] => name(one).map_or_else(|| game.to_owned(), |box_| format!("{game} · {box_}")),
        more => say::GameWithExpansions { count: more.len(), game }.of(lang),
    }
}

fn known<W: Word>(word: &str) -> Option<W> {
    W::ALL.iter().copied().find(|one| one.word() == word)
}

/// What a box is called.
pub fn set_name(set: Set, lang: Lang) -> &'static str {
    match set {
        Set::Inns => say::INNS_CATHEDRALS.of(lang),
        Set::Traders => say::TRADERS_BUILDERS.of(lang),
        Set::Dragon => say::PRINCESS_DRAGON.of(lang),
        Set::Tower => say::THE_TOWER.of(lang),
        Set::King => say::KING_ROBBER_BARON.of(lang),
    }
}

fn element_name(element: Element, lang: Lang) -> &'static str {
    match element {
        Element::OfTheSets => say::ALL_RULES_OF_THE_CHOSEN_EXPANSIONS.of(lang),
        Element::BigFollower => say::BIG_FOLLOWER.of(lang),
        Element::Inn => say::INNS.of(lang),
        Element::Cathedral => say::CATHEDRALS.of(lang),
        Element::Goods => say::GOODS.of(lang),
        Element::Builder => say::BUILDER.of(lang),
        Element::Pig => say::PIG.of(lang),
        Element::Fairy => say::FAIRY.of(lang),
        Element::Dragon => say::VOLCANO_AND_DRAGON.of(lang),
        Element::Portal => say::PORTALS.of(lang),
        Element::Princess => say::PRINCESSES.of(lang),
        Element::Tower => say::TOWERS.of(lang),
        Element::King => say::KING.of(lang),
        Element::Robber => say::ROBBER_BARON.of(lang),
    }
}

/// Does an option matter at a table that agrees on all this?
pub fn asks(key: &str, options: &Map<String, Value>) -> bool {
    let agreement = Agreement::deserialize(Value::Object(options.clone())).unwrap_or_default();
    let played = agreement.elements_played();
    match key {
        "elements" => !agreement.sets.is_empty() || !played.is_empty(),
        // Only dragon and tower take farmers away.
        "lonely_pig" => {
            played.has(Element::Pig) && (played.has(Element::Dragon) || played.has(Element::Tower))
        }
        "fairy_point" | "fairy_stands" => played.has(Element::Fairy),
        "dragon_moves" => played.has(Element::Dragon),
        "princess_must" => played.has(Element::Princess),
        "tower_reopens" | "ransom_on_credit" => played.has(Element::Tower),
        _ => true,
    }
}

static ARTS: [OnceLock<Art>; Set::ALL.len()] = [const { OnceLock::new() }; Set::ALL.len()];

/// A box as a card: a small map with its tiles, and what it adds.
pub fn preview(key: &str, value: &str, lang: Lang) -> Option<Preview> {
    let set: Set = known(value).filter(|_| key == "sets")?;
    let (story, facts) = told(set, lang);
    let art = ARTS.get(set as usize)?.get_or_init(|| draw(shown(set))).clone();
    Some(Preview {
        art,
        story: story.to_owned(),
        facts: facts.iter().map(ToString::to_string).collect(),
        rules: None,
        seats: 2..=6,
        length: None,
    })
}

const fn shown(set: Set) -> Sketch {
    match set {
        Set::Inns => &["EL 0,0 0", "0 big 0,0 road-e"],
        Set::Traders => &["HU 0,0 0", "0 builder 0,0 road-e"],
        Set::Dragon => &["BZ 0,0 0", "dragon 0,0"],
        Set::Tower => &["TI 0,0 0", "0 0,0 city-n", "tower 0,0 2"],
        Set::King => &["O 0,0 0", "king 0,0 city-n", "robber 0,0 road-e"],
    }
}

fn told(set: Set, lang: Lang) -> (&'static str, [&'static str; 2]) {
    match set {
        Set::Inns => (
            card::A_BIG_FOLLOWER_COUNTS_TWICE_INNS.of(lang),
            [card::N_18_TILES_1_NEW_FIGURE_EACH.of(lang), card::EASY_TO_LEARN.of(lang)],
        ),
        Set::Traders => (
            card::WHOEVER_FINISHES_A_CITY_TAKES_ITS.of(lang),
            [card::N_24_TILES_2_NEW_FIGURES_EACH.of(lang), card::EASY_TO_LEARN.of(lang)],
        ),
        Set::Dragon => (
            card::THE_DRAGON_CHASES_FOLLOWERS_OFF_THE.of(lang),
            [card::N_30_TILES_DRAGON_AND_FAIRY.of(lang), card::MORE_CONFRONTATIONAL.of(lang)],
        ),
        Set::Tower => (
            card::TOWERS_CAPTURE_FOLLOWERS_IN_A_STRAIGHT.of(lang),
            [card::N_18_TILES_30_TOWER_PIECES.of(lang), card::MORE_CONFRONTATIONAL.of(lang)],
        ),
        Set::King => (
            card::WHOEVER_FINISHES_THE_LARGEST_CITY_IS.of(lang),
            [card::N_2_TITLES_NO_NEW_TILES.of(lang), card::EASY_TO_LEARN.of(lang)],
        ),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn asked(options: Value) -> Vec<&'static str> {
        let keys = [
            "farmers",
            "sets",
            "elements",
            "lonely_pig",
            "fairy_point",
            "fairy_stands",
            "dragon_moves",
            "princess_must",
            "tower_reopens",
            "ransom_on_credit",
        ];
        let options = options.as_object().unwrap().clone();
        keys.into_iter().filter(|key| asks(key, &options)).collect()
    }

    #[test]
    fn only_what_matters_is_asked() {
        assert_eq!(asked(json!({})), ["farmers", "sets"]);
        assert_eq!(asked(json!({ "sets": ["inns"] })), ["farmers", "sets", "elements"]);
        assert_eq!(asked(json!({ "sets": ["traders"] })), ["farmers", "sets", "elements"]);
        assert_eq!(
            asked(json!({ "sets": ["dragon"] })),
            [
                "farmers",
                "sets",
                "elements",
                "fairy_point",
                "fairy_stands",
                "dragon_moves",
                "princess_must"
            ]
        );
        assert_eq!(
            asked(json!({ "sets": ["traders", "tower"] })),
            ["farmers", "sets", "elements", "lonely_pig", "tower_reopens", "ransom_on_credit"]
        );
        // Rules that were chosen one by one.
        assert_eq!(
            asked(json!({ "sets": ["dragon"], "elements": ["fairy"] })),
            ["farmers", "sets", "elements", "fairy_point", "fairy_stands"]
        );
        assert_eq!(asked(json!({ "elements": ["tower"] })).len(), 5);
    }

    #[test]
    fn every_box_has_its_card() {
        for set in Set::ALL {
            let [english, others @ ..] =
                Lang::ALL.map(|lang| preview("sets", set.word(), lang).unwrap());
            assert!(english.art.contains("<svg"));
            for other in others {
                assert_eq!(english.art, other.art);
                assert_ne!(english.story, other.story);
                assert_ne!(english.facts, other.facts);
            }
        }
        assert_eq!(preview("elements", "tower", Lang::En), None);
        assert_eq!(preview("sets", "river", Lang::En), None);
    }
}
