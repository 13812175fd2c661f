//! People who trade with each other, each seeing it with their own eyes.

use serde_json::{Value, json};

use super::scenes;
use crate::chromium::Window;
use crate::person::{Person, css};
use crate::server::Server;

/// Waits until all of these words stand on the desk, in this order.
async fn reads_on_the_desk(person: &Person, words: &[&str]) {
    let stands = "const desk = document.querySelector('[data-test=panel-desk]'); \
        if (!desk) return false; \
        let at = 0; \
        return arguments[0].every(words => (at = desk.textContent.indexOf(words, at) + 1) > 0)";
    person.until(&format!("{words:?} on the desk"), stands, vec![json!(words)]).await;
}

/// The first tap shows what would be done, the second does it.
async fn confirms(person: &Person, target: &str) {
    person.tap(target).await;
    let chosen = "return !!document.querySelector(`[data-tap=\"${arguments[0]}\"].chosen`)";
    person.until("a choice to confirm", chosen, vec![json!(target)]).await;
    person.tap(target).await;
}

/// How a button stands out: as the one to press, or as one of several.
async fn is_main(person: &Person, target: &str) -> Value {
    let main = "return document.querySelector(`[data-tap=\"${arguments[0]}\"]`).classList.contains('primary')";
    person.ask(main, vec![json!(target)]).await
}

/// How many cards of the five kinds the hand shows.
async fn hand(person: &Person) -> Value {
    let counts = format!(
        "return [...document.querySelectorAll('{} .token-row:first-child .count')].slice(-5).map(count => Number(count.textContent))",
        css("hand-panels")
    );
    person.ask(&counts, vec![]).await
}

/// Anna asks for brick. Ben says yes, Carla at the same screen wants more, and Anna takes the yes.
#[tokio::test]
async fn an_offer_is_answered_countered_and_taken_by_people() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    let ben = Person::at(Window::PHONE, "Ben").await;
    let table = server.link(&scenes::lay(&server, &scenes::trades(), 3));
    anna.open(&format!("{table}/0")).await;
    anna.types("join-name", "Anna").await;
    anna.click("join-sit").await;
    ben.open(&table).await;
    ben.sits_with(&["Ben", "Carla"]).await;
    for touch in ["trade", "want:brick", "give:wool", "send"] {
        anna.tap(touch).await;
    }
    reads_on_the_desk(&anna, &["Your offer: you get 1 brick, you give 1 wool", "Ben", "thinking"])
        .await;

    reads_on_the_desk(&ben, &["Anna offers: you get 1 wool, you give 1 brick"]).await;
    ben.picture("settlers-asked-en-phone-light").await;
    confirms(&ben, "act:accept").await;

    // A yes can be taken while others still think.
    reads_on_the_desk(&anna, &["Ben", "yes", "Carla", "thinking", "Trade with Ben"]).await;
    reads_on_the_desk(&ben, &["Anna offers: you get 1 wool, you give 1 brick"]).await;
    for touch in ["counter", "reset", "want:wool", "want:wool", "give:brick", "send"] {
        ben.tap(touch).await;
    }
    let counter = "counter-offer: you get 1 brick, you give 2 wool";
    let press = "Carla’s counter-offer: you get 1 brick, you give 2 wool";
    reads_on_the_desk(&anna, &["Ben", "yes", "Carla", counter, "Trade with Ben", press]).await;
    assert_eq!(is_main(&anna, "act:deal 1").await, json!(true), "the yes stands out");
    assert_eq!(is_main(&anna, "act:deal 2").await, json!(false), "the counter-offer does not");
    anna.picture("settlers-countered-en-desktop-light").await;

    confirms(&anna, "act:deal 1").await;
    let gone = "return !document.querySelector('[data-test=panel-desk]')";
    anna.until("an empty desk", gone, vec![]).await;
    assert_eq!(hand(&anna).await, json!([1, 0, 2, 1, 1]), "brick, lumber, wool, grain, ore");
    let told = anna.log().await.join("\n");
    assert!(told.contains("Anna trades with Ben: you get 1 brick, you give 1 wool"), "{told}");
    let told = ben.log().await.join("\n");
    assert!(told.contains("Anna trades"), "{told}");
    for person in [&anna, &ben] {
        person.is_content().await;
    }
}
