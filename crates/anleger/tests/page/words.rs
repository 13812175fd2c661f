//! What people write stays text, and what the page writes is in their language.

use fantoccini::Locator;
use fantoccini::key::Key;
use serde_json::json;

use crate::chromium::Window;
use crate::person::{Person, css};
use crate::server::Server;
use crate::together::sit_down_together;

#[tokio::test]
async fn people_talk_and_markup_stays_text() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "<b>Anna</b>").await;
    let ben = Person::at(Window::DESKTOP, "Ben & \"Co\"").await;
    sit_down_together(&anna, &ben, &server).await;
    for person in [&anna, &ben] {
        assert!(person.reads("player-0").await.contains("<b>Anna</b>"));
        assert!(person.reads("player-1").await.contains("Ben & \"Co\""));
    }
    let line = "<img src=x onerror=\"document.title='taken'\"> hello";
    anna.click("tab-chat").await;
    anna.types("chat-input", line).await;
    anna.press_special(Key::Enter).await;
    ben.click("tab-chat").await;
    let heard =
        "return document.querySelector('[data-test=chat]').textContent.includes(arguments[0])";
    ben.until("Anna's words", heard, vec![json!(line)]).await;
    let pictures = ben.client().find_all(Locator::Css(&format!("{} img", css("chat")))).await;
    assert!(pictures.expect("a page").is_empty(), "markup became a picture");
    let title = ben.client().title().await.expect("a title");
    assert_ne!(title, "taken");
}

#[tokio::test]
async fn the_language_is_the_browsers_until_another_is_chosen() {
    let server = Server::start();
    let person = Person::at(Window { lang: "de", ..Window::DESKTOP }, "Anna").await;
    person.open(&server.address()).await;
    let german = person.reads("play-now").await;
    let switch = person.see("lang").await;
    switch.select_by_value("en").await.expect("a language to choose");
    let english = "return document.documentElement.lang === 'en' && document.querySelector('[data-test=play-now]').textContent";
    let english = person.until("English", english, vec![]).await;
    assert_ne!(english.as_str(), Some(german.as_str()));
    person.reload().await;
    person.see("play-now").await;
    let lang = person.ask("return document.documentElement.lang", vec![]).await;
    assert_eq!(lang, "en", "the choice is kept");
}
