//! Where a follower may be placed, and how fields part and join (pages 2 and 4 of the book).

use std::collections::BTreeSet;

use crate::common::{BLUE, RED, Table};

/// What the seat may do after laying the tile, and what it is refused.
fn check(map: &str, (tile, place): (&str, &str), offers: &[&str], occupied: &str) {
    let mut table = Table::drawn(map, BLUE);
    table.lay(tile, place);
    assert_eq!(table.offers(), offers, "{map}");
    assert_eq!(table.refusal(&format!("follower {occupied}")), "occupied B-06", "{map}");
}

#[test]
fn blue_can_only_place_a_farmer_where_a_knight_stands_in_the_joined_city() {
    check("occupied_city", ("N", "0,-2 2"), &["follower field-nl", "pass"], "city-e");
}

#[test]
fn blue_can_place_knight_or_thief_or_a_farmer_on_the_small_field() {
    let offers = ["follower city-e", "follower field-sr", "follower road-s", "pass"];
    check("occupied_field", ("J", "1,0 1"), &offers, "field-nl");
}

/// How many fields the farmers lie in.
fn fields(table: &Table) -> usize {
    let features = table.game.map().features();
    let roots = table.game.figures().iter().map(|figure| features.root(figure.piece));
    roots.collect::<BTreeSet<_>>().len()
}

#[test]
fn three_farmers_have_their_own_fields_until_a_tile_joins_them() {
    let mut table = Table::drawn("three_farmers", RED);
    assert_eq!((table.game.figures().len(), fields(&table)), (3, 3));
    table.lay("E", "1,1 0");
    assert_eq!((table.game.figures().len(), fields(&table)), (3, 1));
}

#[test]
fn nobody_may_add_a_farmer_to_the_joined_field() {
    check("three_farmers", ("E", "1,1 0"), &["follower city-n", "pass"], "field-el");
}
