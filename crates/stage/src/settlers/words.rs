//! What the set-up says: the game, its options and their values.

use crate::{About, Lang, OptionWords};
use ::words::frame::settlers as say;

/// What the set-up says about the game.
pub fn about(lang: Lang) -> About {
    About {
        title: say::SETTLERS.of(lang),
        blurb: say::SETTLE_ISLANDS_HARVEST_WHAT_THE_DICE.of(lang),
        length: say::N_2_4_PLAYERS_60_120_MIN.of(lang),
    }
}

/// An option: key, then label and help in English and German.
type Words = (&'static str, [&'static str; 4]);

const OPTIONS: &[Words] = &[
    (
        "scenario",
        [
            "Map",
            "The board, its goal and its special rules.",
            "Karte",
            "Der Plan, sein Ziel und seine Sonderregeln.",
        ],
    ),
    (
        "custom",
        [
            "Your own map",
            "A scenario file, or a map from the workshop.",
            "Eigene Karte",
            "Eine Szenariodatei oder eine Karte aus der Werkstatt.",
        ],
    ),
    (
        "points_to_win",
        [
            "Points to win",
            "Every map has a goal of its own; choose another for a shorter or longer game.",
            "Punkte zum Sieg",
            "Jede Karte hat ihr eigenes Ziel; ein anderes macht das Spiel kürzer oder länger.",
        ],
    ),
    (
        "pirate",
        [
            "Pirate",
            "A black ship that plunders on the sea as the robber does on land.",
            "Pirat",
            "Ein schwarzes Schiff, das auf See plündert wie der Räuber an Land.",
        ],
    ),
    (
        "friendly_robber",
        [
            "Friendly robber",
            "Players with two points or fewer are spared.",
            "Freundlicher Räuber",
            "Wer höchstens zwei Punkte hat, wird verschont.",
        ],
    ),
    ("harbours", ["Harbours", "Which harbour lies where.", "Häfen", "Welcher Hafen wo liegt."]),
    (
        "red_apart",
        [
            "Red numbers apart",
            "6 and 8 never lie side by side when numbers are dealt.",
            "Rote Zahlen getrennt",
            "6 und 8 liegen beim Auslegen nie nebeneinander.",
        ],
    ),
    (
        "domestic_trade",
        [
            "Trade among players",
            "Otherwise only with the bank.",
            "Tausch untereinander",
            "Sonst nur mit der Bank.",
        ],
    ),
    (
        "offers_per_turn",
        [
            "Offers in a turn",
            "How often the player on turn may ask the others.",
            "Angebote je Zug",
            "Wie oft in einem Zug angeboten werden darf.",
        ],
    ),
    (
        "dice",
        [
            "Dice",
            "Levelled dice are a deck of all 36 rolls, shuffled anew when it is used up.",
            "Würfel",
            "Ausgeglichene Würfel sind ein Stapel aller 36 Würfe, der aufgebraucht neu gemischt wird.",
        ],
    ),
    (
        "numbers",
        [
            "Numbers",
            "How they come onto an island that is dealt.",
            "Zahlen",
            "Wie sie auf eine ausgelegte Insel kommen.",
        ],
    ),
    (
        "home_island_limit",
        [
            "Room on the home island",
            "At most half of the players start on one island (Great Crossing).",
            "Platz auf der Heimatinsel",
            "Höchstens die Hälfte der Runde beginnt auf derselben Insel (Große Überfahrt).",
        ],
    ),
    (
        "redeal",
        [
            "Deal again",
            "Before it begins, the dealt board may be dealt again if all agree.",
            "Neu auslegen",
            "Vor dem Beginn darf der Plan neu ausgelegt werden, wenn alle einverstanden sind.",
        ],
    ),
];

/// An option in words.
pub fn option(key: &str, lang: Lang) -> Option<OptionWords> {
    let (_, [label, help, name, hint]) = OPTIONS.iter().find(|(known, _)| *known == key)?;
    let (label, help) = lang.pick((*label, *help), (*name, *hint));
    Some(OptionWords { label, help })
}

/// Option, value, English, German.
const VALUES: &[[&str; 4]] = &[
    ["scenario", "base", "The Island", "Die Insel"],
    ["scenario", "new-shores", "New Shores", "Neue Ufer"],
    ["scenario", "four-islands-3", "Four Islands (3 players)", "Vier Inseln (zu dritt)"],
    ["scenario", "four-islands-4", "Four Islands (4 players)", "Vier Inseln (zu viert)"],
    ["scenario", "oceania-3", "Oceania (3 players)", "Ozeanien (zu dritt)"],
    ["scenario", "oceania-4", "Oceania (4 players)", "Ozeanien (zu viert)"],
    ["scenario", "desert-3", "Through the Desert (3 players)", "Durch die Wüste (zu dritt)"],
    ["scenario", "desert-4", "Through the Desert (4 players)", "Durch die Wüste (zu viert)"],
    [
        "scenario",
        "new-world-3",
        "Seafarers’ New World (3 players)",
        "Neue Welt der Seefahrer (zu dritt)",
    ],
    [
        "scenario",
        "new-world-4",
        "Seafarers’ New World (4 players)",
        "Neue Welt der Seefahrer (zu viert)",
    ],
    ["scenario", "great-crossing-4", "The Great Crossing", "Die große Überfahrt"],
    ["scenario", "greater-catan-4", "Greater Catan", "Groß-Catan"],
    ["scenario", "custom", "Custom map", "Eigene Karte"],
    ["harbours", "shuffled", "harbours shuffled", "Häfen gemischt"],
    ["harbours", "fixed", "harbours as printed", "Häfen wie gedruckt"],
    ["dice", "fair", "ordinary dice", "normale Würfel"],
    ["dice", "levelled", "levelled dice", "ausgeglichene Würfel"],
    ["numbers", "spiral", "numbers in a spiral", "Zahlen als Spirale"],
    ["numbers", "random", "numbers at random", "Zahlen zufällig"],
    ["pirate", "true", "with the pirate", "mit Pirat"],
    ["pirate", "false", "no pirate", "ohne Pirat"],
    ["friendly_robber", "true", "friendly robber", "freundlicher Räuber"],
    ["friendly_robber", "false", "ordinary robber", "gewöhnlicher Räuber"],
    ["red_apart", "true", "red numbers apart", "rote Zahlen getrennt"],
    ["red_apart", "false", "red numbers may touch", "rote Zahlen auch nebeneinander"],
    ["domestic_trade", "true", "trade among players", "Tausch untereinander"],
    ["domestic_trade", "false", "trade with the bank only", "Tausch nur mit der Bank"],
    ["home_island_limit", "true", "room on each coast is limited", "Plätze je Küste begrenzt"],
    ["home_island_limit", "false", "start on either coast", "Start auf beliebiger Küste"],
    ["redeal", "true", "the board may be dealt again", "Plan darf neu ausgelegt werden"],
    ["redeal", "false", "the first deal stands", "der erste Plan gilt"],
];

/// A value of an option in words.
pub fn value(key: &str, value: &str, lang: Lang) -> Option<&'static str> {
    let known = VALUES.iter().find(|[option, name, ..]| *option == key && *name == value);
    known.map(|[.., english, german]| lang.pick(*english, *german))
}
