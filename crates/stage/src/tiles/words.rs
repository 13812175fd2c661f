//! What is asked of who lays a tile and places a figure, and what is said where that is refused.

use super::grammar::Noun;
use super::laying::Laying;
use crate::{Button, Choice, Lang, Prompt};
use ::words::frame::tiles_words as say;

/// What is asked of who lays a tile.
pub fn lay_prompt(laying: &Laying, lang: Lang) -> Prompt {
    let detail = match laying.chosen() {
        Some(_) => say::TILE_TRIED.of(lang).to_owned(),
        None => {
            let now = laying.cells().filter(|&cell| laying.fits_now(cell)).count();
            say::TileInHand { now, places: laying.cells().count() }.of(lang)
        }
    };
    Prompt { title: say::LAY_YOUR_TILE.of(lang).to_owned(), detail }
}

/// The button that lays the tile.
pub fn lay_button(laying: &Laying, lang: Lang) -> Button {
    let label = say::LAY_TILE.of(lang).to_owned();
    Button { label, enabled: laying.decision().is_some() }
}

/// Overlays by key, label and help; those behind the first `open` only with the remaining aid.
pub fn choices(
    all: &[(&'static str, (&'static str, &'static str))],
    open: usize,
    remaining: bool,
) -> Vec<Choice> {
    let shown = if remaining { all.len() } else { open };
    let choice = |&(key, (label, help)): &_| Choice { key, label, help };
    all.iter().take(shown).map(choice).collect()
}

/// The overlay that every game on tiles has for those with the remaining aid.
pub fn odds(lang: Lang) -> (&'static str, (&'static str, &'static str)) {
    let words = (say::TILES_THAT_FIT.of(lang), say::HOW_MANY_OF_THE_REMAINING_TILES.of(lang));
    ("odds", words)
}

/// A sentence for a refusal that is the same in every game on tiles.
pub fn refusal(code: &str, lang: Lang) -> Option<&'static str> {
    Some(match code {
        "lay-first" => say::FIRST_LAY_YOUR_TILE.of(lang),
        "cell-taken" => say::THERE_IS_ALREADY_A_TILE_THERE.of(lang),
        "alike-turns" => say::THE_TILE_LOOKS_THE_SAME_WITH.of(lang),
        "no-such-spot" => say::THE_TILE_HAS_NO_SUCH_PLACE.of(lang),
        "other-name" => say::THAT_PLACE_GOES_BY_ANOTHER_NAME.of(lang),
        _ => return None,
    })
}

/// What who may place a figure should know: how many places there are, and how many figures `left`.
pub fn room_for_figures(places: usize, left: &str, lang: Lang) -> String {
    let places = Noun::Place.count(places, lang);
    say::OnYourTileYouHave { left, places }.of(lang)
}
