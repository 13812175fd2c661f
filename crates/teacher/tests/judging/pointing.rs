//! Reasons point at what lies on the board: the numbers of a settlement's hexes, the points of a feature.

use carcassonne::Carcassonne;
use game::{Chance, Heuristics, Match, Opening, Player, Seat, Seed, Turn};
use settlers::Settlers;
use teacher::{Effort, Reason, Thing, Whose, compare};

use crate::play::{played, reviewed};

fn pips(things: &[Thing]) -> i32 {
    things.iter().map(|chip| 6 - (7 - chip.number).abs()).sum()
}

fn fact(opening: &Opening<settlers::Action>) -> i32 {
    let pips = opening.facts.iter().find(|fact| fact.code == "pips");
    pips.expect("an intersection has pips").count
}

/// The first settlement that can be founded: the intersection with most pips against the one with fewest.
fn first_settlements(seed: u8) -> Vec<Reason> {
    let players = ["Anna", "Ben", "Cleo"].map(Player::person).to_vec();
    let begun =
        Match::<Settlers>::begin(Default::default(), players, Chance::Fair(Seed([seed; 32])));
    let begun = begun.expect("three may play");
    let Turn::Decide(seats) = begun.turn() else { unreachable!("somebody settles first") };
    let seat = seats.iter().next().expect("somebody settles first");
    let openings = begun.game().openings(seat);
    let best = openings.iter().max_by_key(|one| fact(one)).expect("a free intersection");
    let worst = openings.iter().min_by_key(|one| fact(one)).expect("a free intersection");
    let decisions = [best.action, worst.action];
    assert!(fact(best) > fact(worst));
    compare(&begun, begun.steps().len(), seat, decisions, 1).expect("both are legal")
}

#[test]
fn a_settlement_is_praised_for_the_numbers_around_it() {
    for seed in 0..4 {
        let why = first_settlements(seed);
        let own = why.iter().find(|why| why.code == "production" && why.whose == Whose::Own);
        let own = own.expect("what it brings is why");
        assert!(!own.gains.is_empty(), "{own:?}");
        assert!(own.gains.iter().all(|thing| thing.what == "chip"), "{own:?}");
        assert!(own.count > 0, "{own:?}");
        assert_eq!(pips(&own.gains) - pips(&own.loses), own.count, "{own:?}");
    }
}

#[test]
fn nothing_is_said_for_a_decision_against_itself() {
    let begun = played::<Carcassonne>(&["greedy", "greedy"], 3, 20);
    let Turn::Decide(seats) = begun.turn() else { unreachable!("a tile is drawn by itself") };
    let seat: Seat = seats.iter().next().expect("somebody decides");
    let mut actions = Vec::new();
    game::Game::actions(begun.game(), seat, &mut actions);
    let why = compare(&begun, begun.steps().len(), seat, [actions[0]; 2], 1).expect("legal");
    assert_eq!(why, []);
}

/// Most reasons of a whole game name something: who reads them need not guess what a part of an estimate is.
#[test]
fn most_reasons_of_a_game_point_at_something() {
    let effort = Effort { wide: 3, lines: 4, ending_steps: 20_000 };
    let review = reviewed(&played::<Carcassonne>(&["greedy", "random"], 8, usize::MAX), effort);
    let lost = review.decisions.iter().filter(|judged| judged.loss > 0.0);
    let reasons: Vec<&Reason> = lost.flat_map(|judged| &judged.reasons).collect();
    let concrete = |why: &&&Reason| {
        !why.gains.is_empty() || !why.loses.is_empty() || why.code == "scored" && why.count != 0
    };
    let pointing = reasons.iter().filter(concrete).count();
    assert!(reasons.len() > 20, "{}", reasons.len());
    assert!(3 * pointing >= 2 * reasons.len(), "{pointing} of {}", reasons.len());
    let text = serde_json::to_string(&review).expect("JSON");
    assert_eq!(serde_json::from_str::<teacher::Review>(&text).expect("its own form"), review);
}
