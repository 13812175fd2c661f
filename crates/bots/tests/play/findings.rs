//! What bots say about the decision they chose.

use bots::{Findings, Judge, Limits, by_name, rng_from};
use carcassonne::Carcassonne;
use game::toys::Lanterns;
use game::{Game, Heuristics, Seat, Turn, Window};
use settlers::Settlers;

use crate::common::{decider, finish, seated, start};

/// Who thinks says what was found out, and in a way that fits together.
fn check<G: Heuristics>(name: &str, game: &G, seat: Seat) -> Findings<G::Action> {
    let (mut bot, mut rng) = (by_name::<G>(name).unwrap(), rng_from(7));
    let window = Window::new(game, seat);
    let chosen = bot.choose(window, &Limits::playouts(60), &mut rng).unwrap();
    let found = bot.findings(window, &mut rng).unwrap();
    assert_eq!(found.chances.len(), game.seats());
    let sum: f32 = found.chances.iter().sum();
    assert!((sum - 1.0).abs() < 1e-3, "{name}: {:?}", found.chances);
    assert!(found.candidates.iter().any(|candidate| candidate.action == chosen), "{name}");
    let lines: u64 = found.candidates.iter().map(|candidate| candidate.lines).sum();
    assert_eq!(lines, found.lines, "{name}");
    assert!(found.candidates.iter().all(|candidate| (0.0..=1.0).contains(&candidate.chance)));
    let most = found.candidates.first().unwrap().lines;
    assert!(found.candidates.iter().all(|candidate| candidate.lines <= most), "{name}");
    found
}

#[test]
fn every_bot_that_weighs_says_what_it_found() {
    let mut rng = rng_from(3);
    let (tiles, night): (Carcassonne, Lanterns) = (start(2, &mut rng), start(3, &mut rng));
    let island: Settlers = start(3, &mut rng);
    for name in ["greedy", "search", "mind", "mcts:plain", "expert"] {
        check(name, &tiles, decider(&tiles).unwrap());
        check(name, &night, decider(&night).unwrap());
        let found = check(name, &island, decider(&island).unwrap());
        assert!(found.candidates.len() > 10, "{name} weighs places for a settlement");
    }
    assert!(check("search", &tiles, decider(&tiles).unwrap()).lines > 1);
}

#[test]
fn whoever_does_not_think_has_found_nothing() {
    let game: Lanterns = start(2, &mut rng_from(3));
    let window = Window::new(&game, decider(&game).unwrap());
    let mut random = by_name::<Lanterns>("random").unwrap();
    random.choose(window, &Limits::default(), &mut rng_from(1));
    assert_eq!(random.findings(window, &mut rng_from(1)), None);
    let mut fresh = by_name::<Lanterns>("search").unwrap();
    assert_eq!(fresh.findings(window, &mut rng_from(1)), None, "nothing was asked yet");
}

#[test]
fn after_the_end_the_chances_are_the_result() {
    let mut rng = rng_from(5);
    let game: Lanterns = start(3, &mut rng);
    assert_eq!(Findings::<<Lanterns as Game>::Action>::of_the_end(&game), None);
    let mut bots = seated(&["random"; 3]);
    let over = finish(game, &mut bots, &Limits::default(), &mut rng);
    assert_eq!(over.turn(), Turn::Over);
    let end = Findings::<<Lanterns as Game>::Action>::of_the_end(&over).unwrap();
    let winner = over.winners().iter().next().unwrap();
    assert_eq!(end.chances[winner.index()], 1.0 / over.winners().len() as f32);
    assert!((end.chances.iter().sum::<f32>() - 1.0).abs() < 1e-6);
}

#[test]
fn the_judgement_that_is_built_in_can_be_read() {
    assert!(Judge::<Settlers>::default().is_taught());
    assert!(!Judge::<Lanterns>::default().is_taught());
}
