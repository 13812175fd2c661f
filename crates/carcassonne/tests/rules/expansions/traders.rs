//! Traders & Builders.

use carcassonne::Happening;

use super::table::{Table, happened, paid, pieces};

fn table() -> Table {
    Table::new("sets=traders", 2)
}

/// Red has a thief and a builder on the road of the start tile, both ends open; red is to draw.
fn builder_stands() -> Table {
    let mut table = table();
    table.play("U 1,0 0 follower road-e; E 0,-1 2; U 2,0 0 builder road-e; B 0,1 0");
    assert_eq!(table.figures(), ["0 builder 2,0 road-e", "0 follower 1,0 road-e"]);
    table
}

#[test]
fn t_01_one_figure_of_whichever_kind_for_a_tile() {
    let mut table = table();
    assert_eq!(table.supply(0), [7, 0, 1, 1]);
    table.play("U 1,0 0 follower road-e; E 0,-1 2; * U; > lay 2,0 0");
    assert_eq!(table.offers_to("builder"), ["builder road-e"]);
    table.play("> builder road-e");
    assert_eq!(table.supply(0), [6, 0, 0, 1]);
    assert!(table.offers().is_empty(), "the turn is over");
}

#[test]
fn t_02_a_builder_joins_a_follower_of_its_own_seat() {
    let mut table = table();
    table.play("* U; > lay 1,0 0");
    assert_eq!(table.refusal("builder road-e"), "builder-alone T-02");
    table.play("> follower road-e");
    // Not on the same tile: the turn is over. Nor may blue use red's thief.
    table.play("* U; > lay 2,0 0");
    assert_eq!(table.refusal("builder road-e"), "builder-alone T-02");
}

#[test]
fn t_03_others_and_distance_do_not_matter_but_fields_and_monasteries_do() {
    let mut table = table();
    table.play("U 1,0 0 follower road-e; A -3,0 3".split(';').next().unwrap());
    table.play("U 2,0 0; U -1,0 0 builder road-e");
    assert_eq!(table.figures(), ["0 builder -1,0 road-e", "0 follower 1,0 road-e"]);
    let mut table = self::table();
    table.play("U 1,0 0 follower field-nl; E 0,-1 2; * A; > lay 2,0 1");
    assert_eq!(table.refusal("builder field-nl"), "builder-place T-03");
    assert_eq!(table.refusal("builder monastery"), "builder-place T-03");
}

#[test]
fn t_03_builders_of_two_seats_may_share_a_road() {
    let mut table = table();
    // Red's road from the west and blue's from the east are joined by the tile between them.
    table.play("U 1,0 0 follower road-e; B 1,1 0; B 2,1 0; B 3,1 0; B 0,1 0");
    table.play("U 3,0 0 follower road-e; U 2,0 0 builder road-e; U 4,0 0 builder road-e");
    let builders = ["0 builder 2,0 road-e", "1 builder 4,0 road-e"];
    assert_eq!(table.figures()[..1], builders[..1]);
    assert!(table.figures().contains(&builders[1].to_owned()));
}

#[test]
fn t_04_no_builder_in_what_is_finished() {
    let mut table = table();
    table.play("U 1,0 0 follower road-e; W -1,0 0; * W; > lay 2,0 0");
    assert_eq!(table.refusal("builder road-w"), "builder-late T-04");
}

#[test]
fn t_05_a_tile_at_the_builder_s_road_earns_a_second_one() {
    let mut table = builder_stands();
    let events = table.play("U 3,0 0");
    assert_eq!(happened(&events), [&Happening::SecondTile { seat: game::Seat::FIRST }]);
    assert!(table.extras().second_tile);
    table.play("* V");
    assert_eq!(table.decider().index(), 0);
    table.play("> lay 4,0 0; > pass");
    table.play("* V");
    assert_eq!(table.decider().index(), 1, "then it is blue's turn");
}

#[test]
fn t_05_elsewhere_the_builder_earns_nothing() {
    let mut table = builder_stands();
    table.play("B 1,1 0; * V");
    assert_eq!(table.decider().index(), 1);
}

#[test]
fn t_06_a_builder_placed_on_the_tile_earns_nothing_for_it() {
    let mut table = table();
    table.play("U 1,0 0 follower road-e; E 0,-1 2");
    let events = table.play("U 2,0 0 builder road-e");
    assert!(happened(&events).is_empty());
    table.play("* V");
    assert_eq!(table.decider().index(), 1);
}

/// The book's example 3a and 3b: the road is finished, scored, and the builder goes on.
#[test]
fn t_07_finishing_the_road_earns_the_second_tile_too() {
    let mut table = builder_stands();
    table.play("W -1,0 0");
    // Finished at both ends: W, start tile, two straight ones, and the city of T.
    assert_eq!(table.decider_after("* T"), 0);
    let events = table.play("> lay 3,0 1; > follower city-n");
    assert_eq!(paid(&events), ["Road 5 to red"]);
    assert_eq!(table.supply(0), [6, 0, 1, 1]);
}

#[test]
fn t_08_the_second_tile_earns_no_third() {
    let mut table = builder_stands();
    table.play("U 3,0 0; U 4,0 0; * V");
    assert_eq!(table.decider().index(), 1);
    table.play("> lay 5,0 0");
    assert!(!table.extras().second_tile_earned && !table.extras().second_tile);
}

#[test]
fn t_09_figures_may_be_placed_on_both_tiles_and_returned_ones_again() {
    let mut table = builder_stands();
    table.play("W -1,0 0 follower road-s");
    // The road is finished by the second tile: thief and builder come back.
    table.play("W 3,0 0 follower road-e");
    assert_eq!(table.supply(0), [5, 0, 1, 1]);
    // Now the first tile finishes, and its builder goes onto the second.
    let mut table = self::table();
    table.play("U 1,0 0 follower road-e; B 0,1 0; W -1,0 0 follower road-s; B 1,1 0");
    table.play("U 2,0 0 builder road-e; B 2,1 0; W 3,0 0 follower field-nl");
    assert!(table.extras().second_tile);
    assert_eq!(table.supply(0), [5, 0, 1, 1]);
    table.play("U -1,1 1 builder road-n");
    assert_eq!(table.supply(0), [5, 0, 0, 1]);
}

#[test]
fn t_10_the_second_tile_may_lie_anywhere_and_without_one_the_game_ends() {
    let table = builder_stands();
    let mut anywhere = builder_stands();
    anywhere.play("U 3,0 0; * E");
    assert!(anywhere.offers().iter().any(|offer| offer.starts_with("lay 0,-2")));
    let mut last = table.altered(|view| {
        let u = view.stock.iter().position(|kind| kind.tile.to_string() == "U").unwrap();
        let kept = carcassonne::StockView { count: 1, ..view.stock[u] };
        for kind in &view.stock {
            let gone = kind.count - u16::from(kind.tile == kept.tile);
            view.removed.extend(std::iter::repeat_n(kind.tile, usize::from(gone)));
        }
        view.stock = vec![kept];
    });
    last.play("U 3,0 0");
    assert_eq!(last.game_turn(), game::Turn::Over);
}

#[test]
fn t_11_builder_and_pig_count_in_no_majority() {
    let mut table = builder_stands();
    let events = table.play("W -1,0 0; W 3,0 0");
    let scored = events.iter().find_map(|event| match event {
        carcassonne::Event::Scored(scoring) => Some(scoring.figures.clone()),
        _ => None,
    });
    assert_eq!(scored.unwrap(), [1, 0]);
}

#[test]
fn t_12_the_builder_goes_home_with_the_last_follower() {
    let mut table = builder_stands();
    table.play("W -1,0 0; W 3,0 0");
    assert_eq!(table.supply(0), [7, 0, 1, 1]);
}

#[test]
fn t_13_a_pig_joins_a_farmer_of_its_own_seat() {
    let mut table = table();
    table.play("* E; > lay 0,1 2");
    assert_eq!(table.refusal("pig field-nl"), "pig-alone T-13");
    table.play("> follower field-nl; U 1,0 0");
    table.play("* B; > lay 1,1 0");
    assert_eq!(table.refusal("pig monastery"), "pig-place T-13");
    table.play("> pig field-nl");
    assert_eq!(table.figures(), ["0 follower 0,1 field-nl", "0 pig 1,1 field-nl"]);
    // Blue has no farmer there.
    table.play("* B; > lay -1,1 0");
    assert_eq!(table.refusal("pig field-nl"), "pig-alone T-13");
}

/// The book's field with two finished cities: blue owns it and has its pig there, red does not.
#[test]
fn t_14_a_pig_makes_each_city_of_an_own_field_worth_four() {
    let table = Table::drawn("pig_eight", "sets=traders");
    assert_eq!(table.projection(), [0, 8, 0, 0]);
}

#[test]
fn t_14_a_tie_owns_the_field_and_only_the_own_pig_helps() {
    let table = Table::drawn("pig_tie", "sets=traders");
    // Red and blue tie, the pig is blue's; yellow's pig has no majority beside it.
    assert_eq!(table.projection(), [6, 8, 0, 0]);
}

#[test]
fn t_15_without_dragon_and_tower_the_pig_stays_to_the_end() {
    let table = Table::drawn("pig_eight", "sets=traders lonely_pig=stays");
    assert_eq!(table.projection(), [0, 8, 0, 0]);
}

/// The book's city: blue gets 10 points, red who finished it two grain and one wine.
#[test]
fn t_16_whoever_finishes_a_city_takes_its_goods() {
    let mut table = Table::drawn("goods_ten", "sets=traders");
    let events = table.play("E 1,-3 3");
    assert_eq!(paid(&events), ["City 10 to blue"]);
    assert_eq!(
        happened(&events),
        [&Happening::Goods { seat: game::Seat::FIRST, goods: [1, 2, 0] }]
    );
    assert_eq!(table.extras().seats[0].goods, [1, 2, 0]);
}

#[test]
fn t_16_goods_come_from_a_city_without_knights_too() {
    let mut table = table();
    let events = table.play("HQ 0,-1 1; E 0,-2 2");
    assert_eq!(paid(&events), [""; 0]);
    assert_eq!(table.extras().seats[1].goods, [1, 0, 0]);
}

#[test]
fn t_17_there_are_twenty_goods_on_the_tiles() {
    let set = carcassonne::TileSet::with(carcassonne::Sets::all()).unwrap();
    let goods = carcassonne::Good::ALL.map(|good| {
        let of = |kind: &&carcassonne::TileKind| {
            kind.prints.pieces.iter().any(|print| print.good == Some(good))
        };
        set.kinds().iter().filter(of).map(|kind| kind.count).sum::<u16>()
    });
    assert_eq!(goods, [9, 6, 5]);
}

/// The book's game of two: red leads or ties in all three kinds, blue ties in two.
#[test]
fn t_18_most_of_a_kind_pays_ten_and_a_tie_pays_all() {
    let goods = |red, blue| {
        let table = table().altered(|view| {
            let extras = view.expansions.as_mut().unwrap();
            extras.seats[0].goods = red;
            extras.seats[1].goods = blue;
        });
        table.projection()
    };
    assert_eq!(Table::drawn("goods_20_30", "sets=traders").projection(), [30, 20, 0, 0]);
    assert_eq!(goods([0, 0, 2], [0, 0, 1]), [10, 0], "a kind nobody has pays nobody");
}

#[test]
fn t_19_goods_in_unfinished_cities_give_nothing() {
    let mut table = table();
    table.play("HQ 0,-1 1 follower city-n");
    assert_eq!(table.extras().seats[0].goods, [0, 0, 0]);
    assert_eq!(table.projection(), [2, 0]);
}

#[test]
fn t_20_the_new_tiles_are_cut_as_the_books_say() {
    // Cities, roads, fields, monasteries.
    assert_eq!(pieces("HB"), [0, 2, 4, 0]);
    assert_eq!(pieces("HC"), [1, 2, 3, 0]);
    assert_eq!(pieces("HJ"), [0, 3, 3, 1]);
    assert_eq!(pieces("HM"), [3, 0, 1, 0]);
    let mut table = table();
    table.play("E 0,1 2; HM 0,2 0".split(';').next().unwrap());
    table.play("* HM; > lay 0,2 0");
    assert!(table.offers().contains(&"follower courtyard".to_owned()));
}
