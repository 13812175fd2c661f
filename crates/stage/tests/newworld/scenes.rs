//! Scenes of small positions, as text.

use stage::Input;

use crate::common::{page_eight, table, three_are_finished};
use crate::tiles::scenes::{asked_twice, both, touched};
use crate::tiles::table::{seat, stage_of};

#[test]
fn a_tile_to_be_laid() {
    insta::assert_snapshot!(touched(table(), &["*K"], Input::Turn(true)));
}

#[test]
fn a_settler_to_be_placed() {
    let steps = ["*K", "lay 1,2 1"];
    insta::assert_snapshot!(touched(table(), &steps, Input::Tap("ghost:town-e")));
}

/// Red and green stand in column 1 with both surveyors: safe for one more scoring.
#[test]
fn a_frontier_seen_by_others() {
    insta::assert_snapshot!(both(stage_of(&page_eight(), seat(0)).as_ref()));
}

#[test]
fn three_structures_wait() {
    insta::assert_snapshot!(touched(three_are_finished(), &[], Input::Tap("due:1")));
}

#[test]
fn what_is_asked() {
    let mut game = table();
    let laying = asked_twice(&mut game, &["*K"], "cell:-1,2");
    let settling = asked_twice(&mut game, &["lay 1,2 1"], "ghost:town-e");
    let ordering = asked_twice(&mut three_are_finished(), &[], "due:0");
    insta::assert_snapshot!(laying + &settling + &ordering);
}
