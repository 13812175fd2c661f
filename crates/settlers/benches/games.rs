//! How fast random games run, one core: whole games, single steps, clones.
//!
//! `cargo bench -p anleger-settlers` gives the samples of every bench;
//! `cargo bench -p anleger-settlers --bench games -- table [games] [scenario] [rounds]` plays the same games
//! a few times over and prints a line per board; of every handful of games the fastest time counts,
//! so that other programs on the machine disturb little. Run under a profiler, the table is the same
//! work to the last step, so that two versions of the rules can be held against each other.

use std::convert::Infallible;
use std::time::{Duration, Instant};

use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Game, Heuristics, Quiet, Rng, Turn, Weighted};
use rand_core::TryRng;
use settlers::{Action, Outcome, Settlers, SettlersOptions, scenario};

/// Games of the table that take longer are called off, and counted.
const STEPS_MOST: usize = 20_000;
/// How often the table plays its games.
const ROUNDS: usize = 5;
/// So many games are timed together: some milliseconds.
const HANDFUL: u32 = 10;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    match words.split_first() {
        Some((first, rest)) if first == "table" => table(rest),
        _ => divan::main(),
    }
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

    /// Plays to the end, or until the game is called off, and counts the steps.
    fn finish(&mut self, game: &mut Settlers) -> usize {
        (0..STEPS_MOST).take_while(|_| self.step(game)).count()
    }
}

fn game(scenario: &str) -> Settlers {
    let board = scenario::board(scenario).expect("of the house");
    let seats = board.scenario.players.iter().copied().max().expect("some");
    let scenario = scenario.to_owned();
    let options = SettlersOptions { scenario, domestic_trade: false, ..Default::default() };
    Settlers::start(&options, seats as usize).expect("starts")
}

/// A line per board: games a second, their length, how many were called off.
fn table(words: &[String]) {
    let games = words.first().and_then(|word| word.parse().ok()).unwrap_or(1000);
    let rounds = words.get(2).and_then(|word| word.parse().ok()).unwrap_or(ROUNDS);
    let asked = |id: &&&str| words.get(1).is_none_or(|only| only == "all" || only == **id);
    for id in scenario::IDS.iter().filter(asked) {
        let mut best = play_round(id, games);
        for _ in 1..rounds {
            best.times = best.faster(&play_round(id, games));
        }
        let time: Duration = best.times.iter().sum();
        println!(
            "{id:18} {:7.0} games/s {:8.1} steps a game {:6.1} ns a step, {} of {games} called off",
            f64::from(games) / time.as_secs_f64(),
            best.steps as f64 / f64::from(games),
            time.as_nanos() as f64 / best.steps as f64,
            best.called_off,
        );
    }
}

struct Round {
    /// How long every handful of games took.
    times: Vec<Duration>,
    steps: usize,
    called_off: usize,
}

impl Round {
    /// The faster time of every handful, from two rounds of the same games.
    fn faster(&self, other: &Round) -> Vec<Duration> {
        self.times.iter().zip(&other.times).map(|(one, two)| *one.min(two)).collect()
    }
}

fn play_round(scenario: &str, games: u32) -> Round {
    let mut player = Player::new(1);
    let mut round = Round { times: Vec::new(), steps: 0, called_off: 0 };
    for first in (0..games).step_by(HANDFUL as usize) {
        let begin = Instant::now();
        for _ in first..games.min(first + HANDFUL) {
            let mut game = game(scenario);
            round.steps += player.finish(&mut game);
            round.called_off += usize::from(game.turn() != Turn::Over);
        }
        round.times.push(begin.elapsed());
    }
    round
}

/// A whole random game without trade between players.
#[divan::bench(args = scenario::IDS, sample_count = 30)]
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
