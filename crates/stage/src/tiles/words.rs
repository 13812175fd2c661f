//! What is asked of who lays a tile and places a figure, and what is said where that is refused.

use super::grammar::Noun;
use super::laying::Laying;
use crate::{Button, Choice, Lang, Prompt};

/// What is asked of who lays a tile.
pub fn lay_prompt(laying: &Laying, lang: Lang) -> Prompt {
    let all = laying.cells().count();
    let now = match laying.cells().filter(|&cell| laying.fits_now(cell)).count() {
        0 => lang.pick("none", "keiner").to_owned(),
        count => count.to_string(),
    };
    let places = Noun::Place.count(all, lang);
    let detail = match (laying.chosen(), lang) {
        (Some(_), Lang::En) => {
            "Touch it again to lay it · R or a tap on the hand turns it".to_owned()
        }
        (Some(_), Lang::De) => {
            "Berühre es nochmals, um es zu legen · R oder Antippen in der Hand dreht es".to_owned()
        }
        (None, Lang::En) => {
            format!("{places} for it · a tap or R turns it · {now} in this rotation")
        }
        (None, Lang::De) => {
            format!("{places} möglich · Antippen oder R dreht es · so gedreht {now}")
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
        ("Odds", "How many of the tiles that are left fit on each empty cell."),
        ("Aussichten", "Wie viele der übrigen Plättchen auf jedes leere Feld passen."),
    );
    ("odds", words)
}

/// A sentence for a refusal that is the same in every game on tiles.
pub fn refusal(code: &str, lang: Lang) -> Option<&'static str> {
    Some(match code {
        "lay-first" => lang.pick("First lay your tile.", "Lege zuerst dein Plättchen."),
        "cell-taken" => lang.pick("A tile lies there already.", "Dort liegt schon ein Plättchen."),
        "alike-turns" => lang.pick(
            "The tile looks the same turned less far.",
            "Das Plättchen sieht weniger weit gedreht genauso aus.",
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
