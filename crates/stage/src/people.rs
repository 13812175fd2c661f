//! Who sits at a table, in words.

use ::words::frame::table::{
    Bot, BotOfSeveral, LEVEL_BEGINNER, LEVEL_CASUAL, LEVEL_EXPERT, LEVEL_NOVICE, LEVEL_SKILLED,
    LEVEL_STEADY, LEVEL_STRONG, LEVEL_VETERAN, ListOfTwo, OPEN_SEAT,
};
use wire::Occupant;

use crate::lang::Lang;

/// The level of today that is most like a bot of the time before there were eight.
pub fn level_today(level: &str) -> &str {
    match level {
        "random" => "beginner",
        "greedy" => "steady",
        "search:100ms" => "strong",
        "search:500ms" | "search:2000ms" => "veteran",
        today => today,
    }
}

/// The level of a bot, in a word.
pub fn level(level: &str, lang: Lang) -> String {
    let word = match level_today(level) {
        "beginner" => LEVEL_BEGINNER,
        "novice" => LEVEL_NOVICE,
        "casual" => LEVEL_CASUAL,
        "steady" => LEVEL_STEADY,
        "skilled" => LEVEL_SKILLED,
        "strong" => LEVEL_STRONG,
        "veteran" => LEVEL_VETERAN,
        "expert" => LEVEL_EXPERT,
        other => return other.to_owned(),
    };
    word.of(lang).to_owned()
}

/// The names of the seats. Bots of the same strength are counted.
pub fn names(occupants: &[Occupant], lang: Lang) -> Vec<String> {
    let same = |level: &String, among: &[Occupant]| {
        let is_same =
            |other: &&Occupant| matches!(other, Occupant::Bot { level: l, .. } if l == level);
        among.iter().filter(is_same).count()
    };
    let name = |(at, occupant): (usize, &Occupant)| match occupant {
        Occupant::Open => OPEN_SEAT.of(lang).to_owned(),
        Occupant::Person { name, .. } => name.clone(),
        Occupant::Bot { level: offered, .. } => {
            let level = level(offered, lang);
            match same(offered, occupants) {
                1 => Bot { level }.of(lang),
                _ => BotOfSeveral { level, number: same(offered, &occupants[..=at]) }.of(lang),
            }
        }
    };
    occupants.iter().enumerate().map(name).collect()
}

/// `Anna, Ben and Eva`.
pub fn list<S: AsRef<str>>(names: &[S], lang: Lang) -> String {
    match names {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [others @ .., last] => {
            let others: Vec<&str> = others.iter().map(AsRef::as_ref).collect();
            ListOfTwo { first: others.join(", "), last: last.as_ref() }.of(lang)
        }
    }
}
