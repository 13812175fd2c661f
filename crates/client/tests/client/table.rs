//! A table inside the page speaks as a server does.

use bots::Thought;
use client::{LocalTable, Purpose, Replay, think};
use game::{Audience, Proof, SeatSet};
use serde_json::json;
use wire::{
    ActionInput, AidPolicy, ClientFrame, PROTOCOL, Phase, Reads, ServerFrame, TableEvent, UndoOffer,
};

use crate::house::*;

#[test]
fn whole_matches_are_played_and_their_dice_can_be_checked() {
    for game in [LANTERNS, CARCASSONNE] {
        let mut page = Page::open(plan(game, &["Anna", "@greedy", "Ben"]));
        page.play_to_the_end();
        assert_eq!(page.state.phase, Phase::Over);
        assert!(page.state.winners.is_some_and(|winners| !winners.is_empty()));
        let record = page.table.record().to_string();
        let replay = Replay::read(&record, &registry()).unwrap();
        assert_eq!(replay.check_dice(None).unwrap().proof, Proof::Proven, "{game}");
        assert_eq!(page.state.seed, replay.record().seed().map(|seed| seed.to_string()));
        let commitment = replay.record().commitment().map(|promise| promise.to_string());
        assert_eq!(Some(page.table.card().commitment.clone()), commitment);
    }
}

#[test]
fn the_seed_is_a_secret_until_the_end() {
    let mut page = Page::open(plan(LANTERNS, &["Anna", "@greedy"]));
    let secret = game::Seed([9; 32]).to_string();
    page.let_bots_play();
    page.play_first();
    let said = serde_json::to_string(&page.heard).unwrap();
    assert!(!said.contains(&secret));
    assert!(page.table.task().is_none_or(|task| !task.record.contains(&secret)));
}

#[test]
fn each_person_sees_with_their_own_eyes_and_bots_show_nothing() {
    let page = Page::open(plan(LANTERNS, &["Anna", "@greedy", "Ben"]));
    let eyes: Vec<Audience> = page.looks.iter().map(|look| look.audience).collect();
    assert_eq!(eyes, [Audience::Seat(seat(0)), Audience::Seat(seat(2))]);
    assert_ne!(page.looks[0].view, page.looks[1].view, "their hands differ");
    let only_bots = Page::open(plan(LANTERNS, &["@greedy", "@random"]));
    assert_eq!(only_bots.looks[0].audience, Audience::Spectator);
}

#[test]
fn numbers_have_no_hole_and_a_decision_sent_twice_is_played_once() {
    let mut page = Page::open(plan(CARCASSONNE, &["Anna", "@random"]));
    let look = page.looks[0].clone();
    let frame = ClientFrame::Play {
        client: "once".into(),
        version: page.version,
        seat: seat(0),
        chosen: look.actions[0].clone().into(),
    };
    let first = page.say(frame.clone());
    assert!(matches!(&first[0], ServerFrame::Ack { repeated: false, .. }));
    let steps = page.table.record().steps().len();
    let again = page.say(frame);
    assert!(matches!(&again[..], [ServerFrame::Ack { repeated: true, number: 2, .. }]));
    assert_eq!(page.table.record().steps().len(), steps);
    page.play_to_the_end();
    let numbers: Vec<u64> = page.heard.iter().filter_map(number).collect();
    let expected: Vec<u64> = (2..2 + numbers.len() as u64).collect();
    assert_eq!(numbers, expected);
}

fn number(frame: &ServerFrame) -> Option<u64> {
    match frame {
        ServerFrame::Event { numbered, .. } => Some(numbered.number),
        _ => None,
    }
}

#[test]
fn a_person_takes_back_past_the_bots_and_the_same_dice_follow() {
    let mut page = Page::open(plan(CARCASSONNE, &["Anna", "@greedy"]));
    let before = page.looks[0].clone();
    page.play_first();
    while page.looks[0].actions.is_empty() || page.table.task().is_some() {
        page.let_bots_play();
    }
    let after = page.looks[0].view.clone();
    assert_eq!(page.looks[0].undo, UndoOffer::Free);
    while page.looks[0].undo == UndoOffer::Free {
        page.say(ClientFrame::Undo { seat: seat(0) });
    }
    assert_eq!(page.looks[0].view, before.view);
    assert_eq!(page.looks[0].actions, before.actions);
    assert_eq!(code_of(&page.say(ClientFrame::Undo { seat: seat(0) })), "nothing-to-undo");
    page.play_first();
    page.let_bots_play();
    assert_eq!(page.looks[0].view, after, "the same decision, the same chance");
}

#[test]
fn tournaments_take_nothing_back_once_a_tile_was_drawn() {
    let wish = client::Plan { aid: AidPolicy::Tournament, ..plan(CARCASSONNE, &["Anna", "Ben"]) };
    let mut page = Page::open(wish);
    page.play_first();
    assert_eq!(page.looks[0].undo, UndoOffer::Free, "the tile lies, the figure is still to come");
    assert!(page.looks[0].standing.projected.is_none());
    while !page.looks[0].actions.is_empty() {
        page.play_first();
    }
    assert_eq!(page.looks[0].undo, UndoOffer::No);
    assert_eq!(code_of(&page.say(ClientFrame::Undo { seat: seat(0) })), "undo-not-allowed");
    assert_eq!(code_of(&page.say(ClientFrame::Hint { seat: seat(1) })), "no-hints");
}

#[test]
fn a_learner_may_ask_and_what_is_asked_is_not_played() {
    let mut page = Page::open(plan(CARCASSONNE, &["Anna", "@greedy"]));
    page.say(ClientFrame::Hint { seat: seat(0) });
    let task = page.table.task().unwrap();
    assert_eq!((task.seat, task.purpose), (seat(0), Purpose::Hint));
    let chosen = think(&task, &registry(), 1, &|| 0).unwrap();
    let frames = page.table.thought(&task, chosen.clone(), 0);
    let Some(ServerFrame::Hint { action, .. }) = frames.first() else { panic!("{frames:?}") };
    assert_eq!(Some(action), chosen.steps.first());
    assert!(page.looks[0].actions.contains(action));
    assert!(page.table.task().is_none());
}

#[test]
fn a_thought_about_what_was_taken_back_is_dropped() {
    let mut page = Page::open(plan(CARCASSONNE, &["Anna", "@greedy"]));
    while page.table.task().is_none() {
        page.play_first();
    }
    let stale = page.table.task().unwrap();
    let chosen = think(&stale, &registry(), 1, &|| 0).unwrap();
    page.say(ClientFrame::Undo { seat: seat(0) });
    assert_eq!(page.table.thought(&stale, chosen, 0), []);
    page.play_first();
    let task = page.table.task().unwrap();
    let played = page.table.thought(&task, Thought::default(), 0);
    assert_eq!(played.len(), 1, "a bot that could not think does not hold up the table");
}

#[test]
fn who_gives_up_cannot_win_and_with_three_seats_a_bot_plays_on() {
    let mut page = Page::open(plan(LANTERNS, &["Anna", "Ben", "@greedy"]));
    page.say(ClientFrame::Resign { seat: seat(0) });
    assert_eq!(page.state.phase, Phase::Playing);
    assert_eq!(code_of(&page.say(ClientFrame::Resign { seat: seat(0) })), "seat-is-out");
    page.play_to_the_end();
    assert!(page.state.winners.is_some_and(|winners| !winners.contains(seat(0))));

    let mut alone = Page::open(plan(CARCASSONNE, &["Anna", "@greedy"]));
    alone.say(ClientFrame::Resign { seat: seat(0) });
    assert_eq!(alone.state.phase, Phase::Over);
    assert_eq!(alone.state.winners, Some(SeatSet::only(seat(1))));
    assert!(alone.state.seed.is_some());
    assert!(alone.table.task().is_none(), "nobody thinks any more");
}

#[test]
fn a_rematch_greets_the_page_with_new_dice_and_moved_seats() {
    let mut page = Page::open(plan(LANTERNS, &["Anna", "@greedy"]));
    page.play_first();
    assert_eq!(code_of(&page.say(ClientFrame::Rematch { seat: seat(0) })), "not-over");
    page.play_to_the_end();
    let promise = page.table.card().commitment.clone();
    let frames = page.say(ClientFrame::Rematch { seat: seat(0) });
    let [ServerFrame::Welcome { card, yours, number: 1, .. }] = &frames[..] else {
        panic!("{frames:?}")
    };
    assert_ne!(card.commitment, promise);
    assert!(!card.seed_known);
    assert_eq!(*yours, SeatSet::only(seat(1)));
    let again = page.say(ClientFrame::Rematch { seat: seat(1) });
    assert_eq!(again, [], "who else wanted it need not be told that it has begun");
    page.play_to_the_end();
}

#[test]
fn what_cannot_be_done_is_refused_by_the_servers_words_and_changes_nothing() {
    let mut page = Page::open(plan(LANTERNS, &["Anna", "@greedy"]));
    let before = page.table.keep();
    let play =
        |version, seat, chosen| ClientFrame::Play { client: "x".into(), version, seat, chosen };
    let nonsense = || ActionInput::Json(json!({ "fly": true }));
    let name = String::new;
    for (frame, code) in [
        (play(1, seat(0), nonsense()), "bad-action"),
        (play(0, seat(0), nonsense()), "version-conflict"),
        (play(1, seat(1), nonsense()), "not-your-seat"),
        (play(1, seat(5), nonsense()), "no-such-seat"),
        (play(1, seat(0), ActionInput::Text("rest".into())), "light-now"),
        (ClientFrame::Sit { seat: seat(1), name: name() }, "seat-taken"),
        (ClientFrame::Consent { seat: seat(0), agree: true }, "no-proposal"),
        (ClientFrame::Vote { seat: seat(0), absent: seat(1) }, "no-caretaker-needed"),
        (ClientFrame::TakeBack { seat: seat(0) }, "no-caretaker"),
        (ClientFrame::Chat { seat: Some(seat(0)), name: None, text: name() }, "no-chat"),
        (ClientFrame::Undo { seat: seat(0) }, "nothing-to-undo"),
        (
            ClientFrame::Hello {
                protocol: PROTOCOL + 1,
                key: None,
                last: None,
                reads: Reads::FIRST,
                shares: false,
            },
            "wrong-protocol",
        ),
    ] {
        assert_eq!(code_of(&page.say(frame.clone())), code, "{frame:?}");
    }
    let long =
        ClientFrame::Play { client: "x".repeat(41), version: 1, seat: seat(0), chosen: nonsense() };
    assert_eq!(code_of(&page.say(long)), "bad-client-id");
    assert_eq!(page.table.keep(), before);
}

#[test]
fn tables_that_cannot_be_are_refused() {
    let found = |plan| LocalTable::found(plan, &registry(), entropy, 0).map(|_| ());
    let code = |plan| game::Coded::code(&found(plan).unwrap_err());
    assert_eq!(code(plan("chess", &["Anna", "Ben"])), "unknown-game");
    assert_eq!(code(plan(LANTERNS, &["Anna"])), "setup-seats");
    assert_eq!(code(plan(LANTERNS, &["Anna", "@deep"])), "bad-level");
    assert_eq!(code(plan(LANTERNS, &["Anna", "  "])), "setup-bad-player");
    let no_dice = client::Plan { seed: None, ..plan(LANTERNS, &["Anna", "Ben"]) };
    let found = LocalTable::found(no_dice, &registry(), || None, 0).map(|_| ());
    assert_eq!(game::Coded::code(&found.unwrap_err()), "no-entropy");
}

#[test]
fn events_are_told_to_each_look_in_its_order() {
    let mut page = Page::open(plan(LANTERNS, &["Anna", "Ben"]));
    let frames = page.play_first();
    let [_, ServerFrame::Event { numbered, looks, .. }] = &frames[..] else { panic!("{frames:?}") };
    let TableEvent::Played { told, by_bot: false, .. } = &numbered.event else {
        panic!("{numbered:?}")
    };
    assert_eq!(told.len(), looks.len());
    assert_ne!(told[0], told[1], "only she knows which card she laid");
}
