//! How soon a click is painted, and how smoothly a full board moves: 200 tiles in a real Chromium.
//!
//! ```text
//! cargo xtask paint
//! ```
//!
//! Prints one JSON object. Times are taken inside the page, from the browser's own time stamp of the
//! click to the moment after the frame that shows its effect.

#[path = "../tests/page/chromium.rs"]
#[expect(dead_code, reason = "shared with the tests, which use the rest of it")]
mod chromium;
#[path = "../tests/page/person.rs"]
#[expect(dead_code, reason = "shared with the tests, which use the rest of it")]
mod person;
#[path = "../tests/page/playing.rs"]
#[expect(dead_code, reason = "shared with the tests, which use the rest of it")]
mod playing;
#[path = "../tests/page/server.rs"]
#[expect(dead_code, reason = "shared with the tests, which use the rest of it")]
mod server;

use std::time::{Duration, Instant};

use bots::rng_from;
use carcassonne::{Action, Agreement, Carcassonne};
use chromium::Window;
use fantoccini::actions::{InputSource, MouseActions, PointerAction};
use game::{Chance, Game, Match, Player, Quiet, Seed, Turn, luck};
use person::Person;
use playing::Spot;
use serde_json::{Value, json};
use server::Server;

/// So many tiles lie when the measuring begins.
const TILES: usize = 200;

/// Enough boxes for that many tiles, and for those that are laid while measuring.
const BOXES: u8 = 4;

/// Turns that are measured.
const SAMPLES: usize = 40;

/// A click without an effect for so long has missed.
const MISSED: Duration = Duration::from_secs(3);

/// Steps of the mouse while the board is dragged around, and how long each takes.
const DRAG_STEPS: u32 = 240;
const DRAG_STEP: Duration = Duration::from_millis(16);

#[tokio::main]
async fn main() {
    let server = Server::start();
    let person = Person::at(Window::DESKTOP, "Measure").await;
    let table = full_table(&server);
    sit_on_both_seats(&person, &server, &table).await;
    person.ask(COUNT_HANDLING, vec![]).await;
    let (mut tried, mut laid) = (Vec::new(), Vec::new());
    while laid.len() < SAMPLES {
        if let Some((first, second)) = lay_a_tile(&person).await {
            tried.push(first);
            laid.push(second);
        }
    }
    let handled = person.ask("return window.handled", vec![]).await;
    let mut handled: Vec<f64> = serde_json::from_value(handled).expect("a list of times");
    let frames = drag_around(&person).await;
    let report = json!({
        "tiles": TILES,
        "tried_ms": quantiles(&mut tried),
        "laid_ms": quantiles(&mut laid),
        "handled_ms": quantiles(&mut handled),
        "panning": frames,
    });
    println!("{report}");
}

/// A table in the middle of a random game.
fn full_table(server: &Server) -> String {
    let options = Agreement { boxes: BOXES, ..Agreement::default() };
    let players = vec![Player::person("Anna"), Player::person("Ben")];
    let chance = Chance::Fair(Seed([7; 32]));
    let mut game = Match::<Carcassonne>::begin(options, players, chance).expect("a game");
    let mut rng = rng_from(7);
    let (mut decisions, mut tiles, mut so_far) = (0, 1, None);
    while let Turn::Decide(seats) = game.turn() {
        let seat = seats.iter().next().expect("somebody");
        let mut actions = Vec::new();
        game.game().actions(seat, &mut actions);
        let action = *luck::pick(&mut rng, &actions).expect("a decision");
        game.play_into(seat, action, &mut Quiet).expect("a legal decision");
        decisions += 1;
        tiles += usize::from(matches!(action, Action::Lay { .. }));
        if tiles == TILES && so_far.is_none() {
            so_far = Some(decisions);
        }
    }
    let person = json!({ "kind": "person" });
    let wish = json!({
        "record": game.record().to_string(),
        "decisions": so_far.expect("enough tiles"),
        "seats": [person, person],
    });
    let created = server.post("/api/records", &wish);
    created["card"]["id"].as_str().unwrap_or_else(|| unreachable!("{created}")).to_owned()
}

async fn sit_on_both_seats(person: &Person, server: &Server, table: &str) {
    for (seat, name) in ["Anna", "Ben"].into_iter().enumerate() {
        person.open(&server.link(&format!("/t/{table}/{seat}"))).await;
        person.types("join-name", name).await;
        person.click("join-sit").await;
        person.see(&format!("player-{seat}")).await;
    }
    person.see("cell").await;
}

/// Tries a tile, lays it, and says how long each took to be painted; passes where a figure could be
/// placed instead.
async fn lay_a_tile(person: &Person) -> Option<(f64, f64)> {
    let sight = person.sight().await;
    let Some(spot) = sight.touchable.iter().find(|spot| spot.target.starts_with("cell:")) else {
        match (sight.done, sight.all) {
            (true, _) => person.click("done").await,
            (false, 0) => tokio::time::sleep(Duration::from_millis(20)).await,
            (false, _) => person.click("fit").await,
        }
        return None;
    };
    let tried = painted_after(person, spot, TRIED).await?;
    let again = person.sight().await;
    let laid = painted_after(person, again.spot(&spot.target)?, LAID).await?;
    Some((tried, laid))
}

/// Clicks there, and says how many milliseconds later the page looked as `condition` wants; `None`
/// where the board moved away under the mouse.
async fn painted_after(person: &Person, spot: &Spot, condition: &str) -> Option<f64> {
    let watch = STOPWATCH.replace("CONDITION", condition);
    person.ask(&watch, vec![json!(spot.target)]).await;
    person.click_at(spot.x, spot.y).await;
    let until = Instant::now() + MISSED;
    while Instant::now() < until {
        if let Some(took) = person.ask("return window.painted", vec![]).await.as_f64() {
            return Some(took);
        }
    }
    None
}

/// The tile is tried there.
const TRIED: &str = "document.querySelector('[data-test=board] .preview')";

/// Nobody can try it there any more, because it lies there.
const LAID: &str = "!document.querySelector(`[data-test=cell][data-target=\"${target}\"]`)";

/// Starts with the next click and stops after the frame in which the condition holds.
const STOPWATCH: &str = r"
    const target = arguments[0], board = document.querySelector('[data-test=board]');
    window.painted = null;
    addEventListener('pointerup', click => {
        const watch = new MutationObserver(() => {
            if (!(CONDITION)) return;
            watch.disconnect();
            requestAnimationFrame(() => {
                const after = new MessageChannel();
                after.port1.onmessage = () => { window.painted = performance.now() - click.timeStamp; };
                after.port2.postMessage(0);
            });
        });
        watch.observe(board, { subtree: true, childList: true, attributes: true });
    }, { once: true, capture: true });
";

/// How long the page's own code takes for each click, as the browser counts it; quicker clicks than
/// the browser reports are left out.
const COUNT_HANDLING: &str = r"
    window.handled = [];
    new PerformanceObserver(list => list.getEntries().filter(entry => entry.name === 'click').forEach(
        entry => window.handled.push(entry.processingEnd - entry.processingStart)
    )).observe({ type: 'event', durationThreshold: 16 });
";

/// Drags the whole board around in a circle and counts the frames.
async fn drag_around(person: &Person) -> Value {
    person.ask(COUNT_FRAMES, vec![]).await;
    let at = |step: u32| {
        let angle = f64::from(step) / f64::from(DRAG_STEPS) * 4.0 * std::f64::consts::TAU;
        (600.0 + 150.0 * angle.cos(), 400.0 + 150.0 * angle.sin())
    };
    let moved = |step: u32| {
        let (x, y) = at(step);
        PointerAction::MoveTo { duration: Some(DRAG_STEP), x, y }
    };
    let mut mouse = MouseActions::new("mouse".to_owned()).then(moved(0));
    mouse = mouse.then(PointerAction::Down { button: 0 });
    for step in 1..=DRAG_STEPS {
        mouse = mouse.then(moved(step));
    }
    mouse = mouse.then(PointerAction::Up { button: 0 });
    person.client().perform_actions(mouse).await.expect("a drag");
    person.ask("return window.frames_seen()", vec![]).await
}

/// A frame is dropped where the next one comes more than half a frame late.
const COUNT_FRAMES: &str = r"
    const times = [];
    let running = true;
    const frame = now => { times.push(now); if (running) requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
    window.frames_seen = () => {
        running = false;
        const gaps = times.slice(1).map((now, at) => now - times[at]).sort((a, b) => a - b);
        const usual = gaps[Math.floor(gaps.length / 2)] || 0;
        const late = gaps.filter(gap => gap > 1.5 * 1000 / 60);
        return {
            frames: gaps.length,
            dropped: late.reduce((sum, gap) => sum + Math.round(gap / (1000 / 60)) - 1, 0),
            median_ms: usual,
            worst_ms: gaps[gaps.length - 1] || 0,
        };
    };
";

fn quantiles(times: &mut [f64]) -> Value {
    times.sort_by(f64::total_cmp);
    let at = |percent: usize| times.get(times.len().saturating_sub(1) * percent / 100).copied();
    json!({ "samples": times.len(), "p50": at(50), "p90": at(90), "most": at(100) })
}
