//! The examples of pages 3 to 6, with tiles that show what the book's pictures show.

use crate::common::{BLUE, Scene, scene};

/// What the last tile pays first.
fn pays(scene: Scene, last: &str, expected: &[&str]) {
    let told = scene.plays(&[last]);
    assert_eq!(told[..expected.len()], *expected, "{last}");
}

#[test]
fn page_3_blue_may_only_lie_down_as_a_trapper() {
    let mut table = scene("V 1,6 1").settlers("0 1,6 town-e").by(BLUE).table();
    table.draw("K");
    table.act("lay 2,6 1");
    // A sheriff stands in the town already.
    assert_eq!(table.offers(), ["pass", "settle plain-nl"]);
}

#[test]
fn page_3_blue_may_be_sheriff_or_bandit_or_trapper_in_the_small_plain() {
    // The plain south of the road is red's; the small one between road and town is free.
    let mut table = scene("C 1,4 0").settlers("0 1,4 plain-nl").by(BLUE).table();
    table.draw("N");
    table.act("lay 1,3 0");
    assert_eq!(table.offers(), ["pass", "settle plain-et", "settle road-e", "settle town-n"]);
}

#[test]
fn page_3_a_road_of_three_pays_3_and_one_of_four_with_two_posts_8() {
    pays(scene("AH 1,3 0").settlers("0 1,3 road-e"), "U 2,3 3", &["road 3 to 0"]);
    let posts = scene("AG 1,3 0; AG 2,3 0").settlers("0 1,3 road-e");
    pays(posts, "U 3,3 3", &["road 8 to 0"]);
}

#[test]
fn page_4_red_gets_8_for_three_cards_and_a_flag() {
    let town = scene("T 1,6 1").settlers("0 1,6 town-e");
    pays(town, "K 2,6 1", &["town 8 to 0", "back 0 from 1,6"]);
}

#[test]
fn page_4_two_parts_of_one_card_in_one_town_count_once() {
    let town = scene("D 1,4 2; D 2,4 1; I 1,5 3").settlers("0 1,4 town-s");
    pays(town, "O 2,5 0", &["town 8 to 0"]);
}

#[test]
fn page_4_blue_and_red_share_a_town_and_get_12_each() {
    let tiles = "T 1,6 1; C 1,4 0; C 2,4 0; K 2,5 2; C 3,4 0; B 3,5 0; K 3,6 1";
    let mut table = scene(tiles).settlers("0 2,5 town-s; 1 1,6 town-e").by(2).table();
    table.turn("W 2,6 0");
    assert_eq!(table.scores()[..2], [12, 12]);
}

#[test]
fn page_4_red_gets_9_for_a_farm() {
    let farm = scene("B 1,4 0; A 1,3 3; A 1,5 3; C 2,3 0; AS 2,4 0").settlers("0 1,4 farm");
    pays(farm, "AR 2,5 0", &["farm 9 to 0", "back 0 from 1,4"]);
}

#[test]
fn page_4_place_score_and_take_back_in_one_turn() {
    pays(scene(""), "K 1,6 1 town-e", &["town 4 to 0", "back 0 from 1,6"]);
    pays(scene("AH 1,3 0"), "U 2,3 3 road-e", &["road 3 to 0", "back 0 from 2,3"]);
}

#[test]
fn page_5_red_closes_a_road_green_a_town_blue_goes_home_and_the_trapper_stays() {
    // U closes red's road of two and green's town of two; blue and yellow are in column 1.
    let tiles = "C 1,4 0; C 2,4 0; K 3,3 1; C 3,4 0; A 1,3 3";
    let settlers = "1 1,4 farm; 3 1,4 plain-nl; 2 3,3 town-e";
    let mut table = scene(tiles).settlers(settlers).surveyors([1, 2]).table();
    table.draw("U");
    let refused = table.refusal("lay 2,3 3");
    assert_eq!(refused, "side-mismatch N-08", "west of this farm there is no road");
    let tiles = "C 1,4 0; C 2,4 0; K 3,3 1; C 3,4 0; E 1,3 0";
    let mut table = scene(tiles).settlers(settlers).surveyors([1, 2]).table();
    let told = table.turn("U 2,3 3 road-e > 2,3 road-e");
    let road = ["road 2 to 0", "bonus 4 to 0", "back 0 from 2,3", "surveyor 1 to 2"];
    assert_eq!(told[..4], road);
    // With both surveyors in column 2 blue's farmer is east of them; yellow's trapper stays.
    assert_eq!(told[4], "home 1 from 1,4");
    assert_eq!(told[5..], ["town 4 to 2", "back 2 from 3,3", "surveyor 2 to 3"]);
    assert_eq!(table.scores()[..3], [6, 0, 4]);
    assert_eq!(table.view().settlers.len(), 1);
}

#[test]
fn page_5_a_road_of_two_with_one_surveyor_pays_6() {
    let road = scene("C 1,4 0").surveyors([0, 1]);
    pays(road, "U 1,3 3 road-e", &["road 2 to 0", "bonus 4 to 0"]);
}

#[test]
fn page_6_unfinished_road_farm_and_towns() {
    // The road: three cards. The farm: itself and four neighbours.
    let road = scene("AH 1,3 0; AH 2,3 0").settlers("0 1,3 road-e").stock("B");
    pays(road, "B 1,10 0", &["open road 3 to 0"]);
    let farm = scene("B 1,4 0; A 1,3 3; A 1,5 3; AS 2,5 0; C 2,4 0").settlers("3 2,4 farm");
    pays(farm.stock("B"), "B 1,10 0", &["open farm 5 to 3"]);
    // Blue's small town is worth 3; the large one 8, to green with two sheriffs, not to black.
    let small = scene("T 1,6 1").settlers("1 1,6 town-e").stock("B");
    pays(small, "B 1,10 0", &["open town 3 to 1"]);
    let large = scene("T 1,6 1; F 2,6 0; C 1,4 0; C 2,4 0; L 2,5 2; K 2,7 0")
        .settlers("2 2,5 town-s; 2 2,7 town-n; 4 1,6 town-e")
        .stock("B");
    pays(large, "B 1,10 0", &["open town 8 to 2"]);
}

#[test]
fn page_6_plains_pay_their_animals() {
    let two_and_three = scene("AS 1,4 0; AR 1,7 0").settlers("1 1,4 plain-nl; 0 1,7 plain-nl");
    pays(two_and_three.stock("B"), "B 1,10 0", &["open plain 2 to 1", "open plain 3 to 0"]);
    // Red has two trappers in the lower plain, yellow one.
    let tiles = "AS 1,4 0; AE 2,4 0; L 3,4 0; AT 1,1 0";
    let most = "0 1,4 plain-nl; 0 2,4 plain-et; 3 3,4 plain-et; 1 1,1 plain-nl";
    let last = "B 1,10 0";
    pays(scene(tiles).settlers(most).stock("B"), last, &["open plain 4 to 0", "open plain 2 to 1"]);
    // In another order of laying both have two, and blue's plain has five animals.
    let tiles = "AS 1,4 0; AE 2,4 0; L 3,4 0; AT 1,1 0; B 4,4 0; AR 1,0 0";
    let tie = "0 1,4 plain-nl; 0 2,4 plain-et; 3 3,4 plain-et; 3 4,4 plain-nl; 1 1,1 plain-nl";
    pays(
        scene(tiles).settlers(tie).stock("B"),
        last,
        &["open plain 4 to 0+3", "open plain 5 to 1"],
    );
}
