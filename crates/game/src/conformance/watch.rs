//! Random games to look at.

use rand_core::Rng;

use crate::contract::{Game, Turn};

/// Plays on at random and shows every state, the first and the last included. The same numbers show
/// the same game. A game that does not come to its end panics: it is a tool for tests.
pub fn watch<G: Game>(mut game: G, rng: &mut impl Rng, mut look: impl FnMut(&G)) {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    look(&game);
    loop {
        let played = match game.turn() {
            Turn::Over => return,
            Turn::Chance => game
                .pick_outcome(rng, &mut outcomes)
                .is_some_and(|outcome| game.settle(outcome).is_ok()),
            Turn::Decide(seats) => seats.iter().next().is_some_and(|seat| {
                let action = game.pick_action(seat, rng, &mut actions);
                action.is_some_and(|action| game.play(seat, action).is_ok())
            }),
        };
        assert!(played, "the game stands still: {:?}", game.turn());
        look(&game);
    }
}
