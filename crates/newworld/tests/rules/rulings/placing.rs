//! N-15 to N-20: placing a settler.

use crate::common::{BLUE, RED, Table, scene};

#[test]
fn n_15_one_settler_from_the_supply_on_one_part_of_the_tile_just_laid() {
    let mut table = scene("C 1,4 0").table();
    table.draw("A");
    table.act("lay 1,3 3");
    let offers = ["pass", "settle farm", "settle plain-nl", "settle road-e"];
    assert_eq!(table.offers(), offers);
    assert_eq!(table.refusal("settle town-n"), "no-such-spot N-15");
    assert_eq!(table.refusal("settle plain-sr"), "other-name -");
    table.act("settle farm");
    assert_eq!(table.supplies(), [4, 5, 5, 5, 5]);
    assert_eq!(table.refusal("settle road-e"), "chance-first -");
    assert_eq!(table.view().settlers.len(), 1);
}

#[test]
fn n_15_start_fields_take_no_settler() {
    let mut table = Table::start(2);
    table.draw("C");
    table.act("lay 1,4 0");
    // Only parts of the new tile are offered, though the plain reaches the coast.
    assert_eq!(table.offers(), ["pass", "settle farm", "settle plain-nl"]);
}

#[test]
fn n_16_a_road_town_or_plain_with_any_settler_is_taken() {
    for holder in [RED, BLUE] {
        let line = format!("{holder} 1,3 road-w; {holder} 1,4 plain-nl");
        let mut table = scene("AH 1,3 0; C 1,4 0").settlers(&line).by(RED).table();
        table.draw("A");
        table.act("lay 2,3 3");
        assert_eq!(table.refusal("settle road-e"), "occupied N-16", "{holder}");
        // Red's or blue's trapper lies south of the road, and the plain runs round this farm.
        assert_eq!(table.refusal("settle plain-nl"), "occupied N-16", "{holder}");
        assert_eq!(table.offers(), ["pass", "settle farm"], "a farm stands alone");
    }
}

#[test]
fn n_16_how_far_away_the_settler_is_does_not_matter() {
    let mut table = scene("AH 1,3 0; AH 2,3 0; AH 3,3 0").settlers("4 1,3 road-w").table();
    table.draw("AJ");
    table.act("lay 4,3 0");
    assert_eq!(table.refusal("settle road-e"), "occupied N-16");
}

#[test]
fn n_17_a_structure_whose_settlers_were_sent_home_is_free_again() {
    // Red's road in column 1 is passed when blue's town is scored.
    let scene = scene("AH 1,3 0; C 1,4 0; C 2,4 0; V 1,6 1").settlers("0 1,3 road-w");
    let mut table = scene.surveyors([1, 2]).by(BLUE).table();
    let told = table.turn("K 2,6 1 town-e");
    assert_eq!(told[..2], ["town 6 to 1", "bonus 4 to 1"]);
    assert_eq!(told[4], "home 0 from 1,3");
    table.draw("AH");
    table.act("lay 2,3 0");
    assert!(table.offers().contains(&"settle road-e".to_owned()));
}

#[test]
fn n_18_a_settler_may_be_placed_in_the_east_and_goes_after_the_next_scoring() {
    let scene = scene("C 1,4 0; C 2,4 0; C 3,4 0").surveyors([2, 2]);
    let mut table = scene.table();
    assert_eq!(table.turn("AH 1,3 0 road-e"), [""; 0], "it may stand there");
    assert_eq!(table.game.in_danger().len(), 1);
    let told = table.turn("K 1,6 1 town-e");
    assert_eq!(told, ["town 4 to 1", "back 1 from 1,6", "surveyor 2 to 3", "home 0 from 1,3"]);
    // Unless that scoring is its own.
    let mut own = scene.table();
    own.turn("AH 1,3 0 road-e");
    assert_eq!(own.turn("U 2,3 3")[..2], ["road 3 to 0", "back 0 from 1,3"]);
}

#[test]
fn n_19_with_an_empty_supply_a_player_only_lays_tiles() {
    let placed = "0 1,4 farm; 0 1,4 plain-nl; 0 1,3 road-w; 0 1,5 road-w; 0 2,4 farm";
    let mut table = scene("C 1,4 0; AH 1,3 0; AH 1,5 0; C 2,4 0").settlers(placed).table();
    assert_eq!(table.supplies()[0], 0);
    table.draw("C");
    let told = table.act("lay 1,7 0");
    // The turn is over at once: there is nothing to place and nothing to score.
    assert_eq!((told.len(), table.view().active.index()), (0, 1));
}

#[test]
fn n_20_placing_scoring_and_taking_back_in_one_turn() {
    let mut table = Table::start(2);
    let told = table.turn("U 1,3 3 road-e");
    assert_eq!(told, ["road 2 to 0", "back 0 from 1,3", "surveyor 0 to 1"]);
    assert_eq!((table.scores(), table.supplies()), (vec![2, 0], vec![5, 5]));
}
