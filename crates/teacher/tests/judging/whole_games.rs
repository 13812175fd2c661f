use bots::{Limits, by_name, rng_from};
use game::{Chance, Heuristics, Match, Player, Seed, Turn, Window};
use teacher::{Effort, Review, Reviewer};

/// A whole match of bots.
pub fn played<G: Heuristics>(bots: &[&str], seed: u8) -> Match<G> {
    let players = bots.iter().map(|name| Player::person(*name)).collect();
    let begun = Match::<G>::begin(Default::default(), players, Chance::Fair(Seed([seed; 32])));
    let mut begun = begun.expect("seats that a table may have");
    let mut minds: Vec<_> = bots.iter().map(|name| by_name::<G>(name).expect("a bot")).collect();
    let mut rng = rng_from(seed.into());
    while let Turn::Decide(seats) = begun.turn() {
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

#[test]
#[ignore = "measure"]
fn timing() {
    for seed in 1..3 {
        let game = played::<carcassonne::Carcassonne>(&["greedy", "random"], seed);
        let now = std::time::Instant::now();
        let review = reviewed(&game, Effort::default());
        println!("carcassonne {:?} {:#?} {:?}", now.elapsed(), review.seats, review.turning_points);
        for d in review.decisions.iter().filter(|d| d.verdict.is_a_mistake()).take(4) { println!("{d:?}"); }
    }
}
