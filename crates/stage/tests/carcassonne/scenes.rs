//! Scenes of small positions, as text.

use stage::Input;

use crate::common::table;
use crate::tiles::scenes::{asked, both};
use crate::tiles::table::{PREVIEW, play, seat, stage, stage_of};

#[test]
fn a_tile_to_be_laid() {
    let mut game = table();
    play(&mut game, &["*M", "lay 0,-1 3", "follower city-s", "*V"]);
    let mut stage = stage(&game);
    stage.feel(Input::Turn(true), PREVIEW);
    insta::assert_snapshot!(both(stage.as_ref()));
}

#[test]
fn a_tile_on_trial() {
    let mut game = table();
    play(&mut game, &["*E"]);
    let mut stage = stage(&game);
    stage.feel(Input::Tap("cell:0,-1"), PREVIEW);
    insta::assert_snapshot!(both(stage.as_ref()));
}

#[test]
fn a_follower_to_be_placed() {
    let mut game = table();
    play(&mut game, &["*A", "lay 1,0 1"]);
    let mut stage = stage(&game);
    stage.feel(Input::Tap("ghost:monastery"), PREVIEW);
    insta::assert_snapshot!(both(stage.as_ref()));
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
    let mut text = String::new();
    let mut ask = |stage: &dyn stage::Stage| text += &asked(stage);
    play(&mut game, &["*E"]);
    let mut laying = stage(&game);
    ask(laying.as_ref());
    laying.feel(Input::Tap("cell:0,-1"), PREVIEW);
    ask(laying.as_ref());
    play(&mut game, &["lay 0,-1 2"]);
    let mut placing = stage(&game);
    ask(placing.as_ref());
    placing.feel(Input::Tap("ghost:city-s"), PREVIEW);
    ask(placing.as_ref());
    insta::assert_snapshot!(text);
}
