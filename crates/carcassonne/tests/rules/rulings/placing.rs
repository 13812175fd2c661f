//! B-05 to B-09: placing a follower and getting it back.

use carcassonne::{Agreement, Event};
use game::{Game, Turn};

use crate::common::{BLUE, RED, Table, paid, seat, steps};

#[test]
fn b_05_a_follower_goes_onto_one_part_of_the_tile_just_laid() {
    let offers = |tile: &str, place: &str| {
        let mut table = Table::of_two();
        table.lay(tile, place);
        table.offers()
    };
    let all = |spots: &[&str]| -> Vec<String> {
        spots.iter().map(|spot| follower(spot)).chain(["pass".to_owned()]).collect()
    };
    assert_eq!(offers("K", "1,0 0"), all(&["city-n", "field-el", "field-sr", "road-s"]));
    assert_eq!(offers("A", "1,0 1"), all(&["field-nl", "monastery", "road-w"]));
}

fn follower(spot: &str) -> String {
    format!("follower {spot}")
}

#[test]
fn b_05_parts_of_other_tiles_are_out_of_reach() {
    let mut table = Table::of_two();
    table.turn("K 1,0 0");
    // Nobody took the city of K; the next tile, a mere road, gives no way back to it.
    table.lay("U", "-1,0 0");
    for spot in ["city-n", "monastery", "courtyard"] {
        assert_eq!(table.refusal(&follower(spot)), "no-such-spot B-05", "{spot}");
    }
    let events = table.act("follower road-e");
    let [Event::Placed { seat: who, cell, .. }] = events[..] else { panic!("{events:?}") };
    assert_eq!((who, cell.to_string().as_str()), (seat(1), "-1,0"));
}

#[test]
fn b_05_one_follower_a_tile_from_the_own_supply() {
    let mut table = Table::of_two();
    table.turn("K 1,0 0 city-n");
    assert_eq!(table.followers(), [6, 7]);
    assert_eq!(table.refusal("follower field-el"), "chance-first -");
    table.turn("U -1,0 0 field-nl");
    assert_eq!(table.followers(), [6, 6]);
    assert_eq!(table.game.figures().len(), 2);
}

#[test]
fn b_05_a_table_may_agree_on_no_farmers() {
    let options = Agreement { farmers: false, ..Agreement::default() };
    let mut table = Table::start(&options, 2);
    table.lay("K", "1,0 0");
    assert_eq!(table.offers(), ["follower city-n", "follower road-s", "pass"]);
    assert_eq!(table.refusal("follower field-el"), "no-farmers -");
}

#[test]
fn b_06_a_road_with_any_follower_is_closed_however_far() {
    let mut table = Table::of_two();
    table.turn("U 1,0 0 road-e");
    for (tile, place) in [("U", "-1,0 0"), ("U", "2,0 0"), ("V", "3,0 0")] {
        // By turns blue, red and blue: red's own thief bars red as well.
        table.lay(tile, place);
        let road = table.offers().iter().any(|offer| offer.contains("road"));
        assert!(!road, "{tile} at {place}");
        let spot = if tile == "V" { "road-s" } else { "road-e" };
        assert_eq!(table.refusal(&follower(spot)), "occupied B-06");
        table.act("pass");
    }
}

#[test]
fn b_06_the_connections_of_the_new_tile_count() {
    // The city piece of the new tile is free until it joins red's and blue's cities.
    let mut table = Table::drawn("city_shared", BLUE);
    table.lay("F", "0,-2 1");
    assert_eq!(table.refusal("follower city-n"), "occupied B-06");
    assert_eq!(table.offers(), ["follower field-el", "follower field-wl", "pass"]);
}

#[test]
fn b_06_a_field_with_any_farmer_is_closed() {
    let mut table = Table::of_two();
    table.turn("U 1,0 0 field-nl");
    table.lay("U", "2,0 0");
    assert_eq!(table.refusal("follower field-nl"), "occupied B-06");
    assert_eq!(table.offers(), ["follower field-er", "follower road-e", "pass"]);
}

#[test]
fn b_06_a_monastery_and_the_field_around_it_are_two_places() {
    let mut table = Table::of_two();
    table.turn("B 0,1 0 monastery");
    // The monk does not bar the field around the monastery...
    table.turn("V 0,2 0 field-nl");
    // ... and the farmer in that field does not bar another monastery in it.
    table.lay("B", "1,1 0");
    assert_eq!(table.offers(), ["follower monastery", "pass"]);
    assert_eq!(table.refusal("follower field-nl"), "occupied B-06");
}

#[test]
fn b_07_without_followers_a_player_only_lays_tiles() {
    let mut table = Table::drawn("seven_thieves", RED);
    assert_eq!(table.followers(), [0, 7, 7, 7]);
    let events = table.lay("E", "0,-1 2");
    assert_eq!(steps(&events), ["laid"]);
    assert_eq!((table.active(), table.game.turn()), (seat(BLUE), Turn::Chance));
    // Blue, with the same tile in the same place, may place a follower.
    let mut table = Table::drawn("seven_thieves", BLUE);
    table.lay("E", "0,-1 2");
    assert_eq!(table.offers(), ["follower city-s", "follower field-nl", "pass"]);
}

#[test]
fn b_08_a_follower_may_claim_what_its_own_tile_finishes() {
    let mut table = Table::of_two();
    let events = table.turn("E 0,-1 2 city-s");
    assert_eq!(paid(&events), ["City 4 to red"]);
    assert_eq!(steps(&events), ["drawn", "laid", "placed", "scored", "returned"]);
    assert_eq!((table.followers(), table.scores()), (vec![7, 7], vec![4, 0]));
}

#[test]
fn b_08_but_not_where_somebody_already_stands() {
    let mut table = Table::drawn("road_of_four", BLUE);
    table.lay("W", "2,0 0");
    assert_eq!(table.refusal("follower road-w"), "occupied B-06");
    assert_eq!(paid(&table.act("pass")), ["Road 4 to red"]);
}

#[test]
fn b_09_a_follower_that_comes_home_can_be_used_from_the_next_turn_on() {
    let mut table = Table::drawn("seven_thieves", RED);
    let events = table.lay("W", "-1,7 0");
    assert_eq!(steps(&events), ["laid", "scored", "returned"], "no step 2 after coming home");
    assert_eq!((table.active(), table.followers()), (seat(BLUE), vec![1, 7, 7, 7]));
    for turn in ["E 0,-1 2", "E 1,-1 0", "E 2,-1 0"] {
        table.turn(turn);
    }
    assert_eq!(table.active(), seat(RED));
    table.turn("E 3,-1 0 city-n");
    assert_eq!(table.followers(), [0, 7, 7, 7]);
}

#[test]
fn b_09_only_a_scored_feature_gives_its_followers_back() {
    let mut table = Table::drawn("road_of_four", RED);
    let events = table.turn("U 2,0 0");
    assert_eq!(steps(&events), ["drawn", "laid"]);
    assert_eq!((table.game.figures().len(), table.followers()), (1, vec![6, 7, 7, 7]));
    let events = table.turn("W 3,0 0");
    assert_eq!(steps(&events), ["drawn", "laid", "scored", "returned"]);
    assert_eq!((table.game.figures().len(), table.followers()), (0, vec![7; 4]));
}
