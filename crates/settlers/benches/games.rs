//! How fast random games run, one core: whole games, single steps, clones.

use std::convert::Infallible;

use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Game, Quiet, Rng, Turn, Weighted};
use rand_core::TryRng;
use settlers::{Action, Outcome, Settlers, SettlersOptions};

fn main() {
    println!("bytes of a state: {}", size_of::<Settlers>());
    divan::main();
}

/// A small generator, so that the rules are measured and not the dice.
struct Luck(u64);

impl TryRng for Luck {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.try_next_u64().map(|word| (word >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        Ok(x ^ (x >> 31))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.next_u64().to_le_bytes()[..chunk.len()]);
        }
        Ok(())
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
            Turn::Chance => match game.pick_outcome(&mut self.luck, &mut self.outcomes) {
                Some(outcome) => game.settle_unchecked(outcome, &mut Quiet),
                None => return false,
            },
            Turn::Decide(seats) => {
                let Some(seat) = seats.iter().next() else { return false };
                match game.pick_action(seat, &mut self.luck, &mut self.actions) {
                    Some(action) => game.play_unchecked(seat, action, &mut Quiet),
                    None => return false,
                }
            }
        }
        true
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

/// A step of a random base game, the draw included.
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
