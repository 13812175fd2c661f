//! Branches: grown, put to the front, removed, taken back.

use bots::rng_from;
use game::{Coded, Turn};
use study::limits::{COMMENT_CHARS_MAX, DRAWINGS_MAX, TITLE_CHARS_MAX};
use study::{Colour, Drawing, Glyph};

use crate::desk::*;

#[test]
fn the_same_step_twice_is_one_node() {
    let (mut study, id) = played(CARCASSONNE, 3);
    let again = actions(&mut study, id);
    let mut rng = rng_from(1);
    let one = decide(&mut study, id, 0, &mut rng);
    let nodes = study.tree().len();
    let (parent, step) = {
        let node = study.tree().node(one).unwrap();
        (node.parent().unwrap(), node.step().unwrap().clone())
    };
    let twice = study.play(parent, step.seat.unwrap(), &step.notation).unwrap();
    assert_eq!((twice, study.tree().len()), (one, nodes), "{again:?}");
}

#[test]
fn a_branch_is_put_to_the_front_removed_and_taken_back() {
    let (mut study, id) = played(CARCASSONNE, 2);
    let mut rng = rng_from(9);
    let fork = study.draw_all(id, &mut rng).unwrap();
    let seat = study.deciders(fork).unwrap()[0];
    let listed = actions(&mut study, fork);
    let [main, side] = [0, 1].map(|place| study.play(fork, seat, &listed[place]).unwrap());
    let deep = decide(&mut study, side, 0, &mut rng);
    assert_eq!(study.tree().children(fork), [main, side]);
    assert!(!study.tree().can_promote(main) && study.tree().can_promote(deep));
    assert!(study.promote(deep), "from wherever one is in the branch");
    assert_eq!(study.tree().children(fork), [side, main]);
    assert!(!study.promote(deep), "it is the main line now");
    assert_eq!(study.remove(side), Some(fork));
    assert!(study.tree().node(deep).is_none());
    assert!(study.undo() && study.tree().node(deep).is_some());
    let new = study.play(fork, seat, &listed[2 % listed.len()]).unwrap();
    assert!(study.undo());
    assert_eq!(study.tree().children(fork), [main, side]);
    assert!(study.tree().node(new).is_none_or(|_| new == main || new == side));
    assert!(!study.undo(), "nothing more was changed");
    assert_eq!(study.remove(study.tree().root()), None);
}

#[test]
fn a_node_that_is_new_after_an_undo_is_no_other() {
    let (mut study, id) = played(CARCASSONNE, 1);
    let mut rng = rng_from(4);
    let first = decide(&mut study, id, 0, &mut rng);
    study.remove(first).unwrap();
    let drawn = decide(&mut study, id, 3, &mut rng);
    assert!(study.undo());
    let other = decide(&mut study, id, 5, &mut rng);
    assert_ne!(drawn, other, "its match would be taken for the other's");
    let text = study.at(other).unwrap().record().to_string();
    let step = study.tree().node(other).unwrap().step().unwrap().notation.clone();
    assert!(text.contains(&step));
}

#[test]
fn chance_is_brought_by_hand_or_drawn_and_nothing_else_is_taken() {
    let mut study = fresh(CARCASSONNE);
    let root = study.tree().root();
    let outcomes = study.outcomes(root).unwrap();
    assert!(outcomes.len() > 5 && outcomes.iter().all(|outcome| outcome.weight > 0));
    for outcome in &outcomes {
        let node = study.settle(root, &outcome.notation).unwrap();
        assert!(matches!(study.turn(node).unwrap(), Turn::Decide(_)));
    }
    assert_eq!(study.tree().children(root).len(), outcomes.len());
    let drawn = study.draw(root, &mut rng_from(5)).unwrap();
    assert!(study.tree().children(root).contains(&drawn));
    let refused = |error: study::StudyError| error.code();
    assert_eq!(study.settle(root, "no tile").unwrap_err().code(), "study-illegal-step");
    assert_eq!(
        study.settle(drawn, &outcomes[0].notation).map_err(refused),
        Err("study-illegal-step")
    );
    assert_eq!(study.draw(drawn, &mut rng_from(5)).map_err(refused), Err("study-not-chance"));
    let seat = study.deciders(drawn).unwrap()[0];
    assert_eq!(study.play(root, seat, "lay 1,0 0").map_err(refused), Err("study-illegal-step"));
    assert_eq!(
        study.tree().children(root).len(),
        outcomes.len(),
        "what is refused changes nothing"
    );
}

#[test]
fn a_rule_that_forbids_a_step_is_named() {
    let mut study = fresh(CARCASSONNE);
    let drawn = study.draw(study.tree().root(), &mut rng_from(5)).unwrap();
    let seat = study.deciders(drawn).unwrap()[0];
    let refused = study.play(drawn, seat, "lay 50,50 0").unwrap_err();
    assert_eq!((refused.code(), refused.ruling()), ("study-illegal-step", Some("B-03")));
}

#[test]
fn ways_on_the_main_line_and_beside_it_are_found() {
    let (study, end) = played(CARCASSONNE, 6);
    let tree = study.tree();
    assert_eq!(tree.end_of(tree.root()), end);
    assert_eq!(tree.after_decisions(6), end);
    assert_eq!(tree.after_decisions(99), end);
    let start = tree.after_decisions(0);
    assert!(tree.comes_after(end, start) && !tree.comes_after(start, end));
    assert!(
        tree.line_to(start).iter().all(|id| tree.node(*id).unwrap().step().unwrap().seat.is_none())
    );
    assert_eq!(tree.sibling(end, true), None);
}

#[test]
fn notes_have_bounds() {
    let mut study = fresh(LANTERNS);
    let root = study.tree().root();
    study.comment(root, &"ä".repeat(COMMENT_CHARS_MAX)).unwrap();
    assert!(study.comment(root, &"ä".repeat(COMMENT_CHARS_MAX + 1)).is_err());
    assert_eq!(study.tree().node(root).unwrap().notes().comment.chars().count(), COMMENT_CHARS_MAX);
    assert!(
        study.rename(&"x".repeat(TITLE_CHARS_MAX + 1)).is_err() && study.rename("a\nb").is_err()
    );
    study.rename("  An opening ").unwrap();
    assert_eq!(study.heading().title, "An opening");
    study.sign(root, Some(Glyph::Interesting)).unwrap();
    let mark = |at: String| Drawing { at, to: None, colour: Colour::Red };
    for place in 0..DRAWINGS_MAX {
        study.draw_on(root, mark(format!("cell:{place},0"))).unwrap();
    }
    assert!(study.draw_on(root, mark("cell:-1,0".to_owned())).is_err());
    assert!(study.draw_on(root, mark(String::new())).is_err());
    study.wipe(root).unwrap();
    assert!(study.tree().node(root).unwrap().notes().drawings.is_empty());
}

#[test]
fn drawing_the_same_again_wipes_it_away_and_in_another_colour_changes_it() {
    let mut study = fresh(LANTERNS);
    let root = study.tree().root();
    let arrow = |colour| Drawing { at: "a".to_owned(), to: Some("b".to_owned()), colour };
    let found = |study: &study::Study| study.tree().node(root).unwrap().notes().drawings.clone();
    study.draw_on(root, arrow(Colour::Green)).unwrap();
    study.draw_on(root, arrow(Colour::Blue)).unwrap();
    assert_eq!(found(&study), [arrow(Colour::Blue)]);
    study.draw_on(root, arrow(Colour::Blue)).unwrap();
    assert_eq!(found(&study), []);
    let circle = Drawing { at: "a".to_owned(), to: Some("a".to_owned()), colour: Colour::Green };
    assert!(study.draw_on(root, circle).is_err(), "an arrow leads somewhere else");
}

#[test]
fn what_would_be_is_told_and_the_tree_stays_as_it_is() {
    let mut study = fresh(CARCASSONNE);
    let root = study.tree().root();
    let outcome = study.outcomes(root).unwrap()[0].notation.clone();
    let (look, _) = study.foresee(root, &outcome, study::Eyes::Truth).unwrap();
    assert!(!look.actions.is_empty());
    assert!(study.foresee(root, "no tile", study::Eyes::Truth).is_err());
    let step = |seat, notation: &str| study::RawStep { seat, notation: notation.to_owned() };
    let first = game::Seat::new(0);
    let line =
        [step(None, &outcome), step(first, &look.actions[0].notation), step(first, "nonsense")];
    assert_eq!(study.tell_ahead(root, &line).unwrap().len(), 2, "as far as it can be made");
    assert_eq!(study.tree().len(), 1);
}
