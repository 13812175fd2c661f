//! The referee: chance at once, nothing illegal, and back again.

use crate::common::{external, fair, finished, options, play_on, players, reread, seat};
use game::toys::{Lanterns, LanternsAction, LanternsEvent, LanternsOutcome, Wind};
use game::{
    Chance, Coded, Game, Illegal, Match, MatchError, Player, Seat, Seed, SetupError, Step, Turn,
    toys,
};

fn outcome(text: &str) -> LanternsOutcome {
    text.parse().unwrap()
}

#[test]
fn fair_dice_act_at_once() {
    let mut table = fair(1);
    assert!(matches!(table.turn(), Turn::Decide(_)));
    let dealt = |event: &&LanternsEvent| matches!(event, LanternsEvent::Dealt { .. });
    assert_eq!(table.opening().iter().filter(dealt).count(), 9);
    assert!(matches!(table.opening().last(), Some(LanternsEvent::WindTurned { night: 1, .. })));
    let mut after = Vec::new();
    while table.steps().len() < 14 {
        let Turn::Decide(seats) = table.turn() else { panic!("a seat decides") };
        let seat = seats.iter().next().unwrap();
        let rest = table.game().judge(seat, LanternsAction::Rest).is_ok();
        let action = if rest { LanternsAction::Rest } else { LanternsAction::LightBest };
        after = table.play(seat, action).unwrap();
    }
    assert!(matches!(after.last(), Some(LanternsEvent::WindTurned { night: 2, .. })), "{after:?}");
}

#[test]
fn the_same_seed_gives_the_same_chance() {
    let (mut one, mut two, mut other) = (fair(1), fair(1), fair(2));
    for table in [&mut one, &mut two, &mut other] {
        play_on(table, 5, 9);
    }
    assert_eq!(one.steps(), two.steps());
    assert_eq!(one.game(), two.game());
    assert_ne!(one.steps()[..10], other.steps()[..10]);
}

#[test]
fn nobody_brings_fair_dice_an_outcome() {
    let mut table = fair(1);
    let before = table.clone();
    let error = table.settle(LanternsOutcome::Wind(Wind::Calm)).unwrap_err();
    assert_eq!(error.code(), "chance-is-fair");
    assert_eq!(table.game(), before.game());
}

#[test]
fn external_chance_waits_for_the_caller() {
    let mut table = external();
    assert_eq!((table.turn(), table.commitment()), (Turn::Chance, None));
    let error = table.play(seat(0), LanternsAction::Rest).unwrap_err();
    assert_eq!(error, MatchError::Illegal(Illegal::ChanceFirst));
    let error = table.settle(outcome("wind calm")).unwrap_err();
    assert_eq!(error.code(), "impossible-outcome");
    assert!(table.steps().is_empty());
    let events = table.settle(outcome("card 6")).unwrap();
    assert_eq!(events.len(), 2, "the card and its glow");
    assert_eq!(table.steps(), [Step::Chance(outcome("card 6"))]);
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut table = fair(1);
    let text = table.record().to_string();
    let game = table.game().clone();
    let missing = toys::Card::kinds().find(|&card| !game.hand(seat(0)).contains(card)).unwrap();
    let tries =
        [(0, LanternsAction::Rest), (0, LanternsAction::Light(missing)), (5, LanternsAction::Rest)];
    let codes = tries.map(|(number, action)| table.play(seat(number), action).unwrap_err().code());
    assert_eq!(codes, ["light-now", "not-in-hand", "not-deciding"]);
    assert_eq!((table.game(), table.record().to_string()), (&game, text));
}

#[test]
fn a_decision_is_recorded_in_its_listed_spelling() {
    let mut table = fair(1);
    table.play(seat(0), LanternsAction::LightBest).unwrap();
    let last = table.steps().last().unwrap();
    assert!(matches!(last, Step::Decision(_, LanternsAction::Light(_))), "{last:?}");
}

#[test]
fn undo_goes_back_and_the_same_chance_follows() {
    let mut table = fair(3);
    let mut marks = vec![table.clone()];
    while table.turn() != Turn::Over {
        let so_far = marks.len() as u64;
        play_on(&mut table, 1, so_far);
        marks.push(table.clone());
    }
    for back in (0..marks.len()).rev() {
        let mut undone = table.clone();
        undone.undo(marks.len() - 1 - back).unwrap();
        assert_eq!(undone.game(), marks[back].game(), "back to {back}");
        assert_eq!(undone.steps(), marks[back].steps());
        for again in back..marks.len() - 1 {
            play_on(&mut undone, 1, again as u64 + 1);
        }
        assert_eq!(undone.record().to_string(), table.record().to_string());
    }
}

#[test]
fn undo_without_decisions_is_refused() {
    let mut table = external();
    table.settle(outcome("card 1")).unwrap();
    let error = table.undo(1).unwrap_err();
    assert_eq!(error, MatchError::NothingToUndo { asked: 1, taken: 0 });
    assert_eq!(table.undo(0), Ok(()));
    assert_eq!(table.steps().len(), 1);
}

#[test]
fn undo_of_external_chance_keeps_what_came_before_the_decision() {
    let mut table = external();
    play_on(&mut table, 4, 8);
    let steps = table.steps().to_vec();
    table.undo(2).unwrap();
    let kept = table.steps();
    assert_eq!(kept, &steps[..kept.len()]);
    assert!(matches!(steps[kept.len()], Step::Decision(..)));
    assert!(matches!(table.turn(), Turn::Decide(_)));
}

#[test]
fn the_seed_is_revealed_only_at_the_end() {
    let mut table = fair(7);
    let promise = table.commitment().unwrap();
    while table.turn() != Turn::Over {
        assert_eq!(table.reveal(), None);
        play_on(&mut table, 1, 4);
    }
    assert_eq!(table.reveal(), Some(Seed([7; 32])));
    assert!(promise.binds(&Seed([7; 32])));
    assert!(!format!("{:?}", fair(0xab)).contains("abab"), "no debug print tells the seed");
}

#[test]
fn tables_that_cannot_begin() {
    let begin =
        |players| Match::<Lanterns>::begin(crate::common::options(), players, Chance::External);
    let one = vec![Player::person("Anna")];
    assert!(matches!(begin(one), Err(SetupError::Seats { got: 1, .. })));
    let named = vec![Player::person("Anna"), Player::person("B\nob")];
    assert!(matches!(begin(named), Err(SetupError::BadPlayer { seat: 1, .. })));
}

#[test]
fn a_sealed_match_goes_on_with_its_seed_only() {
    let mut live = fair(7);
    play_on(&mut live, 4, 1);
    let mut loaded = Match::<Lanterns>::from_record(&reread(&live)).unwrap();
    let Turn::Decide(seats) = loaded.turn() else { panic!("a seat decides") };
    let error = loaded.play(seats.iter().next().unwrap(), LanternsAction::LightBest).unwrap_err();
    assert_eq!(error.code(), "seed-unknown");
    assert_eq!(loaded.settle(outcome("card 1")).unwrap_err().code(), "chance-is-fair");
    assert_eq!(loaded.unseal(Seed([8; 32])).unwrap_err(), MatchError::WrongSeed);
    assert_eq!(loaded.unseal(Seed([7; 32])), Ok(vec![]));
    assert_eq!(loaded.unseal(Seed([7; 32])).unwrap_err(), MatchError::NotSealed);
    play_on(&mut loaded, usize::MAX, 2);
    play_on(&mut live, usize::MAX, 2);
    assert_eq!(loaded.record(), live.record());
}

#[test]
fn looking_back_sees_every_step() {
    let table = finished();
    let mut seen = 0;
    table.retell(|moment| {
        seen += 1;
        assert_eq!(moment.number, seen);
        assert_eq!(moment.step, table.steps()[seen - 1]);
        assert_eq!(*moment.game, table.at(seen));
        assert!(!moment.events.is_empty(), "every step of Lanterns tells something");
    });
    assert_eq!(seen, table.steps().len());
    assert_eq!(table.at(0), *table.start());
    assert_eq!(table.at(usize::MAX), *table.game());
}

/// A match of before, told again: each decision with what chance did after it.
fn written(table: &Match<Lanterns>) -> (Vec<LanternsOutcome>, Vec<Written>) {
    let (mut opening, mut decisions) = (Vec::new(), Vec::<Written>::new());
    for step in table.steps() {
        match (*step, decisions.last_mut()) {
            (Step::Chance(outcome), None) => opening.push(outcome),
            (Step::Chance(outcome), Some((_, _, after))) => after.push(outcome),
            (Step::Decision(seat, action), _) => decisions.push((seat, action, Vec::new())),
        }
    }
    (opening, decisions)
}

type Written = (Seat, LanternsAction, Vec<LanternsOutcome>);

#[test]
fn a_match_of_before_goes_as_it_is_written_whatever_the_dice_say() {
    let mut before = fair(1);
    play_on(&mut before, 2, 3);
    let (opening, decisions) = written(&before);
    // Other dice: what is written counts, and only what comes after it is drawn from them.
    let mut goes_on_as_before = Vec::new();
    for seed in 1..=8 {
        let dice = Chance::Fair(Seed([seed; 32]));
        let mut again =
            Match::<Lanterns>::begin_as_written(&options(), players(), dice, &opening).unwrap();
        assert_eq!(again.last_chance().collect::<Vec<_>>(), opening);
        for (seat, action, after) in &decisions {
            again.play_as_written(*seat, *action, after).unwrap();
            assert_eq!(again.last_chance().collect::<Vec<_>>(), *after);
        }
        assert_eq!((again.steps(), again.game()), (before.steps(), before.game()));
        let mut on = before.clone();
        play_on(&mut again, 12, 5);
        play_on(&mut on, 12, 5);
        goes_on_as_before.push(again.steps() == on.steps());
    }
    assert!(goes_on_as_before[0], "the stream stands where it stood");
    assert!(goes_on_as_before.contains(&false), "other dice bring something else");
}

#[test]
fn what_is_written_wrongly_changes_nothing() {
    let mut before = fair(1);
    play_on(&mut before, 4, 3);
    let (opening, decisions) = written(&before);
    let begin = |written: &[LanternsOutcome]| {
        let dice = Chance::Fair(Seed([1; 32]));
        Match::<Lanterns>::begin_as_written(&options(), players(), dice, written)
    };
    assert!(begin(&opening[1..]).is_err(), "chance is missing");
    assert!(begin(&[&opening[..], &opening[..1]].concat()).is_err(), "chance too much");
    let mut again = begin(&opening).unwrap();
    for (seat, action, after) in &decisions {
        let unchanged = again.clone();
        let mut more = after.clone();
        more.push(opening[0]);
        let error = again.play_as_written(*seat, *action, &more).unwrap_err();
        assert!(["not-chance", "impossible-outcome"].contains(&error.code()), "{error}");
        if !after.is_empty() {
            let error = again.play_as_written(*seat, *action, &[]).unwrap_err();
            assert_eq!(error.code(), "chance-missing");
        }
        assert_eq!((again.steps(), again.game()), (unchanged.steps(), unchanged.game()));
        again.play_as_written(*seat, *action, after).unwrap();
    }
    assert_eq!(again.game(), before.game());
}
