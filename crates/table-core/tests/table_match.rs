//! A match at a table, without a host around it.

use bots::Thought;
use game::erased::{self, ActionInput, ListedAction, Spelling};
use game::toys::Lanterns;
use game::{Audience, Chance, Coded, Player, Seat, SeatSet, Seed};
use serde_json::Map;
use table_core::{Asides, Beginning, Company, TableMatch, Terms, Undo, audiences_of};
use wire::{AidPolicy, Look, Numbered, Phase, TableEvent, UndoOffer, Withdrawal};

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// Three people who lay cards side by side.
fn begun(company: Company, aid: AidPolicy) -> TableMatch {
    let players = ["Anna", "Ben", "Clara"].map(Player::person).to_vec();
    let seed = Seed([3; 32]);
    let game =
        erased::game::<Lanterns>().begin(&Map::new(), players, Chance::Fair(seed)).expect("a game");
    let terms = Terms { bots: vec![None; 3], aids: aid.aids(), seed, company };
    let Beginning { mut begun, told, .. } = TableMatch::begin(game, terms, []).expect("a match");
    assert_eq!(told.len(), 1, "the opening");
    begun.number_beginning(1);
    begun
}

fn looks(played: &TableMatch, audiences: &[Audience]) -> Vec<Look> {
    played.looks(audiences, Spelling::Notation)
}

fn lay(played: &mut TableMatch, number: usize) {
    let card = played.game().actions(seat(number), Spelling::Notation).remove(0);
    let decided = played.decide(seat(number), &card.into()).expect("a card in the hand");
    let version = played.version() + 1;
    played.commit(decided, version, Some(format!("c-{version}")));
}

#[test]
fn what_is_worked_out_changes_nothing_before_it_is_taken_in() {
    let mut played = begun(Company::Apart, AidPolicy::Normal);
    let everybody = audiences_of(played.persons());
    let before = looks(&played, &everybody);
    let listed = played.game().actions(seat(1), Spelling::Both).remove(0);
    let structured = ActionInput::Json(listed.action.expect("both spellings"));
    let decided = played.decide(seat(1), &structured).expect("a legal decision");
    assert_eq!(decided.notation(), listed.notation, "the one form in which it is kept");
    assert_eq!((looks(&played, &everybody), played.decisions()), (before.clone(), 0));
    played.commit(decided, 2, Some("a".into()));
    assert_ne!(looks(&played, &everybody), before);
    assert_eq!((played.version(), played.sent(seat(1), "a")), (2, Some(2)));
    let undone = played.take_back(1).expect("there is one");
    assert_eq!(played.decisions(), 1);
    played.commit_undo(undone, 3);
    assert_eq!(looks(&played, &everybody), before);
    assert_eq!(played.sent(seat(1), "a"), Some(2), "an id is never used twice");
}

#[test]
fn what_was_expected_with_a_decision_goes_when_it_is_taken_back() {
    let mut played = begun(Company::AtOneScreen, AidPolicy::Normal);
    for (number, chances) in [(0, vec![500, 300, 200]), (1, Vec::new()), (2, vec![400, 300, 300])] {
        let card = played.game().actions(seat(number), Spelling::Notation).remove(0);
        let thought = Thought { steps: vec![card], chances };
        let decided = played.decide_for_bot(seat(number), thought).expect("a card in the hand");
        played.commit(decided, played.version() + 1, None);
    }
    let made = |played: &TableMatch| {
        played.expected_so_far().iter().map(|one| one.decision).collect::<Vec<_>>()
    };
    assert_eq!(made(&played), [1, 3]);
    assert_eq!(played.expected().map_err(|refusal| refusal.code()), Err("not-over"));
    let undone = played.take_back(1).expect("there is one");
    played.commit_undo(undone, played.version() + 1);
    assert_eq!(made(&played), [1]);
    // Where another decision had to do, nobody expected anything of it.
    let none = vec![ListedAction { notation: "nonsense".into(), action: None }];
    let thought = Thought { steps: none, chances: vec![1, 2, 3] };
    let decided = played.decide_for_bot(seat(2), thought).expect("the first legal decision");
    assert!(decided.chances().is_empty());
}

#[test]
fn who_sits_apart_asks_and_who_sits_at_one_screen_need_not() {
    for (company, aid, wanted) in [
        (Company::Apart, AidPolicy::Normal, Ok(Undo { decisions: 1, is_free: false })),
        (Company::AtOneScreen, AidPolicy::Normal, Ok(Undo { decisions: 1, is_free: true })),
        (Company::Apart, AidPolicy::Tournament, Err("undo-not-allowed")),
        (Company::AtOneScreen, AidPolicy::Tournament, Err("undo-not-allowed")),
    ] {
        let mut played = begun(company, aid);
        let code = |undo: Result<Undo, wire::TableRefusal>| undo.map_err(|refusal| refusal.code());
        assert_eq!(code(played.undo(seat(0))), Err("nothing-to-undo"));
        // With her card Anna's turn is over: beyond it the table's aids count.
        lay(&mut played, 0);
        assert_eq!(code(played.undo(seat(0))), wanted, "{company:?} {aid:?}");
        let offered = looks(&played, &[Audience::Seat(seat(0))])[0].undo;
        assert_eq!(offered == UndoOffer::No, wanted.is_err());
        lay(&mut played, 1);
        assert_eq!(played.undo(seat(0)).map_or(2, |undo| undo.decisions), 2, "Ben's goes as well");
    }
}

#[test]
fn who_is_out_does_nothing_more_and_cannot_win() {
    let mut played = begun(Company::Apart, AidPolicy::Learner);
    played.withdraw(seat(2), Withdrawal::Resigned);
    assert_eq!(played.check_may_act(seat(2)).unwrap_err().code(), "seat-is-out");
    assert_eq!(played.check_may_ask(seat(2)).unwrap_err().code(), "seat-is-out");
    assert!(looks(&played, &[Audience::Seat(seat(2))])[0].actions.is_empty());
    assert!(played.bot(seat(2)).is_some() && played.bot(seat(1)).is_none());
    assert_eq!((played.phase(), played.revealed()), (Phase::Playing, None));
    played.withdraw(seat(0), Withdrawal::OutOfTime);
    assert_eq!(played.phase(), Phase::Over);
    assert_eq!(played.winners(), Some(SeatSet::only(seat(1))));
    assert!(played.revealed().is_some() && played.deciding().is_empty());
    assert_eq!(played.check_may_act(seat(1)).unwrap_err().code(), "match-over");
}

#[test]
fn what_happened_around_a_match_keeps_its_place_in_the_log() {
    let mut played = begun(Company::AtOneScreen, AidPolicy::Normal);
    let mut asides = Asides::default();
    let left = |number| Numbered { number, at_ms: 0, event: TableEvent::Left { seat: seat(0) } };
    asides.note(&left(1), None);
    for number in 0..3 {
        lay(&mut played, number);
        asides.note(&left(number as u64 + 2), Some(&played));
    }
    let audiences = audiences_of(played.persons());
    let told = asides.to(&audiences, Some(&played));
    let lengths = played.logs(&audiences).iter().map(Vec::len).collect::<Vec<_>>();
    assert_eq!(told[0].after, [0, 0, 0], "before the match");
    assert_eq!(told[3].after, lengths, "at the end of the log");
    assert!(told[1].after[0] < told[2].after[0] && told[2].after[0] < told[3].after[0]);

    let resumed = Asides::resumed(&told[1..], &played, &audiences);
    assert_eq!(resumed.to(&audiences, Some(&played)), told[1..]);

    let undone = played.take_back(2).expect("there are two");
    played.commit_undo(undone, 9);
    asides.note(&left(9), Some(&played));
    let told_after = asides.to(&audiences, Some(&played));
    assert_eq!(told_after[1], told[1], "what stands is not moved");
    assert!(told_after[2..].iter().all(|aside| aside.after == told[1].after), "{told_after:?}");
}
