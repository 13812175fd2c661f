//! Puzzles: one is chosen, something else is tried, the answer is played, and what is said then.

use serde_json::{Value, json};

use crate::chromium::Window;
use crate::languages;
use crate::screens::Visitor;
use crate::sizes;

/// The collection as the page fetches it.
const FETCHED: &str = r"
    const request = new XMLHttpRequest();
    request.open('GET', document.querySelector('link[rel=puzzles]').href, false);
    request.send();
    return request.responseText;
";

/// A puzzle in which a single first settlement is the answer: its name, the answer, and something else.
async fn a_first_settlement(visitor: &Visitor) -> (String, String, String) {
    let text = visitor.person.ask(FETCHED, vec![]).await;
    let text = text.as_str().expect("the collection").to_owned();
    let sources = text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON"));
    let puzzles =
        sources.flat_map(|source: Value| source["puzzles"].as_array().cloned().unwrap_or_default());
    let found = puzzles.into_iter().find(|puzzle| {
        puzzle["themes"] == json!(["first-settlement"])
            && puzzle["answer"].as_array().is_some_and(|answer| answer.len() == 1)
    });
    let found = found.expect("a puzzle about a first settlement");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let step = &found["answer"][0];
    (text(&found["id"]), text(&step["play"]), text(&step["others"][0]["play"]))
}

/// The middle of a place on the board.
const MIDDLE: &str = r#"
    const place = document.querySelector(`[data-target="${arguments[0]}"]`);
    if (!place) return null;
    const box = place.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
"#;

/// Touches a place once to try, and again to decide, whatever comes of it.
async fn tries(visitor: &Visitor, play: &str) {
    let target = json!(format!("place:{play}"));
    for _ in 0..2 {
        visitor.rest().await;
        let middle = visitor.person.until("the place", MIDDLE, vec![target.clone()]).await;
        let [x, y] = ["x", "y"].map(|side| middle[side].as_f64().expect("a number"));
        visitor.person.click_at(x, y).await;
    }
}

async fn says(visitor: &Visitor, part: &str) {
    let there = "return document.querySelector('[data-test=puzzle-said]').textContent.includes(arguments[0])";
    visitor
        .person
        .until(part, &format!("return (() => {{ {there} }})() || null"), vec![json!(part)])
        .await;
}

struct Said {
    wrong: &'static str,
    right: &'static str,
    rating: &'static str,
}

async fn a_puzzle_is_solved(window: Window, said: Said) {
    let visitor = Visitor::at(window).await;
    visitor.open("/").await;
    visitor.person.click("puzzles").await;
    visitor.keep("puzzles", "puzzle-daily").await;
    let (id, answer, other) = a_first_settlement(&visitor).await;
    visitor.open(&format!("/puzzles/{id}")).await;
    visitor.keep("puzzle", "puzzle-show").await;
    tries(&visitor, &other).await;
    says(&visitor, said.wrong).await;
    visitor.keep("puzzle-wrong", "puzzle-said").await;
    tries(&visitor, &answer).await;
    says(&visitor, said.right).await;
    visitor.keep("puzzle-solved", "puzzle-next").await;
    visitor.person.click("puzzle-why").await;
    visitor.person.see("puzzle-picture").await;
    visitor.keep("puzzle-why", "puzzle-line").await;
    sizes::in_every_size(&visitor, "puzzle-why").await;
    visitor.person.resizes(window.size).await;
    visitor.person.click("puzzle-way-1").await;
    visitor.keep("puzzle-why-other", "puzzle-line").await;
    visitor.open("/puzzles").await;
    let standing = visitor.person.reads("puzzle-standing-settlers").await;
    assert!(standing.contains(said.rating), "the first try counted: {standing}");
    visitor.person.is_content().await;
}

#[tokio::test]
async fn a_puzzle_is_solved_at_a_desk_in_english() {
    let said = Said { wrong: "Try again", right: "nothing else is as good", rating: "0 of 1" };
    a_puzzle_is_solved(Window::DESKTOP, said).await;
}

#[tokio::test]
async fn a_puzzle_is_solved_on_a_phone_in_german() {
    let said = Said { wrong: "noch einmal", right: "Nichts anderes ist so gut", rating: "0 von 1" };
    a_puzzle_is_solved(Window { lang: "de", dark: true, ..Window::PHONE }, said).await;
}

#[tokio::test]
async fn an_answer_can_be_shown_and_asked_again_with_keys_alone() {
    let visitor = Visitor::at(Window::DESKTOP).await;
    visitor.open("/puzzles").await;
    visitor.person.click("puzzle-begin-carcassonne").await;
    let press = "document.querySelector(arguments[0]).focus()";
    for (button, next) in [
        ("puzzle-show", "puzzle-again"),
        ("puzzle-again", "puzzle-show"),
        ("puzzle-show", "puzzle-next"),
    ] {
        visitor.person.see(button).await;
        visitor.person.ask(press, vec![json!(format!("[data-test={button}]"))]).await;
        visitor.person.press_special(fantoccini::key::Key::Enter).await;
        visitor.person.see(next).await;
    }
    let before = visitor.person.ask("return location.pathname", vec![]).await;
    visitor.person.click("puzzle-next").await;
    let moved = "return location.pathname !== arguments[0] || null";
    visitor.person.until("another puzzle", moved, vec![before]).await;
    visitor.person.see("puzzle-show").await;
    visitor.person.is_content().await;
}

#[tokio::test]
async fn the_pages_of_the_puzzles_suit_every_window() {
    let visitor = Visitor::at(Window { lang: "fr", ..Window::PHONE }).await;
    visitor.person.wants_stillness(false).await;
    visitor.open("/puzzles").await;
    let (id, ..) = a_first_settlement(&visitor).await;
    for (name, path, hook) in [
        ("puzzles", "/puzzles".to_owned(), "puzzle-daily"),
        ("puzzle", format!("/puzzles/{id}"), "puzzle-show"),
        ("no-puzzle", "/puzzles/nothing".to_owned(), "puzzle-missing"),
    ] {
        visitor.open(&path).await;
        visitor.person.see(hook).await;
        visitor.rest().await;
        languages::says_all(&visitor, name).await;
        sizes::in_every_size(&visitor, name).await;
    }
}
