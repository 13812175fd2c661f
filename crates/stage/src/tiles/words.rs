//! What is asked of who lays a tile and places a figure, and what is said where that is refused.

use super::grammar::Noun;
use super::laying::Laying;
use crate::lang::by_key;
use crate::{Button, Choice, Lang, Prompt};

/// What is asked of who lays a tile.
pub fn lay_prompt(laying: &Laying, lang: Lang) -> Prompt {
    let all = laying.cells().count();
    let now = match (laying.cells().filter(|&cell| laying.fits_now(cell)).count(), lang) {
        (0, Lang::En) => "fits nowhere this way round".to_owned(),
        (0, Lang::De) => "in dieser Drehung passt es nirgends".to_owned(),
        (count, Lang::En) => format!("{count} this way round"),
        (count, Lang::De) => format!("{count} in dieser Drehung"),
    };
    let places = Noun::Place.count(all, lang);
    let detail = match (laying.chosen(), lang) {
        (Some(_), Lang::En) => {
            format!("Tap it again to lay it · tap your tile{} to rotate", by_key(" or press R"))
        }
        (Some(_), Lang::De) => {
            format!(
                "Noch einmal antippen legt es · Antippen in der Hand{} dreht es",
                by_key(" oder R")
            )
        }
        (None, Lang::En) => {
            format!("Fits in {places} · tap it{} to rotate · {now}", by_key(" or press R"))
        }
        (None, Lang::De) => {
            format!("{places} möglich · Antippen{} dreht es · {now}", by_key(" oder R"))
        }
    };
    Prompt { title: lang.pick("Lay your tile", "Lege dein Plättchen").to_owned(), detail }
}

/// The button that lays the tile.
pub fn lay_button(laying: &Laying, lang: Lang) -> Button {
    let label = lang.pick("Lay tile", "Legen").to_owned();
    Button { label, enabled: laying.decision().is_some() }
}

/// Overlays by key, label and help; those behind the first `open` only with the outlook aid.
pub fn choices(
    all: &[(&'static str, (&'static str, &'static str))],
    open: usize,
    outlook: bool,
) -> Vec<Choice> {
    let shown = if outlook { all.len() } else { open };
    let choice = |&(key, (label, help)): &_| Choice { key, label, help };
    all.iter().take(shown).map(choice).collect()
}

/// The overlay that every game on tiles has for those with the outlook aid.
pub fn odds(lang: Lang) -> (&'static str, (&'static str, &'static str)) {
    let words = lang.pick(
        ("Tiles that fit", "How many of the remaining tiles fit on each empty cell."),
        ("Was passt", "Wie viele der übrigen Plättchen auf jedes leere Feld passen."),
    );
    ("odds", words)
}

/// A sentence for a refusal that is the same in every game on tiles.
pub fn refusal(code: &str, lang: Lang) -> Option<&'static str> {
    Some(match code {
        "lay-first" => lang.pick("First lay your tile.", "Lege zuerst dein Plättchen."),
        "cell-taken" => {
            lang.pick("There is already a tile there.", "Dort liegt schon ein Plättchen.")
        }
        "alike-turns" => lang.pick(
            "The tile looks the same with fewer turns.",
            "Mit weniger Drehungen sieht das Plättchen genauso aus.",
        ),
        "no-such-spot" => {
            lang.pick("The tile has no such place.", "Einen solchen Platz hat das Plättchen nicht.")
        }
        "other-name" => lang.pick(
            "That place goes by another name.",
            "Dieser Platz wird unter einem anderen Namen geführt.",
        ),
        _ => return None,
    })
}

/// What who may place a figure should know: how many places there are, and how many figures `left`.
pub fn room_for_figures(places: usize, left: &str, lang: Lang) -> String {
    let places = Noun::Place.count(places, lang);
    match lang {
        Lang::En => format!("{places} on your tile · you have {left}"),
        Lang::De => format!("{places} auf deinem Plättchen · du hast {left}"),
    }
}
