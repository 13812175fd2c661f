//! Before a table: scenarios as cards.

use serde_json::json;

use crate::chromium::Window;
use crate::person::{Person, css};
use crate::server::Server;

#[tokio::test]
async fn scenarios_are_cards_and_a_table_has_as_many_seats_as_they_take() {
    let server = Server::start();
    let anna = Person::at(Window { lang: "de", ..Window::PHONE }, "Anna").await;
    anna.open(&server.link("/new")).await;
    anna.click("game-settlers").await;
    let cards =
        "return [...document.querySelectorAll('.preview-card')].map(card => card.dataset.test)";
    anna.until("cards", "return document.querySelectorAll('.preview-card').length > 3", vec![])
        .await;
    let cards: Vec<String> = serde_json::from_value(anna.ask(cards, vec![]).await).expect("names");
    for card in &cards {
        anna.click(card).await;
        let chosen = "return document.querySelector(arguments[0]).classList.contains('chosen')";
        anna.until("the card chosen", chosen, vec![json!(css(card))]).await;
    }
    let pictures = "return [...document.querySelectorAll('.preview-art svg')].every(svg => svg.getBoundingClientRect().height > 50)";
    assert_eq!(anna.ask(pictures, vec![]).await, json!(true));
    anna.picture("settlers-setup-de-phone-light").await;
    let seats = anna.ask("return document.querySelectorAll('.seat-row').length", vec![]).await;
    assert!(seats.as_u64() >= Some(3), "{seats} seats");
    anna.click("create-table").await;
    anna.see("seat-link-1").await;
    anna.is_content().await;
}
