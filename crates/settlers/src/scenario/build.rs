//! From a plan to a board.

use super::plan::{BonusPlan, HarbourPlan, Plan, PlanCell, PlanPlace, PoolPlan, RobberPlan};
use super::{Bonus, BonusKind, HarbourSite, Pool, RobberStart, Scenario};
use crate::board::{Board, Grids};
use crate::geometry::{Geometry, Hex};

/// The board of a plan on its frame. Whether it can be played is for the check to say.
pub(super) fn board(geometry: Geometry, plan: Plan) -> Board {
    let grids = grids(&plan);
    let start = hexes_of(&grids.areas, &plan.start);
    let bonus = plan.bonus.as_ref().map_or(NO_BONUS, |bonus| read_bonus(bonus, &grids));
    let robber = match plan.robber {
        RobberPlan::Desert => RobberStart::Desert,
        RobberPlan::Beside => RobberStart::Beside,
        RobberPlan::On(place) => RobberStart::On(hex(&geometry, place)),
    };
    let scenario = Scenario {
        harbours: harbour_pile(&plan.harbours),
        spots: spots(&plan.harbours, &geometry),
        bonus,
        robber,
        pirate: plan.pirate.map(|place| hex(&geometry, place)),
        pools: plan.pools.into_iter().map(|plan| pool(plan, &grids)).collect(),
        id: plan.id,
        number: plan.number,
        name: plan.name,
        about: plan.about,
        players: plan.players,
        points: plan.points,
        one_home: plan.one_home,
        pieces: plan.pieces,
        deal_again: plan.deal_again,
        tables: plan.tables,
    };
    Board::new(geometry, scenario, grids, start)
}

const NO_BONUS: Bonus = Bonus { kind: BonusKind::None, first: 0, further: 0, hexes: 0 };

fn hex(geometry: &Geometry, place: PlanPlace) -> Hex {
    geometry.hex_at(place.r, place.i).expect("whoever made the plan has looked for the hex")
}

fn grids(plan: &Plan) -> Grids {
    Grids {
        areas: column(plan, |cell| cell.area),
        terrain: column(plan, |cell| cell.terrain),
        chips: column(plan, |cell| cell.chip),
    }
}

fn column<T>(plan: &Plan, part: fn(&PlanCell) -> T) -> Vec<T> {
    plan.cells().map(part).collect()
}

/// The hexes of some areas.
pub(super) fn hexes_of(grid: &[u8], areas: &[String]) -> u64 {
    let wanted = |area: &u8| areas.iter().any(|name| name.as_bytes() == [*area]);
    let bits = grid.iter().enumerate().filter(|(_, area)| wanted(area)).map(|(hex, _)| 1u64 << hex);
    bits.fold(0, |all, bit| all | bit)
}

/// The five special harbours are one of each kind for every five.
fn harbour_pile(plan: &HarbourPlan) -> [u8; 6] {
    let special = plan.special;
    std::array::from_fn(|at| match at {
        5 => plan.general,
        _ => special / 5 + u8::from(at < (special % 5) as usize),
    })
}

fn spots(plan: &HarbourPlan, geometry: &Geometry) -> Vec<HarbourSite> {
    let spot = |spot: &super::SpotPlan| {
        let sides = geometry.hex_sides[hex(geometry, spot.at).at()];
        HarbourSite { side: sides[spot.side], fixed: spot.fixed }
    };
    plan.spots.iter().map(spot).collect()
}

fn read_bonus(plan: &BonusPlan, grids: &Grids) -> Bonus {
    let hexes = hexes_of(&grids.areas, &plan.areas);
    Bonus { kind: plan.kind, first: plan.first, further: plan.further, hexes }
}

fn pool(plan: PoolPlan, grids: &Grids) -> Pool {
    let hexes = hexes_of(&grids.areas, &plan.areas);
    let PoolPlan { name, how, areas: _, terrain, chips } = plan;
    Pool { name, how, hexes, terrain, chips }
}
