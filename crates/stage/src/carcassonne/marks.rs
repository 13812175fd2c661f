//! Marks on the moves since the person's last turn.

use std::collections::BTreeSet;

use carcassonne::{Event, Figure, Spot};
use game::Seat;
use landscape::Cell;

use super::board::Seen;
use super::expansions;
use super::pictures;
use super::scene::lies;
use crate::scene::Item;
use crate::tiles::{self, Ground};

/// What these events did, marked on the board.
pub fn marks(seen: &Seen, events: &[Event]) -> Vec<Item> {
    let mut keys = BTreeSet::new();
    let marks = events.iter().flat_map(|event| mark(seen, event));
    // The dragon may come to a tile twice.
    marks.filter(|mark| keys.insert(mark.key.clone())).collect()
}

fn mark(seen: &Seen, event: &Event) -> Vec<Item> {
    match *event {
        // A tile that was taken back has no mark.
        Event::Laid { seat, cell, .. } if seen.tile(cell).is_some() => {
            tiles::marks::laid(seat, cell)
        }
        Event::Placed { seat, cell, spot, .. } => placed(seen, seat, cell, spot),
        Event::Returned { seat, figure, cell, spot, .. } => {
            returned(seen, seat, figure, cell, spot)
        }
        Event::Expansion(ref happening) => expansions::mark(seen, happening).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// A ring around a figure that came, as long as it is there.
fn placed(seen: &Seen, seat: Seat, cell: Cell, spot: Spot) -> Vec<Item> {
    let there = |figure: &&carcassonne::FigureView| {
        (figure.seat, figure.cell, figure.spot) == (seat, cell, spot)
    };
    let here = seen.view.figures.iter().find(there).and_then(|_| seen.stand(cell, spot));
    here.map(|at| tiles::marks::placed(&format!("{cell}:{spot}"), seat, at)).into_iter().collect()
}

/// The shade of a figure that went home.
fn returned(seen: &Seen, seat: Seat, figure: Figure, cell: Cell, spot: Spot) -> Vec<Item> {
    let place = match figure {
        Figure::Follower => format!("{cell}:{spot}"),
        figure => format!("{cell}:{spot}:{figure}"),
    };
    let art = pictures::figure(seat, figure, lies(spot));
    let shade = |at| tiles::marks::returned(&place, seat, at, art);
    seen.stand(cell, spot).map(shade).into_iter().collect()
}
