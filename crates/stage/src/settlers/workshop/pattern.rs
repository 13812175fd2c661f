//! Where a board of one's own begins.

use settlers::scenario::{self, HarbourPlan, IDS, Pieces, Plan, PlanRow, RobberPlan};

use super::frame::WATER;
use crate::Lang;
use crate::settlers::words::value;

/// The pattern that is nothing but water.
pub(super) const EMPTY: &str = "empty";

/// What a board of one's own is called for programs until its maker says otherwise.
const OWN_ID: &str = "my-board";

/// A frame of water, as large as that of most scenarios.
pub(super) fn empty() -> Plan {
    let row = |r: usize| PlanRow { offset: (r % 2) as u8, cells: vec![WATER; 6 - r % 2] };
    Plan {
        id: OWN_ID.to_owned(),
        number: 0,
        name: String::new(),
        about: String::new(),
        players: vec![3, 4],
        points: 10,
        rows: (0..7).map(row).collect(),
        start: vec!["m".to_owned()],
        one_home: false,
        pieces: Pieces { settlements: 5, cities: 4, roads: 15, ships: 15 },
        harbours: HarbourPlan { special: 0, general: 0, by_players: false, spots: Vec::new() },
        bonus: None,
        robber: RobberPlan::Beside,
        pirate: None,
        deal_again: None,
        tables: None,
        pools: Vec::new(),
    }
}

/// A board that comes with the game, as a beginning: without its number in the book and the book's
/// totals, which bind nobody else.
pub(super) fn house(id: &str) -> Option<Plan> {
    let known = IDS.iter().find(|known| **known == id)?;
    let plan = Plan::read(scenario::text(known)?).ok()?;
    Some(Plan { id: OWN_ID.to_owned(), number: 0, tables: None, ..plan })
}

/// What a board that comes with the game is called.
pub(super) fn title(id: &str, lang: Lang) -> String {
    value("scenario", id, lang).unwrap_or(id).to_owned()
}
