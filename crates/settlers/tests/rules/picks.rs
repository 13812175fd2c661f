//! Random play without a list: every decision as likely as any other, every outcome by its weight.

use std::collections::BTreeMap;

use crate::common::{Driver, options, seats};
use game::{Game, Quiet, Seat, Turn};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use settlers::{Action, Settlers, SettlersOptions, scenario};

/// How far the counts lie from what the weights promise, in standard deviations of the chi-square
/// distribution (its mean is the degrees of freedom, its variance twice that).
fn surprise(counts: &[u32], weights: &[u32]) -> f64 {
    let draws: f64 = counts.iter().map(|count| f64::from(*count)).sum();
    let total: f64 = weights.iter().map(|weight| f64::from(*weight)).sum();
    let parts = counts.iter().zip(weights).map(|(count, weight)| {
        let expected = draws * f64::from(*weight) / total;
        (f64::from(*count) - expected).powi(2) / expected
    });
    let freedom = (counts.len() - 1).max(1) as f64;
    (parts.sum::<f64>() - freedom) / (2.0 * freedom).sqrt()
}

/// With fixed seeds this never changes; an honest draw passes it 999 times in 1000.
const SURPRISE_MAX: f64 = 4.5;

fn decider(game: &Settlers) -> Option<Seat> {
    match game.turn() {
        Turn::Decide(seats) => seats.iter().next(),
        _ => None,
    }
}

fn list(game: &Settlers, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
}

/// A random game, stopped at the first decision that `stop` likes.
fn play_until(options: &SettlersOptions, seed: u64, stop: impl Fn(&[Action]) -> bool) -> Settlers {
    let mut game = Settlers::start(options, seats(&options.scenario)[0]).expect("starts");
    let mut driver = Driver::new(seed);
    loop {
        if let Some(seat) = decider(&game)
            && stop(&list(&game, seat))
        {
            return game;
        }
        assert!(driver.step(&mut game, &mut Quiet), "it never came to that");
    }
}

#[track_caller]
fn picks_are_even(game: &Settlers, seed: u64) {
    let seat = decider(game).expect("somebody decides");
    let listed = list(game, seat);
    let mut counts: BTreeMap<Action, u32> = listed.iter().map(|action| (*action, 0)).collect();
    assert_eq!(counts.len(), listed.len(), "a decision is listed twice");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..300 * listed.len() {
        let action = game.pick_action(seat, &mut rng, &mut Vec::new()).expect("has one");
        *counts.get_mut(&action).expect("a listed decision") += 1;
    }
    let counts: Vec<u32> = counts.into_values().collect();
    let surprise = surprise(&counts, &vec![1; counts.len()]);
    assert!(surprise < SURPRISE_MAX, "{surprise}: {counts:?} for {listed:?}");
}

fn has(kind: fn(&Action) -> bool) -> impl Fn(&[Action]) -> bool {
    move |listed| listed.len() > 2 && listed.iter().any(kind)
}

#[test]
fn every_kind_of_decision_is_drawn_evenly() {
    let kinds: [fn(&Action) -> bool; 10] = [
        |action| matches!(action, Action::Road { .. }),
        |action| matches!(action, Action::Ship { .. }),
        |action| matches!(action, Action::Lift { .. }),
        |action| matches!(action, Action::Settle { .. }),
        |action| matches!(action, Action::City { .. }),
        |action| matches!(action, Action::Bank { .. }),
        |action| matches!(action, Action::Robber { .. }),
        |action| matches!(action, Action::Discard { .. }),
        |action| matches!(action, Action::Monopoly { .. }),
        |action| matches!(action, Action::Offer { .. }),
    ];
    for (seed, kind) in (0..).zip(kinds) {
        picks_are_even(&play_until(&options("new-shores"), seed, has(kind)), 50 + seed);
    }
    let pirate = SettlersOptions { pirate: true, ..options("new-shores") };
    let sails = |action: &Action| matches!(action, Action::Pirate { .. });
    picks_are_even(&play_until(&pirate, 5, has(sails)), 5);
    let lays = |action: &Action| matches!(action, Action::Harbour { .. });
    picks_are_even(&play_until(&options("new-world-3"), 6, has(lays)), 6);
}

/// The draw walks the list's own order: with the same luck it takes what the list would give.
#[test]
fn a_draw_takes_what_the_list_holds_in_that_place() {
    for id in scenario::IDS {
        let mut game = Settlers::start(&options(id), seats(id)[0]).expect("starts");
        let mut driver = Driver::new(11);
        for step in 0..1500 {
            let luck = || ChaCha8Rng::seed_from_u64(step);
            if let Some(seat) = decider(&game) {
                let listed = list(&game, seat);
                let expected = game::luck::pick(&mut luck(), &listed).copied();
                let drawn = game.pick_action(seat, &mut luck(), &mut Vec::new());
                assert_eq!(drawn, expected, "{id} step {step}");
            }
            if !driver.step(&mut game, &mut Quiet) {
                break;
            }
        }
    }
}

/// Dice and stolen cards are drawn without a list, the rest with one.
#[test]
fn outcomes_come_by_their_weights() {
    let mut game = Settlers::start(&options("oceania-3"), 3).expect("starts");
    let mut driver = Driver::new(4);
    let mut checked = 0;
    while driver.step(&mut game, &mut Quiet) && checked < 60 {
        let mut listed = Vec::new();
        game.outcomes(&mut listed);
        if listed.len() < 2 {
            continue;
        }
        checked += 1;
        let weights: Vec<u32> = listed.iter().map(|outcome| outcome.weight).collect();
        let mut counts = vec![0; listed.len()];
        let mut rng = ChaCha8Rng::seed_from_u64(checked);
        for _ in 0..100 * weights.iter().sum::<u32>() {
            let drawn = game.pick_outcome(&mut rng, &mut Vec::new()).expect("chance decides");
            let place = listed.iter().position(|outcome| outcome.outcome == drawn);
            counts[place.expect("a listed outcome")] += 1;
        }
        let surprise = surprise(&counts, &weights);
        assert!(surprise < SURPRISE_MAX, "{surprise}: {counts:?} for {weights:?}");
    }
    assert_eq!(checked, 60);
}

/// The measure itself can object.
#[test]
fn a_crooked_draw_is_caught() {
    assert!(surprise(&[1150, 1000, 1000], &[1, 1, 1]) > SURPRISE_MAX);
    assert!(surprise(&[401, 399], &[1, 1]) < 0.0);
}

#[test]
fn out_of_turn_nothing_is_picked() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let game = play_until(&options("base"), 1, |listed| listed.contains(&Action::Roll));
    let other = decider(&game).expect("somebody decides").next(game.seats());
    assert_eq!(game.pick_action(other, &mut rng, &mut Vec::new()), None);
    assert_eq!(game.pick_outcome(&mut rng, &mut Vec::new()), None);
}
