//! A table that was put away goes on where it was.

use client::{Kept, LocalFault, LocalTable};
use game::Coded;
use wire::rest::Expected;
use wire::{ClientFrame, Phase, TableEvent, Withdrawal};

use crate::house::*;

fn again(kept: &Kept) -> Page {
    let text = serde_json::to_string(kept).unwrap();
    let read: Kept = serde_json::from_str(&text).unwrap();
    assert_eq!(read, *kept);
    Page::at(LocalTable::resume(&read, &registry(), entropy).unwrap())
}

#[test]
fn at_every_moment_of_a_match() {
    for game in [LANTERNS, CARCASSONNE] {
        let mut page = Page::open(plan(game, &["Anna", "@greedy"]));
        for _ in 0..12 {
            page.let_bots_play();
            let other = again(&page.table.keep());
            assert_eq!(other.looks, page.looks, "{game}");
            assert_eq!(other.table.card(), page.table.card());
            if page.state.phase == Phase::Over {
                break;
            }
            page.play_first();
        }
        let mut other = again(&page.table.keep());
        page.play_to_the_end();
        other.play_to_the_end();
        assert_eq!(
            other.table.record().to_string(),
            page.table.record().to_string(),
            "the dice go on alike: {game}"
        );
    }
}

#[test]
fn what_was_decided_before_can_still_be_taken_back() {
    let mut page = Page::open(plan(CARCASSONNE, &["Anna", "@greedy"]));
    let start = page.looks[0].view.clone();
    page.play_first();
    let mut other = again(&page.table.keep());
    other.say(ClientFrame::Undo { seat: seat(0) });
    assert_eq!(other.looks[0].view, start);
}

#[test]
fn who_gave_up_stays_out_and_a_match_that_is_over_stays_over() {
    let mut page = Page::open(plan(CARCASSONNE, &["Anna", "@greedy"]));
    page.say(ClientFrame::Resign { seat: seat(0) });
    let other = again(&page.table.keep());
    assert_eq!(other.state, page.state);
    let mut page = Page::open(plan(LANTERNS, &["Anna", "@greedy"]));
    page.play_to_the_end();
    assert_eq!(again(&page.table.keep()).state, page.state);
}

/// It would tell what a bot holds: the page keeps it for itself until the match is over.
#[test]
fn what_bots_expected_outlives_a_reload_and_is_told_at_the_end() {
    let mut page = Page::open(plan(CARCASSONNE, &["Anna", "@greedy"]));
    for _ in 0..4 {
        page.play_first();
        page.let_bots_play();
    }
    let kept = page.table.keep();
    assert!(kept.expected.iter().all(|one| one.seat == seat(1) && one.chances.len() == 2));
    assert!(!kept.expected.is_empty());
    let code = |told: Result<_, LocalFault>| told.map_err(|fault| fault.code());
    assert_eq!(code(page.table.expected()), Err("not-over"));
    let mut other = again(&kept);
    other.say(ClientFrame::Resign { seat: seat(0) });
    assert_eq!(code(other.table.expected()), Ok(kept.expected.clone()));
    // What an older page kept has nothing of it, and is read; what fits no decision is passed over.
    let mut old = serde_json::to_value(&kept).unwrap();
    old.as_object_mut().unwrap().remove("expected");
    let old: Kept = serde_json::from_value(old).unwrap();
    assert!(again(&old).table.keep().expected.is_empty());
    let strange = |decision, seat, chances| Expected { decision, seat, chances };
    let expected = vec![
        strange(0, seat(1), vec![500, 500]),
        strange(kept.expected[0].decision, seat(0), vec![500, 500]),
        strange(kept.expected[0].decision, seat(1), vec![1_000]),
        strange(1_000_000, seat(1), vec![500, 500]),
    ];
    assert!(again(&Kept { expected, ..old }).table.keep().expected.is_empty());
}

#[test]
fn what_was_tampered_with_is_not_laid() {
    let page = Page::open(plan(LANTERNS, &["Anna", "@greedy"]));
    let kept = page.table.keep();
    let resume = |kept: Kept| LocalTable::resume(&kept, &registry(), entropy).map(|_| ());
    let code = |kept| resume(kept).map_err(|fault: LocalFault| fault.code());
    let other_seed = Kept { seed: "00".repeat(32), ..kept.clone() };
    assert_eq!(code(other_seed), Err("wrong-seed"));
    assert_eq!(code(Kept { seed: "xyz".into(), ..kept.clone() }), Err("kept-unreadable"));
    assert_eq!(code(Kept { record: "no".into(), ..kept.clone() }), Err("record-unknown-form"));
    let renamed = kept.record.replace("Anna", "Anne");
    assert_eq!(code(Kept { record: renamed, ..kept }), Err("record-tampered"));
}

/// A log that lost what was taken back, and who gave up, would tell another story after a reload.
#[test]
fn what_happened_around_a_match_is_told_again() {
    let mut page = Page::open(plan(CARCASSONNE, &["Anna", "Ben", "Clara"]));
    page.play_first();
    page.say(ClientFrame::Undo { seat: seat(0) });
    page.play_first();
    page.say(ClientFrame::Resign { seat: seat(2) });
    let kept = page.table.keep();
    let what = |aside: &wire::Aside| aside.numbered.event.clone();
    let happened: Vec<TableEvent> = kept.asides.iter().map(what).collect();
    let (undone, resigned) = (
        TableEvent::Undone { seat: seat(0), decisions: 1 },
        TableEvent::Withdrew { seat: seat(2), why: Withdrawal::Resigned },
    );
    assert_eq!(happened, [undone, resigned]);
    assert!(kept.asides[0].after[0] < kept.asides[1].after[0], "a decision lies between them");
    assert_eq!(again(&kept).table.keep().asides, kept.asides);
    // What an older page kept has nothing of it, and is read.
    let mut old = serde_json::to_value(&kept).unwrap();
    old.as_object_mut().unwrap().remove("asides");
    assert!(serde_json::from_value::<Kept>(old).unwrap().asides.is_empty());
}
