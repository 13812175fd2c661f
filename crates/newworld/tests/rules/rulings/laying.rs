//! N-07 to N-14: laying a tile, and the coast.

use game::{Game, Turn};
use newworld::Agreement;

use crate::common::{Scene, Table, place, scene, spot};

#[test]
fn n_07_a_turn_is_draw_lay_place_score() {
    let mut table = Table::start(2);
    assert_eq!(table.refusal("pass"), "chance-first -");
    table.draw("K");
    assert!(table.offers().iter().all(|offer| offer.starts_with("lay ")));
    assert_eq!(table.refusal("settle town-e"), "lay-first N-07");
    assert_eq!(table.act("lay 1,6 1"), [""; 0]);
    assert_eq!(table.refusal("lay 1,7 0"), "already-laid N-07");
    assert_eq!(table.refusal("score 1,6 town-e"), "settle-first N-07");
    assert_eq!(table.offers(), ["pass", "settle plain-nl", "settle town-e"]);
    assert_eq!(table.act("settle town-e")[0], "town 4 to 0");
    assert_eq!(table.game.turn(), Turn::Chance);
}

#[test]
fn n_08_sides_must_continue_and_a_corner_is_not_enough() {
    let mut table = scene("C 1,4 0").table();
    table.draw("U");
    // Row 3 shows a road, row 2 a town, row 4 is taken, row 7 is plain.
    assert_eq!(table.refusal("lay 1,3 0"), "side-mismatch N-08");
    assert_eq!(table.refusal("lay 1,2 0"), "side-mismatch N-08");
    assert_eq!(table.refusal("lay 1,4 0"), "cell-taken N-08");
    assert_eq!(table.refusal("lay 2,3 0"), "no-neighbour N-08");
    assert_eq!(table.refusal("lay 9,9 0"), "no-neighbour N-08");
    table.act("lay 1,3 3");
    assert!(table.offers().contains(&"settle town-w".to_owned()));
}

#[test]
fn n_08_every_side_that_touches_must_fit() {
    // North of the place lies a town side, east of it plain.
    let mut table = scene("U 1,3 3; C 1,4 0; D 2,3 1").table();
    table.draw("K");
    let here = |offer: &String| offer.starts_with("lay 2,4 ");
    assert_eq!(table.offers().into_iter().filter(here).collect::<Vec<_>>(), ["lay 2,4 0"]);
    assert_eq!(table.refusal("lay 2,4 1"), "side-mismatch N-08");
    assert_eq!(table.refusal("lay 2,4 2"), "side-mismatch N-08");
}

#[test]
fn n_09_tiles_may_lie_beyond_the_ends_of_the_board_but_never_east_of_it() {
    let mut table = scene("C 1,1 0; C 1,10 0").table();
    table.draw("C");
    for offer in ["lay 1,0 0", "lay 1,11 0"] {
        assert!(table.offers().contains(&offer.to_owned()), "{offer}");
    }
    for action in ["lay -1,4 0", "lay 0,0 0", "lay 0,11 0", "lay 0,4 0"] {
        assert_eq!(table.refusal(action), "not-west N-10", "{action}");
    }
}

#[test]
fn n_10_column_0_beyond_the_ends_stays_empty_and_a_road_that_leaves_there_stays_open() {
    // A road to the east in row 11: nothing will ever meet it.
    let scene = scene("C 1,10 0; A 1,11 3").settlers("0 1,11 road-e");
    let mut table = scene.table();
    let road = table.game.extent(place("1,11"), spot("road-e")).unwrap();
    assert_eq!((road.open, road.is_finished()), (1, false));
    assert_eq!(table.game.map().demand(place("0,11").cell()), None);
    table.draw("C");
    assert!(table.offers().iter().all(|offer| !offer.starts_with("lay 0,")));
}

/// Every open town is closed: F, town all round, fits nowhere.
const CLOSED: &str = "K 1,2 1; K 1,6 1; K 1,9 1";

#[test]
fn n_11_a_tile_that_fits_nowhere_leaves_the_game_and_another_is_drawn() {
    let mut table = scene(CLOSED).table();
    assert_eq!(table.draw("F"), ["removed F"]);
    assert_eq!(table.game.turn(), Turn::Chance);
    assert_eq!(table.view().removed, ["F".parse().unwrap()]);
    assert_eq!(table.view().active.index(), 0, "the same player draws again");
    table.turn("C 1,4 0");
    assert_eq!(table.view().active.index(), 1);
}

#[test]
fn n_11_if_the_stack_runs_out_that_way_the_game_ends() {
    let mut table = scene(CLOSED).settlers("2 1,6 plain-nl").stock("F").table();
    assert_eq!(table.draw("F"), ["removed F", "open plain 1 to 2", "won by 2"]);
    assert!(table.is_over());
}

#[test]
fn n_12_start_fields_count_as_cards_of_farms_roads_and_towns() {
    let road = |options| scene("").agreed(options).plays(&["U 1,3 3 road-e"])[0].clone();
    let town = |options| scene("").agreed(options).plays(&["K 1,6 1 town-e"])[0].clone();
    assert_eq!(road(Agreement::default()), "road 2 to 0");
    assert_eq!(town(Agreement::default()), "town 4 to 0");
    let without = Agreement { coast_cards: false, ..Agreement::default() };
    assert_eq!(road(without.clone()), "road 1 to 0");
    assert_eq!(town(without.clone()), "town 2 to 0");
    // The book's own example counts them for a farm, whatever roads and towns do.
    for options in [Agreement::default(), without] {
        let told = farm_at_the_coast().agreed(options).plays(&["AR 2,5 0"]);
        assert_eq!(told[0], "farm 9 to 0");
    }
}

/// A farm in column 1 that lacks one card, three start fields aside.
fn farm_at_the_coast() -> Scene {
    scene("B 1,4 0; A 1,3 3; A 1,5 3; C 2,3 0; AS 2,4 0").settlers("0 1,4 farm")
}

#[test]
fn n_12_as_an_option_a_farm_at_the_coast_is_never_finished() {
    let cards_alone = Agreement { coast_farms: false, ..Agreement::default() };
    let scene = farm_at_the_coast().agreed(cards_alone).stock("AR");
    let farm = scene.table().game.extent(place("1,4"), spot("farm")).unwrap();
    assert_eq!((farm.open, farm.cards.len(), farm.points), (4, 5, 5));
    let told = scene.plays(&["AR 2,5 0"]);
    assert_eq!(told, ["open farm 6 to 0", "back 0 from 1,4", "won by 0"]);
}

#[test]
fn n_12_start_fields_join_plains() {
    // Rows 3 to 5 share a plain along the shore; nothing lies between the two farms in column 1.
    let mut table = scene("A 1,3 3").settlers("1 1,3 plain-nl").table();
    table.draw("A");
    table.act("lay 1,5 3");
    assert_eq!(table.refusal("settle plain-nl"), "occupied N-16");
}

#[test]
fn n_13_a_farm_at_the_corner_of_the_board_can_not_be_finished_but_scores_at_the_end() {
    let around = "B 1,1 0; K 1,2 1; C 2,1 0; C 2,2 0; AR 1,0 0; AS 2,0 0";
    let scene = scene(around).settlers("0 1,1 farm").stock("C");
    let farm = scene.table().game.extent(place("1,1"), spot("farm")).unwrap();
    // Its neighbour in column 0, row 0 will never come.
    assert_eq!((farm.open, farm.cards.len()), (1, 8));
    assert_eq!(scene.plays(&["C 1,4 0"]), ["open farm 8 to 0", "back 0 from 1,1", "won by 0"]);
}

#[test]
fn n_14_on_the_coast_roads_and_towns_are_closed_but_to_the_west() {
    let game = Table::start(2).game;
    for (row, part, open) in
        [(3, "road-w", 1), (5, "road-w", 1), (2, "town-w", 1), (9, "town-w", 1)]
    {
        let extent = game.extent(place(&format!("0,{row}")), spot(part)).unwrap();
        assert_eq!((extent.open, extent.cards.len()), (open, 1), "row {row}");
    }
    // Plains join along the shore where neither road nor town lies between.
    let plain = |row: i16, part| game.extent(place(&format!("0,{row}")), spot(part)).unwrap();
    let rows = |row, part| plain(row, part).cards.iter().map(|card| card.row).collect::<Vec<_>>();
    assert_eq!(rows(1, "plain-nl"), [1, 2]);
    assert_eq!(rows(4, "plain-nl"), [3, 4, 5]);
    assert_eq!(rows(3, "plain-nl"), [2, 3]);
    assert_eq!(rows(7, "plain-nl"), [6, 7, 8]);
}
