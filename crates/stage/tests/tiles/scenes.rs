//! Scenes as text.

use std::fmt::Write;

use stage::{Input, Lang, Scene, Stage, UNIT};

use super::table::{OnTiles, PREVIEW, play, stage};

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

/// A scene in English and German.
pub fn both(stage: &dyn Stage) -> String {
    format!("{}\n{}", told(&stage.scene(Lang::En)), told(&stage.scene(Lang::De)))
}

/// What is asked, in the hand and in front of the seats, in English and German.
pub fn asked(stage: &dyn Stage) -> String {
    let mut text = String::new();
    for lang in [Lang::En, Lang::De] {
        let prompt = stage.prompt(lang);
        let hand: Vec<String> = stage.hand(lang).into_iter().map(|item| item.name).collect();
        let seats: Vec<String> = stage.seats(lang).into_iter().map(|note| note.text).collect();
        let _ = writeln!(text, "{} | {} | {hand:?} {seats:?}", prompt.title, prompt.detail);
    }
    text
}

/// The scene after these steps and what the person whose turn it is then does.
pub fn touched<G: OnTiles>(mut game: G, steps: &[&str], input: Input<'_>) -> String {
    play(&mut game, steps);
    let mut stage = stage(&game);
    stage.feel(input, PREVIEW);
    both(stage.as_ref())
}

/// What is asked of the person whose turn it is after these steps, and once more after a tap.
pub fn asked_twice<G: OnTiles>(game: &mut G, steps: &[&str], tap: &str) -> String {
    play(game, steps);
    let mut stage = stage(game);
    let first = asked(stage.as_ref());
    stage.feel(Input::Tap(tap), PREVIEW);
    first + &asked(stage.as_ref())
}
