//! How fast random games run, one core: whole games, single steps, clones.

use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Game, Quiet, Turn, Weighted};
use settlers::{Action, Outcome, Settlers, SettlersOptions};

fn main() {
    divan::main();
}

/// A small generator, so that the rules are measured and not the dice.
struct Luck(u64);

impl Luck {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (((x >> 32) * u64::from(bound)) >> 32) as u32
    }
}

struct Player {
    luck: Luck,
    actions: Vec<Action>,
    outcomes: Vec<Weighted<Outcome>>,
}

impl Player {
    fn new(seed: u64) -> Player {
        Player { luck: Luck(seed), actions: Vec::new(), outcomes: Vec::new() }
    }

    fn step(&mut self, game: &mut Settlers) -> bool {
        match game.turn() {
            Turn::Over => return false,
            Turn::Chance => {
                let outcome = self.chance(game);
                game.settle_unchecked(outcome, &mut Quiet);
            }
            Turn::Decide(seats) => {
                let Some(seat) = seats.iter().next() else { return false };
                self.actions.clear();
                game.actions(seat, &mut self.actions);
                let at = self.luck.below(self.actions.len() as u32) as usize;
                game.play_unchecked(seat, self.actions[at], &mut Quiet);
            }
        }
        true
    }

    fn chance(&mut self, game: &Settlers) -> Outcome {
        self.outcomes.clear();
        game.outcomes(&mut self.outcomes);
        let total = self.outcomes.iter().map(|outcome| outcome.weight).sum();
        let mut at = self.luck.below(total);
        for weighted in &self.outcomes {
            if at < weighted.weight {
                return weighted.outcome;
            }
            at -= weighted.weight;
        }
        self.outcomes[0].outcome
    }

    /// Plays to the end and counts the steps.
    fn finish(&mut self, game: &mut Settlers) -> usize {
        let mut steps = 0;
        while self.step(game) {
            steps += 1;
        }
        steps
    }
}

fn options(scenario: &str) -> SettlersOptions {
    SettlersOptions {
        scenario: scenario.to_owned(),
        domestic_trade: false,
        turn_limit: 5000,
        ..Default::default()
    }
}

fn game(scenario: &str) -> Settlers {
    let board = settlers::scenario::board(scenario).expect("of the house");
    let seats = board.scenario.players.iter().copied().max().expect("some");
    Settlers::start(&options(scenario), seats as usize).expect("starts")
}

/// A whole random game without trade between players.
#[divan::bench(args = settlers::scenario::IDS, sample_count = 30)]
fn random_game(bencher: Bencher, scenario: &str) {
    let mut player = Player::new(1);
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| player.finish(&mut game(scenario)));
}

/// A step of a random base game, listing included.
#[divan::bench]
fn random_step(bencher: Bencher) {
    let mut player = Player::new(2);
    let mut state = game("base");
    bencher.bench_local(|| {
        if !player.step(&mut state) {
            state = game("base");
        }
    });
}

fn middle() -> Settlers {
    let mut player = Player::new(3);
    let mut state = game("base");
    for _ in 0..400 {
        player.step(&mut state);
    }
    state
}

/// A copy of a state in the middle of a game.
#[divan::bench]
fn clone_state(bencher: Bencher) {
    let state = middle();
    bencher.bench_local(|| divan::black_box(&state).clone());
}

/// The same into a state that is there already.
#[divan::bench]
fn clone_from_state(bencher: Bencher) {
    let state = middle();
    let mut copy = state.clone();
    bencher.bench_local(|| copy.clone_from(divan::black_box(&state)));
}

/// The estimate of the final points.
#[divan::bench]
fn outlook(bencher: Bencher) {
    let state = middle();
    bencher.bench_local(|| divan::black_box(&state).outlook());
}
