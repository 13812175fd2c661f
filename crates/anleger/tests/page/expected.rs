//! What the bots expected is told in the replay once a match is over, by a server and by the page alone.

use serde_json::json;

use crate::chromium::{Size, Window};
use crate::person::Person;
use crate::playing::{Player, play_on};
use crate::screens::Visitor;
use crate::sizes::in_every_size;

/// How many decisions somebody makes before giving up.
const DECISIONS: usize = 6;

/// Counts what workers are asked.
const COUNT_TASKS: &str = "const Plain = window.Worker; window.tasks = 0; \
    window.Worker = class extends Plain { postMessage(task) { window.tasks += 1; super.postMessage(task); } };";

/// What the page has fetched of what a table does not need.
const EXTRAS: &str = "return performance.getEntriesByType('resource') \
    .filter(one => one.name.includes('extras') && one.name.endsWith('.wasm')).length";

/// Gives up by the button that such a window has, and looks at the match again.
async fn gives_up(person: &Person) {
    match person.window.size {
        Size::Phone => {
            person.click("settings").await;
            person.click("menu-resign").await;
        }
        _ => person.click("resign").await,
    }
    person.click("resign-yes").await;
    person.see("game-over").await;
    // The chart that comes below pushes things about: whoever presses twice presses what stands still.
    let press = "document.querySelector('[data-test=replay]')?.click(); \
        return !!document.querySelector('[data-test=expected]')";
    person.until("the replay", press, vec![]).await;
}

/// The chart has a line for everybody, and at every moment it is said what the bot gave itself.
async fn reads_what_was_expected(person: &Person, bot: &str) {
    let lines = "return document.querySelectorAll('[data-test=expected] .chart-line').length";
    assert_eq!(person.ask(lines, vec![]).await, json!(2));
    assert!(person.reads("expected").await.contains(bot), "the level and the rating");
    let rating = "return document.querySelector('.replay-player [data-test=rating-1]').textContent";
    let rating = person.ask(rating, vec![]).await;
    assert!(bot.ends_with(rating.as_str().expect("a rating")), "{rating}");
    let before = person.reads("expected-said").await;
    assert!(before.contains("had not decided anything yet"), "{before}");
    person.press_special(fantoccini::key::Key::End).await;
    let said = "const said = document.querySelector('[data-test=expected-said]').textContent; \
        return said !== arguments[0] && said";
    let after = person.until("another moment", said, vec![json!(before)]).await;
    let after = after.as_str().expect("a sentence");
    assert!(after.starts_with("Move ") && after.ends_with(" %."), "{after}");
}

#[tokio::test]
async fn a_bot_of_a_server_tells_what_it_expected_when_the_match_is_over() {
    let mut visitor = Visitor::at(Window::DESKTOP).await;
    let seats = json!([{ "kind": "person" }, { "kind": "bot", "level": "steady" }]);
    let wish = json!({ "game": "carcassonne", "seats": seats });
    let made = visitor.server.post("/api/tables", &wish);
    visitor.open(&format!("{}/1", made["path"].as_str().expect("a path"))).await;
    visitor.person.sits_with(&["Anna"]).await;
    let mut anna = Player::of(visitor.person, 3);
    assert!(!play_on(&mut [&mut anna], DECISIONS).await);
    assert_eq!(anna.person.ask(EXTRAS, vec![]).await, json!(0), "a table fetches no bots");
    gives_up(&anna.person).await;
    visitor.person = anna.person;
    reads_what_was_expected(&visitor.person, "Bot (steady) · 1267").await;
    visitor.keep("expected", "expected-said").await;
    in_every_size(&visitor, "expected").await;
    visitor.person.is_content().await;
}

#[tokio::test]
async fn offline_the_same_minds_think_in_the_worker_and_tell_as_much() {
    let visitor = Visitor::at(Window::PHONE).await;
    visitor.person.before_loading(COUNT_TASKS).await;
    visitor.open("/offline").await;
    visitor.person.see("offline-start").await;
    let choose = "const choice = document.querySelector('[data-test=seat-kind-1]'); \
        choice.value = 'bot:expert'; choice.dispatchEvent(new Event('change')); return true";
    visitor.person.ask(choose, vec![]).await;
    assert_eq!(visitor.person.ask("return window.tasks", vec![]).await, json!(0), "nobody thinks");
    visitor.person.click("offline-start").await;
    visitor.person.see("board").await;
    let mut anna = Player::of(visitor.person, 5);
    assert!(!play_on(&mut [&mut anna], DECISIONS).await);
    let asked = "return window.tasks > 0";
    anna.person.until("a bot that thinks in the worker", asked, vec![]).await;
    // What was thought outlives a reload.
    anna.person.reload().await;
    anna.person.see("board").await;
    gives_up(&anna.person).await;
    reads_what_was_expected(&anna.person, "Bot (expert) · 1906").await;
    anna.person.picture("expected-phone").await;
    anna.person.is_content().await;
}
