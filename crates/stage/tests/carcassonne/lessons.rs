//! The first game and the short games: what is said is true at that moment, and what is promised
//! comes about.

use carcassonne::{
    Action, Carcassonne, Event, Feature, Figure, Happening, PhaseView, Symbol, TileKind,
};
use game::{Audience, Game, Seat};
use landscape::{Cell, Terrain};
use stage::carcassonne::Info;
use stage::{Course, GameExtras, Lang};

use crate::classroom::{Report, Taught, first_game, speak_both_languages, three_ways};
use crate::tiles::lessons::{asked, greedy};

impl Taught for Carcassonne {
    const GAME: &'static dyn GameExtras = &Info;

    fn steps(events: &[Event]) -> u32 {
        events.iter().filter(|event| matches!(event, Event::Laid { .. })).count() as u32
    }

    fn count(&self, seat: Seat, name: &str) -> usize {
        let view = self.view(Audience::Spectator);
        let own = view.figures.iter().filter(|figure| figure.seat == seat);
        own.filter(|figure| match name {
            "builder" => figure.figure == Figure::Builder,
            name => {
                let place = format!("{}:{}", figure.cell, figure.spot);
                figure.figure != Figure::Builder && place.starts_with(name)
            }
        })
        .count()
    }

    fn is_there(&self, name: &str) -> bool {
        let extras = self.view(Audience::Spectator).expansions.unwrap();
        match name {
            "dragon" => extras.dragon.is_some(),
            "second-tile" => extras.second_tile,
            other => panic!("what is {other}?"),
        }
    }

    fn draws(&self, word: &str) -> bool {
        let PhaseView::Lay(code) = self.view(Audience::Spectator).phase else { return false };
        shows(self.tiles().kind(self.tiles().find(code).unwrap()), word)
    }

    fn asked(legal: &[Action]) -> &'static str {
        asked(legal)
    }

    fn quick(&self, seat: Seat) -> Action {
        greedy(self, seat)
    }
}

/// Does a tile show what a lesson says?
fn shows(kind: &TileKind, word: &str) -> bool {
    let pieces = kind.shape.pieces();
    let count = |terrain| pieces.iter().filter(|piece| piece.terrain == terrain).count();
    match word {
        "city" => count(Terrain::Town) == 1 && count(Terrain::Road) == 0,
        "monastery" => count(Terrain::Monastery) == 1,
        "inn" => kind.prints.pieces.iter().any(|print| print.inn),
        "crossing" => count(Terrain::Road) > 2,
        "road" => count(Terrain::Road) == 1,
        "volcano" => kind.prints.symbol == Some(Symbol::Volcano),
        "dragon" => kind.prints.symbol == Some(Symbol::Dragon),
        "tower-place" => kind.prints.tower,
        other => panic!("what is {other}?"),
    }
}

fn course(key: &str) -> &'static Course {
    Info.courses().iter().find(|course| course.key == key).unwrap()
}

/// Plays a course in three ways; as told, at least so many of its lessons are said.
fn taught(course: &Course, least: usize) -> Report<Event> {
    let report = three_ways::<Carcassonne>(course);
    assert!(report.said.len() >= least, "{}: {:?}", course.key, report.said);
    report
}

#[test]
fn the_first_game_closes_a_city_and_fills_a_monastery() {
    let course = first_game(&Info);
    let report = taught(&course, 15);
    let city = |event: &Event| matches!(event, Event::Scored(s) if s.feature == Feature::City && s.points == 4);
    assert!(report.events.iter().any(city), "{:?}", report.events);
    let placed = |event: &&Event| matches!(event, Event::Placed { seat: Seat::FIRST, .. });
    assert_eq!(report.events.iter().filter(placed).count(), 2, "a knight and a monk");
}

#[test]
fn the_inn_is_scored_as_its_lessons_say() {
    let report = taught(course("inns"), 7);
    let road = |event: &Event| matches!(event, Event::Scored(road) if road.inn_or_cathedral && road.points == 6);
    assert!(report.events.iter().any(road), "{:?}", report.events);
}

#[test]
fn the_builder_earns_a_second_tile_as_his_lessons_say() {
    let report = taught(course("traders"), 10);
    let second = Event::Expansion(Happening::SecondTile { seat: Seat::FIRST });
    assert!(report.events.contains(&second), "{:?}", report.events);
}

#[test]
fn the_fairy_keeps_the_dragon_away_as_her_lessons_say() {
    let report = taught(course("dragon"), 10);
    let came = |event: &Event| matches!(event, Event::Expansion(Happening::DragonCame { .. }));
    assert!(report.events.iter().any(came), "{:?}", report.events);
}

#[test]
fn the_tower_grows_as_its_lessons_say() {
    let report = taught(course("tower"), 7);
    let built = Happening::Built { seat: Seat::FIRST, cell: Cell::new(1, 0), height: 1 };
    assert!(report.events.contains(&Event::Expansion(built)), "{:?}", report.events);
}

#[test]
fn courses_speak_every_language_and_have_a_chapter() {
    let help = Info.help(Lang::En);
    for course in Info.courses() {
        speak_both_languages(course, 8..=14);
        assert!(help.sections.iter().any(|section| section.key == course.key), "{}", course.key);
    }
    assert_eq!(Info.courses().len(), 4);
    speak_both_languages(&first_game(&Info), 10..=17);
}
