//! The first game goes as its lessons say, and past them for who plays differently.

use carcassonne::{Action, Agreement, Carcassonne, Event, Feature, PhaseView, View};
use game::{Audience, Chance, Game, Match, Player, Seat, Turn, luck};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use stage::{Backstage, Lang, Lesson, Until};

use crate::common::look;

fn first_game() -> Match<Carcassonne> {
    let seed = stage::carcassonne::Theatre.lesson_seed().parse().unwrap();
    let players = vec![Player::person("You"), Player::bot("greedy")];
    Match::begin(Agreement::default(), players, Chance::Fair(seed)).unwrap()
}

fn view(game: &Match<Carcassonne>) -> View {
    game.game().view(Audience::Spectator)
}

fn lessons() -> Vec<Lesson> {
    stage::carcassonne::Theatre.lessons(Lang::En)
}

/// Is the lesson over, given how the game looks to the person?
fn over(lesson: &Lesson, game: &Match<Carcassonne>) -> bool {
    match lesson.until {
        Until::Look(judge) => judge(&look(game.game(), Seat::FIRST)),
        Until::Understood | Until::Event(_) => true,
    }
}

/// The decision after which the game's own estimate favours the seat most.
fn greedy(game: &Carcassonne, seat: Seat) -> Action {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let worth = |action: &Action| {
        let mut after = game.clone();
        after.play(seat, *action).unwrap();
        let outlook = after.outlook();
        outlook[seat.index()] - outlook[1 - seat.index()]
    };
    actions.into_iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).unwrap()
}

fn bot_plays(game: &mut Match<Carcassonne>) {
    while view(game).active != Seat::FIRST && game.turn() != Turn::Over {
        let seat = view(game).active;
        let action = greedy(game.game(), seat);
        game.play(seat, action).unwrap();
    }
}

#[test]
fn who_does_as_told_gets_through() {
    let (mut game, lessons) = (first_game(), lessons());
    let until_look = |lesson: &&Lesson| matches!(lesson.until, Until::Look(_));
    let mut waiting = lessons.iter().filter(until_look);
    let mut next = || waiting.next().unwrap();

    assert_eq!(view(&game).phase, PhaseView::Lay("E".parse().unwrap()));
    let laying = next();
    assert!(!over(laying, &game));
    game.play(Seat::FIRST, "lay 0,-1 2".parse().unwrap()).unwrap();
    assert!(over(laying, &game));

    let placing = next();
    assert!(!over(placing, &game));
    let events = game.play(Seat::FIRST, "follower city-s".parse().unwrap()).unwrap();
    let city = |event: &Event| matches!(event, Event::Scored(s) if s.feature == Feature::City && s.points == 4);
    assert!(events.iter().any(city), "{events:?}");
    assert!(over(placing, &game));

    let watching = next();
    assert!(!over(watching, &game));
    bot_plays(&mut game);
    assert!(over(watching, &game));

    let monastery = next();
    assert_eq!(view(&game).phase, PhaseView::Lay("B".parse().unwrap()));
    assert!(!over(monastery, &game));
    let action = greedy(game.game(), Seat::FIRST);
    game.play(Seat::FIRST, action).unwrap();
    assert!(!over(monastery, &game));
    game.play(Seat::FIRST, "follower monastery".parse().unwrap()).unwrap();
    assert!(over(monastery, &game));

    bot_plays(&mut game);
    let road = ["D", "U", "V", "W", "J", "K"].map(|code| PhaseView::Lay(code.parse().unwrap()));
    assert!(road.contains(&view(&game).phase), "{:?}", view(&game).phase);
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
            let Turn::Decide(seats) = game.turn() else { break };
            let seat = seats.iter().next().unwrap();
            let mut actions = Vec::new();
            game.game().actions(seat, &mut actions);
            game.play(seat, *luck::pick(&mut rng, &actions).unwrap()).unwrap();
        }
        assert_eq!(at, lessons.len());
    }
}

#[test]
fn lessons_speak_both_languages() {
    let german = stage::carcassonne::Theatre.lessons(Lang::De);
    let english = lessons();
    assert!((8..=12).contains(&english.len()));
    assert_eq!(english.len(), german.len());
    for (english, german) in english.iter().zip(&german) {
        assert_ne!(english.text, german.text);
    }
}
