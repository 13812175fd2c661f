//! Random games on every board: how many a second on one core, how long they are, how many the
//! turn limit had to end. `cargo run --release --example random_games [games] [turn limit] [scenario]`

use std::convert::Infallible;
use std::time::Instant;

use game::{Game, Quiet, Rng, Turn, Weighted};
use rand_core::TryRng;
use settlers::{Action, Outcome, Settlers, SettlersOptions, scenario};

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

#[derive(Default)]
struct Tally {
    decisions: u64,
    outcomes: u64,
    unfinished: u64,
}

fn main() {
    let mut arguments = std::env::args().skip(1).filter_map(|text| text.parse().ok());
    let games = arguments.next().unwrap_or(1000);
    let turn_limit = arguments.next().unwrap_or(1000) as u16;
    let only = std::env::args().nth(3);
    for id in scenario::IDS.iter().filter(|id| only.as_ref().is_none_or(|only| only == *id)) {
        let Some(board) = scenario::board(id) else { continue };
        let seats = board.scenario.players.iter().copied().max().unwrap_or(4);
        let options = SettlersOptions {
            scenario: (*id).to_owned(),
            domestic_trade: false,
            turn_limit,
            ..Default::default()
        };
        measure(&options, seats as usize, games);
    }
}

fn measure(options: &SettlersOptions, seats: usize, games: u64) {
    let (mut luck, mut tally) = (Luck(1), Tally::default());
    let begin = Instant::now();
    for _ in 0..games {
        if let Ok(game) = Settlers::start(options, seats) {
            play(game, &mut luck, &mut tally);
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!(
        "{:18} {:7.0} games/s {:7.0} decisions and {:6.0} outcomes a game, {:4.0} ns each, {:5.1} % at the turn limit",
        options.scenario,
        games as f64 / seconds,
        tally.decisions as f64 / games as f64,
        tally.outcomes as f64 / games as f64,
        seconds * 1e9 / (tally.decisions + tally.outcomes) as f64,
        100.0 * tally.unfinished as f64 / games as f64,
    );
}

fn play(mut game: Settlers, luck: &mut Luck, tally: &mut Tally) {
    let mut actions: Vec<Action> = Vec::new();
    let mut outcomes: Vec<Weighted<Outcome>> = Vec::new();
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let Some(drawn) = game.pick_outcome(luck, &mut outcomes) else { break };
                game.settle_unchecked(drawn, &mut Quiet);
                tally.outcomes += 1;
            }
            Turn::Decide(seats) => {
                let Some(seat) = seats.iter().next() else { break };
                let Some(action) = game.pick_action(seat, luck, &mut actions) else { break };
                game.play_unchecked(seat, action, &mut Quiet);
                tally.decisions += 1;
            }
        }
    }
    let winner = game.winners();
    let points = game.scores(game::Audience::Referee);
    let best = points.iter().max().copied().unwrap_or(0);
    let goal = scenario::board(&game.options().scenario).map_or(0, |board| board.scenario.points);
    tally.unfinished += u64::from(best < i32::from(goal) || winner.is_empty());
}
