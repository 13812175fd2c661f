//! A sentence for every stable code: what was not done, and why.

use ::words::frame::refusals::{UNKNOWN, named};
use stage::Lang;

/// Why something was not done; a code that nobody knows gets a sentence that says as much.
pub fn sentence(code: &str, lang: Lang) -> &'static str {
    named(code).unwrap_or(UNKNOWN).of(lang)
}

/// The same at a table of this game, which has words for its own rules.
pub fn in_game(code: &str, game: &str, lang: Lang) -> &'static str {
    let rule = stage::game_info(game).and_then(|game_info| game_info.refusal(code, lang));
    rule.unwrap_or_else(|| sentence(code, lang))
}
