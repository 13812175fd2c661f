//! N-28 to N-32: several structures finished by one tile.

use crate::common::{BLUE, Table, place, scene, spot, tell};

/// The page-8 scene before blue lays H: a farm, a small town and a northern town wait for it.
fn page_eight() -> Table {
    let tiles = "U 1,3 3; AS 1,4 0; A 1,5 3; D 1,6 1; AR 2,6 0; K 2,5 0; D 2,3 1";
    let settlers = "0 1,3 town-w; 1 1,5 farm; 2 1,6 town-e";
    scene(tiles).settlers(settlers).surveyors([1, 1]).by(BLUE).table()
}

#[test]
fn n_28_the_active_player_picks_the_order_step_by_step() {
    let mut table = page_eight();
    table.draw("H");
    table.act("lay 2,4 0");
    assert_eq!(table.act("settle town-s"), [""; 0], "nothing is scored before the pick");
    let offers = ["score 1,5 farm", "score 2,4 town-n", "score 2,4 town-s"];
    assert_eq!(table.offers(), offers);
    assert_eq!(table.refusal("pass"), "scoring-begun N-07");
    assert_eq!(table.refusal("settle town-n"), "scoring-begun N-07");
    assert_eq!(table.refusal("score 1,6 town-e"), "not-due N-28");
    assert_eq!(table.refusal("score 1,3 town-w"), "other-due-name -");
    table.act("score 1,5 farm");
    // The effect is seen before the next pick; two structures are left.
    assert_eq!((table.scores()[BLUE], table.view().surveyors), (17, [1, 2]));
    assert_eq!(table.offers(), ["score 2,4 town-n", "score 2,4 town-s"]);
}

#[test]
fn n_28_the_effect_of_a_pick_is_known_before_it_is_made() {
    let mut table = page_eight();
    table.draw("H");
    table.act("lay 2,4 0");
    assert_eq!(table.game.effect(place("1,5"), spot("farm")), [], "nothing waits yet");
    table.act("settle town-s");
    for pick in ["1,5 farm", "2,4 town-n", "2,4 town-s"] {
        let (at, part) = pick.split_once(' ').unwrap();
        let expected = tell(&table.game.effect(place(at), spot(part)));
        assert_eq!(table.clone().act(&format!("score {pick}")), expected, "{pick}");
    }
    assert_eq!(table.game.effect(place("1,6"), spot("town-e")), [], "does not wait");
    assert_eq!(table.game.bonus_at_stake(1), 8);
    assert_eq!((table.game.bonus_at_stake(0), table.game.bonus_at_stake(2)), (0, 0));
    assert_eq!(table.game.next_survey(), Some(2));
    let start = Table::start(2).game;
    assert_eq!((start.bonus_at_stake(0), start.next_survey()), (0, None), "N-05, N-42");
}

#[test]
fn n_28_all_of_them_must_be_scored_and_a_single_one_is_not_asked_for() {
    let mut table = page_eight();
    // The northern town first, then the farm; the small town is then the only one left.
    let told = table.turn("H 2,4 0 town-s > 2,4 town-n > 1,5 farm");
    let paid: Vec<&String> = told.iter().filter(|line| line.contains(" to ")).collect();
    assert_eq!(paid[0], "town 6 to 0");
    assert!(told.contains(&"farm 9 to 1".to_owned()) && told.contains(&"town 4 to 1".to_owned()));
}

#[test]
fn n_29_each_structure_is_scored_cleared_and_surveyed_before_the_next() {
    let told = page_eight().turn("H 2,4 0 town-s > 1,5 farm > 2,4 town-s");
    let farm = ["farm 9 to 1", "bonus 8 to 1", "back 1 from 1,5", "surveyor 1 to 2"];
    let town = ["town 4 to 1", "bonus 4 to 1", "back 1 from 2,4", "surveyor 1 to 2"];
    assert_eq!(told[..4], farm);
    assert_eq!(told[4..8], town);
    assert_eq!(told[8..], ["home 0 from 1,3", "home 2 from 1,6"]);
}

#[test]
fn n_30_a_structure_that_lost_its_last_settler_is_not_scored_and_moves_nobody() {
    let mut table = page_eight();
    table.turn("H 2,4 0 town-s > 1,5 farm > 2,4 town-s");
    // Red's town of three cards is finished; it paid nothing, and both surveyors stay.
    assert_eq!((table.scores(), table.view().surveyors), (vec![0, 25, 0, 0, 0], [2, 2]));
}

#[test]
fn n_31_with_some_of_its_settlers_lost_the_rest_is_what_counts() {
    let tiles = "V 1,6 1; C 1,7 0; K 2,7 0; K 3,6 1; C 3,7 0; AH 1,5 0; AK 2,5 3";
    let settlers = "0 1,6 town-e; 1 3,6 town-e; 2 2,5 road-e";
    let mut table = scene(tiles).settlers(settlers).surveyors([1, 2]).by(BLUE).table();
    // J joins the towns of red and blue and ends green's road from the north.
    table.draw("J");
    table.act("lay 2,6 2");
    table.act("pass");
    assert_eq!(table.offers(), ["score 2,6 road-n", "score 2,6 town-e"]);
    let mut other = table.clone();
    let road_first = table.act("score 2,6 road-n");
    assert!(road_first.contains(&"home 0 from 1,6".to_owned()), "{road_first:?}");
    assert!(road_first.contains(&"town 10 to 1".to_owned()), "{road_first:?}");
    assert_eq!(table.scores()[..3], [0, 10, 8]);
    let town_first = other.act("score 2,6 town-e");
    assert!(town_first.contains(&"town 10 to 0+1".to_owned()), "{town_first:?}");
    assert_eq!(other.scores()[..2], [14, 10]);
}

#[test]
fn n_32_the_settler_placed_this_turn_has_no_protection() {
    // Blue's new bandit finishes its road in column 1, but red's town is scored first.
    let scene = scene("C 1,4 0; C 2,4 0; K 2,3 1").settlers("0 2,3 town-e").surveyors([1, 2]);
    let mut table = scene.by(BLUE).table();
    let told = table.turn("U 1,3 3 road-e > 1,3 town-w");
    let town = ["town 4 to 0", "bonus 4 to 0", "back 0 from 2,3", "surveyor 1 to 2"];
    assert_eq!(told[..4], town);
    assert_eq!(told[4..], ["home 1 from 1,3"]);
    assert_eq!((table.scores()[BLUE], table.supplies()[BLUE]), (0, 5));
}
