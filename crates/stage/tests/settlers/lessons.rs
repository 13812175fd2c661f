//! The first game: what is said is true at that moment, and what is promised comes about.

use game::{Audience, Game, Seat};
use settlers::{Action, Event, Settlers};
use stage::GameExtras;
use stage::settlers::Info;

use crate::classroom::{Taught, first_game, speak_both_languages, three_ways};

impl Taught for Settlers {
    const GAME: &'static dyn GameExtras = &Info;

    fn steps(events: &[Event]) -> u32 {
        events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count() as u32
    }

    fn count(&self, seat: Seat, name: &str) -> usize {
        let player = &self.view(Audience::Referee).players[seat.index()];
        match name {
            "settlement" => player.settlements.len() + player.cities.len(),
            "road" => player.roads.len(),
            "card" => player.hand.unwrap().total() as usize,
            other => panic!("what is {other}?"),
        }
    }

    /// Has the person rolled in this turn?
    fn is_there(&self, name: &str) -> bool {
        assert_eq!(name, "rolled");
        let mut legal = Vec::new();
        self.actions(Seat::FIRST, &mut legal);
        legal.contains(&Action::End)
    }

    fn draws(&self, word: &str) -> bool {
        panic!("no tile shows {word}")
    }

    fn asked(legal: &[Action]) -> &'static str {
        let any = |like: fn(&Action) -> bool| legal.iter().any(like);
        match () {
            () if legal.contains(&Action::Roll) => "roll",
            () if legal.contains(&Action::End) => "main",
            () if legal.contains(&Action::Refuse) => "answer",
            () if any(|action| matches!(action, Action::Settle { .. })) => "first-settlement",
            () if any(|action| matches!(action, Action::Road { .. })) => "first-road",
            () => "",
        }
    }

    /// Rolls, refuses, ends the turn: whatever brings the game on.
    fn quick(&self, seat: Seat) -> Action {
        let mut legal = Vec::new();
        self.actions(seat, &mut legal);
        let soon = [Action::Roll, Action::Refuse, Action::End];
        let plain = soon.into_iter().find(|action| legal.contains(action));
        // The bot leaves the places in the middle, which come late in reading order, to the person.
        plain.unwrap_or(legal[0])
    }
}

#[test]
fn the_first_game_begins_beside_an_eight_and_harvests() {
    let course = first_game(&Info);
    let report = three_ways::<Settlers>(&course);
    assert!(report.said.len() >= 16, "{:?}", report.said);
    let rolled = |event: &&Event| matches!(event, Event::Rolled { seat: Seat::FIRST, .. });
    let first = report.events.iter().find(rolled);
    assert!(matches!(first, Some(Event::Rolled { roll, .. }) if roll.sum() == 8), "{first:?}");
    let gets = |event: &Event| matches!(event, Event::Received { seat: Seat::FIRST, .. });
    assert!(report.events.iter().any(gets), "{:?}", report.events);
}

#[test]
fn lessons_speak_both_languages() {
    speak_both_languages(&first_game(&Info), 12..=20);
}
