//! `anleger engine` and callers who mean no good.

use serde_json::{Value, json};

use crate::support::feed;

const SEED: &str = "00000000000000000000000000000000000000000000000000000000000000ff";

/// The answers to these lines of bytes.
fn answers(lines: &[&[u8]]) -> Vec<Value> {
    let run = feed(&["engine"], &lines.join(&b"\n"[..]));
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.err);
    run.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn talk(requests: &[Value]) -> Vec<Value> {
    let lines: Vec<Vec<u8>> = requests.iter().map(|value| value.to_string().into()).collect();
    answers(&lines.iter().map(Vec::as_slice).collect::<Vec<_>>())
}

fn new() -> Value {
    json!({ "method": "new", "game": "carcassonne", "seats": 2, "seed": SEED })
}

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or("ok")
}

#[test]
fn hostile_lines_get_a_code_and_the_talk_goes_on() {
    let long = vec![b'['; (1 << 20) + 1];
    let deep = b"[".repeat(100_000);
    let lines: [(&[u8], &str); 12] = [
        (b"\xff\xfe", "not-utf8"),
        (&long, "line-too-long"),
        (&deep, "bad-json"),
        (b"nonsense", "bad-json"),
        (b"[]", "bad-request"),
        (b"{\"id\":[1],\"method\":\"hello\"}", "bad-request"),
        (b"{\"method\":\"dance\"}", "unknown-method"),
        (b"{\"method\":\"hello\",\"loud\":true}", "bad-params"),
        (b"{\"method\":\"turn\"}", "no-match"),
        (b"{\"method\":\"new\",\"game\":\"chess\",\"seats\":2}", "unknown-game"),
        (b"{\"method\":\"new\",\"game\":\"carcassonne\",\"seats\":4000000000}", "setup-seats"),
        (b"{\"id\":\"end\",\"method\":\"hello\"}", "ok"),
    ];
    let answers = answers(&lines.map(|(line, _)| line));
    assert_eq!(answers.len(), lines.len());
    for (answer, (line, expected)) in answers.iter().zip(lines) {
        let shown = String::from_utf8_lossy(&line[..line.len().min(80)]);
        assert_eq!(code(answer), expected, "{shown}: {answer}");
    }
    assert_eq!(answers[11]["id"], "end");
}

#[test]
fn wrong_wishes_for_a_match_are_refused() {
    let begin = |change: Value| {
        let mut wish = new();
        let fields = wish.as_object_mut().expect("an object");
        fields.extend(change.as_object().expect("an object").clone());
        fields.retain(|_, value| !value.is_null());
        wish
    };
    let wishes = [
        (json!({ "seats": 1 }), "setup-seats"),
        (json!({ "seats": null }), "bad-params"),
        (json!({ "players": ["A", "B", "C"] }), "bad-params"),
        (json!({ "players": ["A", 7] }), "bad-params"),
        (json!({ "players": ["A", "x\ny"] }), "setup-bad-player"),
        (json!({ "seed": "zz" }), "bad-params"),
        (json!({ "chance": "external" }), "bad-params"),
        (json!({ "chance": "loaded" }), "bad-params"),
        (json!({ "options": { "colour": 1 } }), "setup-unknown-option"),
        (json!({ "options": { "boxes": 99 } }), "setup-bad-option"),
        (json!({ "players": ["A", { "name": "B", "bot": "greedy" }] }), "ok"),
        (json!({ "seed": null }), "ok"),
        (json!({ "seed": null, "chance": "external" }), "ok"),
    ];
    let answers = talk(&wishes.clone().map(|(change, _)| begin(change)));
    for (answer, (change, expected)) in answers.iter().zip(&wishes) {
        assert_eq!(code(answer), *expected, "{change}: {answer}");
    }
}

#[test]
fn illegal_moves_name_their_ruling_and_change_nothing() {
    let answers = talk(&[
        new(),
        json!({ "method": "play", "action": "lay 9,9 0" }),
        json!({ "method": "play", "action": "follower city-n" }),
        json!({ "method": "play", "seat": 1, "action": "pass" }),
        json!({ "method": "play", "seat": 2, "action": "pass" }),
        json!({ "method": "play", "action": "jump" }),
        json!({ "method": "play", "action": { "lay": 3 } }),
        json!({ "method": "play", "action": null }),
        json!({ "method": "settle", "outcome": "D" }),
        json!({ "method": "undo" }),
        json!({ "method": "turn" }),
    ]);
    let codes: Vec<&str> = answers.iter().map(code).collect();
    let expected = [
        "ok",
        "no-neighbour",
        "lay-first",
        "not-deciding",
        "no-such-seat",
        "bad-action",
        "bad-action",
        "bad-action",
        "chance-is-fair",
        "nothing-to-undo",
        "ok",
    ];
    assert_eq!(codes, expected);
    assert_eq!(answers[1]["error"]["ruling"], "B-03");
    assert_eq!(answers[10]["ok"]["turn"], answers[0]["ok"]["turn"]);
    assert_eq!(answers[10]["ok"]["steps"], 1);
}

#[test]
fn limits_hold_for_bots() {
    let ask = |budget: Value| json!({ "method": "bot", "name": "search", "budget": budget });
    let answers = talk(&[
        new(),
        ask(json!({ "ms": 1_000_000_000 })),
        ask(json!({ "playouts": u64::MAX })),
        ask(json!({ "threads": 100_000 })),
        ask(json!({ "playouts": -1 })),
        json!({ "method": "bot", "name": "oracle" }),
        json!({ "method": "bot", "name": "random", "seat": 1 }),
        ask(json!({ "ms": 1, "threads": 2 })),
    ]);
    let codes: Vec<&str> = answers.iter().map(code).collect();
    let over = "over-limit";
    let expected = ["ok", over, over, over, "bad-params", "unknown-bot", "not-deciding", "ok"];
    assert_eq!(codes, expected);
}

#[test]
fn a_bot_plays_only_when_told() {
    let ask = |play| json!({ "method": "bot", "name": "random", "seed": 4, "play": play });
    let answers = talk(&[new(), ask(false), json!({ "method": "turn" }), ask(true), ask(false)]);
    assert_eq!(answers[1]["ok"]["notation"], answers[3]["ok"]["notation"], "the same seed");
    assert_eq!(answers[2]["ok"]["steps"], 1);
    assert_eq!(answers[3]["ok"]["played"]["steps"], 2);
    assert!(answers[1]["ok"].get("played").is_none());
}

#[test]
fn every_listed_spelling_is_taken_back() {
    let answers = talk(&[new(), json!({ "method": "actions" })]);
    let listed = answers[1]["ok"]["actions"].as_array().expect("a list").clone();
    assert!(!listed.is_empty());
    for action in listed {
        for spelling in ["notation", "action"] {
            let play = json!({ "method": "play", "action": action[spelling] });
            assert_eq!(code(&talk(&[new(), play])[1]), "ok", "{action}");
        }
    }
    let external = json!({ "method": "new", "game": "carcassonne", "seats": 2,
        "chance": "external" });
    let answers = talk(&[external.clone(), json!({ "method": "outcomes" })]);
    for outcome in answers[1]["ok"]["outcomes"].as_array().expect("a list") {
        for spelling in ["notation", "outcome"] {
            let settle = json!({ "method": "settle", "outcome": outcome[spelling] });
            assert_eq!(code(&talk(&[external.clone(), settle])[1]), "ok", "{outcome}");
        }
    }
}

#[test]
fn a_saved_match_goes_on_with_its_seed_only() {
    let first = json!({ "method": "bot", "name": "random", "seed": 1, "play": true });
    let saved = talk(&[new(), first.clone(), first.clone(), json!({ "method": "save" })]);
    let record = &saved[3]["ok"]["record"];
    let load = json!({ "method": "load", "record": record });
    let with_seed = json!({ "method": "load", "record": record, "seed": SEED });
    let wrong = json!({ "method": "load", "record": record, "seed": "0".repeat(64) });
    let answers = talk(&[load, first.clone(), wrong, with_seed, first]);
    let codes: Vec<&str> = answers.iter().map(code).collect();
    assert_eq!(codes, ["ok", "seed-unknown", "wrong-seed", "ok", "ok"]);
}

#[test]
fn quit_ends_the_talk() {
    let answers = talk(&[json!({ "id": 1, "method": "quit" }), json!({ "method": "hello" })]);
    assert_eq!(answers, [json!({ "id": 1, "ok": { "bye": true } })]);
}
