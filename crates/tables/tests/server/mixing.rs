//! Dice that nobody can choose: people add shares, and a table waits for none of them for long.

use std::sync::Arc;

use client::{DiceOrigin, Hands};
use game::{Contribution, Pledge, Proof, RecordText, SeatSet, Verdict};
use serde_json::{Value, json};
use tables::limits::MIXING_MS_MAX;
use tempfile::TempDir;
use wire::{ClientFrame, Mixing, Phase, Reads, ServerFrame, TableEvent};

use crate::app::{TestApp, key};
use crate::client::{Client, no_settings, play_on, seat};

impl TestApp {
    /// Somebody with a page that adds to the dice.
    pub async fn contributor(&self, table: &str, number: u8) -> Client {
        let mut client = Client::connect(self.address, table).await;
        client.shares = true;
        client.greet(Some(&key(number)), None).await
    }

    /// Two people who can add to the dice, on the two seats of a table.
    pub async fn contributors(&self) -> (String, Client, Client) {
        let table = self.table("lanterns", &["person", "person"], no_settings()).await;
        let (mut anna, mut ben) =
            (self.contributor(&table, 1).await, self.contributor(&table, 2).await);
        anna.sit(0, "Anna").await;
        ben.sit(1, "Ben").await;
        (table, anna, ben)
    }

    /// Two people who have added to the dice of their match.
    async fn mixed(&self) -> (String, Client, Client) {
        let (table, mut anna, mut ben) = self.contributors().await;
        for (client, number, share) in [(&mut anna, 0, 1), (&mut ben, 1, 2)] {
            client.until_pledging().await;
            client.pledge(number, share).await;
        }
        for (client, number, share) in [(&mut anna, 0, 1), (&mut ben, 1, 2)] {
            client.until_sharing().await;
            client.share(number, share).await;
        }
        anna.until_begun().await;
        ben.until_begun().await;
        (table, anna, ben)
    }
}

impl Client {
    /// What was told when the match began.
    fn begun_with(&self) -> Vec<Contribution> {
        let event = |text: &String| match serde_json::from_str(text).ok()? {
            ServerFrame::Event { numbered, .. } | ServerFrame::Changed { numbered, .. } => {
                Some(numbered.event)
            }
            _ => None,
        };
        let begun = self.heard.iter().filter_map(event).find_map(|event| match event {
            TableEvent::Begun { contributions, .. } => Some(contributions),
            _ => None,
        });
        begun.expect("the match has begun")
    }
}

pub fn seats(numbers: &[usize]) -> SeatSet {
    numbers.iter().map(|&number| seat(number)).collect()
}

fn shared(contributions: &[Contribution]) -> SeatSet {
    contributions.iter().filter(|one| one.share.is_some()).map(|one| one.seat).collect()
}

/// Plays to the end, and gives the record with what it proves.
async fn finished(
    app: &TestApp,
    table: &str,
    players: &mut [&mut Client],
) -> (RecordText, Verdict) {
    play_on(players, &mut [], usize::MAX, &mut bots::rng_from(1)).await;
    let text = app.get(&format!("/api/tables/{table}/record")).await.body;
    let record: RecordText = text.parse().unwrap();
    let verdict = game::verify::<game::toys::Lanterns>(&record).unwrap();
    let told = app.get(&format!("/api/tables/{table}/verify")).await.json();
    assert_eq!((verdict.proof, told["proven"] == true), (Proof::Proven, true));
    (record, verdict)
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_add_to_the_dice_and_the_record_proves_it() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.contributors().await;
    anna.until_pledging().await;
    anna.pledge(0, 1).await;
    ben.until_pledging().await;
    // The last pledge counts until the list is closed.
    anna.until(|client| client.mixing().is_some_and(|asked| asked.missing() == seats(&[1]))).await;
    ben.pledge(1, 2).await;
    for (client, number, share) in [(&mut ben, 1, 2), (&mut anna, 0, 1)] {
        client.until_sharing().await;
        assert_eq!(client.looks, [], "nothing is drawn before the shares are told");
        client.share(number, share).await;
    }
    for client in [&mut anna, &mut ben] {
        client.until_begun().await;
        assert_eq!(shared(&client.begun_with()), seats(&[0, 1]));
        assert_eq!(client.mixing(), None);
    }
    let late = app.spectator(&table).await;
    let told: Vec<Contribution> =
        serde_json::from_value(late.welcome["contributions"].clone()).unwrap();
    assert_eq!(told, anna.begun_with());
    let (record, verdict) = finished(&app, &table, &mut [&mut anna, &mut ben]).await;
    assert_eq!((verdict.shared, verdict.withheld), (seats(&[0, 1]), SeatSet::EMPTY));
    assert_eq!(record.contributions().to_vec(), told);
    assert_eq!(
        record.commitment().unwrap().to_string(),
        anna.welcome["card"]["commitment"].as_str().unwrap()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_fit_is_refused_and_changes_nothing() {
    let app = TestApp::start().await;
    let (_, mut anna, mut ben) = app.contributors().await;
    anna.until_pledging().await;
    anna.share(0, 1).await;
    assert_eq!(anna.refusal().await, "not-mixing", "shares come after the pledges");
    anna.pledge(1, 1).await;
    assert_eq!(anna.refusal().await, "not-your-seat");
    anna.say_text(r#"{"type":"pledge","seat":0,"pledge":"12"}"#).await;
    assert_eq!(anna.refusal().await, "bad-frame");
    anna.pledge(0, 1).await;
    ben.pledge(1, 2).await;
    anna.until_sharing().await;
    anna.pledge(0, 7).await;
    assert_eq!(anna.refusal().await, "not-mixing", "the list is closed");
    anna.share(0, 7).await;
    assert_eq!(anna.refusal().await, "wrong-share");
    anna.say(&ClientFrame::Stand { seat: seat(0) }).await;
    assert_eq!(anna.refusal().await, "about-to-begin", "nobody walks away from what was told");
    anna.say(&ClientFrame::Start { seat: seat(0) }).await;
    anna.share(0, 1).await;
    ben.until_sharing().await;
    ben.share(1, 2).await;
    anna.until_begun().await;
    assert_eq!(shared(&anna.begun_with()), seats(&[0, 1]));
    anna.share(0, 1).await;
    assert_eq!(anna.refusal().await, "not-mixing");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_with_older_pages_play_and_are_not_waited_for() {
    let app = TestApp::start().await;
    let table = app.table("lanterns", &["person", "person"], no_settings()).await;
    let mut ben = app.person(&table, 2).await;
    ben.sit(1, "Ben").await;
    let mut anna = app.contributor(&table, 1).await;
    anna.sit(0, "Anna").await;
    anna.until_pledging().await;
    assert_eq!(anna.mixing().unwrap().missing(), seats(&[0]));
    anna.pledge(0, 1).await;
    anna.until_sharing().await;
    anna.share(0, 1).await;
    for client in [&mut anna, &mut ben] {
        client.until_begun().await;
        assert_eq!(shared(&client.begun_with()), seats(&[0]));
    }
    let of_pledges = |client: &Client| client.heard.iter().any(|text| text.contains("\"pledged\""));
    assert!(of_pledges(&anna) && !of_pledges(&ben), "an older page could not read it");
    // Nor does it when it comes back to a gap in which that happened.
    let back = Client::enter(app.address, &table, Some(&key(2)), Some(1)).await;
    assert_eq!(back.welcome["missed"]["kind"], "snapshot");
    drop(ben);
    let mut ben = back;
    let (_, verdict) = finished(&app, &table, &mut [&mut anna, &mut ben]).await;
    assert_eq!((verdict.shared, verdict.withheld), (seats(&[0]), SeatSet::EMPTY));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_anybody_who_adds_begins_at_once_as_it_always_did() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("lanterns", no_settings()).await;
    assert_eq!(anna.begun_with(), []);
    let (record, verdict) = finished(&app, &table, &mut [&mut anna, &mut ben]).await;
    assert!(record.contributions().is_empty() && verdict.shared.is_empty());
    let bots = app.table("lanterns", &["random", "random"], no_settings()).await;
    let mut onlooker = app.contributor(&bots, 9).await;
    onlooker.until(|client| client.state().phase == Phase::Over).await;
    assert_eq!(onlooker.welcome.get("contributions"), None);
    let persons = SeatSet::EMPTY;
    assert_eq!(DiceOrigin::of(persons, &[]), DiceOrigin::BotsAlone);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_pledge_is_waited_for_only_so_long() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.contributors().await;
    anna.until_pledging().await;
    anna.pledge(0, 1).await;
    anna.until(|client| client.mixing().is_some_and(|asked| asked.missing() == seats(&[1]))).await;
    app.clock.turn(MIXING_MS_MAX);
    anna.until_sharing().await;
    anna.share(0, 1).await;
    for client in [&mut anna, &mut ben] {
        client.until_begun().await;
    }
    let (_, verdict) = finished(&app, &table, &mut [&mut anna, &mut ben]).await;
    assert_eq!((verdict.shared, verdict.withheld), (seats(&[0]), SeatSet::EMPTY));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_pledges_and_never_tells_is_named_and_the_match_begins() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.contributors().await;
    anna.until_pledging().await;
    anna.pledge(0, 1).await;
    ben.pledge(1, 2).await;
    anna.until_sharing().await;
    anna.share(0, 1).await;
    anna.until(|client| client.mixing().is_some_and(|asked| asked.missing() == seats(&[1]))).await;
    // Ben has seen enough.
    drop(ben);
    app.clock.turn(MIXING_MS_MAX);
    anna.until_begun().await;
    let told = anna.begun_with();
    assert_eq!((shared(&told), told.len()), (seats(&[0]), 2));
    let origin = DiceOrigin::of(seats(&[0, 1]), &told);
    let hands = Hands { added: seats(&[0]), silent: seats(&[1]), without: SeatSet::EMPTY };
    assert_eq!(origin, DiceOrigin::Shared(hands));
    let mut ben = app.contributor(&table, 2).await;
    let (_, verdict) = finished(&app, &table, &mut [&mut anna, &mut ben]).await;
    assert_eq!((verdict.shared, verdict.withheld), (seats(&[0]), seats(&[1])));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_at_all_answers_and_the_match_begins() {
    let app = TestApp::start().await;
    let (_, mut anna, ben) = app.contributors().await;
    anna.until_pledging().await;
    drop(ben);
    app.clock.turn(MIXING_MS_MAX);
    anna.until_begun().await;
    assert_eq!(anna.begun_with(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_stands_up_before_the_list_is_closed_ends_the_round() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.contributors().await;
    anna.until_pledging().await;
    anna.pledge(0, 1).await;
    ben.until_pledging().await;
    ben.say(&ClientFrame::Stand { seat: seat(1) }).await;
    anna.until(|client| client.mixing().is_none()).await;
    let mut cleo = app.contributor(&table, 3).await;
    cleo.sit(1, "Cleo").await;
    cleo.until_pledging().await;
    let missing = cleo.mixing().unwrap().missing();
    assert_eq!(missing, seats(&[0, 1]), "what was pledged to others does not count");
    for (client, number, share) in [(&mut anna, 0, 5), (&mut cleo, 1, 6)] {
        client.until_pledging().await;
        client.pledge(number, share).await;
    }
    for (client, number, share) in [(&mut anna, 0, 5), (&mut cleo, 1, 6)] {
        client.until_sharing().await;
        client.share(number, share).await;
    }
    anna.until_begun().await;
    assert_eq!(shared(&anna.begun_with()), seats(&[0, 1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_seats_at_one_screen_add_two_shares_after_the_sign() {
    let app = TestApp::start().await;
    let table = app.table("lanterns", &["person", "person"], no_settings()).await;
    let mut clara = app.contributor(&table, 1).await;
    clara.sit(0, "Clara").await;
    clara.sit(1, "Dora").await;
    clara.pledge(0, 1).await;
    assert_eq!(clara.refusal().await, "not-mixing", "the table waits for a sign");
    clara.say(&ClientFrame::Start { seat: seat(0) }).await;
    clara.until_pledging().await;
    assert_eq!(clara.mixing().unwrap().missing(), seats(&[0, 1]));
    for (number, share) in [(0, 1), (1, 2)] {
        clara.pledge(number, share).await;
    }
    clara.until_sharing().await;
    for (number, share) in [(0, 1), (1, 2)] {
        clara.share(number, share).await;
    }
    clara.until_begun().await;
    assert_eq!(shared(&clara.begun_with()), seats(&[0, 1]));
}

/// The folder of a server that was stopped, with a table that had come as far as `until`.
async fn stopped_at(pledged: bool) -> (String, Arc<TempDir>) {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.contributors().await;
    anna.until_pledging().await;
    anna.pledge(0, 1).await;
    if pledged {
        ben.pledge(1, 2).await;
        anna.until_sharing().await;
        anna.share(0, 1).await;
        anna.until(|client| client.mixing().is_some_and(|asked| asked.missing() == seats(&[1])))
            .await;
    }
    (table, app.stop().await)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stopped_between_pledge_and_share_goes_on_with_the_same_list() {
    let (table, folder) = stopped_at(true).await;
    let app = TestApp::start_in(folder, 2_000_000, |_| {}).await;
    let mut anna = app.contributor(&table, 1).await;
    anna.until_sharing().await;
    let Some(Mixing::Share { pledges, missing, .. }) = anna.mixing() else { unreachable!() };
    assert_eq!(*missing, seats(&[1]), "what Anna told is kept");
    let list: Vec<Pledge> = pledges.iter().map(|one| one.pledge).collect();
    assert_eq!(list, [anna.pledge_of(0, 1), anna.pledge_of(1, 2)]);
    let mut ben = app.contributor(&table, 2).await;
    ben.until_sharing().await;
    ben.share(1, 2).await;
    anna.until_begun().await;
    ben.until_begun().await;
    let (_, verdict) = finished(&app, &table, &mut [&mut anna, &mut ben]).await;
    assert_eq!(verdict.shared, seats(&[0, 1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stopped_between_pledge_and_share_waits_for_nobody_who_stays_away() {
    for (pledged, [added, listed]) in [(false, [&[][..], &[]]), (true, [&[0][..], &[0, 1]])]
        .map(|(one, two)| (one, two.map(seats)))
    {
        let (table, folder) = stopped_at(pledged).await;
        let app = TestApp::start_in(folder, 2_000_000, |_| {}).await;
        // Who only looks on does not make the table ask people who are away.
        let mut onlooker = app.spectator(&table).await;
        app.clock.turn(MIXING_MS_MAX);
        onlooker.say(&ClientFrame::Ping { count: 1 }).await;
        onlooker.find(|frame| matches!(frame, ServerFrame::Pong { .. }).then_some(())).await;
        assert_eq!((onlooker.state().phase, onlooker.mixing()), (Phase::Waiting, None));
        let mut ben = app.contributor(&table, 2).await;
        ben.until(|client| client.mixing().is_some()).await;
        app.clock.turn(MIXING_MS_MAX);
        onlooker.until_begun().await;
        let told = onlooker.begun_with();
        assert_eq!(told.iter().map(|one| one.seat).collect::<SeatSet>(), listed);
        assert_eq!(shared(&told), added);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mixed_match_goes_on_after_a_restart_by_the_same_dice() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.mixed().await;
    play_on(&mut [&mut anna, &mut ben], &mut [], 2, &mut bots::rng_from(3)).await;
    let folder = app.stop().await;
    let app = TestApp::start_in(folder, 2_000_000, |_| {}).await;
    let (mut anna, mut ben) = (app.contributor(&table, 1).await, app.contributor(&table, 2).await);
    assert_eq!(anna.welcome["contributions"].as_array().unwrap().len(), 2);
    let (_, verdict) = finished(&app, &table, &mut [&mut anna, &mut ben]).await;
    assert_eq!(verdict.shared, seats(&[0, 1]));

    // A rematch has dice of its own and asks everybody anew.
    let next = rematch(&mut anna, &mut ben).await;
    let mut anna = app.contributor(&next, 1).await;
    anna.until_pledging().await;
    assert_eq!(anna.yours, seats(&[1]), "moved on by one");
    assert_eq!(anna.mixing().unwrap().missing(), seats(&[0, 1]));
    anna.pledge(1, 8).await;
    anna.until(|client| client.mixing().is_some_and(|asked| asked.missing() == seats(&[0]))).await;
    app.clock.turn(MIXING_MS_MAX);
    anna.until_sharing().await;
    anna.share(1, 8).await;
    anna.until_begun().await;
    assert_eq!(shared(&anna.begun_with()), seats(&[1]));
    let mut ben = app.contributor(&next, 2).await;
    let (_, verdict) = finished(&app, &next, &mut [&mut ben, &mut anna]).await;
    assert_eq!((verdict.shared, verdict.withheld), (seats(&[1]), SeatSet::EMPTY));
}

/// Both want another match; the table where it is.
async fn rematch(anna: &mut Client, ben: &mut Client) -> String {
    for (client, number) in [(&mut *anna, 0), (ben, 1)] {
        client.say(&ClientFrame::Rematch { seat: seat(number) }).await;
    }
    let next = anna.find(|frame| match frame {
        ServerFrame::Event { numbered, .. } | ServerFrame::Changed { numbered, .. } => {
            match numbered.event {
                TableEvent::Rematch { table } => Some(table),
                _ => None,
            }
        }
        _ => None,
    });
    next.await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_asks_by_the_pages_that_people_have_now() {
    let app = TestApp::start().await;
    let (table, anna, mut ben) = app.pair("lanterns", no_settings()).await;
    // She sat down with an older page, and has the one of today since she came back.
    drop(anna);
    let mut anna = app.contributor(&table, 1).await;
    anna.say(&ClientFrame::Resign { seat: seat(0) }).await;
    anna.until(|client| client.state().phase == Phase::Over).await;
    ben.until(|client| client.state().phase == Phase::Over).await;
    let next = rematch(&mut anna, &mut ben).await;
    let mut ben = app.person(&next, 2).await;
    assert_eq!(ben.state().phase, Phase::Waiting);
    let mut anna = app.contributor(&next, 1).await;
    anna.until_pledging().await;
    assert_eq!(anna.mixing().unwrap().missing(), seats(&[1]), "one seat on, and Ben is not asked");
    anna.pledge(1, 1).await;
    anna.until_sharing().await;
    anna.share(1, 1).await;
    ben.until_begun().await;
    assert_eq!(shared(&ben.begun_with()), seats(&[1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_from_a_record_keeps_its_dice_and_asks_nobody() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.mixed().await;
    let (record, _) = finished(&app, &table, &mut [&mut anna, &mut ben]).await;
    let text = record.to_string();
    let app = &app;
    let laid = |wish: Value| async move {
        let answer = app.post("/api/records", &wish).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        answer.json()["card"]["id"].as_str().unwrap().to_owned()
    };
    let whole = laid(json!({ "record": text })).await;
    assert_eq!(app.get(&format!("/api/tables/{whole}/record")).await.body, text);
    let look = app.get(&format!("/api/tables/{table}/replay/1")).await;
    assert_eq!(look.status, 200, "{}", look.body);

    let played_on = laid(json!({ "record": text, "decisions": 1 })).await;
    let (mut cleo, mut dora) =
        (app.contributor(&played_on, 3).await, app.contributor(&played_on, 4).await);
    cleo.sit(0, "Cleo").await;
    dora.sit(1, "Dora").await;
    cleo.until_begun().await;
    dora.until_begun().await;
    assert_eq!(cleo.welcome["card"]["seed_known"], true);
    assert_eq!(cleo.begun_with(), [], "Cleo and Dora have added nothing");
    let (again, _) = finished(app, &played_on, &mut [&mut cleo, &mut dora]).await;
    assert!(again.contributions().is_empty(), "nor does their record say so");
    let opening = |record: &RecordText| {
        let chance = record.steps().iter().take_while(|step| step.seat.is_none()).count();
        record.steps()[..=chance].to_vec()
    };
    assert_eq!(opening(&again), opening(&record), "the same dice up to the first decision");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_page_that_adds_nothing_reads_all_that_it_is_told() {
    // The forms of the first version, and every frame is one that it knew.
    let app = TestApp::start().await;
    let table = app.table("lanterns", &["person", "person"], no_settings()).await;
    let mut old = app.reader(&table, 2, Reads::FIRST).await;
    old.sit(1, "Ben").await;
    let mut anna = app.contributor(&table, 1).await;
    anna.sit(0, "Anna").await;
    anna.until_pledging().await;
    anna.pledge(0, 1).await;
    anna.until_sharing().await;
    anna.share(0, 1).await;
    old.until_begun().await;
    let kinds = old.heard.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
    let events: Vec<Value> = kinds.filter_map(|frame| frame.get("event").cloned()).collect();
    let known = ["sat", "begun"];
    assert!(events.iter().all(|event| known.contains(&event["what"].as_str().unwrap())));
    assert_eq!(events.len(), 3, "Ben, Anna, the beginning");
}
