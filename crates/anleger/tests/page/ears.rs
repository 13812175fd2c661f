//! What somebody hears who does not see the page: names in the browser's own tree for screen readers,
//! and what is said of itself when something happens.

use serde_json::{Value, json};

use crate::chromium::Window;
use crate::person::Person;
use crate::server::Server;

/// Writes down whatever is said aloud from now on, in every region that speaks of itself.
const LISTEN: &str = r"
    window.heard = [];
    const speaking = [...document.querySelectorAll('[aria-live], [role=status], [role=alert]')];
    const listen = region => new MutationObserver(() => window.heard.push(region.textContent.trim()))
        .observe(region, { subtree: true, childList: true, characterData: true });
    speaking.forEach(listen);
    return speaking.length;
";

async fn hears(person: &Person, what: &str, part: &str) -> Value {
    let script = "return window.heard.find(text => text.includes(arguments[0])) || null";
    person.until(what, script, vec![json!(part)]).await
}

/// The names of everything with this role.
fn named<'a>(heard: &'a [(String, String)], role: &str) -> Vec<&'a str> {
    heard.iter().filter(|(own, _)| own == role).map(|(_, name)| name.as_str()).collect()
}

/// A match in its middle, the other seat a bot's: the same whenever it is laid.
fn middle_of_a_match(server: &Server) -> String {
    const RECORD: &str = include_str!("../../../../docs/sample.anleger");
    let seats = json!([{ "kind": "person" }, { "kind": "bot", "level": "greedy" }]);
    let wish = json!({ "record": RECORD, "decisions": 60, "seats": seats });
    let created = server.post("/api/records", &wish);
    created["path"].as_str().unwrap_or_else(|| unreachable!("{created}")).to_owned()
}

async fn at_a_table(server: &Server) -> Person {
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    anna.open(&server.link(&format!("{}/0", middle_of_a_match(server)))).await;
    anna.types("join-name", "Anna").await;
    anna.click("join-sit").await;
    anna.see("cell").await;
    anna
}

#[tokio::test]
async fn everything_on_a_table_has_a_name() {
    let server = Server::start();
    let anna = at_a_table(&server).await;
    let heard = anna.heard().await;
    let buttons = named(&heard, "button");
    let labels = "return [...document.querySelectorAll(arguments[0])].map(part => part.getAttribute('aria-label'))";
    let cells = anna.ask(labels, vec![json!("[data-test=cell]")]).await;
    let cells: Vec<String> = serde_json::from_value(cells).expect("a list of names");
    assert!(!cells.is_empty(), "no cell has a name");
    for cell in &cells {
        let called = buttons.iter().filter(|name| *name == cell).count();
        assert_eq!(called, 1, "not one button is called {cell}: {buttons:?}");
    }
    assert!(buttons.iter().any(|name| name.contains("your tile")), "{buttons:?}");
    let pictures: Vec<&str> =
        ["img", "image"].iter().flat_map(|role| named(&heard, role)).collect();
    for kind in ["your follower as", "’s follower as"] {
        assert!(pictures.iter().any(|name| name.contains(kind)), "no {kind}: {pictures:?}");
    }
    assert!(buttons.iter().chain(&pictures).all(|name| !name.contains("undefined")));
    anna.is_content().await;
}

#[tokio::test]
async fn deeds_turns_and_troubles_are_said() {
    let mut server = Server::start();
    let anna = at_a_table(&server).await;
    let regions = anna.ask(LISTEN, vec![]).await;
    assert!(regions.as_u64() >= Some(3), "{regions} regions speak of themselves");
    let spot = anna.first_touchable().await;
    anna.touch_twice(&spot.target).await;
    hears(&anna, "what she laid", "laid a tile").await;
    let sight = anna.sight().await;
    if !sight.touchable.iter().any(|spot| spot.target.starts_with("cell:")) && sight.done {
        anna.finish(&sight).await;
    }
    hears(&anna, "whose turn came", "’s turn").await;
    hears(&anna, "that it is hers again", "Your turn").await;
    server.stop();
    hears(&anna, "that the line is broken", "Connection lost").await;
}
