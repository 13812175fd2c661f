//! Late in a game, when the board is large and everything on it small: what must be chosen is chosen from
//! near by, figures can be told apart, and building sites can be hit with a finger.

use std::time::Instant;

use carcassonne::{Carcassonne, PhaseView};
use fantoccini::key::Key;
use game::{Audience, Game};
use serde_json::{Value, json};

use crate::chromium::{Size, Window};
use crate::expansions::{self, SIX};
use crate::person::{PATIENCE, Person};
use crate::screens::{AT_REST, Visitor};

/// So many tiles make a large board.
const MANY: usize = 120;

/// So wide is every figure on the screen, until its tile is hardly wider than that itself.
const FIGURE_LEAST: f64 = 16.9;

/// Somebody at a table with all boxes, late, in such a phase.
async fn late_at(window: Window, phase: fn(&PhaseView) -> bool) -> Visitor {
    let late = |game: &Carcassonne| {
        let view = game.view(Audience::Spectator);
        view.tiles.len() >= MANY && phase(&view.phase)
    };
    let visitor = Visitor::at(window).await;
    visitor.person.wants_stillness(false).await;
    let path = expansions::lay(&visitor.server, &SIX, &expansions::found(late));
    visitor.sit_on_seats(&path, &SIX).await;
    visitor
}

async fn rests(visitor: &Visitor) {
    visitor.person.until("a page at rest", AT_REST, vec![]).await;
}

/// How wide a tile is on the screen.
async fn tile(visitor: &Visitor) -> f64 {
    let script = "return document.querySelector('[data-test=tile]').getBoundingClientRect().width";
    visitor.person.ask(script, vec![]).await.as_f64().expect("a width")
}

/// The shortest side of all of these on the screen.
async fn shortest(visitor: &Visitor, selector: &str) -> f64 {
    let script = "return Math.min(...[...document.querySelectorAll(arguments[0])].map(part => { \
        const box = part.getBoundingClientRect(); return Math.min(box.width, box.height); }))";
    visitor.person.ask(script, vec![json!(selector)]).await.as_f64().expect("a side")
}

#[tokio::test]
async fn the_view_goes_where_something_must_be_chosen_and_back() {
    let visitor = late_at(Window::DESKTOP, |phase| matches!(phase, PhaseView::Figure(_))).await;
    let person = &visitor.person;
    person.see("ghost").await;
    rests(&visitor).await;
    let near = tile(&visitor).await;
    assert!(near > 60.0, "a tile is {near} points wide where a figure must be placed");
    let sight = person.sight().await;
    assert!(sight.all > 0 && sight.touchable.len() == sight.all, "{sight:?}");
    person.finish(&sight).await;
    person.see("cell").await;
    rests(&visitor).await;
    let far = tile(&visitor).await;
    assert!(far < near, "the view stayed near by: {far}");
    person.is_content().await;
}

/// The view is asked to go close before its window is known, and must not stay far away for that.
#[tokio::test]
async fn the_first_tile_is_as_large_as_a_lone_tile_should_be() {
    for window in [Window::DESKTOP, Window::PHONE] {
        let visitor = Visitor::at(window).await;
        visitor.open("/learn/carcassonne").await;
        visitor.person.see("cell").await;
        rests(&visitor).await;
        let wide = tile(&visitor).await;
        assert!(wide > 90.0, "the first tile is {wide} points wide");
    }
}

#[tokio::test]
async fn figures_keep_a_smallest_size() {
    let visitor = late_at(Window::PHONE, |phase| matches!(phase, PhaseView::Lay(_))).await;
    visitor.person.see("cell").await;
    rests(&visitor).await;
    let wide = tile(&visitor).await;
    assert!(wide < 36.0, "the board is not large: {wide}");
    let figure = shortest(&visitor, ".item.figure:not(.road, .ship) > .art").await;
    assert!(figure >= FIGURE_LEAST, "a figure of {figure} on a tile of {wide}");
    let cell = shortest(&visitor, "[data-test=cell]").await;
    assert!(cell >= 40.0, "a cell of {cell}");
    visitor.person.is_content().await;
}

#[tokio::test]
async fn one_key_goes_to_the_last_moves_and_back() {
    let visitor = Visitor::at(Window::DESKTOP).await;
    let person = &visitor.person;
    person.wants_stillness(false).await;
    visitor.open(&format!("{}/replay", visitor.lay(json!({})))).await;
    let slider = person.see("replay-slider").await;
    slider.send_keys(&Key::End.to_string()).await.expect("a slider");
    let marks = "return document.querySelectorAll('.marks .item').length";
    for _ in 0..STEPS_BACK {
        person.click("replay-prev").await;
    }
    assert_ne!(person.ask(marks, vec![]).await, json!(0), "no mark on the last move");
    rests(&visitor).await;
    let whole = tile(&visitor).await;
    person.press('l').await;
    let near = "return document.querySelector('[data-test=tile]').getBoundingClientRect().width > arguments[0] + 1";
    person.until("the last moves near by", near, vec![json!(whole)]).await;
    rests(&visitor).await;
    assert_eq!(person.ask(MARKS_OUTSIDE, vec![]).await, json!(0), "marks out of sight");
    person.press('l').await;
    let back = "return Math.abs(document.querySelector('[data-test=tile]').getBoundingClientRect().width - arguments[0]) < 1";
    person.until("the whole board", back, vec![json!(whole)]).await;
    visitor.open("/learn/carcassonne").await;
    person.click("settings").await;
    let keys = person.reads("keys").await;
    assert!(keys.contains("L goes to the last moves"), "{keys}");
    person.is_content().await;
}

/// So long before the end a tile is laid.
const STEPS_BACK: usize = 3;

/// How many marks are not on the board's window.
const MARKS_OUTSIDE: &str = "const rim = document.querySelector('.board').getBoundingClientRect(); \
    return [...document.querySelectorAll('.marks .item')].filter(mark => { \
    const box = mark.getBoundingClientRect(); \
    return box.right < rim.left || box.left > rim.right || box.bottom < rim.top || box.top > rim.bottom; \
    }).length";

/// Where building sites are, and which of them is tried.
const SITES: &str = "return [...document.querySelectorAll('[data-test=ghost]')].map(site => { \
    const box = site.getBoundingClientRect(); \
    return { target: site.dataset.target, x: box.left + box.width / 2, y: box.top + box.height / 2 }; })";
const TRIED: &str =
    "return document.querySelector('.ghost.solid > .touch')?.dataset.target === arguments[0]";

/// Taps until this site is tried: on a busy machine a tap may last so long that it asks about the site.
async fn taps(person: &Person, target: &Value, x: f64, y: f64) {
    let end = Instant::now() + PATIENCE;
    loop {
        person.click_at(x, y).await;
        let tried = person.within(PATIENCE / 10, TRIED, vec![target.clone()]).await;
        match tried {
            Some(_) => return,
            None if Instant::now() < end => {}
            None => person.despair(&format!("{target} cannot be hit")).await,
        }
    }
}

#[tokio::test]
async fn every_building_site_can_be_hit_with_a_finger() {
    let visitor = Visitor::at(Window { size: Size::SmallPhone, ..Window::PHONE }).await;
    let person = &visitor.person;
    person.wants_stillness(false).await;
    visitor.open("/learn/settlers").await;
    person.see("ghost").await;
    rests(&visitor).await;
    let site = shortest(&visitor, "[data-test=ghost]").await;
    assert!(site >= 40.0, "a building site of {site}");
    let sites: Vec<Value> = person.ask(SITES, vec![]).await.as_array().cloned().unwrap_or_default();
    assert!(sites.len() > 20, "{} sites", sites.len());
    // They crowd so much that the finger is on several at once: the nearest is meant.
    for site in sites.iter().step_by(7) {
        let [x, y] = ["x", "y"].map(|axis| site[axis].as_f64().expect("a place"));
        taps(person, &site["target"], x, y).await;
    }
    person.is_content().await;
}
