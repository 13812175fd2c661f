//! The first game goes as its lessons say, and past them for who plays differently.

use carcassonne::{Carcassonne, Event, Feature, PhaseView};
use game::{Audience, Game};
use stage::carcassonne::Theatre;

use crate::first_game;
use crate::tiles::lessons::{bot_plays, first_turn, lays_and_places};

/// Is one of these tiles to be laid?
fn draws(game: &Carcassonne, codes: &[&str]) -> bool {
    let PhaseView::Lay(code) = game.view(Audience::Spectator).phase else { return false };
    codes.contains(&code.to_string().as_str())
}

#[test]
fn who_does_as_told_gets_through() {
    let city = |event: &Event| matches!(event, Event::Scored(s) if s.feature == Feature::City && s.points == 4);
    let closing = |game: &Carcassonne| draws(game, &["E"]);
    let (mut game, mut lessons) = first_turn(closing, ["lay 0,-1 2", "follower city-s"], city);
    assert!(draws(game.game(), &["B"]));
    lays_and_places(&mut game, &lessons.next().unwrap(), "follower monastery");
    bot_plays(&mut game);
    assert!(draws(game.game(), &["D", "U", "V", "W", "J", "K"]));
}

#[test]
fn who_plays_anything_gets_through_too() {
    first_game::who_plays_anything_gets_through::<Carcassonne>(&Theatre);
}

#[test]
fn lessons_speak_both_languages() {
    first_game::lessons_speak_both_languages(&Theatre, 8..=12);
}
