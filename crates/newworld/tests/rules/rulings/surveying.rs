//! N-39 to N-45: how surveyors move, and whom they leave behind.

use game::{Audience, Game, Turn};
use newworld::{Agreement, NewWorld};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::common::{Scene, Table, scene};

/// A land of three columns.
const WIDE: &str = "C 1,4 0; C 2,4 0; C 3,4 0";

/// The columns after somebody has scored a small town in column 1.
fn after_a_scoring(tiles: &str, surveyors: [i16; 2]) -> [i16; 2] {
    let mut table = scene(tiles).surveyors(surveyors).table();
    table.turn("K 1,6 1 town-e");
    table.view().surveyors
}

#[test]
fn n_39_one_surveyor_moves_one_column_however_many_players_scored() {
    let tiles = "T 1,6 1; C 1,4 0; C 2,4 0; K 2,5 2; C 3,4 0; B 3,5 0; K 3,6 1";
    let tie = scene(tiles).settlers("0 2,5 town-s; 1 1,6 town-e; 2 3,6 town-e");
    let told = tie.plays(&["W 2,6 0"]);
    assert_eq!(told[0], "town 12 to 0+1+2");
    assert_eq!(told.iter().filter(|line| line.starts_with("surveyor")).count(), 1);
    assert_eq!(after_a_scoring(WIDE, [0, 0]), [0, 1]);
}

#[test]
fn n_40_the_one_nearer_to_the_coast_must_move() {
    assert_eq!(after_a_scoring(WIDE, [1, 2]), [2, 2]);
    assert_eq!(after_a_scoring(WIDE, [0, 1]), [1, 1]);
    // In the same column either moves, and as only columns matter nobody is asked which.
    assert_eq!(after_a_scoring(WIDE, [1, 1]), [1, 2]);
}

#[test]
fn n_41_they_always_stand_in_the_same_or_in_neighbouring_columns() {
    let furthest = (0..6).map(furthest_column).max();
    assert!(furthest > Some(2), "hardly anybody scored: {furthest:?}");
}

/// Plays a random game and watches the surveyors; how far west did one come?
fn furthest_column(seed: u64) -> i16 {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = NewWorld::start(&Agreement::default(), 2).unwrap();
    loop {
        match game.turn() {
            Turn::Decide(seats) => {
                let seat = seats.iter().next().unwrap();
                let action = game.pick_action(seat, &mut rng, &mut Vec::new()).unwrap();
                game.play(seat, action).unwrap();
            }
            Turn::Chance => {
                let draw = game.pick_outcome(&mut rng, &mut Vec::new()).unwrap();
                game.settle(draw).unwrap();
            }
            Turn::Over => return game.surveyors().columns()[1],
        }
        let [nearer, further] = game.view(Audience::Spectator).surveyors;
        assert!((0..=1).contains(&(further - nearer)));
    }
}

#[test]
fn n_42_with_no_card_further_west_nobody_moves() {
    let told = scene("C 1,4 0").surveyors([1, 1]).plays(&["K 1,6 1 town-e"]);
    assert_eq!(told, ["town 4 to 0", "bonus 8 to 0", "back 0 from 1,6", "blocked in 1"]);
    // In different columns the eastern one can always step beside the other.
    assert_eq!(after_a_scoring("C 1,4 0", [0, 1]), [1, 1]);
    // And a card in the next column, however far north or south, frees the way.
    assert_eq!(after_a_scoring("C 1,4 0; C 2,4 0", [1, 1]), [1, 2]);
}

/// Bandits in columns 1, 2 and 3, each on a road of its own.
fn three_bandits(surveyors: [i16; 2]) -> Scene {
    let tiles = "AH 1,3 0; C 1,4 0; AH 2,4 1; C 1,7 0; C 2,7 0; AJ 3,7 1";
    scene(tiles).settlers("0 1,3 road-e; 1 2,4 road-n; 2 3,7 road-n").surveyors(surveyors).by(3)
}

/// Who is sent home when black scores a small town.
fn sent_home(scene: &Scene) -> Vec<String> {
    let told = scene.plays(&["K 1,9 1 town-e"]);
    told.into_iter().filter(|line| line.starts_with("home")).collect()
}

#[test]
fn n_43_standing_settlers_east_of_both_surveyors_go_home_without_points() {
    assert_eq!(sent_home(&three_bandits([0, 1])), [""; 0], "column 1 is a surveyor's own");
    assert_eq!(sent_home(&three_bandits([1, 1])), [""; 0], "one surveyor is still there");
    assert_eq!(sent_home(&three_bandits([1, 2])), ["home 0 from 1,3"]);
    assert_eq!(sent_home(&three_bandits([2, 3])), ["home 0 from 1,3", "home 1 from 2,4"]);
    let mut table: Table = three_bandits([1, 2]).table();
    table.turn("K 1,9 1");
    assert_eq!(table.supplies(), [4, 4, 4, 5, 5], "without a scoring all stay");
}

#[test]
fn n_44_trappers_stay_wherever_the_surveyors_are() {
    let scene = scene("AS 1,4 0; C 2,4 0; C 3,4 0").settlers("1 1,4 plain-nl; 1 2,4 farm");
    let mut table = scene.surveyors([2, 3]).table();
    let told = table.turn("K 1,9 1 town-e");
    assert_eq!(told[2..], ["surveyor 2 to 3", "home 1 from 2,4"]);
    assert_eq!(table.view().settlers.len(), 1);
}

#[test]
fn n_45_the_check_is_made_even_when_the_surveyors_were_blocked_unless_agreed_otherwise() {
    let east = scene("AH 1,3 0; C 1,4 0; C 2,4 0").settlers("0 1,3 road-e").surveyors([2, 2]);
    let told = east.clone().by(1).plays(&["K 1,6 1 town-e"]);
    assert_eq!(told[2..], ["blocked in 2", "home 0 from 1,3"]);
    let stays = Agreement { blocked_sends_home: false, ..Agreement::default() };
    let told = east.agreed(stays).by(1).plays(&["K 1,6 1 town-e"]);
    assert_eq!(told[2..], ["blocked in 2"]);
}
