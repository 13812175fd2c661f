//! Carcassonne with all its expansions and six players: nothing overflows, and what is asked is
//! offered.

use std::collections::BTreeSet;

use carcassonne::{Action, Agreement, Carcassonne, Figure, InterludeView, Move, PhaseView, Sets};
use game::{Audience, Game};
use serde_json::json;

use crate::chromium::Window;
use crate::moments::moment;
use crate::person::PATIENCE;
use crate::playing::{Attempt, Player};
use crate::screens::Visitor;
use crate::server::Server;

const CHOOSE_A_TOWER: &str = "document.querySelector('[data-tap=\"deed:tower\"]').click()";

pub const SIX: [&str; 6] = ["Anna", "Ben", "Cleo", "Daniel", "Evangeline", "Finn"];

pub fn found(until: impl Fn(&Carcassonne) -> bool) -> (String, usize) {
    found_with(&SIX, until)
}

fn found_with(names: &[&str], until: impl Fn(&Carcassonne) -> bool) -> (String, usize) {
    moment(&Agreement::with_sets(Sets::all()), names, until)
}

fn phase(game: &Carcassonne) -> PhaseView {
    game.view(Audience::Spectator).phase
}

fn laid(game: &Carcassonne) -> usize {
    game.view(Audience::Spectator).tiles.len()
}

fn asks(game: &Carcassonne, wanted: InterludeView) -> bool {
    phase(game) == PhaseView::Interlude(wanted)
}

/// A turn in which much can be done: fairy, tower, and a helper.
pub fn much_to_do(game: &Carcassonne) -> bool {
    if laid(game) < 40 || !matches!(phase(game), PhaseView::Figure(_)) {
        return false;
    }
    let mut actions = Vec::new();
    game.actions(game.view(Audience::Spectator).active, &mut actions);
    let helper = |action: &Action| {
        matches!(action, Action::Place { figure: Figure::Builder | Figure::Pig, .. })
    };
    let built = |action: &Action| matches!(action, Action::Expansion(Move::Tower { .. }));
    actions.iter().any(helper) && actions.iter().any(built)
}

fn captures(game: &Carcassonne) -> bool {
    laid(game) >= 30 && matches!(phase(game), PhaseView::Interlude(InterludeView::Capture(_)))
}

/// A table that was laid from a record; where it is.
pub fn lay(server: &Server, names: &[&str], (record, decisions): &(String, usize)) -> String {
    let seats: Vec<_> = names.iter().map(|_| json!({ "kind": "person" })).collect();
    let wish = json!({
        "record": record, "decisions": decisions, "seats": seats,
        "settings": { "aid": "learner" },
    });
    let created = server.post("/api/records", &wish);
    created["path"].as_str().unwrap_or_else(|| unreachable!("{created}")).to_owned()
}

/// All seats of a table that was laid from a record.
async fn sits_at(visitor: &Visitor, found: &(String, usize)) {
    visitor.sit_on_seats(&lay(&visitor.server, &SIX, found), &SIX).await;
}

async fn walk_around(window: Window) {
    let visitor = Visitor::at(window).await;
    sits_at(&visitor, &found(much_to_do)).await;
    visitor.keep("expansions-choosing", "panel-chooser").await;
    // On a phone it may lie beyond the edge of its row, which can be pushed along.
    visitor.person.ask(CHOOSE_A_TOWER, vec![]).await;
    visitor.keep("expansions-tower", "ghost").await;
    visitor.unfold_the_tools().await;
    visitor.person.click("overlay-risk").await;
    visitor.keep("expansions-risk", "board").await;
    visitor.person.click("tab-supplies").await;
    visitor.keep("expansions-supplies", "tab-supplies").await;
    sits_at(&visitor, &found(captures)).await;
    visitor.keep("expansions-capture", "ghost").await;
    let running = |game: &Carcassonne| laid(game) >= 30 && asks(game, InterludeView::Dragon);
    sits_at(&visitor, &found(running)).await;
    visitor.keep("expansions-dragon", "ghost").await;
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

/// What the chooser offers to do, what is looked at left out.
const DEEDS: &str = "return [...document.querySelectorAll('[data-tap^=\"deed:\"]')]\
    .filter(deed => !deed.disabled && deed.getAttribute('aria-pressed') !== 'true').map(deed => deed.dataset.tap)";
const BRING_HOME: &str = "document.querySelector('[data-tap*=\":from-\"]')?.click()";
const CHOOSE: &str = "document.querySelector(`[data-tap=\"${arguments[0]}\"]`)?.click()";

/// Plays at random, now and then something else than a follower, to the end of the game; says what
/// was looked at in the chooser.
async fn plays_to_the_end(player: &mut Player) -> BTreeSet<String> {
    let (mut chosen, mut moved) = (BTreeSet::new(), std::time::Instant::now());
    for glance in 0.. {
        let deeds = player.person.ask(DEEDS, vec![]).await;
        let deeds: Vec<String> = serde_json::from_value(deeds).unwrap_or_default();
        // What has not been looked at yet comes first; how often one glances depends on the machine.
        let unseen = deeds.iter().find(|deed| !chosen.contains(*deed));
        if let Some(deed) = unseen.or_else(|| deeds.get(glance % (deeds.len() + 1))) {
            player.person.ask(CHOOSE, vec![json!(deed)]).await;
            chosen.insert(deed.clone());
        }
        match player.attempt().await {
            Attempt::Over => break,
            Attempt::Decided => moved = std::time::Instant::now(),
            Attempt::NotMyTurn if moved.elapsed() > PATIENCE => {
                player.person.despair("nobody can move").await;
            }
            // Who comes home in exchange is chosen beside the board.
            Attempt::NotMyTurn => {
                player.person.ask(BRING_HOME, vec![]).await;
            }
        }
    }
    chosen
}

/// Through a reload in the middle of the dragon's run, and on to the last tile and the final score.
#[tokio::test]
async fn a_game_with_all_boxes_survives_a_reload_and_goes_to_the_final_score() {
    const TWO: [&str; 2] = ["Anna", "Ben"];
    let late = |game: &Carcassonne| laid(game) >= 140 && asks(game, InterludeView::Dragon);
    let visitor = Visitor::at(Window::DESKTOP.moving()).await;
    visitor.sit_on_seats(&lay(&visitor.server, &TWO, &found_with(&TWO, late)), &TWO).await;
    let Visitor { person, server, .. } = visitor;
    let mut player = Player::of(person, 6);
    while player.attempt().await != Attempt::Decided {}
    player.person.see("ghost").await;
    let board = player.person.board().await;
    player.person.reload().await;
    player.person.comes_to_see(&board).await;
    player.person.see("ghost").await;
    let chosen = plays_to_the_end(&mut player).await;
    assert!(chosen.len() >= 3, "{chosen:?}");
    player.person.see("game-over").await;
    player.person.picture("expansions-over-en-desktop-light").await;
    assert_eq!(player.person.scores(2).await.len(), 2);
    player.person.is_content().await;
    drop(server);
}
