//! What a client makes of frames, in order and out of order.

use super::*;
use crate::diary::Happening;
use crate::samples::{Teller, card, numbered, state, welcome};
use game::toys::LanternsEvent;
use wire::{Presence, UndoOffer};

/// A guest of this table who has just come in.
fn guest(table: &Teller) -> Guest {
    let mut guest = Guest::default();
    guest.hear(table.snapshot(), 0);
    guest
}

/// The game's lines of the guest's log.
fn told(guest: &Guest) -> Vec<Value> {
    let told = |line: Logged| match line.what {
        Happening::Game(told) => Some(told),
        Happening::Table(_) => None,
    };
    guest.known().unwrap().log().into_iter().filter_map(told).collect()
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

#[test]
fn the_log_is_what_the_table_would_tell() {
    for yours in [&[0usize][..], &[1], &[0, 1], &[]] {
        let mut table = Teller::new(yours);
        let mut guest = guest(&table);
        for _ in 0..6 {
            let news = guest.hear(table.play(), 0);
            assert!(news.contains(&News::Redraw));
            assert!(news.iter().any(|news| matches!(news, News::Told(_))), "{news:?}");
        }
        if yours.len() < 2 {
            assert_eq!(told(&guest), table.log());
        }
        assert_eq!(guest.known().unwrap().number, 7);
    }
}

#[test]
fn what_was_taken_back_is_gone_from_the_log() {
    let mut table = Teller::new(&[0]);
    let mut guest = guest(&table);
    for _ in 0..5 {
        guest.hear(table.play(), 0);
    }
    assert!(!guest.hear(table.undo(2), 0).contains(&News::AskAgain));
    assert_eq!(told(&guest), table.log());
    guest.hear(table.play(), 0);
    guest.hear(table.undo(1), 0);
    assert_eq!(told(&guest), table.log());
    let undone = |line: &Logged| matches!(line.what, Happening::Table(TableEvent::Undone { .. }));
    assert_eq!(guest.known().unwrap().log().iter().filter(|line| undone(line)).count(), 2);
}

#[test]
fn a_log_is_read_on_where_one_stopped_as_long_as_nothing_was_taken_back() {
    let mut table = Teller::new(&[0]);
    let mut guest = guest(&table);
    guest.hear(table.play(), 0);
    let (read, edition) = {
        let known = guest.known().unwrap();
        (known.log(), known.log_edition())
    };
    guest.hear(table.play(), 0);
    let known = guest.known().unwrap();
    assert_eq!(known.log_edition(), edition);
    assert_eq!([read.clone(), known.log_from(read.len())].concat(), known.log());
    guest.hear(table.undo(1), 0);
    assert_ne!(guest.known().unwrap().log_edition(), edition);
}

#[test]
fn taking_back_beyond_the_snapshot_asks_for_another() {
    let mut table = Teller::new(&[0]);
    for _ in 0..3 {
        table.play();
    }
    let mut guest = guest(&table);
    guest.hear(table.play(), 0);
    assert!(guest.hear(table.undo(2), 0).contains(&News::AskAgain));
    guest.hear(table.snapshot(), 0);
    assert_eq!(told(&guest), table.log());
}

#[test]
fn a_gap_is_written_down_and_a_hole_is_noticed() {
    let mut table = Teller::new(&[1]);
    let mut guest = guest(&table);
    guest.hear(table.play(), 0);
    let missed = vec![numbered(table.play()), numbered(table.play()), numbered(table.undo(1))];
    let news = guest.hear(table.gap(missed), 0);
    assert!(!news.contains(&News::AskAgain));
    assert_eq!(told(&guest), table.log());
    table.play();
    assert!(guest.hear(table.play(), 0).contains(&News::AskAgain), "one event is missing");
}

#[test]
fn a_gap_is_of_no_use_to_who_knows_nothing_or_has_other_eyes() {
    let mut table = Teller::new(&[0]);
    let missed = vec![numbered(table.play())];
    assert!(Guest::default().hear(table.gap(missed.clone()), 0).contains(&News::AskAgain));
    let mut onlooker = guest(&Teller::new(&[]));
    assert!(onlooker.hear(table.gap(missed), 0).contains(&News::AskAgain));
}

#[test]
fn an_event_heard_twice_is_told_once() {
    let mut table = Teller::new(&[0]);
    let mut guest = guest(&table);
    let event = table.play();
    guest.hear(event.clone(), 0);
    assert_eq!(guest.hear(event, 0), [News::Redraw]);
    assert_eq!(told(&guest), table.log());
}

#[test]
fn a_turn_is_called_once_and_not_for_a_caretaker() {
    let mut table = Teller::new(&[0]);
    let mut guest = Guest::default();
    assert!(guest.hear(table.snapshot(), 0).contains(&News::MyTurn(seat(0))));
    assert!(!guest.hear(table.snapshot(), 0).contains(&News::MyTurn(seat(0))));
    guest.hear(table.play(), 0);
    assert!(!guest.known().unwrap().decides(seat(0)));
    table.caretaken = SeatSet::only(seat(0));
    let news = guest.hear(table.play(), 0);
    assert!(!news.contains(&News::MyTurn(seat(0))), "{news:?}");
}

#[test]
fn at_one_screen_the_seat_that_decides_is_shown() {
    let mut table = Teller::new(&[0, 1]);
    let mut guest = guest(&table);
    assert_eq!(guest.known().unwrap().my_seat(), Some(seat(0)));
    let news = guest.hear(table.play(), 0);
    assert_eq!(guest.known().unwrap().my_seat(), Some(seat(1)));
    assert!(news.contains(&News::MyTurn(seat(1))));
}

#[test]
fn marks_show_what_others_did_since_my_turn() {
    let mut table = Teller::new(&[0]);
    let mut guest = guest(&table);
    guest.hear(table.play(), 0);
    assert!(guest.known().unwrap().since_my_turn(|_| None).is_empty());
    let ServerFrame::Event { numbered, .. } = table.play() else { panic!() };
    let TableEvent::Played { told, .. } = &numbered.event else { panic!() };
    let expected = told[0].clone();
    let frame = table.gap(vec![numbered]);
    guest.hear(frame, 0);
    assert_eq!(guest.known().unwrap().since_my_turn(|_| None), expected);
}

/// Who laid a card, where an event says so.
fn laid(event: &Value) -> Option<Seat> {
    match serde_json::from_value(event.clone()).unwrap() {
        LanternsEvent::Laid { seat, .. } => Some(seat),
        _ => None,
    }
}

#[test]
fn marks_are_the_same_after_a_reload() {
    for yours in [&[0usize][..], &[]] {
        let mut table = Teller::new(yours);
        let mut stayed = guest(&table);
        for turn in 0..6 {
            stayed.hear(table.play(), 0);
            let returned = guest(&table);
            let marks = |guest: &Guest| guest.known().unwrap().since_my_turn(laid);
            assert_eq!(marks(&returned), marks(&stayed), "seats {yours:?}, turn {turn}");
        }
        let told = stayed.known().unwrap().since_my_turn(laid);
        assert_eq!(told.iter().filter_map(laid).collect::<Vec<Seat>>(), [seat(1)]);
    }
}

#[test]
fn clocks_run_on_between_two_frames() {
    let mut guest = Guest::default();
    let ServerFrame::Welcome { mut state, .. } = welcome() else { panic!() };
    guest.hear(welcome(), 100);
    let face = |used_ms, left_ms, running| ClockFace { used_ms, left_ms, running };
    state.clock = vec![face(1_000, Some(9_000), true), face(0, None, false)];
    let (yours, now_ms) = (SeatSet::only(seat(0)), 5_000);
    guest.hear(ServerFrame::State { yours, state, now_ms }, 200);
    let known = guest.known().unwrap();
    assert_eq!(known.clock(seat(0), 1_200), Some(face(2_000, Some(8_000), true)));
    assert_eq!(known.clock(seat(0), 99_999).unwrap().left_ms, Some(0));
    assert_eq!(known.clock(seat(1), 1_200), Some(face(0, None, false)));
    assert_eq!(known.clock(seat(2), 0), None);
    assert_eq!(known.their_time_ms(1_200), 6_000);
}

#[test]
fn a_caretaker_may_come_when_the_grace_is_over() {
    let mut guest = Guest::default();
    guest.hear(welcome(), 0);
    let mut away = state(Phase::Playing, None);
    away.seats[1].presence = Presence::Away { since_ms: 5_000, caretaker_from_ms: 9_000 };
    let yours = SeatSet::only(seat(0));
    guest.hear(ServerFrame::State { yours, state: Box::new(away), now_ms: 5_000 }, 0);
    let known = guest.known().unwrap();
    assert!(!known.may_have_caretaker(seat(1), 3_999));
    assert!(known.may_have_caretaker(seat(1), 4_000));
    assert!(!known.may_have_caretaker(seat(0), 4_000));
}

#[test]
fn another_table_is_another_story() {
    let mut guest = Guest::default();
    guest.hear(welcome(), 0);
    let ServerFrame::Welcome { state, looks, chat, .. } = welcome() else { panic!() };
    assert_eq!(looks[0].undo, UndoOffer::No);
    let rematch = ServerFrame::Welcome {
        card: Box::new(card("rematch")),
        yours: SeatSet::only(seat(0)),
        number: 1,
        version: 1,
        state,
        looks,
        missed: CatchUp::Gap { events: Vec::new() },
        chat,
        contributions: Vec::new(),
        now_ms: 0,
    };
    assert!(guest.hear(rematch, 0).contains(&News::AskAgain));
}

#[test]
fn refusals_and_goodbyes_are_passed_on() {
    let mut guest = Guest::default();
    let refused = ServerFrame::Refused {
        code: "seat-taken".into(),
        message: String::new(),
        ruling: None,
        about: Some("sit".into()),
        client: None,
        version: 0,
    };
    let expected = News::Refused { code: "seat-taken".into(), about: Some("sit".into()) };
    assert_eq!(guest.hear(refused, 0), [expected]);
    let closed = ServerFrame::Closed { code: "no-such-table".into(), message: String::new() };
    assert_eq!(guest.hear(closed, 0), [News::Closed { code: "no-such-table".into() }]);
}

/// What happened around the game during a snapshot stands between the lines of the game.
#[test]
fn a_snapshot_tells_what_happened_around_the_game_where_it_belongs() {
    let mut table = Teller::new(&[0]);
    for _ in 0..4 {
        table.play();
    }
    let came = TableEvent::CaretakerCame { seat: seat(1), level: "greedy".into() };
    for after in [0, 2, table.log().len(), 99] {
        let mut guest = Guest::default();
        guest.hear(table.snapshot_with(after, came.clone()), 0);
        let log = guest.known().unwrap().log();
        let at = log.iter().position(|line| line.what == Happening::Table(came.clone()));
        assert_eq!(at, Some(after.min(table.log().len())));
        assert_eq!(told(&guest), table.log(), "nothing of the game is missing");
        let rest = guest.known().unwrap().log_from(3);
        assert_eq!(rest, log[3..], "read on where one stopped");
    }
}
