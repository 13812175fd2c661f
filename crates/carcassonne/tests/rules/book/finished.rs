//! Finished roads, cities and monasteries (pages 3 and 4 of the book).

use carcassonne::Event;

use crate::common::{BLUE, RED, Table, paid, scorings, steps};

/// Plays the last tile of an example; this and nothing else is paid, and the followers go home.
fn check(map: &str, mover: usize, turn: &str, pays: &str, scores: [i32; 4]) -> Vec<Event> {
    let mut table = Table::drawn(map, mover);
    let events = table.turn(turn);
    assert_eq!(paid(&events), [pays], "{map}");
    assert_eq!(table.scores(), scores, "{map}");
    assert_eq!(table.game.figures(), [], "{map}");
    events
}

/// How many tiles and pennants the one scoring counted.
fn counted(events: &[Event]) -> (usize, u8) {
    let scorings = scorings(events);
    assert!(scorings.iter().all(|scoring| scoring.finished));
    (scorings[0].tiles.len(), scorings[0].pennants)
}

#[test]
fn red_gets_four_for_a_road_from_city_to_crossing() {
    let events = check("road_of_four", RED, "W 2,0 0", "Road 4 to red", [4, 0, 0, 0]);
    assert_eq!(counted(&events), (4, 0));
}

#[test]
fn red_gets_three_for_a_road_from_monastery_to_crossing() {
    let events = check("road_of_three", RED, "W -1,0 0", "Road 3 to red", [3, 0, 0, 0]);
    assert_eq!(counted(&events), (3, 0));
}

#[test]
fn red_gets_eight_for_three_tiles_and_a_pennant() {
    let map = "city_of_three_with_pennant";
    let events = check(map, RED, "E 0,-2 2", "City 8 to red", [8, 0, 0, 0]);
    assert_eq!(counted(&events), (3, 1));
}

#[test]
fn red_gets_eight_for_four_tiles_without_pennant() {
    let events = check("city_of_four", RED, "E 1,-1 3", "City 8 to red", [8, 0, 0, 0]);
    assert_eq!(counted(&events), (4, 0));
}

#[test]
fn two_city_parts_of_one_tile_in_the_same_city_count_once() {
    let map = "city_with_a_double_tile";
    let events = check(map, RED, "N 1,2 0", "City 8 to red", [8, 0, 0, 0]);
    assert_eq!(counted(&events), (4, 0));
}

#[test]
fn blue_and_red_get_ten_each_for_a_city_that_the_new_tile_joins() {
    for mover in [RED, BLUE] {
        let pays = "City 10 to red and blue";
        let events = check("city_shared", mover, "F 0,-2 1", pays, [10, 10, 0, 0]);
        assert_eq!(counted(&events), (4, 1));
        assert_eq!(scorings(&events)[0].figures, [1, 1, 0, 0]);
    }
}

#[test]
fn red_gets_nine_for_a_surrounded_monastery() {
    let events = check("monastery", RED, "V -1,2 0", "Monastery 9 to red", [9, 0, 0, 0]);
    assert_eq!(counted(&events), (9, 0));
}

/// The order of the book: finish, place, score, take back.
fn check_same_turn(map: &str, turn: &str, pays: &str, scores: [i32; 4]) {
    let events = check(map, RED, turn, pays, scores);
    assert_eq!(steps(&events), ["drawn", "laid", "placed", "scored", "returned"], "{map}");
}

#[test]
fn red_gets_four_in_the_same_turn() {
    let map = "same_turn_road_of_four";
    check_same_turn(map, "T -1,0 3 road-e", "Road 4 to red", [4, 0, 0, 0]);
    check_same_turn("same_turn_city", "E 0,-1 2 city-s", "City 4 to red", [4, 0, 0, 0]);
}

#[test]
fn red_gets_three_in_the_same_turn() {
    let map = "same_turn_road_of_three";
    check_same_turn(map, "L -1,0 0 road-e", "Road 3 to red", [3, 0, 0, 0]);
}
