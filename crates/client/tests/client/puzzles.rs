//! A table with a puzzle: only the answer is played there, and it can be laid anew.

use std::sync::LazyLock;

use bots::Registry;
use client::{PuzzleNews, PuzzleTable};
use game::erased::{self, Spelling};
use game::toys::Lanterns;
use game::{Player, Seat, Seed, Turn};
use puzzles::{Answer, Collection, Puzzle, Source};
use wire::{ActionInput, ClientFrame, Occupant, PROTOCOL, Reads, ServerFrame};

use crate::house::{LANTERNS, entropy, registry};

fn house() -> &'static Registry {
    static HOUSE: LazyLock<Registry> = LazyLock::new(registry);
    &HOUSE
}

/// A puzzle at the first decision of a night of Lanterns, and everything that is legal there: the second is the answer.
fn first_decision() -> (Collection, Seat, Vec<String>) {
    let players = vec![Player::person("?"), Player::person("?")];
    let game = erased::game::<Lanterns>();
    let seed = Seed([7; 32]);
    let begun = game.begin(&Default::default(), players, game::Chance::Fair(seed)).unwrap();
    let Turn::Decide(seats) = begun.turn() else { unreachable!("cards are dealt") };
    let seat = seats.iter().next().unwrap();
    let legal: Vec<String> =
        begun.actions(seat, Spelling::Notation).into_iter().map(|it| it.notation).collect();
    let answer = Answer {
        play: legal[1].clone(),
        choices: legal.len(),
        chances: vec![0.5, 0.5],
        doubt: 0.0,
        line: Vec::new(),
        others: Vec::new(),
        why: Vec::new(),
    };
    let puzzle = Puzzle {
        id: "night".into(),
        at: 0,
        seat,
        themes: vec!["light".into()],
        rating: 1500,
        answer: vec![answer],
    };
    let source = Source {
        game: LANTERNS.into(),
        rules: game.rules_version(),
        options: Default::default(),
        seats: 2,
        seed: Some(seed.to_string()),
        steps: String::new(),
        position: None,
        puzzles: vec![puzzle],
    };
    (Collection::read(&Collection::write(&[source])).unwrap(), seat, legal)
}

fn laid(collection: &Collection) -> PuzzleTable {
    let entry = collection.find("night").unwrap();
    let names = vec!["Anna".to_owned(), "Orange".to_owned()];
    PuzzleTable::lay(entry, names, house(), entropy, 1_000).unwrap()
}

fn play(seat: Seat, version: u64, notation: &str) -> ClientFrame {
    let chosen = ActionInput::Text(notation.to_owned());
    ClientFrame::Play { client: format!("c{version}-{notation}"), version, seat, chosen }
}

fn greeted(table: &mut PuzzleTable) -> (u64, Vec<Occupant>) {
    let hello = ClientFrame::Hello {
        protocol: PROTOCOL,
        key: None,
        last: None,
        reads: Reads::ALL,
        shares: false,
    };
    let (frames, news) = table.hear(hello, 1_000);
    assert_eq!(news, None);
    let [ServerFrame::Welcome { version, state, .. }] = &frames[..] else {
        unreachable!("{frames:?}")
    };
    (*version, state.seats.iter().map(|seat| seat.occupant.clone()).collect())
}

#[test]
fn what_is_not_the_answer_is_told_and_not_played() {
    let (collection, seat, legal) = first_decision();
    let mut table = laid(&collection);
    let (version, _) = greeted(&mut table);
    let (frames, news) = table.hear(play(seat, version, &legal[0]), 1_000);
    assert_eq!(news, Some(PuzzleNews::Wrong { play: legal[0].clone() }));
    assert!(matches!(frames[..], [ServerFrame::Ack { repeated: true, .. }]), "{frames:?}");
    assert_eq!(greeted(&mut table).0, version, "nothing was played");
    let (frames, news) = table.hear(play(seat, version, &legal[1]), 1_000);
    assert_eq!(news, Some(PuzzleNews::Right { left: 0 }));
    assert!(frames.iter().any(|frame| matches!(frame, ServerFrame::Event { .. })), "{frames:?}");
    assert!(table.is_solved());
}

#[test]
fn what_the_rules_forbid_is_refused_as_at_any_table() {
    let (collection, seat, _) = first_decision();
    let mut table = laid(&collection);
    let (version, _) = greeted(&mut table);
    let (frames, news) = table.hear(play(seat, version, "light 99"), 1_000);
    assert_eq!(news, None);
    assert!(matches!(frames[..], [ServerFrame::Refused { .. }]), "{frames:?}");
}

#[test]
fn an_answer_that_was_shown_can_be_asked_for_again() {
    let (collection, _, _) = first_decision();
    let mut table = laid(&collection);
    let (version, _) = greeted(&mut table);
    let before = table.record(1_000);
    assert!(!table.show_answer(1_000).is_empty() && table.is_solved());
    assert!(greeted(&mut table).0 > version);
    assert!(matches!(table.begin_again(1_000)[..], [ServerFrame::Welcome { .. }]));
    assert_eq!((greeted(&mut table).0, table.is_solved()), (version, false));
    assert_eq!(table.record(1_000), before);
}

#[test]
fn rivals_are_called_by_their_seats_and_are_no_bots_of_a_strength() {
    let (collection, seat, _) = first_decision();
    let (_, occupants) = greeted(&mut laid(&collection));
    let rival = &occupants[1 - seat.index()];
    assert!(matches!(rival, Occupant::Person { .. }), "{rival:?}");
}
