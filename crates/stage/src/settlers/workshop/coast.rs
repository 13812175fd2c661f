//! Strokes on sides: harbours.

use settlers::scenario::{HarbourPlan, Plan, PlanPlace, SpotPlan};
use settlers::{Geometry, HarbourKind, NOWHERE};

use super::land::place_of;

/// The land hex of a coast with its side towards the water; `None` where there is no coast or what
/// lies there is not printed.
pub(super) fn coast(plan: &Plan, geometry: &Geometry, side: usize) -> Option<(PlanPlace, usize)> {
    let hexes = geometry.side_hexes.get(side)?;
    let area = |hex: u8| match hex {
        NOWHERE => Some(b's'),
        hex => plan.cell(place_of(geometry, usize::from(hex))?).map(|cell| cell.area),
    };
    let (first, second) = (area(hexes[0])?, area(hexes[1])?);
    let land = match (first, second) {
        (b'?' | b'*', _) | (_, b'?' | b'*') => return None,
        (b's', b's') => return None,
        (_, b's') => hexes[0],
        (b's', _) => hexes[1],
        _ => return None,
    };
    let place = place_of(geometry, usize::from(land))?;
    direction(geometry, land, side).map(|direction| (place, direction))
}

fn direction(geometry: &Geometry, hex: u8, side: usize) -> Option<usize> {
    let sides = geometry.hex_sides.get(usize::from(hex))?;
    sides.iter().position(|known| usize::from(*known) == side)
}

/// The side of a spot.
pub(super) fn side_of(geometry: &Geometry, spot: &SpotPlan) -> Option<usize> {
    let hex = geometry.hex_at(spot.at.r, spot.at.i)?;
    let sides = geometry.hex_sides.get(usize::from(hex.0))?;
    sides.get(spot.side).copied().map(usize::from)
}

/// The spot at a side.
pub(super) fn spot_at(plan: &Plan, geometry: &Geometry, side: usize) -> Option<usize> {
    plan.harbours.spots.iter().position(|spot| side_of(geometry, spot) == Some(side))
}

/// Lays a harbour, changes its kind, or takes it away where it has that kind already.
pub(super) fn stroke(
    plan: &mut Plan,
    geometry: &Geometry,
    side: usize,
    kind: Option<HarbourKind>,
) -> Option<()> {
    if let Some(at) = spot_at(plan, geometry, side) {
        let spot = plan.harbours.spots.get_mut(at)?;
        if spot.fixed == kind {
            let gone = plan.harbours.spots.remove(at);
            count_down(&mut plan.harbours, gone.fixed);
        } else {
            let old = std::mem::replace(&mut spot.fixed, kind);
            count_down(&mut plan.harbours, old);
            count_up(&mut plan.harbours, kind);
        }
        return Some(());
    }
    let (at, direction) = coast(plan, geometry, side)?;
    count_up(&mut plan.harbours, kind);
    plan.harbours.spots.push(SpotPlan { at, side: direction, fixed: kind });
    Some(())
}

fn total(plan: &HarbourPlan) -> usize {
    usize::from(plan.special) + usize::from(plan.general)
}

/// One harbour more to be counted, before its spot is there; unless one waited for a spot.
fn count_up(plan: &mut HarbourPlan, kind: Option<HarbourKind>) {
    if plan.by_players || total(plan) > plan.spots.len() {
        return;
    }
    match kind {
        Some(HarbourKind::General) => plan.general = plan.general.saturating_add(1),
        Some(HarbourKind::Special(_)) => plan.special = plan.special.saturating_add(1),
        // As in the box: five special ones, and the others about as many.
        None if plan.special < 5 && plan.special < plan.general => plan.special += 1,
        None => plan.general = plan.general.saturating_add(1),
    }
}

/// One harbour less, after its spot is gone.
pub(super) fn count_down(plan: &mut HarbourPlan, kind: Option<HarbourKind>) {
    if plan.by_players || total(plan) < plan.spots.len() {
        return;
    }
    let special = match kind {
        Some(HarbourKind::General) => plan.general == 0,
        Some(HarbourKind::Special(_)) => plan.special > 0,
        None => plan.general == 0 || (plan.special == plan.general && plan.special <= 5),
    };
    let count = if special { &mut plan.special } else { &mut plan.general };
    *count = count.saturating_sub(1);
}
