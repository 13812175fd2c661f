//! The first game goes as its lessons say, and past them for who plays differently.

use game::{Audience, Game, Match, Seat};
use newworld::{Event, NewWorld, PhaseView, Structure, View};
use stage::newworld::Theatre;

use crate::first_game::{self, over, waiting};
use crate::tiles::lessons::{bot_plays, greedy};

fn view(game: &Match<NewWorld>) -> View {
    game.game().view(Audience::Spectator)
}

#[test]
fn who_does_as_told_gets_through() {
    let (mut game, mut waiting) = (first_game::first_game(&Theatre), waiting(&Theatre));
    let mut next = || waiting.next().unwrap();

    assert_eq!(view(&game).phase, PhaseView::Lay("K".parse().unwrap()));
    let laying = next();
    assert!(!over(&laying, &game));
    game.play(Seat::FIRST, "lay 1,2 1".parse().unwrap()).unwrap();
    assert!(over(&laying, &game));

    let settling = next();
    assert!(!over(&settling, &game));
    let events = game.play(Seat::FIRST, "settle town-e".parse().unwrap()).unwrap();
    let town = |event: &Event| matches!(event, Event::Scored(s) if s.structure == Structure::Town && s.points == 4);
    assert!(events.iter().any(town), "{events:?}");
    assert!(over(&settling, &game));

    let watching = next();
    assert!(!over(&watching, &game));
    bot_plays(&mut game);
    assert!(over(&watching, &game));

    let farm = next();
    let farms = ["A", "B", "C"].map(|code| PhaseView::Lay(code.parse().unwrap()));
    assert!(farms.contains(&view(&game).phase), "{:?}", view(&game).phase);
    assert!(!over(&farm, &game));
    let action = greedy(game.game(), Seat::FIRST);
    game.play(Seat::FIRST, action).unwrap();
    assert!(!over(&farm, &game));
    game.play(Seat::FIRST, "settle farm".parse().unwrap()).unwrap();
    assert!(over(&farm, &game));
}

#[test]
fn who_plays_anything_gets_through_too() {
    first_game::who_plays_anything_gets_through::<NewWorld>(&Theatre);
}

#[test]
fn lessons_speak_both_languages() {
    first_game::lessons_speak_both_languages(&Theatre, 8..=12);
}
