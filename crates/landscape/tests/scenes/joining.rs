//! Features join across borders, and only there.

use landscape::Terrain;

use crate::table::{Marks, Table};

const CAP: &str = "cfff: town n, land el er sl sr wl wr > 0";
const CURVE: &str = "ffrr: road s w, land nl nr el er sl wr, land sr wl";
const STRAIGHT: &str = "frfr: road e w, land nl nr el wr, land er sl sr wl";
const GATE: &str = "fcfc: town e w, land nl nr > 0, land sl sr > 0";

#[test]
fn two_caps_face_to_face_are_a_finished_town() {
    let mut table = Table::new(&[CAP]);
    table.lay(0, (0, 0), 0);
    assert_eq!(table.count((0, 0), "n"), (1, 1));
    assert_eq!(table.finished(), []);
    table.lay(0, (0, -1), 2);
    assert_eq!(table.count((0, 0), "n"), (0, 2));
    let town = table.root((0, 0), "n");
    assert_eq!(table.finished(), [(town, Terrain::Town)]);
    // Two pieces with place 0 in their tile carry 1 each.
    assert_eq!(table.map.features().load(town), &Marks(2));
}

#[test]
fn tiles_that_touch_without_a_common_feature_stay_apart() {
    let mut table = Table::new(&[CAP, GATE]);
    table.lay(0, (0, 0), 0);
    table.lay(1, (0, 1), 0);
    assert_ne!(table.root((0, 0), "n"), table.root((0, 1), "e"));
    assert_eq!(table.root((0, 0), "sl"), table.root((0, 1), "nr"));
    assert_ne!(table.root((0, 1), "nl"), table.root((0, 1), "sl"));
}

#[test]
fn a_road_keeps_the_land_on_either_hand_apart() {
    let mut table = Table::new(&[STRAIGHT]);
    for x in 0..5 {
        table.lay(0, (x, 0), 0);
    }
    assert_eq!(table.count((2, 0), "e"), (2, 5));
    for x in 0..5 {
        assert_eq!(table.root((x, 0), "nl"), table.root((0, 0), "nl"));
        assert_eq!(table.root((x, 0), "sr"), table.root((0, 0), "sr"));
    }
    assert_ne!(table.root((0, 0), "nl"), table.root((0, 0), "sr"));
}

#[test]
fn a_ring_of_road_is_finished_and_shuts_land_in() {
    let mut table = Table::new(&[CURVE]);
    table.lay(0, (0, 0), 3);
    table.lay(0, (1, 0), 0);
    table.lay(0, (1, 1), 1);
    assert_eq!(table.count((0, 0), "e"), (2, 3));
    table.lay(0, (0, 1), 2);
    assert_eq!(table.count((0, 0), "e"), (0, 4));
    assert_eq!(table.finished(), [(table.root((0, 0), "s"), Terrain::Road)]);
    let (inner, outer) = (table.root((0, 0), "er"), table.root((0, 0), "nl"));
    assert_ne!(inner, outer);
    for (cell, at) in [((1, 0), "sr"), ((1, 1), "nl"), ((0, 1), "nr")] {
        assert_eq!(table.root(cell, at), inner);
    }
    for (cell, at) in [((1, 0), "nl"), ((1, 1), "er"), ((0, 1), "sl")] {
        assert_eq!(table.root(cell, at), outer);
    }
}

#[test]
fn land_knows_the_towns_it_borders() {
    let mut table = Table::new(&[CAP, GATE]);
    table.lay(0, (0, 0), 0);
    table.lay(0, (1, 0), 0);
    table.lay(1, (0, 1), 0);
    let field = table.root((0, 0), "sl");
    let mut towns: Vec<_> = table.map.features().bordered_towns(field).collect();
    towns.sort_unstable();
    let mut expected = [table.root((0, 0), "n"), table.root((1, 0), "n"), table.root((0, 1), "e")];
    expected.sort_unstable();
    assert_eq!(towns, expected);
    let beyond = table.root((0, 1), "sl");
    let towns: Vec<_> = table.map.features().bordered_towns(beyond).collect();
    assert_eq!(towns, [table.root((0, 1), "w")]);
}

#[test]
fn land_without_towns_borders_none() {
    let mut table = Table::new(&[CURVE]);
    table.lay(0, (0, 0), 0);
    let field = table.root((0, 0), "nl");
    assert_eq!(table.map.features().bordered_towns(field).count(), 0);
}

#[test]
fn members_are_the_pieces_of_the_group() {
    let mut table = Table::new(&[STRAIGHT]);
    for x in 0..3 {
        table.lay(0, (x, 0), 0);
    }
    let features = table.map.features();
    let road = table.root((1, 0), "e");
    let tiles: Vec<u16> = features.members(road).map(|piece| features.tile_of(piece)).collect();
    assert_eq!(tiles, [0, 1, 2]);
    assert_eq!(features.len(), 9);
}
