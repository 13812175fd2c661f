//! A tile that is in a town or on a road with several of its pieces counts once.

use landscape::{Cell, Map, Terrain};

use crate::recount::{Dice, recount};
use crate::table::Table;

const CURVE: &str = "ffrr: road s w, land nl nr el er sl wr, land sr wl";
const CROSSING: &str = "frrr: road e, road s, road w, land nl nr el wr, land er sl, land sr wl";
const FOUR_WAY: &str =
    "rrrr: road n, road e, road s, road w, land nr el, land er sl, land sr wl, land nl wr";
const CORNER: &str = "cffc: town n w, land el er sl sr > 0";
const TWO_CAPS: &str = "cffc: town n, town w, land el er sl sr > 0 1";
const THREE_SIDES: &str = "ccfc: town n e w, land sl sr > 0";
const FOUR_CAPS: &str = "cccc: town n, town e, town s, town w, land > 0 1 2 3";

#[test]
fn a_road_that_comes_back_to_its_crossing_counts_it_once() {
    let mut table = Table::new(&[CROSSING, CURVE]);
    table.lay(0, (0, 0), 0);
    table.lay(1, (1, 0), 0);
    table.lay(1, (1, 1), 1);
    assert_eq!(table.count((0, 0), "e"), (1, 3));
    assert_eq!(table.count((0, 0), "s"), (1, 1));
    table.lay(1, (0, 1), 2);
    assert_eq!(table.root((0, 0), "e"), table.root((0, 0), "s"));
    assert_eq!(table.count((0, 0), "e"), (0, 4));
    assert_eq!(table.finished(), [(table.root((0, 0), "e"), Terrain::Road)]);
    assert_eq!(table.count((0, 0), "w"), (1, 1));
}

#[test]
fn a_tile_that_finishes_with_two_of_its_pieces_reports_the_road_once() {
    let mut table = Table::new(&[CROSSING, CURVE]);
    table.map = Map::new(Cell::new(1, 0), 4);
    table.lay(1, (1, 0), 0);
    table.lay(1, (1, 1), 1);
    table.lay(1, (0, 1), 2);
    table.lay(0, (0, 0), 0);
    assert_eq!(table.count((0, 0), "s"), (0, 4));
    assert_eq!(table.finished(), [(table.root((0, 0), "e"), Terrain::Road)]);
}

#[test]
fn two_loops_at_one_crossing_are_two_roads() {
    let mut table = Table::new(&[FOUR_WAY, CURVE]);
    table.lay(0, (0, 0), 0);
    for (cell, turns) in [((1, 0), 0), ((1, 1), 1), ((0, 1), 2)] {
        table.lay(1, cell, turns);
    }
    for (cell, turns) in [((-1, 0), 2), ((-1, -1), 3), ((0, -1), 0)] {
        table.lay(1, cell, turns);
    }
    assert_ne!(table.root((0, 0), "e"), table.root((0, 0), "w"));
    assert_eq!(table.count((0, 0), "e"), (0, 4));
    assert_eq!(table.count((0, 0), "n"), (0, 4));
}

#[test]
fn two_caps_of_one_tile_in_one_town_count_once() {
    let mut table = Table::new(&[TWO_CAPS, CORNER]);
    table.lay(0, (0, 0), 0);
    assert_ne!(table.root((0, 0), "n"), table.root((0, 0), "w"));
    table.lay(1, (0, -1), 3);
    table.lay(1, (-1, 0), 1);
    assert_eq!(table.count((0, 0), "n"), (1, 2));
    assert_eq!(table.count((0, 0), "w"), (1, 2));
    table.lay(1, (-1, -1), 2);
    assert_eq!(table.count((0, 0), "n"), (0, 4));
    assert_eq!(table.finished(), [(table.root((0, 0), "w"), Terrain::Town)]);
}

/// Eight tiles around a tile with four caps, all one town: nine tiles, whatever came first.
#[test]
fn four_caps_of_one_tile_in_one_town_count_once_in_every_order() {
    let tiles: [(u8, (i16, i16), u8); 9] = [
        (0, (0, 0), 0),
        (1, (-1, -1), 2),
        (2, (0, -1), 2),
        (1, (1, -1), 3),
        (2, (1, 0), 3),
        (1, (1, 1), 0),
        (2, (0, 1), 0),
        (1, (-1, 1), 1),
        (2, (-1, 0), 1),
    ];
    let mut dice = Dice(7);
    for _ in 0..300 {
        let mut table = Table::new(&[FOUR_CAPS, CORNER, THREE_SIDES]);
        let (_, (x, y), _) = tiles[dice.below(tiles.len())];
        table.map = Map::new(Cell::new(x, y), 9);
        let mut waiting: Vec<_> = tiles.to_vec();
        while !waiting.is_empty() {
            let is_free = |(x, y)| table.map.demand(Cell::new(x, y)).is_some();
            let ready: Vec<usize> =
                (0..waiting.len()).filter(|&at| is_free(waiting[at].1)).collect();
            let (kind, place, turns) = waiting.remove(ready[dice.below(ready.len())]);
            table.lay(kind, place, turns);
            recount(&table.atlas, &table.map);
        }
        assert_eq!(table.count((0, 0), "n"), (0, 9));
        let roots = ["n", "e", "s", "w"].map(|at| table.root((0, 0), at));
        assert!(roots.iter().all(|&root| root == roots[0]));
    }
}

/// Three pieces meet in one group at once when the tile between them comes last.
#[test]
fn a_tile_with_three_caps_laid_last_counts_once() {
    const THREE_CAPS: &str = "cccf: town n, town e, town s, land wl wr > 0 1 2";
    let mut table = Table::new(&[THREE_SIDES, CORNER, THREE_CAPS]);
    table.map = Map::new(Cell::new(0, -1), 6);
    let around = [(1, (0, -1), 2), (1, (1, -1), 3), (0, (1, 0), 3), (1, (1, 1), 0), (1, (0, 1), 1)];
    for (kind, cell, turns) in around {
        table.lay(kind, cell, turns);
    }
    // Open towards the hole with three sides.
    assert_eq!(table.count((1, 0), "n"), (3, 5));
    table.lay(2, (0, 0), 0);
    assert_eq!(table.count((0, 0), "n"), (0, 6));
    assert_eq!(table.finished(), [(table.root((0, 0), "s"), Terrain::Town)]);
}
