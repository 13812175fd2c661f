//! B-10 to B-13, B-15 to B-17 and B-19: what finished features pay.

use carcassonne::{Agreement, TwoTileCity};
use landscape::Cell;

use crate::common::{BLUE, RED, Table, paid, position, scorings, seat, steps};

/// Tiles that stop a road, with the turns that bring the stopped road to the west and the east.
const STOPS: [(&str, u8, u8); 6] =
    [("W", 0, 0), ("X", 0, 0), ("L", 0, 0), ("S", 1, 3), ("T", 1, 3), ("A", 1, 3)];

#[test]
fn b_10_a_road_is_finished_between_any_two_stops() {
    for (east, turns_east, _) in STOPS {
        for (west, _, turns_west) in STOPS {
            // The box has one X and one T.
            if east == west && ["X", "T"].contains(&east) {
                continue;
            }
            let mut table = Table::of_two();
            let first = table.turn(&format!("{east} 1,0 {turns_east} road-w"));
            assert_eq!(paid(&first), [""; 0], "{east} stops one end only");
            let second = table.turn(&format!("{west} -1,0 {turns_west}"));
            assert_eq!(paid(&second), ["Road 3 to red"], "{east} to {west}");
        }
    }
}

#[test]
fn b_10_a_ring_is_finished_and_an_open_road_is_not() {
    let mut table = Table::of_two();
    for turn in ["V 0,1 3 road-e", "V 1,1 0", "V 1,2 1"] {
        assert_eq!(paid(&table.turn(turn)), [""; 0], "{turn}");
    }
    assert_eq!(paid(&table.turn("V 0,2 2")), ["Road 4 to red"]);
}

#[test]
fn b_11_a_crossing_that_meets_a_road_twice_counts_once() {
    let mut table = Table::of_two();
    for turn in ["W 1,0 0", "V 2,0 0 road-s", "V 2,1 1"] {
        table.turn(turn);
    }
    let events = table.turn("V 1,1 2");
    assert_eq!(paid(&events), ["Road 4 to blue"]);
    assert_eq!(scorings(&events)[0].tiles.len(), 4);
}

#[test]
fn b_11_a_tile_with_two_parts_in_one_city_counts_once() {
    let mut table = Table::drawn("city_with_a_double_tile", RED);
    let events = table.turn("N 1,2 0");
    assert_eq!(paid(&events), ["City 8 to red"]);
    assert_eq!(scorings(&events)[0].tiles.len(), 4);
}

#[test]
fn b_12_a_city_with_a_gap_inside_is_not_finished() {
    let mut table = Table::drawn("city_with_a_gap", RED);
    assert_eq!(paid(&table.turn("M 1,3 0")), [""; 0], "the wall is closed but for the hole");
    // 8 tiles and 3 pennants as they stand; 9 and 3 at 2 points when the hole is filled.
    assert_eq!((table.scores(), table.projection()), (vec![0; 4], vec![11, 0, 0, 0]));
    assert_eq!(paid(&table.turn("E 0,2 0")), ["City 24 to red"]);
}

#[test]
fn b_12_two_points_a_tile_and_two_a_pennant() {
    let mut table = Table::drawn("city_of_three_with_pennant", RED);
    let events = table.turn("E 0,-2 2");
    assert_eq!(paid(&events), ["City 8 to red"]);
    assert_eq!((scorings(&events)[0].tiles.len(), scorings(&events)[0].pennants), (3, 1));
}

/// What the smallest city pays at a table that agreed on `two_tile_city`.
fn smallest_city(two_tile_city: TwoTileCity) -> Vec<String> {
    let options = Agreement { two_tile_city, ..Agreement::default() };
    paid(&Table::start(&options, 2).turn("E 0,-1 2 city-s"))
}

#[test]
fn b_13_a_city_of_two_tiles_pays_four_or_by_agreement_two() {
    assert_eq!(Agreement::default().two_tile_city, TwoTileCity::Four);
    assert_eq!(smallest_city(TwoTileCity::Four), ["City 4 to red"]);
    assert_eq!(smallest_city(TwoTileCity::Two), ["City 2 to red"]);
}

#[test]
fn b_13_the_agreement_leaves_larger_cities_alone() {
    let options = Agreement { two_tile_city: TwoTileCity::Two, ..Agreement::default() };
    let larger =
        [("city_of_three_with_pennant", "E 0,-2 2"), ("city_with_a_double_tile", "N 1,2 0")];
    for (map, turn) in larger {
        let mut table = Table::set_up(&position(map), &options, RED);
        assert_eq!(paid(&table.turn(turn)), ["City 8 to red"], "{map}");
    }
}

#[test]
fn b_15_a_monastery_pays_its_monk_whoever_fills_the_last_place() {
    for mover in [RED, BLUE] {
        let mut table = Table::drawn("monastery", mover);
        assert_eq!(table.projection(), [8, 0, 0, 0], "a corner is still empty");
        assert_eq!(paid(&table.turn("V -1,2 0")), ["Monastery 9 to red"]);
        assert_eq!((table.scores(), table.followers()), (vec![9, 0, 0, 0], vec![7; 4]));
    }
}

#[test]
fn b_15_seven_neighbours_are_not_enough() {
    let mut table = Table::drawn("monastery", BLUE);
    // East of the ring: not a neighbour of the monastery.
    assert_eq!(paid(&table.turn("V 2,2 0")), [""; 0]);
    assert_eq!(table.scores(), [0; 4]);
}

#[test]
fn b_15_a_monastery_laid_into_the_last_gap_is_finished_at_once() {
    let mut ring = position("monastery");
    ring.tiles.retain(|tile| tile.cell != Cell::new(0, 1));
    ring.figures.clear();
    let mut table = Table::set_up(&ring, &Agreement::default(), RED);
    table.turn("V -1,2 0");
    assert_eq!(paid(&table.turn("B 0,1 0 monastery")), ["Monastery 9 to blue"]);
}

#[test]
fn b_16_one_tile_may_finish_several_features_and_all_are_scored_before_anyone_returns() {
    let mut table = Table::drawn("three_at_once", 3);
    assert_eq!(table.active(), seat(3));
    let events = table.turn("J 1,1 0");
    assert_eq!(paid(&events), ["City 4 to red", "Monastery 9 to yellow", "Road 3 to blue"]);
    let expected =
        ["drawn", "laid", "scored", "scored", "scored", "returned", "returned", "returned"];
    assert_eq!(steps(&events), expected);
    assert_eq!((table.scores(), table.followers()), (vec![4, 3, 9, 0], vec![7; 4]));
}

#[test]
fn b_17_a_feature_finished_while_empty_pays_nobody_and_stays_closed() {
    let mut table = Table::of_two();
    let events = table.turn("E 0,-1 2");
    assert_eq!((paid(&events), table.scores()), (vec![], vec![0, 0]));
    // A city beside it is another city: its knight gets nothing for the finished one.
    let events = table.turn("E 1,-1 0 city-n");
    assert_eq!((paid(&events), table.projection()), (vec![], vec![0, 1]));
    // No open city is left but blue's: every further city joins that one or none.
    table.draw("C");
    assert_eq!(table.offers(), ["lay 1,-2 0"]);
}

#[test]
fn b_17_an_empty_finished_city_still_counts_for_farmers() {
    let mut table = Table::of_two();
    table.turn("E 0,-1 2");
    assert_eq!(table.projection(), [0, 0]);
    table.turn("E 1,-1 0 field-el");
    assert_eq!(table.projection(), [0, 3]);
}

#[test]
fn b_19_the_track_does_not_limit_the_score() {
    let options = Agreement { boxes: 10, ..Agreement::default() };
    let mut table = Table::start(&options, 2);
    table.turn("W -1,0 0 road-e");
    for x in 1..=100 {
        let tile = if x <= 80 { "U" } else { "D" };
        table.turn(&format!("{tile} {x},0 0"));
    }
    // Twice round the track and more: two crossings, the start tile and a hundred tiles.
    assert_eq!(paid(&table.turn("W 101,0 0")), ["Road 103 to red"]);
    assert_eq!(table.scores(), [103, 0]);
}
