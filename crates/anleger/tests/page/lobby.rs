//! Strangers find each other: at an open table in the lobby, and by quick pairing.

use serde_json::json;

use crate::chromium::Window;
use crate::person::Person;
use crate::playing::{Player, play_on};
use crate::server::Server;
use crate::together::table_link;

/// Makes a table for two that strangers may find.
async fn opens_a_table(person: &Person, server: &Server) {
    person.open(&server.address()).await;
    person.click("new-table").await;
    person.see("game-carcassonne").await;
    person.types("seat-name-0", person.name).await;
    person.click("setup-more").await;
    person.click("setup-open").await;
    person.click("create-table").await;
    person.see("table-link").await;
}

async fn chooses(person: &Person, hook: &str, value: &str) {
    let script = "const it = document.querySelector(`[data-test=${arguments[0]}]`);
        if (![...it.options].some(option => option.value === arguments[1])) return false;
        it.value = arguments[1];
        it.dispatchEvent(new Event('change', { bubbles: true }));
        return true;";
    person.until(hook, script, vec![json!(hook), json!(value)]).await;
}

async fn rows(person: &Person, count: usize) {
    let there = "return document.querySelectorAll('[data-test=lobby-row]').length === arguments[0]";
    person.until("so many tables", there, vec![json!(count)]).await;
}

#[tokio::test]
async fn two_strangers_meet_in_the_lobby_and_play_a_game() {
    let server = Server::start();
    let mut anna = Player::at(Window::DESKTOP, "Anna", 1).await;
    let mut ben = Player::at(Window::PHONE, "Ben", 2).await;
    ben.person.open(&server.address()).await;
    ben.person.click("lobby").await;
    ben.person.types("lobby-name", "Ben").await;
    rows(&ben.person, 0).await;
    opens_a_table(&anna.person, &server).await;
    rows(&ben.person, 1).await;
    assert!(ben.person.reads("lobby-row").await.contains("Anna"));
    assert!(ben.person.reads("lobby-count").await.contains('1'));
    ben.person.picture("lobby-phone").await;
    ben.person.click("lobby-sit").await;
    for player in [&anna, &ben] {
        player.person.see("board").await;
    }
    assert!(anna.person.reads("player-1").await.contains("Ben"));
    play_on(&mut [&mut anna, &mut ben], 12).await;
    for player in [&anna, &ben] {
        assert!(player.decisions > 2, "{} decided {} times", player.person.name, player.decisions);
        player.person.is_content().await;
    }
}

#[tokio::test]
async fn a_row_stays_where_it_is_while_the_pointer_is_on_it_and_says_that_it_is_taken() {
    let server = Server::start();
    let (anna, carla) =
        (Person::at(Window::DESKTOP, "Anna").await, Person::at(Window::DESKTOP, "Carla").await);
    opens_a_table(&anna, &server).await;
    carla.open(&server.link("/lobby")).await;
    carla.see("lobby-sit").await;
    let points = "document.querySelector('[data-test=lobby-list]')
        .dispatchEvent(new PointerEvent(arguments[0])); return true";
    carla.ask(points, vec![json!("pointerenter")]).await;
    let ben = Person::at(Window::PHONE, "Ben").await;
    ben.open(&table_link(&anna).await).await;
    ben.types("join-name", "Ben").await;
    ben.click("join-sit").await;
    carla.see("lobby-gone").await;
    rows(&carla, 1).await;
    carla.ask(points, vec![json!("pointerleave")]).await;
    rows(&carla, 0).await;
    carla.is_content().await;
}

#[tokio::test]
async fn the_host_opens_a_private_table_while_it_waits_and_closes_it_again() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    anna.open(&server.address()).await;
    anna.click("new-table").await;
    anna.see("game-carcassonne").await;
    anna.types("seat-name-0", "Anna").await;
    anna.click("create-table").await;
    anna.see("table-link").await;
    let ben = Person::at(Window::DESKTOP, "Ben").await;
    ben.open(&server.link("/lobby")).await;
    rows(&ben, 0).await;
    anna.click("table-open").await;
    rows(&ben, 1).await;
    chooses(&ben, "filter-game", "settlers").await;
    rows(&ben, 0).await;
    chooses(&ben, "filter-game", "").await;
    rows(&ben, 1).await;
    anna.click("table-open").await;
    rows(&ben, 0).await;
    anna.is_content().await;
    ben.is_content().await;
}

#[tokio::test]
async fn two_who_want_the_same_are_paired_and_led_to_their_table() {
    let server = Server::start();
    let anna = Person::at(Window::PHONE, "Anna").await;
    let ben = Person::at(Window::DESKTOP, "Ben").await;
    for person in [&anna, &ben] {
        person.open(&server.link("/lobby")).await;
        person.types("lobby-name", person.name).await;
        chooses(person, "quick-game", "newworld").await;
        chooses(person, "quick-seats", "2").await;
    }
    anna.click("quick-seek").await;
    let told = "return document.querySelector('[data-test=quick-told]').textContent.includes('1')";
    anna.until("who looks", told, vec![]).await;
    anna.click("quick-cancel").await;
    anna.see("quick-seek").await;
    anna.click("quick-seek").await;
    anna.until("who looks", told, vec![]).await;
    ben.click("quick-seek").await;
    for person in [&anna, &ben] {
        person.see("board").await;
        person.is_content().await;
    }
}

#[tokio::test]
async fn a_game_that_may_be_watched_is_found_and_is_the_table_of_the_hour() {
    let server = Server::start();
    let carla = Person::at(Window::DESKTOP, "Carla").await;
    carla.open(&server.link("/watch")).await;
    rows(&carla, 0).await;
    let person = json!({ "kind": "person" });
    let wish = json!({
        "game": "carcassonne", "seats": [person, person], "settings": { "open": true, "watch": true },
    });
    let made = server.post("/api/tables", &wish);
    let link = server.link(made["path"].as_str().expect("a path"));
    let mut anna = Player::at(Window::DESKTOP, "Anna", 3).await;
    let mut ben = Player::at(Window::DESKTOP, "Ben", 4).await;
    for player in [&anna, &ben] {
        player.person.open(&link).await;
        player.person.types("join-name", player.person.name).await;
        player.person.click("join-sit").await;
    }
    for player in [&anna, &ben] {
        player.person.see("board").await;
    }
    rows(&carla, 1).await;
    play_on(&mut [&mut anna, &mut ben], 6).await;
    carla.open(&server.address()).await;
    let drawn = "return !!document.querySelector('[data-test=hour-board] svg g')";
    carla.until("the table of the hour", drawn, vec![]).await;
    assert!(carla.reads("hour").await.contains("Anna"));
    carla.picture("table-of-the-hour").await;
    carla.click("hour-watch").await;
    carla.see("watching").await;
    carla.comes_to_see(&anna.person.board().await).await;
    // To look at the start page leaves no trace among one's own tables.
    let ours =
        "return Object.keys(localStorage).filter(key => key.startsWith('anleger.table.')).length";
    assert_eq!(carla.ask(ours, vec![]).await, json!(1), "only the table that was visited");
    carla.is_content().await;
}
