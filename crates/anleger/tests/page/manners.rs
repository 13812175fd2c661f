//! The page's manners: it does not load itself anew, waits for what it needs, sounds only when it
//! may, and remembers what a reload must not lose.

use serde_json::{Value, json};

use crate::chromium::Window;
use crate::person::Person;
use crate::server::Server;

/// Keeps the list of games back until `window.games_may_come()` is called: a delay by the clock
/// would be over before a busy machine has drawn the page.
const KEEP_GAMES_BACK: &str = "const fetched = window.fetch.bind(window); \
    const later = new Promise(come => { window.games_may_come = come; }); \
    window.fetch = (what, ...more) => { \
        const link = String((what && what.url) || what); \
        const wait = link.endsWith('/api/games') ? later : Promise.resolve(); \
        return wait.then(() => fetched(what, ...more)); \
    };";

async fn at_a_table(server: &Server) -> Person {
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    anna.open(&server.address()).await;
    anna.click("play-now").await;
    anna.see("cell").await;
    anna
}

#[tokio::test]
async fn ways_inside_the_page_do_not_load_it_anew() {
    let server = Server::start();
    let anna = at_a_table(&server).await;
    anna.ask("window.stays = true", vec![]).await;
    anna.click("help").await;
    anna.until(
        "the rules over the board",
        "return document.querySelector('dialog[open] article')",
        vec![],
    )
    .await;
    anna.press_special(fantoccini::key::Key::Escape).await;
    anna.click("home").await;
    anna.see("play-now").await;
    assert_eq!(anna.ask("return window.stays === true", vec![]).await, json!(true));
    anna.is_content().await;
}

#[tokio::test]
async fn a_table_cannot_be_wanted_before_the_games_are_known() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    anna.before_loading(KEEP_GAMES_BACK).await;
    anna.open(&server.address()).await;
    anna.click("new-table").await;
    anna.see("create-table").await;
    let early = "return [!!document.querySelector('[data-test^=game-]'), document.querySelector('[data-test=create-table]').disabled]";
    assert_eq!(anna.ask(early, vec![]).await, json!([false, true]), "games known, button off");
    anna.ask("window.games_may_come()", vec![]).await;
    anna.see("game-carcassonne").await;
    anna.click("create-table").await;
    anna.see("table-link").await;
    anna.is_content().await;
}

/// Counts what could sound, and keeps the last of it.
const COUNT_BELLS: &str = "window.bells = 0; \
    window.AudioContext = class extends AudioContext { \
        constructor() { super(); window.bells += 1; window.bell = this; } }";

#[tokio::test]
async fn nothing_sounds_before_the_first_touch() {
    let server = Server::start();
    let anna = at_a_table(&server).await;
    anna.before_loading(COUNT_BELLS).await;
    // It is her turn when the page comes back, and she has not touched it.
    anna.reload().await;
    anna.see("cell").await;
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    assert_eq!(anna.ask("return window.bells", vec![]).await, json!(0));
    anna.click("fit").await;
    anna.until("a bell after the first touch", "return window.bells === 1", vec![]).await;
    anna.until("a bell that sleeps", "return window.bell.state === 'suspended'", vec![]).await;
    anna.is_content().await;
}

#[tokio::test]
async fn marks_on_the_last_moves_survive_a_reload() {
    let server = Server::start();
    let anna = at_a_table(&server).await;
    let spot = anna.first_touchable().await;
    anna.touch_twice(&spot.target).await;
    anna.see("ghost").await;
    let sight = anna.sight().await;
    anna.finish(&sight).await;
    anna.see("cell").await;
    let marks = "const marks = [...document.querySelectorAll('.marks .item')]; \
        return marks.length ? marks.map(mark => mark.style.transform).sort() : null";
    let before: Value = anna.until("marks on the bot's move", marks, vec![]).await;
    anna.reload().await;
    anna.see("cell").await;
    assert_eq!(anna.until("marks after a reload", marks, vec![]).await, before);
    anna.is_content().await;
}

/// How many tiles are left, and how the page says it.
async fn tiles_left(person: &Person) -> (usize, String) {
    let left = person.reads("left").await;
    let mut numbers =
        left.split(|c: char| !c.is_ascii_digit()).filter_map(|part| part.parse().ok());
    (numbers.next().unwrap_or(0), left)
}

#[tokio::test]
async fn a_table_inside_the_page_has_options_as_well() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    anna.open(&server.link("/offline")).await;
    anna.click("setup-more").await;
    anna.see("option-boxes").await;
    let two = "const field = document.querySelector('[data-test=option-boxes] select'); \
        field.value = '2'; field.dispatchEvent(new Event('change', { bubbles: true }))";
    anna.ask(two, vec![]).await;
    anna.click("offline-start").await;
    let (count, left) = tiles_left(&anna).await;
    assert!(count > 100, "two boxes were wanted: {left}");
    anna.is_content().await;
}

/// The expansions are cards that can be ticked in any mix, and what matters only with one of them is
/// asked only then.
#[tokio::test]
async fn expansions_are_ticked_like_boxes() {
    let server = Server::start();
    let anna = Person::at(Window::PHONE, "Anna").await;
    anna.open(&server.link("/offline")).await;
    for set in ["inns", "traders", "dragon"] {
        anna.click(&format!("value-{set}")).await;
    }
    // Twice is not at all.
    anna.click("value-traders").await;
    let ticked =
        "return [...document.querySelectorAll('[data-test=option-sets] input:checked')].length";
    assert_eq!(anna.ask(ticked, vec![]).await, 2);
    anna.click("setup-more").await;
    anna.see("option-fairy_point").await;
    anna.see("elements-of-the-sets").await;
    let asked = "return [...document.querySelectorAll('.knob')].map(knob => knob.dataset.test)";
    let asked = anna.ask(asked, vec![]).await;
    let asks = |key: &str| asked.as_array().is_some_and(|all| all.iter().any(|one| one == key));
    assert!(asks("option-dragon_moves") && asks("option-princess_must"), "{asked}");
    assert!(!asks("option-ransom_on_credit") && !asks("option-lonely_pig"), "{asked}");
    anna.click("offline-start").await;
    let (count, left) = tiles_left(&anna).await;
    // 72 and 18 and 30 tiles, of which one lies and one is drawn.
    assert!((110..=119).contains(&count), "inns and dragon were wanted: {left}");
    anna.is_content().await;
}

#[tokio::test]
async fn a_chapter_of_the_rules_leads_to_a_game_that_teaches_it() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    anna.open(&server.link("/help/carcassonne/inns")).await;
    anna.click("course-inns").await;
    let first = anna.reads("lesson-text").await;
    assert!(first.contains("a road with an inn"), "{first}");
    anna.see("cell").await;
    let path = anna.ask("return location.pathname", vec![]).await;
    assert_eq!(path, "/learn/carcassonne/inns");
    anna.is_content().await;
}
