//! The conversations of `docs/tables.md`, replayed word for word against a real server.

use std::collections::BTreeMap;

use game::Share;
use serde_json::Value;

use crate::app::TestApp;
use crate::client::{Client, seat};

const ANYTHING: &str = "…";

/// What people add to the dice.
const SHARE: Share = Share([7; 32]);

/// The lines of all conversations, in order.
fn lines() -> Vec<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/tables.md");
    let page = std::fs::read_to_string(path).unwrap();
    let blocks = page.split("```conversation\n").skip(1);
    let inside = blocks.map(|rest| rest.split("```").next().unwrap());
    inside.flat_map(str::lines).map(str::to_owned).collect()
}

/// Does `found` hold all that `pattern` says?
fn fits(found: &Value, pattern: &Value) -> bool {
    match (found, pattern) {
        (_, Value::String(word)) if word == ANYTHING => true,
        (Value::Object(found), Value::Object(pattern)) => pattern
            .iter()
            .all(|(key, pattern)| found.get(key).is_some_and(|found| fits(found, pattern))),
        (Value::Array(found), Value::Array(pattern)) => {
            found.len() == pattern.len()
                && found.iter().zip(pattern).all(|(found, pattern)| fits(found, pattern))
        }
        _ => found == pattern,
    }
}

/// What a client says, with its first legal action where the page leaves the action open, and with a share of
/// its own where it leaves that open.
fn spelled(client: &Client, text: &str) -> String {
    let mut frame: Value = serde_json::from_str(text).unwrap();
    if frame["pledge"] == ANYTHING {
        let welcome: Value = serde_json::from_str(&client.heard[0]).unwrap();
        let table = welcome["card"]["commitment"].as_str().unwrap().parse().unwrap();
        let number = frame["seat"].as_u64().unwrap() as usize;
        frame["pledge"] = SHARE.pledge(seat(number), &table).to_string().into();
    }
    if frame["share"] == ANYTHING {
        frame["share"] = SHARE.to_string().into();
    }
    if frame["notation"] == ANYTHING {
        let number = frame["seat"].as_u64().unwrap() as usize;
        let look = client.yours.contains(seat(number)).then(|| client.look(number));
        let first = look.and_then(|look| look.actions.first());
        frame["notation"] =
            first.map_or("nothing to decide".into(), |first| first.notation.clone().into());
    }
    frame.to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_documented_conversations_are_what_is_said() {
    let app = TestApp::start().await;
    let mut table = String::new();
    let mut answer = None;
    let mut people: BTreeMap<String, Client> = BTreeMap::new();
    let mut checked = 0;
    for line in lines() {
        let (who, what) = line.split_once(' ').unwrap();
        match (who, what.split_once(' ').unwrap_or((what, ""))) {
            ("POST", (path, body)) => {
                answer = Some(app.post(path, &serde_json::from_str(body).unwrap()).await);
            }
            ("GET", (path, _)) => answer = Some(app.get(path).await),
            ("200" | "201" | "422", _) => {
                let found = answer.take().unwrap();
                let pattern = serde_json::from_str(what).unwrap();
                let fits = found.status.to_string() == who && fits(&found.json(), &pattern);
                assert!(fits, "{line}\n{found:?}");
                if let Some(id) = found.json()["card"]["id"].as_str() {
                    table = id.to_owned();
                }
            }
            (name, ("connects", _)) => {
                people.insert(name.to_owned(), Client::connect(app.address, &table).await);
            }
            (name, ("hangs", _)) => drop(people.remove(name)),
            (name, (">", text)) => {
                let client = people.get_mut(name).unwrap();
                let text = spelled(client, text);
                client.say_text(&text).await;
            }
            (name, ("<", text)) => {
                let client = people.get_mut(name).unwrap();
                client.next().await.unwrap();
                let found = serde_json::from_str(client.heard.last().unwrap()).unwrap();
                let pattern = serde_json::from_str(text).unwrap();
                assert!(fits(&found, &pattern), "expected {line}\nfound {found}");
                checked += 1;
            }
            _ => panic!("no line of a conversation: {line}"),
        }
    }
    assert!(checked > 25, "{checked}");
}
