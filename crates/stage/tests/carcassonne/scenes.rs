//! Scenes of small positions, as text.

use stage::Input;

use crate::common::table;
use crate::tiles::scenes::{asked_twice, both, touched};
use crate::tiles::table::{play, seat, stage_of};

#[test]
fn a_tile_to_be_laid() {
    let steps = ["*M", "lay 0,-1 3", "follower city-s", "*V"];
    insta::assert_snapshot!(touched(table(), &steps, Input::Turn(true)));
}

#[test]
fn a_tile_on_trial() {
    insta::assert_snapshot!(touched(table(), &["*E"], Input::Tap("cell:0,-1")));
}

#[test]
fn a_follower_to_be_placed() {
    let monk = Input::Tap("ghost:monastery");
    insta::assert_snapshot!(touched(table(), &["*A", "lay 1,0 1"], monk));
}

/// The road is finished, and Blue still stands on it while Orange thinks about a follower.
#[test]
fn a_pending_scoring_seen_by_others() {
    let mut game = table();
    play(&mut game, &["*W", "lay 1,0 0", "follower road-w", "*A", "lay -1,0 3"]);
    insta::assert_snapshot!(both(stage_of(&game, seat(0)).as_ref()));
}

#[test]
fn what_is_asked() {
    let mut game = table();
    let laying = asked_twice(&mut game, &["*E"], "cell:0,-1");
    let placing = asked_twice(&mut game, &["lay 0,-1 2"], "ghost:city-s");
    insta::assert_snapshot!(laying + &placing);
}
