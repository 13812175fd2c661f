//! Scenes of small positions, as text.

use std::fmt::Write;

use stage::{Input, Lang, Scene, Stage, UNIT};

use crate::common::{PREVIEW, play, seat, stage, stage_of, table};

/// A scene without its pictures: what lies in which cell, and what a screen reader says of it.
fn told(scene: &Scene) -> String {
    let bounds = scene.bounds;
    let (at, width, height) = (bounds.at, bounds.width, bounds.height);
    let mut text = format!("{width} by {height} from {},{}\n", at.x, at.y);
    for item in &scene.items {
        let (x, y) = ((item.at.x / UNIT).floor(), (item.at.y / UNIT).floor());
        let _ = write!(text, "{} [{}] in {x},{y}", item.key, item.class);
        let _ = match item.turned {
            0 => writeln!(text),
            turned => writeln!(text, " turned {turned}"),
        };
        if let Some(touch) = &item.touch {
            let acts = if touch.acts { "acts" } else { "reads" };
            let _ = writeln!(text, "    {} {acts}: {}", touch.target, touch.name);
        }
    }
    text
}

fn both(stage: &dyn Stage) -> String {
    format!("{}\n{}", told(&stage.scene(Lang::En)), told(&stage.scene(Lang::De)))
}

#[test]
fn a_tile_to_be_laid() {
    let mut game = table();
    play(&mut game, &["*M", "lay 0,-1 3", "follower city-s", "*V"]);
    let mut stage = stage(&game);
    stage.feel(Input::Turn(true), PREVIEW);
    insta::assert_snapshot!(both(stage.as_ref()));
}

#[test]
fn a_tile_on_trial() {
    let mut game = table();
    play(&mut game, &["*E"]);
    let mut stage = stage(&game);
    stage.feel(Input::Tap("cell:0,-1"), PREVIEW);
    insta::assert_snapshot!(both(stage.as_ref()));
}

#[test]
fn a_follower_to_be_placed() {
    let mut game = table();
    play(&mut game, &["*A", "lay 1,0 1"]);
    let mut stage = stage(&game);
    stage.feel(Input::Tap("ghost:monastery"), PREVIEW);
    insta::assert_snapshot!(both(stage.as_ref()));
}

/// The road is finished, and Blue still stands on it while Orange thinks about a follower.
#[test]
fn a_pending_scoring_seen_by_others() {
    let mut game = table();
    play(&mut game, &["*W", "lay 1,0 0", "follower road-w", "*A", "lay -1,0 3"]);
    insta::assert_snapshot!(both(stage_of(&game, seat(0)).as_ref()));
}

#[test]
fn what_is_asked() {
    let mut game = table();
    let mut text = String::new();
    let mut ask = |stage: &dyn Stage| {
        for lang in Lang::ALL {
            let prompt = stage.prompt(lang);
            let hand: Vec<String> = stage.hand(lang).into_iter().map(|item| item.name).collect();
            let seats: Vec<String> = stage.seats(lang).into_iter().map(|note| note.text).collect();
            let _ = writeln!(text, "{} | {} | {hand:?} {seats:?}", prompt.title, prompt.detail);
        }
    };
    play(&mut game, &["*E"]);
    let mut laying = stage(&game);
    ask(laying.as_ref());
    laying.feel(Input::Tap("cell:0,-1"), PREVIEW);
    ask(laying.as_ref());
    play(&mut game, &["lay 0,-1 2"]);
    let mut placing = stage(&game);
    ask(placing.as_ref());
    placing.feel(Input::Tap("ghost:city-s"), PREVIEW);
    ask(placing.as_ref());
    insta::assert_snapshot!(text);
}
