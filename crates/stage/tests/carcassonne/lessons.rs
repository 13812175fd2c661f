//! The first game goes as its lessons say, and past them for who plays differently.

use carcassonne::{Carcassonne, Event, Feature, PhaseView, View};
use game::{Audience, Game, Match, Seat};
use stage::carcassonne::Theatre;

use crate::first_game::{self, over, waiting};
use crate::tiles::lessons::{bot_plays, greedy};

fn view(game: &Match<Carcassonne>) -> View {
    game.game().view(Audience::Spectator)
}

#[test]
fn who_does_as_told_gets_through() {
    let (mut game, mut waiting) = (first_game::first_game(&Theatre), waiting(&Theatre));
    let mut next = || waiting.next().unwrap();

    assert_eq!(view(&game).phase, PhaseView::Lay("E".parse().unwrap()));
    let laying = next();
    assert!(!over(&laying, &game));
    game.play(Seat::FIRST, "lay 0,-1 2".parse().unwrap()).unwrap();
    assert!(over(&laying, &game));

    let placing = next();
    assert!(!over(&placing, &game));
    let events = game.play(Seat::FIRST, "follower city-s".parse().unwrap()).unwrap();
    let city = |event: &Event| matches!(event, Event::Scored(s) if s.feature == Feature::City && s.points == 4);
    assert!(events.iter().any(city), "{events:?}");
    assert!(over(&placing, &game));

    let watching = next();
    assert!(!over(&watching, &game));
    bot_plays(&mut game);
    assert!(over(&watching, &game));

    let monastery = next();
    assert_eq!(view(&game).phase, PhaseView::Lay("B".parse().unwrap()));
    assert!(!over(&monastery, &game));
    let action = greedy(game.game(), Seat::FIRST);
    game.play(Seat::FIRST, action).unwrap();
    assert!(!over(&monastery, &game));
    game.play(Seat::FIRST, "follower monastery".parse().unwrap()).unwrap();
    assert!(over(&monastery, &game));

    bot_plays(&mut game);
    let road = ["D", "U", "V", "W", "J", "K"].map(|code| PhaseView::Lay(code.parse().unwrap()));
    assert!(road.contains(&view(&game).phase), "{:?}", view(&game).phase);
}

#[test]
fn who_plays_anything_gets_through_too() {
    first_game::who_plays_anything_gets_through::<Carcassonne>(&Theatre);
}

#[test]
fn lessons_speak_both_languages() {
    first_game::lessons_speak_both_languages(&Theatre, 8..=12);
}
