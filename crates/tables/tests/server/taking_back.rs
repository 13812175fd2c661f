//! Nothing that came to light is taken back behind anybody's back.

use std::collections::BTreeSet;

use bots::{BotRng, rng_from};
use game::luck;
use serde_json::Value;
use wire::{ClientFrame, Phase, Presence, ServerFrame};

use crate::app::TestApp;
use crate::client::{Client, no_settings, play_on, seat};

/// More rolls than any of these matches has.
const ROLLS_MOST: u64 = 10_000;

/// How much has not come to light: tiles face down, or rolls to come and development cards in the stack.
fn hidden(looks: &Value) -> Option<u64> {
    let view = &looks.get(0)?["view"];
    if let Some(kinds) = view["stock"].as_array() {
        return Some(kinds.iter().map(|kind| kind["count"].as_u64().expect("a number")).sum());
    }
    let rolls: u64 = view["dice"].as_array()?.iter().filter_map(Value::as_u64).sum();
    Some(ROLLS_MOST - rolls + view["deck"].as_u64()?)
}

fn hidden_from(client: &Client) -> u64 {
    hidden(&serde_json::to_value(&client.looks).unwrap()).expect("a view")
}

async fn until_away(client: &mut Client, number: usize) {
    let away = |it: &Client| matches!(it.state().seats[number].presence, Presence::Away { .. });
    client.until(away).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_away_is_asked_although_a_caretaker_plays() {
    let app = TestApp::start().await;
    let (table, mut anna, mut ben) = app.pair("carcassonne", no_settings()).await;
    let mut rng = rng_from(1);
    while anna.deciding().contains(seat(0)) {
        play_on(&mut [&mut anna, &mut ben], &mut [], 1, &mut rng).await;
    }
    drop(ben);
    until_away(&mut anna, 1).await;
    app.clock.turn(60_000);
    anna.say(&ClientFrame::Vote { seat: seat(0), absent: seat(1) }).await;
    anna.until(|client| client.deciding().contains(seat(0))).await;
    let seen = hidden_from(&anna);

    anna.say(&ClientFrame::Undo { seat: seat(0) }).await;
    anna.until(|client| client.state().proposal.is_some() || hidden_from(client) > seen).await;
    assert_eq!(hidden_from(&anna), seen, "the tiles she has seen stay seen");
    assert!(anna.state().proposal.unwrap().missing.contains(seat(1)));

    // Back at the table, and with the caretaker still in the seat, Ben may agree.
    let mut ben = app.person(&table, 2).await;
    ben.say(&ClientFrame::Consent { seat: seat(1), agree: true }).await;
    ben.until(|client| client.state().proposal.is_none()).await;
    assert!(hidden_from(&ben) > seen);
}

/// People who come and go, and what each of them has seen.
struct Company<'a> {
    app: &'a TestApp,
    /// What everything here follows from.
    seed: u64,
    table: String,
    people: Vec<Person>,
    /// The events that took something back with everybody's consent.
    agreed: BTreeSet<u64>,
    rng: BotRng,
    undone: usize,
}

struct Person {
    client: Option<Client>,
    /// Frames of this client that have been looked at.
    read: usize,
    /// The last event that was seen, and how much had not come to light then.
    seen: (u64, Option<u64>),
    /// Who wants to take something back, or has agreed, as this person was told.
    willing: BTreeSet<u64>,
    out: bool,
}

impl<'a> Company<'a> {
    async fn gather(app: &'a TestApp, seed: u64) -> Company<'a> {
        let mut rng = rng_from(seed);
        let persons = 2 + luck::below(&mut rng, 2) as usize;
        let mut seats = vec!["person"; persons];
        seats.extend((luck::below(&mut rng, 2) == 0).then_some("random"));
        // Tiles come to light in one game; dice, stolen and bought cards in the other.
        let game = if seed.is_multiple_of(2) { "carcassonne" } else { "settlers" };
        if game == "settlers" {
            seats.resize(3, "random");
        }
        let table = app.table(game, &seats, no_settings()).await;
        let mut people = Vec::new();
        for number in 0..persons {
            let mut client = app.told_everything(&table, number as u8).await;
            client.sit(number, &format!("P{number}")).await;
            let (read, seen, willing) = (0, (0, None), BTreeSet::new());
            people.push(Person { client: Some(client), read, seen, willing, out: false });
        }
        for person in &mut people {
            person.client.as_mut().unwrap().until(|client| !client.looks.is_empty()).await;
        }
        Company { app, seed, table, people, agreed: BTreeSet::new(), rng, undone: 0 }
    }

    /// Says something, reads the answer, and looks at all that was shown meanwhile.
    async fn say(&mut self, number: usize, frame: &ClientFrame) {
        let Some(client) = self.people[number].client.as_mut() else { return };
        client.say(frame).await;
        client.say(&ClientFrame::Ping { count: 1 }).await;
        client.find(|frame| matches!(frame, ServerFrame::Pong { .. }).then_some(())).await;
        let agrees = match frame {
            ClientFrame::Undo { .. } | ClientFrame::Consent { agree: true, .. } => Some(number),
            _ => None,
        };
        self.look(number, agrees);
    }

    /// The law: what lies before something seen is shown only where everybody has agreed.
    fn look(&mut self, number: usize, agrees: Option<usize>) {
        let asked: BTreeSet<u64> =
            (0..self.people.len()).filter(|&at| !self.people[at].out).map(|at| at as u64).collect();
        let Person { client: Some(client), read, seen, willing, .. } = &mut self.people[number]
        else {
            return;
        };
        for text in &client.heard[*read..] {
            let frame: Value = serde_json::from_str(text).unwrap();
            let Some(event) = frame["number"].as_u64().filter(|_| frame["looks"].is_array()) else {
                continue;
            };
            let by = frame["event"]["seat"].as_u64();
            match frame["event"]["what"].as_str() {
                Some("undo-wanted") => *willing = by.into_iter().collect(),
                Some("consented") if frame["event"]["agree"] == true => willing.extend(by),
                Some("undone") => {
                    willing.extend(by);
                    willing.extend(agrees.map(|agrees| agrees as u64));
                    self.undone += 1;
                    if willing.is_superset(&asked) {
                        self.agreed.insert(event);
                    }
                }
                _ => {}
            }
            let now = hidden(&frame["looks"]);
            let back = now > seen.1 && seen.1.is_some();
            let consent = self.agreed.iter().any(|agreed| (seen.0 + 1..=event).contains(agreed));
            assert!(
                !back || consent,
                "seed {}, seat {number}, event {event}: {:?} and then {now:?}",
                self.seed,
                seen.1
            );
            *seen = (event, now);
        }
        *read = client.heard.len();
    }

    async fn come(&mut self, number: usize) {
        let client = self.app.told_everything(&self.table, number as u8).await;
        let person = &mut self.people[number];
        // What was wanted before the absence may have been settled.
        (person.client, person.read, person.willing) = (Some(client), 0, BTreeSet::new());
        let state = person.client.as_ref().unwrap().state();
        if let Some(proposal) = state.proposal {
            person.willing = proposal.agreed.with(proposal.seat).iter().map(number_of).collect();
        }
        self.look(number, None);
    }

    async fn go(&mut self, number: usize) {
        self.people[number].client = None;
        let others = self.people.iter_mut().filter_map(|person| person.client.as_mut());
        for client in others {
            until_away(client, number).await;
        }
        self.app.clock.turn(60_000);
    }

    async fn anything(&mut self) {
        let number = luck::below(&mut self.rng, self.people.len() as u32) as usize;
        let Some(client) = self.people[number].client.as_ref() else {
            return self.come(number).await;
        };
        let mine = client.state().seats[number].clone();
        let other = luck::below(&mut self.rng, self.people.len() as u32) as usize;
        let own = seat(number);
        match luck::below(&mut self.rng, 16) {
            0 => self.go(number).await,
            1 if self.people.len() > 2 && mine.out.is_none() => {
                self.people[number].out = true;
                self.say(number, &ClientFrame::Resign { seat: own }).await;
            }
            2 if mine.caretaker.is_some() => {
                self.say(number, &ClientFrame::TakeBack { seat: own }).await;
            }
            2..4 => self.say(number, &ClientFrame::Vote { seat: own, absent: seat(other) }).await,
            4..7 => self.say(number, &ClientFrame::Undo { seat: own }).await,
            7..10 => {
                let agree = luck::below(&mut self.rng, 4) > 0;
                self.say(number, &ClientFrame::Consent { seat: own, agree }).await;
            }
            _ => self.decide(number).await,
        }
    }

    async fn decide(&mut self, number: usize) {
        let Some(client) = self.people[number].client.as_ref() else { return };
        let actions = client.looks.first().map(|look| look.actions.clone()).unwrap_or_default();
        let version = client.version;
        let Some(action) = luck::pick(&mut self.rng, &actions) else { return };
        let chosen = action.clone().into();
        let id = format!("{number}-{}", luck::below(&mut self.rng, u32::MAX));
        self.say(number, &ClientFrame::Play { client: id, version, seat: seat(number), chosen })
            .await;
    }

    fn is_over(&self) -> bool {
        let mut here = self.people.iter().filter_map(|person| person.client.as_ref());
        here.any(|client| client.state().phase == Phase::Over)
    }
}

fn number_of(seat: game::Seat) -> u64 {
    seat.index() as u64
}

#[tokio::test(flavor = "multi_thread")]
async fn no_seat_sees_what_comes_and_then_a_position_before_it_unless_all_agreed() {
    let app = TestApp::start().await;
    let mut undone = 0;
    for seed in 0..20 {
        let mut company = Company::gather(&app, seed).await;
        for _ in 0..90 {
            if company.is_over() {
                break;
            }
            company.anything().await;
        }
        undone += company.undone;
    }
    assert!(undone > 12, "only {undone} times something was taken back");
}
