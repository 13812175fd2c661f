//! A match, its record, and the match that comes back.

use rand_chacha::ChaCha8Rng;
use rand_core::Rng;

use super::Exam;
use super::flaw::{Flaw, Law, same};
use super::legality::{actions, deciding};
use crate::contract::{Audience, Game, Turn};
use crate::fair::Seed;
use crate::luck;
use crate::player::Player;
use crate::record::RecordText;
use crate::referee::{Chance, Match, Step};
use crate::seat::Seat;

const RECORD: &str = "record round trip";
const REPLAY: &str = "replay gives the same game";

/// Lets `steps` pass through a record, whole and cut off somewhere.
pub(super) fn hold<G: Game>(exam: &Exam<G>, steps: &[Step<G>], rng: &mut ChaCha8Rng) -> Law {
    let cut = luck::below(rng, steps.len() as u32 + 1) as usize;
    for length in [cut, steps.len()] {
        let mut table = begin(exam, Chance::External)?;
        for &step in &steps[..length] {
            retrace(&mut table, step)?;
        }
        comes_back(&table)?;
    }
    Ok(())
}

/// Plays a match with fair dice, to its end where it must have one, and lets it pass through
/// its record.
pub(super) fn hold_fair<G: Game>(exam: &Exam<G>, rng: &mut ChaCha8Rng) -> Law {
    let mut seed = [0; 32];
    rng.fill_bytes(&mut seed);
    let mut table = begin(exam, Chance::Fair(Seed(seed)))?;
    for _ in 0..exam.steps_max {
        let seats: Vec<Seat> = deciding(table.game()).iter().collect();
        let Some(&seat) = luck::pick(rng, &seats) else { break };
        let list = actions(table.game(), seat);
        let Some(&action) = luck::pick(rng, &list) else { break };
        retrace(&mut table, Step::Decision(seat, action))?;
    }
    if exam.must_end {
        same(REPLAY, "the turn after the last decision", &table.turn(), &Turn::Over)?;
    }
    comes_back(&table)
}

pub(super) fn begin<G: Game>(exam: &Exam<G>, chance: Chance) -> Result<Match<G>, Flaw> {
    let players = (0..exam.seats).map(|seat| Player::person(format!("Player {seat}"))).collect();
    Match::begin(exam.options.clone(), players, chance)
        .map_err(|error| Flaw::new(RECORD, error.to_string()))
}

fn retrace<G: Game>(table: &mut Match<G>, step: Step<G>) -> Law {
    let done = match step {
        Step::Chance(outcome) => table.settle(outcome),
        Step::Decision(seat, action) => table.play(seat, action),
    };
    done.map(drop).map_err(|error| Flaw::new(REPLAY, format!("{step:?} is refused: {error}")))
}

fn comes_back<G: Game>(table: &Match<G>) -> Law {
    let text = table.record().to_string();
    let wrong = |error: crate::RecordError| Flaw::new(RECORD, format!("{error}\n{text}"));
    let record: RecordText = text.parse().map_err(wrong)?;
    let loaded = Match::<G>::from_record(&record).map_err(wrong)?;
    same(RECORD, "the text", &loaded.record().to_string(), &text)?;
    same(REPLAY, "the game", loaded.game(), table.game())?;
    let scores = |table: &Match<G>| table.game().scores(Audience::Referee);
    same(REPLAY, "the scores", &scores(&loaded), &scores(table))
}
