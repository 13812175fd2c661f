//! What the tests of this crate share: tables of Lanterns.

use game::toys::{Lanterns, LanternsOptions, LanternsOutcome};
use game::{Chance, Game, Match, Player, RecordText, Seat, Seed, Turn, luck};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

pub fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

pub fn players() -> Vec<Player> {
    vec![Player::person("Anna \"the lamp\" Öl"), Player::bot("greedy"), Player::person("名前")]
}

pub fn options() -> LanternsOptions {
    LanternsOptions { nights: 2, ..LanternsOptions::default() }
}

pub fn fair(seed: u8) -> Match<Lanterns> {
    Match::begin(options(), players(), Chance::Fair(Seed([seed; 32]))).unwrap()
}

pub fn external() -> Match<Lanterns> {
    Match::begin(options(), players(), Chance::External).unwrap()
}

/// Plays up to `decisions` random decisions, and brings outcomes where chance is external.
pub fn play_on(table: &mut Match<Lanterns>, decisions: usize, rng: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(rng);
    let mut taken = 0;
    while taken < decisions || table.turn() == Turn::Chance {
        match table.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = any_outcome(table, &mut rng);
                table.settle(outcome).unwrap();
            }
            Turn::Decide(seats) => {
                let deciding: Vec<Seat> = seats.iter().collect();
                let seat = *luck::pick(&mut rng, &deciding).unwrap();
                let mut actions = Vec::new();
                table.game().actions(seat, &mut actions);
                table.play(seat, *luck::pick(&mut rng, &actions).unwrap()).unwrap();
                taken += 1;
            }
        }
    }
}

fn any_outcome(table: &Match<Lanterns>, rng: &mut ChaCha8Rng) -> LanternsOutcome {
    let mut possible = Vec::new();
    table.game().outcomes(&mut possible);
    luck::pick(rng, &possible).unwrap().outcome
}

/// A finished match with fair dice.
pub fn finished() -> Match<Lanterns> {
    let mut table = fair(7);
    play_on(&mut table, usize::MAX, 1);
    table
}

/// The record of `table` after its text was read again.
pub fn reread(table: &Match<Lanterns>) -> RecordText {
    table.record().to_string().parse().unwrap()
}
