//! Inns & Cathedrals.

use super::table::{Table, paid, pieces};

fn table() -> Table {
    Table::new("sets=inns", 2)
}

#[test]
fn i_01_a_big_follower_is_one_figure_that_counts_as_two() {
    let mut table = table();
    assert_eq!(table.supply(0), [7, 1, 0, 0]);
    table.play("W 1,0 0 follower road-s; B 0,1 0; B 0,2 0");
    let offers = table.play("* A; > lay 1,2 2");
    assert_eq!(offers.len(), 2);
    assert_eq!(table.offers_to("big"), ["big field-nl", "big monastery", "big road-n"]);
    table.play("> big road-n");
    assert_eq!(table.supply(1), [7, 0, 0, 0]);
    // The book's road of three: only blue gets its points.
    assert_eq!(paid(&table.play("U 1,1 1")), ["Road 3 to blue"]);
    assert_eq!((table.supply(0), table.supply(1)), ([7, 1, 0, 0], [7, 1, 0, 0]));
}

#[test]
fn i_01_a_big_follower_obeys_the_rules_of_small_ones() {
    let mut table = table();
    table.play("U 1,0 0 follower road-e");
    table.play("* U; > lay 2,0 0");
    assert_eq!(table.refusal("big road-e"), "occupied B-06");
    table.play("> big field-nl; E 0,-1 2");
    // It lies in its field to the end.
    table.play("* V; > lay 3,0 0");
    assert_eq!(table.refusal("big field-nl"), "none-left B-07");
}

/// A city of five tiles and a pennant: red has two small knights in it, blue a big one.
#[test]
fn i_02_a_big_one_ties_with_two_small_ones() {
    let mut table = table();
    table.play("U 1,0 0; U -1,0 0; E 1,-1 3 follower city-w; B 1,-2 0; E -1,-1 1 follower city-e");
    table.play("E 0,-2 2 big city-s");
    assert_eq!(paid(&table.play("C 0,-1 0")), ["City 12 to red and blue"]);
    assert_eq!(table.scores(), [12, 12]);
}

#[test]
fn i_02_on_a_monastery_size_does_not_matter() {
    let mut table = table();
    table.play("B 0,1 0 big monastery");
    assert_eq!(table.projection(), [2, 0]);
}

/// The book's road of three tiles with an inn: 6 points.
#[test]
fn i_03_a_road_with_an_inn_pays_two_a_tile() {
    let mut table = Table::drawn("inn_six", "sets=inns");
    assert_eq!(paid(&table.play("W -1,0 0")), ["Road 6 to blue"]);
}

#[test]
fn i_03_a_second_inn_adds_nothing() {
    let mut table = Table::drawn("two_inns_six", "sets=inns");
    assert_eq!(paid(&table.play("EN -1,0 3")), ["Road 6 to blue"]);
}

#[test]
fn i_04_an_unfinished_road_with_an_inn_pays_nothing() {
    let table = Table::drawn("inn_six", "sets=inns");
    assert_eq!(table.projection(), [0, 0, 0, 0]);
}

#[test]
fn i_05_an_inn_counts_for_its_own_piece_of_road() {
    let mut table = table();
    table.play("EC 1,0 0 follower road-w");
    assert_eq!(paid(&table.play("W -1,0 0")), ["Road 3 to red"]);
    let mut table = self::table();
    table.play("EC 1,0 0 follower road-e");
    assert_eq!(table.projection(), [0, 0]);
}

/// The book's city of seven tiles and a pennant: 24 points.
#[test]
fn i_06_a_city_with_a_cathedral_pays_three_a_tile_and_pennant() {
    let mut table = Table::drawn("cathedral_24", "sets=inns");
    assert_eq!(paid(&table.play("E 0,-2 2")), ["City 24 to blue"]);
}

#[test]
fn i_06_a_second_cathedral_is_a_tile_like_any_other() {
    let mut table = table();
    table.play("EK 0,-1 0 follower city-n; E -1,-1 1; E 1,-1 3; EK 0,-2 0");
    table.play("E -1,-2 1; E 1,-2 3");
    assert_eq!(paid(&table.play("E 0,-3 2")), ["City 24 to red"]);
}

#[test]
fn i_07_an_unfinished_city_with_a_cathedral_pays_nothing() {
    let table = Table::drawn("cathedral_24", "sets=inns");
    assert_eq!(table.projection(), [0, 0, 0, 0]);
}

#[test]
fn i_08_to_farmers_a_cathedral_is_a_city_like_any_other() {
    let mut table = Table::drawn("cathedral_24", "sets=inns");
    table.play("E 0,-2 2 follower field-nl");
    assert_eq!(table.scores(), [0, 24, 0, 0]);
    assert_eq!(table.projection(), [3, 24, 0, 0]);
}

#[test]
fn i_09_the_new_tiles_are_cut_as_the_book_says() {
    // Cities, roads, fields, monasteries.
    assert_eq!(pieces("EH"), [4, 0, 1, 0]);
    assert_eq!(pieces("ED"), [0, 2, 2, 1]);
    assert_eq!(pieces("EI"), [2, 2, 4, 0]);
    assert_eq!(pieces("EG"), [1, 0, 2, 0]);
    let mut table = table();
    table.play("* EI; > lay 1,0 0");
    // No thief on the stubs between crossing and gates.
    assert_eq!(table.offers_to("follower").len(), 8);
}

#[test]
fn i_10_an_inn_may_be_laid_at_the_road_of_others() {
    let mut table = table();
    table.play("U 1,0 0 follower road-e");
    assert_eq!(table.projection(), [2, 0]);
    table.play("EB 2,0 0");
    assert_eq!(table.projection(), [0, 0]);
}

#[test]
fn without_their_element_inns_are_paint() {
    let mut table = Table::new("sets=inns elements=big-follower", 2);
    table.play("EB 1,0 0 follower road-e");
    assert_eq!(table.projection(), [2, 0]);
}
