//! The true state, and what a seat knows.

use game::{Audience, Seat, Turn};
use study::Eyes;

use crate::desk::*;

#[test]
fn true_eyes_see_more_than_a_seat_and_decide_for_whoever_moves() {
    let (mut study, id) = played(LANTERNS, 1);
    let mover = study.deciders(id).unwrap()[0];
    let other = Seat::first(2).find(|seat| *seat != mover).unwrap();
    let truth = study.look(id, Eyes::Truth, Some(mover)).unwrap();
    let own = study.look(id, Eyes::Mover, Some(mover)).unwrap();
    let others = study.look(id, Eyes::Seat(other), Some(mover)).unwrap();
    assert_eq!(truth.actions, own.actions);
    assert!(!own.actions.is_empty() && others.actions.is_empty(), "nobody decides for another");
    assert_eq!((truth.audience, own.audience), (Audience::Seat(mover), Audience::Seat(mover)));
    assert_eq!(others.audience, Audience::Seat(other));
    assert!(truth.view != own.view && own.view != others.view);
    assert_eq!(truth.view, study.at(id).unwrap().view(Audience::Referee).unwrap());
    assert_eq!(others.view, study.at(id).unwrap().view(Audience::Seat(other)).unwrap());
}

#[test]
fn what_a_seat_hears_on_the_way_is_what_it_may_know() {
    let (mut study, id) = played(LANTERNS, 2);
    let all = study.tree().line_to(id);
    let heard = |study: &study::Study, audience| -> usize {
        all.iter().filter_map(|id| study.told(*id)).map(|told| told.to(audience).len()).sum()
    };
    assert!(heard(&study, Audience::Referee) > 0);
    let text = study.to_text().to_string();
    let log = study.at(id).unwrap().log(Audience::Spectator).unwrap();
    assert_eq!(heard(&study, Audience::Spectator), log.len(), "{text}");
}

#[test]
fn nobody_decides_while_chance_acts_or_after_the_end() {
    let mut study = fresh(LANTERNS);
    let root = study.tree().root();
    assert_eq!(study.turn(root).unwrap(), Turn::Chance);
    assert!(study.deciders(root).unwrap().is_empty());
    let look = study.look(root, Eyes::Mover, Seat::new(0)).unwrap();
    assert_eq!((look.audience, look.actions.len()), (Audience::Spectator, 0));
    let (mut study, end) = played(LANTERNS, 40);
    assert_eq!(study.turn(end).unwrap(), Turn::Over);
    assert!(study.look(end, Eyes::Truth, None).unwrap().standing.last.is_some());
}

#[test]
fn a_position_that_a_seat_knew_is_drawn_once_and_stays_so() {
    let (mut study, id) = played(SETTLERS, 12);
    let known = study.position(id, Audience::Seat(Seat::FIRST)).unwrap().to_string();
    let opening = study::Opening::Position { text: &known, entropy: 7 };
    let mut of_seat = study::Study::begin(opening, &registry()).unwrap();
    assert_eq!(of_seat.heading().known_to, Audience::Seat(Seat::FIRST));
    assert_eq!(Eyes::of(of_seat.heading().known_to), Eyes::Seat(Seat::FIRST));
    let text = of_seat.to_text().to_string();
    let mut again = study::Study::open(text.parse().unwrap(), &registry()).unwrap();
    let root = again.tree().root();
    let truth = |study: &mut study::Study| study.look(root, Eyes::Truth, None).unwrap();
    assert_eq!(truth(&mut again), truth(&mut of_seat));
}
