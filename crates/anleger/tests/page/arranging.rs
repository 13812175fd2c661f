//! Before a table is laid: what *Play now* starts, and the set-up.

use serde_json::{Value, json};

use crate::chromium::Window;
use crate::person::Person;
use crate::server::Server;
use crate::sizes;

const GAMES: [&str; 3] = ["carcassonne", "newworld", "settlers"];

/// Opens the set-up and chooses a game there.
async fn arranges(person: &Person, server: &Server, game: &str) {
    person.open(&server.link("/new")).await;
    person.click(&format!("game-{game}")).await;
    let chosen = "return document.querySelector(`[data-test=game-${arguments[0]}]`)\
        .getAttribute('aria-pressed') === 'true' && document.querySelector('[data-test=setup-more]')";
    person.until("the game chosen", chosen, vec![json!(game)]).await;
}

/// Chooses from a list.
async fn chooses(person: &Person, hook: &str, value: &str) {
    person.see(hook).await.select_by_value(value).await.expect("a value to choose");
}

#[tokio::test]
async fn the_set_up_fits_on_two_screens_with_seats_before_maps() {
    let server = Server::start();
    for window in [Window::DESKTOP, Window { lang: "de", ..Window::PHONE }] {
        let anna = Person::at(window, "Anna").await;
        for game in GAMES {
            arranges(&anna, &server, game).await;
            let name = format!("setup-{game}-{}-{}-light", window.lang, window.size.name());
            anna.picture(&name).await;
            let tall = "return document.documentElement.scrollHeight / innerHeight";
            let tall = anna.ask(tall, vec![]).await.as_f64().expect("a number");
            assert!(tall <= 2.0, "{name}: {tall} screens");
            let wide = "return document.documentElement.scrollWidth > document.documentElement.clientWidth";
            assert_eq!(anna.ask(wide, vec![]).await, json!(false), "{name}: too wide");
            let tops = "return new Set([...document.querySelectorAll('.game-card')]\
                .map(card => card.getBoundingClientRect().top)).size";
            assert_eq!(anna.ask(tops, vec![]).await, json!(1), "{name}: games in one row");
            let before = "const [seats, maps] = ['.seat-rows', '.preview-cards'].map(it => document.querySelector(it)); \
                return !maps || !!(seats.compareDocumentPosition(maps) & Node.DOCUMENT_POSITION_FOLLOWING)";
            assert_eq!(anna.ask(before, vec![]).await, json!(true), "{name}: seats before maps");
            unfolds(&anna, &name).await;
        }
        anna.is_content().await;
    }
}

/// Two screens are for those whom the defaults suit. Whoever opens what is folded away scrolls on: all of
/// it can be reached and pressed, nothing is cut off, and the button at the foot stays in sight.
async fn unfolds(person: &Person, name: &str) {
    person.click("setup-more").await;
    person.see("clock").await;
    person.picture(&format!("{name}-unfolded")).await;
    let faults = sizes::faults(person).await;
    assert!(faults.is_empty(), "{name} unfolded:\n{}", faults.join("\n"));
    for place in ["0", "document.documentElement.scrollHeight / 2"] {
        person.ask(&format!("scrollTo(0, {place})"), vec![]).await;
        let inside = "const foot = document.querySelector('[data-test=create-table]').getBoundingClientRect(); \
            return foot.top >= 0 && foot.bottom <= innerHeight";
        assert_eq!(person.ask(inside, vec![]).await, json!(true), "{name}: the foot at {place}");
    }
}

/// The maps that are seen, by name.
async fn maps(person: &Person) -> Vec<String> {
    let seen = "return [...document.querySelectorAll('.preview-card')]\
        .filter(card => card.offsetParent !== null).map(card => card.dataset.test.slice(6))";
    serde_json::from_value(person.ask(seen, vec![]).await).expect("names")
}

#[tokio::test]
async fn maps_are_found_by_players_and_length() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    arranges(&anna, &server, "settlers").await;
    assert_eq!(maps(&anna).await.len(), settlers::scenario::IDS.len());
    chooses(&anna, "sieve-players", "3").await;
    let for_three = maps(&anna).await;
    assert!(for_three.contains(&"four-islands-3".to_owned()), "{for_three:?}");
    assert!(!for_three.iter().any(|map| map.ends_with("-4")), "{for_three:?}");
    chooses(&anna, "sieve-players", "").await;
    chooses(&anna, "sieve-length", "long").await;
    // What is chosen is always seen.
    assert_eq!(maps(&anna).await, ["base", "greater-catan-4"]);
    anna.click("value-greater-catan-4").await;
    let seats = "return document.querySelectorAll('.seat-row').length === 4";
    anna.until("as many seats as the map takes", seats, vec![]).await;
    assert_eq!(maps(&anna).await, ["greater-catan-4"]);
    anna.is_content().await;
}

#[tokio::test]
async fn what_is_folded_away_is_named_in_words() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    arranges(&anna, &server, "settlers").await;
    let agreed = anna.reads("setup-agreed").await;
    assert!(agreed.contains("10 points") && agreed.contains("No clock"), "{agreed}");
    assert!(!agreed.split(" · ").any(|part| part == "0"), "{agreed}");
    anna.click("value-new-shores").await;
    let more = "return document.querySelector('[data-test=setup-agreed]').textContent.includes('13 points')";
    anna.until("the goal of the other map", more, vec![]).await;
    anna.click("setup-more").await;
    let chosen = "const list = document.querySelector('[data-test=option-points_to_win] select'); \
        return list.options[list.selectedIndex].textContent";
    let chosen: Value = anna.ask(chosen, vec![]).await;
    assert!(chosen.as_str().is_some_and(|text| text.starts_with("13 points")), "{chosen}");
    anna.is_content().await;
}

/// The book of the Settlers is for three and four: two are told, and agree on it by opening the table.
#[tokio::test]
async fn two_settlers_are_told_that_the_book_is_for_more() {
    let server = Server::start();
    let anna = Person::at(Window { lang: "de", ..Window::PHONE }, "Anna").await;
    arranges(&anna, &server, "settlers").await;
    let hint = anna.reads("seats-hint").await;
    assert!(hint.starts_with("Zu zweit: Laut Spielregel spielen drei oder vier"), "{hint}");
    anna.click("seat-add").await;
    anna.until("no hint", "return !document.querySelector('.seats-hint')", vec![]).await;
    anna.click("seat-remove").await;
    anna.see("seats-hint").await;
    anna.picture("setup-settlers-for-two-de-phone-light").await;
    let bot = anna.see("seat-kind-1").await;
    bot.select_by_value("bot:casual").await.expect("a bot");
    anna.click("create-table").await;
    anna.see("hand-panels").await;
    let players = "return document.querySelectorAll('[data-test^=score-]').length";
    assert_eq!(anna.ask(players, vec![]).await, json!(2));
    anna.is_content().await;
}

#[tokio::test]
async fn play_now_says_what_it_starts_and_remembers_it() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    anna.open(&server.address()).await;
    let first = anna.reads("play-now").await;
    assert!(first.contains("Carcassonne against a bot (casual)"), "{first}");
    anna.click("play-now-settlers").await;
    anna.see("hand-panels").await;
    anna.open(&server.address()).await;
    let again = anna.reads("play-now").await;
    assert!(again.contains("Settlers against 2 bots (casual)"), "{again}");
    anna.see("play-now-carcassonne").await;
    // A table with a map and more bots is remembered as it was chosen.
    arranges(&anna, &server, "settlers").await;
    anna.click("value-four-islands-3").await;
    anna.click("create-table").await;
    anna.see("table-link").await;
    anna.open(&server.address()).await;
    let chosen = anna.reads("play-now").await;
    assert!(
        chosen.contains("Settlers · Four Islands (3 players) against 2 bots (casual)"),
        "{chosen}"
    );
    anna.click("play-now").await;
    anna.see("hand-panels").await;
    anna.is_content().await;
}
