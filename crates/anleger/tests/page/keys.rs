//! The whole way by keyboard, and what a screen reader is told.

use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::chromium::Window;
use crate::person::Person;
use crate::server::Server;

/// The most presses of Tab until something must have been reached.
const TABS: usize = 40;

/// What has the focus: its test name, its target and how it is read out.
async fn focus(person: &Person) -> (String, String, String) {
    let script = "const e = document.activeElement; \
        return [e.dataset.test || '', e.dataset.target || '', e.getAttribute('aria-label') || e.textContent.trim()]";
    let answer = person.ask(script, vec![]).await;
    serde_json::from_value(answer).expect("three texts")
}

async fn tab_to(person: &Person, what: &str, found: impl Fn(&str, &str) -> bool) {
    for _ in 0..TABS {
        let (hook, target, _) = focus(person).await;
        if found(&hook, &target) {
            return;
        }
        person.press_special(Key::Tab).await;
    }
    person.despair(&format!("{TABS} presses of Tab do not lead to {what}")).await;
}

/// Walks over the board with the arrow keys until something can be done there.
async fn walk_to_a_choice(person: &Person) -> (String, String) {
    for key in [Key::Right, Key::Down, Key::Left, Key::Up].into_iter().cycle().take(TABS) {
        let (hook, target, name) = focus(person).await;
        if hook == "cell" || hook == "ghost" {
            return (target, name);
        }
        person.press_special(key).await;
    }
    person.despair(&format!("{TABS} arrow keys lead to nothing that can be done")).await
}

/// Decides once with arrow keys and Enter, wherever the focus stands on the board.
async fn decide(person: &Person) {
    person
        .until(
            "something to decide",
            "return document.querySelector('[data-test=cell], [data-test=ghost]')",
            vec![],
        )
        .await;
    tab_to(person, "the board", |_, target| !target.is_empty()).await;
    let (target, name) = walk_to_a_choice(person).await;
    assert!(!name.is_empty(), "{target} has no name to be read out");
    person.press_special(Key::Enter).await;
    let tried = "const e = document.activeElement; return e.dataset.target === arguments[0] && !!e.closest('.chosen, .solid')";
    person
        .until(&format!("{target} tried, with the focus on it"), tried, vec![json!(target)])
        .await;
    person.press_special(Key::Enter).await;
    let gone = "return ![...document.querySelectorAll('[data-test=cell], [data-test=ghost]')].some(e => e.dataset.target === arguments[0])";
    person.until(&format!("{target} decided"), gone, vec![json!(target)]).await;
}

/// Walks once around the page with Tab; what of the board it stopped at, by class.
async fn stops_on_the_board(person: &Person) -> Vec<String> {
    let script = "const e = document.activeElement; \
        return e && e.closest('.board') && e.closest('.item') ? e.closest('.item').getAttribute('class') : null";
    let mut stops = Vec::new();
    for _ in 0..TABS {
        person.press_special(Key::Tab).await;
        stops.extend(person.ask(script, vec![]).await.as_str().map(str::to_owned));
    }
    stops
}

#[tokio::test]
async fn tab_stops_once_on_the_board_and_where_there_is_something_to_do() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    anna.open(&server.address()).await;
    anna.click("play-now").await;
    anna.see("cell").await;
    let stops = stops_on_the_board(&anna).await;
    assert!(!stops.is_empty(), "the board is out of reach");
    assert!(stops.iter().all(|class| class.contains("cell")), "{stops:?}");
    let doors = "return document.querySelectorAll('.board [tabindex=\"0\"]').length";
    assert_eq!(anna.ask(doors, vec![]).await, json!(1));
    anna.click("resign").await;
    anna.click("resign-yes").await;
    anna.see("game-over").await;
    let stops = stops_on_the_board(&anna).await;
    assert!(stops.iter().all(|class| !class.contains("vacant")), "{stops:?}");
    let lines = "return document.querySelectorAll('[data-test=log] [tabindex=\"0\"]').length";
    assert_eq!(anna.ask(lines, vec![]).await, json!(0), "each line of the log is a stop");
}

#[tokio::test]
async fn turns_are_played_with_keys_alone() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    anna.open(&server.address()).await;
    anna.see("play-now").await;
    tab_to(&anna, "play-now", |hook, _| hook == "play-now").await;
    anna.press_special(Key::Enter).await;
    anna.see("cell").await;

    let turned = |before: Value| {
        let anna = &anna;
        async move {
            let script = "const now = document.querySelector('[data-test=hand] .turning').style.transform; return now !== arguments[0] && now";
            anna.until("the tile turned", script, vec![before]).await
        }
    };
    let first = turned(Value::Null).await;
    anna.press('r').await;
    turned(first).await;

    tab_to(&anna, "the board", |hook, _| hook == "cell").await;
    let (_, at, _) = focus(&anna).await;
    let mut visited = vec![at];
    for key in [Key::Left, Key::Up, Key::Right, Key::Right, Key::Down] {
        anna.press_special(key).await;
        visited.push(focus(&anna).await.1);
    }
    visited.sort();
    visited.dedup();
    // The tile is anybody's guess: some fit in one place only.
    let places = "return document.querySelectorAll('.touch.acts[data-test=cell]').length";
    let places = anna.ask(places, vec![]).await.as_u64().unwrap_or(0);
    assert!(visited.len() > 1 || places == 1, "the arrow keys lead nowhere: {visited:?}");

    for _ in 0..6 {
        decide(&anna).await;
    }
    let said = anna.ask("return document.querySelector('[aria-live]') !== null", vec![]).await;
    assert_eq!(said, true, "nothing is told to a screen reader");
    anna.is_content().await;
}
