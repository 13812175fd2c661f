//! A decision is judged by what its seat could know: what is hidden changes nothing.

use game::toys::Lanterns;
use game::{Heuristics, Match, Step, Turn};
use settlers::Settlers;
use teacher::why_not;

use crate::play::{HASTY, played};

/// Judges the next decision of a match in the world as it is and in others that the seat may be in.
fn same_in_every_world<G: Heuristics>(at: &Match<G>) {
    let Turn::Decide(seats) = at.turn() else { return };
    let seat = seats.iter().next().expect("somebody decides");
    let mut actions = Vec::new();
    at.game().actions(seat, &mut actions);
    let action = actions[actions.len() / 2];
    let judged = |at: &Match<G>| {
        why_not(at, usize::MAX - 1, seat, action, HASTY, 5).expect("a legal decision")
    };
    let truth = judged(at);
    for world in 0..3 {
        let world = at.game().resample(seat, &mut bots::rng_from(world));
        let players = at.players().to_vec();
        let at = Match::begin_at(world, players, game::Chance::External).expect("as many seats");
        assert!(at.steps().iter().all(|step| matches!(step, Step::Chance(_))));
        assert_eq!(judged(&at), truth);
    }
}

#[test]
fn hidden_lanterns_change_no_verdict() {
    for decisions in [0, 3, 6, 9] {
        same_in_every_world(&played::<Lanterns>(&["random", "random", "random"], 3, decisions));
    }
}

#[test]
fn hidden_cards_of_the_settlers_change_no_verdict() {
    for decisions in [8, 60, 90, 120] {
        same_in_every_world(&played::<Settlers>(&["greedy", "greedy", "greedy"], 4, decisions));
    }
}
