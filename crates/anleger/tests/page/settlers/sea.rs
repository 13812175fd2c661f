//! Games at sea: ships and the pirate, undiscovered land, trade lines.

use game::{Audience, Game, Seat};
use serde_json::{Value, json};
use settlers::{Action, Event, Settlers, SettlersOptions};

use super::islander::{BUILDS, Islander};
use super::prepared::{legal, prepare, scenario, seats};
use crate::chromium::Window;
use crate::person::Person;
use crate::server::Server;

const GERMAN_PHONE: Window = Window { lang: "de", ..Window::PHONE };
const GERMAN_DESKTOP: Window = Window { lang: "de", ..Window::DESKTOP };

/// How many of such a piece are on the board.
async fn count(person: &Person, class: &str) -> u64 {
    let script = "return document.querySelectorAll(arguments[0]).length";
    person.ask(script, vec![json!(format!(".item.{class}"))]).await.as_u64().unwrap_or(0)
}

/// Where a pawn stands.
async fn stands(person: &Person, pawn: &str) -> Value {
    let script = "return document.querySelector(arguments[0])?.style.transform";
    person.ask(script, vec![json!(format!(".item.figure.{pawn}"))]).await
}

#[tokio::test]
async fn ships_sail_and_the_pirate_moves_to_the_end_of_a_game() {
    let shores = scenario("new-shores");
    let options = SettlersOptions { pirate: true, points_to_win: 6, two_players: true, ..shores };
    let moves_the_pirate = |game: &Settlers, seat: Seat| {
        let afloat = game.view(Audience::Spectator).players.iter().any(|it| !it.ships.is_empty());
        afloat && legal(game, seat).iter().any(|action| matches!(action, Action::Pirate { .. }))
    };
    let prepared = prepare(&options, 2, moves_the_pirate);
    let server = Server::start();
    let mut anna = Islander::at(GERMAN_PHONE, "Anna").await;
    anna.sits_down(&server, &prepared).await;

    let before = stands(&anna.person, "pirate").await;
    anna.person.see("ghost").await;
    anna.keeps("pirate").await;
    anna.plays_until_told("Anna versetzt den Piraten", &["place:pirate"]).await;
    assert_ne!(stands(&anna.person, "pirate").await, before);

    let own = format!("figure.ship.seat-{}", prepared.seat);
    let ships = count(&anna.person, &own).await;
    anna.plays_until_told("Anna baut ein Schiff", &["place:ship"]).await;
    assert_eq!(count(&anna.person, &own).await, ships + 1);
    anna.keeps("ships").await;

    let wishes: Vec<&str> = BUILDS.into_iter().chain(["place:ship"]).collect();
    anna.plays_to_the_end(&wishes).await;
    anna.sees_the_result(6).await;
    anna.keeps("over").await;
    anna.person.is_content().await;
}

/// A decision that leads to something, as the board offers it, and what the view says of it.
fn leading(
    game: &Settlers,
    seat: Seat,
    to: impl Fn(&Settlers, &[Event]) -> bool,
) -> Option<Action> {
    let on_sea = |action: &Action| matches!(action, Action::Ship { .. } | Action::Road { .. });
    let leads = |action: &Action| {
        let mut after = game.clone();
        let events = after.play(seat, *action).expect("a legal decision");
        to(&after, &events)
    };
    let rolled = game.view(Audience::Spectator).phase == "main";
    legal(game, seat).into_iter().filter(|_| rolled).filter(on_sea).find(leads)
}

/// Makes this decision on the board, and sees it told.
async fn decides(anna: &mut Islander, action: Action, told: &str) {
    let target = format!("place:{action}");
    let there = "return document.querySelector(`[data-target=\"${arguments[0]}\"]`)";
    anna.person.until(&target, there, vec![json!(target)]).await;
    anna.plays_until_told(told, &[target.as_str()]).await;
}

#[tokio::test]
async fn a_ship_discovers_land_in_oceania() {
    let discovers = |game: &Settlers, seat: Seat| {
        leading(game, seat, |after, _| after.view(Audience::Spectator).phase == "find")
    };
    let prepared =
        prepare(&scenario("oceania-3"), seats("oceania-3"), |g, s| discovers(g, s).is_some());
    let action = discovers(prepared.game(), prepared.seat).expect("prepared so");
    let mut after = prepared.game().clone();
    after.play(prepared.seat, action).expect("prepared so");
    let hex = after.view(Audience::Spectator).place.expect("a hex to discover");

    let server = Server::start();
    let mut anna = Islander::at(Window::PHONE, "Anna").await;
    let class = "return document.querySelector(`[data-target=\"hex:${arguments[0]}\"]`)?.closest('.item').className.baseVal";
    anna.sits_down(&server, &prepared).await;
    let fog = anna.person.until("the hex", class, vec![json!(hex)]).await;
    assert!(fog.as_str().is_some_and(|class| class.contains("unknown")), "{fog}");
    anna.keeps("fog").await;
    let unknown = count(&anna.person, "hex.unknown").await;
    decides(&mut anna, action, "Anna discovers").await;
    let land = anna.person.until("the hex", class, vec![json!(hex)]).await;
    assert!(land.as_str().is_some_and(|class| !class.contains("unknown")), "{land}");
    assert_eq!(count(&anna.person, "hex.unknown").await, unknown - 1);
    anna.keeps("discovered").await;
    anna.person.is_content().await;
}

#[tokio::test]
async fn a_trade_line_is_closed_in_the_great_crossing() {
    let closes = |game: &Settlers, seat: Seat| {
        let line = |event: &Event| matches!(event, Event::LineClosed { .. });
        leading(game, seat, |_, events| events.iter().any(line))
    };
    let id = "great-crossing-4";
    let prepared = prepare(&scenario(id), seats(id), |game, seat| closes(game, seat).is_some());
    let action = closes(prepared.game(), prepared.seat).expect("prepared so");

    let server = Server::start();
    let mut anna = Islander::at(GERMAN_DESKTOP, "Anna").await;
    anna.sits_down(&server, &prepared).await;
    anna.keeps("before-the-line").await;
    decides(&mut anna, action, "Anna schließt eine Handelslinie").await;
    assert!(count(&anna.person, "line").await > 0, "it is drawn under its ships");
    let seat = prepared.seat;
    let mut after = prepared.game().clone();
    after.play(seat, action).expect("prepared so");
    let points = after.scores(Audience::Seat(seat))[seat.index()];
    assert_eq!(anna.person.reads(&format!("score-{seat}")).await, points.to_string());
    anna.keeps("trade-line").await;
    anna.person.click("tab-points").await;
    anna.person.see("panel-points").await;
    anna.keeps("lines").await;
    anna.person.is_content().await;
}
