//! What a tower reaches, shown before a piece is put on it and while it may take somebody.

use landscape::Cell;

use super::super::board::Seen;
use crate::scene::Item;
use crate::tiles::light::frame;

/// A ring around a follower that a tower can take.
const RING: &str = "<circle r='16' fill='none' stroke='#fff8e6' stroke-width='5.5'/>\
                    <circle r='16' fill='none' stroke='#a4372b' stroke-width='3'/>";

/// Rings around the followers that a tower of this height can take.
pub fn rings(seen: &Seen, tower: Cell, height: u8) -> Vec<Item> {
    let ring = |(cell, perch)| {
        Some(Item {
            key: format!("reach:{cell}:{perch}"),
            class: "mark reach".to_owned(),
            at: seen.perch(cell, perch)?,
            turned: 0,
            art: RING.into(),
            touch: None,
        })
    };
    seen.game.reach(tower, height).followers.into_iter().filter_map(ring).collect()
}

/// The tiles in reach of a tower of this height, framed.
pub fn frames(seen: &Seen, tower: Cell, height: u8) -> Vec<Item> {
    seen.game.reach(tower, height).tiles.into_iter().map(frame).collect()
}

pub fn lights(seen: &Seen, tower: Cell, height: u8) -> Vec<Item> {
    let mut items = frames(seen, tower, height);
    items.extend(rings(seen, tower, height));
    items
}
