//! How a world is played on in one's head, whoever decides and however.

use game::{Heuristics, Quiet, Seat, Turn, Weighted};

use crate::search::Fortune;

/// The most steps of one line: more than any few turns take that do not go round in circles.
const STEPS_MOST: usize = 512;

/// Plays `world` on while `goes_on` says so, or until it is over: chance by `fortune`, and everybody as
/// `choose` says. `outcomes` is memory to work in.
pub(super) fn play_on<G: Heuristics>(
    world: &mut G,
    fortune: &mut Fortune,
    outcomes: &mut Vec<Weighted<G::Outcome>>,
    goes_on: impl Fn(&G) -> bool,
    mut choose: impl FnMut(&G, Seat) -> Option<G::Action>,
) {
    for _ in 0..STEPS_MOST {
        let moved = goes_on(world)
            && match world.turn() {
                Turn::Over => false,
                Turn::Chance => draw(world, fortune, outcomes),
                Turn::Decide(seats) => seats.iter().next().is_some_and(|seat| {
                    let chosen = choose(world, seat);
                    chosen.map(|action| world.play_unchecked(seat, action, &mut Quiet)).is_some()
                }),
            };
        if !moved {
            return;
        }
    }
}

fn draw<G: Heuristics>(
    world: &mut G,
    fortune: &mut Fortune,
    outcomes: &mut Vec<Weighted<G::Outcome>>,
) -> bool {
    outcomes.clear();
    world.chances(outcomes);
    let outcome = fortune.draw(outcomes);
    outcome.map(|outcome| world.settle_unchecked(outcome, &mut Quiet)).is_some()
}
