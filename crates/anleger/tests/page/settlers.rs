//! The Settlers on the same page: scenarios as cards, panels, the workshop.

use serde_json::{Value, json};

use crate::chromium::Window;
use crate::person::Person;
use crate::server::Server;

/// Decisions that are made by clicks: both settlements with their roads, and some turns.
const DECISIONS: usize = 10;

/// What can be done: a ghost on the board, the done button, or a button of a panel that most people
/// will want.
const WAY_ON: &str = r#"
    const seen = thing => {
        const box = thing.getBoundingClientRect();
        const x = box.left + box.width / 2, y = box.top + box.height / 2;
        const top = document.elementFromPoint(x, y);
        return top && (thing === top || thing.contains(top)) ? { x, y } : null;
    };
    const first = (css, ok) => [...document.querySelectorAll(css)].filter(ok).map(seen).find(spot => spot);
    const over = document.querySelector('[data-test=game-over]');
    return over ? { over: true }
        : first('[data-test=done]', thing => !thing.disabled)
        || first('[data-test=press].primary', thing => thing.getAttribute('aria-disabled') !== 'true')
        || first('[data-tap="act:refuse"]', () => true)
        || first('[data-test=ghost]', () => true)
        || null;
"#;

/// Makes decisions by clicking whatever leads on, until the log has grown so often.
async fn play_on(person: &Person, decisions: usize) {
    let own = "return [...document.querySelectorAll('[data-test=log-line]')].length";
    let mut made = 0;
    while made < decisions {
        let before = person.ask(own, vec![]).await;
        let spot = person.until("a way on", WAY_ON, vec![]).await;
        if spot["over"] == json!(true) {
            return;
        }
        let [x, y] = ["x", "y"].map(|axis| spot[axis].as_f64().expect("a place"));
        person.click_at(x, y).await;
        tokio::time::sleep(std::time::Duration::from_millis(150)).await;
        made += usize::from(person.ask(own, vec![]).await != before);
    }
}

#[tokio::test]
async fn a_game_is_begun_and_survives_a_reload() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    anna.open(&server.address()).await;
    anna.click("play-now-settlers").await;
    anna.see("hand-panels").await;
    anna.see("ghost").await;
    play_on(&anna, DECISIONS).await;
    // The table waits for her: nothing moves while she reloads.
    anna.until("a way on", WAY_ON, vec![]).await;
    let board = anna.board().await;
    assert!(board.len() > 19, "{board:?}");
    anna.picture("settlers-table-en-desktop-light").await;
    anna.reload().await;
    anna.comes_to_see(&board).await;
    for tab in ["dice", "supply", "points"] {
        let hook = format!("tab-{tab}");
        if anna.clickable(&crate::person::css(&hook)).await.is_some() {
            anna.click(&hook).await;
            anna.picture(&format!("settlers-{tab}-en-desktop-light")).await;
        }
    }
    anna.is_content().await;
}

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
        anna.until("the card chosen", chosen, vec![json!(crate::person::css(card))]).await;
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

#[tokio::test]
async fn a_board_of_ones_own_is_painted_shared_and_played() {
    let server = Server::start();
    let anna = Person::at(Window::DESKTOP, "Anna").await;
    anna.open(&server.link("/workshop/settlers")).await;
    anna.see("workshop").await;
    let begin = "const list = document.querySelector('[data-test=pattern]'); \
        list.value = list.options[list.options.length - 1].value; \
        list.dispatchEvent(new Event('change', { bubbles: true })); return list.options.length";
    let patterns = anna.ask(begin, vec![]).await;
    assert!(patterns.as_u64() > Some(3), "{patterns} patterns");
    let fine =
        "return document.querySelector('[data-test=complaints] h2').classList.contains('fine')";
    anna.until("a board without a fault", fine, vec![]).await;
    anna.picture("settlers-workshop-en-desktop-light").await;

    // A stroke that breaks it, and back.
    let hexes = "return [...document.querySelectorAll('.item.hex > .touch')].map(hex => { const box = hex.getBoundingClientRect(); return { x: box.left + box.width / 2, y: box.top + box.height / 2 }; })";
    let hexes = anna.ask(hexes, vec![]).await;
    let middle = hexes.as_array().and_then(|all| all.get(all.len() / 2)).expect("a hex").clone();
    let picture =
        "return [...document.querySelectorAll('.item.hex .art')].map(art => art.innerHTML).join()";
    let before = anna.ask(picture, vec![]).await;
    let brushes =
        "return [...document.querySelectorAll('.brush')].map(brush => brush.dataset.test)";
    let brushes: Vec<String> =
        serde_json::from_value(anna.ask(brushes, vec![]).await).expect("names");
    for brush in brushes.iter().take(2) {
        anna.click(brush).await;
        let [x, y] = ["x", "y"].map(|axis| middle[axis].as_f64().expect("a place"));
        anna.click_at(x, y).await;
    }
    let other = format!("const now = (() => {{ {picture} }})(); return now !== arguments[0]");
    anna.until("another board", &other, vec![before.clone()]).await;
    let same = format!("const now = (() => {{ {picture} }})(); return now === arguments[0]");
    for _ in 0..2 {
        // One of the brushes may have painted what was there already.
        if anna.ask(&same, vec![before.clone()]).await == json!(false) {
            anna.click("workshop-undo").await;
        }
    }
    anna.until("the board of before", &same, vec![before.clone()]).await;

    // The link holds the whole board, for a browser that has never seen it.
    anna.click("workshop-share").await;
    let link = anna.see("workshop-link").await.prop("value").await.expect("a field");
    let link = link.expect("a link");
    let ben = Person::at(Window::PHONE, "Ben").await;
    ben.open(&link).await;
    ben.until("the same board", &same, vec![before]).await;
    ben.picture("settlers-workshop-en-phone-light").await;
    let wide: Value =
        ben.ask("return document.documentElement.scrollWidth > innerWidth", vec![]).await;
    assert_eq!(wide, json!(false), "wider than the window");

    anna.click("workshop-play").await;
    anna.see("hand-panels").await;
    anna.is_content().await;
    ben.is_content().await;
}
