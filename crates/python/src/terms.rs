//! What a match is begun and judged with.

use bots::Effort;
use game::{Chance, Player, Seed};

use crate::fault::Fault;

/// No table has so many seats: whoever asks for more is refused all the same.
const SEATS_NAMED_MOST: usize = 100;

/// Who plays: as many as there are seats, by these names or by numbers.
pub fn players(seats: usize, names: Option<Vec<String>>) -> Result<Vec<Player>, Fault> {
    let seats = seats.min(SEATS_NAMED_MOST);
    let numbered = || (1..=seats).map(|seat| format!("Player {seat}")).collect();
    let names: Vec<String> = names.unwrap_or_else(numbered);
    match names.len() == seats {
        true => Ok(names.into_iter().map(Player::person).collect()),
        false => {
            let message = format!("{} names are given for {seats} seats", names.len());
            Err(Fault::setup("player-count", message))
        }
    }
}

/// Where chance comes from: the word, and what fair dice follow from.
pub fn chance(word: &str, seed: Seed) -> Result<(Chance, Option<Seed>), Fault> {
    match word {
        "fair" => Ok((Chance::Fair(seed), Some(seed))),
        "external" => Ok((Chance::External, None)),
        _ => Err(Fault::setup("bad-chance", "chance is 'fair' or 'external'")),
    }
}

/// The most lines and candidates that somebody may wait for, as `anleger analyse` has it.
const LINES_MOST: u32 = 10_000;
const WIDE_MOST: usize = 100;

/// How carefully a match is judged.
pub fn effort(lines: Option<u32>, wide: Option<usize>) -> Effort {
    let usual = Effort::default();
    Effort {
        lines: lines.unwrap_or(usual.lines).min(LINES_MOST),
        wide: wide.unwrap_or(usual.wide).clamp(1, WIDE_MOST),
        ..usual
    }
}
