//! B-20, B-21 and B-24: the end of the game.

use carcassonne::{Agreement, Draw, Event};
use game::{Coded, Game, SeatSet};

use crate::common::{Table, colours, paid, scorings, steps};

fn with_stock(map: &str, stock: &[&str]) -> Table {
    Table::drawn_with_stock(map, &Agreement::default(), stock)
}

#[test]
fn b_20_the_game_ends_after_the_turn_of_the_last_tile_and_its_scoring() {
    let mut table = with_stock("same_turn_city", &["E", "V"]);
    table.turn("V 0,1 0");
    assert!(!table.is_over());
    let events = table.turn("E 0,-1 2 city-s");
    let expected = ["drawn", "laid", "placed", "scored", "returned", "ended"];
    assert_eq!(steps(&events), expected);
    assert_eq!(paid(&events), ["City 4 to blue"]);
    assert!(scorings(&events)[0].finished);
    assert!(table.is_over());
    assert_eq!(table.scores(), [0, 4, 0, 0]);
}

#[test]
fn b_20_nothing_is_played_after_the_end() {
    let mut table = with_stock("same_turn_city", &["V"]);
    table.turn("V 0,1 0");
    assert_eq!(table.refusal("pass"), "game-over -");
    let drawn = table.game.settle(Draw("V".parse().unwrap()));
    assert_eq!(drawn.unwrap_err().code(), "game-over");
    assert_eq!(table.offers(), [""; 0]);
}

#[test]
fn b_21_unfinished_features_pay_one_a_tile_and_one_a_pennant() {
    let mut table = with_stock("unfinished", &["V"]);
    let events = table.turn("V 0,2 0");
    assert_eq!(paid(&events), ["City 4 to blue", "Monastery 6 to yellow", "Road 3 to red"]);
    assert_eq!(table.scores(), [3, 4, 6, 0]);
    assert_eq!(table.projection(), table.scores(), "paid once, not twice");
}

#[test]
fn b_21_majorities_and_ties_hold_at_the_end_too() {
    let mut table = with_stock("crowded_city", &["V"]);
    let events = table.turn("V 0,1 0");
    // Six tiles and two pennants; yellow has one knight against two and two.
    assert_eq!(paid(&events), ["City 8 to red and blue"]);
    assert_eq!(table.scores(), [8, 8, 0, 0]);
}

#[test]
fn b_21_what_nobody_holds_pays_nobody() {
    let mut table = with_stock("same_turn_road_of_four", &["V"]);
    let events = table.turn("V 0,1 0");
    assert_eq!(steps(&events), ["drawn", "laid", "ended"]);
    assert_eq!(table.scores(), [0; 4]);
}

/// The winners, as the game and its last event say.
fn winners(table: &Table, events: &[Event]) -> String {
    let Some(Event::Ended { scores, winners }) = events.last() else { panic!("not ended") };
    assert_eq!(*scores, table.scores());
    assert_eq!(*winners, table.game.winners());
    colours(*winners)
}

#[test]
fn b_24_most_points_win() {
    let mut table = with_stock("unfinished", &["V"]);
    assert_eq!(table.game.winners(), SeatSet::EMPTY, "nobody has won before the end");
    let events = table.turn("V 0,2 0");
    assert_eq!(winners(&table, &events), "yellow");
}

#[test]
fn b_24_equal_points_share_the_victory() {
    let mut table = with_stock("crowded_city", &["V"]);
    let events = table.turn("V 0,1 0");
    assert_eq!(winners(&table, &events), "red and blue");
    let mut table = with_stock("same_turn_city", &["V"]);
    let events = table.turn("V 0,1 0");
    assert_eq!(winners(&table, &events), "red and blue and yellow and black");
}

#[test]
fn b_20_a_table_may_agree_that_tiles_are_left_over() {
    let options = Agreement { left_over: 69, ..Agreement::default() };
    let mut table = Table::start(&options, 2);
    table.turn("V 1,0 0 road-s");
    assert!(!table.is_over());
    let events = table.turn("V -1,0 3");
    assert_eq!(paid(&events), ["Road 3 to red"]);
    assert!(table.is_over());
    let none = Agreement { left_over: 71, ..Agreement::default() };
    assert!(Table::start(&none, 2).is_over());
}
