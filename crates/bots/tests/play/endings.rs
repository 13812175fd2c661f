//! The last tiles of the tile games: a mind looks them through and misses nothing.

use bots::{BotRng, Limits, by_name, rng_from};
use carcassonne::Carcassonne;
use game::{Audience, Heuristics, Quiet, Seat, Turn, Window};
use newworld::NewWorld;

use crate::common::{decider, finish_until, seated, start};

/// How a game between two ends for one of them: whether it is won, and by how many points. With one tile
/// left there is no luck.
type Result = (i32, i32);

fn result<G: Heuristics>(world: &G, seat: Seat) -> Result {
    let (winners, points) = (world.winners(), world.scores(Audience::Referee));
    let won = i32::from(winners.contains(seat)) - i32::from(winners.contains(seat.next(2)));
    (won, points[seat.index()] - points[seat.next(2).index()])
}

/// The result for `seat` if both play on as well as can be, by trying everything.
fn best_result<G: Heuristics>(world: &G, seat: Seat) -> Result {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    match world.turn() {
        Turn::Over => result(world, seat),
        Turn::Chance => {
            world.outcomes(&mut outcomes);
            assert_eq!(outcomes.len(), 1, "one tile is left");
            let mut then = world.clone();
            then.settle_unchecked(outcomes[0].outcome, &mut Quiet);
            best_result(&then, seat)
        }
        Turn::Decide(seats) => {
            let mover = seats.iter().next().unwrap();
            world.actions(mover, &mut actions);
            let results = actions.into_iter().map(|action| after(world, mover, action, seat));
            if mover == seat { results.max().unwrap() } else { results.min().unwrap() }
        }
    }
}

fn after<G: Heuristics>(world: &G, mover: Seat, action: G::Action, seat: Seat) -> Result {
    let mut then = world.clone();
    then.play_unchecked(mover, action, &mut Quiet);
    best_result(&then, seat)
}

/// A game of two when so many turns are to come.
fn late<G: Heuristics>(turns: u32, rng: &mut BotRng) -> G {
    let mut bots = seated::<G>(&["greedy", "greedy"]);
    let late = |game: &G| game.turns_to_come() == Some(turns);
    finish_until(start(2, rng), &mut bots, &Limits::default(), rng, late)
}

/// The last decisions of some games: how many were seen where it mattered what was done.
fn endings<G: Heuristics>(turns: u32, seeds: std::ops::Range<u64>) -> usize {
    let mut mattered = 0;
    for seed in seeds {
        let mut rng = rng_from(seed);
        let world: G = late(turns, &mut rng);
        let seat = decider(&world).unwrap();
        let mut actions = Vec::new();
        world.actions(seat, &mut actions);
        let results: Vec<Result> =
            actions.iter().map(|action| after(&world, seat, *action, seat)).collect();
        let best = *results.iter().max().unwrap();
        mattered += usize::from(results.iter().any(|result| *result < best));
        let mut mind = by_name::<G>("mind").unwrap();
        let chosen = mind.choose(Window::new(&world, seat), &Limits::playouts(1_000), &mut rng);
        let at = actions.iter().position(|action| Some(*action) == chosen).unwrap();
        assert_eq!(results[at], best, "seed {seed}: {}", actions[at]);
    }
    mattered
}

#[test]
fn the_last_tile_is_played_as_well_as_can_be() {
    let mattered = endings::<Carcassonne>(0, 0..8) + endings::<NewWorld>(0, 0..8);
    assert!(mattered >= 8, "{mattered} of 16 endings were open");
}

#[test]
fn the_last_but_one_is_played_with_the_answer_in_mind() {
    let mattered = endings::<Carcassonne>(1, 0..4) + endings::<NewWorld>(1, 0..2);
    assert!(mattered >= 3, "{mattered} of 6 endings were open");
}
