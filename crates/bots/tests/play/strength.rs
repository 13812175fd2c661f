//! Who beats whom.

use bots::{Limits, rng_from};
use carcassonne::Carcassonne;
use game::toys::Lanterns;
use game::{Game, Seat};

use crate::common::{finish, seated, start};

/// How much of `games` games between two, seats swapped halfway, `name` wins against `rival`; a
/// shared victory counts half.
fn share_of_wins<G: Game>(name: &str, rival: &str, games: u64, limits: &Limits<'_>) -> f64 {
    let mut won = 0.0;
    for number in 0..games {
        let mut rng = rng_from(number);
        let game: G = start(2, &mut rng);
        let own = Seat::new((number % 2) as usize).unwrap();
        let names = if own.index() == 0 { [name, rival] } else { [rival, name] };
        let winners = finish(game, &mut seated(&names), limits, &mut rng).winners();
        if winners.contains(own) {
            won += 1.0 / winners.len() as f64;
        }
    }
    won / games as f64
}

#[test]
fn greedy_beats_random() {
    let share = share_of_wins::<Lanterns>("greedy", "random", 400, &Limits::default());
    assert!(share > 0.6, "{share}");
    let share = share_of_wins::<Carcassonne>("greedy", "random", 40, &Limits::default());
    assert!(share > 0.95, "{share}");
}

#[test]
fn search_beats_random_and_greedy() {
    let few = Limits::playouts(60);
    let share = share_of_wins::<Lanterns>("search", "random", 200, &few);
    assert!(share > 0.6, "{share}");
    let share = share_of_wins::<Lanterns>("search", "greedy", 200, &few);
    assert!(share > 0.5, "{share}");
}
