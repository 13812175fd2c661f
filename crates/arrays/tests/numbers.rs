//! Every number and what it means, written down a second time: all decisions there are, in notation and in the
//! order of their numbers. A number that moved would be found here, and so would one that two decisions share or
//! none has.

use std::ops::Range;

use carcassonne::Carcassonne;
use game::arrays::{Arrays, BEYOND, Numbered};
use game::{Game, options};
use newworld::NewWorld;
use serde_json::{Value, json};
use settlers::Settlers;

/// What lies beyond the frame has no number of its own.
enum Run {
    Decisions(&'static str, Vec<String>),
    Beyond,
}

use Run::{Beyond, Decisions};

fn table<G: Game>(options: &Value, seats: usize) -> G {
    let options = options.as_object().expect("an object");
    G::start(&options::read(options).expect("options"), seats).expect("a table")
}

/// The runs are the blocks of the game, and their decisions have the numbers from 0 on.
fn check<G: Arrays>(game: &G, runs: &[Run]) {
    let (layout, mut next) = (game.layout(), 0);
    assert_eq!(layout.blocks.len(), runs.len(), "as many runs as blocks");
    for (block, run) in layout.blocks.iter().zip(runs) {
        match run {
            Beyond => {
                assert_eq!((block.name, block.len()), ("beyond", BEYOND));
                next += BEYOND as u32;
            }
            Decisions(name, decisions) => {
                assert_eq!((block.name, block.len()), (*name, decisions.len()));
                for text in decisions {
                    let action: G::Action = text.parse().ok().expect(text);
                    assert_eq!(game.numbered(action), Numbered::At(next), "{text}");
                    next += 1;
                }
            }
        }
    }
    assert_eq!(next as usize, layout.actions(), "every number is met");
}

/// Words with what may follow each of them.
fn each(words: &[String], more: &[&str]) -> Vec<String> {
    words.iter().flat_map(|word| more.iter().map(move |end| format!("{word}{end}"))).collect()
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(ToString::to_string).collect()
}

/// Every cell of a window, row after row: `word column,row`.
fn cells(word: &str, columns: impl Iterator<Item = i16> + Clone, rows: Range<i16>) -> Vec<String> {
    rows.flat_map(|row| columns.clone().map(move |column| format!("{word} {column},{row}")))
        .collect()
}

const TURNS: [&str; 4] = [" 0", " 1", " 2", " 3"];

/// Parts of a tile of Carcassonne.
const PARTS: [&str; 18] = [
    " city-n",
    " city-e",
    " city-s",
    " city-w",
    " road-n",
    " road-e",
    " road-s",
    " road-w",
    " field-nl",
    " field-nr",
    " field-el",
    " field-er",
    " field-sl",
    " field-sr",
    " field-wl",
    " field-wr",
    " courtyard",
    " monastery",
];

const FIGURES: [&str; 4] = ["follower", "big", "builder", "pig"];

/// The runs of Carcassonne with all its boxes.
fn carcassonne_runs() -> Vec<Run> {
    let window = |word: &str| cells(word, -20..21, -20..21);
    let perches = [&PARTS[..], &[" tower", " tile"]].concat();
    let seats =
        words(&["ransom 0 ", "ransom 1 ", "ransom 2 ", "ransom 3 ", "ransom 4 ", "ransom 5 "]);
    vec![
        Decisions("lay", each(&window("lay"), &TURNS)),
        Decisions("place", each(&words(&FIGURES), &PARTS)),
        Decisions("pass", words(&["pass"])),
        Beyond,
        Decisions("dragon", words(&["dragon n", "dragon e", "dragon s", "dragon w"])),
        Decisions("exchange", each(&words(&["exchange "]), &FIGURES)),
        Decisions("ransom", each(&seats, &FIGURES)),
        Decisions("portal", window("portal")),
        Decisions("princess", each(&window("princess"), &PARTS[..4])),
        Decisions("fairy", each(&window("fairy"), &perches)),
        Decisions("tower", window("tower")),
        Decisions("close", each(&window("close"), &[" follower", " big"])),
        Decisions("capture", each(&window("capture"), &perches)),
    ]
}

#[test]
fn every_number_of_carcassonne() {
    let all = json!({ "sets": ["inns", "traders", "dragon", "tower", "king"] });
    check(&table::<Carcassonne>(&all, 6), &carcassonne_runs());
}

#[test]
fn the_base_game_has_the_first_of_the_same_numbers() {
    check(&table::<Carcassonne>(&json!({}), 2), &carcassonne_runs()[..4]);
    // The dragon's blocks end with the fairy's, and those of the tower before them are kept.
    let dragon = json!({ "sets": ["dragon"] });
    check(&table::<Carcassonne>(&dragon, 2), &carcassonne_runs()[..10]);
}

#[test]
fn every_number_of_new_world() {
    // The coast is column 0, and columns grow to the west.
    let window = |word: &str| cells(word, (0..41).rev(), -14..27);
    let parts = [
        " road-n",
        " road-e",
        " road-s",
        " road-w",
        " town-n",
        " town-e",
        " town-s",
        " town-w",
        " farm",
        " plain-nl",
        " plain-nr",
        " plain-et",
        " plain-eb",
        " plain-sr",
        " plain-sl",
        " plain-wb",
        " plain-wt",
    ];
    let runs = [
        Decisions("lay", each(&window("lay"), &TURNS)),
        Decisions("settle", each(&words(&["settle"]), &parts)),
        Decisions("pass", words(&["pass"])),
        Beyond,
        Decisions("score", each(&window("score"), &parts[..9])),
    ];
    check(&table::<NewWorld>(&json!({}), 3), &runs);
}

const KINDS: [&str; 5] = ["brick", "lumber", "wool", "grain", "ore"];

/// `word kind > kind` with each in amounts.
fn trades(word: &str, amounts: &[(&str, &str)]) -> Vec<String> {
    let trade = |give, want| {
        amounts.iter().map(move |(given, wanted)| format!("{word} {given}{give} > {wanted}{want}"))
    };
    KINDS.iter().flat_map(|give| KINDS.iter().flat_map(move |want| trade(give, want))).collect()
}

fn places(word: &str, letter: char, count: usize) -> Vec<String> {
    (0..count).map(|place| format!("{word} {letter}{place}")).collect()
}

#[test]
fn every_number_of_the_settlers() {
    let kinds = |word: &str| KINDS.iter().map(|kind| format!("{word} {kind}")).collect();
    let seats = |word: &str| (0..4).map(|seat| format!("{word} {seat}")).collect();
    let amounts = [("1", "1"), ("2", "1"), ("1", "2")];
    let plain = [
        "roll",
        "end",
        "buy",
        "knight",
        "road-building",
        "invention",
        "accept",
        "refuse",
        "withdraw",
        "keep",
        "redeal",
    ];
    let runs = [
        Decisions("plain", words(&plain)),
        Decisions("monopoly", kinds("monopoly")),
        Decisions("discard", kinds("discard")),
        Decisions("take", kinds("take")),
        Decisions("rob", seats("rob")),
        Decisions("deal", seats("deal")),
        Decisions("bank", trades("bank", &[("", "")])),
        Decisions("offer", trades("offer", &amounts)),
        Decisions("counter", trades("counter", &amounts)),
        Decisions("settle", places("settle", 'c', 192)),
        Decisions("city", places("city", 'c', 192)),
        Decisions("road", places("road", 's', 254)),
        Decisions("ship", places("ship", 's', 254)),
        Decisions("lift", places("lift", 's', 254)),
        Decisions("robber", places("robber", 'h', 64)),
        Decisions("pirate", places("pirate", 'h', 64)),
        Decisions("harbour", places("harbour", 's', 254)),
        Decisions("chart", places("chart", 'h', 64)),
        Decisions("chip", places("chip", 'h', 64)),
    ];
    check(&table::<Settlers>(&json!({}), 4), &runs);
}
