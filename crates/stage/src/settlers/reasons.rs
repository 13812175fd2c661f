//! Why a seat has its points.
//!
//! Every point of the Settlers counts at once: these are parts of what a seat has already, not of
//! what the end of the game would add.

use ::words::settlers::reasons as say;
use game::Seat;

use super::board::Board;
use super::headings::Heading;
use super::target::Target;
use crate::{Lang, Reason};

/// The parts of a seat's points, as far as who looks may know them.
pub fn reasons(board: &Board, seat: Seat, lang: Lang) -> Vec<Reason> {
    let parts = Heading::ALL.into_iter().filter_map(|heading| {
        let points = heading.points(board, seat);
        let place = place(heading, seat).map(|target| target.to_string());
        (points != 0).then(|| Reason { points, text: text(board, heading, seat, lang), place })
    });
    parts.collect()
}

fn place(heading: Heading, seat: Seat) -> Option<Target> {
    match heading {
        Heading::Settlements | Heading::Cities | Heading::Chips => Some(Target::Seat(seat)),
        Heading::Route => Some(Target::Route(seat)),
        Heading::Army | Heading::Cards => None,
    }
}

fn text(board: &Board, heading: Heading, seat: Seat, lang: Lang) -> String {
    let name = heading.name(lang);
    let Some(player) = board.player(seat) else { return name.to_owned() };
    match heading {
        Heading::Settlements | Heading::Chips | Heading::Cards => name.to_owned(),
        Heading::Cities => say::N2Each { name }.of(lang),
        Heading::Route => format!("{name} ({})", player.route),
        Heading::Army => format!("{name} ({})", player.knights),
    }
}

/// What the points tab says about a seat: what is known, and what cards in the hand may hide.
pub fn range(board: &Board, seat: Seat) -> String {
    let Some(player) = board.player(seat) else { return String::new() };
    let hidden = match player.development_cards {
        Some(_) => 0,
        None => {
            i32::from((player.development + player.development_new).min(board_points_left(board)))
        }
    };
    let known = player.points;
    match hidden {
        0 => known.to_string(),
        _ => format!("{known}–{}", known + hidden),
    }
}

/// How many of the five victory point cards who looks does not see anywhere.
fn board_points_left(board: &Board) -> u8 {
    let seen: i32 = board.players().map(|(seat, _)| Heading::Cards.points(board, seat)).sum();
    settlers::Card::DECK[settlers::Card::Point.index()].saturating_sub(seen.unsigned_abs() as u8)
}
