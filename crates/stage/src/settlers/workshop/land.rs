//! Strokes on hexes: terrain, chips, islands, robber and pirate.

use settlers::scenario::{BonusKind, BonusPlan, ChipCell, Plan, PlanCell, PlanPlace, RobberPlan};
use settlers::{Geometry, Terrain};

use super::brush::Tool;
use super::piles::{has, lift_chip, named, print, put_chip, put_into_bag, turn_over};

pub(super) fn cell_mut(plan: &mut Plan, at: PlanPlace) -> Option<&mut PlanCell> {
    plan.rows.get_mut(at.r)?.cells.get_mut(at.i)
}

/// The doubled column of a place.
pub(super) fn column(plan: &Plan, at: PlanPlace) -> i32 {
    let offset = plan.rows.get(at.r).map_or(0, |row| i32::from(row.offset));
    offset + 2 * at.i as i32
}

/// The places beside a place.
fn beside(plan: &Plan, at: PlanPlace) -> impl Iterator<Item = PlanPlace> {
    let x = column(plan, at);
    let steps = [(-1, -1), (-1, 1), (0, -2), (0, 2), (1, -1), (1, 1)];
    steps.into_iter().filter_map(move |(rows, columns)| {
        let r = usize::try_from(at.r as i32 + rows).ok()?;
        let row = plan.rows.get(r)?;
        let i = usize::try_from((x + columns - i32::from(row.offset)) / 2).ok()?;
        let inside = x + columns >= i32::from(row.offset) && i < row.cells.len();
        inside.then_some(PlanPlace { r, i })
    })
}

/// Is it a letter of land whose place is printed?
fn is_island(letter: u8) -> bool {
    matches!(letter, b'm' | b'n' | b'1'..=b'6')
}

/// The island that a new hex of land joins: that of a neighbour, otherwise the main one.
pub(super) fn area_beside(plan: &Plan, at: PlanPlace) -> u8 {
    let letters = beside(plan, at).filter_map(|place| Some(plan.cell(place)?.area));
    letters.filter(|letter| is_island(*letter)).min_by_key(|letter| rank(*letter)).unwrap_or(b'm')
}

/// The main island goes before the others.
fn rank(letter: u8) -> (bool, u8) {
    (letter != b'm', letter)
}

/// Paints a hex; `None` where the brush does nothing there.
pub(super) fn stroke(plan: &mut Plan, at: PlanPlace, tool: Tool) -> Option<()> {
    match tool {
        Tool::Land(terrain) => lay(plan, at, terrain),
        Tool::Dealt | Tool::Chance | Tool::Hidden => face_down(plan, at, tool),
        Tool::Number(number) => lay_chip(plan, at, Some(number)),
        Tool::Bare => lay_chip(plan, at, None),
        Tool::DealtChip | Tool::BagChip => chip_down(plan, at, tool == Tool::BagChip),
        Tool::Area(letter) => name_island(plan, at, letter),
        Tool::Start => {
            let area = plan.cell(at)?.area;
            // Nobody starts at sea; a file that says so can be mended.
            if area == b's' && !has(&plan.start, area) {
                return None;
            }
            toggle(&mut plan.start, area);
            Some(())
        }
        Tool::Bonus(kind) => earn(plan, at, kind),
        Tool::Robber => {
            let here = RobberPlan::On(at);
            plan.robber = if plan.robber == here { RobberPlan::Beside } else { here };
            Some(())
        }
        Tool::Pirate => {
            plan.pirate = (plan.pirate != Some(at)).then_some(at);
            Some(())
        }
        Tool::Harbour(_) | Tool::Grow | Tool::Cut => None,
    }
}

fn lay(plan: &mut Plan, at: PlanPlace, terrain: Terrain) -> Option<()> {
    if plan.cell(at)?.terrain == Terrain::Unknown {
        print(plan, at, Some(terrain))?;
    }
    if !terrain.takes_chip() {
        lift_chip(plan, at, None);
    }
    let area = match plan.cell(at)?.area {
        _ if terrain == Terrain::Sea => b's',
        b'd' if terrain == Terrain::Desert => b'd',
        letter if is_island(letter) => letter,
        _ => area_beside(plan, at),
    };
    let cell = cell_mut(plan, at)?;
    (cell.area, cell.terrain) = (area, terrain);
    Some(())
}

fn face_down(plan: &mut Plan, at: PlanPlace, tool: Tool) -> Option<()> {
    let cell = *plan.cell(at)?;
    let area = match tool {
        Tool::Hidden => b'?',
        Tool::Chance => b'*',
        _ if is_island(cell.area) => cell.area,
        _ => area_beside(plan, at),
    };
    if cell.terrain == Terrain::Unknown && cell.area == area {
        return None;
    }
    // A chip from the bag stays one when the hex below it is dealt.
    let keeps_chip = cell.chip == ChipCell::InPlay && tool == Tool::Dealt;
    if cell.terrain == Terrain::Unknown || !keeps_chip {
        print(plan, at, None)?;
    }
    turn_over(plan, at, area)
}

fn lay_chip(plan: &mut Plan, at: PlanPlace, number: Option<u8>) -> Option<()> {
    let cell = *plan.cell(at)?;
    let refused =
        cell.terrain == Terrain::Unknown || (number.is_some() && !cell.terrain.takes_chip());
    if refused {
        return None;
    }
    lift_chip(plan, at, number);
    cell_mut(plan, at)?.chip = number.map_or(ChipCell::None, ChipCell::Number);
    Some(())
}

fn chip_down(plan: &mut Plan, at: PlanPlace, into_bag: bool) -> Option<()> {
    let cell = *plan.cell(at)?;
    let dealt = cell.terrain == Terrain::Unknown && cell.area != b'?';
    let wanted = if into_bag { ChipCell::InPlay } else { ChipCell::Dealt };
    if !(dealt || cell.terrain.takes_chip()) || cell.chip == wanted {
        return None;
    }
    let number = lift_chip(plan, at, None);
    if into_bag {
        put_into_bag(plan, cell.area, number);
    } else {
        put_chip(plan, cell.area, number);
    }
    cell_mut(plan, at)?.chip = wanted;
    Some(())
}

fn toggle(areas: &mut Vec<String>, letter: u8) {
    if has(areas, letter) {
        areas.retain(|area| area.as_bytes() != [letter]);
    } else {
        areas.push(named(letter));
    }
}

fn earn(plan: &mut Plan, at: PlanPlace, kind: BonusKind) -> Option<()> {
    let area = plan.cell(at)?.area;
    let fresh = || BonusPlan { kind, first: 1, further: 1, areas: Vec::new() };
    let bonus = plan.bonus.get_or_insert_with(fresh);
    // Another way to earn chips keeps the islands: only the touched one joins them.
    let other_way = std::mem::replace(&mut bonus.kind, kind) != kind;
    if !(other_way && has(&bonus.areas, area)) {
        toggle(&mut bonus.areas, area);
    }
    if bonus.areas.is_empty() {
        plan.bonus = None;
    }
    Some(())
}

fn name_island(plan: &mut Plan, at: PlanPlace, letter: u8) -> Option<()> {
    let cell = *plan.cell(at)?;
    let named = is_island(cell.area) || cell.area == b'd';
    if !named || cell.area == letter || (letter == b'd' && cell.terrain != Terrain::Desert) {
        return None;
    }
    // The belt is drawn hex by hex; an island has one name from shore to shore.
    let single = letter == b'd' || cell.area == b'd';
    let hexes = if single { vec![at] } else { connected(plan, at, cell.area) };
    for place in &hexes {
        cell_mut(plan, *place)?.area = letter;
    }
    rename(plan, cell.area, letter);
    Some(())
}

/// All hexes of an area that hang together.
fn connected(plan: &Plan, from: PlanPlace, area: u8) -> Vec<PlanPlace> {
    let mut found = vec![from];
    let mut next = 0;
    while let Some(place) = found.get(next).copied() {
        next += 1;
        let same = |place: &PlanPlace| plan.cell(*place).is_some_and(|cell| cell.area == area);
        let more: Vec<PlanPlace> =
            beside(plan, place).filter(same).filter(|place| !found.contains(place)).collect();
        found.extend(more);
    }
    found
}

/// Hexes went from one area to another: pools and, where the old name is gone, starts and bonus
/// follow them.
fn rename(plan: &mut Plan, old: u8, new: u8) {
    let gone = !plan.cells().any(|cell| cell.area == old);
    let waits = plan.cells().any(|cell| {
        cell.area == new && (cell.terrain == Terrain::Unknown || waits_for_chip(cell.chip))
    });
    for pool in &mut plan.pools {
        follow(&mut pool.areas, old, new, waits || gone, gone);
    }
    follow(&mut plan.start, old, new, gone, gone);
    if let Some(bonus) = &mut plan.bonus {
        follow(&mut bonus.areas, old, new, gone, gone);
    }
}

fn waits_for_chip(chip: ChipCell) -> bool {
    matches!(chip, ChipCell::Dealt | ChipCell::InPlay)
}

fn follow(areas: &mut Vec<String>, old: u8, new: u8, join: bool, leave: bool) {
    let Some(place) = areas.iter().position(|area| area.as_bytes() == [old]) else { return };
    if join && !has(areas, new) {
        areas.insert(place + 1, named(new));
    }
    if leave {
        areas.remove(place);
    }
}

/// The place of a hex by its number in reading order.
pub(super) fn place_of(geometry: &Geometry, hex: usize) -> Option<PlanPlace> {
    let mut first = 0;
    geometry.rows.iter().enumerate().find_map(|(r, row)| {
        let i = hex.checked_sub(first)?;
        first += usize::from(row.length);
        (i < usize::from(row.length)).then_some(PlanPlace { r, i })
    })
}
