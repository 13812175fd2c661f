//! The Tower: pieces, captures, prisoners (W).

use carcassonne::{Agreement, Figure, Set};

use super::table::{Table, pieces};

fn table() -> Table {
    Table::new("sets=tower", 2)
}

#[test]
fn w_01_pieces_by_number_of_players() {
    let pieces =
        [2, 3, 4, 5, 6].map(|seats| Table::new("sets=tower", seats).extras().seats[0].tower_pieces);
    assert_eq!(pieces, [10, 9, 7, 6, 5]);
    assert_eq!(Agreement::with_sets([Set::Tower].into_iter().collect()).sets.iter().count(), 1);
}

#[test]
fn w_02_a_piece_goes_onto_any_tower_instead_of_anything_else() {
    let mut table = table();
    table.play("TA 0,1 0; * U; > lay 1,0 0");
    assert_eq!(table.offers_to("tower"), ["tower 0,1"]);
    assert_eq!(table.refusal("tower 0,0"), "no-tower W-02");
    table.play("> tower 0,1");
    assert_eq!(table.extras().seats[1].tower_pieces, 9);
    // The next one may go on top, or a follower closes it.
    table.play("* U; > lay 2,0 0");
    assert_eq!(table.offers_to("tower"), ["tower 0,1"]);
    assert_eq!(table.offers_to("close"), ["close 0,1 follower"]);
    table.play("> tower 0,1");
    assert_eq!(table.extras().towers[0].height, 2);
}

#[test]
fn w_03_a_bare_place_cannot_be_closed() {
    let mut table = table();
    table.play("* TA; > lay 0,1 0");
    assert!(table.offers_to("close").is_empty());
    assert_eq!(table.refusal("close 0,1 follower"), "tower-bare W-03");
}

/// The book's first piece: five tiles in range, and on one of them somebody.
#[test]
fn w_04_a_piece_may_take_one_follower_in_range() {
    let mut table = Table::drawn("tower_range", "sets=tower");
    table.play("* E; > lay 3,0 1; > tower 0,0");
    assert_eq!(table.offers(), ["capture 0,1 monastery", "pass"]);
    table.play("> capture 0,1 monastery");
    let held = &table.extras().seats[0].prisoners;
    assert_eq!(held.len(), 1);
    assert_eq!((held[0].owner.index(), held[0].figure, held[0].count), (1, Figure::Follower, 1));
}

#[test]
fn w_04_builder_and_pig_cannot_be_taken() {
    let mut table = Table::new("sets=tower,traders", 2);
    table.play("U 1,0 0 follower road-e; B 0,1 0; U 2,0 0 builder road-e");
    table.play("TA 2,1 0 tower 2,1");
    assert!(table.offers().is_empty(), "only the builder stands in range");
}

/// The book's second piece: nine tiles in range, beyond a gap too, and three to choose from.
#[test]
fn w_05_each_level_reaches_one_tile_further() {
    let mut table = Table::drawn("tower_range", "sets=tower");
    table.play("E 3,0 1 tower 0,0; > pass; * E; > lay 2,1 2; > tower 0,0");
    let reach = ["capture 0,-2 monastery", "capture 0,1 monastery", "capture 2,0 monastery"];
    assert_eq!(table.offers(), [&reach[..], &["pass"]].concat());
    assert_eq!(table.refusal("capture 3,0 field-nl"), "nobody-there W-04");
}

#[test]
fn w_05_nobody_is_taken_out_of_range() {
    let mut table = Table::drawn("tower_range", "sets=tower");
    table.play("E 3,0 1 tower 0,0");
    assert_eq!(table.refusal("capture 2,0 monastery"), "out-of-range W-05");
}

/// Blue stands on the tower at 0,1; red is to draw and builds another beside it.
fn blue_on_a_tower(options: &str) -> Table {
    let mut table = Table::new(options, 2);
    table.play("TA 0,1 0 tower 0,1; U 1,0 0 tower 0,1; B 1,1 0; U 2,0 0 close 0,1 follower");
    table
}

#[test]
fn w_06_a_low_tower_takes_from_the_top_of_a_high_one() {
    let mut table = blue_on_a_tower("sets=tower");
    table.play("TB 0,2 0 tower 0,2");
    assert_eq!(table.offers(), ["capture 0,1 tower", "pass"]);
    table.play("> capture 0,1 tower");
    assert_eq!(table.extras().towers[0].top, None);
}

#[test]
fn w_07_taking_is_optional_and_may_be_impossible() {
    let mut table = blue_on_a_tower("sets=tower");
    table.play("TB 0,2 0 tower 0,2; > pass");
    assert!(table.extras().towers[0].top.is_some());
    let mut alone = self::table();
    alone.play("TA 0,1 0 tower 0,1");
    assert!(alone.offers().is_empty(), "the turn went straight on");
}

#[test]
fn w_08_own_followers_go_home_and_others_lie_before_the_captor() {
    let mut table = table();
    table.play("TA 0,1 0 follower field-nl; U 1,0 0; B 1,1 0 tower 0,1");
    table.play("> capture 0,1 field-nl");
    assert_eq!(table.supply(0), [7, 0, 0, 0]);
    assert!(table.extras().seats[0].prisoners.is_empty());
}

#[test]
fn w_09_t_12_the_builder_goes_home_when_its_last_follower_is_taken() {
    let mut table = Table::new("sets=tower,traders", 2);
    table.play("U 1,0 0 follower road-e; B 0,1 0; U 2,0 0 builder road-e");
    table.play("TA 1,1 0 tower 1,1; > capture 1,0 road-e");
    assert_eq!(table.supply(0), [6, 0, 1, 1]);
    assert_eq!(table.extras().seats[1].prisoners.len(), 1);
}

#[test]
fn w_10_a_follower_closes_the_tower_for_pieces_and_scores_nothing() {
    let mut table = blue_on_a_tower("sets=tower");
    table.play("* U; > lay 3,0 0");
    assert!(table.offers_to("tower").is_empty());
    assert_eq!(table.refusal("tower 0,1"), "tower-closed W-10");
    assert_eq!(table.refusal("close 0,1 follower"), "tower-closed W-10");
    assert_eq!(table.projection(), [0, 0]);
    assert_eq!(table.supply(1), [6, 0, 0, 0]);
}

#[test]
fn w_11_without_its_follower_the_tower_is_open_again() {
    for (option, open) in [("true", true), ("false", false)] {
        let mut table = blue_on_a_tower(&format!("sets=tower tower_reopens={option}"));
        table.play("TB 0,2 0 tower 0,2; > capture 0,1 tower; * U; > lay 3,0 0");
        assert_eq!(table.offers_to("tower").contains(&"tower 0,1".to_owned()), open);
    }
}

#[test]
fn w_12_builder_and_pig_cannot_close_a_tower() {
    let mut table = Table::new("sets=tower,traders", 2);
    table.play("TA 0,1 0 tower 0,1; * U; > lay 1,0 0");
    assert_eq!(table.offers_to("close"), ["close 0,1 follower"]);
    assert_eq!(table.refusal("close 0,1 builder"), "not-on-tower W-12");
    assert_eq!(table.refusal("close 0,1 pig"), "not-on-tower W-12");
}

#[test]
fn w_18_the_bridge_parts_four_fields() {
    assert_eq!(pieces("TQ"), [1, 1, 4, 0]);
}

#[test]
fn w_19_a_tower_place_changes_nothing_that_can_be_claimed() {
    let mut table = table();
    table.play("* TK; > lay 0,-1 2");
    assert_eq!(table.offers_to("follower"), ["follower city-s", "follower field-nl"]);
}
