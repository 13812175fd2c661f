//! Overlays: production, routes, places to build, trade lines, chips to come, blocked hexes.

use ::words::Word;
use ::words::settlers::overlay as say;
use art::SEATS;
use game::{Seat, SeatSet};
use settlers::{Corner, Hex, Terrain, pips};

use super::board::Board;
use super::light::length_sign;
use super::places::from;
use super::scene::{is_blocked, moved, still};
use super::ways;
use crate::badge::emblems;
use crate::scene::{Item, Point};
use crate::{Choice, Lang};

/// The overlays to choose from, for what is on this board.
pub fn overlays(board: &Board, remaining: bool, lang: Lang) -> Vec<Choice> {
    let offered = |choice: &&Named| match choice.0 {
        "spots" => remaining,
        "lines" => has_lines(board),
        "chips" => to_come(board).next().is_some(),
        _ => true,
    };
    let choice =
        |&(key, label, help): &Named| Choice { key, label: label.of(lang), help: help.of(lang) };
    CHOICES.iter().filter(offered).map(choice).collect()
}

/// An overlay: its key, its name, and what it shows.
type Named = (&'static str, Word, Word);

const CHOICES: &[Named] = &[
    ("production", say::PRODUCTION, say::PRODUCTION_HELP),
    ("routes", say::ROUTES, say::ROUTES_HELP),
    ("spots", say::SPOTS, say::SPOTS_HELP),
    ("lines", say::LINES, say::LINES_HELP),
    ("chips", say::CHIPS, say::CHIPS_HELP),
    ("blocked", say::BLOCKED, say::BLOCKED_HELP),
];

/// An overlay by its key; nothing for one that we do not have.
pub fn overlay(board: &Board, key: &str) -> Vec<Item> {
    match key {
        "production" => board.hexes().flat_map(|(at, _)| production(board, at)).collect(),
        "routes" => routes(board),
        "spots" => board.corners().filter_map(|at| spot(board, at)).collect(),
        "lines" => lines(board),
        "chips" => to_come(board).filter_map(|at| waiting(board, at)).collect(),
        "blocked" => blocked(board),
        _ => Vec::new(),
    }
}

/// How many cards a seat gets from a hex when its number is rolled.
pub fn claim(board: &Board, seat: Seat, hex: Hex) -> u8 {
    let Some(player) = board.player(seat) else { return 0 };
    let here = |corner: &&Corner| board.hexes_at(**corner).contains(&hex);
    let settlements = player.settlements.iter().filter(here).count();
    let cities = player.cities.iter().filter(here).count();
    (settlements + 2 * cities) as u8
}

/// Shields with counts below the number, one for each seat that gets something.
fn production(board: &Board, at: Hex) -> Vec<Item> {
    let (Some(hex), Some(middle)) = (board.hex(at), board.hex_point(at)) else { return Vec::new() };
    let paid = board.players().map(|(seat, _)| (seat, claim(board, seat, at)));
    let paid: Vec<(Seat, u8)> = paid.filter(|(_, cards)| *cards > 0).collect();
    let Some(chip) = hex.chip.filter(|_| !paid.is_empty()) else { return Vec::new() };
    let word = if is_blocked(board, at) { "blocked" } else { "paid" };
    let first = -13.0 * (paid.len() - 1) as f32;
    let shield = |(place, (seat, cards)): (usize, &(Seat, u8))| {
        let by = Point { x: first + 26.0 * place as f32, y: 27.0 };
        let strike = if word == "blocked" { STRIKE } else { "" };
        let art = format!("{}{strike}", count_shield(*seat, *cards));
        let key = format!("yield:{at}:{chip}:{word}:{seat}:{cards}:{place}-{}", paid.len());
        still(key, &format!("overlay yield {word} seat-{seat}"), moved(middle, by), art.into())
    };
    paid.iter().enumerate().map(shield).collect()
}

/// What the robber keeps.
const STRIKE: &str = "<path d='M-14 9L14-9' stroke='#3a3531' stroke-width='4'/>";

/// An emblem and a count.
fn count_shield(seat: Seat, count: u8) -> String {
    let colour = SEATS[seat.index()];
    format!(
        "<rect x='-12.5' y='-9' width='25' height='18' rx='7' fill='{}' stroke='{}' \
         stroke-width='1.4'/><g transform='translate(-5 -2.4) scale(.8)'>{}</g>\
         <text x='5' y='6' text-anchor='middle' font-family='Georgia,serif' font-size='16' \
         font-weight='700' fill='{}'>{count}</text>",
        colour.fill,
        art::INK,
        art::emblem(seat, colour.emblem),
        colour.emblem,
    )
}

/// A run of this length earns the card.
const ROUTE_LEAST: u8 = 5;

/// Does a seat stand one piece or less behind who holds the longest route?
pub fn threatens(board: &Board, seat: Seat) -> bool {
    let length = |seat: Seat| board.player(seat).map_or(0, |player| player.route);
    match board.view.longest_route {
        Some(holder) => seat != holder && length(seat) + 1 >= length(holder),
        None => length(seat) + 1 >= ROUTE_LEAST,
    }
}

fn routes(board: &Board) -> Vec<Item> {
    board.players().flat_map(|(seat, _)| route(board, seat)).collect()
}

fn route(board: &Board, seat: Seat) -> Vec<Item> {
    let run = ways::longest(board, seat);
    let colour = SEATS[seat.index()].fill;
    let stroke = |side: &settlers::Side| {
        let [a, b] = board.side_span(*side)?;
        let art = format!(
            "<path d='M{a}L{b}' stroke='#fffdf4' stroke-width='17' stroke-linecap='round'/>\
             <path d='M{a}L{b}' stroke='{colour}' stroke-width='12' stroke-linecap='round'/>\
             <path d='M{a}L{b}' stroke='url(#hatch-{seat})' stroke-width='12'/>"
        );
        let class = format!("overlay route seat-{seat}");
        Some(still(format!("route:{side}:{seat}"), &class, board.side_point(*side)?, art.into()))
    };
    let sign = run.get(run.len() / 2).and_then(|side| sign(board, seat, *side, run.len()));
    run.iter().filter_map(stroke).chain(sign).collect()
}

/// The length of a run: with a crown for who holds the card, with blades for who threatens it.
fn sign(board: &Board, seat: Seat, at: settlers::Side, length: usize) -> Option<Item> {
    let (word, above) = if board.view.longest_route == Some(seat) {
        ("holds", "M-9-16L-12-26-5-21 0-29 5-21 12-26 9-16Z")
    } else if threatens(board, seat) {
        ("threatens", "M-9-28L8-17 9-18-8-29ZM9-28L-8-17-9-18 8-29Z")
    } else {
        ("trails", "")
    };
    let art = format!(
        "{}<path d='{above}' fill='#e8b93f' stroke='{}' stroke-width='1.4'/>",
        length_sign(seat, length),
        art::INK
    );
    let key = format!("route-length:{at}:{seat}:{length}:{word}");
    let class = format!("overlay route {word} seat-{seat}");
    Some(still(key, &class, board.side_point(at)?, art.into()))
}

/// How many cards a settlement on an intersection can expect in 36 rolls.
pub fn worth(board: &Board, corner: Corner) -> u8 {
    let chips = board.hexes_at(corner).into_iter().filter_map(|hex| board.hex(hex)?.chip);
    chips.map(pips).sum()
}

fn spot(board: &Board, at: Corner) -> Option<Item> {
    let worth = worth(board, at);
    let free = board.is_shore(at) && board.is_open(at) && worth > 0;
    let point = board.corner_point(at).filter(|_| free)?;
    let rim = if board.harbour_at(at).is_some() { "#2f5f97" } else { art::INK };
    let dashes = if board.harbour_at(at).is_some() { " stroke-dasharray='4 2'" } else { "" };
    let art = format!(
        "<circle r='11.5' fill='#fffdf4' stroke='{rim}' stroke-width='2.4'{dashes}/>\
         <text y='5' text-anchor='middle' font-family='Georgia,serif' font-size='15' \
         font-weight='700' fill='{}'>{worth}</text>",
        art::INK
    );
    let port = if dashes.is_empty() { "" } else { ":harbour" };
    Some(still(format!("spot:{at}:{worth}{port}"), "overlay spot", point, art.into()))
}

/// Does this table play with trade lines?
fn has_lines(board: &Board) -> bool {
    !board.view.lines.is_empty() || board.view.scenario.starts_with("great-crossing")
}

fn lines(board: &Board) -> Vec<Item> {
    let line = |line: &settlers::LineView| {
        let way = ways::trade_way(board, line);
        let points: Option<Vec<art::Point>> = way
            .iter()
            .map(|corner| board.corner_point(*corner).map(|at| from(Point::default(), at)))
            .collect();
        let art: String = art::hex::trade_line(&points?);
        let steps: Vec<String> = way.iter().map(ToString::to_string).collect();
        let key = format!("trade:{}", steps.join("-"));
        let drawn = still(key, "overlay line", Point::default(), art.into());
        let middle = board.corner_point(*way.get(way.len() / 2)?)?;
        Some([drawn, chip_sign(line, middle)])
    };
    board.view.lines.iter().filter_map(line).flatten().collect()
}

/// A chip, and who holds one for this line.
fn chip_sign(line: &settlers::LineView, at: Point) -> Item {
    let holders: SeatSet = line.holders;
    let art = format!(
        "{}<g transform='translate(0 18)'>{}</g>",
        art::hex::victory_chip(),
        emblems(holders)
    );
    let key = format!("trade-chip:{}-{}:{holders:?}", line.a, line.b);
    still(key, "overlay holders", at, art.into())
}

/// Land that has no number yet, although it takes one.
fn to_come(board: &Board) -> impl Iterator<Item = Hex> {
    let waits = board.view.chips.iter().any(|count| *count > 0);
    let bare = board
        .hexes()
        .filter(move |(_, hex)| waits && hex.terrain.takes_chip() && hex.chip.is_none());
    bare.map(|(at, _)| at)
}

fn waiting(board: &Board, at: Hex) -> Option<Item> {
    let art = format!(
        "<circle r='16' fill='#fffdf4' fill-opacity='.8' stroke='{ink}' stroke-width='2' \
         stroke-dasharray='5 4'/><text y='8' text-anchor='middle' font-family='Georgia,serif' \
         font-size='22' font-weight='700' fill='{ink}'>?</text>",
        ink = art::INK
    );
    Some(still(format!("waits:{at}"), "overlay waits", board.hex_point(at)?, art.into()))
}

/// A cross-hatched hex under robber and pirate.
fn blocked(board: &Board) -> Vec<Item> {
    let pawns = [board.view.robber, board.view.pirate].into_iter().flatten();
    let cover = |hex: Hex| {
        let sea = board.hex(hex).is_some_and(|hex| hex.terrain == Terrain::Sea);
        let word = if sea { "pirate" } else { "robber" };
        let art = format!(
            "<path d='{}' fill='#3a3531' fill-opacity='.35' stroke='#b3261e' stroke-width='5'/>\
             <path d='M-44-18L-8-50M-44 8L22-50M-44 32L44-40M-22 44L44-12M6 48L44 16' \
             stroke='#b3261e' stroke-width='3' stroke-opacity='.7'/>",
            art::hex::OUTLINE
        );
        let class = format!("overlay blocked {word}");
        Some(still(format!("blocked:{hex}"), &class, board.hex_point(hex)?, art.into()))
    };
    pawns.filter_map(cover).collect()
}
