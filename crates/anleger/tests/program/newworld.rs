//! New World through the program: simulation, tile files of one's own, engine, records.

use serde_json::Value;

use crate::support::{Talk, anleger, file};

/// Our own tile file.
const TILES: &str = newworld::TILE_FILE;

const SIM: [&str; 7] = ["sim", "newworld", "--seats", "greedy,random", "--games", "4", "--json"];

#[test]
fn bots_trek_west() {
    let run = anleger(&SIM);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let report: Value = serde_json::from_str(&run.out).expect("one line of JSON");
    assert_eq!((&report["game"], &report["games"]), (&"newworld".into(), &4.into()));
}

#[test]
fn a_corrected_tile_file_is_played_with_and_a_wrong_one_is_explained() {
    let mine = file("mine.toml", TILES.replacen("animals = 3", "animals = 1", 1));
    let run = anleger(&[&SIM[..], &["--tiles", &mine]].concat());
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert!(run.out.contains("code='AR'"), "{}", run.out);
    let wrong = file("wrong.toml", TILES.replacen("edges = \"tttt\"", "edges = \"tttp\"", 1));
    let refused = anleger(&[&SIM[..], &["--tiles", &wrong]].concat());
    assert_ne!(refused.code, 0);
    assert!(refused.err.contains("tile F, field 'towns': side w"), "{}", refused.err);
}

#[test]
fn the_engine_plays_it_and_asks_what_to_score_first() {
    let record = include_str!("../../../newworld/tests/rules/records/page_eight.anleger");
    let mut talk = Talk::begin();
    let load = serde_json::json!({ "method": "load", "record": record });
    assert!(talk.say(&load.to_string()).contains("\"ok\""));
    talk.say(r#"{"method":"undo","decisions":2}"#);
    let actions = talk.say(r#"{"method":"actions","seat":3}"#);
    for pick in ["score 1,5 farm", "score 2,4 town-n", "score 2,4 town-s"] {
        assert!(actions.contains(pick), "{actions}");
    }
    let scored = talk.say(r#"{"method":"play","seat":3,"action":"score 1,5 farm"}"#);
    assert!(scored.contains(r#""bonus":{"points":8,"seat":3,"surveyors":2}"#), "{scored}");
}

#[test]
fn a_replay_says_why_points_were_given() {
    let record = include_str!("../../../newworld/tests/rules/records/page_eight.anleger");
    let run = anleger(&["replay", &file("page_eight.anleger", record)]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    for line in ["9 to Blue: finished farm, 9 cards", "8 to Blue: 2 surveyors in the column"] {
        assert!(run.out.contains(line), "{}", run.out);
    }
    assert!(run.out.contains("surveyors 2 2"), "{}", run.out);
}
