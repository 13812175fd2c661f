//! Overlays: fields, owners, what is at risk, odds.

use carcassonne::Feature;

use super::board::{Seen, patch};
use super::expansions;
use crate::scene::Item;
use crate::tiles::overlay as shared;

/// An overlay by its key; nothing for one that we do not have.
pub fn overlay(seen: &Seen, key: &str) -> Vec<Item> {
    let all = seen.extents.iter();
    match key {
        "fields" => {
            let fields = all.filter(|extent| extent.feature == Feature::Field);
            shared::tinted(seen, fields.map(patch), "field")
        }
        "owners" => shared::owned(seen, all.map(patch)),
        "risk" => expansions::risk(seen),
        "odds" => odds(seen),
        _ => Vec::new(),
    }
}

fn odds(seen: &Seen) -> Vec<Item> {
    let free = seen.game.map().free().iter().map(|free| free.cell);
    shared::odds(free.filter_map(|cell| {
        let count = seen.game.fits(cell)?.iter().map(|fit| usize::from(fit.count)).sum();
        Some((cell, count, seen.game.is_hole(cell)))
    }))
}
