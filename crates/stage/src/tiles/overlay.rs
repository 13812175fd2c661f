//! Overlays: features in tints of their own, owners, odds.

use game::Seat;
use landscape::Cell;

use super::ground::{Ground, Patch, area, stand};
use super::plate::corner;
use crate::badge::emblems;
use crate::scene::{Art, Item};

/// The tints of fields: enough that neighbours rarely share one, each apart from grass and from
/// the others also without colour, by its brightness.
const TINTS: [&str; 8] =
    ["#f7e08a", "#3f6f8f", "#c9573f", "#e9f0f4", "#5b3f73", "#8fb8a8", "#2f4d2a", "#d9a0b4"];

/// The tint of what may be lost.
const DANGER: &str = "#c9573f";
/// The tint of what outdoes all others.
const GOLD: &str = "#e8b93f";

/// An overlay by its key; nothing for one that no game on tiles has. `land` is the key of the one
/// that tints fields or plains, and the class of those among the `patches`.
pub fn overlay(
    ground: &dyn Ground,
    key: &str,
    (land, class): (&str, &str),
    patches: impl Iterator<Item = Patch>,
    odds: impl FnOnce() -> Vec<Item>,
) -> Vec<Item> {
    match key {
        "owners" => owned(ground, patches),
        "odds" => odds(),
        key if key == land => tinted(ground, patches.filter(|patch| patch.class == class), class),
        _ => Vec::new(),
    }
}

/// Every one of these features in a tint of its own, with those who hold it.
fn tinted(ground: &dyn Ground, patches: impl IntoIterator<Item = Patch>, class: &str) -> Vec<Item> {
    let paint = |(number, patch): (usize, Patch)| {
        let tint = TINTS[number % TINTS.len()];
        let mut items = cover(ground, &patch, class, Some(tint));
        items.extend(badge(ground, &patch));
        items
    };
    patches.into_iter().enumerate().flat_map(paint).collect()
}

/// Every one of these features that somebody holds, hatched.
fn owned(ground: &dyn Ground, patches: impl IntoIterator<Item = Patch>) -> Vec<Item> {
    let held = patches.into_iter().filter(|patch| !patch.holders.is_empty());
    let paint = |patch: Patch| {
        let mut items = cover(ground, &patch, "owner", None);
        items.extend(badge(ground, &patch));
        items
    };
    held.flat_map(paint).collect()
}

/// Every one of these features in the tint of danger, with those who hold it.
pub fn at_risk(ground: &dyn Ground, patches: impl IntoIterator<Item = Patch>) -> Vec<Item> {
    stressed(ground, patches, "risk", DANGER)
}

/// Every one of these features in gold, with those who hold what it has won.
pub fn outstanding(ground: &dyn Ground, patches: impl IntoIterator<Item = Patch>) -> Vec<Item> {
    stressed(ground, patches, "outstanding", GOLD)
}

fn stressed(
    ground: &dyn Ground,
    patches: impl IntoIterator<Item = Patch>,
    class: &str,
    tint: &str,
) -> Vec<Item> {
    let paint = |patch: Patch| {
        let mut items = cover(ground, &patch, class, Some(tint));
        items.extend(badge(ground, &patch));
        items
    };
    patches.into_iter().flat_map(paint).collect()
}

/// Every piece of a feature, tinted and hatched by who holds it.
fn cover(ground: &dyn Ground, patch: &Patch, class: &str, tint: Option<&str>) -> Vec<Item> {
    let cover = |&(cell, piece): &(Cell, u8)| {
        let holder = holder(patch, cell);
        let (kind, turns) = ground.tile(cell).map(|tile| (tile.kind.0, tile.turns))?;
        let paints = [
            tint.map(|tint| format!(" fill='{tint}' fill-opacity='.62'")),
            holder.map(|seat| format!(" fill='url(#hatch-{seat})'")),
        ];
        let painted =
            paints.iter().flatten().filter_map(|paint| area(ground, (cell, piece), paint));
        let held = holder.map_or_else(String::new, |seat| seat.to_string());
        let tint = tint.unwrap_or_default();
        Some(Item {
            key: format!("{class}:{cell}:{kind}:{turns}:{piece}:{tint}:{held}"),
            class: format!("overlay {class} {}", patch.class),
            at: corner(cell),
            turned: 0,
            art: painted.map(|art| art.to_string()).collect::<String>().into(),
            touch: None,
        })
    };
    patch.parts.iter().filter_map(cover).collect()
}

/// Whose hatch a tile of a feature gets. Where several hold it their hatches take turns from tile
/// to tile: one over the other could not be told apart.
fn holder(patch: &Patch, cell: Cell) -> Option<Seat> {
    let holders = patch.holders.len().max(1) as i32;
    let turn = (i32::from(cell.x) + i32::from(cell.y)).rem_euclid(holders);
    patch.holders.iter().nth(turn as usize)
}

/// The emblems of who holds a feature, on its first piece: an owner must be told without colour.
fn badge(ground: &dyn Ground, patch: &Patch) -> Option<Item> {
    let &(cell, piece) = patch.parts.first().filter(|_| !patch.holders.is_empty())?;
    Some(Item {
        key: format!("badge:{cell}:{piece}:{:?}", patch.holders),
        class: "overlay badge".to_owned(),
        at: stand(ground, cell, piece)?,
        turned: 0,
        art: emblems(patch.holders),
        touch: None,
    })
}

/// How many tiles fit on each of these cells, in the order of reading; one that is a hole (`true`) is
/// crossed out.
pub fn odds(
    cells: impl Iterator<Item = Cell>,
    fits: impl Fn(Cell) -> Option<(usize, bool)>,
) -> Vec<Item> {
    let mut cells: Vec<Cell> = cells.collect();
    cells.sort_unstable_by_key(|cell| (cell.y, cell.x));
    let item = |cell| fits(cell).map(|(count, hole)| chance(cell, count, hole));
    cells.into_iter().filter_map(item).collect()
}

fn chance(cell: Cell, count: usize, hole: bool) -> Item {
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
    Item {
        key: format!("odds:{cell}:{count}:{hole}"),
        class: if hole { "overlay odds hole" } else { "overlay odds" }.to_owned(),
        at: corner(cell),
        turned: 0,
        art,
        touch: None,
    }
}
