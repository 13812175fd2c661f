//! N-21 to N-27: finished roads, towns and farms.

use newworld::Agreement;

use crate::common::scene;

#[test]
fn n_21_a_road_ends_at_a_crossing_a_town_or_a_farm() {
    let road = |last: &str| scene("AH 1,3 0").settlers("0 1,3 road-e").plays(&[last])[0].clone();
    // Crossing, town, farm; and a bend goes on.
    assert_eq!(road("Z 2,3 0"), "road 3 to 0");
    assert_eq!(road("U 2,3 3"), "road 3 to 0");
    assert_eq!(road("A 2,3 3"), "road 3 to 0");
    let bend = scene("AH 1,3 0").settlers("0 1,3 road-e").plays(&["AK 2,3 3"]);
    assert_eq!(bend, [""; 0]);
}

#[test]
fn n_21_a_ring_is_a_finished_road() {
    // Four bends around one corner.
    let three = "C 1,4 0; AK 2,4 0; AK 3,4 3; AM 3,5 2";
    let told = scene(three).settlers("2 2,4 road-s").plays(&["AM 2,5 1"]);
    assert_eq!(told[0], "road 4 to 2");
}

#[test]
fn n_21_a_trading_post_counts_two() {
    let told = scene("AG 1,3 0; AG 2,3 0").settlers("0 1,3 road-e").plays(&["U 3,3 3"]);
    assert_eq!(told[0], "road 8 to 0");
}

#[test]
fn n_22_a_town_pays_two_a_card_and_two_a_flag() {
    let told = scene("T 1,6 1").settlers("0 1,6 town-e").plays(&["K 2,6 1"]);
    assert_eq!(told[0], "town 8 to 0");
    assert_eq!(scene("").plays(&["K 1,6 1 town-e"])[0], "town 4 to 0");
}

/// A town of four cards; the last one belongs to it with two parts.
const FOUR: &str = "D 1,4 2; D 2,4 1; I 1,5 3";

#[test]
fn n_22_a_card_counts_once_even_with_two_parts_in_the_town() {
    let told = scene(FOUR).settlers("0 1,4 town-s").plays(&["O 2,5 0"]);
    assert_eq!(told[0], "town 8 to 0");
}

#[test]
fn n_22_a_town_with_a_gap_is_not_finished() {
    let told = scene("D 1,4 2; D 2,4 1").settlers("0 1,4 town-s").plays(&["I 1,5 3"]);
    assert_eq!(told, [""; 0]);
}

#[test]
fn n_23_a_card_counts_once_in_a_road_that_crosses_it_twice() {
    // AX has two bends; the road leaves by one of them and comes back through the other.
    let tiles = "C 1,4 0; AK 2,4 0; AK 2,5 1; AK 3,5 2; AX 3,4 0; U 3,3 0";
    let road = scene(tiles).settlers("3 2,4 road-s");
    assert_eq!(road.plays(&["U 4,4 3"])[0], "road 6 to 3");
    // Trading posts of both pieces count.
    let posts = "[[tile]]
        code = 'AX'
        count = 1
        edges = 'rrrr'
        roads = [{ sides = ['n', 'e'], posts = 1 }, { sides = ['s', 'w'], posts = 2 }]
        plains = [{ parts = ['nr', 'et'] }, { parts = ['eb', 'sr', 'wt', 'nl'] },
            { parts = ['sl', 'wb'] }]
        source = 'documented'";
    let options = Agreement { tiles: posts.to_owned(), ..Agreement::default() };
    assert_eq!(road.agreed(options).plays(&["U 4,4 3"])[0], "road 12 to 3");
}

#[test]
fn n_24_a_farm_is_finished_by_its_eighth_neighbour() {
    let around = "B 1,4 0; A 1,3 3; A 1,5 3; C 2,3 0";
    let scene = scene(around).settlers("0 1,4 farm");
    assert_eq!(scene.plays(&["AS 2,4 0"]), [""; 0]);
    assert_eq!(scene.plays(&["AS 2,4 0", "AR 2,5 0"])[0], "farm 9 to 0");
}

/// Two towns that W joins; with it five cards and a flag.
const JOINED: &str = "T 1,6 1; C 1,4 0; C 2,4 0; K 2,5 2; C 3,4 0; B 3,5 0; K 3,6 1";

#[test]
fn n_25_most_settlers_take_all_and_ties_share_all() {
    let tie = scene(JOINED).settlers("0 2,5 town-s; 1 1,6 town-e").plays(&["W 2,6 0"]);
    assert_eq!(tie[..3], ["town 12 to 0+1", "back 0 from 2,5", "back 1 from 1,6"]);
    let more = scene(JOINED).settlers("0 2,5 town-s; 1 1,6 town-e; 0 3,6 town-e");
    assert_eq!(more.plays(&["W 2,6 0"])[0], "town 12 to 0");
    let mut table = more.table();
    table.turn("W 2,6 0");
    assert_eq!(table.scores(), [12, 0, 0, 0, 0], "the others get nothing");
}

#[test]
fn n_26_all_settlers_of_a_scored_structure_return_winners_or_not() {
    let more = scene(JOINED).settlers("0 2,5 town-s; 1 1,6 town-e; 0 3,6 town-e");
    let mut table = more.by(2).table();
    assert_eq!(table.supplies()[..2], [3, 4]);
    let told = table.turn("W 2,6 0");
    assert_eq!(told[1..4], ["back 0 from 2,5", "back 1 from 1,6", "back 0 from 3,6"]);
    assert_eq!(table.supplies(), [5; 5]);
    assert_eq!(table.view().settlers, []);
}

#[test]
fn n_27_a_finished_structure_without_settlers_is_not_scored_and_moves_nobody() {
    let mut table = scene("").table();
    assert_eq!(table.turn("K 1,6 1"), [""; 0]);
    assert_eq!((table.view().surveyors, table.scores()), ([0, 0], vec![0; 5]));
}
