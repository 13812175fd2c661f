//! B-14: several followers in one feature.

use carcassonne::{Agreement, Position};

use crate::common::{Table, paid, position, scorings, seat};

/// Finishes the city of the drawing, and says who is paid.
fn finish(crowd: &Position, figures: [u8; 4]) -> (Vec<String>, Vec<i32>) {
    let mut table = Table::set_up(crowd, &Agreement::default(), 3);
    let events = table.turn("E -2,-1 1");
    assert_eq!(scorings(&events)[0].figures, figures);
    assert_eq!(table.followers(), [7; 4], "winners and losers go home");
    (paid(&events), table.scores())
}

#[test]
fn b_14_a_tie_pays_everyone_who_is_tied_in_full_and_the_rest_nothing() {
    let (paid, scores) = finish(&position("crowded_city"), [2, 2, 1, 0]);
    assert_eq!(paid, ["City 18 to red and blue"]);
    assert_eq!(scores, [18, 18, 0, 0]);
}

#[test]
fn b_14_most_followers_take_all() {
    let mut crowd = position("crowded_city");
    let lost = crowd.figures.iter().position(|figure| figure.seat == seat(1)).unwrap();
    crowd.figures.remove(lost);
    let (paid, scores) = finish(&crowd, [2, 1, 1, 0]);
    assert_eq!(paid, ["City 18 to red"]);
    assert_eq!(scores, [18, 0, 0, 0]);
}

#[test]
fn b_14_the_player_who_finishes_a_feature_has_no_part_in_it() {
    // Black lays the last tile above and gets nothing; so does red without a knight of its own.
    let mut crowd = position("crowded_city");
    crowd.figures.retain(|figure| figure.seat == seat(2));
    let (paid, scores) = finish(&crowd, [0, 0, 1, 0]);
    assert_eq!(paid, ["City 18 to yellow"]);
    assert_eq!(scores, [0, 0, 18, 0]);
}

#[test]
fn b_14_thieves_share_a_road_like_knights_a_city() {
    let mut table = Table::of_two();
    for turn in ["U 1,0 0 road-e", "A 0,1 0", "V 2,0 0", "V 0,2 2 road-n", "U 1,2 0", "V 2,2 1"] {
        table.turn(turn);
    }
    // The last curve of red's road and blue's: they meet, and the other end is still open.
    assert_eq!(paid(&table.turn("U 2,1 1")), [""; 0]);
    assert_eq!(table.projection(), [8, 8]);
    assert_eq!(paid(&table.turn("W -1,0 0")), ["Road 9 to red and blue"]);
}
