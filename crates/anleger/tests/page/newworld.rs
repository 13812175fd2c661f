//! New World on the same page: the coast, the surveyors' ruler, the order of scorings, the set-up.

use game::{Audience, Game};
use newworld::{Agreement, NewWorld, PhaseView};
use serde_json::json;

use crate::chromium::Window;
use crate::moments;
use crate::playing::{Player, play_on};
use crate::screens::Visitor;
use crate::server::Server;

#[tokio::test]
async fn a_whole_game_against_a_bot_from_the_lobby_to_the_final_score() {
    let server = Server::start();
    let mut anna = Player::at(Window::DESKTOP, "Anna", 5).await;
    anna.person.open(&server.address()).await;
    anna.person.click("play-now-newworld").await;
    anna.person.see("board").await;
    assert!(play_on(&mut [&mut anna], usize::MAX / 2).await);
    anna.person.see("game-over").await;
    anna.person.picture("newworld-over-en-desktop-light").await;
    let log = anna.person.log().await.join("\n");
    assert!(log.contains("surveyor") && log.contains("The game is over"), "{log}");
    let scores = anna.person.scores(2).await;
    assert!(scores.iter().all(|score| score.parse::<i32>().is_ok_and(|points| points > 0)));
    anna.person.see("download-record").await;
    anna.person.is_content().await;
}

pub fn moment(until: impl Fn(&NewWorld) -> bool) -> (String, usize) {
    moments::moment(&Agreement::default(), &["Anna", "Ben"], until)
}

fn phase(game: &NewWorld) -> PhaseView {
    game.view(Audience::Spectator).phase
}

pub fn laid(game: &NewWorld) -> usize {
    game.view(Audience::Spectator).tiles.len()
}

/// Both seats of a table that was laid from a record.
pub async fn sits_at(visitor: &Visitor, (record, decisions): &(String, usize)) {
    let person = json!({ "kind": "person" });
    let wish = json!({
        "record": record, "decisions": decisions, "seats": [person, person],
        "settings": { "aid": "learner" },
    });
    let created = visitor.server.post("/api/records", &wish);
    let path = created["path"].as_str().unwrap_or_else(|| unreachable!("{created}"));
    visitor.sit_on_both_seats(path).await;
}

async fn walk_around(window: Window) {
    let visitor = Visitor::at(window).await;
    visitor.open("/new").await;
    visitor.person.click("game-newworld").await;
    visitor.keep("newworld-setup", "game-notice").await;
    let laying = moment(|game| {
        laid(game) >= 34 && matches!(phase(game), PhaseView::Lay(_)) && !game.in_danger().is_empty()
    });
    sits_at(&visitor, &laying).await;
    visitor.keep("newworld-table", "cell").await;
    for overlay in ["plains", "owners"] {
        visitor.unfold_the_tools().await;
        visitor.person.click(&format!("overlay-{overlay}")).await;
        visitor.keep(&format!("newworld-{overlay}"), "board").await;
        visitor.unfold_the_tools().await;
        visitor.person.click(&format!("overlay-{overlay}")).await;
    }
    visitor.person.click("tab-surveyors").await;
    visitor.keep("newworld-surveyors", "board").await;
    let settling = moment(|game| laid(game) >= 20 && matches!(phase(game), PhaseView::Settle(_)));
    sits_at(&visitor, &settling).await;
    visitor.keep("newworld-settling", "ghost").await;
    let scoring = moment(|game| matches!(phase(game), PhaseView::Score(_)));
    sits_at(&visitor, &scoring).await;
    visitor.keep("newworld-order", "ghost").await;
    visitor.open("/help/newworld").await;
    visitor.keep_with("newworld-help", "article").await;
    visitor.open("/learn/newworld").await;
    visitor.keep("newworld-lesson", "lesson-text").await;
    visitor.person.is_content().await;
}

#[tokio::test]
async fn screens_in_english_on_a_desk() {
    walk_around(Window::DESKTOP).await;
}

#[tokio::test]
async fn screens_in_german_on_a_phone() {
    walk_around(Window { lang: "de", ..Window::PHONE }).await;
}

#[tokio::test]
async fn screens_by_night() {
    walk_around(Window { dark: true, ..Window::PHONE }).await;
}
