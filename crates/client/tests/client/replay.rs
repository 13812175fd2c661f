//! A record, walked through.

use client::{Guest, Replay};
use game::{Audience, Coded, Proof, Seed};
use serde_json::Value;
use teacher::Spoken;
use wire::{ClientFrame, Withdrawal};

use crate::house::*;

/// A finished match, and what each of Anna's looks had been.
fn finished(game: &str) -> (String, Vec<Value>) {
    let mut page = Page::open(plan(game, &["Anna", "Ben"]));
    let mut views = vec![page.looks[0].view.clone()];
    while page.state.winners.is_none() {
        page.play_first();
        views.push(page.looks[0].view.clone());
    }
    (page.table.record().to_string(), views)
}

#[test]
fn every_moment_looks_as_it_did() {
    let anna = Audience::Seat(seat(0));
    for game in [LANTERNS, CARCASSONNE] {
        let (text, views) = finished(game);
        let replay = Replay::read(&text, &registry()).unwrap();
        assert!(replay.is_over());
        assert_eq!(replay.decisions() + 1, views.len());
        for (moment, view) in views.iter().enumerate().step_by(7) {
            assert_eq!(replay.look(moment, anna).unwrap().view, *view, "{game} {moment}");
        }
        let end = replay.look(usize::MAX, anna).unwrap();
        assert_eq!(end.view, *views.last().unwrap());
        assert_eq!(end.standing.last.as_deref(), Some(replay.points(replay.decisions())));
        assert_eq!(replay.points(replay.decisions()), replay.record().scores());
        assert!(replay.points(replay.decisions() + 1).is_empty());
    }
}

#[test]
fn each_sees_what_they_saw_and_a_spectator_less() {
    let (text, _) = finished(LANTERNS);
    let replay = Replay::read(&text, &registry()).unwrap();
    let [anna, ben] = [0, 1].map(|number| Audience::Seat(seat(number)));
    let views = [anna, ben, Audience::Spectator].map(|eyes| replay.look(0, eyes).unwrap().view);
    assert!(views[0] != views[1] && views[1] != views[2]);
    assert_ne!(replay.events(0, anna), replay.events(0, Audience::Spectator));
    let nobody = replay.look(0, Audience::Seat(seat(4)));
    assert_eq!(game::Coded::code(&nobody.unwrap_err()), "no-such-seat");
}

#[test]
fn the_events_of_all_moments_are_the_log() {
    let mut page = Page::open(plan(CARCASSONNE, &["Anna", "@greedy"]));
    page.play_to_the_end();
    let replay = Replay::read(&page.table.record().to_string(), &registry()).unwrap();
    let all = (0..=replay.decisions())
        .flat_map(|moment| replay.events(moment, Audience::Spectator))
        .count();
    let Some(frame) = page.heard.first() else { panic!("no welcome") };
    let wire::ServerFrame::Welcome { .. } = frame else { panic!("{frame:?}") };
    let told: usize = page.heard.iter().map(told).sum();
    assert_eq!(all, told);
    assert_eq!(replay.seat(0), None);
    assert_eq!(replay.seat(1), Some(seat(0)));
}

fn told(frame: &wire::ServerFrame) -> usize {
    match frame {
        wire::ServerFrame::Welcome { missed: wire::CatchUp::Snapshot { logs, .. }, .. } => {
            logs[0].len()
        }
        wire::ServerFrame::Event { numbered, .. } => match &numbered.event {
            wire::TableEvent::Played { told, .. } => told[0].len(),
            _ => 0,
        },
        _ => 0,
    }
}

#[test]
fn the_record_of_a_match_that_was_given_up_proves_its_dice() {
    let mut page = Page::open(plan(CARCASSONNE, &["Anna", "@greedy"]));
    page.play_first();
    page.say(ClientFrame::Resign { seat: seat(0) });
    let replay = Replay::read(&page.table.record().to_string(), &registry()).unwrap();
    assert!(replay.is_over());
    assert_eq!(replay.record().out(), [(seat(0), Withdrawal::Resigned)]);
    assert_eq!(replay.record().seed().map(|seed| seed.to_string()), page.state.seed);
    let checked = replay.check_dice(None).unwrap();
    assert_eq!(checked.proof, Proof::Proven);
    assert_eq!(checked.steps, replay.record().steps().len());
}

/// What a page knows at the end that heard all of this.
fn guest_of(page: &Page) -> Guest {
    let mut guest = Guest::default();
    for frame in &page.heard {
        guest.hear(frame.clone(), 0);
    }
    guest
}

#[test]
fn a_record_of_another_match_is_not_the_one_that_was_shown() {
    let matches = [LANTERNS, CARCASSONNE].map(|game| {
        let mut page = Page::open(plan(game, &["Anna", "Ben"]));
        page.play_to_the_end();
        page
    });
    let mut given_up = Page::open(plan(CARCASSONNE, &["Anna", "Ben"]));
    given_up.play_first();
    given_up.say(ClientFrame::Resign { seat: seat(0) });
    for page in matches.iter().chain([&given_up]) {
        let guest = guest_of(page);
        let known = guest.known().unwrap();
        let replay = Replay::read(&page.table.record().to_string(), &registry()).unwrap();
        assert!(replay.is_what_was_shown(known));
        // The same promise and another course: as after dice that were shown and are not in the record.
        let mut other = Page::open(plan(known.card.game.as_str(), &["Anna", "Ben"]));
        (0..3).for_each(|_| drop(other.play_first()));
        other.say(ClientFrame::Resign { seat: seat(0) });
        let other = Replay::read(&other.table.record().to_string(), &registry()).unwrap();
        assert!(other.check_dice(None).is_ok() && !other.is_what_was_shown(known));
        let dice = client::Plan {
            seed: Some(Seed([8; 32])),
            ..plan(known.card.game.as_str(), &["Anna", "Ben"])
        };
        let mut dice = Page::open(dice);
        dice.play_to_the_end();
        let dice = Replay::read(&dice.table.record().to_string(), &registry()).unwrap();
        assert!(dice.check_dice(None).is_ok() && !dice.is_what_was_shown(known));
    }
}

#[test]
fn the_dice_of_a_record_from_before_the_end_are_checked_with_the_tables_seed() {
    let mut page = Page::open(plan(CARCASSONNE, &["Anna", "@greedy"]));
    page.play_first();
    let replay = Replay::read(&page.table.record().to_string(), &registry()).unwrap();
    assert!(!replay.is_over());
    assert_eq!(replay.check_dice(None).unwrap().proof, Proof::SeedNotRevealed);
    page.say(ClientFrame::Resign { seat: seat(0) });
    let seed = page.table.revealed();
    assert_eq!(replay.check_dice(seed).unwrap().proof, Proof::Proven);
    assert_eq!(replay.check_dice(Some(Seed([0; 32]))).unwrap_err().code(), "wrong-seed");
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    let (text, _) = finished(CARCASSONNE);
    let broken = |from: &str, to: &str| Replay::read(&text.replacen(from, to, 1), &registry());
    let wrong = |from: &str, to: &str| {
        let error = broken(from, to).map(|_| ()).unwrap_err();
        (error.code(), error.line())
    };
    assert_eq!(wrong("anleger record 1", "something else"), ("record-unknown-form", Some(1)));
    assert_eq!(wrong("game carcassonne", "game chess"), ("unknown-game", None));
    assert_eq!(wrong("Anna", "Anne").0, "record-tampered");
    let cut: String = text.lines().take(30).map(|line| format!("{line}\n")).collect();
    let error = Replay::read(&cut, &registry()).map(|_| ()).unwrap_err();
    assert_eq!(error.code(), "record-truncated");
    assert!(error.line().is_some() && !error.reason().is_empty());
}

#[test]
fn what_might_have_been_is_shown_and_goes_as_far_as_it_can() {
    let (text, _) = finished(CARCASSONNE);
    let replay = Replay::read(&text, &registry()).unwrap();
    let steps = replay.record().steps();
    let before = replay.steps_before(3);
    let (decided, anybody) = (&steps[before], steps[before].seat.expect("a decision follows"));
    let made = Spoken { seat: decided.seat, notation: decided.notation.clone() };
    let same = replay.instead(3, std::slice::from_ref(&made), anybody).unwrap();
    let told: Vec<Value> = same.events.into_iter().flatten().collect();
    let heard = replay.events(4, Audience::Seat(anybody));
    assert!(heard.starts_with(&told) && !told.is_empty(), "what was decided does what it did");

    let open = replay.instead(3, &[], anybody).unwrap();
    assert_eq!(open.look.view, replay.look(3, Audience::Seat(anybody)).unwrap().view);
    assert!(open.look.actions.iter().any(|action| action.notation == decided.notation));
    let impossible = Spoken { seat: Some(anybody), notation: "lay 90,90 0".to_owned() };
    let ended = replay.instead(3, &[made, impossible], anybody).unwrap();
    assert_eq!(ended.events.len(), 1, "it ends where the rules end it");
    assert_eq!(replay.steps_before(usize::MAX), steps.len());
}
