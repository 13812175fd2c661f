//! Several expansions in one turn (X).

use carcassonne::{Event, Happening};
use game::{Audience, Game, Turn};
use landscape::Cell;

use super::table::{Table, happened, paid};

/// The words of what happened: laid, placed, scored …
fn words(events: &[Event]) -> Vec<&'static str> {
    let word = |event: &Event| match event {
        Event::Drawn { .. } => "drawn",
        Event::Laid { .. } => "laid",
        Event::Placed { .. } => "placed",
        Event::Scored(_) => "scored",
        Event::Returned { .. } => "returned",
        Event::Expansion(Happening::DragonMoved { .. }) => "dragon",
        Event::Expansion(Happening::Goods { .. }) => "goods",
        Event::Expansion(Happening::SecondTile { .. }) => "second tile",
        Event::Expansion(Happening::Gained(_)) => "gained",
        _ => "other",
    };
    events.iter().map(word).collect()
}

#[test]
fn x_01_the_order_of_a_whole_turn() {
    let mut table = Table::new("sets=traders,dragon", 2);
    table.play("HQ 0,-1 1 follower city-n; B2 0,1 0; G 0,-2 1 builder city-n; B -1,1 0");
    let events = table.play("BJ 0,-3 2 follower field-nl; > dragon w");
    let order = [
        "drawn",
        "laid",
        "placed",
        "dragon",
        "scored",
        "goods",
        "returned",
        "returned",
        "second tile",
    ];
    assert_eq!(words(&events), order);
    assert_eq!(paid(&events), ["City 8 to red"]);
}

#[test]
fn x_01_one_thing_in_step_two() {
    let mut table = Table::new("sets=inns,traders,dragon,tower", 2);
    table.play("TA 0,1 0 follower field-nl; U 1,0 0; * U; > lay 2,0 0; > fairy 0,1 field-nl");
    assert!(table.offers().is_empty());
    assert_eq!(table.game_turn(), Turn::Chance);
}

#[test]
fn x_03_capture_first_then_the_dragon() {
    let mut table = Table::new("sets=dragon,tower", 2);
    table.play("B2 0,1 0; TA 1,1 0 follower field-nl; BH 1,0 0 tower 1,1");
    assert_eq!(table.offers(), ["capture 1,1 field-nl", "pass"]);
    table.play("> capture 1,1 field-nl");
    assert_eq!(table.offers(), ["dragon e", "dragon n"]);
}

/// Red's builder is eaten in the first part of a double turn; the second part is a dragon tile.
fn eaten_in_a_double_turn() -> Table {
    let mut table = Table::new("sets=traders,dragon", 2);
    table.play("U 1,0 0 follower road-e; B 0,1 0; U 2,0 0 builder road-e; B2 0,2 0");
    table.play("B 1,1 0; B 1,2 0; BH 3,0 0");
    table.play("> dragon e; > dragon n; > dragon w; > dragon n; > dragon e; > dragon e");
    table
}

#[test]
fn x_04_a_dragon_on_the_second_tile_runs_anew() {
    let mut table = eaten_in_a_double_turn();
    assert_eq!(table.extras().dragon, Some(Cell::new(2, 0)));
    table.play("BG 4,0 0");
    let run = table.extras().run.unwrap();
    assert_eq!((run.mover.index(), run.visited), (0, vec![Cell::new(2, 0)]));
    assert_eq!(table.offers(), ["dragon e", "dragon w"]);
}

#[test]
fn x_05_fairy_point_and_ransom_once_in_a_double_turn() {
    let mut table = Table::new("sets=traders,dragon,tower", 2);
    table.play("U 1,0 0 follower road-e; B 0,1 0; U 2,0 0 builder road-e; B -1,1 0");
    table.play("B 1,1 0 fairy 1,0 road-e");
    assert_eq!(paid(&table.play("B 2,1 0")), ["Fairy 1 to red"]);
    let events = table.play("U 3,0 0");
    assert_eq!(words(&events).last(), Some(&"second tile"));
    assert_eq!(paid(&events), [""; 0]);
    assert_eq!(paid(&table.play("V 4,0 0")), [""; 0]);
    // A ransom in the first part leaves none for the second.
    let ransomed = |view: &mut carcassonne::View| {
        let extras = view.expansions.as_mut().unwrap();
        extras.ransomed = true;
    };
    let mut table = eaten_in_a_double_turn().altered(ransomed);
    table.play("* BG");
    assert!(table.extras().ransomed && table.extras().second_tile);
}

#[test]
fn x_06_t_06_an_eaten_builder_does_not_cancel_the_second_part() {
    let mut table = eaten_in_a_double_turn();
    assert_eq!(table.figures(), [""; 0]);
    assert!(table.extras().second_tile);
    assert_eq!(table.decider_after("* V"), 0);
}

#[test]
fn x_07_a_volcano_at_the_builder_s_road_is_a_double_turn() {
    let mut table = Table::new("sets=traders,dragon", 2);
    table.play("U 1,0 0 follower road-e; B 0,1 0; U 2,0 0 builder road-e; B 1,1 0");
    let events = table.play("B3 3,0 0");
    assert!(happened(&events).iter().any(|what| matches!(what, Happening::SecondTile { .. })));
}

#[test]
fn x_08_goods_come_from_a_city_that_was_emptied_in_the_same_turn() {
    let mut table = Table::new("sets=traders,dragon", 2);
    table.play("HQ 0,-1 1 follower city-n");
    let events = table.play("BD 0,-2 2 princess 0,-1 city-n");
    assert_eq!(paid(&events), [""; 0]);
    assert_eq!(table.extras().seats[1].goods, [1, 0, 0]);
}

#[test]
fn x_09_a_portal_adds_nothing_to_a_tower() {
    let mut table = Table::new("sets=dragon,tower", 2);
    table.play("TA 0,1 0 tower 0,1; * BR; > lay 1,0 0");
    assert_eq!(table.offers_to("close"), ["close 0,1 follower"]);
    table.play("> portal 0,1");
    assert_eq!(table.offers(), ["follower field-nl"]);
}

#[test]
fn x_10_the_dragon_takes_a_follower_from_a_tower() {
    let mut table = Table::new("sets=dragon,tower", 2);
    table.play("TA 0,1 0 tower 0,1; U 1,0 0 close 0,1 follower; B2 0,2 0; BH -1,0 0");
    table.play("> dragon n");
    assert_eq!(table.supply(1), [7, 0, 0, 0]);
    let tower = table.extras().towers[0];
    assert!(tower.top.is_none() && tower.open);
}

#[test]
fn x_11_the_fairy_does_not_protect_against_towers() {
    let mut table = Table::new("sets=dragon,tower", 2);
    table.play("TA 0,1 0 follower field-nl; U 1,0 0; U 2,0 0 fairy 0,1 field-nl");
    table.play("B 1,1 0 tower 0,1; > capture 0,1 field-nl");
    assert_eq!(table.extras().seats[1].prisoners.len(), 1);
}

#[test]
fn x_12_the_fairy_beside_a_follower_on_a_tower_brings_one_and_never_three() {
    let mut table = Table::new("sets=dragon,tower", 2);
    table.play("TA 0,1 0 tower 0,1; U 1,0 0; U 2,0 0 close 0,1 follower; B 1,1 0");
    table.play("U 3,0 0 fairy 0,1 tower");
    assert_eq!(paid(&table.play("B -1,1 0")), ["Fairy 1 to red"]);
    assert_eq!(table.projection(), [1, 0]);
    assert!(table.game.drawing().ends_with("fairy 0,1 tower\ntower 0,1 1 0 follower\n"));
}

#[test]
fn x_13_the_fairy_pays_in_a_worthless_feature_too() {
    let mut table = Table::new("sets=inns,dragon", 2);
    table.play("EB 1,0 0 follower road-e; B 0,1 0; U 2,0 0 fairy 1,0 road-e");
    assert_eq!(table.projection(), [3, 0]);
}

#[test]
fn x_14_a_big_follower_is_one_victim() {
    let mut table = Table::new("sets=inns,tower", 2);
    table.play("TA 0,1 0 big field-nl; U 1,0 0 tower 0,1; > capture 0,1 field-nl");
    let held = &table.extras().seats[1].prisoners;
    assert_eq!((held.len(), held[0].count, held[0].figure), (1, 1, carcassonne::Figure::Big));
    assert_eq!(table.supply(0), [7, 0, 0, 0]);
}

#[test]
fn x_15_a_farmer_who_was_taken_has_left_the_field() {
    let mut table = Table::new("sets=tower", 2);
    table.play("TA 0,1 0 follower field-nl; U 1,0 0 tower 0,1; > capture 0,1 field-nl");
    table.play("* B; > lay 1,1 0");
    assert!(table.offers().contains(&"follower field-nl".to_owned()), "the field is free again");
}

#[test]
fn x_16_what_the_dragon_brings_home_may_go_onto_the_second_tile() {
    let mut table = eaten_in_a_double_turn();
    assert_eq!(table.supply(0), [7, 0, 1, 1]);
    table.play("V 4,0 0 follower road-s");
    assert_eq!(table.figures(), ["0 follower 4,0 road-s"]);
}

#[test]
fn x_17_the_dragon_moves_on_the_last_tile_too() {
    let mut table = Table::new("sets=dragon", 2);
    table.play("B2 0,1 0; U 1,0 0 follower road-e");
    let mut table = table.altered(|view| {
        let is_last = |kind: &carcassonne::StockView| kind.tile.to_string() == "BH";
        let (kept, out): (Vec<_>, Vec<_>) = view.stock.iter().copied().partition(is_last);
        for kind in out {
            view.removed.extend(std::iter::repeat_n(kind.tile, usize::from(kind.count)));
        }
        view.stock = kept;
    });
    table.play("BH -1,0 0; > dragon n; > dragon e");
    assert_eq!(table.game_turn(), Turn::Over);
    assert_eq!(table.scores(), [0, 0], "the thief was eaten before the end");
}

#[test]
fn x_18_final_scoring_goes_from_roads_to_fields_to_goods() {
    let table = Table::drawn("pig_eight", "sets=traders");
    let mut table = table.altered(|view| {
        view.expansions.as_mut().unwrap().seats[3].goods = [0, 1, 0];
        let is_last = |kind: &carcassonne::StockView| kind.tile.to_string() == "U";
        let (mut kept, out): (Vec<_>, Vec<_>) = view.stock.iter().copied().partition(is_last);
        for kind in out {
            view.removed.extend(std::iter::repeat_n(kind.tile, usize::from(kind.count)));
        }
        let spare = usize::from(kept[0].count - 1);
        view.removed.extend(std::iter::repeat_n(kept[0].tile, spare));
        kept[0].count = 1;
        view.stock = kept;
    });
    let events = table.play("U 1,0 0 follower road-e");
    let pays = ["Road 2 to red", "Field 6 to blue", "Pig 2 to blue", "Goods(Grain) 10 to black"];
    assert_eq!(paid(&events), pays);
    assert_eq!(table.game.scores(Audience::Spectator)[..4], [2, 8, 0, 10]);
}

#[test]
fn x_19_all_sets_together_make_162_tiles() {
    let table = Table::new("sets=inns,traders,dragon,tower", 4);
    let left: u16 = table.view().stock.iter().map(|kind| kind.count).sum();
    assert_eq!(left + 1, 162);
    assert_eq!(table.game.tiles().kinds().len(), 111);
    assert_eq!(table.supply(2), [7, 1, 1, 1]);
    assert_eq!(table.extras().seats[2].tower_pieces, 7);
}
