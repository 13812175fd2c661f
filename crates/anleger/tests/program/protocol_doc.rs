//! The sample conversation of `docs/protocol.md`, held once more.
//!
//! `ANLEGER_BLESS=1 cargo test -p anleger` writes the answers of today into the document.

use std::path::PathBuf;

use serde_json::Value;

use crate::support::Talk;

/// In the document this stands for any value.
const ANYTHING: &str = "…";

/// In the document this stands for the record that was saved last.
const RECORD: &str = "$record";

const OPENING: &str = "```conversation\n";
const CLOSING: &str = "\n```\n";

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md")
}

fn document() -> String {
    std::fs::read_to_string(path()).expect("the document is there")
}

/// The document before, in and after the sample.
fn parts(document: &str) -> (&str, &str, &str) {
    let (before, rest) = document.split_once(OPENING).expect("a conversation");
    let (sample, after) = rest.split_once(CLOSING).expect("its end");
    (before, sample, after)
}

/// Requests with their answers, as documented.
fn exchanges(sample: &str) -> Vec<(&str, &str)> {
    let lines: Vec<&str> = sample.lines().collect();
    lines
        .chunks(2)
        .map(|pair| match *pair {
            [said, answer] => (
                said.strip_prefix("> ").expect("a request"),
                answer.strip_prefix("< ").expect("an answer"),
            ),
            _ => unreachable!("the last request has no answer"),
        })
        .collect()
}

fn agrees(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::String(text), _) if text == ANYTHING => true,
        (Value::Array(expected), Value::Array(found)) => {
            expected.len() == found.len() && expected.iter().zip(found).all(|(a, b)| agrees(a, b))
        }
        (Value::Object(expected), Value::Object(found)) => {
            expected.len() == found.len()
                && expected.iter().all(|(key, a)| found.get(key).is_some_and(|b| agrees(a, b)))
        }
        (expected, found) => expected == found,
    }
}

/// `found`, abbreviated where `expected` was.
fn abbreviated(expected: &Value, found: &Value) -> Value {
    match (expected, found) {
        (Value::String(text), _) if text == ANYTHING => expected.clone(),
        (Value::Array(expected), Value::Array(found)) if expected.len() == found.len() => {
            expected.iter().zip(found).map(|(a, b)| abbreviated(a, b)).collect()
        }
        (Value::Object(expected), Value::Object(found)) => {
            let part = |(key, b): (&String, &Value)| {
                let part = expected.get(key).map_or_else(|| b.clone(), |a| abbreviated(a, b));
                (key.clone(), part)
            };
            Value::Object(found.iter().map(part).collect())
        }
        _ => found.clone(),
    }
}

/// What was said, the documented answer, and the real one.
struct Exchange {
    said: String,
    expected: Value,
    found: Value,
    /// The real answer as it came, its fields in their order.
    raw: String,
}

/// Holds the conversation.
fn hold(sample: &str) -> Vec<Exchange> {
    let mut talk = Talk::begin();
    let mut record = Value::Null;
    let mut held = Vec::new();
    for (said, expected) in exchanges(sample) {
        let line = said.replace(&format!("\"{RECORD}\""), &record.to_string());
        let raw = talk.say(&line).trim_end().to_owned();
        let found: Value = serde_json::from_str(&raw).expect("JSON");
        if let Some(saved) = found["ok"].get("record").filter(|_| said.contains("\"save\"")) {
            record = saved.clone();
        }
        let expected = serde_json::from_str(expected).expect("JSON in the document");
        held.push(Exchange { said: said.to_owned(), expected, found, raw });
    }
    held
}

fn bless(document: &str) {
    let (before, sample, after) = parts(document);
    let written = |exchange: &Exchange| {
        let short = abbreviated(&exchange.expected, &exchange.found);
        let short = if short == exchange.found { exchange.raw.clone() } else { short.to_string() };
        format!("> {}\n< {short}", exchange.said)
    };
    let lines: Vec<String> = hold(sample).iter().map(written).collect();
    let blessed = format!("{before}{OPENING}{}{CLOSING}{after}", lines.join("\n"));
    std::fs::write(path(), blessed).expect("the document can be written");
}

#[test]
fn the_sample_conversation_holds() {
    if std::env::var_os("ANLEGER_BLESS").is_some() {
        bless(&document());
    }
    let document = document();
    let held = hold(parts(&document).1);
    assert!(held.len() >= 25, "{} requests are not a complete sample", held.len());
    for Exchange { said, expected, found, raw } in held {
        let agreed = agrees(&expected, &found);
        assert!(agreed, "\n> {said}\n< {raw}\nbut the document says\n< {expected}");
    }
}

#[test]
fn the_sample_shows_every_method_that_is_documented() {
    let document = document();
    let sample = parts(&document).1;
    let heading = |line: &'_ str| line.strip_prefix("### `")?.strip_suffix('`').map(str::to_owned);
    let methods: Vec<String> = document.lines().filter_map(heading).collect();
    assert_eq!(methods.len(), 20, "{methods:?}");
    for method in methods {
        let said = format!("\"method\":\"{method}\"");
        assert!(sample.contains(&said), "{method} is not in the sample");
    }
}

#[test]
fn anything_stands_for_anything_and_nothing_else_does() {
    let agree = |a: &str, b: &str| {
        agrees(&serde_json::from_str(a).unwrap(), &serde_json::from_str(b).unwrap())
    };
    assert!(agree(r#"{"a":"…","b":[1,"…"]}"#, r#"{"a":{"c":1},"b":[1,[]]}"#));
    assert!(!agree(r#"{"a":"…"}"#, r#"{"a":1,"b":2}"#));
    assert!(!agree(r#"{"a":"…"}"#, "{}"));
    assert!(!agree("[1]", "[1,2]"));
    assert!(!agree("1", "2"));
}
