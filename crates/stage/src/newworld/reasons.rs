//! Why points are what they are.

use ::words::newworld::reasons as say;
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
    let structure = scoring.structure.to_string();
    let why = match (scoring.structure, scoring.finished) {
        (Structure::Plain, _) => say::PlainWithAnimals { animals: scoring.marks }.of(lang),
        (_, true) => say::FinishedStructure { size: size(scoring, lang), structure }.of(lang),
        (_, false) => say::UnfinishedStructure { size: size(scoring, lang), structure }.of(lang),
    };
    log::tie(why, scoring.holders.len(), lang)
}

fn size(scoring: &Scoring, lang: Lang) -> String {
    let mut words = vec![Noun::Tile.count(scoring.cards.len(), lang)];
    if scoring.marks > 0 {
        words.push(names::mark(scoring.structure).count(scoring.marks.into(), lang));
    }
    list(&words, lang)
}
