//! N-48 to N-52: the end of the game.

use game::Game;
use newworld::SeatView;

use crate::common::{RED, scene};

#[test]
fn n_48_the_game_ends_after_the_turn_of_the_last_tile_and_its_scoring() {
    let mut table = scene("C 1,4 0").stock("C K").table();
    table.turn("C 2,4 0");
    assert!(!table.is_over());
    let told = table.turn("K 1,6 1 town-e");
    assert_eq!(told, ["town 4 to 1", "back 1 from 1,6", "surveyor 0 to 1", "won by 1"]);
    assert!(table.is_over());
    assert_eq!(table.refusal("pass"), "game-over -");
}

/// What the end pays when the last tile changes nothing.
fn paid_at_the_end(tiles: &str, settlers: &str) -> Vec<String> {
    let mut table = scene(tiles).settlers(settlers).surveyors([1, 1]).stock("B").by(RED).table();
    let told = table.turn("B 1,10 0");
    assert!(table.is_over());
    assert_eq!(table.view().surveyors, [1, 1], "surveyors do not move any more");
    let paid = told.into_iter().filter(|line| line.starts_with("open"));
    paid.collect()
}

#[test]
fn n_49_settlers_leave_unfinished_structures_and_trappers_stay() {
    let scene = scene("AS 1,4 0; AH 1,3 0").settlers("0 1,4 plain-nl; 1 1,3 road-e").by(RED);
    let mut table = scene.stock("B").table();
    let told = table.turn("B 1,10 0");
    let expected = ["open road 2 to 1", "back 1 from 1,3", "open plain 2 to 0", "won by 0+1"];
    assert_eq!(told, expected);
    let left: Vec<String> =
        table.view().settlers.iter().map(|settler| settler.spot.to_string()).collect();
    assert_eq!((left, table.view().seats[1].settlers), (vec!["plain-nl".to_owned()], 5));
}

#[test]
fn n_49_unfinished_roads_towns_and_farms_pay_those_who_hold_them() {
    let road = paid_at_the_end("AG 1,3 0; AH 2,3 0", "0 1,3 road-e");
    assert_eq!(road, ["open road 5 to 0"], "three cards, and a trading post still counts 2");
    let town = paid_at_the_end("T 1,6 1", "1 1,6 town-e");
    assert_eq!(town, ["open town 3 to 1"], "two cards and a flag, 1 each");
    // The farm itself, three start fields and two tiles.
    let farm = paid_at_the_end("C 1,4 0; A 1,3 3; C 2,4 0", "2 1,4 farm");
    assert_eq!(farm, ["open farm 6 to 2"]);
    let most = "T 1,6 1; F 2,6 0; K 2,7 0";
    let majority = paid_at_the_end(most, "0 1,6 town-e; 1 2,6 town-n; 1 2,7 town-n");
    assert_eq!(majority, ["open town 6 to 1"]);
}

#[test]
fn n_50_trappers_get_a_point_an_animal() {
    // AS has two animals, AT two on its outer side; towns and farms count nothing.
    let tiles = "AS 1,4 0; K 2,4 3; B 1,7 0";
    let alone = paid_at_the_end(tiles, "0 1,4 plain-nl; 1 1,7 plain-nl");
    assert_eq!(alone, ["open plain 3 to 0", "open plain 0 to 1"]);
    let wide = "AS 1,4 0; K 2,4 3; B 2,5 0";
    let most = paid_at_the_end(wide, "0 1,4 plain-nl; 1 2,4 plain-nl; 1 2,5 plain-nl");
    assert_eq!(most, ["open plain 3 to 1"]);
    let tie = paid_at_the_end(tiles, "0 1,4 plain-nl; 1 2,4 plain-nl");
    assert_eq!(tie, ["open plain 3 to 0+1"]);
    // Structures are paid first, plains last.
    let both = paid_at_the_end("AS 1,4 0; AH 1,3 0", "0 1,4 plain-nl; 1 1,3 road-e");
    assert_eq!(both, ["open road 2 to 1", "open plain 2 to 0"]);
}

#[test]
fn n_51_most_points_win_and_equal_points_share_the_victory() {
    let end = |settlers: &str| {
        scene("T 1,6 1").settlers(settlers).stock("B").plays(&["B 1,10 0"]).pop().unwrap()
    };
    assert_eq!(end("3 1,6 town-e"), "won by 3");
    assert_eq!(end(""), "won by 0+1+2+3+4");
    let table = scene("C 1,4 0").table();
    assert!(table.game.winners().is_empty(), "nobody has won before the end");
}

#[test]
fn n_52_points_are_a_plain_number_shown_modulo_50_with_the_rounds() {
    let shown = |score| SeatView { score, settlers: 5 }.on_track();
    assert_eq!(
        [shown(49), shown(49 + 2), shown(50), shown(149)],
        [(49, 0), (1, 1), (0, 1), (49, 2)]
    );
}
