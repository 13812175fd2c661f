//! Portal and princess.

use super::table::{Table, paid};

fn table() -> Table {
    Table::new("sets=dragon", 2)
}

#[test]
fn d_22_a_portal_leads_to_any_place_that_is_free() {
    let mut table = table();
    table.play("U 1,0 0 follower road-e; * BR; > lay -1,0 0");
    assert_eq!(table.offers_to("portal"), ["portal 0,0", "portal 1,0"]);
    table.play("> portal 0,0");
    let places = ["follower city-n", "follower field-el", "follower field-er"];
    assert_eq!(table.offers(), places);
    assert_eq!(table.refusal("follower road-e"), "occupied B-06");
    assert_eq!(table.refusal("pass"), "not-now X-01");
    table.play("> follower city-n");
    assert_eq!(table.figures(), ["0 follower 1,0 road-e", "1 follower 0,0 city-n"]);
    table.play("* U; > lay 2,0 0");
    assert_eq!(table.refusal("portal 0,0"), "no-portal D-22");
}

#[test]
fn d_23_what_is_finished_elsewhere_is_closed_but_not_on_the_portal_s_tile() {
    let mut table = table();
    table.play("E 0,-1 2; W -1,0 0; * BR; > lay 1,0 0");
    // The road that the portal's tile has just finished.
    assert!(table.offers().contains(&"follower road-w".to_owned()));
    table.play("> portal 0,0");
    assert_eq!(table.refusal("follower city-n"), "finished D-23");
    assert_eq!(table.refusal("follower road-e"), "finished D-23");
    let mut table = self::table();
    table.play("E 0,-1 2; W -1,0 0");
    assert_eq!(paid(&table.play("BR 1,0 0 follower road-w")), ["Road 3 to red"]);
}

#[test]
fn d_24_only_followers_go_through() {
    let mut table = Table::new("sets=dragon,traders,inns", 2);
    table.play("U 1,0 0 follower road-e; B 0,1 0; * BR; > lay -1,0 0; > portal 0,0");
    assert_eq!(table.refusal("builder road-e"), "followers-only D-24");
    assert!(table.offers().iter().all(|offer| !offer.starts_with("builder")));
    assert_eq!(table.offers_to("big").len(), 3);
}

/// Red has a knight in the city of the start tile; blue has laid a princess at it.
fn princess_comes(options: &str) -> Table {
    let mut table = Table::new(options, 2);
    table.play("G 0,-1 1 follower city-n; * BB; > lay 0,-2 2");
    table
}

#[test]
fn d_25_a_princess_may_send_a_knight_away() {
    let mut table = princess_comes("sets=dragon");
    assert_eq!(table.offers_to("princess"), ["princess 0,-1 city-n"]);
    assert!(table.offers().contains(&"pass".to_owned()));
    table.play("> princess 0,-1 city-n");
    assert_eq!(table.supply(0), [7, 0, 0, 0]);
}

#[test]
fn d_25_where_the_table_says_so_she_must() {
    let mut table = princess_comes("sets=dragon princess_must=true");
    assert_eq!(table.offers(), ["princess 0,-1 city-n"]);
    assert_eq!(table.refusal("pass"), "princess-must D-25");
    assert_eq!(table.refusal("follower field-nl"), "princess-must D-25");
}

#[test]
fn d_26_whoever_sends_a_knight_away_does_nothing_else() {
    let mut table = princess_comes("sets=dragon,tower");
    table.play("> princess 0,-1 city-n");
    assert!(table.offers().is_empty());
    assert_eq!(table.figures(), [""; 0]);
}

#[test]
fn d_27_only_knights_of_her_own_city() {
    let mut table = princess_comes("sets=dragon");
    table.play("> pass; U 1,0 0 follower road-e; * BA; > lay -1,0 0");
    assert_eq!(table.refusal("princess 0,-1 city-n"), "not-her-knight D-27");
    assert_eq!(table.refusal("princess 1,0 road-e"), "not-her-knight D-27");
    // A monk in the city is no knight.
    let mut table = Table::new("sets=dragon elements=princess", 2);
    table.play("BO 0,-1 2 follower monastery; * BB; > lay 1,-1 0");
    assert!(table.offers_to("princess").is_empty());
    assert_eq!(table.refusal("princess 0,-1 monastery"), "not-her-knight D-27");
}

#[test]
fn d_28_x_02_a_knight_who_was_sent_away_takes_no_part_in_scoring() {
    let city = |step: &str| {
        let mut table = table();
        table.play("G 0,-1 1 follower city-n; * BD; > lay 0,-2 2");
        paid(&table.play(step))
    };
    assert_eq!(city("> pass"), ["City 6 to red"]);
    assert_eq!(city("> princess 0,-1 city-n"), [""; 0]);
}

#[test]
fn d_28_his_builder_goes_too() {
    let mut table = Table::new("sets=dragon,traders", 2);
    table.play("G 0,-1 1 follower city-n; B 0,1 0; HQ 0,-2 1 builder city-n");
    table.play("BB 0,-3 2 princess 0,-1 city-n");
    assert_eq!(table.supply(0), [7, 0, 1, 1]);
}

#[test]
fn d_29_without_knights_step_two_is_as_ever() {
    let mut table = Table::new("sets=dragon princess_must=true", 2);
    table.play("* BB; > lay 0,-1 2");
    assert!(table.offers_to("princess").is_empty());
    assert!(table.offers().contains(&"follower city-e".to_owned()));
    assert_eq!(table.refusal("princess 0,0 city-n"), "not-her-knight D-27");
}
