//! Fields at the end (pages 5 and 11 of the book).

use carcassonne::Agreement;

use crate::common::{Table, paid};

/// Plays a last tile that changes nothing; what the fields pay, and the final points.
fn check(map: &str, turn: &str, pays: &[&str], scores: [i32; 4]) {
    let (tile, _) = turn.split_once(' ').unwrap();
    let mut table = Table::drawn_with_stock(map, &Agreement::default(), &[tile]);
    assert_eq!(table.projection(), scores, "{map}");
    let events = table.turn(turn);
    assert!(table.is_over());
    assert_eq!(paid(&events), pays, "{map}");
    assert_eq!(table.scores(), scores, "{map}");
}

#[test]
fn blue_gets_six_red_three_and_the_unfinished_city_pays_nothing() {
    let pays = ["Field 3 to red", "Field 6 to blue"];
    check("field_unfinished_city", "V 0,3 3", &pays, [3, 6, 0, 0]);
}

#[test]
fn blue_gets_nine_for_three_cities() {
    check("field_of_three_cities", "V 0,1 0", &["Field 9 to blue"], [0, 9, 0, 0]);
}

#[test]
fn red_owns_the_large_field_by_majority_and_blue_the_small_one() {
    let pays = ["Field 3 to blue", "Field 6 to red"];
    check("field_majority", "V 0,1 0", &pays, [6, 3, 0, 0]);
}

#[test]
fn red_and_yellow_share_the_large_field_and_get_all_of_it_each() {
    let pays = ["Field 3 to blue", "Field 6 to red and yellow"];
    check("field_tie", "V 0,1 0", &pays, [6, 3, 6, 0]);
}

#[test]
fn page_eleven_pays_fields_one_two_and_three() {
    let pays = ["Field 12 to yellow", "Field 6 to blue", "Field 9 to red and blue"];
    check("fields_of_page_eleven", "V 0,1 0", &pays, [9, 6 + 9, 12, 0]);
}
