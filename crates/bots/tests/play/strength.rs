//! Who beats whom.

use bots::{Limits, rng_from};
use carcassonne::Carcassonne;
use game::toys::Lanterns;
use game::{Heuristics, Seat};
use newworld::NewWorld;
use settlers::Settlers;

use crate::common::{finish, seated, start};

/// How much of `games` games `name` wins against `rival` in all other of `seats` seats, which it
/// takes in turn; a shared victory counts in part.
fn share_of_wins<G: Heuristics>(
    [name, rival]: [&str; 2],
    seats: usize,
    games: usize,
    limits: &Limits<'_>,
) -> f64 {
    let mut won = 0.0;
    for number in 0..games {
        let mut rng = rng_from(number as u64);
        let game: G = start(seats, &mut rng);
        let own = Seat::new(number % seats).unwrap();
        let mut names = vec![rival; seats];
        names[own.index()] = name;
        let winners = finish(game, &mut seated(&names), limits, &mut rng).winners();
        if winners.contains(own) {
            won += 1.0 / winners.len() as f64;
        }
    }
    won / games as f64
}

#[test]
fn greedy_beats_random() {
    let pair = ["greedy", "random"];
    let share = share_of_wins::<Lanterns>(pair, 2, 400, &Limits::default());
    assert!(share > 0.6, "{share}");
    let share = share_of_wins::<Carcassonne>(pair, 2, 40, &Limits::default());
    assert!(share > 0.95, "{share}");
    let share = share_of_wins::<NewWorld>(pair, 2, 40, &Limits::default());
    assert!(share > 0.95, "{share}");
    let share = share_of_wins::<Settlers>(pair, 4, 12, &Limits::default());
    assert!(share > 0.9, "{share}");
}

#[test]
fn search_beats_random_and_greedy() {
    let few = Limits::playouts(60);
    let share = share_of_wins::<Lanterns>(["search", "random"], 2, 200, &few);
    assert!(share > 0.6, "{share}");
    let share = share_of_wins::<Lanterns>(["search", "greedy"], 2, 200, &few);
    assert!(share > 0.5, "{share}");
}

#[test]
fn search_beats_three_greedy_settlers() {
    let pair = ["search", "greedy"];
    let share = share_of_wins::<Settlers>(pair, 4, 12, &Limits::playouts(150));
    assert!(share > 0.4, "{share}");
}
