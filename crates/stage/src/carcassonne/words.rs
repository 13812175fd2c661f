//! What the game says to people, apart from names, the log and the rules.

use carcassonne::{Extent, Feature, Spot};

use super::names;
use crate::tiles::grammar::{Noun, capital};
use crate::tiles::{self, Placing};
use crate::{About, Button, Choice, Lang, OptionWords, Prompt};

/// What the set-up says about the game.
pub const fn about(lang: Lang) -> About {
    lang.pick(
        About {
            title: "Carcassonne",
            blurb: "Lay tile upon tile until a landscape of cities, roads and fields covers the \
                    table. Send your followers out to claim it, and mind who else has an eye on it.",
            length: "2 to 6 players · 40 minutes",
        },
        About {
            title: "Carcassonne",
            blurb: "Plättchen für Plättchen wächst eine Landschaft aus Städten, Straßen und \
                    Wiesen. Schick deine Gefolgsleute aus und behalte im Auge, wer es auf \
                    dasselbe abgesehen hat.",
            length: "2 bis 6 Personen · 40 Minuten",
        },
    )
}

/// An option in words.
pub fn option(key: &str, lang: Lang) -> Option<OptionWords> {
    let (label, help) = match key {
        "farmers" => lang.pick(
            ("Farmers", "Followers may lie down in fields and are paid at the end of the game."),
            ("Bauern", "Gefolgsleute dürfen sich in Wiesen legen und werten am Ende des Spiels."),
        ),
        "two_tile_city" => lang.pick(
            ("City of two tiles", "What the smallest city brings when it is finished."),
            ("Stadt aus zwei Plättchen", "Was die kleinste Stadt bringt, wenn sie fertig ist."),
        ),
        "field_scoring" => lang.pick(
            ("Scoring of fields", "How farmers are paid at the end of the game."),
            ("Wertung der Wiesen", "Wie die Bauern am Ende des Spiels werten."),
        ),
        "boxes" => lang.pick(
            ("Boxes", "More boxes make a larger map and a longer game."),
            ("Schachteln", "Mehr Schachteln geben eine größere Karte und ein längeres Spiel."),
        ),
        _ => return None,
    };
    Some(OptionWords { label, help })
}

/// A value of an option in words.
pub fn value(key: &str, value: &str, lang: Lang) -> Option<&'static str> {
    Some(match (key, value) {
        ("farmers", "true") => lang.pick("with farmers", "mit Bauern"),
        ("farmers", "false") => lang.pick("without farmers", "ohne Bauern"),
        ("two_tile_city", "4") => lang.pick("4 points", "4 Punkte"),
        ("two_tile_city", "2") => lang.pick("2 points", "2 Punkte"),
        ("field_scoring", "per-field") => {
            lang.pick("3 per finished city at a field", "3 je fertiger Stadt an einer Wiese")
        }
        ("field_scoring", "per-city") => {
            lang.pick("4 per finished city, once", "4 je fertiger Stadt, nur einmal")
        }
        _ => return None,
    })
}

/// A sentence for a refusal.
pub fn refusal(code: &str, lang: Lang) -> Option<&'static str> {
    Some(match code {
        "lay-first" => lang.pick("First lay your tile.", "Lege zuerst dein Plättchen."),
        "already-laid" => lang.pick(
            "Your tile lies already; now you may place a follower.",
            "Dein Plättchen liegt schon; jetzt darfst du einen Gefolgsmann einsetzen.",
        ),
        "cell-taken" => lang.pick("A tile lies there already.", "Dort liegt schon ein Plättchen."),
        "no-neighbour" => lang.pick(
            "A tile must touch another one with a side; a corner is not enough.",
            "Ein Plättchen muss mit einer Seite anliegen; eine Ecke genügt nicht.",
        ),
        "side-mismatch" => lang.pick(
            "One side does not go on: city to city, road to road, field to field.",
            "Eine Seite passt nicht: Stadt an Stadt, Straße an Straße, Wiese an Wiese.",
        ),
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
        "none-left" => {
            lang.pick("You have no follower left.", "Du hast keinen Gefolgsmann mehr übrig.")
        }
        "occupied" => lang.pick(
            "Somebody already stands in that city, road or field.",
            "In dieser Stadt, Straße oder Wiese steht schon jemand.",
        ),
        "no-farmers" => lang.pick(
            "This table plays without farmers.",
            "An diesem Tisch wird ohne Bauern gespielt.",
        ),
        _ => return None,
    })
}

/// The overlays to choose from.
pub fn overlays(outlook: bool, lang: Lang) -> Vec<Choice> {
    let fields = lang.pick(
        ("Fields", "Every field in a tint of its own, with the farmers who hold it."),
        ("Wiesen", "Jede Wiese in eigener Tönung, mit den Bauern, denen sie gehört."),
    );
    let owners = lang.pick(
        ("Owners", "Who holds which city, road, monastery and field."),
        ("Besitz", "Wem welche Stadt, Straße, Wiese und welches Kloster gehört."),
    );
    let all = [("fields", fields), ("owners", owners), tiles::words::odds(lang)];
    tiles::words::choices(&all, 2, outlook)
}

/// Under which heading a feature's points are added up.
pub const fn heading(feature: Feature, lang: Lang) -> &'static str {
    match feature {
        Feature::City => lang.pick("Cities", "Städte"),
        Feature::Road => lang.pick("Roads", "Straßen"),
        Feature::Monastery => lang.pick("Monasteries", "Klöster"),
        Feature::Field => lang.pick("Fields", "Wiesen"),
    }
}
