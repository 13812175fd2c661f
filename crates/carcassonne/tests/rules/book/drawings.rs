//! Every drawn position can be read and drawn again, and a wrong one says what is wrong.

use std::path::Path;

use carcassonne::{Agreement, DrawingError, Position, TileSet, TileView};
use landscape::{Cell, Turns};

use crate::common::{position, seat};

#[test]
fn every_drawing_comes_out_as_it_went_in() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/positions");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let names: Vec<String> =
        files.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect();
    assert!(names.len() >= 20, "only {names:?}");
    for name in names {
        assert!(!position(&name).tiles.is_empty(), "{name}");
    }
}

/// The shared city, with a slip of the pen.
fn slip(right: &str, wrong: &str) -> String {
    let text = include_str!("../positions/city_shared.map");
    assert!(text.contains(right), "nothing to spoil");
    let spoilt = text.replacen(right, wrong, 1);
    let read = Position::read(&spoilt, &TileSet::base().unwrap());
    let set_up = |position: Position| {
        position.set_up(TileSet::base().unwrap(), &Agreement::default(), 2, seat(0)).map(drop)
    };
    read.and_then(set_up).unwrap_err().to_string()
}

#[test]
fn a_wrong_drawing_names_the_line_or_the_tile() {
    let slips = [
        ("map 0,-3", "mappe", "line 1: a drawing begins with 'map COLUMN,ROW'"),
        ("G/1", "ZZ/1", "line 14: there is no tile ZZ"),
        ("G/1", "G/7", "line 14: 'G/7' is no label of a tile, such as D/0"),
        ("|..##1##..|", "|..#####.=|", "line 7: tile E/2 shows '.', not '='"),
        ("##1##", "##7##", "line 7: there is no seat 7"),
        ("##1##", "##5##", "the tile at 0,-3: seat 5 has no further follower"),
    ];
    for (right, wrong, expected) in slips {
        assert_eq!(slip(right, wrong), expected);
    }
}

/// What is wrong with a position that can be written down and not be played.
fn fault(change: impl Fn(&mut Position)) -> DrawingError {
    let mut position = position("city_shared");
    change(&mut position);
    let set_up = position.set_up(TileSet::base().unwrap(), &Agreement::default(), 2, seat(0));
    set_up.unwrap_err()
}

#[test]
fn a_position_that_breaks_a_rule_is_refused() {
    let apart = fault(|position| position.tiles.retain(|tile| tile.cell.x == 0));
    let reason = "is not joined to the others by a side, or lies on another";
    assert_eq!(apart.to_string(), format!("the tile at 0,-1: {reason}"));
    let twisted = fault(|position| position.tiles[2].turns = Turns::new(0));
    assert_eq!(twisted.to_string(), "the tile at 1,-2: the n side does not continue its neighbour");
    let joint =
        TileView { tile: "F".parse().unwrap(), cell: Cell::new(0, -2), turns: Turns::new(1) };
    let unpaid = fault(|position| position.tiles.push(joint));
    assert_eq!(unpaid.to_string(), "the tile at 0,-3: city-s is finished and still held");
    let wrong_stock = fault(|position| position.stock = Some(vec!["G".parse().unwrap()]));
    assert_eq!(
        wrong_stock.to_string(),
        "no game looks like this: 1 tiles G are wanted and 0 are left"
    );
    let crowd = fault(|position| position.figures = vec![position.figures[0]; 8]);
    assert_eq!(crowd.to_string(), "the tile at 0,-3: seat 1 has no further follower");
}

#[test]
fn only_a_seat_at_the_table_can_be_about_to_draw() {
    let position = position("city_shared");
    let set_up = |active| {
        position.set_up(TileSet::base().unwrap(), &Agreement::default(), 2, seat(active)).is_ok()
    };
    assert_eq!([0, 1, 2, 5].map(set_up), [true, true, false, false]);
}
