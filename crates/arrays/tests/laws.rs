//! Numbers are a bijection over all that is listed, rows that are written on are as good as fresh ones, and
//! nothing hidden is in them: over random games of every game, mix of options and scenario.

use std::collections::{BTreeMap, BTreeSet};

use arrays::{Candidate, candidates};
use bots::{BotRng, rng_from};
use carcassonne::Carcassonne;
use game::arrays::{Arrays, BEYOND, Layout, Numbered, Traces, UNNUMBERED};
use game::{Game, Options, Quiet, Seat, Turn, Values, luck, options};
use newworld::NewWorld;
use serde_json::{Map, Value, json};
use settlers::Settlers;

fn agreed(options: &Value) -> Map<String, Value> {
    options.as_object().cloned().expect("an object")
}

/// What one random game has shown.
struct Exam<G: Game> {
    layout: Layout,
    meant: BTreeMap<u32, G::Action>,
    row: Vec<u8>,
    traces: Traces,
    steps: usize,
    /// Worlds that the seat took for possible, and that differ in what somebody else sees.
    other_worlds: usize,
}

/// A row that nothing was written into before.
fn fresh<G: Arrays>(game: &G, seat: Seat, bytes: usize) -> Vec<u8> {
    let mut row = vec![0; bytes];
    game.observe(seat, &mut row, &mut Traces::default());
    row
}

/// Does a seat see that these are two worlds?
fn differs_for<G: Arrays>(game: &G, world: &G, seat: Seat, bytes: usize) -> bool {
    fresh(game, seat, bytes) != fresh(world, seat, bytes)
}

/// Everything in numbers that a seat is shown.
fn shown<G: Arrays>(game: &G, seat: Seat, bytes: usize) -> (Vec<u8>, Vec<u32>, Vec<Candidate>) {
    let mut numbers = Vec::new();
    game.number_actions(seat, &mut Vec::new(), &mut numbers);
    (fresh(game, seat, bytes), numbers, candidates(game, seat))
}

impl<G: Arrays> Exam<G> {
    fn of(game: &G) -> Exam<G> {
        let layout = game.layout();
        let row = vec![0; layout.bytes()];
        let (meant, traces) = (BTreeMap::new(), Traces::default());
        Exam { layout, meant, row, traces, steps: 0, other_worlds: 0 }
    }

    fn look(&mut self, game: &G, seat: Seat, rng: &mut BotRng) {
        let (mut actions, mut numbers) = (Vec::new(), Vec::new());
        game.number_actions(seat, &mut actions, &mut numbers);
        assert_eq!(different(&numbers), actions.len(), "two decisions with one number");
        for (action, number) in actions.iter().zip(&numbers) {
            assert_ne!(*number, UNNUMBERED, "{action} has no number");
            assert!((*number as usize) < self.layout.actions(), "{action}: {number}");
            if let Numbered::At(fixed) = game.numbered(*action) {
                assert_eq!(fixed, *number);
                assert_eq!(self.meant.entry(fixed).or_insert(*action), action);
            }
        }
        self.look_at_traits(&actions);
        game.observe(seat, &mut self.row, &mut self.traces);
        if self.steps.is_multiple_of(7) {
            self.look_at_other_worlds(game, seat, rng);
        }
    }

    fn look_at_traits(&self, actions: &[G::Action]) {
        let traits: Vec<_> = actions.iter().map(|action| G::traits(*action)).collect();
        assert_eq!(different(&traits), actions.len(), "two decisions with the same traits");
        for (action, traits) in actions.iter().zip(&traits) {
            let family = &self.layout.families[traits[0] as usize];
            let spare = &traits[1 + family.about.len()..];
            assert!(spare.iter().all(|number| *number == -1), "{action} is no {}", family.name);
        }
    }

    fn look_at_other_worlds(&mut self, game: &G, seat: Seat, rng: &mut BotRng) {
        let bytes = self.row.len();
        assert!(fresh(game, seat, bytes) == self.row, "a row written on differs from a fresh one");
        let world = game.resample(seat, rng);
        assert!(shown(game, seat, bytes) == shown(&world, seat, bytes), "what is hidden is told");
        let differs = |other: Seat| differs_for(game, &world, other, bytes);
        self.other_worlds += usize::from(Seat::first(game.seats()).any(differs));
        // Who waits looks on.
        for other in Seat::first(game.seats()).filter(|other| *other != seat) {
            let world = game.resample(other, rng);
            assert!(
                !differs_for(game, &world, other, bytes),
                "what is hidden from {other} is told"
            );
        }
    }
}

fn different<T: Ord>(things: &[T]) -> usize {
    things.iter().collect::<BTreeSet<_>>().len()
}

fn examine<G: Arrays>(options: &Value, seats: usize, seed: u64, steps_most: usize) -> Exam<G> {
    let options = options::read(&agreed(options)).expect("options");
    let exam = play::<G>(G::start(&options, seats).expect("a table"), seed, steps_most);
    assert!(exam.steps > 20, "{options:?}: {} steps", exam.steps);
    exam
}

/// Plays a random game and looks at every decision of it.
fn play<G: Arrays>(mut game: G, seed: u64, steps_most: usize) -> Exam<G> {
    let mut rng = rng_from(seed);
    let mut exam = Exam::of(&game);
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
    exam
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
        played += usize::from(play::<G>(game, played as u64, 150).steps > 0);
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
                let exam = examine::<Settlers>(&options, seats, 5, 1_200);
                assert!(exam.other_worlds > 2, "{scenario}: what others hold is dealt anew");
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

/// Decisions beyond the frame have numbers from `first` on, in the order of the list, as long as there are any;
/// says how many such decisions there are.
fn check_beyond<G: Arrays>(game: &G, actions: &[G::Action], numbers: &[u32], first: u32) -> usize {
    let mut count = 0;
    for (action, number) in actions.iter().zip(numbers) {
        if let Numbered::Among { .. } = game.numbered(*action) {
            let left = count < BEYOND;
            assert_eq!(*number, if left { first + count as u32 } else { UNNUMBERED }, "{action}");
            count += 1;
        }
    }
    count
}

/// Lays every tile as far from the first as it goes, until the frame ends and long after; says how many decisions
/// lay beyond it at most.
fn outwards<G: Arrays>(mut game: G) -> usize {
    let (mut rng, mut most) = (rng_from(3), 0);
    let (mut actions, mut numbers) = (Vec::new(), Vec::new());
    let blocks = game.layout().blocks;
    let before = blocks.iter().take_while(|block| block.name != "beyond");
    let first = before.map(|block| block.len() as u32).sum();
    loop {
        match game.turn() {
            Turn::Over => return most,
            Turn::Chance => {
                let outcome = game.pick_outcome(&mut rng, &mut Vec::new()).expect("chance");
                game.settle_unchecked(outcome, &mut Quiet);
            }
            Turn::Decide(deciding) => {
                let seat = deciding.iter().next().expect("somebody");
                game.number_actions(seat, &mut actions, &mut numbers);
                most = most.max(check_beyond(&game, &actions, &numbers, first));
                // The traits of what is laid are its row and its column.
                let far = |action: &&G::Action| {
                    let [family, _, column, ..] = G::traits(**action);
                    (family == 0).then_some(column)
                };
                let action = *actions.iter().max_by_key(far).expect("a choice");
                game.play_unchecked(seat, action, &mut Quiet);
            }
        }
    }
}

#[test]
fn beyond_the_frame_numbers_go_by_the_list_until_there_are_none_left() {
    let carcassonne = Carcassonne::start(&Default::default(), 2).expect("a table");
    let new_world = NewWorld::start(&Default::default(), 2).expect("a table");
    for most in [outwards(carcassonne), outwards(new_world)] {
        assert!(most > BEYOND, "{most} decisions lay beyond the frame");
    }
}
