//! The collection of the house: every puzzle opens by the rules of today, its answer is legal and is about what it
//! says, and some of them are weighed again with other luck.

use std::collections::BTreeSet;

use carcassonne::Carcassonne;
use newworld::NewWorld;
use puzzles::{COLLECTION_BYTES_MAX, Calendar, Collection, Entry, Wrong, check, weigh_again};
use settlers::Settlers;

const HOUSE: &str = include_str!("../data/puzzles.jsonl");

const GAMES: [&str; 3] = ["carcassonne", "newworld", "settlers"];

/// One puzzle of so many is weighed again.
const SAMPLE: usize = 97;

fn house() -> Collection {
    Collection::read(HOUSE).expect("the house has no mistakes in its files")
}

fn checked(entry: Entry<'_>) -> Result<(), Wrong> {
    match entry.source.game.as_str() {
        "carcassonne" => check::<Carcassonne>(entry),
        "newworld" => check::<NewWorld>(entry),
        _ => check::<Settlers>(entry),
    }
}

fn margin(entry: Entry<'_>) -> f64 {
    let (lines, seed) = (60, 4711);
    let margin = match entry.source.game.as_str() {
        "carcassonne" => weigh_again::<Carcassonne>(entry, lines, seed),
        "newworld" => weigh_again::<NewWorld>(entry, lines, seed),
        _ => weigh_again::<Settlers>(entry, lines, seed),
    };
    margin.expect("a puzzle that opens")
}

#[test]
fn every_puzzle_opens_and_its_answer_is_legal_and_about_what_it_says() {
    let house = house();
    let wrong: Vec<String> = house
        .entries()
        .filter_map(|entry| Some(format!("{}: {}", entry.puzzle.id, checked(entry).err()?)))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn there_are_a_thousand_and_every_name_is_borne_once() {
    let house = house();
    let names: BTreeSet<&str> = house.entries().map(|entry| entry.puzzle.id.as_str()).collect();
    assert!(names.len() >= 1_000, "{}", names.len());
    assert_eq!(names.len(), house.len());
    assert_eq!(house.games(), GAMES);
    assert!(HOUSE.len() <= COLLECTION_BYTES_MAX, "{} bytes", HOUSE.len());
}

#[test]
fn every_answer_is_clearly_ahead_of_what_else_was_tried() {
    for entry in house().entries() {
        let puzzle = entry.puzzle;
        // Four numbers of three places stand in the file.
        let bound = 0.04 * teacher::scale(entry.source.seats) - 0.004;
        assert!(!puzzle.themes.is_empty(), "{}", puzzle.id);
        for step in &puzzle.answer {
            let margin = step.margin(puzzle.seat).expect("something else was weighed");
            let clear = margin - 2.0 * step.doubt >= bound;
            assert!(clear && step.choices > 1, "{}: {step:?}", puzzle.id);
        }
    }
}

#[test]
fn weighed_again_with_other_luck_answers_stay_ahead() {
    let house = house();
    let sample: Vec<Entry<'_>> = house.entries().step_by(SAMPLE).collect();
    let ahead = sample.iter().filter(|entry| margin(**entry) > 0.0).count();
    assert!(10 * ahead >= 9 * sample.len(), "{ahead} of {}", sample.len());
}

#[test]
fn the_puzzle_of_a_day_is_the_same_for_everybody_and_games_take_turns() {
    let house = house();
    let on = |day: u64| Calendar { day }.puzzle(&house).expect("there are puzzles");
    assert_eq!(on(20_000).puzzle.id, on(20_000).puzzle.id);
    let games: BTreeSet<&str> = (0..3).map(|day| on(20_000 + day).source.game.as_str()).collect();
    assert_eq!(games.len(), 3);
    let month: BTreeSet<&str> = (0..30).map(|day| on(20_000 + day).puzzle.id.as_str()).collect();
    assert_eq!(month.len(), 30, "no puzzle comes twice in a month");
    assert_eq!(Calendar::at(86_400_000 * 5 + 1).day, 5);
}

#[test]
fn a_collection_is_written_as_it_is_read() {
    let written = Collection::write(&house().into_sources());
    assert_eq!(Collection::read(&written).expect("our own"), house());
}

#[test]
fn a_file_that_is_no_collection_is_refused() {
    use game::Coded;
    let code = |text: &str| Collection::read(text).expect_err("no collection").code();
    assert_eq!(code("anleger record 1"), "puzzles-bad-line");
    assert_eq!(code(&"x".repeat(COLLECTION_BYTES_MAX + 1)), "puzzles-too-large");
}
