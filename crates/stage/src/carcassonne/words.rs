//! What the game says to people, apart from names, the log and the rules.

use ::words::carcassonne::headings as say;
use ::words::frame::carcassonne as game;
use carcassonne::{Event, Feature, Gain, Good, Happening, Title, Why};

use super::target::FEATURES;
use crate::tiles;
use crate::{About, Choice, Lang};

/// What the set-up says about the game.
pub fn about(lang: Lang) -> About {
    About {
        title: game::CARCASSONNE.of(lang),
        blurb: game::LAY_TILE_UPON_TILE_UNTIL_A.of(lang),
        length: game::N_2_6_PLAYERS_40_MIN.of(lang),
    }
}

/// The overlays to choose from.
pub fn overlays(remaining: bool, lang: Lang) -> Vec<Choice> {
    let fields = (say::FIELDS.of(lang), say::EVERY_FIELD_IN_A_TINT_OF.of(lang));
    let owners = (say::OWNERS.of(lang), say::WHO_HOLDS_WHICH_CITY_ROAD_MONASTERY.of(lang));
    let all = [("fields", fields), ("owners", owners), tiles::words::odds(lang)];
    tiles::words::choices(&all, 2, remaining)
}

/// Under which heading the points of an event are added up.
pub fn heading(event: &Event, lang: Lang) -> Option<&'static str> {
    match event {
        Event::Scored(scoring) => Some(of_feature(scoring.feature, lang)),
        Event::Expansion(Happening::Gained(Gain { why, .. })) => Some(of_gain(*why, lang)),
        _ => None,
    }
}

/// The headings in the order of the summary.
pub fn headings(lang: Lang) -> Vec<&'static str> {
    let features = FEATURES.into_iter().map(|feature| of_feature(feature, lang));
    // One reason of each heading stands for all of them.
    let gains = [Why::Goods(Good::Wine), Why::Title(Title::King), Why::Fairy, Why::Ransom];
    features.chain(gains.into_iter().map(|why| of_gain(why, lang))).collect()
}

fn of_feature(feature: Feature, lang: Lang) -> &'static str {
    match feature {
        Feature::City => say::CITIES.of(lang),
        Feature::Road => say::ROADS.of(lang),
        Feature::Monastery => say::MONASTERIES.of(lang),
        Feature::Field => say::FIELDS.of(lang),
    }
}

fn of_gain(why: Why, lang: Lang) -> &'static str {
    match why {
        Why::Pig => of_feature(Feature::Field, lang),
        Why::Goods(_) => say::GOODS.of(lang),
        Why::Title(_) => say::TITLES.of(lang),
        Why::Fairy | Why::FairyScored => say::FAIRY.of(lang),
        Why::Ransom => say::RANSOM.of(lang),
    }
}
