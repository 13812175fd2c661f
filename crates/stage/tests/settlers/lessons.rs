//! The first game goes as its lessons say, and past them for who plays differently.

use game::{Audience, Chance, Game, Match, Player, Seat, Turn, luck};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use settlers::{Action, Corner, Event, Settlers, SettlersOptions, View};
use stage::{Backstage, Lang, Lesson, Until};

use crate::common::look;

fn first_game() -> Match<Settlers> {
    let seed = stage::settlers::Theatre.lesson_seed().parse().unwrap();
    let players = vec![Player::person("You"), Player::bot("greedy")];
    Match::begin(SettlersOptions::default(), players, Chance::Fair(seed)).unwrap()
}

fn view(game: &Match<Settlers>) -> View {
    game.game().view(Audience::Spectator)
}

fn lessons() -> Vec<Lesson> {
    stage::settlers::Theatre.lessons(Lang::En)
}

/// Is the lesson over, given how the game looks to the person?
fn over(lesson: &Lesson, game: &Match<Settlers>) -> bool {
    match lesson.until {
        Until::Look(judge) => judge(&look(game.game(), Audience::Seat(Seat::FIRST))),
        Until::Understood | Until::Event(_) => true,
    }
}

fn actions(game: &Match<Settlers>, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.game().actions(seat, &mut actions);
    actions
}

fn decider(game: &Match<Settlers>) -> Option<Seat> {
    match game.turn() {
        Turn::Decide(seats) => seats.iter().next(),
        Turn::Chance | Turn::Over => None,
    }
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
    let (mut game, lessons) = (first_game(), lessons());
    let until_look = |lesson: &&Lesson| matches!(lesson.until, Until::Look(_));
    let mut waiting = lessons.iter().filter(until_look);
    let mut next = || waiting.next().unwrap();
    let play = |game: &mut Match<Settlers>, like: &dyn Fn(&Action) -> bool| -> Vec<Event> {
        let action = actions(game, Seat::FIRST).into_iter().find(|action| like(action)).unwrap();
        game.play(Seat::FIRST, action).unwrap()
    };

    let (settling, road) = (next(), next());
    assert!(!over(settling, &game) && !over(road, &game));
    let board = view(&game);
    let best =
        |action: &Action| matches!(action, Action::Settle { at } if worth(&board, *at, 8) == 3);
    play(&mut game, &best);
    assert!(over(settling, &game) && !over(road, &game));
    play(&mut game, &|_| true);
    assert!(over(road, &game));

    let second = next();
    bot_plays(&mut game);
    assert!(!over(second, &game));
    play(&mut game, &|_| true);
    play(&mut game, &|_| true);
    assert!(over(second, &game));

    let (rolling, building, watching) = (next(), next(), next());
    assert!(!over(rolling, &game));
    let events = play(&mut game, &|action| *action == Action::Roll);
    assert!(events.contains(&Event::Rolled { seat: Seat::FIRST, sum: 8 }), "{events:?}");
    let gets = |event: &Event| matches!(event, Event::Received { seat: Seat::FIRST, .. });
    assert!(events.iter().any(gets), "{events:?}");
    assert!(over(rolling, &game) && !over(building, &game));
    play(&mut game, &|action| *action == Action::End);
    assert!(over(building, &game) && !over(watching, &game));
    let events = game.play(decider(&game).unwrap(), Action::Roll).unwrap();
    assert!(!events.iter().any(|event| matches!(event, Event::Rolled { sum: 7, .. })));
    game.play(decider(&game).unwrap(), Action::End).unwrap();
    assert!(over(watching, &game));
}

/// Nobody is stuck: whatever people play, lesson after lesson comes to its end.
#[test]
fn who_plays_anything_gets_through_too() {
    for seed in 0..20 {
        let (mut game, lessons) = (first_game(), lessons());
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut at = 0;
        while at < lessons.len() {
            while at < lessons.len() && over(&lessons[at], &game) {
                at += 1;
            }
            let Some(seat) = decider(&game) else { break };
            let action = *luck::pick(&mut rng, &actions(&game, seat)).unwrap();
            game.play(seat, action).unwrap();
        }
        assert_eq!(at, lessons.len());
    }
}

#[test]
fn lessons_speak_both_languages() {
    let german = stage::settlers::Theatre.lessons(Lang::De);
    let english = lessons();
    assert!((10..=14).contains(&english.len()));
    assert_eq!(english.len(), german.len());
    for (english, german) in english.iter().zip(&german) {
        assert_ne!(english.text, german.text);
    }
}
