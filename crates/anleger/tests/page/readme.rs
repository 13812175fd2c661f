//! The pictures of the README: each game on a desk and in a pocket, in the middle of a match.
//! `cargo xtask pictures` keeps them in `docs/pictures`.

use std::path::{Path, PathBuf};

use carcassonne::{Agreement, Carcassonne, PhaseView, Sets};
use game::{Audience, Game};
use newworld::NewWorld;
use serde_json::json;

use crate::chromium::Window;
use crate::moments::moment;
use crate::screens::Visitor;
use crate::settlers::prepared::{builds_in_turn, prepare, scenario};

const README: &str = include_str!("../../../../README.md");

const NAMES: [&str; 3] = ["Anna", "Ben", "Cleo"];

const GAMES: [&str; 3] = ["carcassonne", "newworld", "settlers"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn name(game: &str, window: Window) -> String {
    format!("{game}-{}.webp", window.size.name())
}

/// Sits down at the table of a record that waits after so many decisions.
async fn sits_at(visitor: &Visitor, (record, decisions): (String, usize)) {
    let seats = vec![json!({ "kind": "person" }); NAMES.len()];
    let settings = json!({ "aid": "learner" });
    let wish = json!({
        "record": record, "decisions": decisions, "seats": seats, "settings": settings,
    });
    let created = visitor.server.post("/api/records", &wish);
    let path = created["path"].as_str().unwrap_or_else(|| unreachable!("{created}"));
    visitor.sit_on_seats(path, &NAMES).await;
}

async fn take(visitor: &Visitor, game: &str) {
    visitor.rest().await;
    let folder = root().join("target/readme");
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    let picture = visitor.person.webp().await;
    let path = folder.join(name(game, visitor.person.window));
    std::fs::write(path, picture).expect("a file");
}

async fn three_games(window: Window) {
    let visitor = Visitor::at(window).await;
    let laying = |game: &Carcassonne| {
        let view = game.view(Audience::Spectator);
        view.tiles.len() >= 36 && matches!(view.phase, PhaseView::Lay(_))
    };
    let sets = Agreement::with_sets(Sets::all());
    sits_at(&visitor, moment(&sets, &NAMES, laying)).await;
    take(&visitor, "carcassonne").await;
    let coast = |game: &NewWorld| {
        let view = game.view(Audience::Spectator);
        view.tiles.len() >= 30 && matches!(view.phase, newworld::PhaseView::Lay(_))
    };
    sits_at(&visitor, moment(&newworld::Agreement::default(), &NAMES, coast)).await;
    take(&visitor, "newworld").await;
    let islands =
        prepare(&scenario("four-islands-3"), NAMES.len(), |game, _| builds_in_turn(game, 24));
    visitor.sit_on_seats(&islands.lay(&visitor.server), &NAMES[..1]).await;
    take(&visitor, "settlers").await;
    visitor.person.is_content().await;
}

#[tokio::test]
async fn pictures_for_the_readme() {
    for window in [Window::DESKTOP, Window::PHONE] {
        three_games(window).await;
    }
}

#[test]
fn the_readme_shows_every_game_on_a_desk_and_in_a_pocket() {
    for game in GAMES {
        for window in [Window::DESKTOP, Window::PHONE] {
            let path = format!("docs/pictures/{}", name(game, window));
            assert!(README.contains(&format!("({path})")), "{path} is not shown");
            assert!(root().join(&path).is_file(), "{path} is missing: cargo xtask pictures");
        }
    }
}
