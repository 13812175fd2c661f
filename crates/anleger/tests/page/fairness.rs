//! The *Fairness* view: who had a hand in the dice, what this browser remembers, and the proof, worked out in it.

use serde_json::json;

use crate::chromium::{Size, Window};
use crate::person::Person;
use crate::server::Server;
use crate::together::{sit_down_together, table_link};

/// Opens the view and reads who had a hand in the dice.
async fn origin(person: &Person) -> String {
    person.see("board").await;
    person.click("tab-fair").await;
    person.reads("dice-origin").await
}

/// The addresses of the server that this page asked for the proof.
async fn asked_for_the_proof(person: &Person) -> serde_json::Value {
    let script = "return performance.getEntriesByType('resource') \
        .map(entry => entry.name).filter(name => name.endsWith('/verify'))";
    person.ask(script, vec![]).await
}

#[tokio::test]
async fn both_add_to_the_dice_and_each_browser_proves_it_by_itself() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    let ben = Person::at(Window { lang: "de", ..Window::PHONE }, "Ben").await;
    sit_down_together(&anna, &ben, &server).await;
    let said = origin(&anna).await;
    assert!(said.contains("the devices of Anna and Ben added before the first move"), "{said}");
    assert!(said.ends_with("Everybody at the table took part."), "{said}");
    assert!(anna.reads("dice-memory").await.starts_with("Your own number went into it"));
    for hand in ["hand-0", "hand-1"] {
        let added = anna.reads(hand).await;
        let digits = added.chars().filter(char::is_ascii_hexdigit).count();
        assert!(digits >= 64, "{added}");
    }
    anna.picture("fairness-en-desktop-light").await;
    let said = origin(&ben).await;
    assert!(said.contains("zufälligen Zahlen der Geräte von Anna und Ben"), "{said}");
    assert!(ben.reads("dice-memory").await.starts_with("Deine eigene Zahl steckt darin"));
    ben.picture("fairness-de-phone-light").await;

    anna.click("invite").await;
    let link = table_link(&anna).await;
    anna.press_special(fantoccini::key::Key::Escape).await;
    let eve = Person::at(Window::DESKTOP, "Eve").await;
    eve.open(&link).await;
    assert!(origin(&eve).await.contains("the devices of Anna and Ben"));
    let remembered = eve.reads("dice-memory").await;
    assert!(remembered.starts_with("Your device remembers nothing"), "{remembered}");

    anna.click("resign").await;
    anna.click("resign-yes").await;
    for (person, proven) in [
        (
            &anna,
            "Checked on this device: the secret number matches its fingerprint, every added number",
        ),
        (
            &ben,
            "Auf diesem Gerät geprüft: Die geheime Zahl passt zum Fingerabdruck, jede beigesteuerte",
        ),
        (
            &eve,
            "Checked on this device: the secret number matches its fingerprint, every added number",
        ),
    ] {
        person.see("game-over").await;
        person.click("verify").await;
        let said = "return [...document.querySelectorAll('[data-test=verify-result]')] \
            .some(result => result.textContent.startsWith(arguments[0]))";
        person.until("a proof", said, vec![json!(proven)]).await;
        assert_eq!(asked_for_the_proof(person).await, json!([]), "{}", person.name);
        person.is_content().await;
    }
    anna.picture("fairness-proven-en-desktop-light").await;
    ben.picture("fairness-proven-de-phone-light").await;
}

/// What a dishonest server could do is found out by whoever remembers something else.
#[tokio::test]
async fn another_promise_than_the_one_that_was_seen_raises_an_alarm() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    let ben = Person::at(Window::PHONE, "Ben").await;
    sit_down_together(&anna, &ben, &server).await;
    for (change, alarm) in [
        ("dice.commitment = 'ab'.repeat(32)", "Warning: this is not the fingerprint"),
        ("dice.pledges[1].pledge = 'ab'.repeat(32)", "Warning: these are not the promises"),
        ("dice.drawn[0][1] = 'ab'.repeat(32)", "Warning: the number promised for Anna"),
    ] {
        // What she remembers is changed, and put back: to her it looks as if the table had been.
        let script = format!(
            "const name = 'anleger.table.' + location.pathname.split('/')[2]; \
             window.before = localStorage.getItem(name); \
             const visit = JSON.parse(window.before); const dice = visit.dice; {change}; \
             localStorage.setItem(name, JSON.stringify(visit)); return window.before"
        );
        let before = anna.ask(&script, vec![]).await;
        anna.reload().await;
        origin(&anna).await;
        let said = anna.reads("dice-alarm").await;
        assert!(said.starts_with(alarm), "{said}");
        anna.picture("fairness-alarm-en-desktop-light").await;
        let back = "localStorage.setItem('anleger.table.' + location.pathname.split('/')[2], arguments[0])";
        anna.ask(back, vec![before]).await;
    }
    anna.reload().await;
    origin(&anna).await;
    anna.see("dice-memory").await;
}

#[tokio::test]
async fn bots_alone_a_person_among_bots_and_a_page_alone_are_told_apart() {
    let server = Server::start();
    let bot = json!({ "kind": "bot", "level": "greedy" });
    let wish = json!({ "game": "carcassonne", "seats": [bot, bot] });
    let created = server.post("/api/tables", &wish);
    let watcher = Person::at(Window::DESKTOP, "Eve").await;
    watcher.open(&server.link(created["path"].as_str().expect("a path"))).await;
    let said = origin(&watcher).await;
    assert!(said.starts_with("Only bots play here"), "{said}");

    let anna = Person::at(Window { size: Size::Phone, ..Window::DESKTOP }, "Anna").await;
    anna.open(&server.address()).await;
    anna.click("play-now").await;
    let said = origin(&anna).await;
    assert!(
        said.contains("device added before the first move: neither the server nor that device"),
        "{said}"
    );

    let ben = Person::at(Window::DESKTOP, "Ben").await;
    ben.open(&server.link("/offline")).await;
    ben.click("offline-start").await;
    let said = origin(&ben).await;
    assert!(said.starts_with("This page drew the secret number itself"), "{said}");
    for person in [&watcher, &anna, &ben] {
        person.is_content().await;
    }
}

/// Ben took a seat, and then the battery of his phone was empty: the others see for whom they wait, and that it is not for long.
#[tokio::test]
async fn who_is_away_when_the_dice_are_mixed_is_waited_for_and_named() {
    let server = Server::start();
    let person = json!({ "kind": "person" });
    let wish = json!({ "game": "carcassonne", "seats": [person, person] });
    let created = server.post("/api/tables", &wish);
    let link = server.link(created["path"].as_str().expect("a path"));
    let ben = Person::at(Window::PHONE, "Ben").await;
    ben.open(&link).await;
    ben.types("join-name", "Ben").await;
    ben.click("join-sit").await;
    ben.see("table-link").await;
    drop(ben);
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    anna.open(&link).await;
    anna.types("join-name", "Anna").await;
    anna.click("join-sit").await;
    let waits = "return document.querySelector('[data-test=waiting-lead]')?.textContent \
        .includes('Waiting for Ben, ')";
    anna.until("for whom it waits", waits, vec![]).await;
    anna.picture("mixing-en-desktop-light").await;
    let said = origin(&anna).await;
    assert!(said.contains("a random number that Anna’s device added"), "{said}");
    assert!(said.contains("Ben’s device added nothing"), "{said}");
    assert!(anna.reads("hand-0").await.contains("nothing"), "Ben came first");
    anna.picture("fairness-without-en-desktop-light").await;
}
