//! Why points are what they are.

use carcassonne::{Feature, Scoring};
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
    let told = |part: Scoring| (part.holders, part.points, why(&part, lang), place(&part));
    log::reasons(parts.map(told), seat)
}

/// Where a scoring happened, for the lights.
pub fn place(scoring: &Scoring) -> Target {
    Target::Scored(scoring.feature, scoring.tiles.clone())
}

/// What was scored, and how large it is: `unfinished city: 3 tiles and 1 pennant`.
pub fn why(scoring: &Scoring, lang: Lang) -> String {
    let name = names::feature(scoring.feature, lang);
    let head = match (scoring.feature, scoring.finished, lang) {
        (Feature::Field, ..) => name.to_owned(),
        (_, true, Lang::En) => format!("finished {name}"),
        (_, false, Lang::En) => format!("unfinished {name}"),
        (Feature::Monastery, true, Lang::De) => format!("fertiges {name}"),
        (Feature::Monastery, false, Lang::De) => format!("unvollendetes {name}"),
        (_, true, Lang::De) => format!("fertige {name}"),
        (_, false, Lang::De) => format!("unvollendete {name}"),
    };
    let tie = log::tie(scoring.holders.len(), lang);
    format!("{head}: {}{tie}", size(scoring, lang))
}

fn size(scoring: &Scoring, lang: Lang) -> String {
    if scoring.feature == Feature::Field {
        return Noun::FinishedCity.count(scoring.cities.len(), lang);
    }
    let mut words = vec![Noun::Tile.count(scoring.tiles.len(), lang)];
    if scoring.pennants > 0 {
        words.push(Noun::Pennant.count(scoring.pennants.into(), lang));
    }
    list(&words, lang)
}
