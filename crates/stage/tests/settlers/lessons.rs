//! The first game goes as its lessons say, and past them for who plays differently.

use game::{Audience, Game, Match, Seat};
use settlers::{Action, Corner, Event, Settlers, View};
use stage::settlers::Theatre;

use crate::first_game::{self, actions, decider, over, waiting};

fn view(game: &Match<Settlers>) -> View {
    game.game().view(Audience::Spectator)
}

/// How many different things the lands at an intersection with this number nearby yield; 0 where
/// the number is not there.
fn worth(view: &View, corner: Corner, number: u8) -> usize {
    let rows = view.rows.iter().map(|&(length, offset)| settlers::Row { length, offset });
    let geometry = settlers::Geometry::new(rows.collect()).unwrap();
    let hexes: Vec<usize> = geometry.hexes_at(corner.0).collect();
    let there = hexes.iter().any(|hex| view.hexes[*hex].chip == Some(number));
    let kinds: std::collections::BTreeSet<_> =
        hexes.iter().filter_map(|hex| view.hexes[*hex].terrain.resource()).collect();
    if there { kinds.len() } else { 0 }
}

/// The bot settles somewhere else than the person would.
fn bot_plays(game: &mut Match<Settlers>) {
    while let Some(seat) = decider(game).filter(|seat| *seat != Seat::FIRST) {
        let actions = actions(game, seat);
        let dull = actions.iter().find(
            |action| !matches!(action, Action::Settle { at } if worth(&view(game), *at, 8) > 0),
        );
        let action = *dull.or(actions.first()).unwrap();
        game.play(seat, action).unwrap();
    }
}

#[test]
fn who_does_as_told_gets_through() {
    let (mut game, mut waiting) = (first_game::first_game(&Theatre), waiting(&Theatre));
    let mut next = || waiting.next().unwrap();
    let play = |game: &mut Match<Settlers>, like: &dyn Fn(&Action) -> bool| -> Vec<Event> {
        let action = actions(game, Seat::FIRST).into_iter().find(|action| like(action)).unwrap();
        game.play(Seat::FIRST, action).unwrap()
    };

    let (settling, road) = (next(), next());
    assert!(!over(&settling, &game) && !over(&road, &game));
    let board = view(&game);
    let best =
        |action: &Action| matches!(action, Action::Settle { at } if worth(&board, *at, 8) == 3);
    play(&mut game, &best);
    assert!(over(&settling, &game) && !over(&road, &game));
    play(&mut game, &|_| true);
    assert!(over(&road, &game));

    let second = next();
    bot_plays(&mut game);
    assert!(!over(&second, &game));
    play(&mut game, &|_| true);
    play(&mut game, &|_| true);
    assert!(over(&second, &game));

    let (rolling, building, watching) = (next(), next(), next());
    assert!(!over(&rolling, &game));
    let events = play(&mut game, &|action| *action == Action::Roll);
    assert!(events.contains(&Event::Rolled { seat: Seat::FIRST, sum: 8 }), "{events:?}");
    let gets = |event: &Event| matches!(event, Event::Received { seat: Seat::FIRST, .. });
    assert!(events.iter().any(gets), "{events:?}");
    assert!(over(&rolling, &game) && !over(&building, &game));
    play(&mut game, &|action| *action == Action::End);
    assert!(over(&building, &game) && !over(&watching, &game));
    let events = game.play(decider(&game).unwrap(), Action::Roll).unwrap();
    assert!(!events.iter().any(|event| matches!(event, Event::Rolled { sum: 7, .. })));
    game.play(decider(&game).unwrap(), Action::End).unwrap();
    assert!(over(&watching, &game));
}

#[test]
fn who_plays_anything_gets_through_too() {
    first_game::who_plays_anything_gets_through::<Settlers>(&Theatre);
}

#[test]
fn lessons_speak_both_languages() {
    first_game::lessons_speak_both_languages(&Theatre, 10..=14);
}
