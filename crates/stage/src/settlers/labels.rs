//! What a screen reader says of what lies on the board.

use ::words::settlers::labels as say;
use game::Seat;
use settlers::{Action, Bundle, Corner, HarbourKind, Hex, HexView, Side, pips};

use super::board::Board;
use super::names::{self, Piece};
use super::phase::Phase;
use crate::{Lang, colour, emblem_word};

/// A hex in short: `woods 6`.
pub fn short(hex: HexView, lang: Lang) -> String {
    let terrain = names::terrain(hex.terrain, lang);
    match hex.chip {
        Some(number) => say::HexAndNumber { number, terrain }.of(lang),
        None => terrain.to_owned(),
    }
}

/// Some hexes in short.
fn each(board: &Board, hexes: &[Hex], lang: Lang) -> Vec<String> {
    hexes.iter().filter_map(|hex| board.hex(*hex)).map(|hex| short(hex, lang)).collect()
}

/// Some hexes in short: `woods 6, sea and fields 9`.
fn hexes(board: &Board, hexes: &[Hex], lang: Lang) -> String {
    names::list(&each(board, hexes, lang), lang)
}

/// An intersection by what meets there: `at woods 6 and sea`.
pub fn corner(board: &Board, corner: Corner, lang: Lang) -> String {
    let hexes = hexes(board, &board.hexes_at(corner), lang);
    match board.harbour_at(corner).map(|kind| names::harbour(kind, lang)) {
        Some(harbour) => say::AtHarbour { harbour, hexes }.of(lang),
        None => say::At { hexes }.of(lang),
    }
}

/// A side by what lies along it: `between woods 6 and sea`.
pub fn side(board: &Board, side: Side, lang: Lang) -> String {
    let beside = each(board, &board.beside(side), lang);
    match beside.as_slice() {
        [first, second] => say::Between { first, second }.of(lang),
        other => say::AtTheEdgeOf { hexes: other.concat() }.of(lang),
    }
}

/// A hex: `woods 6, 5 of 36 rolls, the robber is here`.
pub fn hex(board: &Board, at: Hex, hex: HexView, lang: Lang) -> String {
    let mut parts = vec![short(hex, lang)];
    parts.extend(hex.chip.map(|chip| say::RollsOf36 { ways: pips(chip) }.of(lang)));
    if board.view.robber == Some(at) {
        parts.push(say::ROBBER_HERE.of(lang).to_owned());
    }
    if board.view.pirate == Some(at) {
        parts.push(say::PIRATE_HERE.of(lang).to_owned());
    }
    parts.join(", ")
}

/// A piece and whose it is: `settlement of yours at woods 6`, `road of Orange (triangle) …`.
fn piece(board: &Board, piece: Piece, seat: Seat, place: String, lang: Lang) -> String {
    let piece = piece.key();
    if board.is_own(seat) {
        return say::PieceOfYours { piece, place }.of(lang);
    }
    let (colour, emblem) = (colour(seat, lang), emblem_word(seat, lang));
    say::PieceOf { colour, emblem, piece, place }.of(lang)
}

pub fn building(board: &Board, seat: Seat, city: bool, at: Corner, lang: Lang) -> String {
    let kind = if city { Piece::City } else { Piece::Settlement };
    piece(board, kind, seat, corner(board, at, lang), lang)
}

pub fn road(board: &Board, seat: Seat, at: Side, lang: Lang) -> String {
    piece(board, Piece::Road, seat, side(board, at, lang), lang)
}

/// A ship, and whether it lies in a closed line.
pub fn ship(board: &Board, seat: Seat, at: Side, tied: bool, lang: Lang) -> String {
    let (place, line) = (side(board, at, lang), if tied { "closed" } else { "open" });
    if board.is_own(seat) {
        return say::ShipOfYours { line, place }.of(lang);
    }
    let (colour, emblem) = (colour(seat, lang), emblem_word(seat, lang));
    say::ShipOf { colour, emblem, line, place }.of(lang)
}

pub fn harbour(board: &Board, kind: HarbourKind, at: Side, lang: Lang) -> String {
    say::HarbourLies { harbour: names::harbour(kind, lang), place: side(board, at, lang) }.of(lang)
}

/// A free intersection.
pub fn open(board: &Board, at: Corner, lang: Lang) -> String {
    say::FreeIntersection { place: corner(board, at, lang) }.of(lang)
}

/// A decision that can be made on the board, with what it costs.
pub fn decision(board: &Board, action: Action, tried: bool, lang: Lang) -> String {
    let mut deed = deed(board, action, lang);
    let cost = Bundle::from(board.cost(action));
    if cost.total() > 0 {
        deed = say::Costs { cards: names::bundle(cost, lang), deed }.of(lang);
    }
    match action {
        Action::Lift { .. } if tried => say::TapAgainToLeaveItHere { deed }.of(lang),
        _ if tried => say::TapAgainToConfirm { deed }.of(lang),
        _ => deed,
    }
}

fn deed(board: &Board, action: Action, lang: Lang) -> String {
    let sailing = matches!(board.phase, Phase::Lifted(_));
    let corner = |at: Corner| corner(board, at, lang);
    let side = |at: Side| side(board, at, lang);
    let hex = |hex: Hex| hexes(board, &[hex], lang);
    match action {
        Action::Settle { at } => say::BuildASettlement { place: corner(at) }.of(lang),
        Action::City { at } => say::BuildACity { place: corner(at) }.of(lang),
        Action::Road { at } => say::BuildARoad { place: side(at) }.of(lang),
        Action::Ship { at } if sailing => say::Sail { place: side(at) }.of(lang),
        Action::Ship { at } => say::BuildAShip { place: side(at) }.of(lang),
        Action::Lift { from } => say::MoveTheShip { place: side(from) }.of(lang),
        Action::Robber { to } => say::MoveTheRobberTo { hex: hex(to) }.of(lang),
        Action::Pirate { to } => say::MoveThePirateTo { hex: hex(to) }.of(lang),
        Action::Harbour { at } => say::LayTheHarbour { place: side(at) }.of(lang),
        Action::Chart { hex: at } => say::GiveANumberFirstTo { hex: hex(at) }.of(lang),
        Action::Chip { from } => say::TakeTheNumberFrom { hex: hex(from) }.of(lang),
        Action::Rob { victim } => say::DrawACardFrom { colour: colour(victim, lang) }.of(lang),
        other => other.to_string(),
    }
}

/// Where a ship would go.
pub fn berth(board: &Board, at: Side, tried: bool, lang: Lang) -> String {
    let deed = say::SailThere { place: side(board, at, lang) }.of(lang);
    if tried { say::TapAgainToConfirm { deed }.of(lang) } else { deed }
}
