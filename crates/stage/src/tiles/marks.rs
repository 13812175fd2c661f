//! Marks on the moves since the person's last turn.

use art::SEATS;
use game::{Seat, SeatSet};
use landscape::Cell;

use super::plate::corner;
use crate::badge::emblems;
use crate::scene::{Art, Item, Point};

fn mark(key: String, class: &str, seat: Seat, at: Point, art: Art) -> Item {
    Item { key, class: format!("mark {class} seat-{seat}"), at, turned: 0, art, touch: None }
}

/// A frame in the colour of who laid the tile, with their emblem in its corner.
pub fn laid(seat: Seat, cell: Cell) -> Vec<Item> {
    let at = corner(cell);
    let frame = format!(
        "<rect x='2' y='2' width='96' height='96' rx='4' fill='none' stroke='{}' stroke-width='4'/>",
        SEATS[seat.index()].fill
    );
    let badge = Point { x: at.x + 10.0, y: at.y + 10.0 };
    let emblem = emblems(SeatSet::only(seat));
    vec![
        mark(format!("mark:{cell}:{seat}"), "laid", seat, at, frame.into()),
        mark(format!("mark-by:{cell}:{seat}"), "by", seat, badge, emblem),
    ]
}

/// A ring around a figure that came; `place` names where.
pub fn placed(place: &str, seat: Seat, at: Point) -> Item {
    let ring = format!(
        "<circle r='17' fill='none' stroke='{}' stroke-width='2.5'/>",
        SEATS[seat.index()].fill
    );
    mark(format!("mark-placed:{place}:{seat}"), "placed", seat, at, ring.into())
}

/// The shade of a figure that went home.
pub fn returned(place: &str, seat: Seat, at: Point, figure: Art) -> Item {
    mark(format!("mark-returned:{place}:{seat}"), "returned", seat, at, figure)
}
