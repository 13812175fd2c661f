//! Marks on the moves since the person's last turn.

use art::SEATS;
use game::{Seat, SeatSet};
use settlers::{Event, Hex};

use super::board::Board;
use super::scene::{moved, still};
use crate::badge::emblems;
use crate::scene::{Item, Point};

/// What these events did, marked on the board; what is gone again has no mark.
pub fn marks(board: &Board, events: &[Event]) -> Vec<Item> {
    let mut marks: Vec<Item> = Vec::new();
    for mark in events.iter().flat_map(|event| mark(board, event)) {
        // A robber that moved twice to the same hex is marked once.
        if marks.iter().all(|known| known.key != mark.key) {
            marks.push(mark);
        }
    }
    marks
}

fn mark(board: &Board, event: &Event) -> Vec<Item> {
    match *event {
        Event::RoadLaid { seat, side } | Event::ShipLaid { seat, side } => {
            let here = board
                .player(seat)
                .is_some_and(|player| player.roads.contains(&side) || player.ships.contains(&side));
            let at = board.side_point(side).filter(|_| here);
            at.map_or_else(Vec::new, |at| ring(&side.to_string(), seat, at, 22))
        }
        Event::Settled { seat, corner } | Event::CityBuilt { seat, corner } => {
            let at = board.corner_point(corner);
            at.map_or_else(Vec::new, |at| ring(&corner.to_string(), seat, at, 25))
        }
        Event::RobberMoved { seat, hex } if board.view.robber == Some(hex) => rim(board, seat, hex),
        Event::PirateMoved { seat, hex } if board.view.pirate == Some(hex) => rim(board, seat, hex),
        Event::Discovered { seat, hex, .. } | Event::ChipTaken { seat, from: hex, .. } => {
            rim(board, seat, hex)
        }
        _ => Vec::new(),
    }
}

/// A ring in the colour of who did it, with their emblem.
fn ring(place: &str, seat: Seat, at: Point, radius: u8) -> Vec<Item> {
    let art = format!(
        "<circle r='{radius}' fill='none' stroke='{}' stroke-width='3' stroke-dasharray='9 4'/>",
        SEATS[seat.index()].fill
    );
    let beside = moved(at, Point { x: f32::from(radius) * 0.8, y: f32::from(radius) * -0.8 });
    both(place, seat, at, art, beside)
}

/// The rim of a hex in the colour of who changed it.
fn rim(board: &Board, seat: Seat, hex: Hex) -> Vec<Item> {
    let Some(at) = board.hex_point(hex) else { return Vec::new() };
    let art = format!(
        "<path d='{}' transform='scale(.94)' fill='none' stroke='{}' stroke-width='4'/>",
        art::hex::OUTLINE,
        SEATS[seat.index()].fill
    );
    both(&hex.to_string(), seat, at, art, moved(at, Point { x: 0.0, y: -38.0 }))
}

fn both(place: &str, seat: Seat, at: Point, art: String, badge: Point) -> Vec<Item> {
    let class = |word: &str| format!("mark {word} seat-{seat}");
    vec![
        still(format!("mark:{place}:{seat}"), &class("laid"), at, art.into()),
        still(format!("mark-by:{place}:{seat}"), &class("by"), badge, emblems(SeatSet::only(seat))),
    ]
}
