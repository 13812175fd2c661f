//! Numbers are a bijection over all that is listed, rows that are written on are as good as fresh ones, and
//! nothing hidden is in them: over random games of every game, mix of options and scenario.

use std::collections::{BTreeMap, BTreeSet};

use bots::{BotRng, rng_from};
use carcassonne::Carcassonne;
use game::arrays::{Arrays, Numbered, Traces, UNNUMBERED};
use game::{Game, Options, Quiet, Seat, Turn, Values, luck, options};
use newworld::NewWorld;
use serde_json::{Map, Value, json};
use settlers::Settlers;

fn agreed(options: &Value) -> Map<String, Value> {
    options.as_object().cloned().expect("an object")
}

/// What one random game has shown.
struct Exam<G: Game> {
    meant: BTreeMap<u32, G::Action>,
    row: Vec<u8>,
    traces: Traces,
    steps: usize,
}

impl<G: Arrays> Exam<G> {
    fn look(&mut self, game: &G, seat: Seat, rng: &mut BotRng) {
        let (mut actions, mut numbers) = (Vec::new(), Vec::new());
        game.number_actions(seat, &mut actions, &mut numbers);
        let layout = game.layout();
        let mut sorted = numbers.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), actions.len(), "two decisions with one number");
        let traits: BTreeSet<_> = actions.iter().map(|action| G::traits(*action)).collect();
        assert_eq!(traits.len(), actions.len(), "two decisions with the same traits");
        for (action, number) in actions.iter().zip(&numbers) {
            assert_ne!(*number, UNNUMBERED, "{action} has no number");
            assert!((*number as usize) < layout.actions(), "{action}: {number}");
            if let Numbered::At(fixed) = game.numbered(*action) {
                assert_eq!(fixed, *number);
                assert_eq!(self.meant.entry(fixed).or_insert(*action), action);
            }
        }
        self.row.resize(layout.bytes(), 0);
        game.observe(seat, &mut self.row, &mut self.traces);
        let fresh = |game: &G| {
            let mut row = vec![0; layout.bytes()];
            game.observe(seat, &mut row, &mut Traces::default());
            row
        };
        if self.steps.is_multiple_of(7) {
            assert!(fresh(game) == self.row, "a row written on differs from a fresh one");
            let world = game.resample(seat, rng);
            assert!(fresh(&world) == self.row, "a row tells what is hidden");
        }
    }
}

fn examine<G: Arrays>(options: &Value, seats: usize, seed: u64, steps_most: usize) {
    let options = options::read(&agreed(options)).expect("options");
    let steps = play::<G>(G::start(&options, seats).expect("a table"), seed, steps_most);
    assert!(steps > 20, "{options:?}: {steps} steps");
}

/// Plays a random game and looks at every decision of it; says how many there were.
fn play<G: Arrays>(mut game: G, seed: u64, steps_most: usize) -> usize {
    let mut rng = rng_from(seed);
    let mut exam =
        Exam { meant: BTreeMap::new(), row: Vec::new(), traces: Traces::default(), steps: 0 };
    while exam.steps < steps_most {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.pick_outcome(&mut rng, &mut Vec::new()).expect("chance");
                game.settle_unchecked(outcome, &mut Quiet);
            }
            Turn::Decide(deciding) => {
                let seat = deciding.iter().last().expect("somebody");
                for seat in game.at_liberty().iter() {
                    exam.look(&game, seat, &mut rng);
                }
                exam.look(&game, seat, &mut rng);
                exam.steps += 1;
                let action = game.pick_action(seat, &mut rng, &mut Vec::new()).expect("a choice");
                game.play_unchecked(seat, action, &mut Quiet);
            }
        }
    }
    exam.steps
}

/// Some value of every option that is not free text.
fn some_options<G: Game>(rng: &mut BotRng) -> Map<String, Value> {
    let mut options = Map::new();
    for spec in G::Options::schema() {
        let value = match spec.values {
            Values::Switch => json!(luck::below(rng, 2) == 1),
            Values::Number { least, most } => {
                json!(least + i64::from(luck::below(rng, (most - least + 1) as u32)))
            }
            Values::Choice { of } => json!(luck::pick(rng, &of)),
            Values::Several { of } => {
                let some = of.iter().filter(|_| luck::below(rng, 2) == 1);
                json!(some.collect::<Vec<_>>())
            }
            Values::Text => continue,
        };
        options.insert(spec.key, value);
    }
    options
}

/// Short games of mixes of options that were drawn; mixes that no table takes are drawn again.
fn drawn_mixes<G: Arrays>(tables: usize) {
    let (mut rng, mut played) = (rng_from(17), 0);
    for _ in 0..400 * tables {
        let seats = G::SEATS_LEAST
            + luck::below(&mut rng, (G::SEATS_MOST - G::SEATS_LEAST + 1) as u32) as usize;
        let Ok(options) = options::read::<G::Options>(&some_options::<G>(&mut rng)) else {
            continue;
        };
        let Ok(game) = G::start(&options, seats) else { continue };
        // A table may agree on a match that is over before it begins.
        played += usize::from(play::<G>(game, played as u64, 150) > 0);
        if played == tables {
            break;
        }
    }
    assert_eq!(played, tables, "{} could not be played in so many mixes", G::NAME);
}

#[test]
fn mixes_of_options_that_were_drawn() {
    drawn_mixes::<Carcassonne>(30);
    drawn_mixes::<NewWorld>(10);
    drawn_mixes::<Settlers>(20);
}

#[test]
fn every_scenario_of_the_settlers() {
    for scenario in settlers::scenario::IDS {
        for seats in [3, 4] {
            let options = json!({ "scenario": scenario, "pirate": seats == 3, "redeal": true });
            let possible = options::read(&agreed(&options)).expect("options");
            if Settlers::start(&possible, seats).is_ok() {
                examine::<Settlers>(&options, seats, 5, 1_200);
            }
        }
    }
}

#[test]
fn every_mix_of_carcassonne() {
    examine::<Carcassonne>(&json!({}), 2, 1, usize::MAX);
    let sets = ["inns", "traders", "dragon", "tower", "king"];
    for set in sets {
        examine::<Carcassonne>(&json!({ "sets": [set] }), 3, 2, usize::MAX);
    }
    for seed in 0..4 {
        examine::<Carcassonne>(&json!({ "sets": sets }), 6, seed, usize::MAX);
    }
}

#[test]
fn new_world() {
    for (seats, seed) in [(2, 1), (3, 2), (5, 3)] {
        examine::<NewWorld>(&json!({}), seats, seed, usize::MAX);
    }
}
