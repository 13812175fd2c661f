//! Positions: brought, mended, played on, and taken home again.

use serde_json::{Value, json};

use crate::around::DROP;
use crate::chromium::Window;
use crate::person::Person;
use crate::server::Server;

/// Seat 1 is to lay a tile.
pub const THREE_TILES: &str = "anleger position 1
game carcassonne
seats 2

map 0,-1
+-H/0-----+
|..#####..|
|.........|
|....0....|
|.........|
|..#####..|
+-D/0-----+-W/2-----+
|..#####..|....║....|
|.........|....║....|
|═════════|═0══+════|
|.........|.........|
|.........|.........|
+---------+---------+
active 1
phase lay U
scores 4 0
";

/// What the page lets the browser save, it keeps for us.
const KEEP_SAVED: &str = "window.saved = []; \
    const make = URL.createObjectURL; \
    URL.createObjectURL = thing => { \
        if (thing instanceof Blob && thing.type.startsWith('text/plain')) \
            thing.text().then(text => window.saved.push(text)); \
        return make.call(URL, thing); };";

async fn drops(person: &Person, text: &str) {
    person.see("load-record").await;
    person.ask(DROP, vec![json!("moment.anleger"), json!(text)]).await;
}

async fn saved(person: &Person) -> String {
    let last = "return window.saved.length ? window.saved.pop() : null";
    let text = person.until("a saved position", last, vec![]).await;
    text.as_str().unwrap_or_default().to_owned()
}

async fn saves_position(person: &Person) -> String {
    person.click("settings").await;
    person.picture(&format!("position-menu-{}", person.window.size.name())).await;
    person.click("save-position").await;
    saved(person).await
}

async fn somebody(window: Window, server: &Server) -> Person {
    let anna = Person::at(window, "Anna").await;
    anna.before_loading(KEEP_SAVED).await;
    anna.open(&server.address()).await;
    anna
}

/// Brought with a mistake, then mended, played on without a server and taken home.
async fn from_file_to_file(window: Window) {
    let server = Server::start();
    let anna = somebody(window, &server).await;
    let size = window.size.name();
    drops(&anna, &THREE_TILES.replace("active 1", "active 9").replace("W/2", "Q/7")).await;
    let said = anna.reads("position-faults").await;
    assert!(said.contains("Line 12") && said.contains("Line 19"), "{said}");
    anna.picture(&format!("position-broken-{size}")).await;
    anna.click("position-fault-line").await;
    let marked = "const field = document.querySelector('[data-test=position-text]'); \
        return document.activeElement === field && field.selectionEnd > field.selectionStart";
    anna.until("the line is marked", marked, vec![]).await;
    drops(&anna, THREE_TILES).await;
    anna.see("position-moves").await;
    let moves = anna.reads("player-1").await;
    assert!(moves.contains("To move"), "{moves}");
    assert_eq!(tiles(&anna).await, json!(3));
    anna.see("position-held").await;
    anna.picture(&format!("position-shown-{size}")).await;
    anna.click("position-here").await;
    anna.see("cell").await;
    anna.picture(&format!("position-played-{size}")).await;
    let text = saves_position(&anna).await;
    for line in ["anleger position 1\n", "known-to 1\n", "phase lay U\n", "scores 4 0\n"] {
        assert!(text.contains(line), "{line}: {text}");
    }
    anna.reload().await;
    anna.see("cell").await;
    assert_eq!(tiles(&anna).await, json!(3), "a reload keeps the position");
    anna.open(&server.address()).await;
    drops(&anna, &text).await;
    anna.see("position-open").await;
    assert_eq!(tiles(&anna).await, json!(3));
    anna.is_content().await;
}

async fn tiles(person: &Person) -> Value {
    person.see("tile").await;
    person.ask("return document.querySelectorAll('[data-test=tile]').length", vec![]).await
}

#[tokio::test]
async fn a_position_is_mended_played_on_and_saved() {
    from_file_to_file(Window::DESKTOP).await;
}

#[tokio::test]
async fn a_position_is_mended_played_on_and_saved_on_a_phone() {
    from_file_to_file(Window::PHONE).await;
}

#[tokio::test]
async fn a_pasted_position_becomes_a_table_for_others() {
    let server = Server::start();
    let anna = somebody(Window::DESKTOP, &server).await;
    anna.click("position").await;
    anna.see("position-text").await;
    anna.picture("position-empty").await;
    let paste = "const field = document.querySelector('[data-test=position-text]'); \
        field.value = arguments[0];";
    anna.ask(paste, vec![json!(THREE_TILES)]).await;
    anna.click("position-check").await;
    anna.click("position-table").await;
    anna.see("cell").await;
    let text = saves_position(&anna).await;
    assert!(text.contains("known-to 1\n") && text.contains("phase lay U\n"), "{text}");
    anna.click("settings").await;
    anna.click("copy-position").await;
    let said = "return document.querySelector('[data-test=toast]')?.textContent === 'Copied'";
    anna.until("it was copied", said, vec![]).await;
    anna.is_content().await;
}

#[tokio::test]
async fn every_moment_of_a_replay_can_be_saved() {
    let server = Server::start();
    let anna = somebody(Window::DESKTOP, &server).await;
    drops(&anna, include_str!("../../../../docs/sample.anleger")).await;
    anna.see("replay-slider").await;
    anna.click("replay-next").await;
    anna.click("save-position").await;
    let text = saved(&anna).await;
    assert!(text.starts_with("anleger position 1\n") && !text.contains("known-to"), "{text}");
    anna.open(&server.address()).await;
    drops(&anna, &text).await;
    anna.see("position-here").await;
    anna.is_content().await;
}

/// The last position of the document, as seat 0 knows it.
pub fn islands() -> String {
    let page = include_str!("../../../../docs/positions.md");
    let last = page.split("```position\n").last().and_then(|rest| rest.split("```").next());
    last.unwrap_or_default().to_owned()
}

#[tokio::test]
async fn what_a_seat_did_not_know_is_drawn_and_not_shown() {
    let server = Server::start();
    let anna = somebody(Window::DESKTOP, &server).await;
    drops(&anna, &islands()).await;
    anna.see("position-open").await;
    anna.see("position-held").await;
    anna.picture("position-islands").await;
    anna.click("position-table").await;
    anna.see("hand-panels").await;
    anna.picture("position-islands-played").await;
    let text = saves_position(&anna).await;
    for line in ["known-to 0\n", "hand 0 1brick+1wool+1grain+1ore\n", "hand 1 4?\n"] {
        assert!(text.contains(line), "{line}: {text}");
    }
    anna.is_content().await;
}
