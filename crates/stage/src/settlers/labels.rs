//! What a screen reader says of what lies on the board, in both languages.

use ::words::settlers::labels as say;
use game::Seat;
use settlers::{Action, Bundle, Corner, HarbourKind, Hex, HexView, Side, pips};

use super::board::Board;
use super::names;
use super::phase::Phase;
use crate::tiles::grammar::list;
use crate::{Lang, colour, emblem_word};

/// A hex in short: `woods 6`.
pub fn short(hex: HexView, lang: Lang) -> String {
    let terrain = names::terrain(hex.terrain, lang);
    hex.chip.map_or_else(|| terrain.to_owned(), |chip| format!("{terrain} {chip}"))
}

/// Some hexes in short: `woods 6, sea and fields 9`.
fn hexes(board: &Board, hexes: &[Hex], lang: Lang) -> String {
    let all: Vec<String> =
        hexes.iter().filter_map(|hex| board.hex(*hex)).map(|hex| short(hex, lang)).collect();
    list(&all, lang)
}

/// An intersection by what meets there: `at woods 6 and sea`.
pub fn corner(board: &Board, corner: Corner, lang: Lang) -> String {
    let around = hexes(board, &board.hexes_at(corner), lang);
    let harbour = board.harbour_at(corner).map(|kind| names::harbour(kind, lang));
    let harbour = harbour.map_or_else(String::new, |harbour| format!(", {harbour}"));
    format!("{} {around}{harbour}", say::AT.of(lang))
}

/// A side by what lies along it: `between woods 6 and sea`.
pub fn side(board: &Board, side: Side, lang: Lang) -> String {
    let beside = board.beside(side);
    let all = hexes(board, &beside, lang);
    match beside.len() {
        2 => format!("{} {all}", say::BETWEEN.of(lang)),
        _ => format!("{} {all}", say::AT_THE_EDGE_OF.of(lang)),
    }
}

/// A hex: `woods 6, 5 of 36 rolls, the robber is here`.
pub fn hex(board: &Board, at: Hex, hex: HexView, lang: Lang) -> String {
    let mut text = short(hex, lang);
    if let Some(chip) = hex.chip {
        let (ways, of) = (pips(chip), say::OF_36_ROLLS.of(lang));
        text += &format!(", {ways} {of}");
    }
    if board.view.robber == Some(at) {
        text += say::THE_ROBBER_IS_HERE.of(lang);
    }
    if board.view.pirate == Some(at) {
        text += say::THE_PIRATE_IS_HERE.of(lang);
    }
    text
}

/// Whose piece: `yours`, `of Orange (triangle)`.
fn owner(board: &Board, seat: Seat, lang: Lang) -> String {
    if board.is_own(seat) {
        return say::OF_YOURS.of(lang).to_owned();
    }
    let (of, colour) = (say::OF.of(lang), colour(seat, lang));
    format!("{of} {colour} ({})", emblem_word(seat, lang))
}

/// A building: `settlement of yours at woods 6`.
pub fn building(board: &Board, seat: Seat, city: bool, at: Corner, lang: Lang) -> String {
    let piece = if city { names::Piece::City } else { names::Piece::Settlement };
    let (name, whose) = (piece.name(lang), owner(board, seat, lang));
    format!("{name} {whose} {}", corner(board, at, lang))
}

/// A road.
pub fn road(board: &Board, seat: Seat, at: Side, lang: Lang) -> String {
    let (name, whose) = (names::Piece::Road.name(lang), owner(board, seat, lang));
    format!("{name} {whose} {}", side(board, at, lang))
}

/// A ship, and whether it lies in a closed line.
pub fn ship(board: &Board, seat: Seat, at: Side, tied: bool, lang: Lang) -> String {
    let (name, whose) = (names::Piece::Ship.name(lang), owner(board, seat, lang));
    let line = if tied { say::IN_A_CLOSED_LINE.of(lang) } else { say::IN_AN_OPEN_LINE.of(lang) };
    format!("{name} {whose} {}, {line}", side(board, at, lang))
}

/// A harbour.
pub fn harbour(board: &Board, kind: HarbourKind, at: Side, lang: Lang) -> String {
    format!("{} {}", names::harbour(kind, lang), side(board, at, lang))
}

/// A free intersection.
pub fn open(board: &Board, at: Corner, lang: Lang) -> String {
    let free = say::FREE_INTERSECTION.of(lang);
    format!("{free} {}", corner(board, at, lang))
}

/// A decision that can be made on the board, with what it costs.
pub fn decision(board: &Board, action: Action, tried: bool, lang: Lang) -> String {
    let mut text = deed(board, action, lang);
    let cost = Bundle::from(board.cost(action));
    if cost.total() > 0 {
        let (costs, cards) = (say::COSTS.of(lang), names::bundle(cost, lang));
        text += &format!("; {costs} {cards}");
    }
    match action {
        Action::Lift { .. } if tried => {
            text += say::TAP_AGAIN_TO_LEAVE_IT_HERE.of(lang);
        }
        _ if tried => text += again(lang),
        _ => {}
    }
    text
}

fn again(lang: Lang) -> &'static str {
    say::TAP_AGAIN_TO_CONFIRM.of(lang)
}

fn deed(board: &Board, action: Action, lang: Lang) -> String {
    let at_side = |words: &str, at: Side| format!("{words} {}", side(board, at, lang));
    let at_corner = |words: &str, at: Corner| format!("{words} {}", corner(board, at, lang));
    let at_hex = |words: &str, hex: Hex| format!("{words}: {}", hexes(board, &[hex], lang));
    match action {
        Action::Settle { at } => at_corner(say::BUILD_A_SETTLEMENT.of(lang), at),
        Action::City { at } => at_corner(say::BUILD_A_CITY.of(lang), at),
        Action::Road { at } => at_side(say::BUILD_A_ROAD.of(lang), at),
        Action::Ship { at } if matches!(board.phase, Phase::Lifted(_)) => {
            at_side(say::SAIL.of(lang), at)
        }
        Action::Ship { at } => at_side(say::BUILD_A_SHIP.of(lang), at),
        Action::Lift { from } => at_side(say::MOVE_THE_SHIP.of(lang), from),
        Action::Robber { to } => at_hex(say::MOVE_THE_ROBBER_TO.of(lang), to),
        Action::Pirate { to } => at_hex(say::MOVE_THE_PIRATE_TO.of(lang), to),
        Action::Harbour { at } => at_side(say::LAY_THE_HARBOUR.of(lang), at),
        Action::Chart { hex } => at_hex(say::GIVE_A_NUMBER_FIRST_TO.of(lang), hex),
        Action::Chip { from } => at_hex(say::TAKE_THE_NUMBER_FROM.of(lang), from),
        Action::Rob { victim } => say::DrawACardFrom { colour: colour(victim, lang) }.of(lang),
        other => other.to_string(),
    }
}

/// Where a ship would go.
pub fn berth(board: &Board, at: Side, tried: bool, lang: Lang) -> String {
    let words = say::SAIL_THERE.of(lang);
    let again = if tried { again(lang) } else { "" };
    format!("{words}: {}{again}", side(board, at, lang))
}
