//! Overlays: plains, owners, odds.

use newworld::Place;

use super::board::{Seen, patch};
use crate::scene::Item;
use crate::tiles::overlay as shared;

/// An overlay by its key; nothing for one that we do not have.
pub fn overlay(seen: &Seen, key: &str) -> Vec<Item> {
    let land = ("plains", "plain");
    shared::overlay(seen, key, land, seen.extents.iter().map(patch), || odds(seen))
}

fn odds(seen: &Seen) -> Vec<Item> {
    let free = seen.game.map().free().iter().map(|free| free.cell);
    shared::odds(free, |cell| {
        let place = Place::of(cell);
        let count = seen.game.fits(place)?.iter().map(|fit| usize::from(fit.count)).sum();
        Some((count, seen.game.is_hole(place)))
    })
}
