//! Volcano and dragon.

use std::sync::Arc;

use carcassonne::{Carcassonne, Event, Happening, TileSet};
use game::{Game, Turn};
use landscape::Cell;

use super::table::{Table, agreement, happened, paid, pieces};

fn table() -> Table {
    Table::new("sets=dragon", 2)
}

fn with_builders() -> Table {
    Table::new("sets=dragon,traders", 2)
}

#[test]
fn d_09_a_volcano_brings_the_dragon() {
    let mut table = table();
    assert_eq!(table.extras().dragon, None);
    table.play("B2 0,1 0");
    assert_eq!(table.extras().dragon, Some(Cell::new(0, 1)));
    table.play("B3 1,0 0");
    assert_eq!(table.extras().dragon, Some(Cell::new(1, 0)));
}

#[test]
fn d_10_no_follower_on_the_volcano_but_other_figures() {
    let mut table = with_builders();
    table.play("U 1,0 0 follower road-e; B 0,1 0; * B3; > lay 2,0 0");
    assert_eq!(table.offers(), ["builder road-e", "fairy 1,0 road-e", "pass"]);
    assert_eq!(table.refusal("follower field-nl"), "dragon-there D-11");
}

#[test]
fn d_11_no_follower_ever_joins_the_dragon() {
    let mut table = table();
    table.play("B3 1,0 0; * BR; > lay -1,0 0");
    assert_eq!(table.offers_to("portal"), ["portal 0,0"]);
    assert_eq!(table.refusal("portal 1,0"), "no-room D-22");
    // Where it has left, a volcano is a tile like any other.
    table.play("> pass; B2 0,1 0; * BT; > lay 2,0 0");
    assert_eq!(table.offers_to("portal"), ["portal -1,0", "portal 0,0", "portal 1,0"]);
}

#[test]
fn d_12_a_builder_on_the_volcano_is_safe_while_the_dragon_sits_there() {
    let mut table = with_builders();
    table.play("U 1,0 0 follower road-e; B 0,1 0; B3 2,0 0 builder road-e");
    table.play("BG 3,0 0; > dragon e");
    assert_eq!(table.figures(), ["0 builder 2,0 road-e", "0 follower 1,0 road-e"]);
}

#[test]
fn d_13_the_dragon_moves_after_placing_and_before_scoring() {
    let mut table = table();
    table.play("B2 0,1 0; W -1,0 0");
    let events = table.play("BI 1,0 0 follower road-w; > dragon n; > dragon e");
    assert_eq!(paid(&events), [""; 0], "the thief was lost before the road was scored");
    assert_eq!(table.supply(0), [7, 0, 0, 0]);
    let mut table = self::table();
    table.play("B2 0,1 0; W -1,0 0");
    let events = table.play("BI 1,0 0 follower road-w; > dragon n; > dragon w");
    assert_eq!(paid(&events), ["Road 3 to red"]);
}

#[test]
fn d_13_a_table_may_score_first() {
    let mut table = Table::new("sets=dragon dragon_moves=after-scoring", 2);
    table.play("B2 0,1 0; W -1,0 0");
    let events = table.play("BI 1,0 0 follower road-w; > dragon n; > dragon e");
    assert_eq!(paid(&events), ["Road 3 to red"]);
    assert_eq!(table.game_turn(), Turn::Chance);
    assert_eq!(table.view().active.index(), 1);
}

/// The book's run of four players: up, left, down, left, up, up.
#[test]
fn d_14_the_run_of_the_book() {
    let mut table = Table::drawn("dragon_run", "sets=dragon");
    table.play("* BJ; > lay 1,0 0; > follower city-n");
    let mut movers = Vec::new();
    for (side, offers) in [
        ("n", vec!["dragon n", "dragon w"]),
        ("w", vec!["dragon w"]),
        ("s", vec!["dragon n", "dragon s", "dragon w"]),
        ("w", vec!["dragon w"]),
        ("n", vec!["dragon n"]),
        ("n", vec!["dragon n"]),
    ] {
        assert_eq!(table.offers(), offers);
        assert_eq!(table.extras().run.unwrap().mover, table.decider());
        movers.push(table.decider().index());
        table.play(&format!("> dragon {side}"));
    }
    assert_eq!(movers, [0, 1, 2, 3, 0, 1]);
    assert_eq!((table.extras().dragon, table.extras().run), (Some(Cell::new(0, 0)), None));
    // Blue's and red's monks are home again; red's new knight was not in the way.
    assert_eq!(table.figures(), ["0 follower 1,0 city-n"]);
    assert_eq!(table.game_turn(), Turn::Chance);
}

#[test]
fn d_15_no_tile_twice_and_the_first_counts() {
    let mut table = Table::drawn("dragon_run", "sets=dragon");
    table.play("BJ 1,0 0; > dragon n; > dragon w; > dragon s");
    assert_eq!(table.offers(), ["dragon w"], "neither back up nor right, where it began");
    assert_eq!(table.refusal("dragon e"), "dragon-been-there D-15");
    assert_eq!(table.extras().run.unwrap().steps_left, 3);
}

#[test]
fn d_16_the_fairy_s_tile_is_barred_and_a_dead_end_is_the_end() {
    let mut table = table();
    table.play("U 1,0 0 follower road-e; B2 1,1 0; B 0,1 0 fairy 1,0 road-e; BG 2,0 0");
    assert_eq!(table.offers(), ["dragon w"]);
    assert_eq!(table.refusal("dragon n"), "dragon-barred D-16");
    table.play("> dragon w; > dragon n");
    assert_eq!(table.game_turn(), Turn::Chance, "beyond lies the fairy, or nothing");
}

#[test]
fn d_16_a_dragon_that_cannot_move_at_all_stays() {
    let mut table = table();
    table.play("U 1,0 0 follower road-e; B2 1,1 0; V 2,0 0 fairy 1,0 road-e; BH -1,0 0");
    assert_eq!(table.game_turn(), Turn::Chance);
    assert_eq!(table.extras().dragon, Some(Cell::new(1, 1)));
}

#[test]
fn d_17_t_12_all_figures_on_its_way_go_home_and_builders_with_the_last_follower() {
    let mut table = with_builders();
    table.play("U 1,0 0 follower road-e; B2 1,1 0; U 2,0 0 builder road-e; BG 3,0 0");
    let events = table.play("> dragon n");
    assert_eq!(paid(&events), [""; 0]);
    assert_eq!(table.figures(), [""; 0]);
    assert_eq!(table.supply(0), [7, 0, 1, 1]);
}

#[test]
fn d_17_t_15_a_pig_goes_home_with_the_last_farmer() {
    for (option, figures) in [("returns", vec![]), ("stays", vec!["0 pig 2,0 field-nl"])] {
        let mut table = Table::new(&format!("sets=dragon,traders lonely_pig={option}"), 2);
        table.play("U 1,0 0 follower field-nl; B2 1,1 0; U 2,0 0 pig field-nl; BG 3,0 0");
        table.play("> dragon n");
        assert_eq!(table.figures(), figures);
        assert_eq!(table.projection(), [0, 0]);
    }
}

#[test]
fn d_18_moving_is_a_duty() {
    let mut table = Table::drawn("dragon_run", "sets=dragon");
    table.play("BJ 1,0 0; > dragon n");
    assert_eq!(table.offers(), ["dragon w"]);
    assert_eq!(table.refusal("pass"), "not-now X-01");
}

#[test]
fn d_19_dragon_tiles_wait_for_the_first_volcano() {
    let mut table = table();
    let events = table.play("* BG; * BH");
    assert_eq!(happened(&events).len(), 2);
    assert_eq!(table.game_turn(), Turn::Chance);
    assert_eq!(table.extras().aside.len(), 2);
    let events = table.play("B2 0,1 0");
    assert!(happened(&events).contains(&&Happening::ShuffledIn { tiles: 2 }));
    assert!(table.extras().aside.is_empty());
    let left = |code: &str| {
        let stock = table.view().stock;
        stock.iter().find(|kind| kind.tile.to_string() == code).map(|kind| kind.count)
    };
    assert_eq!((left("BG"), left("BH")), (Some(2), Some(1)));
}

#[test]
fn d_20_tiles_that_wait_in_vain_stay_out() {
    let mut table = table().altered(|view| {
        let is_dragon = |kind: &carcassonne::StockView| kind.tile.to_string() == "BH";
        let (kept, out): (Vec<_>, Vec<_>) = view.stock.iter().copied().partition(is_dragon);
        for kind in out {
            view.removed.extend(std::iter::repeat_n(kind.tile, usize::from(kind.count)));
        }
        view.stock = kept;
    });
    table.play("* BH");
    assert_eq!(table.game_turn(), Turn::Over);
    assert_eq!(table.extras().aside.len(), 1);
}

/// A box of city tiles with one of field: that is a dragon tile and fits nowhere.
#[test]
fn d_21_a_dragon_tile_that_fits_nowhere_moves_nothing() {
    let city = |code: &str, more: &str| {
        format!(
            "[[tile]]\ncode = \"{code}\"\nname = \"city\"\ncount = 2\nedges = \"cccc\"\n\
             cities = [[\"n\", \"e\", \"s\", \"w\"]]\n{more}\n"
        )
    };
    let field = "[[tile]]\ncode = \"M\"\nname = \"field\"\ncount = 1\nedges = \"ffff\"\n\
        fields = [{ parts = [\"nl\", \"nr\", \"el\", \"er\", \"sl\", \"sr\", \"wl\", \"wr\"], \
        cities = [] }]\nsymbol = \"dragon\"\n";
    let text = city("S", "start = true") + &city("V", "symbol = \"volcano\"") + field;
    let tiles = Arc::new(TileSet::read(&text).unwrap());
    let game = Carcassonne::with_tiles(tiles, &agreement("elements=dragon"), 2).unwrap();
    let mut table = Table { game, events: Vec::new() };
    table.play("V 1,0 0");
    let events = table.play("* M");
    assert!(matches!(events.last(), Some(Event::Removed { .. })));
    assert_eq!(table.extras().dragon, Some(Cell::new(1, 0)));
    assert_eq!(table.game.turn(), Turn::Chance);
}

#[test]
fn d_30_city_and_monastery_of_one_tile_are_two_places() {
    assert_eq!(pieces("BO"), [1, 0, 1, 1]);
    let mut table = Table::new("sets=dragon elements=princess", 2);
    table.play("* BO; > lay 0,-1 2");
    let places = ["follower city-e", "follower field-nl", "follower monastery"];
    assert_eq!(table.offers_to("follower"), places);
    table.play("> follower monastery; E 1,-1 3 follower city-w");
    assert_eq!(table.figures().len(), 2, "the monk does not hold the city");
    // Its eight neighbours finish the monastery; the city has a gap in the west.
    table.play("U 1,0 0; U -1,0 0; B 1,-2 0; B 0,-2 0; B -1,-2 0");
    let events = table.play("G -1,-1 0");
    assert_eq!(paid(&events), ["Monastery 9 to red"]);
    assert_eq!(table.figures(), ["1 follower 1,-1 city-w"]);
}

#[test]
fn d_31_the_tunnel_leaves_road_and_fields_whole() {
    assert_eq!(pieces("BQ"), [1, 1, 2, 0]);
}
