//! Marks on the moves since the person's last turn.

use art::SEATS;
use carcassonne::{Event, Spot};
use game::{Seat, SeatSet};
use landscape::Cell;

use super::board::Seen;
use super::pictures::{corner, follower};
use super::scene::lies;
use crate::badge::emblems;
use crate::scene::{Item, Point};

/// What these events did, marked on the board.
pub fn marks(seen: &Seen, events: &[Event]) -> Vec<Item> {
    events.iter().flat_map(|event| mark(seen, event)).collect()
}

fn mark(seen: &Seen, event: &Event) -> Vec<Item> {
    match *event {
        // A tile that was taken back has no mark.
        Event::Laid { seat, cell, .. } if seen.tile(cell).is_some() => laid(seat, cell),
        Event::Placed { seat, cell, spot, .. } => placed(seen, seat, cell, spot),
        Event::Returned { seat, cell, spot, .. } => returned(seen, seat, cell, spot),
        _ => Vec::new(),
    }
}

/// A frame in the colour of who laid the tile, with their emblem in its corner.
fn laid(seat: Seat, cell: Cell) -> Vec<Item> {
    let at = corner(cell);
    let frame = format!(
        "<rect x='2' y='2' width='96' height='96' rx='4' fill='none' stroke='{}' stroke-width='4'/>",
        SEATS[seat.index()].fill
    );
    let item = |key: String, class: &str, at, art| Item {
        key,
        class: format!("mark {class} seat-{seat}"),
        at,
        turned: 0,
        art,
        touch: None,
    };
    let badge = Point { x: at.x + 10.0, y: at.y + 10.0 };
    vec![
        item(format!("mark:{cell}:{seat}"), "laid", at, frame.into()),
        item(format!("mark-by:{cell}:{seat}"), "by", badge, emblems(SeatSet::only(seat))),
    ]
}

/// A ring around a figure that came, as long as it is there.
fn placed(seen: &Seen, seat: Seat, cell: Cell, spot: Spot) -> Vec<Item> {
    let there = |figure: &&carcassonne::FigureView| {
        (figure.seat, figure.cell, figure.spot) == (seat, cell, spot)
    };
    let here = seen.view.figures.iter().find(there).and_then(|_| seen.stand(cell, spot));
    let ring = |at| Item {
        key: format!("mark-placed:{cell}:{spot}:{seat}"),
        class: format!("mark placed seat-{seat}"),
        at,
        turned: 0,
        art: format!(
            "<circle r='17' fill='none' stroke='{}' stroke-width='2.5'/>",
            SEATS[seat.index()].fill
        )
        .into(),
        touch: None,
    };
    here.map(ring).into_iter().collect()
}

/// The shade of a figure that went home.
fn returned(seen: &Seen, seat: Seat, cell: Cell, spot: Spot) -> Vec<Item> {
    let shade = |at| Item {
        key: format!("mark-returned:{cell}:{spot}:{seat}"),
        class: format!("mark returned seat-{seat}"),
        at,
        turned: 0,
        art: follower(seat, lies(spot)),
        touch: None,
    };
    seen.stand(cell, spot).map(shade).into_iter().collect()
}
