//! Scenes of small positions, as text.

use stage::Input;

use crate::common::{page_eight, table, three_are_finished};
use crate::tiles::scenes::{asked, both};
use crate::tiles::table::{PREVIEW, play, seat, stage, stage_of};

#[test]
fn a_tile_to_be_laid() {
    let mut game = table();
    play(&mut game, &["*K"]);
    let mut stage = stage(&game);
    stage.feel(Input::Turn(true), PREVIEW);
    insta::assert_snapshot!(both(stage.as_ref()));
}

#[test]
fn a_settler_to_be_placed() {
    let mut game = table();
    play(&mut game, &["*K", "lay 1,2 1"]);
    let mut stage = stage(&game);
    stage.feel(Input::Tap("ghost:town-e"), PREVIEW);
    insta::assert_snapshot!(both(stage.as_ref()));
}

/// Red and green stand in column 1 with both surveyors: safe for one more scoring.
#[test]
fn a_frontier_seen_by_others() {
    insta::assert_snapshot!(both(stage_of(&page_eight(), seat(0)).as_ref()));
}

#[test]
fn three_structures_wait() {
    let game = three_are_finished();
    let mut stage = stage(&game);
    stage.feel(Input::Tap("due:1"), PREVIEW);
    insta::assert_snapshot!(both(stage.as_ref()));
}

#[test]
fn what_is_asked() {
    let mut game = table();
    let mut text = String::new();
    let mut ask = |stage: &dyn stage::Stage| text += &asked(stage);
    play(&mut game, &["*K"]);
    let mut laying = stage(&game);
    ask(laying.as_ref());
    laying.feel(Input::Tap("cell:-1,2"), PREVIEW);
    ask(laying.as_ref());
    play(&mut game, &["lay 1,2 1"]);
    let mut settling = stage(&game);
    ask(settling.as_ref());
    settling.feel(Input::Tap("ghost:town-e"), PREVIEW);
    ask(settling.as_ref());
    let mut ordering = stage(&three_are_finished());
    ask(ordering.as_ref());
    ordering.feel(Input::Tap("due:0"), PREVIEW);
    ask(ordering.as_ref());
    insta::assert_snapshot!(text);
}
