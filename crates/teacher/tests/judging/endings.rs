//! Endings with a known answer: the last tile of Carcassonne, tried in every way by hand.

use carcassonne::Carcassonne;
use game::{Game, Match, Quiet, Seat, Turn};
use teacher::{Answer, Effort, Verdict, why_not};

use crate::play::played;

/// Can `seat` still win in this world, with nothing left to chance?
pub fn can_win(world: &Carcassonne, seat: Seat) -> bool {
    let Turn::Decide(seats) = world.turn() else {
        let winners = world.winners();
        return winners.contains(seat) && winners.len() == 1;
    };
    assert!(seats.contains(seat), "nobody else decides at the last tile");
    let mut actions = Vec::new();
    world.actions(seat, &mut actions);
    actions.into_iter().any(|action| can_win(&after(world, seat, action), seat))
}

fn after(world: &Carcassonne, seat: Seat, action: carcassonne::Action) -> Carcassonne {
    let mut world = world.clone();
    world.play_unchecked(seat, action, &mut Quiet);
    world
}

/// The last tile of a match is in the hand: how many steps were before, and who lays it.
fn last_tile(played: &Match<Carcassonne>) -> (usize, Seat) {
    let mut found = None;
    for steps in (0..played.steps().len()).rev() {
        let world = played.at(steps);
        match world.turn() {
            Turn::Decide(seats) => found = seats.iter().next().map(|seat| (steps, seat)),
            _ => break,
        }
    }
    found.expect("the last step of a match is a decision")
}

/// Every way to lay the last tile, with what the teacher says of it and whether it can win.
fn judged(played: &Match<Carcassonne>) -> Vec<(Answer, bool)> {
    let (steps, seat) = last_tile(played);
    let world = played.at(steps);
    let mut actions = Vec::new();
    world.actions(seat, &mut actions);
    let judge = |action| {
        let said = why_not(played, steps, seat, action, Effort::default(), 1);
        (said.expect("a legal decision"), can_win(&after(&world, seat, action), seat))
    };
    actions.into_iter().map(judge).collect()
}

#[test]
fn at_the_last_tile_whoever_misses_the_win_blunders() {
    let mut decided = 0;
    for seed in 0..40 {
        let game = played::<Carcassonne>(&["greedy", "greedy"], seed, usize::MAX);
        let ways = judged(&game);
        if ways.iter().all(|(_, wins)| *wins) || ways.iter().all(|(_, wins)| !wins) {
            continue;
        }
        decided += 1;
        for (said, wins) in &ways {
            assert!(said.exact, "{said:?}");
            match wins {
                true => assert!(said.loss < 0.03, "wins: {said:?}"),
                false => assert!(said.loss > 0.45, "does not win: {said:?}"),
            }
            assert_eq!(said.verdict == Verdict::Blunder, !wins, "{said:?}");
        }
    }
    assert!(decided > 0, "no match of these was decided by the last tile");
}
