//! The first game: what is said is true at that moment, and what is promised comes about.

use game::{Audience, Game, Seat};
use landscape::Terrain;
use newworld::{Action, Event, NewWorld, PhaseView, Structure, TileSet};
use stage::GameExtras;
use stage::newworld::Info;

use crate::classroom::{Taught, first_game, speak_both_languages, three_ways};
use crate::tiles::lessons::{asked, greedy};

impl Taught for NewWorld {
    const GAME: &'static dyn GameExtras = &Info;

    fn steps(events: &[Event]) -> u32 {
        events.iter().filter(|event| matches!(event, Event::Laid { .. })).count() as u32
    }

    fn count(&self, seat: Seat, _name: &str) -> usize {
        let view = self.view(Audience::Spectator);
        view.settlers.iter().filter(|settler| settler.seat == seat).count()
    }

    fn is_there(&self, name: &str) -> bool {
        panic!("what is {name}?")
    }

    fn draws(&self, word: &str) -> bool {
        let PhaseView::Lay(code) = self.view(Audience::Spectator).phase else { return false };
        let tiles = TileSet::base().unwrap();
        let kind = &tiles.kinds()[tiles.find(code).unwrap().index()];
        let count =
            |terrain| kind.shape.pieces().iter().filter(|piece| piece.terrain == terrain).count();
        match word {
            "town-north" => count(Terrain::Town) == 1 && count(Terrain::Road) == 0,
            "farm" => count(Terrain::Monastery) == 1,
            other => panic!("what is {other}?"),
        }
    }

    fn asked(legal: &[Action]) -> &'static str {
        asked(legal)
    }

    fn quick(&self, seat: Seat) -> Action {
        greedy(self, seat)
    }
}

#[test]
fn the_first_game_closes_plymouth_and_begins_a_farm() {
    let course = first_game(&Info);
    let report = three_ways::<NewWorld>(&course);
    assert!(report.said.len() >= 13, "{:?}", report.said);
    let town = |event: &Event| matches!(event, Event::Scored(s) if s.structure == Structure::Town && s.points == 4);
    assert!(report.events.iter().any(town), "{:?}", report.events);
}

#[test]
fn lessons_speak_every_language() {
    speak_both_languages(&first_game(&Info), 10..=17);
}
