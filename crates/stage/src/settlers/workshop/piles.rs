//! Hexes and chips go face down into the piles of a plan, and come out again.
//!
//! What is turned over is not lost: a printed hex that is to be dealt goes into the pool of its
//! island with its chip, and a hex that is printed again comes out of it. So the counts of a board
//! that was right stay right.

use settlers::scenario::{ChipCell, How, Plan, PlanPlace, PoolPlan};
use settlers::{CHIP_NUMBERS, Terrain};

use super::land::{area_beside, cell_mut};

/// Does an area of the list have this letter?
pub(super) fn has(areas: &[String], letter: u8) -> bool {
    areas.iter().any(|area| area.as_bytes() == [letter])
}

/// A letter as the file writes areas.
pub(super) fn named(letter: u8) -> String {
    char::from(letter).to_string()
}

fn sum(pile: &[u8]) -> usize {
    pile.iter().map(|count| usize::from(*count)).sum()
}

/// Takes one out: the wanted one, otherwise one of which there are most.
fn take(pile: &mut [u8], wanted: Option<usize>) -> Option<usize> {
    let there = |slot: &usize| pile.get(*slot).is_some_and(|count| *count > 0);
    let most = || (0..pile.len()).filter(there).max_by_key(|slot| pile.get(*slot).copied());
    let slot = wanted.filter(there).or_else(most)?;
    *pile.get_mut(slot)? -= 1;
    Some(slot)
}

fn put(pile: &mut [u8], slot: Option<usize>) {
    if let Some(count) = slot.and_then(|slot| pile.get_mut(slot)) {
        *count = count.saturating_add(1);
    }
}

fn terrain_slot(terrain: Terrain) -> Option<usize> {
    Terrain::ALL.iter().position(|known| *known == terrain)
}

fn chip_slot(number: u8) -> Option<usize> {
    CHIP_NUMBERS.iter().position(|known| *known == number)
}

/// The pool that deals the terrain of an area; the stack for what is found in play.
fn dealer(plan: &Plan, area: u8) -> Option<usize> {
    let how = if area == b'?' { How::Stack } else { How::Shuffle };
    plan.pools
        .iter()
        .position(|pool| pool.how == how && pool.terrain.is_some() && has(&pool.areas, area))
}

/// The pool that deals the chips of an area; the stack for what is found in play.
fn chip_dealer(plan: &Plan, area: u8) -> Option<usize> {
    let deals = |how: How| match area {
        b'?' => how == How::Stack,
        _ => matches!(how, How::Shuffle | How::Spiral),
    };
    plan.pools
        .iter()
        .position(|pool| deals(pool.how) && pool.chips.is_some() && has(&pool.areas, area))
}

fn bag(plan: &Plan) -> Option<usize> {
    plan.pools.iter().position(|pool| pool.how == How::Bag)
}

/// Adds an empty pool; its place.
fn open(plan: &mut Plan, name: &str, how: How, area: u8) -> usize {
    let taken = |name: &str| plan.pools.iter().any(|pool| pool.name == name);
    let numbers = (2..).map(|number| format!("{name} {number}"));
    let mut names = std::iter::once(name.to_owned()).chain(numbers);
    let name = names.find(|name| !taken(name)).unwrap_or_default();
    let pool = PoolPlan { name, how, areas: vec![named(area)], terrain: None, chips: None };
    plan.pools.push(pool);
    plan.pools.len() - 1
}

/// What a new pool for an area is called.
fn pool_name(area: u8) -> String {
    match area {
        b'?' => "hidden".to_owned(),
        b'*' => "all".to_owned(),
        b'm' => "main".to_owned(),
        b'n' => "far part".to_owned(),
        letter => format!("island {}", char::from(letter)),
    }
}

fn put_terrain(plan: &mut Plan, area: u8, terrain: Terrain) {
    let how = if area == b'?' { How::Stack } else { How::Shuffle };
    let at = dealer(plan, area).unwrap_or_else(|| open(plan, &pool_name(area), how, area));
    if let Some(pool) = plan.pools.get_mut(at) {
        put(pool.terrain.get_or_insert_default(), terrain_slot(terrain));
    }
}

/// Puts a chip to the others that are dealt on this area. Without a number there is at least a
/// pile, so that every hex that waits for a chip waits for one pool.
pub(super) fn put_chip(plan: &mut Plan, area: u8, number: Option<u8>) {
    let at = chip_dealer(plan, area)
        .or_else(|| dealer(plan, area))
        .unwrap_or_else(|| open(plan, "numbers", How::Shuffle, area));
    if let Some(pool) = plan.pools.get_mut(at) {
        put(pool.chips.get_or_insert_default(), number.and_then(chip_slot));
    }
}

/// Puts a chip into the bag, for this area among others.
pub(super) fn put_into_bag(plan: &mut Plan, area: u8, number: Option<u8>) {
    let at = bag(plan).unwrap_or_else(|| open(plan, "number bag", How::Bag, area));
    if let Some(pool) = plan.pools.get_mut(at) {
        if !has(&pool.areas, area) {
            pool.areas.push(named(area));
        }
        put(pool.chips.get_or_insert_default(), number.and_then(chip_slot));
    }
}

/// Hexes of a pile that take a chip: neither sea nor desert.
fn chip_hexes(pool: &PoolPlan) -> usize {
    pool.terrain.map_or(0, |pile| sum(&pile[2..]))
}

/// How many places wait for a chip of a pool.
fn waiting(plan: &Plan, pool: &PoolPlan) -> usize {
    if pool.how == How::Stack {
        return chip_hexes(pool);
    }
    let waits = plan.cells().filter(|cell| {
        cell.chip == ChipCell::Dealt
            && cell.terrain != Terrain::Unknown
            && has(&pool.areas, cell.area)
    });
    let shares = |deal: &&PoolPlan| {
        let both = |area: u8| has(&deal.areas, area) && has(&pool.areas, area);
        deal.how == How::Shuffle && plan.cells().any(|cell| both(cell.area))
    };
    waits.count() + plan.pools.iter().filter(shares).map(chip_hexes).sum::<usize>()
}

/// Takes a chip of an area out of its pool, where that holds more than its other places need.
fn take_chip(plan: &mut Plan, area: u8, wanted: Option<u8>) -> Option<u8> {
    let at = chip_dealer(plan, area)?;
    let pool = plan.pools.get(at)?;
    let spare = sum(pool.chips.as_ref()?) > waiting(plan, pool);
    spare.then(|| take_number(plan, at, wanted))?
}

/// Takes any chip out of a pool.
fn take_number(plan: &mut Plan, at: usize, wanted: Option<u8>) -> Option<u8> {
    let pile = plan.pools.get_mut(at)?.chips.as_mut()?;
    let slot = take(pile, wanted.and_then(chip_slot))?;
    CHIP_NUMBERS.get(slot).copied()
}

/// Takes the chip off a hex, wherever it lies; its number, where it had one.
pub(super) fn lift_chip(plan: &mut Plan, at: PlanPlace, wanted: Option<u8>) -> Option<u8> {
    let cell = cell_mut(plan, at)?;
    let (area, chip) = (cell.area, std::mem::replace(&mut cell.chip, ChipCell::None));
    let printed = cell.terrain != Terrain::Unknown;
    match chip {
        ChipCell::None => None,
        ChipCell::Number(number) => Some(number),
        ChipCell::InPlay => bag(plan).and_then(|at| take_number(plan, at, wanted)),
        ChipCell::Dealt if !printed => {
            chip_dealer(plan, area).and_then(|at| take_number(plan, at, wanted))
        }
        ChipCell::Dealt | ChipCell::Hidden => take_chip(plan, area, wanted),
    }
}

/// Turns a hex face up: its terrain comes out of its pile, the wanted one if it is in there, and a
/// chip with it.
pub(super) fn print(plan: &mut Plan, at: PlanPlace, wanted: Option<Terrain>) -> Option<()> {
    let cell = *plan.cell(at)?;
    if cell.terrain != Terrain::Unknown {
        let number = lift_chip(plan, at, None);
        let cell = cell_mut(plan, at)?;
        cell.chip = number.map_or(ChipCell::None, ChipCell::Number);
        return Some(());
    }
    let terrain = lift_terrain(plan, cell.area, wanted);
    let from_bag = cell.chip == ChipCell::InPlay;
    let number = match terrain.takes_chip() {
        true if from_bag => bag(plan).and_then(|at| take_number(plan, at, None)),
        true => take_chip(plan, cell.area, None),
        false => None,
    };
    let area = match cell.area {
        _ if terrain == Terrain::Sea => b's',
        b'?' | b'*' => area_beside(plan, at),
        letter => letter,
    };
    let cell = cell_mut(plan, at)?;
    (cell.area, cell.terrain) = (area, terrain);
    cell.chip = number.map_or(ChipCell::None, ChipCell::Number);
    Some(())
}

fn lift_terrain(plan: &mut Plan, area: u8, wanted: Option<Terrain>) -> Terrain {
    let pile = dealer(plan, area).and_then(|at| plan.pools.get_mut(at)?.terrain.as_mut());
    let slot = pile.and_then(|pile| take(pile, wanted.and_then(terrain_slot)));
    slot.and_then(|slot| Terrain::ALL.get(slot).copied()).unwrap_or(Terrain::Sea)
}

/// Turns a printed hex face down in this area: terrain and chip go into its piles.
pub(super) fn turn_over(plan: &mut Plan, at: PlanPlace, area: u8) -> Option<()> {
    let cell = *plan.cell(at)?;
    let number = match cell.chip {
        ChipCell::Number(number) => Some(number),
        _ => None,
    };
    put_terrain(plan, area, cell.terrain);
    if cell.chip != ChipCell::InPlay {
        put_chip(plan, area, number);
    }
    let face_down = match cell.chip {
        ChipCell::InPlay => ChipCell::InPlay,
        _ if area == b'?' => ChipCell::Hidden,
        _ => ChipCell::Dealt,
    };
    let cell = cell_mut(plan, at)?;
    (cell.area, cell.terrain, cell.chip) = (area, Terrain::Unknown, face_down);
    Some(())
}

/// Has a pool nothing left to do?
fn idle(plan: &Plan, pool: &PoolPlan) -> bool {
    let empty = pool.terrain.is_none_or(|pile| sum(&pile) == 0)
        && pool.chips.is_none_or(|pile| sum(&pile) == 0);
    match pool.how {
        How::Stack => !plan.cells().any(|cell| cell.area == b'?'),
        How::Bag => !plan.cells().any(|cell| cell.chip == ChipCell::InPlay),
        How::Shuffle | How::Spiral => empty && waiting_cells(plan, pool) == 0,
    }
}

/// Hexes whose terrain or chip is to come from a pool.
fn waiting_cells(plan: &Plan, pool: &PoolPlan) -> usize {
    let waits = plan.cells().filter(|cell| {
        has(&pool.areas, cell.area)
            && ((pool.terrain.is_some() && cell.terrain == Terrain::Unknown)
                || (pool.chips.is_some() && cell.chip == ChipCell::Dealt))
    });
    waits.count()
}

/// Puts away the pools that a stroke has emptied; what was idle before stays as it was written.
pub(super) fn tidy(plan: &mut Plan, before: &Plan) {
    let was_idle =
        |pool: &PoolPlan| before.pools.iter().any(|old| old.name == pool.name && idle(before, old));
    for at in 0..plan.pools.len() {
        drop_bare_chips(plan, at);
    }
    let done: Vec<bool> =
        plan.pools.iter().map(|pool| idle(plan, pool) && !was_idle(pool)).collect();
    let mut done = done.into_iter();
    plan.pools.retain(|_| !done.next().unwrap_or_default());
}

/// A pool whose places all draw from the bag deals no chips any more.
fn drop_bare_chips(plan: &mut Plan, at: usize) {
    let Some(pool) = plan.pools.get(at) else { return };
    let dealt =
        plan.cells().any(|cell| cell.chip == ChipCell::Dealt && has(&pool.areas, cell.area));
    let bare = pool.how == How::Shuffle && pool.chips.is_some_and(|pile| sum(&pile) == 0);
    if bare
        && !dealt
        && let Some(pool) = plan.pools.get_mut(at)
    {
        pool.chips = None;
    }
}
