//! The short games go as they say, and past their lessons for who plays differently.

use carcassonne::{Agreement, Carcassonne, Event, Happening, View};
use game::{Audience, Chance, Game, Match, Player, Seat};
use landscape::Cell;
use stage::carcassonne::Theatre;
use stage::{Backstage, Course, Lang, Lesson, Until};

use crate::first_game::{actions, decider, gets_through, over};
use crate::tiles::lessons::bot_plays;

fn course(key: &str) -> &'static Course {
    Theatre.courses().iter().find(|course| course.key == key).unwrap()
}

/// The match that the page begins for this course.
fn begin(course: &Course) -> Match<Carcassonne> {
    let agreement: Agreement = game::options::read(&(course.options)()).unwrap();
    let players = vec![Player::person("You"), Player::bot("greedy")];
    Match::begin(agreement, players, Chance::Fair(course.seed.parse().unwrap())).unwrap()
}

/// The lessons that wait for something on the table.
fn waiting(course: &Course) -> Vec<Lesson> {
    let lessons = (course.lessons)(Lang::En).into_iter();
    lessons.filter(|lesson| matches!(lesson.until, Until::Look(_))).collect()
}

fn view(game: &Match<Carcassonne>) -> View {
    game.game().view(Audience::Spectator)
}

/// Does as told: the person's steps between one lesson and the next, `?` for whatever comes first;
/// without steps it is the bot's turn. Each lesson waits until its steps are made.
fn follow(key: &str, told: &[&[&str]]) -> (Match<Carcassonne>, Vec<Event>) {
    let (course, mut events) = (course(key), Vec::new());
    let mut game = begin(course);
    let lessons = waiting(course);
    assert_eq!(lessons.len(), told.len(), "{key}");
    for (lesson, steps) in lessons.iter().zip(told) {
        assert!(!over(lesson, &game), "{key}: {}", lesson.text);
        for step in *steps {
            if *step == "?" {
                anything(&mut game, lesson);
                continue;
            }
            let done = game.play(decider(&game).unwrap(), step.parse().unwrap());
            events.extend(done.unwrap_or_else(|no| {
                panic!("{key}, {step}: {no}\n{}", game.game().draw(Audience::Spectator))
            }));
        }
        if steps.is_empty() {
            bot_plays(&mut game);
        }
        assert!(over(lesson, &game), "{key}: {}", lesson.text);
    }
    (game, events)
}

/// Plays whatever comes first until the lesson is over.
fn anything(game: &mut Match<Carcassonne>, lesson: &Lesson) {
    while !over(lesson, game) {
        let seat = decider(game).unwrap();
        let first = actions(game, seat)[0];
        game.play(seat, first).unwrap();
    }
}

#[test]
fn the_inn_is_scored_as_its_lessons_say() {
    let told: [&[&str]; 4] = [&["lay 1,0 1"], &["big road-w"], &[], &["lay -1,0 0", "pass"]];
    let (game, events) = follow("inns", &told);
    let road =
        |event: &Event| matches!(event, Event::Scored(road) if road.special && road.points == 6);
    assert!(events.iter().any(road), "{events:?}");
    assert_eq!(view(&game).seats[0].score, 6);
}

#[test]
fn the_builder_earns_a_second_tile_as_his_lessons_say() {
    let told: [&[&str]; 5] = [
        &["lay 1,0 0", "follower road-e"],
        &[],
        &["lay 2,0 0", "builder road-s"],
        &[],
        &["lay -1,0 3", "pass"],
    ];
    let (game, events) = follow("traders", &told);
    let second = Event::Expansion(Happening::SecondTile { seat: Seat::FIRST });
    assert!(events.contains(&second), "{events:?}");
    assert_eq!(decider(&game), Some(Seat::FIRST));
}

#[test]
fn the_fairy_keeps_the_dragon_away_as_her_lessons_say() {
    let told: [&[&str]; 6] = [
        &["lay 1,0 0"],
        &[],
        &["lay -1,0 3", "follower road-e"],
        &[],
        &["lay 2,0 0", "fairy -1,0 road-e"],
        &["?"],
    ];
    let (game, events) = follow("dragon", &told);
    let came = |event: &Event| matches!(event, Event::Expansion(Happening::DragonCame { .. }));
    assert!(events.iter().any(came));
    assert_ne!(view(&game).expansions.unwrap().dragon, Some(Cell::new(1, 0)));
    assert!(view(&game).figures.iter().any(|figure| figure.seat == Seat::FIRST));
}

#[test]
fn the_tower_grows_as_its_lessons_say() {
    let told: [&[&str]; 4] = [&["lay 1,0 0"], &["tower 1,0"], &[], &["?"]];
    let (_, events) = follow("tower", &told);
    let built = Happening::Built { seat: Seat::FIRST, cell: Cell::new(1, 0), height: 1 };
    assert!(events.contains(&Event::Expansion(built)), "{events:?}");
}

/// Whoever plays anything at all comes to the end of every course.
#[test]
fn nobody_is_stuck() {
    for course in Theatre.courses() {
        gets_through(|| begin(course), &(course.lessons)(Lang::En));
    }
}

#[test]
fn courses_speak_both_languages_and_have_a_chapter() {
    let help = Theatre.help(Lang::En);
    for course in Theatre.courses() {
        let [english, german] = Lang::ALL.map(course.lessons);
        assert!((5..=8).contains(&english.len()) && english.len() == german.len());
        for (english, german) in english.iter().zip(&german) {
            assert_ne!(english.text, german.text);
        }
        assert!(help.sections.iter().any(|section| section.key == course.key), "{}", course.key);
    }
    assert_eq!(Theatre.courses().len(), 4);
}
