//! A monastery waits for its eight neighbours, in whatever order they come.

use landscape::{Cell, Map, Terrain};

use crate::recount::Dice;
use crate::table::Table;

const MONASTERY: &str = "ffff: land nl nr el er sl sr wl wr, monastery";
const LAND: &str = "ffff: land nl nr el er sl sr wl wr";

fn open(table: &Table, x: i16, y: i16) -> u16 {
    let tile = table.map.tile(table.map.at(Cell::new(x, y)).unwrap());
    let piece = table.atlas.monastery(tile.kind).unwrap();
    table.map.features().open(tile.piece(piece))
}

#[test]
fn neighbours_are_counted_as_they_come() {
    let mut table = Table::new(&[MONASTERY, LAND]);
    table.lay(0, (0, 0), 0);
    assert_eq!(open(&table, 0, 0), 8);
    let ring = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
    for (place, cell) in ring.into_iter().enumerate() {
        table.lay(1, cell, 0);
        assert_eq!(usize::from(open(&table, 0, 0)), 7 - place);
        assert_eq!(table.finished().len(), usize::from(place == 7));
    }
    table.lay(1, (2, 0), 0);
    assert_eq!(open(&table, 0, 0), 0);
}

#[test]
fn a_monastery_in_a_hole_is_finished_at_once() {
    let mut table = Table::new(&[MONASTERY, LAND]);
    table.map = Map::new(Cell::new(1, 0), 9);
    let ring = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
    for cell in ring {
        table.lay(1, cell, 0);
    }
    table.lay(0, (0, 0), 0);
    assert_eq!(open(&table, 0, 0), 0);
    let [(root, Terrain::Monastery)] = table.finished()[..] else { panic!("not once") };
    assert_eq!(table.map.features().tiles(root), 1);
}

#[test]
fn one_tile_may_finish_two_monasteries() {
    let mut table = Table::new(&[MONASTERY, LAND]);
    table.lay(0, (0, 0), 0);
    table.lay(0, (1, 0), 0);
    assert_eq!((open(&table, 0, 0), open(&table, 1, 0)), (7, 7));
    let rest = [(2, 0), (2, 1), (1, 1), (-1, 0), (-1, 1), (-1, -1), (0, -1), (1, -1), (2, -1)];
    for cell in rest {
        table.lay(1, cell, 0);
    }
    assert_eq!((open(&table, 0, 0), open(&table, 1, 0)), (1, 1));
    table.lay(1, (0, 1), 0);
    assert_eq!((open(&table, 0, 0), open(&table, 1, 0)), (0, 0));
    assert_eq!(table.finished().len(), 2);
}

#[test]
fn any_order_counts_the_same() {
    let mut dice = Dice(99);
    for _ in 0..50 {
        let mut table = Table::new(&[MONASTERY, LAND]);
        table.map = Map::new(Cell::new(dice.below(3) as i16, dice.below(3) as i16), 9);
        while table.map.tiles().len() < 9 {
            let inside = |cell: Cell| (0..3).contains(&cell.x) && (0..3).contains(&cell.y);
            let free: Vec<Cell> =
                table.map.free().iter().map(|free| free.cell).filter(|&c| inside(c)).collect();
            let cell = free[dice.below(free.len())];
            table.lay(0, (cell.x, cell.y), 0);
        }
        assert_eq!(open(&table, 1, 1), 0);
        assert_eq!(open(&table, 1, 0), 3);
        assert_eq!(open(&table, 0, 0), 5);
    }
}
