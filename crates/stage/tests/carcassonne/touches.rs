//! From touches to decisions.

use stage::{Input, Lang, Reaction};

use crate::common::table;
use crate::tiles::table::{AT_ONCE, PREVIEW, class, decision, look, play, seat, stage, stage_of};

const HAND: Input<'_> = Input::Tap("hand");
const ABOVE: Input<'_> = Input::Tap("cell:0,-1");

/// A city cap in hand: it fits above the start tile upside down, and below it three ways.
fn cap() -> Box<dyn stage::Stage> {
    let mut game = table();
    play(&mut game, &["*E"]);
    stage(&game)
}

#[test]
fn a_touch_shows_and_a_second_one_lays() {
    let mut stage = cap();
    assert_eq!(class(stage.as_ref(), "cell:0,-1"), "cell");
    assert_eq!(decision(stage.as_mut(), PREVIEW, &[HAND, HAND, ABOVE, ABOVE]), "lay 0,-1 2");
}

#[test]
fn turning_the_hand_makes_fitting_cells_strong() {
    let mut stage = cap();
    stage.feel(Input::Turn(true), PREVIEW);
    stage.feel(Input::Turn(true), PREVIEW);
    assert_eq!(class(stage.as_ref(), "cell:0,-1"), "cell strong");
    assert_eq!(class(stage.as_ref(), "cell:1,0"), "vacant");
    stage.feel(Input::Turn(false), PREVIEW);
    assert_eq!(class(stage.as_ref(), "cell:0,-1"), "cell");
}

#[test]
fn a_cell_that_wants_another_turn_turns_the_tile() {
    let mut stage = cap();
    assert_eq!(decision(stage.as_mut(), PREVIEW, &[ABOVE, Input::Done]), "lay 0,-1 2");
}

#[test]
fn a_shown_tile_turns_to_where_it_fits() {
    let mut stage = cap();
    let below = Input::Tap("cell:0,1");
    stage.feel(below, PREVIEW);
    // Its city would face the field above: turns 1, 2 and 3 fit, 0 does not.
    let turned = |stage: &dyn stage::Stage| stage.hand(Lang::En)[0].turned;
    assert_eq!(turned(stage.as_ref()), 90);
    for expected in [180, 270, 450] {
        assert_eq!(stage.feel(Input::Turn(true), PREVIEW), Reaction::Redraw);
        assert_eq!(turned(stage.as_ref()), expected);
    }
    assert_eq!(decision(stage.as_mut(), PREVIEW, &[Input::Turn(false), below]), "lay 0,1 3");
}

#[test]
fn a_shown_tile_that_fits_one_way_does_not_turn() {
    let mut stage = cap();
    stage.feel(ABOVE, PREVIEW);
    assert_eq!(stage.feel(Input::Turn(true), PREVIEW), Reaction::Still);
    assert_eq!(decision(stage.as_mut(), PREVIEW, &[Input::Done]), "lay 0,-1 2");
}

#[test]
fn another_cell_moves_the_shown_tile_and_cancel_takes_it_away() {
    let mut stage = cap();
    stage.feel(ABOVE, PREVIEW);
    stage.feel(Input::Tap("cell:0,1"), PREVIEW);
    assert_eq!(class(stage.as_ref(), "cell:0,1"), "cell strong chosen");
    assert_ne!(class(stage.as_ref(), "cell:0,-1"), "cell strong chosen");
    assert_eq!(class(stage.as_ref(), "preview:E"), "preview");
    assert_eq!(stage.feel(Input::Cancel, PREVIEW), Reaction::Redraw);
    assert_eq!(class(stage.as_ref(), "preview:E"), "");
    assert_eq!(stage.feel(Input::Cancel, PREVIEW), Reaction::Still);
    assert_eq!(stage.feel(Input::Done, PREVIEW), Reaction::Still);
}

#[test]
fn without_preview_a_touch_lays_what_is_not_in_doubt() {
    let mut stage = cap();
    // Only upside down does it fit there: nothing is left to choose.
    assert_eq!(decision(stage.as_mut(), AT_ONCE, &[ABOVE]), "lay 0,-1 2");
    let mut stage = cap();
    // As it is turned it does not fit, and three ways are open: it is shown first.
    let below = Input::Tap("cell:0,1");
    assert_eq!(decision(stage.as_mut(), AT_ONCE, &[below, below]), "lay 0,1 1");
    let mut stage = cap();
    assert_eq!(decision(stage.as_mut(), AT_ONCE, &[HAND, HAND, below]), "lay 0,1 2");
}

#[test]
fn what_is_not_offered_cannot_be_touched() {
    let mut stage = cap();
    for name in ["cell:1,0", "cell:9,9", "tile:0,0", "ghost:city-n", "nonsense", ""] {
        assert_eq!(stage.feel(Input::Tap(name), PREVIEW), Reaction::Still, "{name}");
    }
}

#[test]
fn a_follower_is_chosen_then_confirmed() {
    let mut game = table();
    play(&mut game, &["*E", "lay 0,-1 2"]);
    let mut stage = stage(&game);
    let city = Input::Tap("ghost:city-s");
    assert_eq!(class(stage.as_ref(), "ghost:city-s:0"), "ghost seat-0");
    assert_eq!(stage.feel(city, PREVIEW), Reaction::Redraw);
    assert_eq!(class(stage.as_ref(), "ghost:city-s:0"), "ghost solid seat-0");
    assert_eq!(decision(stage.as_mut(), PREVIEW, &[city]), "follower city-s");
    assert_eq!(decision(stage.as_mut(), PREVIEW, &[Input::Done]), "follower city-s");
    assert_eq!(decision(stage.as_mut(), PREVIEW, &[Input::Cancel, Input::Done]), "pass");
    assert_eq!(
        decision(stage.as_mut(), AT_ONCE, &[Input::Tap("ghost:field-nl")]),
        "follower field-nl"
    );
}

#[test]
fn done_says_what_it_does() {
    let label =
        |stage: &dyn stage::Stage| stage.done(Lang::En).map(|done| (done.label, done.enabled));
    let mut laying = cap();
    assert_eq!(label(laying.as_ref()), Some(("Lay tile".to_owned(), false)));
    laying.feel(ABOVE, PREVIEW);
    assert_eq!(label(laying.as_ref()), Some(("Lay tile".to_owned(), true)));
    let mut game = table();
    play(&mut game, &["*E", "lay 0,-1 2"]);
    let mut placing = stage(&game);
    assert_eq!(label(placing.as_ref()), Some(("No follower".to_owned(), true)));
    placing.feel(Input::Tap("ghost:city-s"), PREVIEW);
    assert_eq!(label(placing.as_ref()), Some(("Place follower".to_owned(), true)));
}

#[test]
fn a_choice_outlives_the_same_look_and_nothing_else() {
    let mut game = table();
    play(&mut game, &["*E"]);
    let mut stage = stage(&game);
    stage.feel(ABOVE, PREVIEW);
    stage.see(&look(&game, seat(0))).unwrap();
    assert_eq!(class(stage.as_ref(), "preview:E"), "preview");
    play(&mut game, &["lay 0,-1 2"]);
    stage.see(&look(&game, seat(0))).unwrap();
    assert_eq!(class(stage.as_ref(), "preview:E"), "");
    assert_eq!(stage.hand(Lang::En), []);
}

#[test]
fn who_only_looks_on_decides_nothing() {
    let mut game = table();
    play(&mut game, &["*E"]);
    let mut stage = stage_of(&game, seat(1));
    for input in [HAND, ABOVE, Input::Done, Input::Turn(true), Input::Cancel] {
        assert_eq!(stage.feel(input, PREVIEW), Reaction::Still);
    }
    assert_eq!(stage.done(Lang::En), None);
    assert_eq!(stage.prompt(Lang::En), stage::Prompt::default());
    let hand = stage.hand(Lang::En);
    assert!(hand.len() == 1 && !hand[0].acts);
}

#[test]
fn a_look_of_another_form_is_refused() {
    let mut stage = cap();
    let mut wrong = look(&table(), seat(0));
    wrong.view = serde_json::json!({ "tiles": 3 });
    let code = |error: stage::StageError| game::Coded::code(&error);
    assert_eq!(stage.see(&wrong).map_err(code), Err("view-unreadable"));
    let mut odd = look(&table(), seat(0));
    odd.view["seats"][0]["followers"] = 9.into();
    assert_eq!(stage.see(&odd).map_err(code), Err("view-nonsense"));
    // What was seen before is still there.
    assert_eq!(class(stage.as_ref(), "cell:0,-1"), "cell");
}

#[test]
fn a_hint_is_tried_and_decided_like_an_own_choice() {
    let mut game = table();
    play(&mut game, &["*E"]);
    let offers = look(&game, seat(0)).actions;
    for offer in &offers {
        let mut stage = stage(&game);
        stage.suggest(std::slice::from_ref(offer));
        assert_eq!(decision(stage.as_mut(), PREVIEW, &[Input::Done]), offer.notation);
    }
    let mut stage = stage(&game);
    play(&mut game, &[&offers[0].notation]);
    let other = look(&game, seat(0)).actions;
    stage.suggest(&other);
    assert_eq!(class(stage.as_ref(), "cell:0,-1"), "cell", "of another moment");
    assert_eq!(stage.hint(&other, &[], Lang::En), None);
}
