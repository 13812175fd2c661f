//! Boards of one's own: painted, shared, and played to the end.

use fantoccini::key::Key;
use serde_json::{Value, json};

use super::islander::{BUILDS, Islander};
use crate::chromium::Window;
use crate::person::Person;
use crate::screens::AT_REST;
use crate::server::Server;

#[tokio::test]
async fn a_board_of_ones_own_is_painted_shared_and_played() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP.moving(), "Anna").await;
    anna.open(&server.link("/workshop/settlers")).await;
    anna.see("workshop").await;
    let begin = "const list = document.querySelector('[data-test=pattern]'); \
        list.value = list.options[list.options.length - 1].value; \
        list.dispatchEvent(new Event('change', { bubbles: true })); return list.options.length";
    let patterns = anna.ask(begin, vec![]).await;
    assert!(patterns.as_u64() > Some(3), "{patterns} patterns");
    let fine =
        "return document.querySelector('[data-test=complaints] h2').classList.contains('fine')";
    anna.until("a board without a fault", fine, vec![]).await;
    anna.until("a page at rest", AT_REST, vec![]).await;
    anna.picture("settlers-workshop-en-desktop-light").await;

    // A stroke that breaks it, and back.
    let hexes = "return [...document.querySelectorAll('.item.pad > .touch')].map(hex => { const box = hex.getBoundingClientRect(); return { x: box.left + box.width / 2, y: box.top + box.height / 2 }; })";
    let hexes = anna.ask(hexes, vec![]).await;
    let middle = hexes.as_array().and_then(|all| all.get(all.len() / 2)).expect("a hex").clone();
    let picture =
        "return [...document.querySelectorAll('.item.hex .art')].map(art => art.innerHTML).join()";
    let before = anna.ask(picture, vec![]).await;
    let brushes =
        "return [...document.querySelectorAll('.brush')].map(brush => brush.dataset.test)";
    let brushes: Vec<String> =
        serde_json::from_value(anna.ask(brushes, vec![]).await).expect("names");
    for brush in brushes.iter().take(2) {
        anna.click(brush).await;
        let [x, y] = ["x", "y"].map(|axis| middle[axis].as_f64().expect("a place"));
        anna.click_at(x, y).await;
    }
    let other = format!("const now = (() => {{ {picture} }})(); return now !== arguments[0]");
    anna.until("another board", &other, vec![before.clone()]).await;
    let same = format!("const now = (() => {{ {picture} }})(); return now === arguments[0]");
    for _ in 0..2 {
        // One of the brushes may have painted what was there already.
        let now = anna.ask(picture, vec![]).await;
        if now != before {
            anna.click("workshop-undo").await;
            anna.until("a stroke taken back", &other, vec![now]).await;
        }
    }
    anna.until("the board of before", &same, vec![before.clone()]).await;

    // The link holds the whole board, for a browser that has never seen it.
    anna.click("workshop-share").await;
    let link = anna.see("workshop-link").await.prop("value").await.expect("a field");
    let link = link.expect("a link");
    let ben = Person::at(Window::PHONE, "Ben").await;
    ben.open(&link).await;
    ben.until("the same board", &same, vec![before]).await;
    ben.until("a page at rest", AT_REST, vec![]).await;
    ben.picture("settlers-workshop-en-phone-light").await;
    let wide: Value = ben
        .ask(
            "return document.documentElement.scrollWidth > document.documentElement.clientWidth",
            vec![],
        )
        .await;
    assert_eq!(wide, json!(false), "wider than the window");

    anna.is_content().await;
    ben.is_content().await;
}

/// Fills in an entry of the workshop, or chooses from a list.
async fn fills_in(person: &Person, hook: &str, value: &str) {
    let fill = "const field = document.querySelector(`[data-test=${arguments[0]}]`); \
        field.value = arguments[1]; \
        field.dispatchEvent(new Event('change', { bubbles: true }))";
    person.see(hook).await;
    person.ask(fill, vec![json!(hook), json!(value)]).await;
}

#[tokio::test]
async fn a_board_of_ones_own_is_played_to_the_end() {
    let server = Server::start();
    let mut anna = Islander::at(Window { lang: "de", ..Window::PHONE }, "Anna").await;
    let person = &anna.person;
    person.open(&server.link("/workshop/settlers")).await;
    fills_in(person, "pattern", "base").await;
    fills_in(person, "field-name", "Annas Insel").await;
    fills_in(person, "field-points", "4").await;
    person.types("seat-name-0", "Anna").await;
    person.click("workshop-play").await;
    person.see("hand-panels").await;
    // It is her board that is played.
    person.click("tab-points").await;
    let points = person.reads("panel-points").await;
    assert!(points.contains("Annas Insel") && points.contains("4 Punkte"), "{points}");
    person.click("tab-points").await;
    anna.plays_to_the_end(&BUILDS).await;
    anna.sees_the_result(4).await;
    anna.keeps("own-board-over").await;
    anna.person.is_content().await;
}

/// The place on the board by its target, and clicks on it.
async fn paints(person: &Person, place: &str) {
    let at = "const box = document.querySelector(`.touch[data-target=${arguments[0]}]`).getBoundingClientRect(); \
        return { x: box.left + box.width / 2, y: box.top + box.height / 2 }";
    let spot = person.ask(at, vec![json!(place)]).await;
    let [x, y] = ["x", "y"].map(|axis| spot[axis].as_f64().expect("a place"));
    person.click_at(x, y).await;
}

/// What can be touched on the board, in the order in which it is read out.
const READ_OUT: &str =
    "return [...document.querySelectorAll('.map .touch')].map(part => part.dataset.target)";

#[tokio::test]
async fn whoever_paints_with_keys_keeps_the_focus_and_the_order() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    anna.open(&server.link("/workshop/settlers")).await;
    anna.see("workshop").await;
    let order = anna.until("a board", READ_OUT, vec![]).await;
    anna.click("brush-land:mountains").await;
    let stand = "const part = document.querySelector('.touch[data-target=h7]'); \
        part.focus(); window.stood_on = part; return document.activeElement === part";
    assert_eq!(anna.ask(stand, vec![]).await, json!(true));
    anna.press_special(Key::Enter).await;
    let told = "return document.querySelector('[data-test=workshop-told]').textContent.includes('mountains')";
    anna.until("what she painted, said aloud", told, vec![]).await;
    // New land lies apart for a while before it settles; nothing of that is felt.
    anna.until("a page at rest", AT_REST, vec![]).await;
    let stays = "return document.activeElement === window.stood_on && window.stood_on.isConnected";
    assert_eq!(anna.ask(stays, vec![]).await, json!(true), "the focus stays on the hex");
    assert_eq!(anna.ask(READ_OUT, vec![]).await, order, "the order stays");
    anna.press_special(Key::Right).await;
    let next = "return document.activeElement.dataset.target";
    assert_eq!(anna.ask(next, vec![]).await, json!("h8"));
    // The complaint leads back to its hex, which is marked.
    let marked = "return document.querySelectorAll('.item.wrong').length";
    assert_eq!(anna.ask(marked, vec![]).await, json!(1));
    let lead = "const said = [...document.querySelectorAll('.complaint.lights')].find(it => it.textContent.startsWith('This mountain hex needs a number')); \
        said.click(); return document.activeElement.dataset.target";
    assert_eq!(anna.ask(lead, vec![]).await, json!("h7"));
    anna.is_content().await;
}

/// An island of ten hexes with its numbers: land first, then numbers, as the workshop says.
const FIRST_MAP: [(&str, &[&str]); 13] = [
    ("land:woods", &["h7", "h15"]),
    ("land:hills", &["h8", "h18"]),
    ("land:pasture", &["h9", "h12"]),
    ("land:fields", &["h13", "h20"]),
    ("land:mountains", &["h14", "h19"]),
    ("chip:4", &["h7"]),
    ("chip:5", &["h8", "h20"]),
    ("chip:6", &["h9"]),
    ("chip:8", &["h13"]),
    ("chip:9", &["h12", "h14"]),
    ("chip:10", &["h15"]),
    ("chip:11", &["h18"]),
    ("chip:3", &["h19"]),
];

#[tokio::test]
async fn a_first_map_is_painted_from_an_empty_sea_and_played() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    anna.open(&server.link("/workshop/settlers")).await;
    let start = anna.reads("next-step").await;
    assert!(start.contains("Start with land"), "{start}");
    anna.picture("settlers-workshop-empty-en-desktop-light").await;
    for (brush, places) in FIRST_MAP {
        anna.click(&format!("brush-{brush}")).await;
        for place in places {
            paints(&anna, place).await;
        }
        if brush == "land:mountains" {
            let next = anna.reads("next-step").await;
            assert!(next.contains("10 hexes are marked"), "{next}");
            anna.picture("settlers-workshop-numbers-en-desktop-light").await;
        }
    }
    let ready = anna.reads("next-step").await;
    assert!(ready.contains("Ready to play"), "{ready}");
    anna.picture("settlers-workshop-ready-en-desktop-light").await;
    anna.click("workshop-play").await;
    anna.see("hand-panels").await;
    anna.is_content().await;
}
