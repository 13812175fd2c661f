//! The fairy: where she may go and whom she pays (D-01 to D-08, D-32).

use carcassonne::{Carcassonne, FairyView, Perch};
use game::Game;
use landscape::Cell;

use super::table::{Table, paid};

fn table() -> Table {
    Table::new("sets=dragon", 2)
}

/// Red's thief at 1,0 has the fairy; blue is to draw.
fn fairy_stands() -> Table {
    let mut table = table();
    table.play("U 1,0 0 follower road-e; B 0,1 0; U 2,0 0 fairy 1,0 road-e");
    table
}

#[test]
fn d_01_the_fairy_goes_to_an_own_follower_instead_of_a_figure() {
    let mut table = table();
    assert_eq!(table.extras().fairy, None);
    table.play("* U; > lay 1,0 0");
    assert!(table.offers_to("fairy").is_empty());
    table.play("> follower road-e; * B; > lay 0,1 0");
    assert_eq!(table.refusal("fairy 1,0 road-e"), "nobody-of-yours D-01");
    table.play("> follower monastery; * U; > lay 2,0 0");
    assert_eq!(table.offers_to("fairy"), ["fairy 1,0 road-e"]);
    table.play("> fairy 1,0 road-e");
    assert!(table.offers().is_empty(), "the step is over");
    // Blue may fetch her, red may not put her where she is.
    table.play("B 1,1 0 fairy 0,1 monastery; * U; > lay 3,0 0");
    assert_eq!(table.offers_to("fairy"), ["fairy 1,0 road-e"]);
    table.play("> fairy 1,0 road-e; B 2,1 0; * V; > lay 4,0 0");
    assert_eq!(table.refusal("fairy 1,0 road-e"), "fairy-there D-01");
}

#[test]
fn d_02_she_may_move_where_nothing_can_be_placed() {
    let mut table = Table::new("sets=dragon farmers=false", 2);
    table.play("U 1,0 0 follower road-e; B 0,1 0; * U; > lay 2,0 0");
    assert_eq!(table.offers(), ["fairy 1,0 road-e", "pass"]);
}

#[test]
fn d_03_she_has_a_tile_and_a_feature() {
    let table = fairy_stands();
    let perch: Perch = "road-e".parse().unwrap();
    assert_eq!(
        table.extras().fairy,
        Some(FairyView { cell: Cell::new(1, 0), perch, alone: false })
    );
}

#[test]
fn d_04_a_follower_on_her_tile_brings_a_point_at_the_start_of_the_turn() {
    let mut table = fairy_stands();
    assert_eq!(paid(&table.play("B 1,1 0")), ["Fairy 1 to red"]);
    assert_eq!(paid(&table.play("B 2,1 0")), [""; 0], "blue has nobody there");
    assert_eq!(table.scores(), [1, 0]);
}

/// A second follower on her tile: by the book its owner gets the point too, by the stricter reading
/// only whose follower she was put to.
#[test]
fn d_04_the_stricter_reading_is_an_option() {
    for (options, pays) in [("", vec!["Fairy 1 to blue"]), (" fairy_point=follower", vec![])] {
        let mut table = Table::new(&format!("sets=dragon{options}"), 2);
        table.play("U 1,0 0 follower road-e; B 0,1 0; U 2,0 0 fairy 1,0 road-e");
        table.play("* BR; > lay -1,0 0; > portal 1,0; > follower field-nl");
        assert_eq!(paid(&table.play("B 1,1 0")), pays);
    }
}

#[test]
fn d_05_the_owner_beside_her_gets_three_when_the_feature_is_scored() {
    let mut table = table();
    table.play("U 1,0 0 follower road-e; W -1,0 0; B 0,1 0 fairy 1,0 road-e");
    let pays = ["Road 4 to red", "FairyScored 3 to red"];
    assert_eq!(paid(&table.play("W 2,0 0")), pays, "and no point for the follower who went home");
    assert_eq!(table.extras().fairy.unwrap().cell, Cell::new(1, 0), "she stays");
}

#[test]
fn d_06_also_at_the_end_and_in_a_field() {
    let table = fairy_stands();
    assert_eq!(table.projection(), [3 + 3, 0]);
    let mut table = self::table();
    table.play("U 1,0 0 follower field-nl; B 0,1 0; B 1,1 0 fairy 1,0 field-nl");
    assert_eq!(table.projection(), [3, 0]);
}

#[test]
fn d_07_she_may_come_in_the_turn_in_which_the_feature_is_finished() {
    let mut table = table();
    table.play("U 1,0 0 follower road-e; W -1,0 0");
    let pays = ["Road 4 to red", "FairyScored 3 to red"];
    assert_eq!(paid(&table.play("W 2,0 0 fairy 1,0 road-e")), pays);
}

#[test]
fn d_08_x_11_she_stays_when_her_follower_is_sent_away() {
    let mut table = table();
    table.play("G 0,-1 1 follower city-n; B 0,1 0; U 1,0 0 fairy 0,-1 city-n");
    let events = table.play("* BB; > lay 0,-2 2; > princess 0,-1 city-n");
    assert_eq!(paid(&events), [""; 0], "nobody of red's is with her any more");
    assert_eq!(table.figures(), [""; 0]);
    assert_eq!(table.extras().fairy.unwrap().cell, Cell::new(0, -1));
}

/// A princess has sent red's knight home from beside the fairy, and red's newcomer stands in his place; red
/// is to decide after laying a tile. What the newcomer has brought meanwhile is told.
fn newcomer(fairy_point: &str) -> (Table, Vec<String>) {
    let mut table = Table::new(&format!("sets=dragon fairy_point={fairy_point}"), 2);
    table.play("G 0,-1 1 follower city-n; B 0,1 0; U 1,0 0 fairy 0,-1 city-n");
    table.play("* BB; > lay 0,-2 2; > princess 0,-1 city-n");
    let mut told = paid(&table.play("* BR; > lay 0,2 0; > portal 0,-1; > follower city-n"));
    told.extend(paid(&table.play("B 1,1 0; * U; > lay 2,0 0")));
    (table, told)
}

#[test]
fn d_32_by_the_book_a_newcomer_in_her_place_is_with_the_fairy() {
    for reading in ["tile", "place"] {
        let (mut table, told) = newcomer(reading);
        assert_eq!(told, ["Fairy 1 to red"], "{reading}");
        assert_eq!(table.refusal("fairy 0,-1 city-n"), "fairy-there D-01");
        assert!(!table.extras().fairy.unwrap().alone);
    }
}

#[test]
fn d_32_put_to_one_follower_she_is_alone_when_he_has_left() {
    let (mut table, told) = newcomer("follower");
    assert_eq!(told, [""; 0], "the newcomer does not inherit her");
    assert!(table.extras().fairy.unwrap().alone);
    assert!(table.game.drawing().contains("fairy 0,-1 city-n alone\n"));
    let (inherited, _) = newcomer("place");
    let [alone, with_her] = [&table, &inherited].map(|table| table.projection()[0]);
    assert_eq!(with_her - alone, 1 + 3, "neither the point of a turn nor the three of his city");
    assert_eq!(table.offers_to("fairy"), ["fairy 0,-1 city-n"]);
    table.play("> fairy 0,-1 city-n");
    assert!(!table.extras().fairy.unwrap().alone);
    assert_eq!(paid(&table.play("B 2,1 0")), ["Fairy 1 to red"]);
}

#[test]
fn d_32_matches_of_rules_1_keep_the_place() {
    let mut agreed = serde_json::Map::from_iter([("fairy_point".to_owned(), "follower".into())]);
    assert!(Carcassonne::adopt(1, &mut agreed));
    assert_eq!(agreed["fairy_point"], "place");
    let mut today = serde_json::Map::from_iter([("fairy_point".to_owned(), "follower".into())]);
    assert!(Carcassonne::adopt(2, &mut today) && today["fairy_point"] == "follower");
    assert!(!Carcassonne::adopt(3, &mut today));
}

/// The other reading of D-03: she is on the tile, with every follower there. Red's thief and blue's
/// farmer share the tile at 1,0.
fn on_tile() -> Table {
    let mut table = Table::new("sets=dragon fairy_stands=on-tile", 2);
    table.play("U 1,0 0 follower road-e; * BR; > lay 0,1 0; > portal 1,0; > follower field-nl");
    table
}

#[test]
fn d_03_at_a_table_that_agreed_on_it_she_stands_on_a_tile() {
    let mut table = on_tile();
    table.play("* U; > lay 2,0 0");
    assert_eq!(table.offers_to("fairy"), ["fairy 1,0 tile"]);
    assert_eq!(table.refusal("fairy 1,0 road-e"), "nobody-of-yours D-01");
    assert_eq!(table.refusal("fairy 0,1 tile"), "nobody-of-yours D-01");
    assert_eq!(table.refusal("fairy 9,9 tile"), "nobody-of-yours D-01");
    table.play("> fairy 1,0 tile");
    let there = FairyView { cell: Cell::new(1, 0), perch: Perch::Tile, alone: false };
    assert_eq!(table.extras().fairy, Some(there));
    assert_eq!(table.scores(), [0, 1], "blue's turn begins");
    assert_eq!(paid(&table.play("B 2,1 0")), ["Fairy 1 to red"]);
    table.play("* U; > lay 3,0 0");
    assert_eq!(table.refusal("fairy 1,0 tile"), "fairy-there D-01");
    let mut book = fairy_stands();
    book.play("B 1,1 0; * U; > lay 3,0 0");
    assert_eq!(book.refusal("fairy 1,0 tile"), "nobody-of-yours D-01");
}

#[test]
fn d_05_on_a_tile_she_pays_for_every_follower_there_that_is_scored() {
    let mut table = on_tile();
    table.play("U 2,0 0 fairy 1,0 tile; B 2,1 0; A 3,0 1");
    let ends = paid(&table.play("A -1,0 3"));
    assert!(ends.contains(&"Road 5 to red".to_owned()), "{ends:?}");
    assert!(ends.contains(&"FairyScored 3 to red".to_owned()), "{ends:?}");
    assert!(!ends.contains(&"FairyScored 3 to blue".to_owned()), "the farmer is not scored yet");
}

/// At the end the farmer on her tile is scored as well.
#[test]
fn d_06_on_a_tile_she_pays_for_fields_too() {
    let mut table = Table::new("sets=dragon fairy_stands=on-tile left_over=98", 2);
    table.play("U 1,0 0 follower road-e; * BR; > lay 0,1 0; > portal 1,0; > follower field-nl");
    let ends = paid(&table.play("U 2,0 0 fairy 1,0 tile"));
    for gain in ["FairyScored 3 to red", "FairyScored 3 to blue"] {
        assert!(ends.contains(&gain.to_owned()), "{ends:?}");
    }
}
