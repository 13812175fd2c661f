//! Overlays: fields, owners, odds.

use carcassonne::{Extent, Feature, Part};
use game::Seat;
use landscape::Cell;

use super::board::Seen;
use super::light::area;
use super::pictures::{corner, plate};
use crate::badge::emblems;
use crate::scene::{Art, Item, Point};

/// An overlay by its key; nothing for one that we do not have.
pub fn overlay(seen: &Seen, key: &str) -> Vec<Item> {
    match key {
        "fields" => fields(seen),
        "owners" => owners(seen),
        "odds" => odds(seen),
        _ => Vec::new(),
    }
}

/// The tints of fields: enough that neighbours rarely share one, each apart from grass and from
/// the others also without colour, by its brightness.
const TINTS: [&str; 8] =
    ["#f7e08a", "#3f6f8f", "#c9573f", "#e9f0f4", "#5b3f73", "#8fb8a8", "#2f4d2a", "#d9a0b4"];

fn fields(seen: &Seen) -> Vec<Item> {
    let all = seen.extents.iter().filter(|extent| extent.feature == Feature::Field);
    let paint = |(number, extent): (usize, &Extent)| {
        let tint = TINTS[number % TINTS.len()];
        let mut items = cover(seen, extent, "field", Some(tint));
        items.extend(badge(seen, extent));
        items
    };
    all.enumerate().flat_map(paint).collect()
}

fn owners(seen: &Seen) -> Vec<Item> {
    let held = seen.extents.iter().filter(|extent| !extent.holders.is_empty());
    let paint = |extent: &Extent| {
        let mut items = cover(seen, extent, "owner", None);
        items.extend(badge(seen, extent));
        items
    };
    held.flat_map(paint).collect()
}

/// Every piece of a feature, tinted and hatched by who holds it.
fn cover(seen: &Seen, extent: &Extent, class: &str, tint: Option<&str>) -> Vec<Item> {
    let cover = |part: &Part| {
        let holder = holder(extent, part.cell);
        let (kind, turns) = seen.tile(part.cell).map(|tile| (tile.kind.0, tile.turns))?;
        let paints = [
            tint.map(|tint| format!(" fill='{tint}' fill-opacity='.62'")),
            holder.map(|seat| format!(" fill='url(#hatch-{seat})'")),
        ];
        let painted = paints.iter().flatten().filter_map(|paint| area(seen, *part, paint));
        let held = holder.map_or_else(String::new, |seat| seat.to_string());
        let (cell, piece, tint) = (part.cell, part.piece, tint.unwrap_or_default());
        Some(Item {
            key: format!("{class}:{cell}:{kind}:{turns}:{piece}:{tint}:{held}"),
            class: format!("overlay {class} {}", extent.feature),
            at: corner(cell),
            turned: 0,
            art: painted.map(|art| art.to_string()).collect::<String>().into(),
            touch: None,
        })
    };
    extent.parts.iter().filter_map(cover).collect()
}

/// Whose hatch a tile of a feature gets. Where several hold it their hatches take turns from tile
/// to tile: one over the other could not be told apart.
fn holder(extent: &Extent, cell: Cell) -> Option<Seat> {
    let holders = extent.holders.len().max(1) as i32;
    let turn = (i32::from(cell.x) + i32::from(cell.y)).rem_euclid(holders);
    extent.holders.iter().nth(turn as usize)
}

/// The emblems of who holds a feature, on its first piece: an owner must be told without colour.
fn badge(seen: &Seen, extent: &Extent) -> Option<Item> {
    let part = extent.parts.first().filter(|_| !extent.holders.is_empty())?;
    let tile = seen.tile(part.cell)?;
    let stand = plate(tile.kind)?.stand(part.piece, tile.turns);
    let at = corner(part.cell);
    Some(Item {
        key: format!("badge:{}:{}:{:?}", part.cell, part.piece, extent.holders),
        class: "overlay badge".to_owned(),
        at: Point { x: at.x + stand.x, y: at.y + stand.y },
        turned: 0,
        art: emblems(extent.holders),
        touch: None,
    })
}

fn odds(seen: &Seen) -> Vec<Item> {
    let mut free: Vec<Cell> = seen.game.map().free().iter().map(|free| free.cell).collect();
    free.sort_unstable_by_key(|cell| (cell.y, cell.x));
    free.into_iter().filter_map(|cell| chance(seen, cell)).collect()
}

fn chance(seen: &Seen, cell: Cell) -> Option<Item> {
    let count: u16 = seen.game.fits(cell)?.iter().map(|fit| fit.count).sum();
    let hole = seen.game.is_hole(cell);
    let art: Art = if hole {
        "<path d='M32,32L68,68M68,32L32,68' fill='none' stroke='#c0452f' stroke-width='7' \
         stroke-linecap='round'/>"
            .into()
    } else {
        format!(
            "<text x='50' y='62' text-anchor='middle' font-size='34' fill='currentColor'>{count}</text>"
        )
        .into()
    };
    Some(Item {
        key: format!("odds:{cell}:{count}:{hole}"),
        class: if hole { "overlay odds hole" } else { "overlay odds" }.to_owned(),
        at: corner(cell),
        turned: 0,
        art,
        touch: None,
    })
}
