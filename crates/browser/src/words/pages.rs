//! What the pages around a table say.

pub use ::words::extras::around::*;
pub use ::words::frame::pages::*;
use stage::Lang;

use super::Word;
use super::table::level;

/// A seat that nobody gave a name; `number` counts from 1.
pub fn guest(number: usize, lang: Lang) -> String {
    Guest { number }.of(lang)
}

/// A bot as it is offered, with how strong it was measured to be.
pub fn bot(offered: &str, rating: Option<u32>, lang: Lang) -> String {
    let bot = super::table::Bot { level: level(offered, lang) }.of(lang);
    rating.map_or(bot.clone(), |rating| format!("{bot} · {rating}"))
}

/// What is wrong with a record, by its code.
pub fn record_fault(code: &str) -> Word {
    let code = match code {
        "record-unexpected-line" | "record-step-number" | "record-step-count" => "record-bad-line",
        "unknown-game" => "record-wrong-game",
        "wrong-seed" => "record-wrong-seed",
        "import-not-json" | "import-bad-field" => "record-unknown-form",
        "import-too-large" => "record-too-large",
        "import-too-many-messages" => "record-too-many-steps",
        "import-not-played" => "record-not-played",
        setup if setup.starts_with("setup-") => "record-setup",
        other => other,
    };
    let known = Some(code)
        .filter(|code| code.starts_with("record-"))
        .and_then(::words::frame::pages::named);
    known.unwrap_or(RECORD_CONTRADICTION)
}

/// A game against bots: `Carcassonne against a bot (casual)`.
pub fn against(game: &str, levels: &[String], lang: Lang) -> String {
    let mut words: Vec<String> = levels.iter().map(|offered| level(offered, lang)).collect();
    words.dedup();
    Against { game, count: levels.len(), level: words.join(", ") }.of(lang)
}

/// How many maps are shown, of all there are.
pub fn maps_found(shown: usize, all: usize, lang: Lang) -> String {
    match shown == 0 || shown == all {
        true => Maps { count: shown }.of(lang),
        false => MapsOfAll { shown, all }.of(lang),
    }
}
