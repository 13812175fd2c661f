//! Positions, by `anleger position` and by the engine protocol.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::support::{Run, anleger, feed};

/// A recorded match.
const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/sample.anleger");

/// One moment of it, as the program saves it.
fn saved(args: &[&str]) -> String {
    let run = anleger(&[&["position", "save", SAMPLE], args].concat());
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.err);
    run.out
}

fn in_a_file(folder: &Path, text: &str) -> PathBuf {
    let path = folder.join("position.anleger");
    std::fs::write(&path, text).expect("a file");
    path
}

fn about(verb: &str, text: &str, args: &[&str]) -> Run {
    let folder = tempfile::tempdir().expect("a folder");
    let path = in_a_file(folder.path(), text);
    anleger(&[&["position", verb, path.to_str().expect("a path of letters")], args].concat())
}

fn talk(requests: &[Value]) -> Vec<Value> {
    let lines: Vec<String> = requests.iter().map(ToString::to_string).collect();
    let run = feed(&["engine"], lines.join("\n").as_bytes());
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.err);
    run.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn what_is_saved_is_checked_and_drawn() {
    let text = saved(&["--steps", "40"]);
    let run = about("check", &text, &[]);
    assert!(run.out.contains("no mistakes; carcassonne, 2 seats, seat"), "{}", run.out);
    let drawn = about("draw", &text, &[]);
    assert!(drawn.out.contains("if the game ended now"), "{}", drawn.out);
    let known = saved(&["--steps", "40", "--seat", "1"]);
    assert!(known.contains("\nknown-to 1\n"), "{known}");
    let run = anleger(&["position", "save", SAMPLE, "--seat", "5"]);
    assert!(run.code != 0 && run.err.contains("no seat 5"), "{}", run.err);
}

#[test]
fn every_mistake_is_listed() {
    let text = saved(&["--steps", "40"]);
    let wrong = format!("{text}active 9\nweather fine\n");
    let run = about("check", &wrong, &[]);
    assert!(run.code != 0 && run.err.contains("2 mistakes\n  line "), "{}", run.err);
    let run = about("check", "GIF89a", &[]);
    assert!(run.err.contains("not a position"), "{}", run.err);
    let run = anleger(&["position", "check", "no/such/file"]);
    assert!(run.err.contains("cannot read"), "{}", run.err);
}

#[test]
fn a_bot_says_what_it_would_do_and_how_likely_everybody_is_to_win() {
    let text = saved(&["--steps", "40"]);
    let args = ["--bot", "search:30", "--seed", "1", "--json"];
    let (first, again) = (about("ask", &text, &args).out, about("ask", &text, &args).out);
    assert_eq!(first, again, "the same seed says the same");
    let answer: Value = serde_json::from_str(&first).expect("one line of JSON");
    assert_eq!(answer["lines"], 30);
    assert_eq!(answer["chances"].as_array().map(Vec::len), Some(2), "{answer}");
    let told = about("ask", &text, &["--bot", "greedy"]).out;
    assert!(told.contains("chance") && told.contains("to win: seat 0 "), "{told}");
    let end = about("ask", &saved(&[]), &[]).out;
    assert!(end.contains("the game is over") && end.contains("100.0%"), "{end}");
    let run = about("ask", &text, &["--bot", "oracle"]);
    assert!(run.code != 0 && run.err.contains("'oracle'"), "{}", run.err);
}

#[test]
fn the_engine_goes_on_from_a_position_and_gives_it_back() {
    let text = saved(&["--steps", "40"]);
    let answers = talk(&[
        json!({ "method": "new", "position": text, "chance": "external" }),
        json!({ "method": "position" }),
        json!({ "method": "bot", "name": "greedy", "seed": 1, "play": true }),
        json!({ "method": "position", "steps": 0 }),
        json!({ "method": "position", "steps": 99 }),
        json!({ "method": "save" }),
    ]);
    assert_eq!(answers[0]["ok"]["game"], "carcassonne", "{}", answers[0]);
    assert_eq!(answers[1]["ok"]["position"], text.as_str());
    assert_eq!(answers[3]["ok"]["position"], text.as_str(), "as it was before the first step");
    assert_eq!(answers[4]["error"]["code"], "no-such-step");
    let record = answers[5]["ok"]["record"].as_str().expect("a record");
    let loaded = talk(&[json!({ "method": "load", "record": record })]);
    assert_eq!(loaded[0]["ok"]["steps"], 1, "{}", loaded[0]);
}

#[test]
fn the_engine_names_every_mistake_of_a_position_and_keeps_its_match() {
    let wrong = format!("{}active 9\nweather fine\n", saved(&["--steps", "40"]));
    let answers = talk(&[
        json!({ "method": "new", "game": "newworld", "seats": 2 }),
        json!({ "method": "new", "position": wrong }),
        json!({ "method": "new", "position": saved(&[]), "game": "carcassonne" }),
        json!({ "method": "new", "seats": 2 }),
        json!({ "method": "new", "game": "newworld", "seats": 2, "draw_seed": 1 }),
        json!({ "method": "new", "position": saved(&[]), "seats": 3 }),
        json!({ "method": "draw" }),
    ]);
    let faults = answers[1]["error"]["faults"].as_array().expect("faults");
    assert!(faults.len() == 2 && faults[0]["line"].is_u64(), "{}", answers[1]);
    for (at, code) in [(2, "bad-params"), (3, "bad-params"), (4, "bad-params"), (5, "setup-seats")]
    {
        assert_eq!(answers[at]["error"]["code"], code, "{}", answers[at]);
    }
    let drawing = answers[6]["ok"]["drawing"].as_str().expect("a drawing");
    assert!(drawing.contains("coast"), "New World is still on the table: {drawing}");
}

#[test]
fn a_finished_match_can_be_asked_about_any_moment() {
    let record = std::fs::read_to_string(SAMPLE).expect("a record");
    let ask = |more: Value| {
        let mut ask =
            json!({ "method": "bot", "name": "search", "budget": { "playouts": 20 }, "seed": 1 });
        ask.as_object_mut()
            .expect("an object")
            .extend(more.as_object().cloned().unwrap_or_default());
        ask
    };
    let answers = talk(&[
        json!({ "method": "load", "record": record }),
        ask(json!({})),
        ask(json!({ "steps": 40 })),
        ask(json!({ "steps": 40, "play": true })),
        ask(json!({ "steps": 40, "explain": false })),
        json!({ "method": "scores" }),
    ]);
    let (end, then) = (&answers[1]["ok"], &answers[2]["ok"]);
    assert_eq!((&end["notation"], &end["lines"]), (&Value::Null, &0.into()), "{end}");
    let won = end["chances"].as_array().expect("chances");
    assert!(won.contains(&json!(1.0)) && won.contains(&json!(0.0)), "{end}");
    assert_eq!(then["lines"], 20, "{then}");
    assert!(then["notation"].is_string() && then["candidates"][0]["chance"].is_f64(), "{then}");
    assert_eq!(answers[3]["error"]["code"], "bad-params");
    assert_eq!(answers[4]["ok"].get("candidates"), None);
    assert!(answers[5]["ok"]["final"].is_array(), "the match is as it was");
}
