//! Free cells and what their neighbours demand.

use std::collections::BTreeSet;

use landscape::{Cell, Demand, Edge, Kind, Side, Turns};

use crate::table::Table;

const LAND: &str = "ffff: land nl nr el er sl sr wl wr";
const CAP: &str = "cfff: town n, land el er sl sr wl wr > 0";
const STRAIGHT: &str = "frfr: road e w, land nl nr el wr, land er sl sr wl";
const TOWN: &str = "cccc: town n e s w";

fn free(table: &Table) -> BTreeSet<(i16, i16)> {
    let cells: Vec<_> = table.map.free().iter().map(|free| (free.cell.x, free.cell.y)).collect();
    let set: BTreeSet<_> = cells.iter().copied().collect();
    assert_eq!(set.len(), cells.len(), "a cell is listed twice: {cells:?}");
    set
}

/// An empty cell with a tile on every side.
const HOLE: Cell = Cell::new(1, 1);

/// What is demanded of a cell, clockwise from north: `"c.f."`.
fn demand(table: &Table, x: i16, y: i16) -> Option<String> {
    let demand = table.map.demand(Cell::new(x, y))?;
    let letter = |side| match demand.of(side) {
        Some(Edge::Town) => 'c',
        Some(Edge::Road) => 'r',
        Some(Edge::Land) => 'f',
        None => '.',
    };
    Some(Side::ALL.map(letter).iter().collect())
}

#[test]
fn the_first_tile_may_lie_at_the_start_only() {
    let table = Table::new(&[LAND]);
    assert_eq!(free(&table), [(0, 0)].into());
    assert_eq!(demand(&table, 0, 0).unwrap(), "....");
    assert_eq!(demand(&table, 1, 0), None);
    assert!(table.map.at(Cell::new(0, 0)).is_none());
}

#[test]
fn the_sides_of_a_tile_are_demanded_of_its_neighbours() {
    let mut table = Table::new(&[CAP, STRAIGHT]);
    table.lay(0, (0, 0), 0);
    assert_eq!(free(&table), [(0, -1), (1, 0), (0, 1), (-1, 0)].into());
    assert_eq!(demand(&table, 0, -1).unwrap(), "..c.");
    assert_eq!(demand(&table, 1, 0).unwrap(), "...f");
    assert_eq!(demand(&table, 0, 1).unwrap(), "f...");
    assert_eq!(demand(&table, -1, 0).unwrap(), ".f..");
    // A corner is not enough.
    assert_eq!(demand(&table, 1, 1), None);
    assert_eq!(demand(&table, 0, 0), None);
}

#[test]
fn a_hole_collects_four_demands_and_is_free_once() {
    let mut table = Table::new(&[LAND, CAP, STRAIGHT]);
    table.lay(0, (0, 0), 0);
    // Around the hole at 1,1: a cap that looks into it, a road that leads into it, and land.
    for (kind, cell, turns) in
        [(1, (1, 0), 2), (0, (0, 1), 0), (0, (0, 2), 0), (0, (1, 2), 0), (0, (2, 2), 0)]
    {
        table.lay(kind, cell, turns);
    }
    assert_eq!(demand(&table, 1, 1).unwrap(), "c.ff");
    table.lay(2, (2, 1), 0);
    assert_eq!(demand(&table, 1, 1).unwrap(), "crff");
    assert!(free(&table).contains(&(1, 1)));
    let fits = |kind| !table.atlas.fitting(Kind(kind), table.map.demand(HOLE).unwrap()).is_empty();
    assert!((0..3).all(|kind| !fits(kind)));
}

#[test]
fn placements_are_all_cells_and_looks_that_fit() {
    let mut table = Table::new(&[CAP, STRAIGHT, TOWN]);
    table.lay(0, (0, 0), 0);
    let places = |kind: u8| -> BTreeSet<(i16, i16, u8)> {
        let all = table.map.placements(&table.atlas, Kind(kind));
        let each = all.flat_map(|(cell, turns)| turns.iter().map(move |turns| (cell, turns)));
        each.map(|(cell, turns)| (cell.x, cell.y, turns.into())).collect()
    };
    // Town all round: only above the cap, and every turn looks the same.
    assert_eq!(places(2), [(0, -1, 0)].into());
    // A straight road lies in two ways and has land to show on two sides.
    assert_eq!(places(1), [(1, 0, 1), (0, 1, 0), (-1, 0, 1)].into());
    // A cap lies in four ways; above it must look down, elsewhere it must look away.
    let caps = places(0);
    assert_eq!(caps.len(), 1 + 3 * 3);
    assert!(caps.contains(&(0, -1, 2)) && !caps.contains(&(1, 0, 3)));
    assert!((0..3).all(|kind| table.map.has_room_for(&table.atlas, Kind(kind))));
}

#[test]
fn a_kind_without_room_is_told() {
    let mut table = Table::new(&[LAND, TOWN]);
    table.lay(0, (0, 0), 0);
    assert!(!table.map.has_room_for(&table.atlas, Kind(1)));
    assert_eq!(table.map.placements(&table.atlas, Kind(1)).count(), 0);
    assert!(table.map.has_room_for(&table.atlas, Kind(0)));
}

#[test]
fn demands_are_kept_side_by_side() {
    let demand = Demand::default().with(Side::N, Edge::Road).with(Side::W, Edge::Town);
    let all = Side::ALL.map(|side| demand.of(side));
    assert_eq!(all, [Some(Edge::Road), None, None, Some(Edge::Town)]);
    let table = Table::new(&[STRAIGHT]);
    let turns = |demand| table.atlas.fitting(Kind(0), demand);
    assert!(turns(demand).is_empty());
    let upright = turns(Demand::default().with(Side::N, Edge::Road));
    assert!(upright.contains(Turns::new(1)) && !upright.contains(Turns::new(0)));
    assert_eq!(upright.iter().count(), 1);
    assert_eq!(turns(Demand::default()).iter().count(), 2);
}
