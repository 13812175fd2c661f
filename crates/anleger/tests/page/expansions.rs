//! Carcassonne with all its expansions and six players: nothing overflows, and what is asked is
//! offered.

use carcassonne::{Action, Agreement, Carcassonne, Figure, InterludeView, Move, PhaseView, Sets};
use game::{Audience, Game};
use serde_json::json;

use crate::chromium::Window;
use crate::moments::moment;
use crate::screens::Visitor;

const CHOOSE_A_TOWER: &str = "document.querySelector('[data-tap=\"deed:tower\"]').click()";

const SIX: [&str; 6] = ["Anna", "Ben", "Cleo", "Daniel", "Evangeline", "Finn"];

fn found(until: impl Fn(&Carcassonne) -> bool) -> (String, usize) {
    moment(&Agreement::with_sets(Sets::all()), &SIX, until)
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
fn much_to_do(game: &Carcassonne) -> bool {
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

/// All seats of a table that was laid from a record.
async fn sits_at(visitor: &Visitor, (record, decisions): &(String, usize)) {
    let wish = json!({
        "record": record, "decisions": decisions,
        "seats": SIX.map(|_| json!({ "kind": "person" })),
        "settings": { "aid": "learner" },
    });
    let created = visitor.server.post("/api/records", &wish);
    let path = created["path"].as_str().unwrap_or_else(|| unreachable!("{created}"));
    visitor.sit_on_seats(path, &SIX).await;
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
