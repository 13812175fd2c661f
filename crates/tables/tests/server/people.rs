//! Sitting down, taking back, going away, giving up, playing again, talking.

use bots::rng_from;
use serde_json::json;
use tables::table::Command;
use wire::{
    ActionInput, ClientFrame, Phase, Presence, ServerFrame, TableEvent, UndoOffer, Withdrawal,
};

use crate::app::{TestApp, key};
use crate::client::{Client, no_settings, play_on, seat};

#[tokio::test(flavor = "multi_thread")]
async fn a_second_browser_cannot_take_an_occupied_seat() {
    let app = TestApp::start().await;
    let table = app.table("lanterns", &["person", "person", "greedy"], no_settings()).await;
    let mut anna = app.person(&table, 1).await;
    anna.sit(0, "  Anna ").await;
    let mut eve = app.person(&table, 9).await;
    let sit = |number, name: &str| ClientFrame::Sit { seat: seat(number), name: name.into() };
    for (frame, code) in [
        (sit(0, "Eve"), "seat-taken"),
        (sit(2, "Eve"), "seat-for-bot"),
        (sit(3, "Eve"), "no-such-seat"),
        (sit(1, "  "), "setup-bad-player"),
        (sit(1, &"x".repeat(41)), "setup-bad-player"),
        (ClientFrame::Stand { seat: seat(0) }, "not-your-seat"),
        (ClientFrame::Resign { seat: seat(0) }, "not-your-seat"),
    ] {
        eve.say(&frame).await;
        assert_eq!(eve.refusal().await, code, "{frame:?}");
    }
    let mut keyless = app.spectator(&table).await;
    keyless.say(&sit(1, "Nobody")).await;
    assert_eq!(keyless.refusal().await, "no-key");
    let names = app.get(&format!("/api/tables/{table}")).await.json()["names"].clone();
    assert_eq!(names, json!(["Anna", null, "greedy"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_can_be_given_up_before_the_match() {
    let app = TestApp::start().await;
    let table = app.table("lanterns", &["person", "person"], no_settings()).await;
    let (mut anna, mut ben) = (app.person(&table, 1).await, app.person(&table, 2).await);
    anna.sit(0, "Anna").await;
    anna.say(&ClientFrame::Stand { seat: seat(0) }).await;
    anna.until(|client| !client.yours.contains(seat(0))).await;
    ben.sit(0, "Ben").await;
    assert!(ben.looks.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn several_people_play_at_one_screen() {
    let app = TestApp::start().await;
    let table = app.table("carcassonne", &["person", "person"], no_settings()).await;
    let mut screen = app.person(&table, 1).await;
    screen.sit(0, "Anna").await;
    screen.say(&ClientFrame::Start { seat: seat(0) }).await;
    assert_eq!(screen.refusal().await, "seats-open");
    screen.sit(1, "Ben").await;
    // What comes after the second seat is the answer to a ping, and not a match.
    screen.say(&ClientFrame::Ping { count: 1 }).await;
    screen.find(|frame| matches!(frame, ServerFrame::Pong { .. }).then_some(())).await;
    assert_eq!((screen.state().phase, screen.looks.len()), (Phase::Waiting, 0));
    let mut eve = app.person(&table, 9).await;
    eve.say(&ClientFrame::Start { seat: seat(0) }).await;
    assert_eq!(eve.refusal().await, "not-your-seat");
    screen.start(0).await;
    assert_eq!(screen.looks.len(), 2);
    let mut rng = rng_from(1);
    for _ in 0..20 {
        let deciding = screen.deciding().iter().next().unwrap();
        screen.play_any(deciding.index(), &mut rng).await;
    }
}

/// Whoever has two seats and waits for a friend need not press anything when the friend comes.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_begins_by_itself_when_somebody_new_takes_the_last_seat() {
    let app = TestApp::start().await;
    let table = app.table("lanterns", &["person"; 3], no_settings()).await;
    let (mut screen, mut clara) = (app.person(&table, 1).await, app.person(&table, 2).await);
    screen.sit(0, "Anna").await;
    screen.sit(1, "Ben").await;
    clara.sit(2, "Clara").await;
    screen.until(|client| client.looks.len() == 2).await;
    assert_eq!(screen.state().phase, Phase::Playing);
    // To want it once more does no harm.
    let number = screen.number;
    screen.say(&ClientFrame::Start { seat: seat(0) }).await;
    screen.say(&ClientFrame::Ping { count: 1 }).await;
    screen.find(|frame| matches!(frame, ServerFrame::Pong { .. }).then_some(())).await;
    assert_eq!(screen.number, number);
}

/// Plays until this client may take its own last decision back freely.
async fn until_free(anna: &mut Client, ben: &mut Client) {
    let mut rng = rng_from(3);
    while anna.look(0).undo != UndoOffer::Free {
        assert_eq!(play_on(&mut [anna, ben], &mut [], 1, &mut rng).await, 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_inside_the_own_turn_is_taken_back_freely() {
    let app = TestApp::start().await;
    let (_, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    let before = anna.look(0).clone();
    assert_eq!(before.undo, UndoOffer::No, "nothing decided yet");
    until_free(&mut anna, &mut ben).await;
    anna.say(&ClientFrame::Undo { seat: seat(0) }).await;
    let number = anna.number + 1;
    anna.until_number(number).await;
    ben.until_number(number).await;
    assert_eq!(anna.look(0).view, before.view);
    assert_eq!(anna.look(0).actions, before.actions);
    // The dice went back as well, so the match goes on as if nothing had been.
    assert!(play_on(&mut [&mut anna, &mut ben], &mut [], 10, &mut rng_from(4)).await == 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_drawn_tile_the_table_is_asked() {
    let app = TestApp::start().await;
    let (_, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    let before = anna.look(0).clone();
    until_free(&mut anna, &mut ben).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 1, &mut rng_from(5)).await;
    assert_eq!(anna.look(0).undo, UndoOffer::ByConsent, "a tile was drawn");
    let wish = ClientFrame::Undo { seat: seat(0) };
    let answer = |agree| ClientFrame::Consent { seat: seat(1), agree };

    anna.say(&answer(true)).await;
    assert_eq!(anna.refusal().await, "not-your-seat");
    ben.say(&answer(true)).await;
    assert_eq!(ben.refusal().await, "no-proposal");
    let version = anna.version;
    anna.say(&wish).await;
    ben.until(|client| client.state().proposal.is_some()).await;
    ben.say(&answer(false)).await;
    ben.until(|client| client.state().proposal.is_none()).await;
    assert_eq!(ben.version, version, "nothing was taken back");

    anna.say(&wish).await;
    ben.until(|client| client.state().proposal.is_some()).await;
    ben.say(&answer(true)).await;
    anna.until(|client| client.version > version).await;
    assert_eq!(anna.look(0).undo, UndoOffer::Free, "her turn again, and nothing new since");
    let version = anna.version;
    anna.say(&wish).await;
    anna.until(|client| client.version > version).await;
    assert_eq!(anna.look(0).view, before.view);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wish_is_asked_once_and_moot_after_the_next_decision() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    while anna.deciding().contains(seat(0)) {
        play_on(&mut [&mut anna, &mut ben], &mut [], 1, &mut rng_from(5)).await;
    }
    let number = anna.number;
    for _ in 0..3 {
        anna.say(&ClientFrame::Undo { seat: seat(0) }).await;
    }
    ben.until(|client| client.state().proposal.is_some()).await;
    app.tables.ask(&table, Command::Forget).await.unwrap();
    let guest = app.spectator(&table).await;
    assert_eq!(guest.state().proposal, ben.state().proposal, "it follows from the log");
    assert_eq!(guest.number, number + 1, "asked three times, noted once");
    anna.until(|client| client.state().proposal.is_some()).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 1, &mut rng_from(5)).await;
    assert_eq!(ben.state().proposal, None);
    ben.say(&ClientFrame::Consent { seat: seat(1), agree: true }).await;
    assert_eq!(ben.refusal().await, "no-proposal");
}

#[tokio::test(flavor = "multi_thread")]
async fn aids_follow_the_policy_of_the_table() {
    let app = TestApp::start().await;
    let (_, mut anna, mut ben) = app.pair("carcassonne", json!({ "aid": "tournament" })).await;
    until_free(&mut anna, &mut ben).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 1, &mut rng_from(5)).await;
    assert_eq!(anna.look(0).standing.projected, None);
    anna.say(&ClientFrame::Undo { seat: seat(0) }).await;
    assert_eq!(anna.refusal().await, "undo-not-allowed");
    ben.say(&ClientFrame::Hint { seat: seat(1) }).await;
    assert_eq!(ben.refusal().await, "no-hints");

    let (_, mut anna, _ben) = app.pair("carcassonne", json!({ "aid": "learner" })).await;
    assert!(anna.look(0).standing.projected.is_some());
    anna.say(&ClientFrame::Hint { seat: seat(0) }).await;
    let hint = |frame| match frame {
        ServerFrame::Hint { action, .. } => Some(action),
        _ => None,
    };
    let hint = anna.find(hint).await;
    assert!(anna.look(0).actions.contains(&hint));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_caretaker_is_voted_in_after_the_grace_period_and_the_person_comes_back() {
    let app = TestApp::start().await;
    let (table, mut anna, ben) = app.pair("carcassonne", no_settings()).await;
    let vote = ClientFrame::Vote { seat: seat(0), absent: seat(1) };
    anna.say(&vote).await;
    assert_eq!(anna.refusal().await, "no-caretaker-needed");
    drop(ben);
    let away = |client: &Client| matches!(client.state().seats[1].presence, Presence::Away { .. });
    anna.until(away).await;
    anna.say(&vote).await;
    assert_eq!(anna.refusal().await, "no-caretaker-needed", "the grace period runs");
    app.clock.turn(60_000);
    anna.say(&vote).await;
    anna.until(|client| client.state().seats[1].caretaker.is_some()).await;
    let mut rng = rng_from(1);
    for _ in 0..4 {
        anna.until(|client| client.deciding().contains(seat(0))).await;
        anna.play_any(0, &mut rng).await;
    }
    assert!(anna.heard.iter().any(|frame| frame.contains("\"by_bot\":true")));

    let mut ben = app.person(&table, 2).await;
    ben.send_play(1, ben.version, ActionInput::Text("x".into())).await;
    assert_eq!(ben.refusal().await, "caretaker-plays");
    ben.say(&ClientFrame::TakeBack { seat: seat(1) }).await;
    ben.until(|client| client.state().seats[1].caretaker.is_none()).await;
    assert_eq!(ben.state().seats[1].presence, Presence::Here);
    anna.until_number(ben.number).await;
    let number = anna.number;
    while anna.number < number + 6 {
        play_on(&mut [&mut anna, &mut ben], &mut [], 1, &mut rng).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_who_are_there_must_want_the_caretaker_and_who_returns_needs_none() {
    let app = TestApp::start().await;
    let table = app.table("carcassonne", &["person"; 3], no_settings()).await;
    let mut people = Vec::new();
    for number in 0..3 {
        let mut person = app.person(&table, number as u8 + 1).await;
        person.sit(number, &format!("P{number}")).await;
        people.push(person);
    }
    let [mut anna, mut ben, clara]: [Client; 3] = people.try_into().ok().unwrap();
    let vote = |number| ClientFrame::Vote { seat: seat(number), absent: seat(2) };
    let voted = |client: &Client| client.state().seats[2].votes.contains(seat(0));
    drop(clara);
    let away = |client: &Client| matches!(client.state().seats[2].presence, Presence::Away { .. });
    anna.until(away).await;
    app.clock.turn(60_000);
    anna.say(&vote(0)).await;
    ben.until(voted).await;
    assert_eq!(ben.state().seats[2].caretaker, None, "Ben is there and has not been asked");

    // She comes back and goes again: the vote was about her first absence.
    let clara = app.person(&table, 3).await;
    ben.until(|client| !voted(client)).await;
    drop(clara);
    ben.until(away).await;
    app.clock.turn(60_000);
    ben.say(&vote(1)).await;
    anna.until(|client| client.state().seats[2].votes.contains(seat(1))).await;
    assert_eq!(anna.state().seats[2].caretaker, None);
    anna.say(&vote(0)).await;
    anna.until(|client| client.state().seats[2].caretaker.is_some()).await;
    assert!(anna.state().seats[2].votes.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_resigns_loses_and_the_dice_are_still_proven() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 7, &mut rng_from(1)).await;
    anna.say(&ClientFrame::Resign { seat: seat(0) }).await;
    ben.until(|client| client.state().phase == Phase::Over).await;
    assert_eq!(ben.state().winners.unwrap().iter().collect::<Vec<_>>(), [seat(1)]);
    assert!(ben.look(1).actions.is_empty());
    let verified = app.get(&format!("/api/tables/{table}/verify")).await.json();
    assert_eq!(verified["proven"], true);
    assert_eq!(Some(verified["seed"].as_str().unwrap()), ben.state().seed.as_deref());
    ben.send_play(1, ben.version, ActionInput::Text("x".into())).await;
    assert_eq!(ben.refusal().await, "match-over");

    // The record proves them without the table, and comes back as a match that is over.
    let record = app.get(&format!("/api/tables/{table}/record")).await.body;
    let seed = ben.state().seed.clone().unwrap();
    assert!(record.contains("out 0 resigned\n") && record.contains(&format!("seed {seed}\n")));
    let verdict = app.request("POST /api/records/verify HTTP/1.1", &record).await.json();
    assert_eq!((&verdict["proof"], &verdict["scores"]), (&json!("proven"), &json!(null)));
    let again = app.post("/api/records", &json!({ "record": record })).await.json();
    let again = again["card"]["id"].as_str().unwrap().to_owned();
    let guest = app.spectator(&again).await;
    assert_eq!(guest.state().phase, Phase::Over);
    assert_eq!(guest.state().seats[0].out, Some(Withdrawal::Resigned));
    assert_eq!(guest.state().winners, ben.state().winners);
    let wish = json!({ "record": record, "decisions": 7 });
    let played_on = app.post("/api/records", &wish).await.json();
    let played_on = played_on["card"]["id"].as_str().unwrap().to_owned();
    let mut clara = app.person(&played_on, 3).await;
    clara.sit(0, "Clara").await;
    clara.sit(1, "Dora").await;
    clara.start(1).await;
    assert_eq!(clara.state().phase, Phase::Playing, "nobody has given this one up");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_three_the_others_play_on_with_a_bot_in_the_seat() {
    let app = TestApp::start().await;
    let table = app.table("lanterns", &["person", "person", "person"], no_settings()).await;
    let mut screen = app.person(&table, 1).await;
    for (number, name) in ["Anna", "Ben", "Clara"].into_iter().enumerate() {
        screen.sit(number, name).await;
    }
    screen.start(0).await;
    screen.say(&ClientFrame::Resign { seat: seat(2) }).await;
    screen.until(|client| client.state().seats[2].out == Some(Withdrawal::Resigned)).await;
    screen.send_play(2, screen.version, ActionInput::Text("rest".into())).await;
    assert_eq!(screen.refusal().await, "seat-is-out");
    screen.say(&ClientFrame::Vote { seat: seat(2), absent: seat(1) }).await;
    assert_eq!(screen.refusal().await, "seat-is-out");
    while screen.state().phase == Phase::Playing {
        let mine = screen.deciding().iter().find(|at| at.index() < 2);
        let Some(mine) = mine else {
            screen.next().await.unwrap();
            continue;
        };
        let action = screen.look(mine.index()).actions[0].clone();
        let version = screen.version;
        screen.send_play(mine.index(), version, action.into()).await;
        screen.until(|client| client.version > version).await;
    }
    assert!(!screen.state().winners.unwrap().contains(seat(2)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_has_the_same_people_one_seat_on() {
    let app = TestApp::start().await;
    let (_, mut anna, mut ben) = app.pair("lanterns", no_settings()).await;
    anna.say(&ClientFrame::Rematch { seat: seat(0) }).await;
    assert_eq!(anna.refusal().await, "not-over");
    play_on(&mut [&mut anna, &mut ben], &mut [], 1_000, &mut rng_from(1)).await;
    anna.say(&ClientFrame::Rematch { seat: seat(0) }).await;
    ben.until(|client| client.state().rematch_wanted.contains(seat(0))).await;
    assert_eq!(ben.state().rematch, None);
    ben.say(&ClientFrame::Rematch { seat: seat(1) }).await;
    anna.until(|client| client.state().rematch.is_some()).await;
    let next = anna.state().rematch.clone().unwrap();
    let anna = app.person(&next, 1).await;
    assert_eq!(anna.state().phase, Phase::Playing);
    assert_eq!(anna.yours.iter().collect::<Vec<_>>(), [seat(1)], "Ben begins this time");
    assert_ne!(anna.welcome["card"]["commitment"], ben.welcome["card"]["commitment"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn words_reach_the_table_and_those_who_come_later() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("lanterns", no_settings()).await;
    let say = |text: &str| ClientFrame::Chat { seat: Some(seat(0)), name: None, text: text.into() };
    let line = |frame| match frame {
        ServerFrame::Chat { line } => Some(line),
        _ => None,
    };
    anna.say(&say("<b>hello</b>")).await;
    let heard = ben.find(line).await;
    assert_eq!((heard.name.as_str(), heard.text.as_str()), ("Anna", "<b>hello</b>"));
    for wrong in ["", "   ", "a\u{7}b", &"x".repeat(501)] {
        anna.say(&say(wrong)).await;
        assert_eq!(anna.refusal().await, "bad-chat");
    }
    ben.say(&say("I am Anna")).await;
    assert_eq!(ben.refusal().await, "not-your-seat");
    let guest = app.spectator(&table).await;
    assert_eq!(guest.welcome["chat"].as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_on_may_talk_where_the_table_allows_it() {
    let app = TestApp::start().await;
    let says = |name: Option<&str>| ClientFrame::Chat {
        seat: None,
        name: name.map(str::to_owned),
        text: "well played".into(),
    };
    let line = |frame| match frame {
        ServerFrame::Chat { line } => Some(line),
        _ => None,
    };
    let (table, mut anna, _ben) = app.pair("lanterns", no_settings()).await;
    let mut eve = app.spectator(&table).await;
    for nameless in [None, Some("  "), Some("\u{200b}")] {
        eve.say(&says(nameless)).await;
        assert_eq!(eve.refusal().await, "setup-bad-player");
    }
    eve.say(&says(Some(" Eve "))).await;
    let heard = anna.find(line).await;
    assert_eq!((heard.seat, heard.name.as_str()), (None, "Eve"));
    app.tables.ask(&table, Command::Forget).await.unwrap();
    let later = app.spectator(&table).await;
    assert_eq!(later.welcome["chat"][0]["name"], "Eve", "kept like any other line");

    let (table, _anna, _ben) = app.pair("lanterns", json!({ "talk": "seats" })).await;
    let mut eve = app.spectator(&table).await;
    assert_eq!(eve.welcome["card"]["settings"]["talk"], "seats");
    eve.say(&says(Some("Eve"))).await;
    assert_eq!(eve.refusal().await, "seats-talk");
}

/// What happened around the match stands in the log of those who come anew where it stood for those
/// who saw it.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_keeps_who_was_replaced_and_who_came_back() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    let mut rng = rng_from(1);
    play_on(&mut [&mut anna, &mut ben], &mut [], 4, &mut rng).await;
    ben.say(&ClientFrame::Stand { seat: seat(1) }).await;
    anna.until(|client| matches!(client.state().seats[1].presence, Presence::Away { .. })).await;
    anna.say(&ClientFrame::Vote { seat: seat(0), absent: seat(1) }).await;
    anna.until(|client| client.state().seats[1].caretaker.is_some()).await;
    ben.say(&ClientFrame::TakeBack { seat: seat(1) }).await;
    ben.until(|client| client.state().seats[1].caretaker.is_none()).await;
    anna.until_number(ben.number).await;
    for forgotten in [false, true] {
        if forgotten {
            app.tables.ask(&table, Command::Forget).await.unwrap();
        }
        let guest = app.spectator(&table).await;
        let missed = &guest.welcome["missed"];
        let asides = missed["asides"].as_array().unwrap();
        let told: Vec<&str> =
            asides.iter().map(|aside| aside["event"]["what"].as_str().unwrap()).collect();
        assert_eq!(told, ["left", "caretaker-came", "took-back"]);
        let lines = missed["logs"][0].as_array().unwrap().len() as u64;
        for aside in asides {
            let after = aside["after"][0].as_u64().unwrap();
            assert!((1..=lines).contains(&after), "{aside} of {lines}");
        }
    }
}

/// What was said about a decision stays when it is taken back, before what is decided instead.
#[tokio::test(flavor = "multi_thread")]
async fn what_happened_around_a_match_moves_back_with_it() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    until_free(&mut anna, &mut ben).await;
    let number = anna.number + 1;
    anna.say(&ClientFrame::Undo { seat: seat(0) }).await;
    anna.until_number(number).await;
    ben.until_number(number).await;
    let lines = |client: &Client| client.welcome["missed"]["logs"][0].as_array().unwrap().len();
    let stood = lines(&app.spectator(&table).await);
    play_on(&mut [&mut anna, &mut ben], &mut [], 3, &mut rng_from(4)).await;
    let guest = app.spectator(&table).await;
    assert!(lines(&guest) > stood);
    let aside = &guest.welcome["missed"]["asides"][0];
    assert_eq!((&aside["event"]["what"], &aside["after"][0]), (&json!("undone"), &json!(stood)));
}

#[tokio::test(flavor = "multi_thread")]
async fn presence_is_shown() {
    let app = TestApp::start().await;
    let (table, mut anna, ben) = app.pair("lanterns", no_settings()).await;
    let guest = app.spectator(&table).await;
    anna.until(|client| client.state().spectators == 1).await;
    drop((guest, ben));
    let alone = |client: &Client| {
        let away = matches!(client.state().seats[1].presence, Presence::Away { .. });
        away && client.state().spectators == 0
    };
    anna.until(alone).await;
    let back = Client::enter(app.address, &table, Some(&key(2)), None).await;
    anna.until(|client| client.state().seats[1].presence == Presence::Here).await;
    assert_eq!(back.state().seats[0].presence, Presence::Here);
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_on_purpose_needs_no_grace() {
    let app = TestApp::start().await;
    let (_, mut anna, mut ben) = app.pair("lanterns", no_settings()).await;
    ben.say(&ClientFrame::Stand { seat: seat(1) }).await;
    anna.until(|client| matches!(client.state().seats[1].presence, Presence::Away { .. })).await;
    anna.say(&ClientFrame::Vote { seat: seat(0), absent: seat(1) }).await;
    anna.find(|frame| match frame {
        ServerFrame::Event { numbered, .. } => {
            matches!(numbered.event, TableEvent::CaretakerCame { .. }).then_some(())
        }
        _ => None,
    })
    .await;
}
