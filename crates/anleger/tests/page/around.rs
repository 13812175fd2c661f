//! What surrounds a move: taking back, giving up, the first game, records.

use std::path::Path;

use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::chromium::Window;
use crate::person::Person;
use crate::playing::{Player, play_on};
use crate::server::Server;

async fn against_a_bot(server: &Server) -> Person {
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    anna.open(&server.address()).await;
    anna.click("play-now").await;
    anna.see("cell").await;
    anna
}

#[tokio::test]
async fn a_tile_just_laid_is_taken_back() {
    let server = Server::start();
    let anna = against_a_bot(&server).await;
    let before = anna.board().await;
    let spot = anna.first_touchable().await;
    anna.touch_twice(&spot.target).await;
    anna.see("ghost").await;
    assert_eq!(anna.board().await.len(), before.len() + 1);
    anna.click("undo").await;
    anna.comes_to_see(&before).await;
    anna.see("cell").await;
    anna.is_content().await;
}

#[tokio::test]
async fn whoever_gives_up_sees_the_result() {
    let server = Server::start();
    let anna = against_a_bot(&server).await;
    anna.click("resign").await;
    anna.click("resign-yes").await;
    anna.see("game-over").await;
    anna.is_content().await;
}

#[tokio::test]
async fn a_first_touch_decides_where_a_person_likes_it_so() {
    let server = Server::start();
    let anna = against_a_bot(&server).await;
    anna.click("settings").await;
    anna.click("preview").await;
    anna.press_special(Key::Escape).await;
    let before = anna.board().await;
    let strong = "const cell = document.querySelector('.item.cell.strong > .touch'); \
        const box = cell && cell.getBoundingClientRect(); \
        return cell && { x: box.left + box.width / 2, y: box.top + box.height / 2 }";
    let mut place = anna.ask(strong, vec![]).await;
    while place == Value::Null {
        anna.press('r').await;
        place = anna.ask(strong, vec![]).await;
    }
    let [x, y] = ["x", "y"].map(|axis| place[axis].as_f64().expect("a place"));
    anna.click_at(x, y).await;
    let more = "return document.querySelectorAll('[data-test=tile]').length > arguments[0]";
    let tiles = before.iter().filter(|thing| thing.starts_with("tile:")).count();
    anna.until("a tile laid by one touch", more, vec![json!(tiles)]).await;
}

#[tokio::test]
async fn the_first_game_explains_itself() {
    let server = Server::start();
    let mut anna = Player::at(Window::PHONE, "Anna", 5).await;
    anna.person.open(&server.address()).await;
    anna.person.click("lesson").await;
    let mut heard = vec![anna.person.reads("lesson-text").await];
    for _ in 0..2 {
        anna.person.click("lesson-next").await;
        let other = "const now = document.querySelector('[data-test=lesson-text]').textContent; \
            return arguments[0].includes(now) ? null : now";
        let now = anna.person.until("another lesson", other, vec![json!(heard)]).await;
        heard.push(now.as_str().expect("a text").to_owned());
    }
    assert!(heard.iter().all(|text| text.len() > 20), "{heard:?}");
    assert!(!play_on(&mut [&mut anna], 3).await);
    anna.person.is_content().await;
}

#[tokio::test]
async fn a_record_is_brought_looked_at_and_played_on() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    anna.open(&server.address()).await;
    let record = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/sample.anleger");
    let record = record.canonicalize().expect("a file");
    let record = record.to_str().expect("a plain path");
    anna.see("load-record").await.send_keys(record).await.expect("a file to bring");
    anna.see("replay-slider").await;
    let tiles = || async { anna.board().await.iter().filter(|it| it.starts_with("tile:")).count() };
    let begun = tiles().await;
    let slider = anna.see("replay-slider").await;
    slider.send_keys(&Key::End.to_string()).await.expect("a slider");
    let more = "return document.querySelectorAll('[data-test=tile]').length > 60";
    anna.until("the end of the match", more, vec![]).await;
    assert!(begun < 5, "{begun} tiles lie at the beginning");
    anna.click("replay-prev").await;
    anna.click("verify").await;
    anna.see("verify-result").await;
    anna.is_content().await;
}

/// Lets a file go over the page, as somebody does who drags it there.
pub const DROP: &str = "const [name, text] = arguments; \
    const carried = new DataTransfer(); \
    carried.items.add(new File([text], name)); \
    const dropped = new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }); \
    document.querySelector('main').dispatchEvent(dropped); \
    return dropped.defaultPrevented;";

#[tokio::test]
async fn a_file_is_dropped_onto_the_page_also_of_another_program() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    let saved = r#"{ "players": [{ "name": "Clara" }, { "name": "Dora" }],
        "setup": { "sets": { "basic:1": 1 }, "elements": { "small-follower": 7 },
            "start": [{ "tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0 }] },
        "replay": [{ "type": "PLACE_TILE", "player": 0,
            "payload": { "tileId": "BA/C", "rotation": "R180", "position": [0, -1] } }] }"#;
    let sample = include_str!("../../../../docs/sample.anleger");
    for (name, text) in [("evening.jcz", saved), ("sample.anleger", sample)] {
        anna.open(&server.address()).await;
        anna.see("load-record").await;
        let taken = anna.ask(DROP, vec![json!(name), json!(text)]).await;
        assert_eq!(taken, json!(true), "{name}: the browser does not open it in the page's place");
        anna.see("replay-slider").await;
    }
    anna.open(&server.address()).await;
    anna.see("load-record").await;
    anna.ask(DROP, vec![json!("odd.jcz"), json!(saved.replace("basic:1", "count"))]).await;
    let said = anna.reads("record-fault").await;
    assert!(said.contains("expansions that are not played here"), "{said}");
    anna.is_content().await;
}
