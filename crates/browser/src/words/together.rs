//! What is said to people who play together: around the link, beside it and after it.

pub use ::words::frame::together::*;
use stage::Lang;

use super::Word;
use super::table::{list, time};

/// What the waiting room says first.
pub fn waiting(open: usize, seated: bool, lang: Lang) -> String {
    match (open, seated) {
        (_, true) => WaitingForPeople { open }.of(lang),
        (0, false) => NO_SEAT_LEFT.of(lang).to_owned(),
        (_, false) => TAKE_A_SEAT.of(lang).to_owned(),
    }
}

/// That people add to the dice, and whose answer is missing.
pub fn being_mixed(missing: &[String], seconds: u64, lang: Lang) -> String {
    let mixing = MIXING.of(lang);
    match missing {
        [] => mixing.to_owned(),
        _ => format!("{mixing} {}", MixingWaits { names: list(missing, lang), seconds }.of(lang)),
    }
}

/// When the match will begin.
pub fn begins(open: usize) -> Word {
    if open == 0 { BEGINS_ON_YOUR_SIGN } else { BEGINS_WHEN_FULL }
}

/// A bank of time that the set-up does not offer.
pub fn bank(bank_ms: u64, increment_ms: u64, lang: Lang) -> String {
    Bank { bank: time(bank_ms), more: increment_ms / 1000 }.of(lang)
}

/// Who wants to play again.
pub fn wants_rematch(names: &[String], lang: Lang) -> String {
    WantsRematch { count: names.len(), names: list(names, lang) }.of(lang)
}

/// Whose answer the wish for another match waits for.
pub fn rematch_asked(names: &[String], lang: Lang) -> String {
    RematchAsked { all: list(names, lang) }.of(lang)
}

/// By how much somebody won, and what made the difference.
pub fn decided(
    winner: &str,
    next: &str,
    lead: i32,
    heading: Option<(&'static str, i32, i32)>,
    lang: Lang,
) -> String {
    let decided = Decided { winner, next, lead }.of(lang);
    match heading {
        None => decided,
        Some((heading, made, other)) => DecidedBy { decided, heading, made, other }.of(lang),
    }
}

/// A result in one line, to be told elsewhere.
pub fn result(game: &str, names: &[String], points: &[i32]) -> String {
    let mut all: Vec<(&String, i32)> = names.iter().zip(points.iter().copied()).collect();
    all.sort_by_key(|(_, points)| -points);
    let all: Vec<String> = all.iter().map(|(name, points)| format!("{name} {points}")).collect();
    format!("{game}: {}", all.join(", "))
}
