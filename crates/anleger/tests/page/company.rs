//! People around a table beside their moves: waiting for each other, looking on, talking, playing
//! again; and addresses that lead nowhere.

use serde_json::json;

use crate::chromium::Window;
use crate::person::{Person, css};
use crate::server::Server;
use crate::together::{sit_down_together, table_link};

async fn makes_a_table(anna: &Person, server: &Server) {
    anna.open(&server.address()).await;
    anna.click("new-table").await;
    anna.see("game-carcassonne").await;
    anna.types("seat-name-0", anna.name).await;
    anna.click("create-table").await;
    anna.see("table-link").await;
}

/// Anna and Ben at a table that has begun.
async fn a_pair(server: &Server) -> (Person, Person) {
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    let ben = Person::at(Window::PHONE, "Ben").await;
    sit_down_together(&anna, &ben, server).await;
    (anna, ben)
}

/// How many things of these names are in the page, and seen.
async fn seen(person: &Person, hooks: &[&str]) -> u64 {
    let selectors: Vec<String> = hooks.iter().map(|hook| css(hook)).collect();
    let count = "return [...document.querySelectorAll(arguments[0])].filter(thing => thing.checkVisibility()).length";
    person.ask(count, vec![json!(selectors.join(","))]).await.as_u64().unwrap_or(0)
}

/// The link comes first; a second player here is an extra; and one person's two seats start nothing.
#[tokio::test]
async fn who_waits_for_a_friend_gives_no_seat_away() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    makes_a_table(&anna, &server).await;
    assert_eq!(seen(&anna, &["join-name", "join-sit", "start-game"]).await, 0);
    let order = "const top = hook => document.querySelector(`[data-test=\"${hook}\"]`).getBoundingClientRect().top; \
        return top('table-link') < top('player-0') && top('player-1') < top('second-player')";
    assert_eq!(anna.ask(order, vec![]).await, json!(true), "link, seats, extra");
    assert_eq!(anna.ask("return !!document.querySelector('svg.qr')", vec![]).await, json!(true));
    let agreed = anna.reads("agreed").await;
    for word in ["Expansions", "none", "No clock", "Among friends"] {
        assert!(agreed.contains(word), "{word}: {agreed}");
    }
    anna.types("chat-input", "I am early").await;
    anna.click("chat-send").await;
    anna.until(
        "her words",
        "return document.querySelector('[data-test=chat]').textContent.includes('early')",
        vec![],
    )
    .await;

    anna.click("second-player").await;
    anna.types("join-name", "Carl").await;
    anna.click("join-sit").await;
    anna.see("start-game").await;
    let waits = "return !document.querySelector('[data-test=board]') && document.querySelector('[data-test=player-1]').textContent.includes('Carl')";
    assert_eq!(anna.ask(waits, vec![]).await, json!(true), "both seats are hers, nothing begins");
    anna.picture("waiting-full-en-desktop-light").await;
    anna.click("start-game").await;
    anna.see("board").await;
    anna.is_content().await;
}

/// Who shares a device and named everybody in the set-up has said enough.
#[tokio::test]
async fn a_table_for_one_screen_starts_from_the_set_up() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    anna.open(&server.link("/new")).await;
    anna.see("game-carcassonne").await;
    let both = "const field = document.querySelectorAll('.seat-row select')[1]; \
        field.value = 'here'; field.dispatchEvent(new Event('change', { bubbles: true }))";
    anna.ask(both, vec![]).await;
    anna.types("seat-name-0", "Anna").await;
    anna.types("seat-name-1", "Ben").await;
    anna.click("create-table").await;
    anna.see("board").await;
    anna.is_content().await;
}

#[tokio::test]
async fn who_looks_on_is_told_so_and_may_talk() {
    let server = Server::start();
    let (anna, ben) = a_pair(&server).await;
    anna.click("invite").await;
    let link = table_link(&anna).await;
    anna.press_special(fantoccini::key::Key::Escape).await;
    let eve = Person::at(Window::DESKTOP, "Eve").await;
    eve.open(&link).await;
    eve.see("board").await;
    assert_eq!(eve.reads("watching").await, "You are watching");
    assert_eq!(seen(&eve, &["undo", "done", "hint", "resign", "join-name"]).await, 0);
    eve.click("tab-chat").await;
    eve.types("chat-name", "Eve").await;
    eve.types("chat-input", "Good luck").await;
    eve.click("chat-send").await;
    eve.picture("watching-en-desktop-light").await;
    // Ben has not opened the chat: the mark is there, and still after a reload.
    for _ in 0..2 {
        assert_eq!(ben.reads("unread").await, "1");
        ben.reload().await;
    }
    ben.click("tab-chat").await;
    let heard = ben.reads("chat").await;
    assert!(heard.contains("Eve") && heard.contains("Good luck"), "{heard}");
    ben.until("nothing unread", "return !document.querySelector('[data-test=unread]')", vec![])
        .await;
    ben.reload().await;
    ben.see("board").await;
    assert_eq!(seen(&ben, &["unread"]).await, 0, "read is read");
    for person in [&anna, &ben, &eve] {
        person.is_content().await;
    }
}

/// The end: what decided it, the wish for another match on the friend's screen, and a bar that is
/// not empty.
#[tokio::test]
async fn a_wish_for_a_rematch_is_seen_and_accepted() {
    let server = Server::start();
    let (anna, ben) = a_pair(&server).await;
    anna.click("resign").await;
    anna.click("resign-yes").await;
    for person in [&anna, &ben] {
        person.see("game-over").await;
        assert_eq!(person.reads("decided").await, "Anna resigned.");
        person.see("chart").await;
        assert_eq!(seen(person, &["bar-rematch", "bar-replay", "bar-new-table"]).await, 3);
        assert_eq!(seen(person, &["share-result", "replay"]).await, 2);
    }
    ben.click("rematch").await;
    assert_eq!(anna.reads("rematch-wanted").await, "Ben wants a rematch");
    assert_eq!(anna.reads("bar-rematch-wanted").await, "Ben wants a rematch");
    assert!(ben.reads("rematch-asked").await.contains("waiting for Anna"));
    anna.picture("rematch-wanted-en-desktop-light").await;
    let before = anna.ask("return location.pathname", vec![]).await;
    anna.click("rematch").await;
    for person in [&anna, &ben] {
        let moved = "return location.pathname !== arguments[0] && document.querySelector('[data-test=board]')";
        person.until("the next table", moved, vec![before.clone()]).await;
        person.is_content().await;
    }
}

/// What was taken back is told, and told again to who comes anew.
#[tokio::test]
async fn the_log_after_a_reload_is_the_log_before_it() {
    let server = Server::start();
    let (anna, ben) = a_pair(&server).await;
    let spot = anna.first_touchable().await;
    anna.touch_twice(&spot.target).await;
    anna.see("ghost").await;
    anna.click("undo").await;
    anna.see("cell").await;
    let log = anna.log().await;
    assert!(log.iter().any(|line| line.contains("undid a step")), "{log:?}");
    for person in [&anna, &ben] {
        person.reload().await;
        person.see("board").await;
        assert_eq!(person.log().await, log);
        person.is_content().await;
    }
}

#[tokio::test]
async fn addresses_that_lead_nowhere_say_so() {
    let server = Server::start();
    for (lang, words) in [("en", "There is nothing here"), ("de", "Hier ist nichts")] {
        let anna = Person::at(Window { lang, ..Window::DESKTOP }, "Anna").await;
        for path in ["/castle", "/t/aaaaaaaaaaaaaaaaaaaa", "/help/chess", "/learn/chess"] {
            anna.open(&server.link(path)).await;
            let said = anna.reads("nowhere").await;
            assert!(said.contains(words), "{path}: {said}");
        }
        anna.click("nowhere-start").await;
        anna.see("play-now").await;
    }
}
