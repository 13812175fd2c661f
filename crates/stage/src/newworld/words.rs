//! What the game says to people, apart from names, the log and the rules.

use std::sync::Arc;

use newworld::{Spot, Structure, TileFileError, TileSet};

use super::board::Seen;
use super::effect::effect;
use super::names;
use super::order::Order;
use crate::tiles::grammar::{Noun, capital};
use crate::tiles::{self, Placing};
use crate::{About, Button, Choice, Lang, OptionWords, Prompt};

/// What the set-up says about the game.
pub const fn about(lang: Lang) -> About {
    lang.pick(
        About {
            title: "New World",
            blurb: "From the coast you settle the land to the west, tile by tile. Two surveyors \
                    come after you: they pay those who keep up with them and send home whoever \
                    stays behind.",
            length: "2–5 players · 45 min",
        },
        About {
            title: "Neue Welt",
            blurb: "Von der Küste aus besiedelt ihr Plättchen für Plättchen das Land im Westen. \
                    Zwei Landvermesser ziehen hinterher: Wer mit ihnen Schritt hält, wird belohnt; \
                    wer zurückbleibt, muss heim.",
            length: "2–5 Personen · 45 Min.",
        },
    )
}

/// An option in words.
pub fn option(key: &str, lang: Lang) -> Option<OptionWords> {
    let (label, help) = match key {
        "bonus" => lang.pick(
            ("Surveyor's bonus", "What a surveyor adds to a scoring in its column."),
            ("Bonus der Landvermesser", "Was ein Landvermesser in seiner Spalte dazugibt."),
        ),
        "coast_cards" => lang.pick(
            (
                "The coast counts",
                "A start field counts as a tile of the road or town that begins on it.",
            ),
            (
                "Küste zählt mit",
                "Ein Startfeld zählt als Plättchen des Weges oder der Stadt, die dort beginnt.",
            ),
        ),
        "blocked_sends_home" => lang.pick(
            (
                "Home even when blocked",
                "Settlers in the east go home after every scoring, even when no surveyor can move.",
            ),
            (
                "Auch ohne Zug nach Hause",
                "Siedler im Osten müssen nach jeder Wertung heim, auch wenn kein Landvermesser \
                 ziehen kann.",
            ),
        ),
        "tiles" => lang.pick(
            (
                "Corrected tiles",
                "Entries of the tile file that you have corrected, as text; empty for the tiles that \
                 come with the program.",
            ),
            (
                "Berichtigte Plättchen",
                "Einträge der Plättchendatei, die du berichtigt hast, als Text; leer für die \
                 Plättchen, die das Programm mitbringt.",
            ),
        ),
        _ => return None,
    };
    Some(OptionWords { label, help })
}

/// How many pictures are our own guess, and what an owner of the box can do about it; or what is
/// wrong with their corrections.
pub fn notice(tiles: &Result<Arc<TileSet>, TileFileError>, lang: Lang) -> Option<String> {
    let tiles = match (tiles, lang) {
        (Ok(tiles), _) => tiles,
        (Err(error), Lang::En) => {
            return Some(format!("The corrected tiles cannot be read: {error}."));
        }
        (Err(error), Lang::De) => {
            return Some(format!("Die berichtigten Plättchen sind nicht lesbar: {error}."));
        }
    };
    let (guessed, all) = (tiles.reconstructed(), tiles.kinds().len() + tiles.coast().len());
    (guessed > 0).then(|| match lang {
        Lang::En => format!(
            "{guessed} of the {all} tile pictures are our reconstruction. Own the box? You can \
             correct them under “Advanced options”."
        ),
        Lang::De => format!(
            "{guessed} der {all} Plättchenbilder haben wir rekonstruiert. Du hast das Spiel? \
             Berichtige sie unter „Erweiterte Optionen“."
        ),
    })
}

/// A value of an option in words.
pub fn value(key: &str, value: &str, lang: Lang) -> Option<&'static str> {
    Some(match (key, value) {
        ("bonus", "per-settler") => {
            lang.pick("bonus of 4 per scoring settler", "Bonus von 4 je wertendem Siedler")
        }
        ("bonus", "per-surveyor") => {
            lang.pick("bonus of 4 once per player", "Bonus von 4 einmal je Person")
        }
        ("coast_cards", "true") => lang.pick("the coast counts", "die Küste zählt"),
        ("coast_cards", "false") => lang.pick("the coast does not count", "die Küste zählt nicht"),
        ("blocked_sends_home", "true") => {
            lang.pick("home even when blocked", "auch ohne Zug nach Hause")
        }
        ("blocked_sends_home", "false") => {
            lang.pick("home only after a move", "nur nach einem Zug nach Hause")
        }
        _ => return None,
    })
}

/// A sentence for a refusal.
pub fn refusal(code: &str, lang: Lang) -> Option<&'static str> {
    Some(match code {
        "already-laid" => lang.pick(
            "Your tile is laid; now you may place a settler.",
            "Dein Plättchen liegt schon; jetzt darfst du einen Siedler einsetzen.",
        ),
        "settle-first" => lang.pick(
            "First place a settler or decide not to; then structures are scored.",
            "Setze erst einen Siedler ein oder verzichte darauf; danach wird gewertet.",
        ),
        "scoring-begun" => lang.pick(
            "Settlers are placed before the first scoring.",
            "Siedler werden vor der ersten Wertung eingesetzt.",
        ),
        "not-west" => lang.pick(
            "Tiles can only be laid west of the coast.",
            "Plättchen dürfen nur westlich der Küste liegen.",
        ),
        "no-neighbour" => lang.pick(
            "A tile must share a side with another one or the coast; touching at a corner is not enough.",
            "Ein Plättchen muss mit einer Seite an einem anderen oder an der Küste liegen; eine Ecke \
             genügt nicht.",
        ),
        "side-mismatch" => lang.pick(
            "One side does not match: town to town, road to road, plain to plain.",
            "Eine Seite passt nicht: Stadt an Stadt, Weg an Weg, Ebene an Ebene.",
        ),
        "other-due-name" => return tiles::words::refusal("other-name", lang),
        "none-left" => lang.pick("You have no settler left.", "Du hast keinen Siedler mehr übrig."),
        "occupied" => lang.pick(
            "Somebody is already on that road, in that town or plain.",
            "Auf diesem Weg, in dieser Stadt oder Ebene ist schon jemand.",
        ),
        "not-due" => lang.pick(
            "That is not waiting to be scored.",
            "Das steht nicht zur Wertung an.",
        ),
        shared => return tiles::words::refusal(shared, lang),
    })
}

/// What is asked of who may place a settler.
pub fn settle_prompt(seen: &Seen, placing: &Placing<Spot>, lang: Lang) -> Prompt {
    let on = placing.chosen().and_then(|spot| seen.extent(placing.cell, spot));
    let supply = seen.view.seats.get(seen.view.active.index()).map_or(0, |seat| seat.settlers);
    let detail = match on {
        Some(on) => names::ghost(on, false, lang),
        None => {
            let left = Noun::Settler.count(supply.into(), lang);
            tiles::words::room_for_figures(placing.spots().count(), &left, lang)
        }
    };
    let title = lang.pick("Place a settler?", "Siedler einsetzen?").to_owned();
    Prompt { title, detail: capital(&detail) }
}

/// What is asked of who picks the next scoring.
pub fn order_prompt(seen: &Seen, order: &Order, lang: Lang) -> Prompt {
    let looked_at = order.chosen().and_then(|number| order.due().get(number));
    let detail = match looked_at {
        Some(due) => capital(&effect(seen, due, &[], lang).join(" · ")),
        None => {
            let count = order.due().len();
            match lang {
                Lang::En => {
                    format!("{count} structures are finished · tap one to see what happens")
                }
                Lang::De => {
                    format!("{count} Bauwerke sind fertig · tippe eins an, um die Folgen zu sehen")
                }
            }
        }
    };
    let title = lang.pick("What is scored next?", "Was wird als Nächstes gewertet?").to_owned();
    Prompt { title, detail }
}

/// The button that places the settler, or nobody.
pub fn settle_button(placing: &Placing<Spot>, lang: Lang) -> Button {
    let label = match placing.chosen() {
        Some(_) => lang.pick("Place settler", "Einsetzen"),
        None => lang.pick("Nobody", "Niemanden einsetzen"),
    };
    Button { label: label.to_owned(), enabled: placing.decision().is_some() }
}

/// The button that scores the structure that is looked at.
pub fn order_button(order: &Order, lang: Lang) -> Button {
    let label = lang.pick("Score it", "Werten").to_owned();
    Button { label, enabled: order.decision().is_some() }
}

/// The overlays to choose from.
pub fn overlays(outlook: bool, lang: Lang) -> Vec<Choice> {
    let plains = lang.pick(
        ("Plains", "Every plain in a tint of its own, with the trappers who hold it."),
        ("Ebenen", "Jede Ebene in eigener Tönung, mit den Trappern, denen sie gehört."),
    );
    let owners = lang.pick(
        ("Owners", "Who holds which town, road, farm and plain."),
        ("Besitz", "Wem welche Stadt, Farm und Ebene und welcher Weg gehört."),
    );
    let all = [("plains", plains), ("owners", owners), tiles::words::odds(lang)];
    tiles::words::choices(&all, 2, outlook)
}

/// Under which heading a structure's points are added up.
pub const fn heading(structure: Structure, lang: Lang) -> &'static str {
    match structure {
        Structure::Town => lang.pick("Towns", "Städte"),
        Structure::Road => lang.pick("Roads", "Wege"),
        Structure::Farm => lang.pick("Farms", "Farmen"),
        Structure::Plain => lang.pick("Plains", "Ebenen"),
    }
}

/// Under which heading the surveyors' points are added up.
pub const fn bonus_heading(lang: Lang) -> &'static str {
    lang.pick("Surveyors", "Landvermesser")
}
