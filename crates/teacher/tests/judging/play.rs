//! Matches to be judged.

use bots::{Limits, by_name, rng_from};
use game::{Chance, Heuristics, Match, Player, Seed, Turn, Window};
use teacher::{Effort, Review, Reviewer};

/// Enough to be sure of nothing and to run through everything.
pub const HASTY: Effort = Effort { wide: 2, lines: 4, ending_steps: 20_000 };

/// A match of these bots, to the end or for so many decisions.
pub fn played<G: Heuristics>(bots: &[&str], seed: u8, decisions: usize) -> Match<G> {
    let players = bots.iter().map(|name| Player::person(*name)).collect();
    let begun = Match::<G>::begin(Default::default(), players, Chance::Fair(Seed([seed; 32])));
    let mut begun = begun.expect("seats that a table may have");
    let mut minds: Vec<_> = bots.iter().map(|name| by_name::<G>(name).expect("a bot")).collect();
    let mut rng = rng_from(seed.into());
    for _ in 0..decisions {
        let Turn::Decide(seats) = begun.turn() else { break };
        let seat = seats.iter().next().expect("somebody decides");
        let window = Window::new(begun.game(), seat);
        let action = minds[seat.index()].choose(window, &Limits::playouts(8), &mut rng);
        begun.play(seat, action.expect("a decision")).expect("a legal one");
    }
    begun
}

pub fn reviewed<G: Heuristics>(played: &Match<G>, effort: Effort) -> Review {
    let mut reviewer = Reviewer::new(played, effort, 1);
    while reviewer.advance() {}
    reviewer.finish()
}
