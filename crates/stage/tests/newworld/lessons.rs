//! The first game goes as its lessons say, and past them for who plays differently.

use game::{Audience, Game};
use newworld::{Event, NewWorld, PhaseView, Structure, TileCode};
use stage::newworld::Theatre;

use crate::first_game;
use crate::tiles::lessons::{first_turn, lays_and_places};

fn drawn(game: &NewWorld) -> Option<TileCode> {
    if let PhaseView::Lay(code) = game.view(Audience::Spectator).phase { Some(code) } else { None }
}

#[test]
fn who_does_as_told_gets_through() {
    let town = |event: &Event| matches!(event, Event::Scored(s) if s.structure == Structure::Town && s.points == 4);
    let part = |game: &NewWorld| drawn(game) == "K".parse().ok();
    let (mut game, mut lessons) = first_turn(part, ["lay 1,2 1", "settle town-e"], town);
    assert!(["A", "B", "C"].iter().any(|farm| drawn(game.game()) == farm.parse().ok()));
    lays_and_places(&mut game, &lessons.next().unwrap(), "settle farm");
}

#[test]
fn who_plays_anything_gets_through_too() {
    first_game::who_plays_anything_gets_through::<NewWorld>(&Theatre);
}

#[test]
fn lessons_speak_both_languages() {
    first_game::lessons_speak_both_languages(&Theatre, 8..=12);
}
