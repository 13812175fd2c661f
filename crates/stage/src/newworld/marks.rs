//! Marks on the moves since the person's last turn.

use game::Seat;
use newworld::{Event, Place, SettlerView, Spot};

use super::board::Seen;
use super::edition::settler;
use crate::scene::{Item, Point};
use crate::tiles::{self, Ground};

/// What these events did, marked on the board.
pub fn marks(seen: &Seen, events: &[Event]) -> Vec<Item> {
    events.iter().flat_map(|event| mark(seen, event)).collect()
}

fn mark(seen: &Seen, event: &Event) -> Vec<Item> {
    let found = match *event {
        // A tile that was taken back has no mark.
        Event::Laid { seat, place, .. } if seen.tile(place.cell()).is_some() => {
            return tiles::marks::laid(seat, place.cell());
        }
        Event::Settled { seat, place, spot } => settled(seen, SettlerView { seat, place, spot }),
        Event::Returned { seat, place, spot } | Event::SentHome { seat, place, spot } => {
            gone(seen, seat, place, spot)
        }
        _ => None,
    };
    found.into_iter().collect()
}

fn at(seen: &Seen, place: Place, spot: Spot) -> Option<(String, Point)> {
    let cell = place.cell();
    Some((format!("{cell}:{spot}"), seen.stand(cell, spot)?))
}

/// A ring around a settler that came, as long as it is there.
fn settled(seen: &Seen, figure: SettlerView) -> Option<Item> {
    let (name, at) = at(seen, figure.place, figure.spot)?;
    let there = seen.view.settlers.contains(&figure);
    there.then(|| tiles::marks::placed(&name, figure.seat, at))
}

/// The shade of a settler that went home, paid or not.
fn gone(seen: &Seen, seat: Seat, place: Place, spot: Spot) -> Option<Item> {
    let (name, at) = at(seen, place, spot)?;
    Some(tiles::marks::returned(&name, seat, at, settler(seat, spot.role())))
}
