//! Where to found the first two settlements: every intersection with how often one wins there, hatched the closer
//! the better it is, and what speaks for it.

use ::words::extras::openings as say;
use settlers::{Action, Corner};
use wire::Look;

use super::board::Board;
use super::phase::Phase;
use super::scene::still;
use crate::scene::Item;
use crate::{Advised, Lang};

/// How many bands of heat there are; the best is hatched most closely.
const BANDS: usize = 4;

/// Strokes through a circle, sparse to close.
const HATCHES: [&str; BANDS] = [
    "",
    "M-11 4L4-11M-4 11L11-4",
    "M-11 1L1-11M-8 8L8-8M-1 11L11-1",
    "M-11 1L1-11M-8 8L8-8M-1 11L11-1M-11-1L-1-11 M-11-1L1 11M-8-8L8 8M-1-11L11-1",
];

/// From the weakest to the best; every one bears ink.
const COLOURS: [&str; BANDS] = ["#fffdf4", "#f6e3b4", "#f0c67a", "#f2a65e"];

/// Does somebody choose a start settlement now?
pub fn is_now(look: &Look) -> bool {
    Board::read(look).is_ok_and(|board| {
        matches!(board.phase, Phase::FirstSettlement) && !board.offers.is_empty()
    })
}

/// A mark on every intersection.
pub fn marks(look: &Look, advice: &[Advised]) -> Vec<Item> {
    let Ok(board) = Board::read(look) else { return Vec::new() };
    let chances = || advice.iter().map(|one| one.chance);
    let (best, worst) = (chances().fold(0.0, f64::max), chances().fold(1.0, f64::min));
    let band = |chance: f64| {
        let share = (chance - worst) / (best - worst).max(f64::EPSILON);
        ((share * BANDS as f64) as usize).min(BANDS - 1)
    };
    let mark = |advised: &Advised| {
        let Ok(Action::Settle { at }) = advised.notation.parse() else { return None };
        mark(&board, at, (100.0 * advised.chance).round() as i32, band(advised.chance))
    };
    advice.iter().filter_map(mark).collect()
}

fn mark(board: &Board, at: Corner, chance: i32, band: usize) -> Option<Item> {
    let (colour, hatch) = (COLOURS[band], HATCHES[band]);
    let art = format!(
        "<circle r='13' fill='{colour}' stroke='{ink}' stroke-width='{rim}'/>\
         <path d='{hatch}' stroke='{ink}' stroke-opacity='.3' stroke-width='1.2'/>\
         <text y='5' text-anchor='middle' font-family='Georgia,serif' font-size='14' \
         font-weight='700' fill='{ink}' stroke='{colour}' stroke-width='3' paint-order='stroke'>\
         {chance}</text>",
        ink = art::INK,
        rim = 1.2 + 0.7 * band as f32,
    );
    let key = format!("opening:{at}:{chance}:{band}");
    Some(still(key, &format!("overlay opening band-{band}"), board.corner_point(at)?, art.into()))
}

/// What speaks for a place.
pub fn said(advised: &Advised, lang: Lang) -> String {
    let fact = |(code, count): &(String, i32)| {
        Some(match code.as_str() {
            "pips" => say::Pips { count: *count }.of(lang),
            "kinds" => say::Kinds { count: *count }.of(lang),
            "harbour" => say::Harbour { count: *count }.of(lang),
            "left" => say::Left { count: *count }.of(lang),
            _ => return None,
        })
    };
    advised.facts.iter().filter_map(fact).collect::<Vec<_>>().join(" · ")
}
