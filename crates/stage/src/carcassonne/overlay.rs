//! Overlays: fields, owners, what is at risk, what wins titles, odds.

use super::board::{Seen, patch};
use super::expansions;
use crate::scene::Item;
use crate::tiles::overlay as shared;

/// An overlay by its key; nothing for one that we do not have.
pub fn overlay(seen: &Seen, key: &str) -> Vec<Item> {
    let land = ("fields", "field");
    match key {
        "risk" => expansions::risk(seen),
        "titles" => expansions::titles::overlay(seen),
        _ => shared::overlay(seen, key, land, seen.extents.iter().map(patch), || odds(seen)),
    }
}

fn odds(seen: &Seen) -> Vec<Item> {
    let free = seen.game.map().free().iter().map(|free| free.cell);
    shared::odds(free, |cell| {
        let count = seen.game.fits(cell)?.iter().map(|fit| usize::from(fit.count)).sum();
        Some((count, seen.game.is_hole(cell)))
    })
}
