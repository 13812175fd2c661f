//! Why points are what they are.

use game::Seat;
use newworld::{Scoring, Structure};

use super::board::Seen;
use super::names;
use super::target::OnTiles;
use crate::tiles::grammar::{Noun, list};
use crate::tiles::log;
use crate::{Lang, Reason};

/// The parts of what a seat would get if the game ended now, the largest first.
pub fn reasons(seen: &Seen, seat: Seat, lang: Lang) -> Vec<Reason> {
    let parts = seen.game.prospects().into_iter();
    let told = |part: Scoring| (part.holders, part.points, why(&part, lang), Some(place(&part)));
    log::reasons(parts.map(told), seat)
}

/// Where a scoring happened, for the lights.
pub fn place(scoring: &Scoring) -> OnTiles {
    OnTiles::Scored(scoring.structure, scoring.cards.iter().map(|card| card.cell()).collect())
}

/// What was scored, and how large it is: `unfinished town: 3 tiles and 1 flag`.
pub fn why(scoring: &Scoring, lang: Lang) -> String {
    let tie = log::tie(scoring.holders.len(), lang);
    format!("{}: {}{tie}", called(scoring, lang), size(scoring, lang))
}

/// What was scored: `finished town`.
pub fn called(scoring: &Scoring, lang: Lang) -> String {
    let name = names::structure(scoring.structure, lang);
    match (scoring.structure, scoring.finished, lang) {
        (Structure::Plain, ..) => name.to_owned(),
        (_, true, Lang::En) => format!("finished {name}"),
        (_, false, Lang::En) => format!("unfinished {name}"),
        (Structure::Road, true, Lang::De) => format!("fertiger {name}"),
        (Structure::Road, false, Lang::De) => format!("unvollendeter {name}"),
        (_, true, Lang::De) => format!("fertige {name}"),
        (_, false, Lang::De) => format!("unvollendete {name}"),
    }
}

fn size(scoring: &Scoring, lang: Lang) -> String {
    let marks = names::mark(scoring.structure).count(scoring.marks.into(), lang);
    if scoring.structure == Structure::Plain {
        return marks;
    }
    let mut words = vec![Noun::Tile.count(scoring.cards.len(), lang)];
    if scoring.marks > 0 {
        words.push(marks);
    }
    list(&words, lang)
}
