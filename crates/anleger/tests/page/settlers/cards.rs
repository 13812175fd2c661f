//! Before the first settlement: scenarios as cards, a deal that all may refuse, harbours that players lay.

use serde_json::json;

use super::islander::Islander;
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
    anna.see("table-link").await;
    anna.is_content().await;
}

#[tokio::test]
async fn a_dealt_board_is_kept_by_agreement_and_harbours_are_laid_by_the_players() {
    let server = Server::start();
    let mut anna = Islander::at(Window::PHONE, "Anna").await;
    let bot = json!({ "kind": "bot", "level": "greedy" });
    let options = json!({ "scenario": "new-world-3", "redeal": true });
    let seats = [json!({ "kind": "person" }), bot.clone(), bot];
    let wish = json!({ "game": "settlers", "options": options, "seats": seats });
    let made = server.post("/api/tables", &wish);
    let path = made["path"].as_str().unwrap_or_else(|| unreachable!("{made}"));
    anna.person.open(&server.link(&format!("{path}/0"))).await;
    anna.person.types("join-name", anna.person.name).await;
    anna.person.click("join-sit").await;
    anna.person.see("panel-desk").await;
    anna.keeps("agree").await;
    anna.plays_until_told("Anna keeps the board", &[]).await;
    anna.person
        .until(
            "her harbour to lay",
            "return document.querySelector('[data-target^=\"place:harbour\"]')",
            vec![],
        )
        .await;
    anna.keeps("harbour").await;
    let laid = "return document.querySelectorAll('.item.tile.harbour').length";
    let before = anna.person.ask(laid, vec![]).await;
    anna.plays_until(
        "a harbour more",
        &format!("{laid} > arguments[0]"),
        vec![before],
        &["place:harbour"],
    )
    .await;
    anna.person.is_content().await;
}
