//! The study board: begun, branched, talked over, drawn on, saved, and opened elsewhere.

use fantoccini::Locator;
use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::around::DROP;
use crate::chromium::Window;
use crate::person::Person;
use crate::positions::{THREE_TILES, islands};
use crate::server::Server;

/// How many steps the tree shows.
const NODES: &str = "return document.querySelectorAll('[data-test=study-node]').length";

/// Brings the position as a file, and takes it to the study board.
async fn studies(person: &Person, server: &Server) {
    person.open(&server.address()).await;
    person.see("load-record").await;
    person.ask(DROP, vec![json!("moment.anleger"), json!(THREE_TILES)]).await;
    person.click("study-this").await;
    person.see("study").await;
    person.see("cell").await;
}

/// Lays the tile in the hand on the `number`th cell where it fits.
async fn lays(person: &Person, number: usize) {
    let before = nodes(person).await;
    let place =
        "return [...document.querySelectorAll('[data-test=cell].acts')].length > arguments[0]";
    person.until("a cell where the tile fits", place, vec![json!(number)]).await;
    let cell = "[...document.querySelectorAll('[data-test=cell].acts')][arguments[0]]";
    let tap = format!("{cell}.dispatchEvent(new MouseEvent('click', {{bubbles: true}}))");
    person.ask(&tap, vec![json!(number)]).await;
    person.click("done").await;
    let grown = format!("{} > arguments[0]", NODES.replace("return ", "return "));
    person.until("a step more", &grown, vec![json!(before)]).await;
}

async fn nodes(person: &Person) -> u64 {
    person.ask(NODES, vec![]).await.as_u64().unwrap_or_default()
}

async fn taps(person: &Person, target: &str) {
    let tap = "document.querySelector(`.touch[data-target='${arguments[0]}']`)\
        .dispatchEvent(new MouseEvent('click', {bubbles: true}))";
    person.ask(tap, vec![json!(target)]).await;
}

async fn drawings(person: &Person) -> Value {
    person.ask("return document.querySelectorAll('.drawings .item').length", vec![]).await
}

/// From a position to a study with branches, comment, mark and arrow; saved, and opened by its link elsewhere.
async fn from_a_position_to_a_link(window: Window, german: bool) {
    let server = Server::start();
    let anna = Person::at(window, "Anna").await;
    let size = window.size.name();
    studies(&anna, &server).await;
    if german {
        anna.ask("localStorage.setItem('anleger.wishes', '{\"lang\":\"de\"}')", vec![]).await;
        anna.reload().await;
        anna.see("cell").await;
    }
    assert_eq!(nodes(&anna).await, 1);
    anna.picture(&format!("study-{size}")).await;
    lays(&anna, 0).await;
    anna.click("study-back").await;
    lays(&anna, 1).await;
    assert_eq!(nodes(&anna).await, 3, "two ways from one moment");
    anna.types("study-comment", "Warum nicht?").await;
    anna.click("glyph-interesting").await;
    let said = anna.reads("study-said").await;
    assert_eq!(said, "Warum nicht?");
    anna.click("study-back").await;
    anna.click("tool-mark").await;
    taps(&anna, "tile:0,0").await;
    anna.until(
        "a mark",
        "return document.querySelectorAll('.drawings .item').length === 1",
        vec![],
    )
    .await;
    anna.click("tool-arrow").await;
    anna.click("colour-red").await;
    taps(&anna, "tile:0,0").await;
    taps(&anna, "tile:1,0").await;
    anna.until(
        "an arrow",
        "return document.querySelectorAll('.drawings .item').length === 2",
        vec![],
    )
    .await;
    anna.picture(&format!("study-drawn-{size}")).await;
    anna.click("tool-play").await;
    anna.types("study-title", "Drei Plättchen").await;
    anna.click("study-save").await;
    anna.see("study-link").await;
    anna.picture(&format!("study-saved-{size}")).await;
    let link = anna.see("study-link").await.prop("value").await.ok().flatten().unwrap_or_default();
    assert!(link.contains("/study/"), "{link}");
    anna.is_content().await;
    elsewhere(&link, window).await;
}

/// Whoever is sent the link sees all of it, and cannot change it.
async fn elsewhere(link: &str, window: Window) {
    let ben = Person::at(window, "Ben").await;
    ben.open(link).await;
    ben.see("study").await;
    ben.see("cell").await;
    assert_eq!(nodes(&ben).await, 3);
    assert_eq!(ben.reads("study-said").await, "Warum nicht?");
    assert_eq!(drawings(&ben).await, json!(2));
    let title = ben.see("study-title").await.prop("value").await.ok().flatten();
    assert_eq!(title.as_deref(), Some("Drei Plättchen"));
    let copies = ben.client().find(Locator::Css("[data-test=study-save-copy]")).await;
    assert!(copies.is_err(), "one button, which saves a copy");
    ben.click("study-save").await;
    let other = "const field = document.querySelector('[data-test=study-link]'); \
        return field && field.value !== arguments[0]";
    ben.until("a link of one's own", other, vec![json!(link)]).await;
    ben.is_content().await;
}

#[tokio::test]
async fn a_study_is_made_and_opened_by_its_link() {
    from_a_position_to_a_link(Window::DESKTOP, false).await;
}

#[tokio::test]
async fn a_study_is_made_and_opened_by_its_link_on_a_phone_in_german() {
    from_a_position_to_a_link(Window::PHONE, true).await;
}

#[tokio::test]
async fn the_engine_says_what_comes_into_question_and_plays_it() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    studies(&anna, &server).await;
    anna.click("engine-on").await;
    anna.see("engine-candidate").await;
    let lines = "return parseInt(document.querySelector('[data-test=engine-state]').textContent) > arguments[0]";
    anna.until("more lines than in the first round", lines, vec![json!(64)]).await;
    anna.picture("study-engine").await;
    let marked = "return document.querySelectorAll('.drawings .advice').length > 0";
    anna.until("the best on the board", marked, vec![]).await;
    anna.click("engine-try").await;
    anna.picture("study-engine-tried").await;
    anna.click("engine-play").await;
    anna.until(
        "it is played",
        "return document.querySelectorAll('[data-test=study-node]').length === 2",
        vec![],
    )
    .await;
    anna.click("engine-on").await;
    let gone = "return !document.querySelector('[data-test=engine-candidate]')";
    anna.until("it is switched off", gone, vec![]).await;
    anna.is_content().await;
}

#[tokio::test]
async fn a_tree_is_walked_and_pruned_by_keyboard() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    studies(&anna, &server).await;
    lays(&anna, 0).await;
    anna.press_special(Key::Left).await;
    lays(&anna, 1).await;
    let here = "return document.querySelector('[data-test=study-node][aria-current]').textContent";
    let branch = anna.ask(here, vec![]).await;
    anna.press_special(Key::Up).await;
    let moved = "return document.querySelector('[data-test=study-node][aria-current]') !== \
        [...document.querySelectorAll('[data-test=study-node]')].pop() || true";
    anna.until("the other way", moved, vec![]).await;
    anna.press_special(Key::Down).await;
    assert_eq!(anna.ask(here, vec![]).await, branch);
    anna.click("study-promote").await;
    anna.click("study-delete").await;
    anna.until("one way less", &format!("{NODES} === 2"), vec![]).await;
    anna.click("study-undo").await;
    anna.until("it is back", &format!("{NODES} === 3"), vec![]).await;
    anna.press('m').await;
    let marks = "return document.querySelector('[data-test=tool-mark]').getAttribute('aria-pressed') === 'true'";
    anna.until("the pen", marks, vec![]).await;
    anna.is_content().await;
}

#[tokio::test]
async fn cards_are_seen_by_whoever_may_know_them() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    anna.open(&server.address()).await;
    anna.see("load-record").await;
    anna.ask(DROP, vec![json!("islands.anleger"), json!(islands())]).await;
    anna.click("study-this").await;
    anna.see("study").await;
    anna.click("study-text").await;
    let open = "const text = document.querySelector('[data-test=study-position]').textContent; \
        return text.includes('hand 1 4?')";
    anna.until("what seat 0 knows", open, vec![]).await;
    anna.picture("study-islands").await;
    let eyes = anna.see("study-eyes").await;
    eyes.select_by_value("truth").await.expect("eyes that see everything");
    let told = "const text = document.querySelector('[data-test=study-position]').textContent; \
        return text.includes('hand 1 ') && !text.includes('?')";
    anna.until("everything", told, vec![]).await;
    anna.click("engine-on").await;
    anna.see("engine-candidate").await;
    anna.picture("study-islands-truth").await;
    anna.is_content().await;
}

/// What the page lets the browser save, it keeps for us: kind, size, and the text of what is text.
const KEEP_SAVED: &str = "window.saved = []; \
    const make = URL.createObjectURL; \
    URL.createObjectURL = thing => { \
        if (thing instanceof Blob) thing.text().then(text => \
            window.saved.push([thing.type.split(';')[0], thing.size, text])); \
        return make.call(URL, thing); };";

/// What was saved as this kind.
async fn saved(person: &Person, kind: &str) -> String {
    let found = "const found = window.saved.find(([kind, size]) => kind === arguments[0] && size > 500); \
        window.saved = []; return found && found[2]";
    let text = person.until("something saved", found, vec![json!(kind)]).await;
    text.as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_study_is_kept_as_a_file_and_its_board_as_a_picture() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    anna.before_loading(KEEP_SAVED).await;
    studies(&anna, &server).await;
    lays(&anna, 0).await;
    anna.click("tool-mark").await;
    taps(&anna, "tile:0,0").await;
    anna.click("study-svg").await;
    let svg = saved(&anna, "text/plain").await;
    assert!(svg.starts_with("<svg xmlns") && svg.contains("#176f3d"), "{svg:.300}");
    anna.click("study-png").await;
    let png = saved(&anna, "image/png").await;
    assert!(png.contains("PNG"), "{png:.20}");
    anna.click("study-file").await;
    let file = saved(&anna, "text/plain").await;
    assert!(file.starts_with("anleger study 1\n") && file.contains("tile:0,0"), "{file}");
    anna.open(&server.address()).await;
    anna.see("load-record").await;
    anna.ask(DROP, vec![json!("study.anleger"), json!(file)]).await;
    anna.see("study").await;
    assert_eq!(nodes(&anna).await, 2);
    anna.ask(
        DROP,
        vec![json!("study.anleger"), json!(file.replace("\"step\":\"lay ", "\"step\":\"lie "))],
    )
    .await;
    let said = anna.reads("study-broken").await;
    assert!(said.contains("Line 4"), "{said}");
    anna.is_content().await;
}

#[tokio::test]
async fn a_link_to_no_study_says_so() {
    let server = Server::start();
    let anna = Person::at(Window::PHONE, "Anna").await;
    anna.open(&server.link("/study/nothinghere12345678")).await;
    let said =
        "return document.querySelector('.trouble')?.textContent.includes('does not exist') || null";
    anna.until("why not", said, vec![]).await;
}

/// A study by the book, for every game: it is on the desk at once, and after a reload.
#[tokio::test]
async fn a_study_is_begun_by_the_book() {
    let server = Server::start();
    let anna = Person::at(Window { lang: "de", ..Window::DESKTOP }, "Anna").await;
    anna.open(&server.link("/study")).await;
    for game in ["carcassonne", "newworld", "settlers"] {
        anna.click(&format!("game-{game}")).await;
        anna.click("study-begin").await;
        anna.see("study-draw-all").await;
        let outcomes = anna.reads("study-outcome").await;
        assert!(!outcomes.contains("land "), "in words, not in notation: {outcomes}");
        anna.click("study-draw-all").await;
        anna.until(
            "a step",
            "return document.querySelectorAll('[data-test=study-node]').length > 1",
            vec![],
        )
        .await;
        anna.open(&server.link("/study")).await;
        anna.see("study").await;
        anna.is_content().await;
        if game != "settlers" {
            anna.click("study-new").await;
        }
    }
    // Where to settle, for whoever decides at the end of the line.
    anna.press_special(Key::End).await;
    anna.click("openings").await;
    anna.see("openings-told").await;
    anna.picture("study-openings").await;
    anna.is_content().await;
}

#[tokio::test]
async fn chance_is_chosen_and_a_record_is_gone_on_from() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    anna.open(&server.address()).await;
    anna.see("load-record").await;
    anna.ask(
        DROP,
        vec![json!("game.anleger"), json!(include_str!("../../../../docs/sample.anleger"))],
    )
    .await;
    anna.see("replay-slider").await;
    anna.click("replay-next").await;
    anna.click("study-this").await;
    anna.see("study").await;
    anna.picture("study-record").await;
    // Back to where a tile is drawn.
    anna.press_special(Key::Home).await;
    anna.see("study-outcome").await;
    anna.picture("study-chance").await;
    let before = nodes(&anna).await;
    anna.ask("[...document.querySelectorAll('[data-test=study-outcome]')].pop().click()", vec![])
        .await;
    anna.see("cell").await;
    assert!(nodes(&anna).await >= before);
    anna.is_content().await;
}
