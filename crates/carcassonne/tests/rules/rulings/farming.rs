//! B-18, B-22 and B-23: farmers and what they get.

use carcassonne::{Agreement, FieldScoring, Scoring};

use crate::common::{Table, paid, scorings, steps};

const PAGE_ELEVEN: &str = "fields_of_page_eleven";

#[test]
fn b_18_farmers_lie_in_their_field_until_the_end() {
    let options = Agreement::default();
    let mut table = Table::drawn_with_stock("same_turn_city", &options, &["E", "E", "E"]);
    table.turn("E 0,-1 2 field-nl");
    for turn in ["E 1,-1 0", "E 1,-2 2"] {
        // The field has two finished cities now, and its farmer stays.
        assert!(!steps(&table.turn(turn)).contains(&"returned"), "{turn}");
        assert_eq!((table.game.figures().len(), table.followers()), (1, vec![6, 7, 7, 7]));
    }
    assert!(table.is_over());
    assert_eq!(table.scores(), [6, 0, 0, 0]);
}

#[test]
fn b_18_a_road_parts_fields() {
    let mut table = Table::of_two();
    table.turn("U 1,0 0 field-nl");
    table.turn("U 2,0 0 field-er");
    table.lay("U", "3,0 0");
    assert_eq!(table.offers(), ["follower road-e", "pass"]);
    assert_eq!(table.refusal("follower field-nl"), "occupied B-06");
    assert_eq!(table.refusal("follower field-er"), "occupied B-06");
}

/// The fields that are scored when this is the last turn of `three_farmers`.
fn fields_after(turn: &str) -> Vec<String> {
    let (tile, _) = turn.split_once(' ').unwrap();
    let mut table = Table::drawn_with_stock("three_farmers", &Agreement::default(), &[tile]);
    paid(&table.turn(turn))
}

#[test]
fn b_18_cities_and_the_edge_of_the_map_part_fields() {
    let three = ["Field 0 to blue", "Field 0 to red", "Field 0 to yellow"];
    assert_eq!(fields_after("E 3,1 1"), three);
    assert_eq!(fields_after("E 1,1 0"), ["Field 0 to red and blue and yellow"]);
}

/// A last tile that changes nothing; what is paid then, and the final points.
fn finish(map: &str, field_scoring: FieldScoring) -> (Vec<Scoring>, Vec<String>, Vec<i32>) {
    let options = Agreement { field_scoring, ..Agreement::default() };
    let mut table = Table::drawn_with_stock(map, &options, &["V"]);
    let expected = table.projection();
    let events = table.turn("V 0,1 0");
    assert_eq!(table.scores(), expected);
    let scorings = scorings(&events).into_iter().cloned().collect();
    (scorings, paid(&events), expected)
}

#[test]
fn b_22_each_field_pays_its_most_farmers_three_points_a_finished_city() {
    let (_, paid, scores) = finish(PAGE_ELEVEN, FieldScoring::PerField);
    assert_eq!(paid, ["Field 12 to yellow", "Field 6 to blue", "Field 9 to red and blue"]);
    assert_eq!(scores, [9, 15, 12, 0]);
}

#[test]
fn b_22_by_agreement_each_city_pays_four_once_to_the_most_farmers_around_it() {
    let (scorings, paid, scores) = finish(PAGE_ELEVEN, FieldScoring::PerCity);
    // A and B: blue has two farmers around them, red one. C: one each. Four more to yellow.
    let four = |to: &str| format!("Field 4 to {to}");
    let expected = ["blue", "blue", "red and blue", "yellow", "yellow", "yellow", "yellow"];
    assert_eq!(paid, expected.map(four));
    assert_eq!(scores, [4, 12, 16, 0]);
    let around_a_and_b = |scoring: &&Scoring| scoring.figures == [1, 2, 0, 0];
    assert_eq!(scorings.iter().filter(around_a_and_b).count(), 2);
    assert!(scorings.iter().all(|scoring| scoring.cities.len() == 1));
}

#[test]
fn b_22_the_two_readings_differ_where_a_city_touches_two_fields() {
    let (_, _, per_field) = finish("field_tie", FieldScoring::PerField);
    let (_, _, per_city) = finish("field_tie", FieldScoring::PerCity);
    assert_eq!((per_field, per_city), (vec![6, 3, 6, 0], vec![8, 0, 8, 0]));
}

#[test]
fn b_23_a_city_pays_in_every_field_it_touches_even_to_the_same_player() {
    let (scorings, ..) = finish(PAGE_ELEVEN, FieldScoring::PerField);
    let with = |points| scorings.iter().find(|scoring| scoring.points == points).unwrap();
    let (first, second) = (with(6), with(9));
    assert!(first.cities.iter().all(|city| second.cities.contains(city)), "A and B are in both");
    assert_eq!((&first.figures[..2], &second.figures[..2]), (&[0, 1][..], &[1, 1][..]));
}

#[test]
fn b_23_within_a_field_a_city_pays_once_however_often_it_touches_it() {
    // The large field touches city A at its cap, along its side and below the gate.
    let (scorings, paid, _) = finish("field_majority", FieldScoring::PerField);
    assert_eq!(paid, ["Field 3 to blue", "Field 6 to red"]);
    let cities = scorings.iter().map(|scoring| scoring.cities.len()).collect::<Vec<_>>();
    assert_eq!(cities, [2, 1]);
}

#[test]
fn b_23_the_size_of_a_city_is_irrelevant() {
    // Two cities of two tiles, and one of three with a pennant.
    let (scorings, paid, _) = finish("field_of_three_cities", FieldScoring::PerField);
    assert_eq!((paid, scorings[0].cities.len()), (vec!["Field 9 to blue".to_owned()], 3));
}

#[test]
fn b_23_an_unfinished_city_pays_nothing() {
    let mut table = Table::of_two();
    table.turn("E 0,1 2 field-nl");
    assert_eq!(table.projection(), [0, 0]);
    table.turn("E 0,2 0");
    assert_eq!(table.projection(), [3, 0]);
}
