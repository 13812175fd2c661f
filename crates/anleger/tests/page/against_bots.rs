//! Games against bots: on the server by one click, and inside the page without a server.

use crate::chromium::{Size, Window};
use crate::person::{PATIENCE, Person};
use crate::playing::{Attempt, Player, play_on};
use crate::server::Server;

#[tokio::test]
async fn one_click_is_enough_for_a_game_against_a_bot() {
    let server = Server::start();
    let mut anna = Player::at(Window::DESKTOP, "Anna", 3).await;
    anna.person.open(&server.address()).await;
    anna.person.click("play-now").await;
    anna.person.see("board").await;
    assert!(play_on(&mut [&mut anna], usize::MAX / 2).await);
    anna.person.see("game-over").await;
    // The page after the game: look at it again, check the dice, play again.
    anna.person.see("download-record").await;
    anna.person.click("tab-fair").await;
    anna.person.click("verify").await;
    anna.person.see("verify-result").await;
    anna.person.click("rematch").await;
    anna.person.until("a new game", "return !document.querySelector('[data-test=game-over]') && document.querySelectorAll('[data-test=tile]').length <= 2", vec![]).await;
    let until = std::time::Instant::now() + PATIENCE;
    while anna.attempt().await != Attempt::Decided {
        assert!(std::time::Instant::now() < until, "the rematch does not begin");
    }
    anna.person.is_content().await;
}

#[tokio::test]
async fn without_a_server_the_page_opens_and_plays() {
    let mut server = Server::start();
    let window = Window { size: Size::Phone, ..Window::DESKTOP };
    let mut anna = Player::at(window, "Anna", 4).await;
    anna.person.open(&server.address()).await;
    keeps_the_page(&anna.person).await;
    server.stop();
    anna.person.reload().await;
    anna.person.click("offline").await;
    anna.person.click("offline-start").await;
    anna.person.see("board").await;
    assert!(!play_on(&mut [&mut anna], 10).await);
    // The bot may still be thinking, and lay a tile after somebody has looked.
    anna.person.until("Anna's turn", "return document.title.startsWith('●')", vec![]).await;
    let board = anna.person.board().await;
    assert!(board.len() > 10, "{board:?}");
    // Nothing is lost by a reload without a server either.
    anna.person.reload().await;
    anna.person.comes_to_see(&board).await;
    assert!(!play_on(&mut [&mut anna], 4).await);
    anna.person.is_content().await;
}

/// Waits until everything is kept for times without a server.
async fn keeps_the_page(person: &Person) {
    let script = "const done = arguments[arguments.length - 1]; \
        navigator.serviceWorker.ready.then(async keeper => { \
            const said = [...document.querySelectorAll('[rel=words]')] \
                .filter(link => link.id.startsWith(document.documentElement.lang)); \
            const kept = async () => navigator.serviceWorker.controller && said.length > 0 \
                && (await Promise.all(said.map(link => caches.match(link.href)))).every(Boolean); \
            while (!await kept()) await new Promise(go => setTimeout(go, 50)); \
            done(keeper.active.state); })";
    let state = person.client().execute_async(script, vec![]).await;
    assert!(state.is_ok(), "no service worker keeps the page: {state:?}");
}
