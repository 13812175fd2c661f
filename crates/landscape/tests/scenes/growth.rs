//! The table top grows with the map, in any direction, and forgets nothing.

use landscape::{Cell, Map, Side};

use crate::table::{Marks, START, Table};

const STRAIGHT: &str = "frfr: road e w, land nl nr el wr, land er sl sr wl";
const CURVE: &str = "ffrr: road s w, land nl nr el er sl wr, land sr wl";
const LAND: &str = "ffff: land nl nr el er sl sr wl wr";

/// A street of 200 tiles from the start in one direction.
fn street(side: Side) -> Table {
    let mut table = Table::new(&[STRAIGHT]);
    let turns = match side {
        Side::E | Side::W => 0,
        Side::N | Side::S => 1,
    };
    let mut cell = START;
    for laid in 1..=200 {
        table.lay(0, (cell.x, cell.y), turns);
        assert_eq!(table.map.tiles().len(), laid);
        assert_eq!(table.map.free().len(), 2 * laid + 2);
        cell = cell.neighbour(side);
    }
    table
}

#[test]
fn streets_of_two_hundred_tiles_go_in_every_direction() {
    for side in Side::ALL {
        let table = street(side);
        let first = ["e", "n", "e", "n"][(side as usize + 1) % 2];
        assert_eq!(table.count((0, 0), first), (2, 200));
        let mut cell = START;
        for laid in 0..200u16 {
            assert_eq!(table.map.at(cell).map(|id| id.0), Some(laid), "{cell}");
            assert_eq!(table.map.demand(cell), None);
            cell = cell.neighbour(side);
        }
        assert_eq!(table.map.at(cell), None);
        assert!(table.map.demand(cell).is_some());
        assert_eq!(table.map.demand(cell.neighbour(side)), None);
    }
}

#[test]
fn a_staircase_is_one_road() {
    let mut table = Table::new(&[CURVE]);
    for step in 0..100 {
        table.lay(0, (step, step), 0);
        // From the south end of a curve eastwards again.
        table.lay(0, (step, step + 1), 2);
    }
    assert_eq!(table.count((0, 0), "w"), (2, 200));
}

#[test]
fn a_cross_of_four_streets_remembers_every_cell() {
    let mut table = Table::new(&[LAND]);
    table.lay(0, (0, 0), 0);
    let mut ends = Side::ALL.map(|side| (side, START));
    for _ in 0..60 {
        for (side, end) in &mut ends {
            *end = end.neighbour(*side);
            table.lay(0, (end.x, end.y), 0);
        }
    }
    assert_eq!(table.map.tiles().len(), 241);
    for tile in table.map.tiles() {
        assert_eq!(table.map.at(tile.cell).map(|id| *table.map.tile(id)), Some(*tile));
    }
    let land = table.root((0, 0), "nl");
    assert_eq!(table.map.features().members(land).count(), 241);
}

#[test]
fn a_map_may_start_as_far_out_as_it_can_reach() {
    let corner = |x: i16, y: i16| Cell::new(x * Cell::REACH, y * Cell::REACH);
    for start in [corner(1, 1), corner(-1, 1), corner(1, -1), corner(-1, -1)] {
        assert!(start.is_within_reach());
        assert!(!start.neighbour(if start.x > 0 { Side::E } else { Side::W }).is_within_reach());
        assert!(!start.neighbour(if start.y > 0 { Side::S } else { Side::N }).is_within_reach());
        let mut table = Table::new(&[LAND]);
        table.map = Map::<Marks>::new(start, 4);
        table.lay(0, (start.x, start.y), 0);
        for cell in start.around().filter(|cell| cell.x != start.x && cell.y == start.y) {
            table.lay(0, (cell.x, cell.y), 0);
        }
        assert_eq!(table.map.tiles().len(), 3);
        assert_eq!(table.map.free().len(), 8);
    }
}

#[test]
fn a_copy_into_old_memory_is_the_same_map() {
    let (long, short) = (street(Side::E), Table::new(&[STRAIGHT]).map);
    let mut copy = short.clone();
    copy.clone_from(&long.map);
    assert_eq!(copy, long.map);
    assert_eq!(long.map.clone(), long.map);
    copy.clone_from(&short);
    assert_eq!(copy, short);
    assert!(long.map.heap_bytes() > short.heap_bytes());
}
