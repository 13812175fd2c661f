//! What lights up when something is pointed at.

use art::SEATS;
use game::Seat;
use settlers::{Action, Corner, Hex, Side};

use super::board::Board;
use super::ghosts::{corner_of, hex_of, side_of};
use super::places::{from, half_way};
use super::scene::still;
use super::target::{Target, VictimAt};
use super::ways;
use crate::scene::{Art, Item, Point};

/// The lights of a target; nothing for what has no place on the board.
pub fn light(board: &Board, target: &str) -> Vec<Item> {
    let Some(target) = Target::read(target) else { return Vec::new() };
    match target {
        Target::Hex(hex) => hex_light(board, hex).into_iter().collect(),
        Target::Corner(corner) | Target::Rob(_, VictimAt::Corner(corner)) => around(board, corner),
        Target::Side(side) | Target::Sail(side) | Target::Rob(_, VictimAt::Side(side)) => {
            side_light(board, side).into_iter().collect()
        }
        Target::Harbour(side) => {
            let ends = board.ends(side).into_iter().flatten();
            ends.filter_map(|end| ring(board, end)).chain(side_light(board, side)).collect()
        }
        Target::Place(action) | Target::Act(action) => decided(board, action),
        Target::Roll(sum) => {
            let rolled = board.hexes().filter(|(_, hex)| hex.chip == Some(sum));
            rolled.filter_map(|(at, _)| hex_light(board, at)).collect()
        }
        Target::Route(seat) => route(board, seat),
        Target::Seat(seat) => pieces(board, seat),
        Target::Line(a, b) => line(board, a, b),
        _ => Vec::new(),
    }
}

/// What a decision would touch.
fn decided(board: &Board, action: Action) -> Vec<Item> {
    if let Action::Rob { victim } = action {
        return pieces(board, victim);
    }
    let corner = corner_of(action).map(|corner| around(board, corner));
    let side = side_of(action).and_then(|side| side_light(board, side));
    let hex = hex_of(action).and_then(|hex| hex_light(board, hex));
    corner.into_iter().flatten().chain(side).chain(hex).collect()
}

fn hex_light(board: &Board, hex: Hex) -> Option<Item> {
    let art = format!("<path d='{}'/>", art::hex::OUTLINE).into();
    Some(still(format!("light:{hex}"), "light hexes", board.hex_point(hex)?, art))
}

fn ring(board: &Board, corner: Corner) -> Option<Item> {
    let at = board.corner_point(corner)?;
    Some(still(format!("light:{corner}"), "light corner", at, "<circle r='20'/>".into()))
}

/// An intersection, and the hexes that yield there.
fn around(board: &Board, corner: Corner) -> Vec<Item> {
    let rich = |hex: &Hex| board.hex(*hex).is_some_and(|hex| hex.chip.is_some());
    let hexes = board.hexes_at(corner).into_iter().filter(rich);
    let hexes = hexes.filter_map(|hex| {
        let art = format!("<path d='{}' fill='none'/>", art::hex::OUTLINE).into();
        Some(still(format!("light:{hex}:rim"), "light around", board.hex_point(hex)?, art))
    });
    hexes.chain(ring(board, corner)).collect()
}

/// A side as a broad stroke.
fn side_light(board: &Board, side: Side) -> Option<Item> {
    let [a, b] = board.side_span(side)?;
    let art = format!("<path d='M{a}L{b}' fill='none' stroke-width='16' stroke-linecap='round'/>");
    Some(still(format!("light:{side}"), "light side", board.side_point(side)?, art.into()))
}

fn pieces(board: &Board, seat: Seat) -> Vec<Item> {
    let Some(player) = board.player(seat) else { return Vec::new() };
    let sides = player.roads.iter().chain(&player.ships);
    let sides = sides.filter_map(|side| side_light(board, *side));
    let corners = player.settlements.iter().chain(&player.cities);
    sides.chain(corners.filter_map(|corner| ring(board, *corner))).collect()
}

/// The longest run of a seat, its length written on it.
pub fn route(board: &Board, seat: Seat) -> Vec<Item> {
    let run = ways::longest(board, seat);
    let lit = run.iter().filter_map(|side| side_light(board, *side));
    let sign = run.get(run.len() / 2).and_then(|side| {
        let art = length_sign(seat, run.len());
        let key = format!("light:route:{side}:{seat}:{}", run.len());
        Some(still(key, "light length", board.side_point(*side)?, art))
    });
    lit.chain(sign).collect()
}

/// A number on a shield in the colour of a seat.
pub fn length_sign(seat: Seat, length: usize) -> Art {
    let colour = SEATS[seat.index()];
    format!(
        "<g fill-opacity='1' stroke='none'><rect x='-17' y='-14' width='34' height='28' rx='8' \
         fill='{}' stroke='{}' stroke-width='2'/><text y='7' text-anchor='middle' \
         font-family='Georgia,serif' font-size='20' font-weight='700' fill='{}'>{length}</text></g>",
        colour.fill,
        art::INK,
        colour.emblem,
    )
    .into()
}

/// A trade line between two intersections.
fn line(board: &Board, a: Corner, b: Corner) -> Vec<Item> {
    let known = board
        .view
        .lines
        .iter()
        .find(|line| (line.a, line.b) == (a, b) || (line.a, line.b) == (b, a));
    let rings = [a, b].into_iter().filter_map(|end| ring(board, end));
    let way = known.map(|line| ways::trade_way(board, line)).unwrap_or_else(|| vec![a, b]);
    rings.chain(way.windows(2).filter_map(|pair| step(board, pair))).collect()
}

fn step(board: &Board, pair: &[Corner]) -> Option<Item> {
    let &[a, b] = pair else { return None };
    let (from_point, to_point) = (board.corner_point(a)?, board.corner_point(b)?);
    let middle: Point = half_way(from_point, to_point);
    let (start, end) = (from(middle, from_point), from(middle, to_point));
    let art =
        format!("<path d='M{start}L{end}' fill='none' stroke-width='14' stroke-linecap='round'/>");
    Some(still(format!("light:{a}-{b}"), "light side", middle, art.into()))
}

/// The middle of what a log line is about: points fly from here.
pub fn middle(board: &Board, target: Target) -> Option<Point> {
    match target {
        Target::Hex(hex) => board.hex_point(hex),
        Target::Corner(corner) => board.corner_point(corner),
        Target::Side(side) => board.side_point(side),
        Target::Line(a, b) => Some(half_way(board.corner_point(a)?, board.corner_point(b)?)),
        Target::Route(seat) => {
            let run = ways::longest(board, seat);
            run.get(run.len() / 2).and_then(|side| board.side_point(*side))
        }
        _ => None,
    }
}
