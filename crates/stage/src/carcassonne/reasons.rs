//! Why points are what they are.

use ::words::carcassonne::reasons as say;
use carcassonne::{Feature, Gain, Scoring, Title, Why};
use game::Seat;

use super::board::Seen;
use super::names;
use super::target::Target;
use crate::tiles::grammar::{Noun, list};
use crate::tiles::log;
use crate::{Lang, Reason};

/// The parts of what a seat would get if the game ended now, the largest first.
pub fn reasons(seen: &Seen, seat: Seat, lang: Lang) -> Vec<Reason> {
    let parts = seen.game.prospects().into_iter();
    let told = |part: Scoring| (part.holders, part.points, why(&part, lang), Some(place(&part)));
    let gains = seen.game.prospective_gains().into_iter();
    let gained =
        |gain: Gain| (gain.to, gain.points, gain_why(&gain, lang), gain.at.map(Target::Cell));
    log::reasons(parts.map(told).chain(gains.map(gained)), seat)
}

/// Why an expansion pays: `most wine`.
pub fn gain_why(gain: &Gain, lang: Lang) -> String {
    match gain.why {
        Why::Fairy => say::FAIRY_AT_THE_START_OF_THE.of(lang).to_owned(),
        Why::FairyScored => say::FAIRY_BESIDE_A_SCORED_FOLLOWER.of(lang).to_owned(),
        Why::Pig => say::PIG_1_MORE_FOR_EACH_FINISHED.of(lang).to_owned(),
        Why::Goods(good) => {
            let most = say::MostGoods { good: good.word() }.of(lang);
            log::tie(most, gain.to.len(), lang)
        }
        Why::Ransom => say::RANSOM.of(lang).to_owned(),
        Why::Title(Title::King) => say::KING_1_FOR_EACH_FINISHED_CITY.of(lang).to_owned(),
        Why::Title(Title::Robber) => say::ROBBER_BARON_1_FOR_EACH_FINISHED.of(lang).to_owned(),
    }
}

/// Where a scoring happened, for the lights.
pub fn place(scoring: &Scoring) -> Target {
    Target::Scored(scoring.feature, scoring.tiles.clone())
}

/// What was scored, and how large it is: `unfinished city: 3 tiles and 1 pennant`.
pub fn why(scoring: &Scoring, lang: Lang) -> String {
    let feature = scoring.feature.to_string();
    let why = match (scoring.feature, scoring.finished) {
        (Feature::Field, _) => say::FieldWithCities { cities: scoring.cities.len() }.of(lang),
        (_, true) => say::FinishedFeature { feature, size: size(scoring, lang) }.of(lang),
        (_, false) => say::UnfinishedFeature { feature, size: size(scoring, lang) }.of(lang),
    };
    if scoring.points == 0 { why } else { log::tie(why, scoring.holders.len(), lang) }
}

fn size(scoring: &Scoring, lang: Lang) -> String {
    let mut words = vec![Noun::Tile.count(scoring.tiles.len(), lang)];
    if scoring.pennants > 0 {
        words.push(Noun::Pennant.count(scoring.pennants.into(), lang));
    }
    if scoring.inn_or_cathedral {
        words.push(names::inn_or_cathedral(scoring.feature, lang).to_owned());
    }
    list(&words, lang)
}
