//! The frame grows and shrinks.

use settlers::scenario::{ChipCell, Plan, PlanCell, PlanPlace, PlanRow, RobberPlan, SpotPlan};
use settlers::{Geometry, Row, Terrain};

use super::coast::count_down;
use super::piles::print;

/// New hexes are water.
pub(super) const WATER: PlanCell =
    PlanCell { area: b's', terrain: Terrain::Sea, chip: ChipCell::None };

/// The longest row, and the farthest shift, that a file may have.
const LENGTH_MAX: usize = 30;
const OFFSET_MAX: u8 = 60;

/// A place just outside the frame: row and doubled column, which may lie before the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Outside {
    /// The row; -1 above the first.
    pub row: i32,
    /// The doubled column.
    pub x: i32,
}

impl Outside {
    /// Its name: `g-1,3`.
    pub fn target(self) -> String {
        format!("g{},{}", self.row, self.x)
    }

    /// The place of that name.
    pub fn find(target: &str) -> Option<Outside> {
        let (row, x) = target.strip_prefix('g')?.split_once(',')?;
        Some(Outside { row: row.parse().ok()?, x: x.parse().ok()? })
    }
}

/// The tables of a plan's frame; `None` where it is larger than a file may be.
pub(super) fn geometry(plan: &Plan) -> Option<Geometry> {
    let fits = |row: &PlanRow| row.cells.len() <= LENGTH_MAX && row.offset <= OFFSET_MAX;
    if !plan.rows.iter().all(fits) {
        return None;
    }
    let row = |row: &PlanRow| Row { length: row.cells.len() as u8, offset: row.offset };
    Geometry::new(plan.rows.iter().map(row).collect()).ok()
}

/// Where a hex may be added: at both ends of every row, and in a new row above and below.
pub(super) fn outside(plan: &Plan) -> Vec<Outside> {
    let mut places = Vec::new();
    for (r, row) in plan.rows.iter().enumerate() {
        let (first, end) = ends(row);
        places.push(Outside { row: r as i32, x: first - 2 });
        places.push(Outside { row: r as i32, x: end });
    }
    let last = plan.rows.len() as i32;
    for (row, beside) in [(-1, plan.rows.first()), (last, plan.rows.last())] {
        let (first, end) = beside.map_or((0, 0), ends);
        places.extend((first - 1..end).step_by(2).map(|x| Outside { row, x }));
    }
    places
}

/// The doubled column of the first hex of a row, and of the place behind the last.
fn ends(row: &PlanRow) -> (i32, i32) {
    let first = i32::from(row.offset);
    (first, first + 2 * row.cells.len() as i32)
}

/// Adds a hex of water there.
pub(super) fn grow(plan: &mut Plan, place: Outside) -> Option<()> {
    if !outside(plan).contains(&place) {
        return None;
    }
    let x = make_room(plan, place.x)?;
    match usize::try_from(place.row) {
        Err(_) => {
            plan.rows.insert(0, PlanRow { offset: x, cells: vec![WATER] });
            move_places(plan, |at| Some(PlanPlace { r: at.r + 1, i: at.i }));
        }
        Ok(r) if r == plan.rows.len() => {
            plan.rows.push(PlanRow { offset: x, cells: vec![WATER] });
        }
        Ok(r) => widen(plan, r, x)?,
    }
    Some(())
}

/// Shifts the whole board to the right where a place lies before the first column; where that
/// place lies then.
fn make_room(plan: &mut Plan, x: i32) -> Option<u8> {
    let shift = u8::try_from((-x).max(0)).ok()?;
    for row in &mut plan.rows {
        row.offset = row.offset.checked_add(shift)?;
    }
    u8::try_from(x + i32::from(shift)).ok()
}

fn widen(plan: &mut Plan, r: usize, x: u8) -> Option<()> {
    let row = plan.rows.get_mut(r)?;
    if x < row.offset {
        row.offset = x;
        row.cells.insert(0, WATER);
        move_places(plan, |at| Some(PlanPlace { i: at.i + usize::from(at.r == r), ..at }));
    } else {
        row.cells.push(WATER);
    }
    Some(())
}

/// Cuts a hex off the end of its row; a row of one hex only at the upper or lower edge.
pub(super) fn cut(plan: &mut Plan, at: PlanPlace) -> Option<()> {
    let length = plan.rows.get(at.r)?.cells.len();
    let edge = at.r == 0 || at.r + 1 == plan.rows.len();
    let at_an_end = at.i == 0 || at.i + 1 == length;
    if !at_an_end || (length == 1 && !(edge && plan.rows.len() > 1)) {
        return None;
    }
    if length == 1 {
        return cut_row(plan, at.r);
    }
    print(plan, at, None);
    let row = plan.rows.get_mut(at.r)?;
    row.cells.remove(at.i);
    if at.i == 0 {
        row.offset += 2;
    }
    let same = |place: PlanPlace| place.r == at.r && place.i >= at.i;
    move_places(plan, |place| match place.i.checked_sub(1) {
        _ if place == at => None,
        Some(i) if same(place) => Some(PlanPlace { i, ..place }),
        _ => Some(place),
    });
    pull_left(plan);
    Some(())
}

/// Takes back a shift that every row has.
fn pull_left(plan: &mut Plan) {
    let least = plan.rows.iter().map(|row| row.offset).min().unwrap_or(0);
    plan.rows.iter_mut().for_each(|row| row.offset -= least);
}

/// Harbours, robber and pirate go where their hexes went, or away with them.
fn move_places(plan: &mut Plan, to: impl Fn(PlanPlace) -> Option<PlanPlace>) {
    let (kept, gone): (Vec<SpotPlan>, Vec<SpotPlan>) =
        plan.harbours.spots.drain(..).partition(|spot| to(spot.at).is_some());
    let moved = |spot: SpotPlan| Some(SpotPlan { at: to(spot.at)?, ..spot });
    plan.harbours.spots = kept.into_iter().filter_map(moved).collect();
    gone.into_iter().for_each(|spot| count_down(&mut plan.harbours, spot.fixed));
    if let RobberPlan::On(at) = plan.robber {
        plan.robber = to(at).map_or(RobberPlan::Beside, RobberPlan::On);
    }
    plan.pirate = plan.pirate.and_then(to);
}

/// The frame has so many rows: added or taken away below.
pub(super) fn set_rows(plan: &mut Plan, count: usize) -> Option<()> {
    while plan.rows.len() < count {
        let last = plan.rows.last()?;
        let above = plan.rows.len().checked_sub(2).and_then(|r| plan.rows.get(r)).unwrap_or(last);
        // Rows interlock: a single row is followed by one that is shifted.
        let offset = if plan.rows.len() < 2 { last.offset + 1 } else { above.offset };
        let cells = vec![WATER; above.cells.len().max(1)];
        plan.rows.push(PlanRow { offset, cells });
    }
    while plan.rows.len() > count.max(1) {
        let r = plan.rows.len() - 1;
        cut_row(plan, r)?;
    }
    Some(())
}

fn cut_row(plan: &mut Plan, r: usize) -> Option<()> {
    for i in 0..plan.rows.get(r)?.cells.len() {
        print(plan, PlanPlace { r, i }, None);
    }
    plan.rows.remove(r);
    move_places(plan, |place| match place.r.checked_sub(1) {
        _ if place.r == r => None,
        Some(above) if place.r > r => Some(PlanPlace { r: above, ..place }),
        _ => Some(place),
    });
    pull_left(plan);
    Some(())
}

/// How many hexes the longest row has.
pub(super) fn width(plan: &Plan) -> usize {
    plan.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0)
}

/// The longest row has so many hexes: all rows gain or lose as many at the right.
pub(super) fn set_width(plan: &mut Plan, wanted: usize) -> Option<()> {
    let now = width(plan);
    for r in 0..plan.rows.len() {
        for _ in now..wanted {
            plan.rows.get_mut(r)?.cells.push(WATER);
        }
        for _ in wanted..now {
            let length = plan.rows.get(r)?.cells.len();
            if length < 2 {
                break;
            }
            let at = PlanPlace { r, i: length - 1 };
            print(plan, at, None);
            plan.rows.get_mut(r)?.cells.pop();
            move_places(plan, |place| (place != at).then_some(place));
        }
    }
    Some(())
}
