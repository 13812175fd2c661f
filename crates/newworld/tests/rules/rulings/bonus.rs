//! N-33 to N-38: what surveyors pay.

use newworld::{Agreement, Bonus};

use crate::common::{Scene, scene};

/// Two cards of a road; a third will finish it in column 3.
fn road(settlers: &str, surveyors: [i16; 2]) -> Scene {
    scene("AH 1,3 0; AH 2,3 0").settlers(settlers).surveyors(surveyors)
}

/// The bonus lines when the road is finished.
fn bonuses(scene: &Scene, last: &str) -> Vec<String> {
    let told = scene.plays(&[last]);
    told.into_iter().filter(|line| line.starts_with("bonus")).collect()
}

#[test]
fn n_33_four_points_for_each_surveyor_in_the_settler_s_own_column() {
    let last = "U 3,3 3";
    assert_eq!(bonuses(&road("0 2,3 road-e", [2, 2]), last), ["bonus 8 to 0"]);
    assert_eq!(bonuses(&road("0 2,3 road-e", [1, 2]), last), ["bonus 4 to 0"]);
    assert_eq!(bonuses(&road("0 1,3 road-e", [1, 2]), last), ["bonus 4 to 0"]);
    // Neither where the road was finished nor how far it reaches counts.
    assert_eq!(bonuses(&road("0 2,3 road-e", [1, 1]), last), [""; 0]);
    assert_eq!(bonuses(&road("0 1,3 road-e", [2, 2]), last), [""; 0]);
}

#[test]
fn n_34_the_old_columns_of_the_surveyors_decide() {
    // The surveyor that moves into column 1 comes too late, the one that leaves it does not.
    assert_eq!(bonuses(&scene(""), "K 1,6 1 town-e"), [""; 0]);
    let in_column_1 = scene("C 1,4 0; C 2,4 0").surveyors([1, 1]);
    assert_eq!(bonuses(&in_column_1, "K 1,6 1 town-e"), ["bonus 8 to 0"]);
}

/// A town of W, T and two Ks, with settlers of red and blue.
fn town(settlers: &str, surveyors: [i16; 2]) -> Scene {
    let tiles = "T 1,6 1; C 1,4 0; C 2,4 0; K 2,5 2; C 3,4 0; B 3,5 0; K 3,6 1";
    scene(tiles).settlers(settlers).surveyors(surveyors)
}

#[test]
fn n_35_only_settlers_that_earn_points_get_it() {
    let beaten = town("0 2,5 town-s; 0 3,6 town-e; 1 1,6 town-e", [1, 1]);
    assert_eq!(bonuses(&beaten, "W 2,6 0"), [""; 0]);
    let alone = town("1 1,6 town-e", [1, 1]);
    assert_eq!(bonuses(&alone, "W 2,6 0"), ["bonus 8 to 1"]);
}

#[test]
fn n_36_each_of_several_settlers_gets_its_own_bonus_unless_agreed_otherwise() {
    let tiles = "T 1,6 1; C 1,4 0; C 2,4 0; K 2,5 2; C 1,7 0; K 2,7 0; B 3,5 0; K 3,6 1";
    let two = scene(tiles).settlers("0 2,5 town-s; 0 2,7 town-n").surveyors([1, 2]);
    assert_eq!(bonuses(&two, "F 2,6 0"), ["bonus 8 to 0"]);
    let once = Agreement { bonus: Bonus::PerSurveyor, ..Agreement::default() };
    assert_eq!(bonuses(&two.agreed(once.clone()), "F 2,6 0"), ["bonus 4 to 0"]);
    // Two surveyors that each meet a settler both pay, by either reading.
    let apart = town("0 2,5 town-s; 0 3,6 town-e", [2, 3]);
    assert_eq!(bonuses(&apart, "W 2,6 0"), ["bonus 8 to 0"]);
    assert_eq!(bonuses(&apart.agreed(once), "W 2,6 0"), ["bonus 8 to 0"]);
}

#[test]
fn n_37_tied_players_reckon_the_bonus_each_for_their_own() {
    let mut table = town("0 2,5 town-s; 1 1,6 town-e", [2, 2]).by(2).table();
    table.turn("W 2,6 0");
    assert_eq!(table.scores()[..2], [12 + 8, 12]);
}

#[test]
fn n_38_no_bonus_at_the_end_and_none_for_trappers() {
    let scene = scene("AH 1,3 0; AS 1,4 0").settlers("0 1,3 road-e; 1 1,4 plain-nl");
    let told = scene.surveyors([1, 1]).stock("C").plays(&["C 1,7 0"]);
    let back = "back 0 from 1,3";
    assert_eq!(told, ["open road 2 to 0", back, "open plain 2 to 1", "won by 0+1"]);
}
