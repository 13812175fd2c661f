//! A picture of every map in the middle of a game, on a desk and in a pocket.

use serde_json::{Value, json};
use settlers::scenario::IDS;

use super::islander::Islander;
use super::prepared::{builds_in_turn, prepare, scenario, seats};
use crate::chromium::Window;
use crate::server::Server;

/// Turns after which pieces stand on the map.
const MIDDLE: u16 = 24;

/// Hexes that are not wholly within the board's window.
const CUT_OFF: &str = r#"
    const rim = document.querySelector('[data-test=board]').getBoundingClientRect();
    return [...document.querySelectorAll('.item.hex > .touch')].filter(hex => {
        const box = hex.getBoundingClientRect();
        return box.left < rim.left || box.right > rim.right || box.top < rim.top || box.bottom > rim.bottom;
    }).map(hex => hex.dataset.target);
"#;

/// How wide a number chip is on the screen, in points.
const CHIP: &str = "return document.querySelector('.item.chip .art').getBoundingClientRect().width";

/// Smaller than this a number cannot be read.
const CHIP_LEAST: f64 = 11.0;

async fn looks_at_every_map(window: Window) {
    let server = Server::start();
    let anna = Islander::at(window, "Anna").await;
    for id in IDS {
        let prepared = prepare(&scenario(id), seats(id), |game, _| builds_in_turn(game, MIDDLE));
        anna.sits_down(&server, &prepared).await;
        let name = format!("map-{id}");
        anna.keeps(&name).await;
        assert_eq!(anna.person.ask(CUT_OFF, vec![]).await, json!([]), "{name}: cut off");
        let chip: Value = anna.person.ask(CHIP, vec![]).await;
        assert!(chip.as_f64() >= Some(CHIP_LEAST), "{name}: a chip is {chip} points wide");
    }
    anna.person.is_content().await;
}

#[tokio::test]
async fn every_map_fits_on_a_desk() {
    looks_at_every_map(Window::DESKTOP).await;
}

#[tokio::test]
async fn every_map_can_be_read_on_a_phone() {
    looks_at_every_map(Window { lang: "de", ..Window::PHONE }).await;
}
